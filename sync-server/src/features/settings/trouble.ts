/** Why something did not work, in words of this server alone: those of a vendor may repeat a key (SE2). */
export interface Trouble {
  readonly kind: 'unreachable' | 'slow' | 'credentials' | 'refused' | 'unusable';
  /** The status or reply code of the vendor. */
  readonly status: number | null;
  /** After the name of what was tried. */
  readonly sentence: string;
}

/** Codes of SMTP replies about the login, and statuses of HTTP. */
const OF_CREDENTIALS = new Set([401, 403, 454, 530, 534, 535]);
const SLOW = /^(ETIMEDOUT|ESOCKETTIMEDOUT|ECONNABORTED|TimeoutError)$/;
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNECTION|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ESOCKET|ETLS)$/;

/** @param error of any adapter, with its causes. */
export function troubleOf(error: unknown): Trouble {
  const errors = [...causesOf(error)];
  const status = first(errors, statusIn);
  const codes = errors.flatMap(codesIn);
  if (codes.includes('EAUTH') || (status !== null && OF_CREDENTIALS.has(status)))
    return {
      kind: 'credentials',
      status,
      sentence: `refused the user name, password or key${inBrackets(status)}`,
    };
  if (codes.some((code) => SLOW.test(code)) || codes.includes('slow'))
    return { kind: 'slow', status, sentence: 'did not answer in time' };
  if (codes.includes('over-budget'))
    return { kind: 'refused', status, sentence: 'was not asked, because your limit for today is reached' };
  if (codes.includes('malformed'))
    return { kind: 'unusable', status, sentence: 'answered with something else than text' };
  if (status !== null && status >= 300)
    return { kind: 'refused', status, sentence: `refused the request${inBrackets(status)}` };
  // A payment provider without a status has not answered.
  const isGone = codes.includes('unreachable') || codes.includes('ProviderTrouble');
  if (isGone || codes.some((code) => UNREACHABLE.test(code)) || isOfFetch(errors))
    return { kind: 'unreachable', status, sentence: 'cannot be reached' };
  return { kind: 'refused', status, sentence: 'did not work' };
}

const inBrackets = (status: number | null) => (status === null ? '' : ` (${status})`);

const DEEPEST = 8;

function* causesOf(error: unknown): Generator<Readonly<Record<string, unknown>>> {
  let each = error;
  for (let depth = 0; depth < DEEPEST && typeof each === 'object' && each !== null; depth += 1) {
    yield each as Readonly<Record<string, unknown>>;
    each = (each as { readonly cause?: unknown }).cause;
  }
}

function first<T>(
  errors: readonly Readonly<Record<string, unknown>>[],
  valueOf: (error: Readonly<Record<string, unknown>>) => T | null,
): T | null {
  for (const error of errors) {
    const value = valueOf(error);
    if (value !== null) return value;
  }
  return null;
}

/** Of HTTP as `status`, of SMTP as `responseCode`. */
function statusIn({ status, responseCode }: Readonly<Record<string, unknown>>): number | null {
  const value = status ?? responseCode;
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Of Node and of nodemailer as `code`, of the language model as `kind`, of an abort as `name`. */
const codesIn = ({ code, kind, name }: Readonly<Record<string, unknown>>): string[] =>
  [code, kind, name].filter((each) => typeof each === 'string');

/** A connection that broke, without a code. */
const isOfFetch = (errors: readonly Readonly<Record<string, unknown>>[]) =>
  errors.some((error) => error instanceof TypeError && error.message === 'fetch failed');
