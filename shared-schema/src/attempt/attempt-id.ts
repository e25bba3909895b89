/**
 * SY3: an attempt's id is a UUIDv7 (RFC 9562, section 5.7), made on the device: unique without a server,
 * and in order of time for the database's index.
 * @param epochMs Unix time in milliseconds, below 2^48.
 * @param random ten random bytes.
 */
export function uuidV7(epochMs: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError('uuidV7 needs ten random bytes');
  const time = Math.floor(epochMs).toString(16).padStart(12, '0').slice(-12);
  const bytes = Array.from(random.subarray(0, 10));
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const hex = time + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
