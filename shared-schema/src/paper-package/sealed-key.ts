import * as z from 'zod/mini';
import { digestSchema } from '../attempt/ids.ts';
import { canonicalJson } from '../attempt/canonical-json.ts';
import { answerKeySchema } from '../question-types/index.ts';

const base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'Not base64url'));

/**
 * PK2, PK8: the answer key of a paper whose results are shown on the spot, sealed for one ticket. AES-256-GCM; `sealed`
 * ends with the tag. What it hides is an openedKeySchema.
 */
export const sealedKeySchema = z.object({
  packageVersion: digestSchema,
  keyVersion: z.int(),
  iv: base64Url,
  sealed: base64Url,
});
export type SealedKey = z.infer<typeof sealedKeySchema>;

export const openedKeySchema = z.object({
  keys: z.record(z.string(), answerKeySchema),
  explanations: z.record(z.string(), z.string()),
  /** By question, then by language tag; absent where every explanation is in the paper's first language alone. */
  explanationTranslations: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});
export type OpenedKey = z.infer<typeof openedKeySchema>;

/** What the opening key is for: the `info` of HKDF-SHA-256 over the ticket's secret, salted with the package version. */
export const SEALED_KEY_PURPOSE = 'prep answer key 1';

/** What the seal covers beside its content: a key of another paper or version does not open as this one's. */
export function sealedKeyContext(sealed: Pick<SealedKey, 'packageVersion' | 'keyVersion'>): string {
  const { packageVersion, keyVersion } = sealed;
  return canonicalJson({ packageVersion, keyVersion });
}
