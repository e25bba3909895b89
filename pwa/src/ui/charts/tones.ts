/** `rest` is the empty part of a whole. */
export type ChartTone = 'accent' | 'ok' | 'bad' | 'warn' | 'mark' | 'rest';
