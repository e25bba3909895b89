import { describe, expect, it } from 'vitest';
import { uuidV7 } from './attempt-id.ts';

describe('[SY3] attempt ids', () => {
  it('[SY3] are UUIDs of version 7 in order of time', () => {
    const random = new Uint8Array(10).fill(0xff);
    const id = uuidV7(0x017f22e279b0, random);
    expect(id).toBe('017f22e2-79b0-7fff-bfff-ffffffffffff');
    expect(uuidV7(0x017f22e279b1, new Uint8Array(10)) > id).toBe(true);
  });

  it('[SY3] need ten random bytes', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError);
  });
});
