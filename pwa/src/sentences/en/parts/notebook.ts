export { notebook } from '../notebook.ts';
