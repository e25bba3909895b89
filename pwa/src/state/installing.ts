import { create } from 'zustand';

/** Chromium's offer to install; not in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs the app: with a prompt, or manually. */
export type InstallWay = 'prompt' | 'ios';

interface Installing {
  readonly prompt: InstallPrompt | null;
  /** Installed while this page was open. */
  readonly installed: boolean;
  /** The offer was shown on this device before this page was opened, or was answered on this page. */
  readonly offered: boolean;
}

const OFFERED = 'prep-install-offered';

export const useInstalling = create<Installing>(() => ({
  prompt: null,
  installed: false,
  offered: wasOffered(),
}));

/** Must be called before the first paint: the browser fires `beforeinstallprompt` once, and early. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own bar at any time.
    event.preventDefault();
    useInstalling.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstalling.setState({ installed: true, prompt: null }));
}

/**
 * Null if the app is installed or this browser cannot install it. Reads the display mode, which forces a style
 * calculation: must not be called while the first screen is rendered.
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

/** Records that the offer is shown, at once, so that no other page shows it again. */
export function rememberOffer(): void {
  try {
    localStorage.setItem(OFFERED, new Date().toISOString());
  } catch {
    // A browser that refuses storage does not install either.
    useInstalling.setState({ offered: true });
  }
}

/** Hides the offer on this page after it was answered. */
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

/** An iPad identifies itself as a Mac; no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
