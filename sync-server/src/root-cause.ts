/** Query builders wrap the database's error in one whose message contains the values: passwords, answers. */
export function rootCause(error: unknown): object {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return typeof cause === 'object' && cause !== null ? cause : new Error(String(cause));
}

/** The parts of an error that may be logged: further members of PostgreSQL's errors contain the failed row. */
export function loggable(error: unknown): object {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return { type: typeof cause };
  const { name, message, stack } = cause;
  return { type: name, message, stack, ...('code' in cause && { code: cause.code }) };
}
