import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { loadPart } from './load-part.ts';

type LoadScreen<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A lazily loaded component that can be loaded before it is shown. */
export type LazyPart<P> = FunctionComponent<P> & {
  /** Loads it ahead of time. @returns false if it failed; it is then loaded again when it is shown. */
  readonly prepare: () => Promise<boolean>;
};

interface FailedPart {
  readonly load: () => Promise<unknown>;
  readonly forget: () => void;
}

const failed = new Set<FailedPart>();

/** Retries every part that failed while it was being shown. @returns true if all of them are loaded now. */
export async function retryParts(): Promise<boolean> {
  const results = await Promise.allSettled([...failed].map(({ load }) => load()));
  return results.every(({ status }) => status === 'fulfilled');
}

/** Failed parts are loaded again when they are shown next. */
export function forgetFailedParts(): void {
  for (const part of failed) part.forget();
  failed.clear();
}

/**
 * A lazy component that renders at once if it is loaded already. React's `lazy` alone suspends even then, and React keeps
 * a fallback on the screen for at least 300 ms. `lazy` also never retries after a failure.
 * @param after awaited before the part is requested.
 */
export function lazyPart<P extends object>(
  load: LoadScreen<P>,
  after: () => Promise<void> = () => Promise.resolve(),
): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const loadAndKeep = async () => {
    await after();
    const module = await loadPart(load);
    loaded = module.default;
    return module;
  };
  const waiting = () =>
    lazy(() =>
      loadAndKeep().catch((error: unknown) => {
        failed.add({ load: loadAndKeep, forget: () => (Waiting = waiting()) });
        throw error;
      }),
    );
  let Waiting = waiting();
  function Part(props: P) {
    // Fixed for this mount: switching to another component would reset the screen.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  const prepare = () =>
    loadAndKeep().then(
      () => true,
      () => false,
    );
  return Object.assign(Part, { prepare });
}
