import type { AttemptEvent, Opened, Receipt, SectionWindow } from '@exam/shared-schema/attempt';
import type {
  AssistantEngine,
  AssistantSource,
  CallAnswer,
  HandInResult,
  NotebookEntry,
  ResultQuestion,
  solveProblem,
  TokenInfo,
  User,
} from '@exam/shared-schema/contract';
import type { EncryptedPaper, OpeningOutcome } from '@exam/shared-schema/exam-day';
import type { PackageSet, PaperPackage, EncryptedKey } from '@exam/shared-schema/paper-package';
import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import { browserEdge, type DeviceEdge } from '../../api/index.ts';
import { commitAtOnce } from './commit-at-once.ts';

/* Every time in these rows (`...At`) is epoch ms by the device's wall clock, unless the row's comment gives another
   clock; `...Ms` is a duration in ms. */

/** The user signed in on this device. One row: slot 'current'. */
export interface SessionRow {
  slot: 'current';
  user: User;
  token: string;
  /**
   * The server refused to renew the token: calls need a new login, but saved papers and open attempts do not (SY7).
   */
  expired: boolean;
  /**
   * From this time on a call renews the token first; device's wall clock, epoch ms. Null: only after the server
   * rejects it.
   */
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
  /** The encrypted answer key, for a paper with results on the spot (PK8). The name is that of rows on devices. */
  sealedKey?: EncryptedKey;
  /** Size on the device including images, bytes. */
  bytes: number;
  savedAt: number;
  /** ED7: of a paper that was saved encrypted. */
  opened?: Opened;
}

/** ED1: a paper saved for offline use that cannot be read yet. Opening it replaces it by a PackageRow. */
export interface EncryptedRow {
  userId: string;
  testId: string;
  packageVersion: string;
  paper: EncryptedPaper;
  /** Encrypted, in the order of `paper.images`. */
  images: ArrayBuffer[];
  ticket: string;
  extraTimePercent: number;
  bytes: number;
  savedAt: number;
  /** ED10: what the server has not been sent yet. */
  unreported?: { outcome: OpeningOutcome; by: Opened['by']; at: number } | undefined;
}

export interface ImageRow {
  userId: string;
  testId: string;
  packageVersion: string;
  url: string;
  blob: Blob;
}

/**
 * An attempt's header. Its state is the fold of its events (AT1); `status` and `head` repeat the end of the log,
 * because IndexedDB needs an index to find open attempts, and are written in the same transaction.
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
  /** When each section is open, on a paper with timed sections (ST17). */
  sections?: readonly SectionWindow[] | undefined;
  deviceId: string;
  /** `moved`: another device has continued it (SY6); this log stays unchanged, to be viewed or handed in. */
  status: 'open' | 'sealed' | 'moved';
  startedAt: number;
  /** Server time minus device time at the start, ms; null if the server had never been reached (ST12). */
  startOffsetMs: number | null;
  sealedAt: number | null;
  head: string | null;
  /** Events below this seq are on the server as a draft (SY8). */
  acknowledgedSeq: number;
  /** The server has another device's log under this id, so drafts stop (SY6). */
  draftsStopped: boolean;
  /** Set when its paper is removed from this device: a repeated hand-in would need them (SY10). */
  questionIds?: string[];
  /** The account that has claimed a guest attempt (PK19). The log stays the guest's. */
  claimedBy?: string;
  /** When the paper's key was decrypted for an instant result: from then on the seal is final (ST12). */
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
  /** `refused`: the server rejects it permanently; it stays, marked as refused, and can be saved as a file (SY5). */
  state: 'waiting' | 'refused';
  tries: number;
  firstFailureAt: number | null;
  nextTryAt: number;
  lastError: { at: number; code: string; message: string } | null;
  /** How often in a row its call was aborted because it hung while the server answered other calls (SY2). */
  stalls?: number;
  /**
   * ST12: the seal is final. Written before the first send, because a request whose answer is lost may have arrived.
   */
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
   * A summary until its questions have arrived (SY14). Stored in the format of the app version that received it: read
   * it with `resultOf`.
   */
  result: HandInResult;
  storedAt: number;
  /** The id of a user who has not opened the result's page yet (PK18). */
  unopenedBy?: string;
}

/** An answer of the server, cached for offline use and shown with its age. */
interface SeenAnswerRow {
  /** A user's id, or `ANYONE`. */
  owner: string;
  /** The call and its arguments (`seenKey`). */
  key: string;
  /** In the format of the app version that stored it, so it has to be parsed when read. */
  answer: unknown;
  /** When it was received, epoch milliseconds. */
  storedAt: number;
  /** When it was last shown, epoch ms, accurate to a day. */
  lookedAt: number;
}

/** The points of a line, x and y alternating, in thousandths of the sheet's width. */
type Stroke = readonly number[];

/** A student's notes and drawings beside a question. They stay on this device and are deleted with the attempt. */
export interface RoughWorkRow {
  attemptId: string;
  questionId: string;
  notes: string;
  strokes: readonly Stroke[];
}

