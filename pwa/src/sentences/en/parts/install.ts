export { installByHand, installOffer } from '../install.ts';
