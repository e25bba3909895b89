export const handIn = {};
