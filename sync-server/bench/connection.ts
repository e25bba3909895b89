import net from 'node:net';

export interface Exchanged {
  readonly status: number;
  readonly bytes: number;
  /** The receipt's signature, where the answer has one: what tells two answers apart. */
  readonly receipt: string | null;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const SIGNATURE = Buffer.from('"signature":"');
const SIGNATURE_LENGTH = 86;

/**
 * One kept-open connection of the load generator, below any HTTP client: the generator shares the machine with what it
 * measures, and parses only what it needs (status, length, the receipt).
 */
export class Connection {
  readonly #socket: net.Socket;
  #chunks: Buffer[] = [];
  #received = 0;
  #expected = -1;
  #status = 0;
  #done: ((exchanged: Exchanged) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('The server closed the connection')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ port, host: '127.0.0.1' });
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket)));
    });
  }

  send(request: Buffer): Promise<Exchanged> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#expected < 0) this.#readHead();
    if (this.#expected >= 0 && this.#received >= this.#expected) this.#finish();
  }

  #readHead(): void {
    const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    const end = all.indexOf(HEAD_END);
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? '0';
    this.#expected = end + HEAD_END.length + Number(length);
    this.#chunks = [all];
  }

  #finish(): void {
    const exchanged = { status: this.#status, bytes: this.#received, receipt: this.#receipt() };
    this.#chunks = [];
    this.#received = 0;
    this.#expected = -1;
    this.#done?.(exchanged);
  }

  #receipt(): string | null {
    for (const chunk of this.#chunks) {
      const at = chunk.indexOf(SIGNATURE);
      if (at < 0 || at + SIGNATURE.length + SIGNATURE_LENGTH > chunk.length) continue;
      return chunk.toString('latin1', at + SIGNATURE.length, at + SIGNATURE.length + SIGNATURE_LENGTH);
    }
    return null;
  }
}
