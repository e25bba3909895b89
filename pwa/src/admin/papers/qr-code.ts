// QR codes as in ISO/IEC 18004: bytes, error correction level M, versions 1 to 10, which hold any address of the app.

/** Per version: codewords in all, those for error correction in each block, and blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

interface Version {
  /** From 1. */
  readonly number: number;
  readonly codewords: number;
  /** For error correction, of each block. */
  readonly correction: number;
  readonly blocks: number;
}

const MODE_BYTES = 0b0100;
const MODE_BITS = 4;
/** From this version on the length has 16 bits. */
const LONG_LENGTH_FROM = 10;
const PADDING = [0b1110_1100, 0b0001_0001] as const;

/**
 * ED19: a text as a QR code. @returns rows of modules, true for a dark one, without the quiet zone of four modules.
 * @throws RangeError for more than 213 bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const bits = inBlocks(codewordsOf(bytes, version), version);
  const candidates = MASKS.map((_mask, number) => drawn(version, bits, number));
  const penalties = candidates.map(penaltyOf);
  return candidates[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function versionFor(length: number): Version {
  for (const [place, [codewords, correction, blocks]] of VERSIONS.entries()) {
    const version = { number: place + 1, codewords, correction, blocks };
    if (MODE_BITS + lengthBits(version) + 8 * length <= 8 * dataOf(version)) return version;
  }
  throw new RangeError('The text is too long for a QR code of version 10');
}

const lengthBits = ({ number }: Version) => (number >= LONG_LENGTH_FROM ? 16 : 8);
const dataOf = ({ codewords, correction, blocks }: Version) => codewords - correction * blocks;

/** Mode, length, the bytes and the padding. */
function codewordsOf(bytes: Uint8Array, version: Version): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(MODE_BYTES, MODE_BITS);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const room = 8 * dataOf(version);
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let turn = 0; bits.length < room; turn += 1) push(PADDING[turn % 2 === 0 ? 0 : 1], 8);
  return Array.from({ length: room / 8 }, (_, place) =>
    bits.slice(8 * place, 8 * place + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
}

/** The data in blocks, each with its error correction, one codeword of each block after the other. @returns bits. */
function inBlocks(data: readonly number[], version: Version): number[] {
  const { codewords, correction, blocks } = version;
  const short = Math.floor(codewords / blocks) - correction;
  const longOnes = codewords % blocks;
  const divisor = generatorOf(correction);
  const parts: (readonly number[])[] = [];
  for (let block = 0, from = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - longOnes ? 1 : 0);
    parts.push(data.slice(from, from + length));
    from += length;
  }
  const corrections = parts.map((part) => remainderOf(part, divisor));
  const interleaved = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, place) =>
      rows.flatMap((row) => row[place] ?? []),
    ).flat();
  return [...interleaved(parts), ...interleaved(corrections)].flatMap((codeword) =>
    Array.from({ length: 8 }, (_, bit) => (codeword >> (7 - bit)) & 1),
  );
}

/** In the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon: the product of (x - 2^i), without its first coefficient, which is 1. */
function generatorOf(degree: number): number[] {
  let polynomial = [1];
  let root = 1;
  for (let factor = 0; factor < degree; factor += 1) {
    const scaled = polynomial.map((coefficient) => times(coefficient, root));
    polynomial = [...polynomial, 0].map((coefficient, place) => coefficient ^ (scaled[place - 1] ?? 0));
    root = times(root, 2);
  }
  return polynomial.slice(1);
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  return data.reduce<number[]>(
    (rest, codeword) => {
      const factor = codeword ^ (rest[0] ?? 0);
      return divisor.map((coefficient, place) => (rest[place + 1] ?? 0) ^ times(coefficient, factor));
    },
    divisor.map(() => 0),
  );
}

type Mask = (row: number, column: number) => boolean;

const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The modules of a symbol; undefined where the data go. */
type Modules = (boolean | undefined)[][];

function drawn(version: Version, bits: readonly number[], maskNumber: number): boolean[][] {
  const symbol = patternsOf(version);
  drawFormat(symbol, maskNumber);
  drawVersion(symbol, version);
  const mask = MASKS[maskNumber] as Mask;
  const whole = symbol.map((row) => row.map((module) => module ?? false));
  for (const [place, [row, column]] of placesOf(symbol).entries()) {
    const line = whole[row] as boolean[];
    line[column] = ((bits[place] ?? 0) === 1) !== mask(row, column);
  }
  return whole;
}

