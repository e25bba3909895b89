/** Whether a question is in Devanagari: then it is answered in Hindi. */
export const isHindi = (text: string): boolean => /[\u0900-\u097f]/.test(text);
