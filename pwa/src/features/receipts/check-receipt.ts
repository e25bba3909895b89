import { receiptSchema, receiptText, type Receipt } from '@exam/shared-schema/attempt';
import { isSignedBy } from '../../offline/platform/ed25519.ts';

interface ReceiptKey {
  readonly keyId: string;
  readonly publicKey: string;
}

type Member = keyof Receipt;

export type Verdict =
  /** Signed by this server and unchanged. */
  | { readonly kind: 'genuine'; readonly receipt: Receipt }
  /**
   * The signature does not match. `changed`: the members that differ from the receipt on this device, if it has one.
   */
  | { readonly kind: 'altered'; readonly receipt: Receipt; readonly changed: readonly Member[] }
  | { readonly kind: 'unknown-key'; readonly receipt: Receipt }
  /** `faults`: missing or invalid members, `form` for unknown ones; empty if the text is not a JSON object. */
  | { readonly kind: 'unreadable'; readonly faults: readonly (Member | 'form')[] };

const members = Object.keys(receiptSchema.shape) as readonly Member[];

interface Known {
  readonly keys: readonly ReceiptKey[];
  /** The receipt that this device received from the server for an attempt. */
  readonly kept: (attemptId: string) => Promise<Receipt | undefined>;
}

/** SY4: checks whether a text is a receipt signed by this server, and if not, what does not match. */
export async function checkReceipt(text: string, { keys, kept }: Known): Promise<Verdict> {
  const raw = objectIn(text);
  if (raw === null) return { kind: 'unreadable', faults: [] };
  const parsed = receiptSchema.safeParse(raw);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path }) => members.find((each) => each === path[0]) ?? 'form');
    return { kind: 'unreadable', faults: [...new Set(faults)] };
  }
  const receipt = parsed.data;
  const key = keys.find(({ keyId }) => keyId === receipt.keyId);
  if (key === undefined) return { kind: 'unknown-key', receipt };
  if (await isSignedBy(key.publicKey, receiptText(receipt), receipt.signature))
    return { kind: 'genuine', receipt };
  return { kind: 'altered', receipt, changed: differences(receipt, await kept(receipt.attemptId)) };
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function differences(receipt: Receipt, kept: Receipt | undefined): Member[] {
  if (kept === undefined) return [];
  return members.filter((member) => receipt[member] !== kept[member]);
}
