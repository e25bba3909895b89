import { splitTicket, timeStatementSchema, type TimeStatement } from '@exam/shared-schema/attempt';
import type { SigningKeys } from './signing-keys.ts';

/** ST69: in the format of a ticket: base64url of the JSON, a dot, base64url of the signature over the first part. */
export function signTimeStatement(
  keys: SigningKeys,
  statement: Omit<TimeStatement, 'kind' | 'keyId'>,
): string {
  const whole: TimeStatement = { kind: 'time', ...statement, keyId: keys.currentKeyId };
  const payload = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${payload}.${keys.sign(payload)}`;
}

/** The statement if this installation signed it; null for anything else, including a ticket. */
export function readTimeStatement(keys: SigningKeys, text: string): TimeStatement | null {
  const parts = splitTicket(text);
  if (parts === null) return null;
  const statement = timeStatementSchema.safeParse(jsonOf(parts.payload));
  if (!statement.success || !keys.verify(statement.data.keyId, parts.payload, parts.signature)) return null;
  return statement.data;
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
