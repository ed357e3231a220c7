/** Say one thing at a table without sitting down: connect, say it, hear that it was done, and leave. */

import { Failure } from '$lib/api';
import { Connection } from '$lib/connection';
import type { Incoming, Outgoing } from '$lib/wire';

const PATIENCE = 10_000;

export function errand(code: string, what: Incoming, done: (message: Outgoing) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new Connection(code, { heard, wire: () => {} });
    const timer = setTimeout(() => end(new Failure('offline', 'the server does not answer', 0)), PATIENCE);

    function end(failure: Failure | null): void {
      clearTimeout(timer);
      connection.close();
      if (failure) reject(failure);
      else resolve();
    }

    function heard(message: Outgoing): void {
      if (message.it === 'welcome') connection.say(what);
      else if (done(message)) end(null);
      else if (message.it === 'refused' || message.it === 'bye') end(new Failure(message.why, message.text, 0));
    }
  });
}
