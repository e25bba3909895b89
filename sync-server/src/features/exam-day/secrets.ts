import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  CODE_ITERATIONS,
  openingCodeOf,
  slotContext,
  SLOT_BYTES,
  WRAPPING_KEY_BYTES,
  type KeySlot,
} from '@exam/shared-schema/exam-day';
import { encrypt } from '../../aes-gcm.ts';
import { deriveSecret, type Installation } from '../../installation/index.ts';

// ED2: keys and codes follow from the installation's secret, so that neither the tables nor a file of them has any.

/** An encrypted paper, by the name of its key. */
export interface KeyOfPaper {
  readonly testId: string;
  readonly keyId: string;
}

type Secret = Pick<Installation, 'secret'>;

export const paperKeyOf = ({ secret }: Secret, { testId, keyId }: KeyOfPaper): Buffer =>
  deriveSecret(secret, 'paper-key', testId, keyId);

const SALT_BYTES = 16;

export const saltOf = ({ secret }: Secret, { testId, keyId }: KeyOfPaper): Buffer =>
  deriveSecret(secret, 'paper-salt', testId, keyId).subarray(0, SALT_BYTES);

/** ED3 @param group the id of a row of paper_groups. */
export const openingCodeFor = ({ secret }: Secret, { testId, keyId }: KeyOfPaper, group: string): string =>
  openingCodeOf(deriveSecret(secret, 'opening-code', testId, keyId, group));

const stretch = promisify(pbkdf2);

/** ED2: wraps the paper's key under a code. @param iv random. */
export async function wrapKey(
  { secret }: Secret,
  paper: KeyOfPaper,
  code: string,
  iv: Buffer,
): Promise<KeySlot> {
  const bytes = WRAPPING_KEY_BYTES + SLOT_BYTES;
  const derived = await stretch(code, saltOf({ secret }, paper), CODE_ITERATIONS, bytes, 'sha256');
  const slot = derived.subarray(WRAPPING_KEY_BYTES).toString('base64url');
  const wrapped = encrypt(
    { key: derived.subarray(0, WRAPPING_KEY_BYTES), iv, context: slotContext(paper, slot) },
    paperKeyOf({ secret }, paper),
  );
  return { slot, iv: iv.toString('base64url'), wrapped: wrapped.toString('base64url') };
}
