import { giveDevanagari } from '../../devanagari.ts';
export { common } from '../common.ts';
export { device } from '../device.ts';
export { home } from '../home.ts';
export { labels } from '../labels.ts';
export { messages } from '../messages.ts';
export { shell } from '../shell.ts';
// Without the font the texts would be drawn as boxes; the next page retries.
void giveDevanagari().catch(() => undefined);
