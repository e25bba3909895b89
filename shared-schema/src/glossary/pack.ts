import type { GlossaryEntry, PackedGlossary } from '../contract/glossary/student.ts';
import type { Named } from './lexicon.ts';

/** A term of the offline glossary. */
interface PackedTerm extends Named {
  readonly topics: readonly { readonly subject: string; readonly topic: string }[];
}

/** GL8: the subjects whose terms are packed. Of their kinds facts are left out, for size. */
const SUBJECTS: readonly string[] = ['Physics', 'Chemistry', 'Mathematics', 'Biology'];

const isPacked = ({ subject, kind }: GlossaryEntry): boolean => SUBJECTS.includes(subject) && kind !== 'fact';

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** The formula, unless the text contains it. */
const formulaBeside = ({ formula = '', text }: GlossaryEntry): string =>
  withoutSpaces(text).includes(withoutSpaces(formula)) ? '' : formula;

/** GL8 */
export function packGlossary(all: readonly GlossaryEntry[]): PackedGlossary {
  const entries = all.filter(isPacked);
  const topics: { subject: string; topic: string }[] = [];
  const places = new Map<string, number>();
  const placeOf = (subject: string, topic: string): number => {
    const key = `${subject}: ${topic}`;
    const place = places.get(key) ?? topics.push({ subject, topic }) - 1;
    places.set(key, place);
    return place;
  };
  return {
    topicsOf: entries.map(({ subject, topics: own }) => own.map((topic) => placeOf(subject, topic))),
    topics,
    terms: entries.map(({ term }) => term),
    otherNames: entries.map(({ aliases: [first = ''] }) => first),
    texts: entries.map(({ text }) => text),
    formulas: entries.map(formulaBeside),
  };
}

export function unpackGlossary(packed: PackedGlossary): PackedTerm[] {
  return packed.terms.map((term, place) => {
    const topics = (packed.topicsOf[place] ?? []).flatMap((each) => packed.topics[each] ?? []);
    const alias = packed.otherNames[place] ?? '';
    const formula = packed.formulas[place] ?? '';
    return {
      id: String(place),
      subject: topics[0]?.subject ?? '',
      topics,
      term,
      aliases: alias === '' ? [] : [alias],
      text: packed.texts[place] ?? '',
      ...(formula !== '' && { formula }),
    };
  });
}
