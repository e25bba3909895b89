import iconv from 'iconv-lite';

/** The text of a file, or a sentence fragment with the reason why it cannot be decoded. */
export type Decoded = { readonly text: string } | { readonly problem: string };

const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * IM1: bytes that do not fit the encoding are an error and never replaced. The default is UTF-8, a byte order mark
 * overrides it, and any other encoding has to be declared.
 * Uses iconv-lite, because Node's own decoder takes windows-1252 for Latin-1.
 * @param declared the encoding given on the command line: 'windows-1252'.
 */
export function decodeText(bytes: Uint8Array, declared: string | undefined): Decoded {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0];
  const encoding = declared ?? marked ?? 'utf-8';
  const text = decoded(bytes, encoding);
  if (text === 'unknown encoding')
    return {
      problem: `cannot be read: '${encoding}' is no encoding; 'windows-1252' and 'utf-16le' are examples.`,
    };
  // UTF-16 of English text is valid UTF-8 in which every second character is NUL.
  if (text === 'does not fit' || text.text.includes('\0'))
    return { problem: `is not ${encoding.toUpperCase()}${hintAt(bytes, declared)}` };
  return text;
}

function decoded(
  bytes: Uint8Array,
  encoding: string,
): { text: string } | 'unknown encoding' | 'does not fit' {
  if (!iconv.encodingExists(encoding)) return 'unknown encoding';
  const text = iconv.decode(Buffer.from(bytes), encoding);
  return text.includes('\ufffd') ? 'does not fit' : { text };
}

function hintAt(bytes: Uint8Array, declared: string | undefined): string {
  if (declared !== undefined) return '.';
  const hasNuls = bytes.subarray(0, 1000).includes(0);
  return `: save it as UTF-8, or name its encoding, such as --encoding ${hasNuls ? 'utf-16le' : 'windows-1252'}.`;
}
