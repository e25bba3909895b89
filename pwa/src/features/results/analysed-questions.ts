import type { ResultQuestion } from '@exam/shared-schema/contract';
import type { PackageQuestion, PaperPackage } from '@exam/shared-schema/paper-package';
import { answerText, type KeyWords, questionTypes } from '@exam/shared-schema/question-types';
import { isShownByOptions, keyTextOf, rightOptionsOf } from '@exam/shared-schema/results';
import type { LanguageChoice } from '../../state/paper-language/language-choice.ts';
import { localizedQuestion } from '../../state/paper-language/localized-question.ts';
import { type AnalysedQuestion, lettered, type StripPart } from '../../ui/index.ts';
import { isAnswered } from './is-answered.ts';
import type { NumberedQuestion } from './numbered-questions.ts';

export interface ShownQuestion extends AnalysedQuestion {
  readonly section: string;
  readonly source: ResultQuestion;
}

/** @param paper the saved paper, if it is on this device; it has the other languages. */
export function analysed(
  { question, number, namedSection }: NumberedQuestion,
  paper: PaperPackage | null,
  choice: LanguageChoice,
  keyWords: KeyWords,
): ShownQuestion {
  const words = paper === null ? null : localizedIn(paper, question.questionId, choice);
  const texts = new Map(words?.options.map(({ _id, text }) => [_id, text]));
  const { type, selectedAnswer } = question;
  const right = rightOptionsOf(question, selectedAnswer);
  const chosen = selectedAnswer === null ? [] : questionTypes[type].chosenOptions(selectedAnswer);
  const options = lettered(question.options);
  const print = { words: keyWords, options };
  const translated = question.explanationTranslations?.[words?.lang ?? ''];
  return {
    id: question.questionId,
    number,
    namedSection,
    section: question.section,
    type,
    outcome: question.outcome,
    isAnswered: isAnswered(question),
    marks: question.marksObtained,
    timeTakenSeconds: question.timeTaken,
    text: words?.text ?? question.questionText,
    lang: words?.lang,
    options: options.map(({ _id, text, name }) => ({
      id: _id,
      letter: name,
      text: texts.get(_id) ?? text,
      lang: words?.lang,
      isYours: chosen.includes(_id),
      isRight: right.includes(_id),
    })),
    yourAnswer:
      selectedAnswer === null || chosen.length > 0 ? undefined : answerText(type, selectedAnswer, print),
    correctAnswer: isShownByOptions(question) ? undefined : keyTextOf(question, print),
    explanation: translated ?? question.explanation ?? undefined,
    explanationLang: translated === undefined ? undefined : words?.lang,
    markedForReview: question.markedForReview,
    source: question,
  };
}

/** Null for the paper's primary language: the result has that text, including later corrections. */
function localizedIn(paper: PaperPackage, questionId: string, choice: LanguageChoice) {
  const question = questionOf(paper, questionId);
  if (question === undefined) return null;
  const localized = localizedQuestion(paper, question, { ...choice, questions: {} });
  return localized.lang === undefined || localized.lang === paper.languages[0] ? null : localized;
}

function questionOf(paper: PaperPackage, questionId: string): PackageQuestion | undefined {
  for (const { questions } of paper.sections) {
    const found = questions.find(({ _id }) => _id === questionId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The questions for the strip, in the paper's order, by section. */
export function stripParts(questions: readonly ShownQuestion[]): readonly StripPart[] {
  const parts = new Map<string, StripPart['questions'][number][]>();
  for (const question of questions) {
    const part = parts.get(question.section) ?? [];
    parts.set(question.section, part);
    part.push(question);
  }
  return [...parts].map(([title, each]) => ({ title, questions: each }));
}
