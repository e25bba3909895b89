import { lazily } from './lazily.ts';

const KILO = 1000;

const UNITS = (['kilobyte', 'megabyte', 'gigabyte'] as const).map((unit, power) => {
  const decimals = power === 0 ? 0 : 1;
  return {
    size: KILO ** (power + 1),
    /** From this size on the number would be rounded up to 1 of the next unit. */
    end: KILO ** (power + 2) - (KILO ** (power + 1) * 10 ** -decimals) / 2,
    format: lazily(
      (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: decimals }),
    ),
  };
});

/** A size in units of 1000 bytes: '0 kB', '640 kB', '1.4 MB', '12 GB'. Anything above zero is at least 1 kB. */
export function formatBytes(bytes: number): string {
  const shown = bytes === 0 ? 0 : Math.max(bytes, KILO);
  const unit = UNITS.find(({ end }) => shown < end) ?? UNITS.at(-1);
  return unit === undefined ? '' : unit.format().format(shown / unit.size);
}
