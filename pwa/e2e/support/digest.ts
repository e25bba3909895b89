import { hash } from 'node:crypto';

/** SHA-256 of a UTF-8 text as lower-case hex. */
export const sha256 = (text: string): string => hash('sha256', text);
