/** Something a host does: the server answers with the new state. */

import { call } from '$lib/api';
import type { HostInfo } from '$lib/wire';

export class HostState {
  info = $state.raw<HostInfo | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);

  constructor() {
    void this.attempt(() => call('GET /api/host'));
  }

  /** Do something, and show the result. */
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
