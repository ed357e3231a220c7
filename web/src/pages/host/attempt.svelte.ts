/** Something a host does: the server answers with how it is then. */

import { call } from '$lib/api';
import type { HostInfo } from '$lib/wire';

export class Desk {
  info = $state.raw<HostInfo | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);

  constructor() {
    void this.attempt(() => call('GET /api/host'));
  }

  /** Do something, and show what came of it. */
  async attempt(deed: () => Promise<HostInfo>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      this.info = await deed();
      return true;
    } catch (failed) {
      this.error = failed;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
