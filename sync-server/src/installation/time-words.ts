import { splitTicket, timeWordSchema, type TimeWord } from '@exam/shared-schema/attempt';
import type { SigningKeys } from './signing-keys.ts';

/** ST69: base64url of the word's JSON, a dot, base64url of the signature over the first part: a ticket's shape. */
export function signTimeWord(keys: SigningKeys, word: Omit<TimeWord, 'kind' | 'keyId'>): string {
  const whole: TimeWord = { kind: 'time', ...word, keyId: keys.currentKeyId };
  const payload = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${payload}.${keys.sign(payload)}`;
}

/** The word, where this installation signed it; null for anything else, a ticket included. */
export function readTimeWord(keys: SigningKeys, text: string): TimeWord | null {
  const parts = splitTicket(text);
  if (parts === null) return null;
  const word = timeWordSchema.safeParse(jsonOf(parts.payload));
  if (!word.success || !keys.verify(word.data.keyId, parts.payload, parts.signature)) return null;
  return word.data;
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
