import type { Readable, Writable } from 'node:stream';
import type { ConnectOverCDPTransport } from 'playwright-core';

/** Ends each message, in both directions. */
const END = 0;

/**
 * The DevTools protocol over the pipes of a browser that was started with `--remote-debugging-pipe`: JSON with a zero
 * byte after it. Over a WebSocket, which Playwright uses otherwise, both sides compress every message for a connection
 * that goes nowhere: half of the work of the process that drives the browser.
 */
export class DevToolsPipe implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  readonly #toBrowser: Writable;
  /** The beginning of a message whose end has not come yet. */
  #begun: Buffer[] = [];

  constructor(toBrowser: Writable, fromBrowser: Readable) {
    this.#toBrowser = toBrowser;
    fromBrowser.on('data', (chunk: Buffer) => this.#take(chunk));
    fromBrowser.once('close', () => this.onclose?.());
    // A browser that was killed reads no more: its end is told by `onclose`.
    toBrowser.on('error', () => undefined);
  }

  send(message: object): void {
    this.#toBrowser.write(`${JSON.stringify(message)}\0`);
  }

  close(): void {
    this.#toBrowser.destroy();
  }

  #take(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(END); end >= 0; end = chunk.indexOf(END, start)) {
      const text = Buffer.concat([...this.#begun, chunk.subarray(start, end)]).toString();
      this.#begun = [];
      start = end + 1;
      // In a task of its own: what waits for one message goes on before the next one.
      setImmediate(() => this.onmessage?.(JSON.parse(text) as object));
    }
    if (start < chunk.length) this.#begun.push(chunk.subarray(start));
  }
}
