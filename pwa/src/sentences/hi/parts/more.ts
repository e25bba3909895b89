export { downloads } from '../downloads.ts';
export { handIn } from '../hand-in.ts';
export { help } from '../help.ts';
export { ownData } from '../own-data.ts';
export { pages } from '../pages.ts';
export { sync } from '../sync.ts';
export { moreMessages } from '../messages/more.ts';
