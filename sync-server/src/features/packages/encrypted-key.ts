import { hkdfSync } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import {
  ENCRYPTED_KEY_PURPOSE,
  encryptedKeyContext,
  type OpenedKey,
  type EncryptedKey,
} from '@exam/shared-schema/paper-package';
import { encrypt, IV_BYTES } from '../../aes-gcm.ts';
import type { Context } from '../../context.ts';
import { explanationsOnWire } from '../../papers/stored-explanations.ts';
import { factsOfQuestions } from '../../papers/question-facts.ts';
import { type Store } from '../../database/index.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { readTicket } from '../../installation/index.ts';
import { issuesOf } from '../../papers/issues.ts';

const KEY_BYTES = 32;

/**
 * PK8: the newest key of an issued version, encrypted for the caller's ticket. It is built for each request and not
 * stored, so that it includes corrections.
 * @throws AppError NOT_ISSUED; NOT_FOUND for a version whose key stays on the server.
 */
export async function encryptedKeyFor(
  { store, installation, ids }: Context,
  caller: Caller,
  { paperId, version }: { readonly paperId: string; readonly version: string },
): Promise<EncryptedKey> {
  const issued = await issuesOf(store, store.read, caller._id, paperId);
  const issue = issued.find(({ packageVersion }) => packageVersion === version);
  const ticket = issue === undefined ? null : readTicket(installation.keys, issue.ticket);
  if (ticket === null) throw new AppError('NOT_ISSUED');
  const key = await newestKey(store, version);
  if (key === undefined || !key.isForDevices) throw new AppError('NOT_FOUND');
  const { keys, explanations, keyVersion } = key;
  const name = { packageVersion: version, keyVersion };
  const facts = await factsOfQuestions(store, version);
  return {
    ...name,
    ...encryptKey(
      { keys, ...explanationsOnWire(explanations), facts },
      { ...name, secret: ticket.secret, iv: ids.bytes(IV_BYTES) },
    ),
  };
}

async function newestKey({ read, t }: Store, version: string) {
  const [row] = await read
    .select({
      content: t.packageVersions.content,
      keyVersion: t.answerKeys.keyVersion,
      keys: t.answerKeys.keys,
      explanations: t.answerKeys.explanations,
    })
    .from(t.answerKeys)
    .innerJoin(t.packageVersions, eq(t.packageVersions.version, t.answerKeys.packageVersion))
    .where(eq(t.answerKeys.packageVersion, version))
    .orderBy(desc(t.answerKeys.keyVersion))
    .limit(1);
  if (row === undefined) return undefined;
  const { resultsPolicy } = JSON.parse(row.content) as { resultsPolicy: string };
  return { ...row, isForDevices: resultsPolicy === 'on-submit' };
}

interface EncryptWith extends Pick<EncryptedKey, 'packageVersion' | 'keyVersion'> {
  readonly secret: string;
  readonly iv: Buffer;
}

function encryptKey(
  opened: OpenedKey,
  { secret, iv, ...name }: EncryptWith,
): Pick<EncryptedKey, 'iv' | 'sealed'> {
  const secretBytes = Buffer.from(secret, 'base64url');
  const salt = Buffer.from(name.packageVersion, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secretBytes, salt, ENCRYPTED_KEY_PURPOSE, KEY_BYTES));
  const encrypted = encrypt(
    { key, iv, context: encryptedKeyContext(name) },
    Buffer.from(JSON.stringify(opened)),
  );
  return { iv: iv.toString('base64url'), sealed: encrypted.toString('base64url') };
}
