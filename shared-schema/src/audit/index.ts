export { actionWord, changedParts } from './changed-parts.ts';
export { idsWithin, nameIn } from './name-in.ts';
export { kindName } from './kind-name.ts';
