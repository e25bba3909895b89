import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uuidV7, type DeviceNow } from '@exam/shared-schema/attempt';
import type { ExamDatabase } from './database.ts';

/** SHA-256 of a UTF-8 text as lower-case hex; synchronous, as the log needs it. */
export function sha256(text: string): string {
  return bytesToHex(sha256Bytes(utf8ToBytes(text)));
}

/** SHA-256 of bytes as lower-case hex. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256Bytes(bytes));
}

/** This page life: monotonic times are comparable only within it (AT21). */
export const pageLife = randomId();

/** Both clocks of the device, now. */
export function deviceNow(): DeviceNow {
  return { at: Date.now(), mono: Math.round(performance.now()), session: pageLife };
}

export function newAttemptId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

/** This device's own id, made once and kept. */
export async function deviceId(database: ExamDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const known = await database.meta.get('deviceId');
    if (typeof known?.value === 'string') return known.value;
    const value = randomId();
    await database.meta.put({ key: 'deviceId', value });
    return value;
  });
}

function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(12)));
}
