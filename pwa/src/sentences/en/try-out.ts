export const tryOut = {};