/** AW6: a question to the assistant and its answer. They stay on this device. */
export interface AssistantTurnRow {
  userId: string;
  turnId: string;
  askedAt: number;
  question: string;
  /** Markdown with the TeX of question text (`parseMarkdown`); the part received, if the answer is incomplete. */
  answer: string;
  /** `asking`: being answered in this or another page, or interrupted because the page was closed. */
  state: 'asking' | 'answered' | 'stopped' | 'failed';
  /** Why there is no answer: the English message of the server or the app. */
  failure: { status: number; code: string; message: string } | null;
  sources: readonly AssistantSource[];
  /** AS43: what is near, where there is no answer; absent in rows of earlier versions of the app. */
  related?: readonly string[];
  tokenInfo: TokenInfo | null;
  engine: AssistantEngine | null;
  /** AS161: by which its token can be taken back; absent if it cost none. */
  paidQuestion?: string | undefined;
  /** AS161: its token was taken back. */
  isReturned?: boolean;
}

/** AW7: the help that was given for a question of the bank. It stays on this device. */
export interface AssistantHelpRow {
  userId: string;
  questionId: string;
  /** When it was last used. */
  at: number;
  /** Answered turns, oldest first; the first is the solution. */
  turns: readonly Omit<AssistantTurnRow, 'userId'>[];
  solution: Pick<CallAnswer<typeof solveProblem>, 'problemAnalysis' | 'contextUsed'> | null;
}

/** NB2: an action on a card, on this or another device. */
export type NotebookEntryRow = NotebookEntry & {
  userId: string;
  /** The user's id until the server has received it. */
  unsentOf?: string;
  /** The user's id if the server rejected it (NB3); it counts on this device and is sent again later. */
  refusedOf?: string;
  refusedAt?: number;
};

/** A question's outcome in one exam (NB1). */
export interface NotebookMistake {
  readonly attemptId: string;
  /** When the server received the attempt, epoch ms by the server's clock. */
  readonly at: number;
  /** False if the question was only left unanswered. */
  readonly isWrong: boolean;
}

/** The schedule computed from a card's reviews (NB4). Times in epoch ms by the server's clock. */
export interface CardSchedule {
  readonly due: number;
  readonly lastReviewAt: number;
  readonly state: 'learning' | 'review';
}

/**
 * A card of the notebook without its question, so that thousands can be read at once. Derived from the log and the
 * mistakes.
 */
export interface NotebookCardRow {
  userId: string;
  questionId: string;
  mistakes: readonly NotebookMistake[];
  schedule: CardSchedule | null;
  /** The student's latest removal or restoration of the card. */
  choice: { readonly isIn: boolean; readonly at: number } | null;
  note: string;
  /** Empty until the question has arrived. */
  subject: string;
  topic: string;
  /** Epoch ms by the server's clock; absent while the card is not in the notebook (NB1). */
  due?: number;
}

/** The content of a card, from the latest attempt. */
export interface NotebookQuestionRow {
  userId: string;
  questionId: string;
  attemptId: string;
  /** The time of its mistake. */
  at: number;
  testTitle: string;
  question: ResultQuestion;
  set?: PackageSet;
  /** The user's id until its images are on this device. */
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
  /** The device's clocks, network and locks. */
  readonly edge: DeviceEdge;
  session: EntityTable<SessionRow, 'slot'>;
  packages: Table<PackageRow, [string, string, string]>;
  images: Table<ImageRow, [string, string, string, string]>;
  encryptedPapers: Table<EncryptedRow, [string, string, string]>;
  attempts: EntityTable<AttemptRow, 'attemptId'>;
  events: Table<StoredEvent, [string, number]>;
  outbox: EntityTable<OutboxRow, 'attemptId'>;
  receipts: EntityTable<ReceiptRow, 'attemptId'>;
  results: EntityTable<ResultRow, 'attemptId'>;
  seenAnswers: Table<SeenAnswerRow, [string, string]>;
  meta: EntityTable<MetaRow, 'key'>;
  roughWork: Table<RoughWorkRow, [string, string]>;
  assistantTurns: Table<AssistantTurnRow, [string, string]>;
  assistantHelp: Table<AssistantHelpRow, [string, string]>;
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
  // On localhost Dexie's debug mode records a stack for every operation, unlike on a student's device.
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
  // SY14: an index for results without their questions.
  database.version(3).stores({ results: 'attemptId, userId, [userId+result.status]' });
  // Answers cached under hand-written keys are discarded; they are fetched again under the keys of their calls.
  database.version(4).stores({ lists: null, seenAnswers: '[owner+key], [owner+lookedAt]' });
  // PK18: a sparse index, so that home finds unopened results without reading others.
  database.version(5).stores({ results: 'attemptId, userId, [userId+result.status], unopenedBy' });
  database.version(6).stores({ assistantTurns: '[userId+turnId], [userId+askedAt]' });
  // NB7: indexes for due cards and unsent entries.
  database.version(7).stores({
    notebookEntries: '[userId+id], [userId+questionId], [userId+kind+at], unsentOf, refusedOf',
    notebookCards: '[userId+questionId], [userId+due], [userId+subject+due], [userId+topic+due]',
    notebookQuestions: '[userId+questionId], lacksImagesOf',
    notebookImages: '[userId+url]',
  });
  database.version(8).stores({ encryptedPapers: '[userId+testId+packageVersion], [userId+testId], userId' });
  database.version(9).stores({ assistantHelp: '[userId+questionId], [userId+at]' });
  return database;
}
