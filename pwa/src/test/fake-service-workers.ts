import { ASK_APP_FILES } from '../offline/index.ts';

/** A worker as its pages see it. */
export class FakeWorker extends EventTarget {
  readonly scriptURL = new URL('/sw.js', location.href).href;
  /** The types of the messages that it has received. */
  readonly received: string[] = [];
  state: ServiceWorkerState = 'installing';

  postMessage({ type }: { readonly type: string }, [port]: readonly MessagePort[]): void {
    this.received.push(type);
    // An open port would keep the process of the tests alive.
    port?.close();
  }

  get filesAsked(): number {
    return this.received.filter((type) => type === ASK_APP_FILES).length;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
}

/** `navigator.serviceWorker`, with the steps of the browser and of other pages as methods. */
export class FakeServiceWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  registration: FakeRegistration | undefined;
  /** How often a page has called `register`. */
  calls = 0;
  /** What `register` rejects with. */
  refusal: Error | undefined;

  /** Replaces `navigator.serviceWorker`. */
  static install(): FakeServiceWorkers {
    const value = new FakeServiceWorkers();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
    return value;
  }

  static remove(): void {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }

  register(): Promise<FakeRegistration> {
    this.calls += 1;
    if (this.refusal !== undefined) return Promise.reject(this.refusal);
    if (this.registration === undefined) this.find();
    return Promise.resolve(this.#existing());
  }

  getRegistration(): Promise<FakeRegistration | undefined> {
    return Promise.resolve(this.registration);
  }

  /** The browser finds another worker and starts its install. The event follows when `register` has resolved. */
  find(): FakeWorker {
    const registration = (this.registration ??= new FakeRegistration());
    const worker = new FakeWorker();
    registration.installing = worker;
    setTimeout(() => registration.dispatchEvent(new Event('updatefound')), 0);
    return worker;
  }

  /** The install fails. A registration without any other worker is gone. */
  fail(): void {
    const registration = this.#existing();
    const worker = registration.installing;
    registration.installing = null;
    if (registration.active === null) this.registration = undefined;
    worker?.become('redundant');
  }

  /** The install succeeds. */
  complete(): void {
    const registration = this.#existing();
    const worker = registration.installing;
    registration.waiting = worker;
    registration.installing = null;
    worker?.become('installed');
  }

  /** The waiting worker becomes active and claims the pages. */
  activate(): void {
    const registration = this.#existing();
    const { active, waiting } = registration;
    registration.active = waiting;
    registration.waiting = null;
    active?.become('redundant');
    waiting?.become('activating');
    this.controller = waiting;
    this.dispatchEvent(new Event('controllerchange'));
    waiting?.become('activated');
  }

  #existing(): FakeRegistration {
    if (this.registration === undefined) throw new Error('Nothing is registered.');
    return this.registration;
  }
}
