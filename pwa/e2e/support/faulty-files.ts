import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * What happens to the response for a file.
 * `refuse`: this status is sent instead. `cut`: the connection breaks after half of the body. `truncate`: half of the body is
 * sent as a complete response.
 */
export type Fault =
  | { readonly kind: 'refuse'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'cut' | 'truncate' };

interface Rule {
  readonly path: RegExp;
  readonly fault: Fault;
  /** How many more responses it applies to. */
  left: number;
}

/** Headers of a single connection, which a proxy does not forward. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding'];

/** A proxy in front of a real server that spoils the responses for chosen files, including those that a worker fetches. */
export class FaultyFiles {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #asked = new Map<string, number>();
  #rules: Rule[] = [];
  #offline = false;

  private constructor(port: number) {
    this.#server = createServer((asked, answer) => this.#pass(port, asked, answer));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** @param port of the server on loopback. */
  static open(port: number): Promise<FaultyFiles> {
    const proxy = new FaultyFiles(port);
    return new Promise((resolve) => proxy.#server.listen(0, '127.0.0.1', () => resolve(proxy)));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Spoils the next responses for matching paths. */
  spoil(path: RegExp, fault: Fault, times = Infinity): void {
    this.#rules.push({ path, fault, left: times });
  }

  heal(): void {
    this.#rules = [];
  }

  /** While offline every connection breaks at once. */
  set offline(offline: boolean) {
    this.#offline = offline;
    if (offline) for (const socket of this.#sockets) socket.destroy();
  }

  /** How often matching paths were requested. */
  asked(path: RegExp): number {
    const counts = [...this.#asked].filter(([asked]) => path.test(asked));
    return counts.reduce((sum, [, count]) => sum + count, 0);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #pass(port: number, asked: IncomingMessage, answer: ServerResponse): void {
    const { url = '/', method, headers } = asked;
    if (this.#offline) return void asked.socket.destroy();
    this.#asked.set(url, (this.#asked.get(url) ?? 0) + 1);
    const fault = this.#faultFor(url);
    if (fault?.kind === 'refuse') return refuse(answer, fault);
    // An uncompressed body can be cut anywhere.
    const plain = fault === null ? headers : { ...headers, 'accept-encoding': 'identity' };
    const onward = request({ port, host: '127.0.0.1', path: url, method, headers: plain }, (from) =>
      fault === null ? passOn(from, answer) : void spoilBody(from, answer, fault.kind),
    );
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  }

  #faultFor(url: string): Fault | null {
    const rule = this.#rules.find(({ path, left }) => left > 0 && path.test(url));
    if (rule === undefined) return null;
    rule.left -= 1;
    return rule.fault;
  }
}

function refuse(answer: ServerResponse, { status, retryAfterSeconds }: Fault & { kind: 'refuse' }): void {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  answer.writeHead(status, headers).end();
}

function passOn(from: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(from.statusCode ?? 502, passed(from));
  from.pipe(answer);
}

function passed({ headers }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.includes(name));
  return Object.fromEntries(
    kept.filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
  );
}

async function spoilBody(
  from: IncomingMessage,
  answer: ServerResponse,
  kind: 'cut' | 'truncate',
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const half = body.subarray(0, Math.floor(body.length / 2));
  const length = kind === 'cut' ? body.length : half.length;
  answer.writeHead(from.statusCode ?? 502, { ...passed(from), 'content-length': String(length) });
  if (kind === 'truncate') answer.end(half);
  else answer.write(half, () => answer.socket?.destroy());
}
