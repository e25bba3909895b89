const KILO = 1000;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

const formats = UNITS.map(
  (unit) =>
    new Intl.NumberFormat('en-IN', {
      style: 'unit',
      unit,
      maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
    }),
);

/** Bytes for a person: '640 kB', '1.4 MB', '12 GB'. */
export function sizeWords(bytes: number): string {
  let value = bytes === 0 ? 0 : Math.max(bytes, KILO) / KILO;
  let unit = 0;
  while (value >= KILO && unit < UNITS.length - 1) {
    value /= KILO;
    unit += 1;
  }
  return formats[unit]?.format(value) ?? '';
}
