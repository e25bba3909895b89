export { tools } from '../tools.ts';
