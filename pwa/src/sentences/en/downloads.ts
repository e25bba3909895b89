export const downloads = {};
