import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { idioms } from '../../templates/words/idioms.ts';
import { oneWords } from '../../templates/words/one-word.ts';
import { synonymGroups } from '../../templates/words/synonym-groups.ts';
import { constants } from './constants.ts';
import { elements, placeOf } from './elements.ts';
import { listedFacts } from './listed-facts.ts';
import { siUnits } from './si-units.ts';
import { terms } from './terms/index.ts';

/** GL9 to GL13 and GL16: single facts, as entries that are looked up but belong to no list of a topic. */
export function factsFromTables(entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  return [
    ...elements.map(ofElement),
    ...constants.map(ofConstant),
    ...siUnits.map(ofUnit),
    ...terms,
    ...listedFacts(entries),
    ...synonymGroups.flatMap(({ meaning, words }) => words.map((word) => ofSynonym(word, words, meaning))),
    ...idioms.map(([idiom, meaning]) => ofIdiom(idiom, meaning)),
    ...oneWords.map(([phrase, word]) => ofOneWord(phrase, word)),
  ];
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const BLOCKS: Readonly<Record<string, string>> = { s: 's-block', p: 'p-block', d: 'd-block', f: 'f-block' };

/** GL9: the periodic table. */
function ofElement([symbol, name, mass, hindi]: (typeof elements)[number], index: number): GlossaryEntry {
  const number = index + 1;
  const { period, group, block } = placeOf(number);
  const where = group === null ? `period ${period}` : `period ${period}, group ${group}`;
  const lower = name.toLowerCase();
  const asked = [
    lower,
    ...(lower === 'sulphur' ? ['sulfur'] : []),
    ...(lower === 'aluminium' ? ['aluminum'] : []),
  ];
  return {
    id: `element-${slugOf(name)}`,
    subject: 'Chemistry',
    topics: ['Classification of Elements and Periodicity'],
    kind: 'fact',
    term: name,
    aliases: [
      ...asked.flatMap((each) => [
        `symbol of ${each}`,
        `chemical symbol of ${each}`,
        `atomic number of ${each}`,
        `atomic mass of ${each}`,
        `atomic weight of ${each}`,
        `${each} element`,
        `group of ${each}`,
        `period of ${each}`,
        `${each} ka pratik`,
        `${each} ka parmanu kramank`,
        `${each} ka parmanu bhar`,
      ]),
      `element with atomic number ${number}`,
      `atomic number ${number}`,
      `element ${symbol}`,
    ],
    text: `${name} has the symbol ${symbol}, the atomic number ${number} and the atomic weight ${mass}; it is in ${where} (${BLOCKS[block]}).`,
    source: 'IUPAC, standard atomic weights 2021 (abridged) and periodic table',
    ...(hindi !== undefined && {
      hi: {
        term: hindi,
        aliases: [`${hindi} का प्रतीक`, `${hindi} का परमाणु क्रमांक`, `${hindi} का परमाणु भार`],
        text: `${hindi}: प्रतीक ${symbol}, परमाणु क्रमांक ${number}, परमाणु भार ${mass}; आवर्त ${period}${group === null ? '' : `, वर्ग ${group}`}।`,
      },
    }),
  };
}

/** GL10: physical constants. */
function ofConstant({ name, names, symbol, value, isExact }: (typeof constants)[number]): GlossaryEntry {
  return {
    id: `constant-${slugOf(name)}`,
    subject: 'Physics',
    topics: ['Units and Measurements'],
    kind: 'constant',
    term: name,
    aliases: names.flatMap((each) => [each, `value of ${each}`, `${each} ka maan`]),
    text: `$${symbol} = ${value}$${isExact === true ? ' (exact by definition).' : '.'}`,
    value: `$${value}$`,
    source: 'CODATA 2022',
  };
}

/** GL11: SI units and dimensions. */
function ofUnit([
  quantity,
  unit,
  symbol,
  dimensions,
  hindi,
  ...others
]: (typeof siUnits)[number]): GlossaryEntry {
  const hindiNames = [hindi, ...others.filter((each) => /[\u0900-\u097f]/.test(each))];
  const latin = [quantity, ...others.filter((each) => !/[\u0900-\u097f]/.test(each))];
  const isRatio = symbol === '1';
  const written = isRatio ? '' : ` ($\\mathrm{${symbol}}$)`;
  const tex = dimensions.replace('[', '[\\mathrm{').replace(']', '}]').replaceAll(' ', '\\,');
  return {
    id: `unit-${slugOf(quantity)}`,
    subject: 'Physics',
    topics: ['Units and Measurements'],
    kind: 'unit',
    term: `Unit of ${quantity}`,
    aliases: latin.flatMap((each) => [
      `unit of ${each}`,
      `si unit of ${each}`,
      `s i unit of ${each}`,
      `dimension of ${each}`,
      `dimensions of ${each}`,
      `dimensional formula of ${each}`,
      `${each} ka matrak`,
      `${each} ka si matrak`,
      `${each} ki ikai`,
      `${each} ka vimiya sutra`,
    ]),
    text: isRatio
      ? `${capital(quantity)} has no unit, because it is a ratio; it has no dimensions.`
      : `The SI unit of ${quantity} is the ${unit}${written}; its dimensional formula is $${tex}$.`,
    source: 'BIPM, The International System of Units, 9th edition',
    hi: {
      term: `${hindi} का मात्रक`,
      aliases: hindiNames.flatMap((each) => [
        `${each} का मात्रक`,
        `${each} का SI मात्रक`,
        `${each} की इकाई`,
        `${each} का विमीय सूत्र`,
        `${each} की विमा`,
      ]),
      text: isRatio
        ? `${hindi} अनुपात है, इसलिए इसका मात्रक और विमा नहीं है।`
        : `${hindi} का SI मात्रक: ${unit}${written}; विमीय सूत्र: $${tex}$।`,
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH = { subject: 'English Comprehension', kind: 'fact' } as const;

/** GL12: synonyms, idioms and single words, from the tables of the questions. */
function ofSynonym(word: string, group: readonly string[], meaning: string): GlossaryEntry {
  const lower = word.toLowerCase();
  const others = group.filter((each) => each !== word).map((each) => each.toLowerCase());
  return {
    ...ENGLISH,
    id: `synonym-${slugOf(word)}`,
    topics: ['Synonyms and Antonyms'],
    term: `Synonyms of ${lower}`,
    aliases: [
      `synonym of ${lower}`,
      `synonym for ${lower}`,
      `${lower} synonym`,
      `meaning of ${lower}`,
      `${lower} meaning`,
      `meaning of the word ${lower}`,
      `similar word of ${lower}`,
      `another word for ${lower}`,
      `${lower} ka arth`,
      `${lower} ka matlab`,
      `${lower} ka paryayvachi`,
    ],
    text: `**${word}**: ${meaning}. Synonyms: ${others.join(', ')}.`,
    source: 'Concise Oxford Thesaurus',
  };
}

/** 'To break the ice' is also asked without 'to', 'a piece of cake' without 'a'. */
const withoutStart = (idiom: string): string => idiom.toLowerCase().replace(/^(to|a|an|the) /, '');

function ofIdiom(idiom: string, meaning: string): GlossaryEntry {
  const short = withoutStart(idiom);
  return {
    ...ENGLISH,
    id: `idiom-${slugOf(idiom)}`,
    topics: ['Idioms'],
    term: idiom,
    aliases: [
      short,
      `meaning of ${short}`,
      `${short} meaning`,
      `meaning of the idiom ${short}`,
      `idiom ${short}`,
      `meaning of idiom ${idiom.toLowerCase()}`,
      `${short} ka matlab`,
      `${short} ka arth`,
    ],
    text: `**${idiom}**: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}.`,
    source: 'Oxford Dictionary of Idioms',
  };
}

function ofOneWord(phrase: string, word: string): GlossaryEntry {
  const lower = word.toLowerCase();
  const asked = phrase.toLowerCase();
  const person = asked.replace(/^one who /, 'person who ');
  return {
    ...ENGLISH,
    id: `one-word-${slugOf(word)}`,
    topics: ['One-Word Substitution'],
    term: word,
    aliases: [
      `meaning of ${lower}`,
      `${lower} meaning`,
      `who is ${/^[aeiou]/.test(lower) ? 'an' : 'a'} ${lower}`,
      `one word for ${asked}`,
      `one word substitution for ${asked}`,
      asked,
      ...(person === asked ? [] : [person, `one word for ${person}`, `a ${person} is called`]),
      `${lower} ka matlab`,
    ],
    text: `**${word}**: ${asked}.`,
    source: 'Concise Oxford English Dictionary',
  };
}
