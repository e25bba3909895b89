export interface Replaceable<T extends object> {
  /** Behaves as the object that was put in last, also where it was kept before that. */
  readonly value: T;
  put(next: T): void;
}

/** An object behind which another one can be put while others hold it. */
export function replaceable<T extends object>(first: T): Replaceable<T> {
  let inner = first;
  const handler: ProxyHandler<T> = {
    get: (_, key) => {
      const found: unknown = Reflect.get(inner, key);
      return typeof found === 'function' ? (found.bind(inner) as unknown) : found;
    },
    set: (_, key, next) => Reflect.set(inner, key, next),
    has: (_, key) => Reflect.has(inner, key),
    ownKeys: () => Reflect.ownKeys(inner),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(inner, key),
    defineProperty: (_, key, attributes) => Reflect.defineProperty(inner, key, attributes),
    deleteProperty: (_, key) => Reflect.deleteProperty(inner, key),
  };
  return { value: new Proxy({} as T, handler), put: (next) => void (inner = next) };
}
