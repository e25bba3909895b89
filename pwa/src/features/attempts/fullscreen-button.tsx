import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Absent if the browser does not support fullscreen for pages (iPhones). */
export function FullscreenButton() {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // If the browser refuses, the page and the button stay as they are.
    void change.catch(() => undefined);
  };
  return (
    <IconButton
      icon={on ? 'compress' : 'expand'}
      label={on ? say.toolbar.leaveFullscreen : say.toolbar.fullscreen}
      onClick={toggle}
    />
  );
}
