import { permutations } from '../combinations.ts';
import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { orderedParagraphs, type OrderedParagraph } from '../words/paragraphs.ts';

const { mcq: ssc } = templatesOf('English Comprehension');
const { mcq: bank } = templatesOf('English Language');
const { mcq: cat, numerical: typed } = templatesOf('Verbal Ability and Reading Comprehension');

const JUMBLES = 'Para Jumbles';
const LETTERS = ['P', 'Q', 'R', 'S'];
const PARTS = 4;

interface Jumbled {
  /** What comes before these sentences in the paragraph, in words for the question; empty if nothing does. */
  readonly begins: string;
  /** In the order of the paragraph. */
  readonly sentences: readonly string[];
  /** Where each of them is printed. */
  readonly places: readonly number[];
  /** As they are printed. */
  readonly printed: readonly string[];
}

/** So many sentences of a paragraph in a row, from its first or a later one, in an order of chance that is not theirs. */
function jumbled(random: Random, { sentences }: OrderedParagraph, count: number, from: number): Jumbled {
  const inOrder = sentences.slice(from, from + count);
  const orders = permutations(range(0, count - 1)).slice(1);
  const places = random.pick(orders);
  const printed = range(0, count - 1).map((place) => inOrder[places.indexOf(place)] ?? '');
  return { begins: beginningOf(sentences, from), sentences: inOrder, places, printed };
}

const beginningOf = (sentences: readonly string[], from: number) =>
  from === 0 ? '' : `The paragraph begins: "${sentences.slice(0, from).join(' ')}"\n\n`;

/** How the sentences hang together, in their order. */
function chain(sentences: readonly string[], labels: readonly string[]): string {
  return sentences.map((sentence, place) => `**${labels[place]}** ${sentence}`).join(' ');
}

const REFERS =
  'Each sentence takes up something that the one before it has named, so no other order makes sense.';

const listed = ({ printed }: Jumbled, labels: readonly string[]) =>
  printed.map((sentence, place) => `**${labels[place]}.** ${sentence}`).join('\n\n');

const orderOf = ({ places }: Jumbled, labels: readonly string[]) =>
  places.map((place) => labels[place] ?? '');

/** Orders that differ from the right one by two sentences that have changed places, then all others. */
function nearOrders(random: Random, right: readonly string[]): string[] {
  const differing = (order: readonly string[]) => order.filter((one, place) => one !== right[place]).length;
  const all = permutations(right).filter((order) => differing(order) > 0);
  const near = random.shuffle(all.filter((order) => differing(order) === 2)).slice(0, 4);
  return near.map((order) => order.join(''));
}

const at = (places: readonly string[]) => places.join('');

