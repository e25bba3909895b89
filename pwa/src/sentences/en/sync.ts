export const sync = {};
