import { Workbox } from 'workbox-window';
import { askAppKept, noteAppKept, useAppKept, type AppKept } from './app-kept.ts';

const SOONEST_MS = 5_000;
const LATEST_MS = 600_000;
const LOOK_EVERY_MS = 15_000;
/** While nothing changes, the checks become rarer. */
const MOST_LOOKS_LEFT_OUT = 16;

/** ST73, PK11: registers the worker and retries until it is active, because a single missing file fails its install. */
export class WorkerLife {
  readonly #onUpdateWaits: () => void;
  readonly #watched = new WeakSet<object>();
  #workbox: Workbox | undefined;
  #registered: Promise<void> = Promise.resolve();
  #failures = 0;
  #lastTry = -Infinity;
  #nextTry: ReturnType<typeof setTimeout> | undefined;
  #inVain = 0;
  #looksLeftOut = 0;

  /** @param onUpdateWaits called when a newer worker is waiting to take over. */
  constructor(onUpdateWaits: () => void) {
    this.#onUpdateWaits = onUpdateWaits;
  }

  begin(): void {
    this.#register();
    void sayThatThereIsNone();
    const now = () => void (document.visibilityState === 'visible' && this.#lookNow());
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    setInterval(() => void (document.visibilityState === 'visible' && this.#look()), LOOK_EVERY_MS);
    useAppKept.subscribe((after, before) => {
      if (keptOf(after) !== keptOf(before)) this.#inVain = 0;
    });
  }

  /** Asks the waiting worker to take over, and reloads the page when it has. Does nothing if none is waiting. */
  async takeUpdate(): Promise<void> {
    await this.#registered;
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting == null) return;
    this.#workbox?.addEventListener('controlling', () => location.reload());
    this.#workbox?.messageSkipWaiting();
  }

  /** Retries at once when the user comes back to the app or the network is back. */
  async #lookNow(): Promise<void> {
    if (performance.now() - this.#lastTry < SOONEST_MS) return;
    if (this.#nextTry !== undefined) return this.#register();
    this.#looksLeftOut = 0;
    this.#inVain = 0;
    await this.#look();
  }

  /** The browser may have stopped the worker while it was fetching, or it may have given up. */
  async #look(): Promise<void> {
    if (this.#nextTry !== undefined || useAppKept.getState().status !== 'fetching') return;
    this.#looksLeftOut -= 1;
    if (this.#looksLeftOut > 0) return;
    this.#looksLeftOut = Math.min(MOST_LOOKS_LEFT_OUT, 2 ** this.#inVain);
    this.#inVain += 1;
    await askAppKept(false);
  }

  #register(): void {
    clearTimeout(this.#nextTry);
    this.#nextTry = undefined;
    this.#lastTry = performance.now();
    this.#registered = this.#tryToRegister();
  }

  async #tryToRegister(): Promise<void> {
    try {
      const registration = await this.#newWorkbox().register({ immediate: true });
      if (registration !== undefined) this.#watch(registration);
    } catch (error) {
      // Some browsers do not allow workers, for example in a private window.
      if (isForbidden(error)) return noteAppKept({ status: 'impossible', why: 'browser' });
      this.#tryLater();
    }
  }

  /** One Workbox registers once, so every try has its own; earlier ones still dispatch events, which are ignored. */
  #newWorkbox(): Workbox {
    const workbox = new Workbox('/sw.js');
    this.#workbox = workbox;
    workbox.addEventListener('waiting', () => void (workbox === this.#workbox && this.#onWaiting()));
    workbox.addEventListener('controlling', () => void (workbox === this.#workbox && this.#onControlling()));
    return workbox;
  }

  /** The first worker is no update, even if it takes a moment to become active. */
  async #onWaiting(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active != null && registration.waiting !== null) this.#onUpdateWaits();
  }

  #onControlling(): void {
    this.#failures = 0;
    void askAppKept(false);
  }

  /** Jitter keeps many devices from retrying at the same moment. */
  #tryLater(): void {
    if (useAppKept.getState().status !== 'fetching') noteAppKept({ status: 'fetching', files: null });
    const delayMs = Math.min(LATEST_MS, SOONEST_MS * 2 ** this.#failures);
    this.#failures += 1;
    clearTimeout(this.#nextTry);
    this.#nextTry = setTimeout(() => this.#register(), delayMs * (0.75 + Math.random() / 2));
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const watchInstalling = () => this.#watchInstalling(registration);
    watchInstalling();
    void askAppKept(false);
    if (this.#watched.has(registration)) return;
    this.#watched.add(registration);
    registration.addEventListener('updatefound', watchInstalling);
  }

  #watchInstalling(registration: ServiceWorkerRegistration): void {
    const worker = registration.installing;
    if (worker === null || this.#watched.has(worker)) return;
    this.#watched.add(worker);
    worker.addEventListener('statechange', () => this.#onState(registration, worker));
  }

  /**
   * Workbox follows neither a worker whose install began before it registered nor, after the first update that it
   * attributes to another page, any further one: it would miss failed installs and updates. So once an update is
   * installed another Workbox registers, which reports the waiting worker. The browser fetches nothing for that.
   */
  #onState({ active }: ServiceWorkerRegistration, { state }: ServiceWorker): void {
    if (state === 'installed' && active !== null) this.#register();
    if (state === 'redundant' && active === null) this.#tryLater();
  }
}

/** The first registration waits for the download of the worker's script. */
async function sayThatThereIsNone(): Promise<void> {
  const isThere = (await navigator.serviceWorker.getRegistration()) !== undefined;
  if (!isThere && useAppKept.getState().status === 'unknown')
    noteAppKept({ status: 'fetching', files: null });
}

function keptOf(kept: AppKept): number | null {
  return kept.status === 'fetching' ? (kept.files?.kept ?? null) : null;
}

function isForbidden(error: unknown): boolean {
  return error instanceof DOMException && ['SecurityError', 'NotSupportedError'].includes(error.name);
}
