import path from 'node:path';
import { connect, DATABASE_FILE } from '../../../src/database/open-sqlite.ts';

/** What SQLite says of a full disk, and of one that does not answer. */
export type DiskError = 'SQLITE_FULL' | 'SQLITE_IOERR_WRITE';

export interface FailingDisk {
  /** The n-th write from now fails, once or with every one after it. */
  failAt(n: number, code: DiskError, how: 'once' | 'continuously'): void;
  heal(): void;
  /** Whether a write failed since `failAt`. */
  readonly hasFailed: boolean;
  remove(): void;
}

interface Plan {
  readonly code: DiskError;
  readonly how: 'once' | 'continuously';
  left: number;
}

type Work = (this: unknown, ...args: unknown[]) => unknown;

const WRITES = /^\s*(insert|update|delete|replace)/i;
const COMMITS = /^\s*(commit|release)/i;
const ROLLS_BACK = /^\s*rollback/i;

/**
 * Puts failures where SQLite itself meets the disk: at statements that write, at commits, and, while the disk goes on
 * failing, at rollbacks. Like SQLite, a statement that finds the disk full or broken gives its whole transaction up.
 */
export function installFailingDisk(directory: string): FailingDisk {
  let plan: Plan | null = null;
  let hasFailed = false;
  const fails = (): DiskError | null => {
    if (plan === null) return null;
    plan.left -= 1;
    if (plan.left > 0) return null;
    hasFailed = true;
    const { code } = plan;
    if (plan.how === 'once') plan = null;
    return code;
  };
  const sample = connect(path.join(directory, DATABASE_FILE));
  const statement = sample.prepare('SELECT 1');
  const giveUp = sample.exec;
  const undo = [
    replace(Object.getPrototypeOf(sample) as object, ['exec'], (original) => {
      return function (this: unknown, ...args: unknown[]) {
        const text = String(args[0]);
        const isLost = ROLLS_BACK.test(text) && plan !== null && plan.left <= 0;
        const code = isLost || COMMITS.test(text) ? fails() : null;
        if (code !== null) throw diskError(code);
        return original.apply(this, args);
      };
    }),
    replace(Object.getPrototypeOf(statement) as object, ['run', 'all', 'get'], (original) => {
      return function (this: unknown, ...args: unknown[]) {
        const { source, database } = this as typeof statement;
        const code = WRITES.test(source) ? fails() : null;
        if (code === null) return original.apply(this, args);
        if (database.inTransaction) giveUp.call(database, 'ROLLBACK');
        throw diskError(code);
      };
    }),
  ];
  sample.close();
  return {
    failAt: (n, code, how) => {
      plan = { left: n, code, how };
      hasFailed = false;
    },
    heal: () => (plan = null),
    get hasFailed() {
      return hasFailed;
    },
    remove: () => undo.forEach((back) => back()),
  };
}

function diskError(code: DiskError): Error {
  return Object.assign(new Error('The disk failed'), { code });
}

function replace(target: object, names: readonly string[], wrap: (original: Work) => Work): () => void {
  const methods = target as Record<string, Work>;
  const originals = names.map((name) => [name, methods[name] as Work] as const);
  for (const [name, original] of originals) methods[name] = wrap(original);
  return () => originals.forEach(([name, original]) => (methods[name] = original));
}
