/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

const LINE_END = /\r\n|\r|\n/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Parses server-sent events from chunks that may be split anywhere, even within a character or between CR and LF. */
export class EventReader {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #rest = '';
  #event = '';
  #data: string[] = [];
  #isFirst = true;
  #endedByCr = false;

  /** @returns the events completed by these bytes. */
  read(bytes: Uint8Array): ServerSentEvent[] {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    this.#leaveByteOrderMark();
    const events: ServerSentEvent[] = [];
    for (let line = this.#nextLine(); line !== null; line = this.#nextLine()) {
      const event = this.#take(line);
      if (event !== null) events.push(event);
    }
    return events;
  }

  #leaveByteOrderMark(): void {
    if (!this.#isFirst || this.#rest === '') return;
    this.#isFirst = false;
    if (this.#rest.startsWith(BYTE_ORDER_MARK)) this.#rest = this.#rest.slice(1);
  }

  #nextLine(): string | null {
    // The LF of a CRLF whose CR has already ended the line.
    if (this.#endedByCr && this.#rest.startsWith('\n')) this.#rest = this.#rest.slice(1);
    if (this.#rest !== '') this.#endedByCr = false;
    const end = LINE_END.exec(this.#rest);
    if (end === null) return null;
    const line = this.#rest.slice(0, end.index);
    this.#rest = this.#rest.slice(end.index + end[0].length);
    this.#endedByCr = end[0] === '\r';
    return line;
  }

  /** @returns the event, if this line is empty and ends one. */
  #take(line: string): ServerSentEvent | null {
    if (line === '') return this.#finish();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    if (field === 'data') this.#data.push(value);
    return null;
  }

  #finish(): ServerSentEvent | null {
    const event = { event: this.#event || 'message', data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    return isEmpty ? null : event;
  }
}
