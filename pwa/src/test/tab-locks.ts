type Work = (lock: Lock | null) => unknown;

interface Holder {
  readonly lose: (error: Error) => void;
}

/** The Web Locks of one origin, limited to `ifAvailable` and `steal`, because happy-dom has none. */
export class TabLocks {
  readonly #holders = new Map<string, Holder>();

  /** For the `locks` of an edge. */
  readonly manager = (): LockManager =>
    ({
      request: (name: string, options: LockOptions, work: Work) => this.#request(name, options, work),
    }) as unknown as LockManager;

  async #request(name: string, { steal }: LockOptions, work: Work): Promise<unknown> {
    const before = this.#holders.get(name);
    const isFree = before === undefined || steal === true;
    if (!isFree) return Promise.resolve().then(() => work(null));
    before?.lose(new DOMException('Lock broken by another request', 'AbortError'));
    let lose: Holder['lose'] = () => undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      lose = reject;
    });
    const holder: Holder = { lose };
    this.#holders.set(name, holder);
    try {
      // A browser never calls back within the request itself.
      const working = Promise.resolve().then(() => work({ name, mode: 'exclusive' }));
      return await Promise.race([working, lost]);
    } finally {
      if (this.#holders.get(name) === holder) this.#holders.delete(name);
    }
  }
}
