import { placesOfSameLook } from '@exam/shared-schema/rich-text';
import { describe, expect, it, test } from 'vitest';
import { rounds } from '../../../scripts/vitest/size.ts';
import { paperRecipes } from '../demo-papers.ts';
import { fillRecipes, isWhollyInHindi } from '../fill-recipes.ts';
import { QuestionBank } from '../question-bank.ts';
import { notSetInType } from '../set-in-type.ts';
import { makeQuestion, templates, templatesOfPapers, type MadeQuestion } from '../templates/index.ts';
import { needsNoWords, sentencesOf, translate } from './frames.ts';
import { inHindi } from './in-hindi.ts';
import { hindi } from './phrasebook.ts';

const VARIANTS = rounds({ short: 200, full: 1000 });
/** KaTeX takes most of the time, and the formulas are those of the English. */
const SET_IN_TYPE = rounds({ short: 5, full: 100 });
/** Secrets of installations. */
const SECRETS = rounds({ short: 1, full: 20 });

const SUBJECTS: readonly string[] = ['Physics', 'Chemistry'];
const DEVANAGARI = /\p{Script=Devanagari}/u;

const translated = templates.filter(({ subject }) => SUBJECTS.includes(subject));
const made = new Map(
  translated.map((template) => [
    template.name,
    Array.from({ length: VARIANTS }, (_unused, turn) => makeQuestion(template, 'in Hindi', turn)),
  ]),
);

const textsOf = ({ text, explanation, options }: MadeQuestion): string[] => [
  text,
  explanation,
  ...options.map((option) => option.text),
];

const sentencesIn = (text: string) => text.split('\n').flatMap(sentencesOf);

/** Not formulas alone, which are the same in each language. */
const hasWords = (text: string) => sentencesIn(text).some(({ frame }) => !needsNoWords(frame));

const FORMULA = /\$[^$]*\$/g;
const ORDINAL = /(?<!\d)(\d+)(?:st|nd|rd|th)\b/g;
/** Hindi has words for them, which are declined. */
const ORDINALS = 'पहल दूसर तीसर चौथ पाँचव छठ सातव आठव नौव दसव'.split(' ');

/** Formulas, and numbers outside of them, also those within names: in any order, since words have another one. */
function drawnIn(sentence: string): string[] {
  const words = sentence.replaceAll(FORMULA, ' ').replaceAll(ORDINAL, ' ');
  return [...(sentence.match(FORMULA) ?? []), ...(words.match(/\d+(?:\.\d+)?/g) ?? [])].sort();
}

function hasSameNumbers(english: string, words: string): boolean {
  const ordinals = [...english.matchAll(ORDINAL)].map(
    ([, place]) => ORDINALS[Number(place) - 1] ?? String(place),
  );
  return drawnIn(words).join() === drawnIn(english).join() && ordinals.every((one) => words.includes(one));
}

/** Sentences as they are printed in English. */
function printedSentences(questions: readonly MadeQuestion[]): string[] {
  return questions
    .flatMap(textsOf)
    .flatMap(sentencesIn)
    .map(({ frame, drawn }) =>
      frame.replaceAll(/\{(\d+)\}/g, (_place, number: string) => drawn[Number(number) - 1] ?? ''),
    );
}

describe('[CT16] the Hindi of templates', () => {
  it.each([...made])(
    '[CT16] of %s is whole, and says in each sentence what the English says',
    (_name, questions) => {
      const missing = new Set<string>();
      for (const text of questions.flatMap(textsOf)) translate(text, hindi, (frame) => missing.add(frame));
      expect.soft([...missing], 'sentences without a translation').toEqual([]);

      const different = [...new Set(printedSentences(questions))].flatMap((english) => {
        const words = translate(english, hindi) ?? '';
        return hasSameNumbers(english, words) ? [] : [[english, words]];
      });
      expect.soft(different, 'sentences with other formulas or numbers').toEqual([]);

      for (const question of questions) {
        const words = inHindi(question);
        expect(words?.text).toMatch(DEVANAGARI);
        if (hasWords(question.explanation)) expect(words?.explanation).toMatch(DEVANAGARI);
        expect(words?.options).toEqual(question.options.map(({ text }) => translate(text, hindi)));
        expect(placesOfSameLook(words?.options ?? [])).toBeNull();
      }

      const complaints = questions.slice(0, SET_IN_TYPE).flatMap((question) => {
        const { text = '', explanation = '', options = [] } = inHindi(question) ?? {};
        return [text, explanation, ...options].flatMap(notSetInType);
      });
      expect(complaints, 'maths that cannot be set').toEqual([]);
    },
  );
});

describe('[CT16] the phrasebook', () => {
  it('[CT16] has no sentence that no template says', () => {
    const texts = [...made.values()].flat().flatMap(textsOf);
    const said = new Set(texts.flatMap(sentencesIn).map(({ frame }) => frame));
    expect(Object.keys(hindi).filter((frame) => !said.has(frame))).toEqual([]);
  });
});

test('[CT18] the papers in two languages are filled under any secret', () => {
  const bilingual = paperRecipes.filter(({ isBilingual }) => isBilingual);
  for (let secret = 0; secret < SECRETS; secret += 1) {
    const filled = fillRecipes(new QuestionBank(templatesOfPapers, `secret ${secret}`), paperRecipes);
    const promised = filled.filter(({ recipe }) => recipe.isBilingual);
    expect(promised.map(({ recipe }) => recipe.title)).toEqual(bilingual.map(({ title }) => title));
    expect(promised.every((paper) => isWhollyInHindi(paper))).toBe(true);
  }
});
