/**
 * Facts of one shape: which park is in which state, which dam on which river. Each pair becomes a statement of its own,
 * because a short sentence about one thing is found more surely than a list that names twenty.
 */
export interface PairFamily {
  readonly topic: string;
  /** {thing} and {value} are put in. */
  readonly text: string;
  readonly hindi: string;
  /** Words that ask, as in polity.ts. */
  readonly words: string;
  /** One value a line, with its things: 'Assam / असम: Kaziranga / काज़ीरंगा; Manas / मानस'. */
  readonly pairs: string;
}

/** Lines as in polity.ts. */
export function linesOf({ text, hindi, words, pairs }: PairFamily): string {
  const lines = pairs
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', things = ''] = line.split(': ');
      const [value = '', valueInHindi = value] = head.split(' / ');
      return things.split('; ').map((each) => {
        const [thing = '', thingInHindi = thing] = each.split(' / ');
        const english = put(text, thing, value);
        return [capitalised(english), words, put(hindi, thingInHindi, valueInHindi)].join(' | ');
      });
    });
  return lines.join('\n');
}

const put = (sentence: string, thing: string, value: string): string =>
  sentence.replace('{thing}', thing).replace('{value}', value);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
