import * as z from 'zod/mini';
import {
  fileKeySchema,
  handInFileSchema,
  MAX_HAND_IN_FILE_LENGTH,
  receiptFileSchema,
} from '../../attempt/hand-in-file.ts';
import { defineCall } from '../call.ts';

/** A whole file at most, bytes. */
export const LARGEST_HAND_IN_FILE = MAX_HAND_IN_FILE_LENGTH + 4096;

export const bringHandInFile = defineCall({
  name: 'handInFiles.bring',
  summary: 'Hand in an attempt by its sealed file, whoever carries it; answers the receipt file (ST15)',
  method: 'POST',
  path: '/hand-in-files',
  access: 'public',
  body: handInFileSchema,
  /** That it was received, and when: the carrier learns nothing else. */
  answer: z.object({ data: z.object({ receivedAt: z.string(), receiptFile: receiptFileSchema }) }),
  bodyLimit: LARGEST_HAND_IN_FILE,
});

export const handInFileKey = defineCall({
  name: 'handInFiles.key',
  summary: 'The public key that hand-in files are sealed to (P-256), for tickets that do not name it',
  method: 'GET',
  path: '/hand-in-files/key',
  access: 'public',
  answer: z.object({ data: fileKeySchema }),
});
