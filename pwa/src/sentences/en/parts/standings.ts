export { standings } from '../standings.ts';
