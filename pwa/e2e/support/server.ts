import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** The real server, as `npm start` runs it, in a process of its own on loopback. */
export class RealServer {
  readonly url: string;
  readonly dataDir: string;
  readonly port: number;
  #process: ChildProcess;

  private constructor(port: number, dataDir: string, child: ChildProcess) {
    this.url = `http://127.0.0.1:${port}`;
    this.port = port;
    this.dataDir = dataDir;
    this.#process = child;
  }

  static async start(dataDir: string, port?: number, env: Record<string, string> = {}): Promise<RealServer> {
    if (port !== undefined) return RealServer.#startAt(port, dataDir, env);
    try {
      return await RealServer.#startAt(await freePort(), dataDir, env);
    } catch (error) {
      // Between the look and the start, somebody else's connection may have been given the port.
      if (!String(error).includes('EADDRINUSE')) throw error;
      return RealServer.#startAt(await freePort(), dataDir, env);
    }
  }

  static async #startAt(port: number, dataDir: string, env: Record<string, string>): Promise<RealServer> {
    const child = spawn(process.execPath, [`${root}sync-server/dist/main.mjs`], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        APP_DIR: `${root}pwa/dist`,
        MIGRATIONS_DIR: `${root}drizzle`,
        LOG_LEVEL: 'warn',
        // Threads that verify are half the work of a start; sync-server/test/crash tests the server with them.
        HAND_IN_WORKERS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new RealServer(port, dataDir, child);
    await server.#ready();
    return server;
  }

  /** Stops it as an operator does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** The same port and the same data again. */
  restart(env: Record<string, string> = {}): Promise<RealServer> {
    return RealServer.start(this.dataDir, this.port, env);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill(signal);
    await gone;
  }

  async #ready(): Promise<void> {
    let said = '';
    const listen = (chunk: Buffer): void => void (said += chunk.toString());
    this.#process.stdout?.on('data', listen);
    this.#process.stderr?.on('data', listen);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (this.#process.exitCode !== null) throw new Error(`The server ended:\n${said}`);
      if (await answers(`${this.url}/readyz`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not become ready:\n${said}`);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
