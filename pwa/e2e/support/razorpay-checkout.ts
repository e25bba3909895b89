import type { Page, Route } from 'playwright-core';
import {
  RazorpayBooks,
  razorpayEnvironment,
  serveRazorpay,
  type RazorpayPayment,
} from '../../../look-alikes/razorpay.ts';

/** What stands in for https://checkout.razorpay.com/v1/checkout.js: it pays at once, as it is told to by the test. */
const SCRIPT = `
window.Razorpay = class {
  constructor(options) { this.options = options; this.listeners = {}; }
  on(name, listener) { this.listeners[name] = listener; }
  async open() {
    const { key, amount, currency, order_id, description } = this.options;
    const said = await window.playRazorpay({ key, amount, currency, order_id, description });
    if (said === 'dismissed') this.options.modal.ondismiss();
    else if (said !== null) this.options.handler(said);
  }
};`;

interface Opened {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly description: string;
}

const LATE_MS = 1500;

/** Razorpay's interface on a port of this machine, and its checkout in the browser. */
export class RazorpayCheckout {
  readonly books = new RazorpayBooks();
  readonly opened: Opened[] = [];
  readonly answeredEvents: number[] = [];
  /** To any other address of the provider. */
  readonly strayRequests: string[] = [];
  scriptLoads = 0;
  isScriptThere = true;
  signs: 'right' | 'wrong' = 'right';
  reports: 'paid' | 'never' | 'dismissed' = 'paid';
  events: 'at once' | 'late and twice' | 'none' = 'at once';
  pays: Partial<Pick<RazorpayPayment, 'status' | 'amount' | 'currency'>> = {};
  #server: Awaited<ReturnType<typeof serveRazorpay>> | undefined;
  #appUrl: () => string = () => '';

  /** @returns what the app's server has to be started with. */
  async start(appUrl: () => string): Promise<Record<string, string>> {
    this.#appUrl = appUrl;
    this.#server = await serveRazorpay(this.books);
    return razorpayEnvironment(this.#server.url);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  reset(): void {
    Object.assign(this, { scriptLoads: 0, isScriptThere: true, signs: 'right', reports: 'paid', pays: {} });
    this.events = 'at once';
    this.opened.length = 0;
    this.answeredEvents.length = 0;
  }

  async playOn(page: Page): Promise<void> {
    await page.exposeFunction('playRazorpay', (opened: Opened) => this.#play(opened));
    await page.context().route(/razorpay\.com/, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const url = route.request().url();
    if (url !== 'https://checkout.razorpay.com/v1/checkout.js') {
      this.strayRequests.push(url);
      return route.abort();
    }
    this.scriptLoads += 1;
    if (!this.isScriptThere) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  }

  async #play(opened: Opened): Promise<object | 'dismissed' | null> {
    this.opened.push(opened);
    if (this.reports === 'dismissed') return 'dismissed';
    const payment = this.books.pay(opened.order_id, this.pays);
    if (this.events === 'at once') await this.#send(payment);
    if (this.events === 'late and twice') setTimeout(() => void this.#sendTwice(payment), LATE_MS);
    if (this.reports === 'never') return null;
    const callback = this.books.callback(payment);
    return this.signs === 'right' ? callback : { ...callback, razorpay_signature: '0'.repeat(64) };
  }

  async #sendTwice(payment: RazorpayPayment): Promise<void> {
    const event = this.books.event(payment);
    await this.#send(payment, event);
    await this.#send(payment, event);
  }

  async #send(payment: RazorpayPayment, event = this.books.event(payment)): Promise<void> {
    const { status } = await fetch(`${this.#appUrl()}/api/payments/webhook`, { method: 'POST', ...event });
    this.answeredEvents.push(status);
  }
}
