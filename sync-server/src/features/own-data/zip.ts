import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const compress = promisify(deflateRaw);

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 2.0: deflated files. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** Limits of the format without ZIP64. */
const MOST_FILES = 0xffff;
const MOST_BYTES = 0xffffffff;

/** Writes a zip (APPNOTE 6.3) of deflated files. */
export class ZipWriter {
  readonly #parts: Buffer[] = [];
  readonly #directory: Buffer[] = [];
  readonly #time: number;
  readonly #date: number;
  #bytes = 0;

  /** @param at the time of all files, epoch ms. */
  constructor(at: number) {
    const when = new Date(at);
    this.#time = (when.getUTCHours() << 11) | (when.getUTCMinutes() << 5) | (when.getUTCSeconds() >> 1);
    this.#date = ((when.getUTCFullYear() - 1980) << 9) | ((when.getUTCMonth() + 1) << 5) | when.getUTCDate();
  }

  /** @param name with '/' between folders. @throws RangeError if the zip gets too large. */
  async add(name: string, text: string): Promise<void> {
    const content = Buffer.from(text);
    const packed = await compress(content);
    const nameBytes = Buffer.from(name);
    const common = this.#common(content, packed, nameBytes);
    const offset = this.#bytes;
    this.#push(this.#parts, Buffer.concat([number32(LOCAL), common, number16(0), nameBytes, packed]));
    const entry = [
      number32(CENTRAL),
      number16(VERSION),
      common,
      Buffer.alloc(12),
      number32(offset),
      nameBytes,
    ];
    this.#directory.push(Buffer.concat(entry));
    if (this.#bytes > MOST_BYTES || this.#directory.length > MOST_FILES)
      throw new RangeError('The zip is too large');
  }

  finish(): Buffer {
    const directory = Buffer.concat(this.#directory);
    const files = number16(this.#directory.length);
    const end = [
      number32(END),
      number32(0),
      files,
      files,
      number32(directory.length),
      number32(this.#bytes),
      number16(0),
    ];
    return Buffer.concat([...this.#parts, directory, ...end]);
  }

  /** The fields that a local file header and a central directory entry have in common. */
  #common(content: Buffer, packed: Buffer, name: Buffer): Buffer {
    return Buffer.concat([
      number16(VERSION),
      number16(UTF8_NAMES),
      number16(DEFLATED),
      number16(this.#time),
      number16(this.#date),
      number32(crc32(content)),
      number32(packed.length),
      number32(content.length),
      number16(name.length),
    ]);
  }

  #push(to: Buffer[], bytes: Buffer): void {
    to.push(bytes);
    this.#bytes += bytes.length;
  }
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
