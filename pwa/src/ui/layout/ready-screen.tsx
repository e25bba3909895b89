import { lazy, useState, type ComponentType } from 'react';

type LoadScreen<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A screen in a part of its own that can be fetched before it is gone to. */
interface ReadyScreen<P> {
  readonly Screen: ComponentType<P>;
  /** Fetches it ahead. A failure is left to the visit itself, which tries again. */
  readonly prepare: () => void;
}

/**
 * A lazy screen that renders at once where it is there already. `lazy` alone waits even then: it shows the fallback,
 * and React leaves a fallback on the screen for 300 ms before it puts anything in its place.
 */
export function readyScreen<P extends object>(load: LoadScreen<P>): ReadyScreen<P> {
  let loaded: ComponentType<P> | null = null;
  const loadAndKeep = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Waiting = lazy(loadAndKeep);
  return {
    Screen: function Screen(props) {
      // Once for the visit: another component in its place would begin the screen anew.
      const [Shown] = useState<ComponentType<P>>(() => loaded ?? Waiting);
      return <Shown {...props} />;
    },
    prepare: () => void loadAndKeep().catch(() => undefined),
  };
}
