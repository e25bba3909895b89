import type { AssistantSource } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { aboutPart } from './about-part.ts';
import type { Looked } from './embedded-free.ts';
import { explained, materialFor, truthOf, type QuestionMaterial } from './embedded-question.ts';
import type { KnownQuestion } from './known-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> & AssistantParts;

/** AS13: the embedded engine's answer about a known question. */
export async function draftWhole(
  context: Context,
  needs: Needs,
  userId: string,
  question: KnownQuestion,
): Promise<Looked> {
  const material = await materialFor(context, needs, userId, question);
  return { text: explained(question, material), sources: sourcesOf(question, material) };
}

/**
 * AS40: the embedded engine's answer to what a student asks about a known question: the whole solution at first, later
 * what the follow-up asks for. @returns null if it asks for something else.
 */
export async function draftFollowUp(
  context: Context,
  needs: Needs,
  userId: string,
  {
    question,
    text,
    isFirst,
  }: { readonly question: KnownQuestion; readonly text: string; readonly isFirst: boolean },
): Promise<Looked | null> {
  const material = await materialFor(context, needs, userId, question);
  const part = aboutPart(question, material, text);
  if (part !== null || !isFirst) return part;
  return { text: explained(question, material), sources: sourcesOf(question, material) };
}

/** Exactly the sources that `explained` shows. */
export function sourcesOf(question: KnownQuestion, { passages }: QuestionMaterial): AssistantSource[] {
  const [similar] = passages.filter((each) => each.question?.explanation != null);
  const shown = passages.filter(({ source }) => source.type === 'formulae' || source.type === 'note');
  return [truthOf(question), ...shown.map(({ source }) => source), ...(similar ? [similar.source] : [])];
}
