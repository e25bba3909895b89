import type * as en from '../en/room.ts';

export const room: typeof en.room = {};
