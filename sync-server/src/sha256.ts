import { hash } from 'node:crypto';

/** SHA-256 of a UTF-8 text as lower-case hex: the hash function of the shared attempt log. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
