/** Notices to this browser: the subscription that the server encrypts for. */

import { call } from './api';
import type { Language } from './i18n.svelte';
import type { NoticesInfo } from './wire';

/** Whether this browser can get notices while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Ask the browser, then have the server send notices here. Null if the browser refuses. */
export async function subscribe(key: string, lang: Language): Promise<NoticesInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  const told = { kind: 'push' as const, address: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', lang };
  return call('POST /api/notices', {}, told);
}