const sizeOf = ({ number }: Version) => 17 + 4 * number;

/** Finders with their borders, timing, alignment, and room for format and version. */
function patternsOf(version: Version): Modules {
  const size = sizeOf(version);
  const symbol: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = setterOf(symbol);
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(set, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = alignmentOf(version);
  const last = centres.at(-1) ?? 0;
  for (const row of centres)
    for (const column of centres) {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isFinder) square(set, row, column, 2, (ring) => ring !== 1);
    }
  return symbol;
}

type SetModule = (row: number, column: number, isDark: boolean) => void;

const setterOf =
  (symbol: Modules): SetModule =>
  (row, column, isDark) => {
    const line = symbol[row];
    if (line !== undefined && column >= 0 && column < line.length) line[column] = isDark;
  };

/** @param isDark by the ring around the centre, from 0. */
function square(
  set: SetModule,
  row: number,
  column: number,
  rings: number,
  isDark: (ring: number) => boolean,
) {
  for (let down = -rings; down <= rings; down += 1)
    for (let right = -rings; right <= rings; right += 1)
      set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
}

/** Versions 2 to 6 have one alignment pattern, 7 to 10 another row and column of them in the middle. */
function alignmentOf(version: Version): number[] {
  if (version.number === 1) return [];
  const last = sizeOf(version) - 7;
  return version.number < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** BCH: a value with the remainder of its division behind it. */
function withRemainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - bits; bit >= 0; bit -= 1) if ((rest >> (bit + bits)) & 1) rest ^= divisor << bit;
  return (value << bits) | rest;
}

const FORMAT_DIVISOR = 0b101_0011_0111;
const FORMAT_MASK = 0b101_0100_0001_0010;
const VERSION_DIVISOR = 0b1_1111_0010_0101;

/** The level M is 00, so that the format is the mask alone. It stands twice. */
function drawFormat(symbol: Modules, maskNumber: number): void {
  const format = withRemainder(maskNumber, FORMAT_DIVISOR, 10) ^ FORMAT_MASK;
  const size = symbol.length;
  const set = setterOf(symbol);
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >> bit) & 1) === 1;
    // Beside the first finder, around the timing patterns.
    if (bit < 8) set(bit < 6 ? bit : bit + 1, 8, isDark);
    else set(8, bit === 8 ? 7 : 14 - bit, isDark);
    if (bit < 8) set(8, size - 1 - bit, isDark);
    else set(size - 15 + bit, 8, isDark);
  }
  set(size - 8, 8, true);
}

function drawVersion(symbol: Modules, { number }: Version): void {
  if (number < 7) return;
  const bits = withRemainder(number, VERSION_DIVISOR, 12);
  const set = setterOf(symbol);
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [along, across] = [Math.floor(bit / 3), symbol.length - 11 + (bit % 3)];
    set(along, across, isDark);
    set(across, along, isDark);
  }
}

/** Where the data go: pairs of columns from the right, up and down by turns, without the column of the timing. */
function placesOf(symbol: Modules): (readonly [number, number])[] {
  const size = symbol.length;
  const places: (readonly [number, number])[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (symbol[row]?.[column] === undefined) places.push([row, column]);
    }
    isUp = !isUp;
  }
  return places;
}

/** How hard a symbol is to read; the mask with the least is taken. */
function penaltyOf(symbol: readonly (readonly boolean[])[]): number {
  const columns = symbol.map((_, column) => symbol.map((row) => row[column] ?? false));
  const lines = [...symbol, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.map((line) => line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  let squares = 0;
  for (let row = 1; row < symbol.length; row += 1)
    for (let column = 1; column < symbol.length; column += 1) {
      const module = symbol[row]?.[column];
      const others = [symbol[row - 1]?.[column], symbol[row]?.[column - 1], symbol[row - 1]?.[column - 1]];
      if (others.every((other) => other === module)) squares += 1;
    }
  const dark = symbol.flat().filter(Boolean).length / symbol.length ** 2;
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    3 * squares +
    40 * finders.reduce((sum, count) => sum + count, 0) +
    10 * Math.floor(Math.abs(dark - 0.5) * 20)
  );
}
