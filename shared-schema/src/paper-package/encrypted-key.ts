import * as z from 'zod/mini';
import { digestSchema } from '../attempt/ids.ts';
import { canonicalJson } from '../attempt/canonical-json.ts';
import { answerKeySchema } from '../question-types/index.ts';

const base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'Not base64url'));

/**
 * PK2, PK8: the answer key of a paper with results on submission, encrypted for one ticket. AES-256-GCM; `sealed` ends
 * with the tag. The plaintext is an openedKeySchema.
 */
export const encryptedKeySchema = z.object({
  packageVersion: digestSchema,
  keyVersion: z.int(),
  iv: base64Url,
  sealed: base64Url,
});
export type EncryptedKey = z.infer<typeof encryptedKeySchema>;

/**
 * ST85: what the bank has about a question. It comes with the key: an earlier app verifies a package without the members
 * that it does not know, and would refuse it.
 */
const questionFactsSchema = z.object({
  /** Its subject's name; null if it has none. */
  subject: z.nullable(z.string()),
  /** 1 to 10. */
  difficulty: z.int(),
});
export type QuestionFacts = z.infer<typeof questionFactsSchema>;

export const openedKeySchema = z.object({
  keys: z.record(z.string(), answerKeySchema),
  explanations: z.record(z.string(), z.string()),
  /** By question, then by language tag; absent if every explanation is only in the paper's first language. */
  explanationTranslations: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** By question; absent in keys that an earlier server encrypted. */
  facts: z.optional(z.record(z.string(), questionFactsSchema)),
});
export type OpenedKey = z.infer<typeof openedKeySchema>;

/** The `info` of HKDF-SHA-256 that derives the key from the ticket's secret, with the package version as salt. */
export const ENCRYPTED_KEY_PURPOSE = 'prep answer key 1';

/** The additional data of the encryption, so that the key of another paper or version cannot be used for this one. */
export function encryptedKeyContext(key: Pick<EncryptedKey, 'packageVersion' | 'keyVersion'>): string {
  const { packageVersion, keyVersion } = key;
  return canonicalJson({ packageVersion, keyVersion });
}
