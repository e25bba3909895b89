interface Held {
  readonly owner: object;
  readonly lose: (error: Error) => void;
}

/** The Web Locks of one device, shared by its pages; a page that ends releases its locks. */
export class SimLocks {
  readonly #held = new Map<string, Held>();

  /** The part of LockManager that the app uses. */
  manager(owner: object): LockManager {
    const request = (
      name: string,
      options: LockOptions,
      work: (lock: Lock | null) => unknown,
    ): Promise<unknown> => {
      const holder = this.#held.get(name);
      if (holder !== undefined && options.steal !== true) return Promise.resolve().then(() => work(null));
      holder?.lose(new DOMException('The lock was stolen', 'AbortError'));
      return this.#grant(owner, name, work);
    };
    return { request } as unknown as LockManager;
  }

  release(owner: object): void {
    for (const [name, held] of this.#held) if (held.owner === owner) this.#held.delete(name);
  }

  #grant(owner: object, name: string, work: (lock: Lock | null) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const held: Held = { owner, lose: reject };
      this.#held.set(name, held);
      const letGo = (): void => {
        if (this.#held.get(name) === held) this.#held.delete(name);
      };
      Promise.resolve()
        .then(() => work({ name, mode: 'exclusive' }))
        .finally(letGo)
        .then(resolve, reject);
    });
  }
}
