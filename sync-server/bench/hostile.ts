import { createCipheriv, createECDH, createHmac, hkdfSync } from 'node:crypto';
import {
  genesisHash,
  handInFileHeader,
  handInFileText,
  KEY_USES,
  logHead,
  logText,
  mostEvents,
  uuidV7,
  type HandInFile,
  type Ticket,
  type UnhashedEvent,
} from '@exam/shared-schema/attempt';
import { questionIdsInOrder } from '@exam/shared-schema/paper-package';
import type { Context } from '../src/context.ts';
import { claimedTicket, ticketSecret } from '../src/installation/index.ts';
import { sha256 } from '../src/sha256.ts';
import type { IssuedPaper } from './hand-ins.ts';
import { from, SYNC } from './prepare.ts';
import { httpRequest } from './request-file.ts';

const MEGABYTE = 1_000_000;
const NOWHERE = { 'x-forwarded-for': '192.0.2.1' };

const ofNobody = (body: string) => httpRequest('POST', SYNC, { body, headers: NOWHERE });

/** 12 MB, four million objects. */
export function emptyObjects(): Buffer {
  return ofNobody(`{"attempts":[${'{},'.repeat(4 * MEGABYTE)}{}]}`);
}

/** 16 MB. */
export function otherJson(): Buffer {
  return ofNobody(`{"attempts":[${'{"a":[1,"b"]},'.repeat((16 * MEGABYTE) / 14)}{}]}`);
}

/** 16 MB, eight million deep. */
export function nestedLists(): Buffer {
  return ofNobody(`{"attempts":[${'['.repeat(8 * MEGABYTE)}${']'.repeat(8 * MEGABYTE)}]}`);
}

/** As long as is read of anybody. */
export function slowBody(): Buffer {
  return ofNobody(`{"attempts":[${'0,'.repeat(30_000)}0]}`);
}

/** An attempt with as many events as its paper may have. */
function longestAttempt({ paper, userId, ticket }: IssuedPaper, context: Context): object {
  const { testId, packageVersion } = paper;
  const startedAt = context.clock.now();
  const header = { attemptId: uuidV7(startedAt, context.ids.bytes(10)), userId, testId, packageVersion };
  const questionIds = questionIdsInOrder(paper);
  const events = Array.from({ length: mostEvents(questionIds.length) }, (_, seq) => {
    const questionId = questionIds[seq % questionIds.length] as string;
    const own = seq === 0 ? { type: 'started', session: 'page-1' } : { type: 'visited', questionId };
    return { ...own, seq, at: startedAt + seq, mono: seq } as UnhashedEvent;
  });
  const text = logText(events);
  const log = { head: logHead(genesisHash(header, sha256), text, sha256), events: text };
  return { ...header, ticket, responses: [], submissionType: 'final', log };
}

/** The longest hand-ins that go in by one ticket, each another one. */
export function longestHandIns(issued: IssuedPaper, context: Context, count: number): Buffer[] {
  return Array.from({ length: count }, () => {
    const body = JSON.stringify({ attempts: [longestAttempt(issued, context)], results: 'summary' });
    return httpRequest('POST', SYNC, { body, headers: from(issued.userId) });
  });
}

/** The same in files, which come from many networks. */
export async function longestFiles(issued: IssuedPaper, context: Context, count: number): Promise<Buffer[]> {
  const ticket = claimedTicket(issued.ticket) as Ticket;
  const files: Buffer[] = [];
  for (let place = 0; place < count; place += 1) {
    const content = JSON.stringify(longestAttempt(issued, context));
    const body = JSON.stringify(await sealedFile(ticket, content, context));
    const headers = { 'x-forwarded-for': `198.51.100.${place}` };
    files.push(httpRequest('POST', '/api/hand-in-files', { body, headers }));
  }
  return files;
}

async function sealedFile({ ticketId }: Ticket, content: string, context: Context): Promise<HandInFile> {
  const { installation, ids } = context;
  const { keyId, publicKey } = await installation.fileKeys.current();
  const pair = createECDH('prime256v1');
  const ephemeral = pair.generateKeys();
  const derived = (secret: Buffer, salt: Buffer, use: string) =>
    Buffer.from(hkdfSync('sha256', secret, salt, use, 32));
  const iv = ids.bytes(12);
  const head = {
    format: 'prep-hand-in',
    version: 1,
    keyId,
    ticketId,
    ephemeralKey: ephemeral.toString('base64url'),
    iv: iv.toString('base64url'),
  } as const;
  const shared = pair.computeSecret(Buffer.from(publicKey, 'base64url'));
  const cipher = createCipheriv('aes-256-gcm', derived(shared, ephemeral, KEY_USES.handIn), iv);
  cipher.setAAD(Buffer.from(handInFileHeader(head)));
  const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  const secret = Buffer.from(ticketSecret(installation, ticketId), 'base64url');
  const mac = (use: string, text: string) =>
    createHmac('sha256', derived(secret, Buffer.alloc(0), use))
      .update(text)
      .digest('base64url');
  const file = {
    ...head,
    headMac: mac(KEY_USES.headMac, handInFileHeader(head)),
    sealed: sealed.toString('base64url'),
  };
  return { ...file, mac: mac(KEY_USES.mac, handInFileText(file)) };
}