export const paragraphsInOrder = [
  ssc('four-sentences-in-order', JUMBLES, 4, (random) => {
    const paragraph = random.pick(orderedParagraphs);
    const one = jumbled(random, paragraph, PARTS, random.int(0, 2));
    const order = orderOf(one, LETTERS);
    return {
      text: `Sentences of a paragraph are given below in jumbled order. Select the option that arranges them in a meaningful paragraph.

${one.begins}${listed(one, LETTERS)}`,
      right: at(order),
      wrong: nearOrders(random, order),
      proof: [[new Set(one.places).size, PARTS]] as const,
      why: `The order is ${at(order)}: ${chain(one.sentences, order)} ${REFERS}`,
    };
  }),

  bank('sentence-at-a-place', JUMBLES, 4, (random, options) => {
    const paragraph = random.pick(orderedParagraphs);
    const labels = ['A', 'B', 'C', 'D', 'E'];
    const one = jumbled(random, paragraph, labels.length, random.int(0, 1));
    const order = orderOf(one, labels);
    const asked = random.int(0, labels.length - 1);
    const place = ['first', 'second', 'third', 'fourth', 'last'][asked] ?? '';
    const [right = ''] = order.slice(asked);
    const others = labels.filter((label) => label !== right);
    return {
      text: `The sentences A, B, C, D and E form a paragraph when they are arranged in the right order.

${one.begins}${listed(one, labels)}

Which of them is the ${place} of the five after the rearrangement?`,
      right,
      wrong: options === 5 ? others : random.sample(others, options - 1),
      order: labels,
      proof: [[one.places[asked] ?? -1, labels.indexOf(right)]] as const,
      why: `The order is ${at(order)}: ${chain(one.sentences, order)} ${REFERS} So the ${place} one is ${right}.`,
    };
  }),

  typed('order-of-four-sentences', JUMBLES, 5, (random) => {
    const paragraph = random.pick(orderedParagraphs);
    const labels = ['1', '2', '3', '4'];
    const one = jumbled(random, paragraph, PARTS, random.int(0, 2));
    const order = orderOf(one, labels);
    return {
      text: `The four sentences below, if they are put in the right order, form a coherent paragraph. Decide on the order and key in the sequence of their numbers.

${one.begins}${listed(one, labels)}`,
      value: Number(at(order)),
      check: order.reduce((all, label) => all * 10 + labels.indexOf(label) + 1, 0),
      why: `The order is ${at(order)}: ${chain(one.sentences, order)} ${REFERS}`,
    };
  }),

  typed('strange-sentence', 'Odd Sentence', 5, (random) => {
    const paragraph = random.pick(orderedParagraphs);
    const from = random.int(0, 2);
    const own = paragraph.sentences.slice(from, from + PARTS);
    const strange = random.pick(paragraph.strange);
    const printed = random.shuffle([...own, strange]);
    const value = printed.indexOf(strange) + 1;
    const rest = own.map((sentence) => String(printed.indexOf(sentence) + 1));
    return {
      text: `Five sentences are given below. Four of them, in the right order, form a coherent paragraph. Identify the sentence that does not belong to it and key in its number.

${beginningOf(paragraph.sentences, from)}${printed.map((sentence, place) => `**${place + 1}.** ${sentence}`).join('\n\n')}`,
      value,
      check: range(1, 5).find((number) => !rest.includes(String(number))) ?? 0,
      why: `The other four form a paragraph about ${paragraph.about}: ${chain(own, rest)} Sentence ${value} shares a word with them, but nothing in them leads to it and nothing takes it up.`,
    };
  }),

  cat('sentence-out-of-place', 'Odd Sentence', 5, (random, options) => {
    const paragraph = random.pick(orderedParagraphs);
    const count = options - 1;
    const from = random.int(0, paragraph.sentences.length - count);
    const own = paragraph.sentences.slice(from, from + count);
    const strange = random.pick(paragraph.strange);
    return {
      text: `All but one of the sentences below belong, in the right order, to one paragraph. Select the sentence that does not belong to it.${from === 0 ? '' : `\n\n${beginningOf(paragraph.sentences, from).trim()}`}`,
      right: strange,
      wrong: own,
      proof: [[paragraph.sentences.filter((sentence) => own.includes(sentence)).length, count]] as const,
      why: `The others follow each other in a paragraph about ${paragraph.about}: "${own.join(' ')}" The sentence "${strange}" shares a word with them, but nothing in them leads to it and nothing takes it up.`,
    };
  }),

  cat('place-of-a-sentence', 'Para Completion', 5, (random) => {
    const paragraph = random.pick(orderedParagraphs);
    const missing = random.int(1, 4);
    const kept = paragraph.sentences.filter((_sentence, place) => place !== missing);
    const blanks = ['Blank 1', 'Blank 2', 'Blank 3', 'Blank 4'];
    const text = kept
      .map((sentence, place) => (place === 0 ? sentence : `______(${place}) ${sentence}`))
      .join(' ');
    const right = blanks[missing - 1] ?? '';
    const [before = '', after = ''] = [paragraph.sentences[missing - 1], paragraph.sentences[missing + 1]];
    return {
      text: `A sentence is missing in the paragraph below. Decide in which blank it fits best.

**Sentence:** ${paragraph.sentences[missing]}

**Paragraph:** ${text}`,
      right,
      wrong: [...blanks.filter((blank) => blank !== right), 'At the end of the paragraph'],
      order: [...blanks, 'At the end of the paragraph'],
      proof: [[kept.indexOf(before) + 1, missing]] as const,
      why: `The sentence takes up "${before}", and is taken up by "${after}" So it stands between these two, in ${right.toLowerCase()}. At any other place it would part a sentence from the one that refers to it.`,
    };
  }),
];
