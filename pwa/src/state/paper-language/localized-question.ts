import {
  setOf,
  type PackageQuestion,
  type PackageSet,
  type PaperPackage,
} from '@exam/shared-schema/paper-package';
import type { LanguageChoice } from './language-choice.ts';

/** A question in one of its languages; ids, type and marks are the same in all. */
export type LocalizedQuestion = Omit<PackageQuestion, 'options'> & {
  readonly lang?: string;
  readonly options: {
    readonly _id: string;
    readonly text: string;
    readonly row?: boolean | undefined;
    readonly lang?: string;
  }[];
};

/** The languages of this question, the paper's primary one first. */
export function languagesOf(paper: PaperPackage, question: PackageQuestion): readonly string[] {
  const [own = 'en', ...others] = paper.languages;
  return [own, ...others.filter((language) => question.translations?.[language] !== undefined)];
}

/** The language in which the student reads the question; the paper's primary one if the question has no other. */
export function languageOf(paper: PaperPackage, question: PackageQuestion, choice: LanguageChoice): string {
  const offered = languagesOf(paper, question);
  const wanted = [choice.questions[question._id], choice.paper];
  return (
    wanted.find((language) => language !== undefined && offered.includes(language)) ?? offered[0] ?? 'en'
  );
}

/** The question in the chosen language. */
export function localizedQuestion(
  paper: PaperPackage,
  question: PackageQuestion,
  choice: LanguageChoice,
): LocalizedQuestion {
  const lang = languageOf(paper, question, choice);
  const translation = question.translations?.[lang];
  if (translation === undefined) return lang === 'en' ? question : { ...question, lang };
  const words = new Map(translation.options.map(({ _id, text }) => [_id, text]));
  return {
    ...question,
    lang,
    text: translation.text,
    options: question.options.map(({ _id, text, row }) => ({
      _id,
      text: words.get(_id) ?? text,
      lang,
      ...(row && { row }),
    })),
  };
}

/** A set in one of its languages. */
export type LocalizedSet = PackageSet & { readonly lang?: string };

/** The set of a question, in the question's language; undefined if the question belongs to no set. */
export function localizedSet(
  paper: PaperPackage,
  question: PackageQuestion,
  choice: LanguageChoice,
): LocalizedSet | undefined {
  const set = setOf(paper, question);
  if (set === undefined) return undefined;
  const lang = languageOf(paper, question, choice);
  const translation = set.translations?.[lang];
  return translation === undefined ? set : { ...set, ...translation, lang };
}
