import * as z from 'zod/mini';
import {
  fileKeySchema,
  handInFileSchema,
  MAX_HAND_IN_FILE_LENGTH,
  receiptFileSchema,
} from '../../attempt/hand-in-file.ts';
import { defineCall } from '../call.ts';

/** The largest hand-in file, bytes. */
export const LARGEST_HAND_IN_FILE = MAX_HAND_IN_FILE_LENGTH + 4096;

export const bringHandInFile = defineCall({
  name: 'handInFiles.bring',
  summary: 'Hand in an attempt as an encrypted file, carried by anyone; answers the receipt file (ST15)',
  method: 'POST',
  path: '/hand-in-files',
  access: 'public',
  body: handInFileSchema,
  /** Only that it was received, and when (ISO 8601 UTC): the carrier sees no more. */
  answer: z.object({ data: z.object({ receivedAt: z.string(), receiptFile: receiptFileSchema }) }),
  bodyLimit: LARGEST_HAND_IN_FILE,
});

export const handInFileKey = defineCall({
  name: 'handInFiles.key',
  summary: 'The public key that hand-in files are encrypted to (P-256), for tickets that do not name it',
  method: 'GET',
  path: '/hand-in-files/key',
  access: 'public',
  answer: z.object({ data: fileKeySchema }),
});
