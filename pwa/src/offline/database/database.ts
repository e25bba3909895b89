import type { AttemptEvent, Receipt, SectionWindow } from '@exam/shared-schema/attempt';
import type {
  AssistantEngine,
  AssistantSource,
  HandInResult,
  NotebookEntry,
  ResultQuestion,
  TokenInfo,
  User,
} from '@exam/shared-schema/contract';
import type { PackageSet, PaperPackage, SealedKey } from '@exam/shared-schema/paper-package';
import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import { browserEdge, type DeviceEdge } from '../../api/index.ts';
import { commitAtOnce } from './commit-at-once.ts';

/*
 * Every time in these rows (`...At`) is epoch milliseconds by the device's wall clock, where the row does not say
 * otherwise; `...Ms` is a span in milliseconds.
 */

/** Who is signed in on this device. One row: slot 'current'. */
export interface SessionRow {
  slot: 'current';
  user: User;
  token: string;
  /** The server refused to renew the token: calls need a new login, saved papers and open attempts do not (SY7). */
  expired: boolean;
  /** From when on a call renews the token first, by the device's wall clock, epoch milliseconds. Null: only when it is refused. */
  renewAt?: number | null;
}

/** A paper saved for offline use. It belongs to the user who fetched it (PK6). */
export interface PackageRow {
  userId: string;
  testId: string;
  packageVersion: string;
  content: PaperPackage;
  /** The signed ticket that came with the issue (ST2). */
  ticket: string;
  /** Extra time in percent of the paper's duration. */
  extraTimePercent: number;
  /** Of a paper with results on the spot: its answer key, sealed (PK8). */
  sealedKey?: SealedKey;
  /** Size on the device with its images, bytes. */
  bytes: number;
  savedAt: number;
}

export interface ImageRow {
  userId: string;
  testId: string;
  packageVersion: string;
  url: string;
  blob: Blob;
}

/**
 * An attempt's header. Its state is the fold of its events (AT1); `status` and `head` repeat the log's last word
 * because IndexedDB has to find open attempts by an index, and are written in the same transaction.
 */
export interface AttemptRow {
  attemptId: string;
  userId: string;
  testId: string;
  packageVersion: string;
  title: string;
  ticket: string;
  timingPolicy: 'continuous' | 'pausable';
  /** Time for the whole paper, extra time included. */
  limitMs: number;
  /** When each section is open, where the paper locks them (ST17). */
  sections?: readonly SectionWindow[] | undefined;
  deviceId: string;
  /** `moved`: another device has gone on with it (SY6); its log stays as it is, to be read or to be handed in. */
  status: 'open' | 'sealed' | 'moved';
  startedAt: number;
  /** Server time minus device time as known at the start, milliseconds; null if the server had never been reached (ST12). */
  startOffsetMs: number | null;
  sealedAt: number | null;
  head: string | null;
  /** Events below this seq are on the server as a draft (SY8). */
  acknowledgedSeq: number;
  /** The server holds another device's log under this id: drafts stop (SY6). */
  draftsStopped: boolean;
  /** Set where its paper was removed from this device: what a second hand-in would need of it (SY10). */
  questionIds?: string[];
  /** Of a guest's attempt (PK19): the account that it was given to. The log stays the guest's. */
  claimedBy?: string;
  /** When the paper's key was opened for an instant result: the seal is not taken back any more (ST12). */
  keyOpenedAt?: number;
}

export type StoredEvent = AttemptEvent & { attemptId: string };

/** A sealed attempt on its way to the server (SY1, SY2). */
export interface OutboxRow {
  attemptId: string;
  userId: string;
  testId: string;
  title: string;
  head: string;
  sealedAt: number;
  /** `refused`: the server will not take it as it is; it stays, marked, and can be saved as a file (SY5). */
  state: 'waiting' | 'refused';
  tries: number;
  firstFailureAt: number | null;
  nextTryAt: number;
  lastError: { at: number; code: string; message: string } | null;
  /** How often in a row its call was aborted because it hung while the server answered others (SY2). */
  stalls?: number;
  /** ST12: from here on the seal is final. Said before it is sent, since what was sent may have arrived. */
  sealConfirmed?: true;
}

export interface ReceiptRow {
  attemptId: string;
  userId: string;
  receipt: Receipt;
  storedAt: number;
}

export interface ResultRow {
  attemptId: string;
  userId: string;
  /**
   * A summary until its questions have come too (SY14). As the version of the app that stored it understood it: read it
   * by `resultOf`.
   */
  result: HandInResult;
  storedAt: number;
  /** The user, until they have opened the result's page (PK18). */
  unopenedBy?: string;
}

/** An answer of the server that was seen online, kept to be seen again offline with its age. */
interface SeenAnswerRow {
  /** A user's id, or `ANYONE`. */
  owner: string;
  /** The call and its arguments (`seenKey`). */
  key: string;
  /** As the version of the app that kept it understood it: to be parsed when it is read. */
  answer: unknown;
  /** When it was received, epoch milliseconds. */
  storedAt: number;
  /** When it was last shown, epoch milliseconds, to the day. */
  lookedAt: number;
}

/** Points of a line, x and y alternating, in thousandths of the sheet's width. */
type Stroke = readonly number[];

/** What a student wrote and drew beside a question. It stays on this device and goes with its attempt. */
export interface RoughWorkRow {
  attemptId: string;
  questionId: string;
  notes: string;
  strokes: readonly Stroke[];
}

