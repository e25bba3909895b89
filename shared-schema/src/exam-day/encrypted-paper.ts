import * as z from 'zod/mini';
import { canonicalJson } from '../attempt/canonical-json.ts';
import { digestSchema, idSchema } from '../attempt/ids.ts';
import { paperPackageSchema } from '../paper-package/index.ts';

const base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'Not base64url'));

/** ED2: the paper's key, wrapped under the code of one group. AES-256-GCM; `wrapped` ends with the tag. */
const keySlotSchema = z.object({
  /** Derived from the code, so that a device finds its slot at once. It names no group. */
  slot: base64Url,
  iv: base64Url,
  wrapped: base64Url,
});
export type KeySlot = z.infer<typeof keySlotSchema>;

const encryptedImageSchema = z.object({
  url: z.string(),
  /** Of what is fetched, as `sha256`. */
  bytes: z.int(),
  sha256: digestSchema,
  iv: base64Url,
});

/** The most that a device spends on the code; a damaged number must not keep it busy for minutes. */
const MOST_ITERATIONS = 2_000_000;

/**
 * ED1: a paper that may be saved days before, and cannot be read until its key is released. What is not encrypted are
 * counts, the title and the time; the text is a paperPackageSchema, AES-256-GCM with a key of its own, as are the images,
 * in the order of the package.
 */
export const encryptedPaperSchema = z.object({
  formatVersion: z.literal(1),
  testId: idSchema,
  /** Of the package inside, which is verified when it is opened. */
  packageVersion: digestSchema,
  /** Names the key. */
  keyId: idSchema,
  title: z.string(),
  categoryName: z.string(),
  timing: paperPackageSchema.shape.timing,
  totals: paperPackageSchema.shape.totals,
  languages: z.array(z.string()),
  hasMaths: z.boolean(),
  /** PBKDF2-SHA-256. */
  salt: base64Url,
  iterations: z.int().check(z.gte(1), z.lte(MOST_ITERATIONS)),
  slots: z.array(keySlotSchema),
  images: z.array(encryptedImageSchema),
  iv: base64Url,
  encrypted: base64Url,
});
export type EncryptedPaper = z.infer<typeof encryptedPaperSchema>;

/** Strong enough beside the 65 bits of a code, and quick enough for a phone. */
export const CODE_ITERATIONS = 200_000;
/** Bytes that are derived from a code: the key that unwraps, and the name of the slot. */
export const WRAPPING_KEY_BYTES = 32;
export const SLOT_BYTES = 8;
export const PAPER_KEY_BYTES = 32;

/**
 * Additional data of the encryption, so that no part of an encrypted paper can be exchanged or changed without being
 * noticed: that of the text covers everything that is not encrypted.
 */
export const paperContext = ({ encrypted: _encrypted, ...rest }: EncryptedPaper): string =>
  canonicalJson(rest);

type PaperName = Pick<EncryptedPaper, 'testId' | 'packageVersion' | 'keyId'>;

const nameOf = ({ testId, packageVersion, keyId }: PaperName) => ({ testId, packageVersion, keyId });

export const slotContext = (paper: Omit<PaperName, 'packageVersion'>, slot: string): string =>
  canonicalJson({ testId: paper.testId, keyId: paper.keyId, slot });

/** @param place of the image in the package, from 0. */
export const imageContext = (paper: PaperName, place: number): string =>
  canonicalJson({ ...nameOf(paper), image: place });

/** ED10: what opening a paper comes to on a device. */
export const openingOutcomes = [
  'opened',
  'unknown-code',
  'other-key',
  'damaged',
  'no-cryptography',
  'no-space',
] as const;
export type OpeningOutcome = (typeof openingOutcomes)[number];
