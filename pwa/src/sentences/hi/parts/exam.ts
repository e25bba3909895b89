export { room } from '../room.ts';
export { start } from '../start.ts';
export { toolbar } from '../toolbar.ts';
export { tryOut } from '../try-out.ts';
export { questionTypes } from '../question-types.ts';
