import { hasCodeOf, type DraftQuestion, type ImportItem } from './index.ts';

/** A file with the same questions in another language. */
export interface TranslationFile {
  /** A language tag (BCP 47): 'hi'. */
  readonly language: string;
  readonly items: readonly ImportItem[];
}

export interface TranslatedImport {
  readonly questions: readonly DraftQuestion[];
  /** For the person at the terminal: what has no words in a language or cannot take them, then counts. */
  readonly said: readonly string[];
}

/**
 * Joins questions with their words in other languages. Two are the same question where their source calls them the
 * same; words are taken only where type, labels and key agree too, so that no answer depends on the language (PK9), and where the code does (BK34).
 */
export function withTranslations(
  questions: readonly DraftQuestion[],
  files: readonly TranslationFile[],
): TranslatedImport {
  let joined = questions;
  const said: string[] = [];
  for (const { language, items } of files) {
    const known = new Map(
      items.flatMap((item) => (item.kind === 'question' ? [[keyOf(item.question), item.question]] : [])),
    );
    const results = joined.map((question) => join(question, known.get(keyOf(question)), language));
    joined = results.map(({ question }) => question);
    const problems = results.flatMap(({ problem }) => problem ?? []);
    said.push(
      ...problems,
      `Language ${language}: ${joined.length - problems.length} of ${joined.length} questions`,
    );
  }
  return { questions: joined, said };
}

const keyOf = ({ source }: DraftQuestion): string => source.key;

interface Joined {
  readonly question: DraftQuestion;
  readonly problem: string | null;
}

function join(question: DraftQuestion, other: DraftQuestion | undefined, language: string): Joined {
  const name = question.source.key;
  if (other === undefined) return { question, problem: `${name}: not in the file for ${language}` };
  if (signatureOf(question) !== signatureOf(other))
    return {
      question,
      problem: `${name}: its type, options or answer differ in the file for ${language}; left out`,
    };
  if (!hasCodeOf(question, other))
    return { question, problem: `${name}: its code differs in the file for ${language}; left out` };
  const translations = { ...question.translations, [language]: { text: other.text, options: other.options } };
  return { question: { ...question, translations }, problem: null };
}

function signatureOf({ type, options, key }: DraftQuestion): string {
  return JSON.stringify([type, options.map(({ label }) => label), key]);
}
