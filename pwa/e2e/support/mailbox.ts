import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly text: string;
}

const ARRIVAL_MS = 10_000;

/** What arrived, and who waits for what has not. */
class Inbox {
  readonly #received: Received[] = [];
  readonly #waiting = new Set<() => void>();

  add(message: Received): void {
    this.#received.push(message);
    for (const look of this.#waiting) look();
  }

  /** The first message to an address that comes after the ones already taken. */
  take(channel: Received['channel'], to: string): Promise<Received> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const place = this.#received.findIndex((one) => one.channel === channel && one.to === to);
        const [found] = place < 0 ? [] : this.#received.splice(place, 1);
        if (found === undefined) return;
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`No ${channel} to ${to} arrived; there are ${JSON.stringify(this.#received)}`));
      }, ARRIVAL_MS);
      this.#waiting.add(look);
      look();
    });
  }
}

/** A real mail server and the like of an SMS gateway, on loopback. A server started with `env` sends here. */
export class Mailbox {
  readonly #inbox = new Inbox();
  readonly #closers: (() => Promise<void>)[] = [];
  /** For RealServer.start: where e-mails and text messages go. */
  env: Record<string, string> = {};

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    const smtp = await mailbox.#openSmtp();
    const sms = await mailbox.#openGateway();
    mailbox.env = {
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      MAIL_FROM: 'Prep <prep@example.com>',
      SMS_URL: `http://127.0.0.1:${sms}/send`,
      SMS_HEADERS: '{"content-type":"application/json"}',
      SMS_BODY: '{"to":"{to}","text":"{text}"}',
    };
    return mailbox;
  }

  /** The code in the next e-mail to an address. */
  async emailCode(email: string): Promise<string> {
    return codeIn(await this.#inbox.take('email', email));
  }

  /** The code in the next SMS. @param number with the country's code: '+919876543210'. */
  async smsCode(number: string): Promise<string> {
    return codeIn(await this.#inbox.take('sms', number));
  }

  /** The path of the link in the next e-mail to an address: '/reset-password/...'. */
  async resetPath(email: string): Promise<string> {
    const { text } = await this.#inbox.take('email', email);
    const path = /\/reset-password\/[\w-]+/.exec(text)?.[0];
    if (path === undefined) throw new Error(`No link in: ${text}`);
    return path;
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close();
  }

  async #openSmtp(): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // The server under test keeps its connection for the next message.
      closeTimeout: 500,
      onData: (stream, session, done) => {
        read(stream).then((raw) => {
          const text = plainPart(raw);
          for (const { address } of session.envelope.rcptTo)
            this.#inbox.add({ channel: 'email', to: address, text });
          done();
        }, done);
      },
    });
    this.#closers.push(() => new Promise((resolve) => server.close(resolve)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.server.address() as AddressInfo).port;
  }

  async #openGateway(): Promise<number> {
    const server = createServer((request, reply) => {
      read(request).then(
        (body) => {
          const { to, text } = JSON.parse(body) as { to: string; text: string };
          this.#inbox.add({ channel: 'sms', to, text });
          reply.end('{"status":"accepted"}');
        },
        (error: unknown) => reply.destroy(error as Error),
      );
    });
    this.#closers.push(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }
}

async function read(stream: IncomingMessage | NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
}

/** The text of an e-mail without its headers and its HTML; our own are short and quoted-printable at most. */
function plainPart(raw: string): string {
  const [, boundary] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const plain = parts.find((part) => /content-type: text\/plain/i.test(part)) ?? raw;
  return plain
    .slice(plain.indexOf('\r\n\r\n') + 4)
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=');
}

function codeIn({ text }: Received): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}
