import './fingerprint-strip.css';
import { memo } from 'react';
import { say, useLanguage } from '../../sentences/index.ts';

const COLUMNS = 16;
const ROWS = 4;

export interface FingerprintStripProps {
  /** A digest in hexadecimal; its first 16 digits are drawn. */
  readonly digest: string;
  readonly label?: string | undefined;
}

/** The displayed digits in groups of four, easy to compare or read aloud. */
export function groupedDigits(digest: string): string {
  return (
    digest
      .toLowerCase()
      .slice(0, COLUMNS)
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

/** The four bits of each digit, from the top bubble down. */
export function bubblesOf(digest: string): readonly (readonly boolean[])[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const digit = Number.parseInt(digest[column] ?? '0', 16) || 0;
    return Array.from({ length: ROWS }, (_bit, row) => (digit & (8 >> row)) !== 0);
  });
}

/** A digest as a strip of an answer sheet: each column is a digit, and its bubbles are the digit's bits. */
export const FingerprintStrip = memo(function FingerprintStrip(props: FingerprintStripProps) {
  useLanguage();
  const { digest, label = say.labels.fingerprint } = props;
  return (
    <figure className="fingerprint">
      <svg viewBox="0 0 160 40" role="img" aria-label={label}>
        {bubblesOf(digest).map((bits, column) =>
          bits.map((filled, row) => (
            <circle
              key={`${column}-${row}`}
              className={filled ? 'fingerprint-on' : 'fingerprint-off'}
              cx={5 + 10 * column}
              cy={5 + 10 * row}
              r="3.4"
            />
          )),
        )}
      </svg>
      <figcaption>
        <code>{groupedDigits(digest)}</code>
      </figcaption>
    </figure>
  );
});
