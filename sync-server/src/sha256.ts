import { hash } from 'node:crypto';

/** SHA-256 of a UTF-8 text as lower-case hex: what the shared core takes for the head of a log. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
