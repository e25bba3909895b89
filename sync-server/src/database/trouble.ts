/** A full disk, a busy file. */
const SQLITE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY)/;

/**
 * SQLSTATE: no connection (08), deadlocks that do not end (40), a standby (25006), no room or memory (53), locks and
 * statements that took too long (55P03, 57014), a server that stops or starts (57P), its disk (58).
 */
const POSTGRES = /^(08|40|53|58)...$|^(25006|55P03|57014|57P..)$/;

/** The network between here and the database. */
const NETWORK = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** What the driver says without a code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** The database is unavailable: it is unknown whether anything was stored, and the caller should retry later. */
export function isTrouble(error: object): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === 'string' && [SQLITE, POSTGRES, NETWORK].some((pattern) => pattern.test(code)))
    return true;
  return typeof message === 'string' && DRIVER.test(message);
}

/** PostgreSQL's text holds no NUL (22021). What comes with one is refused before; this is for what slips through. */
export function isUnstorable(error: object): boolean {
  return 'code' in error && error.code === '22021';
}

/** Something else still refers to the row to be deleted (23503). The database refuses, whatever was checked before. */
export function isReferred(error: object): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503';
}

/**
 * A question that another exclusive paper of the exam asks: the same by a unique index (BK26), nearly the same by a
 * trigger (BK27).
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
