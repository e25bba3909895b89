import { crc32, inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END = 0x06054b50;
const END_BYTES = 22;

/** Reads a zip by its directory, as every reader does, and checks each file. @returns name -> text. */
export function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - END_BYTES;
  if (zip.readUInt32LE(end) !== END) throw new Error('It has no end');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('It has no entry here');
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    files.set(name, fileAt(zip, at).toString('utf8'));
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('Its directory is longer than it says');
  return files;
}

function fileAt(zip: Buffer, entry: number): Buffer {
  const offset = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(offset) !== LOCAL) throw new Error('It has no file here');
  const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const content = inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(entry + 20)));
  if (content.length !== zip.readUInt32LE(entry + 24)) throw new Error('A file has another length');
  if (crc32(content) !== zip.readUInt32LE(entry + 16)) throw new Error('A file is damaged');
  return content;
}
