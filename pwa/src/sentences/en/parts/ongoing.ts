export { ongoing } from '../ongoing.ts';
