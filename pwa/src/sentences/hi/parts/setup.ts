export { available, setup } from '../setup.ts';
