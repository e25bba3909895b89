import fc from 'fast-check';
import { SEED } from './seed.ts';

/** For property tests that name no seed of their own. */
fc.configureGlobal({ seed: SEED });
