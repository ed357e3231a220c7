import '@fontsource/rye/400.css';
import '@fontsource-variable/bitter/wght.css';
import '@fontsource-variable/bitter/wght-italic.css';
import './styles/kit.css';
import './styles/pages.css';
import { mount } from 'svelte';
import { catalogue } from '$lib/catalogue.svelte';
import { speak } from '$lib/i18n.svelte';
import { apply, prefs } from '$lib/prefs.svelte';
import { listen } from '$lib/router.svelte';
import { keepShell } from '$lib/shell';
import App from './App.svelte';

apply();
listen();
// The first page is drawn once there are words and pictures for it; a server that is away says so on the page itself.
await Promise.all([speak(prefs.language), catalogue().catch(() => {})]);
mount(App, { target: document.getElementById('app')! });
keepShell();
