import net from 'node:net';

/** A line to the server that counts what it carries, below everything that the browser may cache or compress. */
export class CountingLine {
  bytes = 0;
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();

  private constructor(to: number) {
    this.#server = net.createServer((near) => {
      const far = net.connect(to, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('data', (chunk) => (this.bytes += chunk.length));
        socket.on('error', () => undefined);
        socket.once('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
  }

  static open(to: number): Promise<CountingLine> {
    const line = new CountingLine(to);
    return new Promise((resolve) => line.#server.listen(0, '127.0.0.1', () => resolve(line)));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as net.AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
