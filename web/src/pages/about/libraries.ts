/** What Posse is built on, with licences as the packages state them. */

export interface Library {
  name: string;
  licence: string;
  home: string;
}

export const BROWSER: Library[] = [
  { name: 'Svelte', licence: 'MIT', home: 'https://svelte.dev' },
  { name: 'Fluent', licence: 'Apache-2.0', home: 'https://projectfluent.org' },
  { name: 'uqr', licence: 'MIT', home: 'https://github.com/unjs/uqr' },
  { name: 'Iconify', licence: 'CC-BY-3.0', home: 'https://iconify.design' },
  { name: 'Fontsource', licence: 'OFL-1.1', home: 'https://fontsource.org' },
];

export const SERVER: Library[] = [
  { name: 'argon2-cffi', licence: 'MIT', home: 'https://argon2-cffi.readthedocs.io' },
  { name: 'Cyclopts', licence: 'Apache-2.0', home: 'https://github.com/BrianPugh/cyclopts' },
  { name: 'fluent.runtime', licence: 'Apache-2.0', home: 'https://github.com/projectfluent/python-fluent' },
  { name: 'httptools', licence: 'MIT', home: 'https://github.com/MagicStack/httptools' },
  { name: 'ItsDangerous', licence: 'BSD-3-Clause', home: 'https://itsdangerous.palletsprojects.com' },
  { name: 'joblib', licence: 'BSD-3-Clause', home: 'https://joblib.readthedocs.io' },
  { name: 'Litestar', licence: 'MIT', home: 'https://litestar.dev' },
  { name: 'msgspec', licence: 'BSD-3-Clause', home: 'https://msgspec.dev' },
  { name: 'mypy-extensions', licence: 'MIT', home: 'https://github.com/python/mypy_extensions' },
  { name: 'OpenSkill', licence: 'MIT', home: 'https://github.com/vivekjoshy/openskill.py' },
  { name: 'Prometheus client', licence: 'Apache-2.0', home: 'https://github.com/prometheus/client_python' },
  { name: 'PyYAML', licence: 'MIT', home: 'https://pyyaml.org' },
  { name: 'Rich', licence: 'MIT', home: 'https://rich.readthedocs.io' },
  { name: 'structlog', licence: 'MIT / Apache-2.0', home: 'https://www.structlog.org' },
  { name: 'Uvicorn', licence: 'BSD-3-Clause', home: 'https://uvicorn.dev' },
  { name: 'uvloop', licence: 'MIT / Apache-2.0', home: 'https://github.com/MagicStack/uvloop' },
  { name: 'websockets', licence: 'BSD-3-Clause', home: 'https://websockets.readthedocs.io' },
];
