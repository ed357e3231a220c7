/** The server's HTTP side, with the server's own types. */

import type { Api, Problem } from './wire';

type Routes = keyof Api;

/** What went wrong: `why` is a code (`refused-WHY` has the words), `text` the server's own English. */
export class Failure extends Error {
  constructor(
    readonly why: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Ask the server for something: `call('GET /api/tables/{code}', { code: 'K7WXQ2' })`. */
export async function call<R extends Routes>(
  what: R,
  where: Record<string, string | number> = {},
  body?: Api[R]['body'],
): Promise<Api[R]['answer']> {
  const [method = 'GET', template = '/'] = what.split(' ');
  const response = await ask(method, fill(template, where), body);
  if (response.status === 204) return null as Api[R]['answer'];
  const text = response.headers.get('content-type')?.includes('json') ? await json(response) : await response.text();
  if (!response.ok) throw failure(text, response.status);
  return text as Api[R]['answer'];
}

async function ask(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined || body === null ? {} : { 'content-type': 'application/json' },
      body: body === undefined || body === null ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Failure('offline', 'the server cannot be reached', 0);
  }
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function failure(body: unknown, status: number): Failure {
  const problem = body as Partial<Problem> | null;
  return new Failure(problem?.why ?? 'error', problem?.text ?? `the server answered ${status}`, status);
}

/** A path with its parts filled in; parts without a place in it become the query. */
function fill(template: string, where: Record<string, string | number>): string {
  const query = new URLSearchParams();
  let path = template;
  for (const [key, value] of Object.entries(where)) {
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(value));
    else query.set(key, String(value));
  }
  const asked = query.toString();
  return asked ? `${path}?${asked}` : path;
}
