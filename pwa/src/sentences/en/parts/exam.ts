export { room } from '../room.ts';
export { start } from '../start.ts';
export { tools } from '../tools.ts';
export { tryOut } from '../try-out.ts';