/** AW6: what was asked of the assistant and what it answered. It stays on this device. */
export interface AssistantTurnRow {
  userId: string;
  turnId: string;
  askedAt: number;
  question: string;
  /** Markdown with TeX; of a question whose answer did not come whole, what came. */
  answer: string;
  /** `asking`: the page went while it was answered, or another one still is at it. */
  state: 'asking' | 'answered' | 'stopped' | 'failed';
  /** Why there is no answer, as the server or the app said it, in English. */
  failure: { status: number; code: string; message: string } | null;
  sources: readonly AssistantSource[];
  tokenInfo: TokenInfo | null;
  engine: AssistantEngine | null;
}

/** NB2: what was done with a card, here or on another device. */
export type NotebookEntryRow = NotebookEntry & {
  userId: string;
  /** The user, until the server has it. */
  unsentOf?: string;
  /** The user, where the server did not keep it (NB3); it counts here and is sent again after a while. */
  refusedOf?: string;
  refusedAt?: number;
};

/** What an exam says of a question (NB1). */
export interface NotebookMistake {
  readonly attemptId: string;
  /** When the server received the attempt, epoch ms by its own clock. */
  readonly at: number;
  /** Wrong, and not only unanswered. */
  readonly isWrong: boolean;
}

/** What the reviews of a card come to (NB4). Times in epoch ms by the server's clock. */
export interface CardSchedule {
  readonly due: number;
  readonly lastReviewAt: number;
  readonly state: 'learning' | 'review';
}

/** A card of the notebook without its question, so that thousands are read at once. All of it follows from the log and the mistakes. */
export interface NotebookCardRow {
  userId: string;
  questionId: string;
  mistakes: readonly NotebookMistake[];
  schedule: CardSchedule | null;
  /** The last time that the student took it out or put it in. */
  choice: { readonly isIn: boolean; readonly at: number } | null;
  note: string;
  /** Empty until the question has come. */
  subject: string;
  topic: string;
  /** Epoch ms by the server's clock; absent while the card is not in the notebook (NB1). */
  due?: number;
}

/** What a card shows, as the newest attempt tells it. */
export interface NotebookQuestionRow {
  userId: string;
  questionId: string;
  attemptId: string;
  /** As of its mistake. */
  at: number;
  testTitle: string;
  question: ResultQuestion;
  set?: PackageSet;
  /** The user, until its images are here. */
  lacksImagesOf?: string;
}

interface NotebookImageRow {
  userId: string;
  url: string;
  blob: Blob;
}

interface MetaRow {
  key: string;
  value: unknown;
}

export type ExamDatabase = Dexie & {
  /** The device that it is on. */
  readonly edge: DeviceEdge;
  session: EntityTable<SessionRow, 'slot'>;
  packages: Table<PackageRow, [string, string, string]>;
  images: Table<ImageRow, [string, string, string, string]>;
  attempts: EntityTable<AttemptRow, 'attemptId'>;
  events: Table<StoredEvent, [string, number]>;
  outbox: EntityTable<OutboxRow, 'attemptId'>;
  receipts: EntityTable<ReceiptRow, 'attemptId'>;
  results: EntityTable<ResultRow, 'attemptId'>;
  seenAnswers: Table<SeenAnswerRow, [string, string]>;
  meta: EntityTable<MetaRow, 'key'>;
  roughWork: Table<RoughWorkRow, [string, string]>;
  assistantTurns: Table<AssistantTurnRow, [string, string]>;
  notebookEntries: Table<NotebookEntryRow, [string, string]>;
  notebookCards: Table<NotebookCardRow, [string, string]>;
  notebookQuestions: Table<NotebookQuestionRow, [string, string]>;
  notebookImages: Table<NotebookImageRow, [string, string]>;
};

/**
 * Opens the device's database.
 * AT3: every write transaction is strict: it completes only when the bytes are flushed to disk.
 */
export function openDatabase(
  name = 'prep',
  edge: DeviceEdge = browserEdge,
  storage: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> = {},
): ExamDatabase {
  // On localhost Dexie records a stack for every operation, which no student's device does.
  Dexie.debug = false;
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', ...storage });
  dexie.use(commitAtOnce('events'));
  const database = Object.assign(dexie, { edge }) as ExamDatabase;
  database.version(1).stores({
    session: 'slot',
    packages: '[userId+testId+packageVersion], [userId+testId], userId',
    images: '[userId+testId+packageVersion+url], [userId+testId+packageVersion]',
    attempts: 'attemptId, [userId+status], [userId+testId], status',
    events: '[attemptId+seq]',
    outbox: 'attemptId, userId, nextTryAt',
    receipts: 'attemptId, userId',
    results: 'attemptId, userId',
    lists: '[userId+key]',
    meta: 'key',
  });
  database.version(2).stores({ roughWork: '[attemptId+questionId], attemptId' });
  // SY14: results whose questions have not come yet are found without reading all the others.
  database.version(3).stores({ results: 'attemptId, userId, [userId+result.status]' });
  // What was kept under hand-made keys is fetched again under those of its calls.
  database.version(4).stores({ lists: null, seenAnswers: '[owner+key], [owner+lookedAt]' });
  // PK18: sparse, so that home finds what is new without reading any other result.
  database.version(5).stores({ results: 'attemptId, userId, [userId+result.status], unopenedBy' });
  database.version(6).stores({ assistantTurns: '[userId+turnId], [userId+askedAt]' });
  // NB7: what is due is found by an index, and so is what was not sent.
  database.version(7).stores({
    notebookEntries: '[userId+id], [userId+questionId], [userId+kind+at], unsentOf, refusedOf',
    notebookCards: '[userId+questionId], [userId+due], [userId+subject+due], [userId+topic+due]',
    notebookQuestions: '[userId+questionId], lacksImagesOf',
    notebookImages: '[userId+url]',
  });
  return database;
}
