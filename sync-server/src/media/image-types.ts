/** Image types that are served for questions. */
export const IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
];

/** Magic bytes of the types that may be uploaded; bytes 4 to 7 of a WebP are its length. */
const BEGINNINGS = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
] as const;
const LOOKED_AT = 16;

/** The type of an image by its first bytes, regardless of its name; null if it may not be uploaded. */
export function imageTypeOf(bytes: Buffer): string | null {
  const beginning = bytes.toString('latin1', 0, LOOKED_AT);
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null;
}
