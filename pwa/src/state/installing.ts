import { create } from 'zustand';

/** Chromium's offer to install; not in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser puts the app on the home screen: by asking, or by the person's own hand. */
export type InstallWay = 'prompt' | 'ios';

interface Installing {
  readonly prompt: InstallPrompt | null;
  /** While this page was open. */
  readonly installed: boolean;
  /** It was offered on this device before this page was opened, or has been answered on it. */
  readonly offered: boolean;
}

const OFFERED = 'prep-install-offered';

export const useInstalling = create<Installing>(() => ({
  prompt: null,
  installed: false,
  offered: wasOffered(),
}));

/** To be called before the first paint: the browser makes its offer once, and early. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this the browser shows its own bar at a moment of its choosing.
    event.preventDefault();
    useInstalling.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstalling.setState({ installed: true, prompt: null }));
}

/**
 * Null where the app is installed already, or where this browser cannot. Asks the browser how the page is displayed,
 * which has its styles worked out at once: not to be called while the first screen is drawn.
 */
export function installWay({
  prompt,
  installed,
}: Pick<Installing, 'prompt' | 'installed'>): InstallWay | null {
  if (installed || isStandalone()) return null;
  if (prompt !== null) return 'prompt';
  return isIos() ? 'ios' : null;
}

/** Asks the browser to install. Its prompt can be used once; a person who declines may be asked by the menu later. */
export async function install(): Promise<void> {
  const { prompt } = useInstalling.getState();
  if (prompt === null) return;
  useInstalling.setState({ prompt: null });
  const { outcome } = await prompt.prompt();
  if (outcome === 'accepted') useInstalling.setState({ installed: true });
}

/** The offer stands on the screen: it is remembered at once, so that no other page makes it again. */
export function rememberOffer(): void {
  try {
    localStorage.setItem(OFFERED, new Date().toISOString());
  } catch {
    // A browser that refuses storage installs nothing either.
    useInstalling.setState({ offered: true });
  }
}

/** It was answered, either way: it goes from this page too. */
export function closeOffer(): void {
  useInstalling.setState({ offered: true });
}

function wasOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED) !== null;
  } catch {
    return true;
  }
}

function isStandalone(): boolean {
  const ios = (navigator as { standalone?: boolean }).standalone === true;
  return ios || matchMedia('(display-mode: standalone)').matches;
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
