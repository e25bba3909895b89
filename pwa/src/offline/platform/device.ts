import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uuidV7, type DeviceNow, type RunningSha256 } from '@exam/shared-schema/attempt';
import { randomHex, type DeviceEdge } from '../../api/index.ts';
import type { ExamDatabase } from '../database/database.ts';

/** SHA-256 of a UTF-8 text as lower-case hex; synchronous, as the log needs it. */
export function sha256(text: string): string {
  return bytesToHex(sha256Bytes(utf8ToBytes(text)));
}

/** SHA-256 over a growing text; each digest costs only what was added since the last one. */
export function runningSha256(): RunningSha256 {
  const hash = sha256Bytes.create();
  return {
    update: (text) => void hash.update(utf8ToBytes(text)),
    digest: () => bytesToHex(hash.clone().digest()),
  };
}

/** SHA-256 of bytes as lower-case hex. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256Bytes(bytes));
}

/** Both clocks of the device. */
export function deviceNow(edge: DeviceEdge): DeviceNow {
  return { at: edge.now(), mono: Math.round(edge.mono()), session: edge.pageLife };
}

export function newAttemptId(edge: DeviceEdge): string {
  return uuidV7(edge.now(), edge.bytes(10));
}

/** This device's id, generated once and stored. */
export async function deviceId(database: ExamDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const known = await database.meta.get('deviceId');
    if (typeof known?.value === 'string') return known.value;
    const value = randomHex(database.edge.bytes(12));
    await database.meta.put({ key: 'deviceId', value });
    return value;
  });
}
