import {
  handInFileSchema,
  receiptFileSchema,
  type HandInFile,
  type ReceiptFile,
} from '@exam/shared-schema/attempt';
import { bringHandInFile, LARGEST_HAND_IN_FILE } from '@exam/shared-schema/contract';
import { callApi, generalMessage } from '../../api/index.ts';
import { database } from '../../offline/index.ts';
import { acceptReceiptFile, type ReceiptOutcome } from '../../offline/hand-in-file/receipt-file.ts';
import { noteCall } from '../../state/index.ts';

/**
 * Why a file cannot be used: 'incomplete' is a truncated hand-in file, 'plain-text' an attempt that was not
 * encrypted.
 */
type Unreadable = 'not-ours' | 'plain-text' | 'incomplete' | 'not-read';

/** The parsed content of a chosen file. */
export type ChosenFile =
  | { readonly kind: 'hand-in'; readonly file: HandInFile }
  | { readonly kind: 'receipt'; readonly file: ReceiptFile }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

export type Outcome =
  | { readonly kind: 'sending' }
  | { readonly kind: 'received'; readonly receivedAt: string; readonly receiptFile: ReceiptFile }
  | { readonly kind: 'receipt'; readonly outcome: ReceiptOutcome }
  /** The server's message. */
  | { readonly kind: 'refused'; readonly message: string; readonly mayRetry: boolean }
  | { readonly kind: 'failed'; readonly why: Unreadable | 'not-stored'; readonly mayRetry: boolean };

const SEND_TIMEOUT_MS = 120_000;

/** Determines the kind of a file from its content; nothing is sent yet. */
export async function readFile(file: File): Promise<ChosenFile> {
  // Larger than the server accepts, so it is some other file and is not read.
  if (file.size > LARGEST_HAND_IN_FILE) return { kind: 'unreadable', why: 'not-ours' };
  try {
    return parseFile(await file.text());
  } catch {
    // The file was removed meanwhile, or its disk does not respond.
    return { kind: 'unreadable', why: 'not-read' };
  }
}

function parseFile(text: string): ChosenFile {
  const content = jsonIn(text);
  if (typeof content !== 'object' || content === null) return { kind: 'unreadable', why: 'not-ours' };
  const handIn = handInFileSchema.safeParse(content);
  if (handIn.success) return { kind: 'hand-in', file: handIn.data };
  const receipt = receiptFileSchema.safeParse(content);
  if (receipt.success) return { kind: 'receipt', file: receipt.data };
  if ('format' in content && content.format === 'prep-hand-in')
    return { kind: 'unreadable', why: 'incomplete' };
  if ('log' in content || 'events' in content) return { kind: 'unreadable', why: 'plain-text' };
  return { kind: 'unreadable', why: 'not-ours' };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** ST15: hands a file in, or imports a receipt file. */
export async function processFile(parsed: ChosenFile): Promise<Outcome> {
  if (parsed.kind === 'unreadable') return { kind: 'failed', why: parsed.why, mayRetry: false };
  if (parsed.kind === 'receipt') return importReceipt(parsed.file);
  const result = await callApi(bringHandInFile, { body: parsed.file }, { timeoutMs: SEND_TIMEOUT_MS });
  noteCall(result);
  if (result.ok) return { kind: 'received', ...result.answer.data };
  const mayRetry = result.kind === 'network' || result.status === 429 || result.status >= 500;
  return { kind: 'refused', message: generalMessage(result), mayRetry };
}

async function importReceipt(file: ReceiptFile): Promise<Outcome> {
  try {
    return { kind: 'receipt', outcome: await acceptReceiptFile(database, file) };
  } catch {
    // The write failed, or a module could not be loaded: the entry stays in the outbox.
    return { kind: 'failed', why: 'not-stored', mayRetry: true };
  }
}
