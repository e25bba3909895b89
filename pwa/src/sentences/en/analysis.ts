export const analysis = {};
