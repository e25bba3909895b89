import { gateAptitude } from './gate-aptitude/index.ts';
import type { Template } from './template.ts';

/** CT17: templates that the papers of a first start are not drawn from. */
export const laterTemplates: readonly Template[] = [...gateAptitude];
