import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The subresource integrity digest of a file. */
export function integrityOfFile(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
}
