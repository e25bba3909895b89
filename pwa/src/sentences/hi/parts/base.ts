import { loadPart } from '../../../parts/load-part.ts';
export { common } from '../common.ts';
export { device } from '../device.ts';
export { home } from '../home.ts';
export { labels } from '../labels.ts';
export { messages } from '../messages.ts';
export { shell } from '../shell.ts';
// LA5: without the font the texts would be drawn as boxes; the next page retries. package.json lists this file among those
// with side effects, otherwise the build would drop the call.
void loadPart(() => import('../../devanagari.ts'))
  .then(({ giveDevanagari }) => giveDevanagari())
  .catch(() => undefined);
