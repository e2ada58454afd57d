/** Whether this device has a network at all. */
class Network {
  #isThere = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.#isThere = true));
    addEventListener('offline', () => (this.#isThere = false));
  }

  get isThere(): boolean {
    return this.#isThere;
  }
}

export const network = new Network();
