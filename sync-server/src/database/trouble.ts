/** For example a full disk or a locked file. */
const SQLITE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY)/;

/**
 * SQLSTATE: no connection (08), unresolved deadlocks (40), a read-only standby (25006), no disk space or memory (53),
 * lock and statement timeouts (55P03, 57014), a server that stops or starts (57P), its disk (58).
 */
const POSTGRES = /^(08|40|53|58)...$|^(25006|55P03|57014|57P..)$/;

/** Network errors between server and database. */
const NETWORK = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** Messages of the driver that have no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** The database is unavailable: it is unknown whether anything was stored, and the caller should retry later. */
export function isTrouble(error: object): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === 'string' && [SQLITE, POSTGRES, NETWORK].some((pattern) => pattern.test(code)))
    return true;
  return typeof message === 'string' && DRIVER.test(message);
}

/** PostgreSQL cannot store NUL in text (22021). Input is checked before; this catches the rest. */
export function isUnstorable(error: object): boolean {
  return 'code' in error && error.code === '22021';
}

/** A row to be deleted is still referenced (23503). The database refuses this even if an earlier check passed. */
export function isReferred(error: object): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503';
}

/**
 * The question is also in another exclusive paper of the exam: an equal one violates a unique index (BK26), a similar one
 * a trigger (BK27).
 */
export function isAskedElsewhere(error: object): boolean {
  const { code, message, constraint } = error as {
    readonly code?: unknown;
    readonly message?: unknown;
    readonly constraint?: unknown;
  };
  if (code === '23505') return constraint === 'paper_questions_exclusive';
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') return String(message).includes('paper_questions.likeness');
  return String(message).startsWith('BK27: ');
}
