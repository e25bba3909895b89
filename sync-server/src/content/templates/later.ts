import { gateAptitude } from './gate-aptitude/index.ts';
import { codesAndSigns } from './ssc-reasoning/codes-and-signs.ts';
import type { Template } from './template.ts';

/** CT17: templates that the papers of a first start are not drawn from. */
export const laterTemplates: readonly Template[] = [...gateAptitude, ...codesAndSigns];
