import { testDifficulty } from '@exam/shared-schema/labels';
import type { Context } from '../../context.ts';
import { questionWithText } from './find-text.ts';
import { joined, section } from './embedded-phrases.ts';
import { explained, type QuestionMaterial } from './embedded-question.ts';
import { knownQuestion, type AskedAbout, type KnownQuestion } from './known-question.ts';
import type { AssistantNeeds } from './parts.ts';
import type { StudentAnswer } from './student-answer.ts';
import { whyWrong } from './why-wrong.ts';

/** The problem that a student submits. */
export interface BroughtProblem extends AskedAbout {
  readonly question: string;
  readonly options?: readonly string[] | undefined;
  readonly userAnswer?: string | undefined;
  readonly topic: string;
  readonly subject: string;
  readonly difficulty: string;
}

/** AS2: the question by its ids, or the free question of the bank with the same text. @throws AppError REFUSED */
export async function broughtQuestion(
  context: Context,
  needs: Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'>,
  userId: string,
  problem: BroughtProblem,
): Promise<KnownQuestion | null> {
  const known = await knownQuestion(context, needs, userId, problem);
  return known ?? questionWithText(context, needs, userId, problem);
}

/** AS9: the student's answer first, the right answer after it. */
export function solved(
  question: KnownQuestion,
  answer: StudentAnswer | null,
  material: QuestionMaterial,
): string {
  const chosen = answer === null ? '' : section('Your answer', whyWrong(question, answer));
  return joined(chosen, explained(question, material));
}

/** Seconds. Less than HASTY is too short to read a question; more than LONG takes time from other questions. */
const HASTY_SECONDS = 15;
const LONG_SECONDS = 180;

/** AS10: feedback on the answer and its time, from the server's own records only. */
export function performanceFeedback(question: KnownQuestion | null, answer: StudentAnswer | null): string {
  if (question === null)
    return 'The bank has no question with this text, so your answer was not checked against a key.';
  if (answer === null) return 'You have not said what you answered, so there is nothing to check yet.';
  return [VERDICTS[answer.verdict], marksOf(question), timeOf(question, answer)].filter(Boolean).join(' ');
}

const VERDICTS: Readonly<Record<StudentAnswer['verdict'], string>> = {
  right: 'Your answer is right.',
  partly: 'What you chose is right, but not all that is right.',
  wrong: 'Your answer is not right.',
  open: 'You left this question open.',
};

function marksOf({ attempt }: KnownQuestion): string {
  return attempt === null ? '' : `It brought ${attempt.marks === '1' ? '1 mark' : `${attempt.marks} marks`}.`;
}

function timeOf({ attempt }: KnownQuestion, { verdict }: StudentAnswer): string {
  if (attempt === null) return '';
  const seconds = attempt.timeTakenSeconds;
  const spent = `You spent ${seconds} s on it`;
  if (verdict === 'wrong' && seconds < HASTY_SECONDS) return `${spent}, which is hardly enough to read it.`;
  if (seconds > LONG_SECONDS) return `${spent}, time that other questions could have had.`;
  return `${spent}.`;
}

/** AS10: from the bank if known, otherwise as submitted. */
export function problemFacts(question: KnownQuestion | null, brought: BroughtProblem) {
  return {
    topic: question?.topic ?? brought.topic,
    subject: question?.subject ?? brought.subject,
    difficulty: difficultyName(question) ?? brought.difficulty,
  };
}

function difficultyName(question: KnownQuestion | null): string | null {
  const level = question?.difficulty ?? null;
  return level === null ? null : testDifficulty(level);
}
