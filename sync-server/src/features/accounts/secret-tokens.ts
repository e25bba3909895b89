import type { Ids } from '../../context.ts';
import { sha256 } from '../../sha256.ts';

const BYTES = 32;

/** 256 random bits. Possession is the only proof. */
export function newSecretToken(ids: Ids): string {
  return ids.bytes(BYTES).toString('base64url');
}

/** The stored form. A secret of this size needs neither salt nor a slow hash. */
export function digestOf(token: string): string {
  return sha256(token);
}
