import { deriveSecret } from '../installation/index.ts';
import type { Context } from '../context.ts';

/**
 * The templates and what else makes questions, loaded when they are first needed: they are a third of the server's code,
 * and few starts need them.
 * @returns always the same module.
 */
export const loadContent = () => import('@exam/content');

/** ST9: decides every question that templates make here. */
export function templateSeed({ installation }: Pick<Context, 'installation'>): string {
  return deriveSecret(installation.secret, 'question-templates').toString('hex');
}
