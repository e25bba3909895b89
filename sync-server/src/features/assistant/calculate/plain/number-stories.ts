import { factorial } from '../../../../expressions/index.ts';
import type { InBoth } from '../worked.ts';
import { numbersIn } from './plain-question.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const NUMBERS: InBoth = ['Numbers', 'संख्याएँ'];
const EXTREME =
  /(largest|greatest|biggest|highest|smallest|least|sabse badi|sabse bada|sabse chhoti|sabse choti|सबसे बड़ी|सबसे छोटी)\s*(\d)\s*(?:-\s*)?(?:digits?|ank|anko|अंकों)?\s*(?:of |wali )?(?:number|natural number)?\D{0,40}?(?:divisible|divided|vibhajya|भाग|विभाज्य|multiple)\D{0,12}?(\d+)/;
const EXTREME_AFTER =
  /(\d)\s*(?:ank|anko|अंकों|digits?)\s*(?:of )?(?:in )?(sabse badi|sabse chhoti|sabse choti|largest|smallest|सबसे बड़ी|सबसे छोटी)\D{0,40}?(\d+)\s*(?:from)?\s*(?:divisible|vibhajya|भाग|विभाज्य|divided)/;

/** AS73: the largest and the smallest number of some digits that a number divides. */
export const extremes: PlainFamily = (question) => {
  const match = EXTREME.exec(question);
  const after = match === null ? EXTREME_AFTER.exec(question) : null;
  const [kind, digits, divisor] =
    match === null
      ? [after?.[2], Number(after?.[1]), Number(after?.[3])]
      : [match[1], Number(match[2]), Number(match[3])];
  if (
    kind === undefined ||
    numbersIn(question).length !== 2 ||
    !(digits >= 1 && digits <= 9) ||
    divisor === 0 ||
    /remainder|leave/.test(question)
  )
    return null;
  const isLarge = /larg|great|big|high|badi|bada|बड़/.test(kind);
  const edge = isLarge ? 10 ** digits - 1 : 10 ** (digits - 1);
  const value = isLarge ? edge - (edge % divisor) : Math.ceil(edge / divisor) * divisor;
  return worked(NUMBERS, {
    law: String.raw`${edge} = ${divisor} \times ${Math.floor(edge / divisor)} + ${edge % divisor}`,
    result: String(value),
  });
};

const CONSECUTIVE =
  /(?:sum|total)?\D{0,12}?(\d)\s*consecutive\s*(odd|even|natural|positive|whole)?\D{0,40}?(\d+)/;

/** AS73: consecutive numbers by their sum. */
export const consecutive: PlainFamily = (question) => {
  const match = CONSECUTIVE.exec(question);
  if (
    match === null ||
    numbersIn(question).length !== 2 ||
    !/sum|total|add|yog/.test(question) ||
    /square|product|cube|ratio|average/.test(question)
  )
    return null;
  const [count, sum] = [Number(match[1]), Number(match[3])];
  const step = /odd|even/.test(match[2] ?? '') ? 2 : 1;
  const first = sum / count - (step * (count - 1)) / 2;
  if (!Number.isInteger(first) || count < 2) return null;
  if ((match[2] === 'odd' && first % 2 === 0) || (match[2] === 'even' && first % 2 !== 0)) return null;
  const all = Array.from({ length: count }, (_, place) => first + step * place);
  return worked(NUMBERS, { law: String.raw`n + (n + ${step}) + \ldots = ${sum}`, result: all.join(', ') });
};

const HANDSHAKES = /handshakes?|shake hands|shakes hands|hand shake|haath mila|hath mila|हाथ मिला/;

/** AS73: handshakes, chords and games of each pair. */
export const pairs: PlainFamily = (question, text) => {
  const numbers = numbersIn(question);
  const [n] = numbers;
  if (n === undefined || numbers.length !== 1 || n > 10_000 || !Number.isInteger(n)) return null;
  const isPairs =
    HANDSHAKES.test(question) ||
    (/complete graph/.test(question) && /edges/.test(question)) ||
    (/(?:matches|games)/.test(question) &&
      /each other|every other|one another|round.?robin|each team/.test(question)) ||
    (/points/.test(question) && /(?:no|none) (?:three|3|of)/.test(question) && /lines/.test(question)) ||
    (/chords/.test(question) && /points/.test(question));
  if (!isPairs || /twice|two times|married|couple|wife/.test(question)) return null;
  if (
    HANDSHAKES.test(question) &&
    !/people|persons?|members?|guests?|friends?|students?|party|log|men|players?|each/.test(question)
  )
    return null;
  const isBack = /there (?:were|was)|total (?:of )?\d+ handshakes|\d+ handshakes/.test(question);
  if (isBack || MEMBERS_ASKED.test(text)) return membersOf(n);
  return worked(['Pairs', 'युग्म'], {
    law: String.raw`\binom{n}{2} = \frac{n(n-1)}{2}`,
    result: String.raw`\frac{${n} \times ${n - 1}}{2} = ${(n * (n - 1)) / 2}`,
  });
};

const MEMBERS_ASKED =
  /(?:how many|number of|kitne|कितने)\s+(?:people|persons?|members?|guests?|friends?|students?|players?|teams?|log|mehmaan|लोग|मेहमान)(?![\s\S]*(?:how many|kitne|कितने)\s+(?:hand|matches|games))|(?:log|लोग|mehmaan|मेहमान)\s+(?:kitne|कितने)/iu;

/** How many there are, by the number of their pairs. */
function membersOf(pairCount: number) {
  const members = (1 + Math.sqrt(1 + 8 * pairCount)) / 2;
  if (!Number.isInteger(members)) return null;
  return worked(['Pairs', 'युग्म'], {
    law: String.raw`\frac{n(n-1)}{2} = ${pairCount}`,
    result: `n = ${members}`,
  });
}

const VOWELS_TOGETHER =
  /(?:letters?|word|words)\D{0,30}?["'“‘]?\b([a-z]{4,14})\b["'”’]?\D*?(?:so that|such that|if|when|in which|with)\D{0,20}vowels\D{0,40}(never together|not together|always together|together|come together)/i;

/** AS73: arrangements of the letters of a word with its vowels together, or not. */
export const vowelsTogether: PlainFamily = (_question, text) => {
  const match = VOWELS_TOGETHER.exec(
    text.replace(/\b(?:of|the|word|letters|in|all|can|be|arranged|formed|english)\b/gi, (word) =>
      /letters|word/i.test(word) ? word : ' ',
    ),
  );
  const word = /\b([A-Z]{4,14})\b/.exec(text)?.[1] ?? match?.[1];
  if (match === null || word === undefined || /\d/.test(text)) return null;
  const letters = [...word.toLowerCase()];
  const vowels = letters.filter((letter) => 'aeiou'.includes(letter));
  const others = letters.filter((letter) => !'aeiou'.includes(letter));
  if (vowels.length < 2) return null;
  const together =
    (factorial(others.length + 1) / repeats(others)) * (factorial(vowels.length) / repeats(vowels));
  const all = factorial(letters.length) / repeats(letters);
  const isNever = /never|not/.test(match[2] ?? '');
  return worked(['Permutations', 'क्रमचय'], {
    law: String.raw`\text{the vowels as one letter: } \frac{${others.length + 1}!}{${repeats(others)}} \times \frac{${vowels.length}!}{${repeats(vowels)}} = ${together}`,
    result: isNever ? `${all} - ${together} = ${all - together}` : String(together),
  });
};

function repeats(letters: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((product, count) => product * factorial(count), 1);
}

const MELTED = /(\d+(?:\.\d+)?)\D*?(\d+(?:\.\d+)?)/;

/** AS73: how many small solids are cut or cast from a large one of the same shape; turns of a wheel. */
export const recast: PlainFamily = (question) => {
  const wheel = turns(question);
  if (wheel !== null) return wheel;
  const isSphere = /sphere|spherical|balls?|gola|गोल/.test(question);
  const isCube = /cube|ghan|घन/.test(question);
  if (
    isSphere === isCube ||
    !/how many|number of|kitn|find|small|can/.test(question) ||
    !/small|melt|cut|cast|recast|made|formed|chhot|छोट|bana/.test(question)
  )
    return null;
  const numbers = numbersIn(question);
  const [one, two] = numbers;
  const match = MELTED.exec(question);
  if (match === null || one === undefined || two === undefined || numbers.length !== 2) return null;
  if (/cylinder|cone|cuboid|wire|radius.*diameter|diameter.*radius|painted|m\b.*cm|mm/.test(question))
    return null;
  const count = (Math.max(one, two) / Math.min(one, two)) ** 3;
  return Number.isInteger(Number(count.toFixed(6)))
    ? worked(['Volumes', 'आयतन'], {
        law: String.raw`n = \frac{V}{v} = \left(\frac{R}{r}\right)^3`,
        result: String.raw`\left(\frac{${Math.max(one, two)}}{${Math.min(one, two)}}\right)^3 = ${Math.round(count)}`,
      })
    : null;
};

const IN_CM: Readonly<Record<string, number>> = {
  km: 100_000,
  m: 100,
  metre: 100,
  metres: 100,
  meter: 100,
  meters: 100,
  cm: 1,
};

function turns(question: string) {
  if (!/wheel|pahiy|पहिय|roller/.test(question)) return null;
  const plain = question
    .replace(/\(?\s*(?:use|take|given)?\s*(?:pi|π)\s*(?:=|as)?\s*(?:22\s*\/\s*7|3\.14)\s*\)?/g, ' ')
    .replace(/22\s*\/\s*7/g, ' ');
  const size =
    /(radius|diameter|circumference|trijya|vyas|त्रिज्या|व्यास|परिधि)\D{0,16}?(\d+(?:\.\d+)?)\s*(cm|m)\b/.exec(
      plain,
    );
  if (size === null) return null;
  const rest = plain.replace(size[0], ' ');
  const way = /(\d+(?:\.\d+)?)\s*(km|metres?|meters?|m|cm)\b/.exec(rest);
  const count = /(\d+)\s*(?:revolutions?|rounds?|rotations?|turns?|chakkar|चक्कर)/.exec(rest);
  const given = Number(size[2]) * (IN_CM[size[3] ?? ''] ?? 1);
  const around = /circum|परिधि/.test(size[1] ?? '')
    ? given
    : (22 / 7) * given * (/radius|trijya|त्रिज्या/.test(size[1] ?? '') ? 2 : 1);
  if (numbersIn(plain).length !== 2) return null;
  const title: InBoth = ['Turns of a wheel', 'पहिये के चक्कर'];
  if (count !== null)
    return worked(title, {
      law: String.raw`d = n \times 2\pi r,\ \pi = \frac{22}{7}`,
      result: String.raw`d = ${valueTex((around * Number(count[1])) / 100)}\ \mathrm{m}`,
    });
  if (way === null || !/revolution|round|rotation|turn|times|chakkar|चक्कर/.test(question)) return null;
  return worked(title, {
    law: String.raw`n = \frac{d}{2\pi r},\ \pi = \frac{22}{7}`,
    steps: [String.raw`2\pi r = ${valueTex(around)}\ \mathrm{cm}`],
    result: String.raw`n = ${valueTex((Number(way[1]) * (IN_CM[way[2] ?? ''] ?? 1)) / around)}`,
  });
}

const HERON = /(?:area\D{0,30}triangle|triangle\D{0,60}area)/;

/** AS73: a triangle by its three sides. */
export const triangles: PlainFamily = (question) => {
  const numbers = numbersIn(question);
  const [a, b, c] = numbers;
  if (
    !HERON.test(question) ||
    !/sides?|bhuja|भुजा/.test(question) ||
    a === undefined ||
    b === undefined ||
    c === undefined ||
    numbers.length !== 3 ||
    /height|base|\bangle|\(/.test(question)
  )
    return null;
  const s = (a + b + c) / 2;
  const square = s * (s - a) * (s - b) * (s - c);
  if (square <= 0) return null;
  const root = Math.sqrt(square);
  const area = Number(root.toPrecision(7));
  const unit = /(?<![a-z])(cm|m|km)\b/.exec(question)?.[1];
  return worked(["Heron's formula", 'हीरोन का सूत्र'], {
    law: String.raw`\sqrt{s(s-a)(s-b)(s-c)}`,
    steps: [`s = ${valueTex(s)}`],
    result: String.raw`\\sqrt{${valueTex(square)}} ${Number.isInteger(area) ? '=' : String.raw`\\approx`} ${area}${unit === undefined ? '' : String.raw`\ \mathrm{${unit}^2}`}`,
  });
};

const TANGENTS: Readonly<Record<number, readonly [number, string]>> = {
  30: [1 / Math.sqrt(3), String.raw`\frac{1}{\sqrt{3}}`],
  45: [1, '1'],
  60: [Math.sqrt(3), String.raw`\sqrt{3}`],
};

/** AS73: a height and a distance from one angle of elevation or depression. */
export const elevations: PlainFamily = (question) => {
  if (!/angle of (?:elevation|depression)|elevation|unnayan|उन्नयन|अवनमन|shadow|parchhai|छाया/.test(question))
    return null;
  const angle =
    /(\d+)\s*(?:°|deg(?:ree)?s?|अंश)/.exec(question) ??
    /(?:elevation|depression)\D{0,30}?(\d+)(?!\s*(?:m|cm|km|ft))/.exec(question);
  const rest = angle === null ? question : question.replace(angle[0], ' ');
  const numbers = numbersIn(rest);
  const [length] = numbers;
  const tangent = TANGENTS[Number(angle?.[1])];
  if (
    length === undefined ||
    numbers.length !== 1 ||
    tangent === undefined ||
    /string|kite|rope|ladder|slant|two|another|moves|walk|sun\D{0,30}(?:find|angle)/.test(question)
  )
    return null;
  const givesHeight =
    /(\d+(?:\.\d+)?)\s*(?:m|metres?|meters?|ft|feet)?\s*(?:high|tall|unch|oonch|ऊँच|ऊंच)|(?:height|unchai|ऊँचाई|ऊंचाई)\s*(?:of|=)?\s*(?:\w+ ){0,4}?(\d+)/.test(
      rest,
    );
  const asksHeight = /height|how (?:high|tall)|unchai|oonchai|ऊँचाई|ऊंचाई/.test(rest);
  const asksDistance =
    /distance|how far|doori|duri|दूरी|length of (?:its )?shadow|shadow (?:length|find)/.test(rest);
  const [tan, tex] = tangent;
  const title: InBoth = ['Heights and distances', 'ऊँचाई और दूरी'];
  const law = String.raw`\tan ${angle?.[1]}^\circ = \frac{h}{d} = ${tex}`;
  const exact = (isTimes: boolean) => {
    const value = isTimes ? length * tan : length / tan;
    const isRoot = angle?.[1] !== '45';
    // Multiples of the square root of three.
    const factor = value / Math.sqrt(3);
    return isRoot
      ? String.raw`${valueTex(Number(factor.toPrecision(10)))}\sqrt{3} \approx ${Number(value.toPrecision(5))}`
      : valueTex(value);
  };
  const unit = /\bft\b|feet/.test(question) ? 'ft' : 'm';
  if (givesHeight && asksDistance)
    return worked(title, { law, result: String.raw`d = ${exact(false)}\ \mathrm{${unit}}` });
  return asksHeight && !givesHeight
    ? worked(title, { law, result: String.raw`h = ${exact(true)}\ \mathrm{${unit}}` })
    : null;
};

const TOGETHER = /together|both|milkar|milke|saath|dono|jointly|मिलकर|साथ|दोनों|combined/;

/** AS73: two or three who work together; workers and days in Hindi. */
export const works: PlainFamily = (question) => {
  const men =
    /(\d+)\s*(?:men|workers?|mazdoor|majdoor|मज़दूर|मजदूर|labou?rers?|log|aadmi|आदमी|लोग|persons?|people)\D{0,40}?(\d+)\s*(?:days?|din|दिन)\D{0,60}?(\d+)\s*(?:men|workers?|mazdoor|majdoor|मज़दूर|मजदूर|labou?rers?|log|aadmi|आदमी|लोग|persons?|people)/u.exec(
      question,
    );
  if (men !== null && numbersIn(question).length === 3 && !/half|twice|women|hours/.test(question)) {
    const [m1, d1, m2] = [Number(men[1]), Number(men[2]), Number(men[3])];
    return worked(['Workers and days', 'श्रमिक और दिन'], {
      law: 'M_1 D_1 = M_2 D_2',
      result: String.raw`D_2 = \frac{${m1} \times ${d1}}{${m2}} = ${valueTex((m1 * d1) / m2)}\ \text{days}`,
    });
  }
  if (
    !/work|kaam|kam\b|job|task|wall|काम|कार्य|finish|complete|paint|project/.test(question) ||
    !TOGETHER.test(question)
  )
    return null;
  if (
    /leave|left|after|alone|akel[aei]|अकेल|only|half|twice|thrice|more|less|efficien|remaining|alternate|join|wages|rs|₹|speed/.test(
      question,
    )
  )
    return null;
  const numbers = numbersIn(question);
  const units = /hours?|ghante|hrs|घंटे/.test(question) ? 'h' : /minutes?/.test(question) ? 'min' : 'days';
  if (
    numbers.length < 2 ||
    numbers.length > 3 ||
    numbers.includes(0) ||
    (/hour|ghant/.test(question) && /days?|din/.test(question))
  )
    return null;
  if (/together\D{0,20}\d|\d+\D{0,12}together (?:in|me)|(?:milkar|together)\D{0,8}\d/.test(question))
    return null;
  const rate = numbers.reduce((sum, each) => sum + 1 / each, 0);
  return worked(['Time and work', 'समय और कार्य'], {
    law: numbers.map((each) => String.raw`\frac{1}{${each}}`).join(' + ') + String.raw` = \frac{1}{T}`,
    result: String.raw`T = ${valueTex(1 / rate)}\ \text{${units}}`,
  });
};

const HOSTS =
  /(?:hosts?|ip addresses|addresses)\D{0,40}\/\s*(\d{1,2})\b|\/\s*(\d{1,2})\b\D{0,40}(?:hosts?|addresses)/;

/** AS73: hosts of a subnet, nodes of binary trees, ranges of n bits. */
export const computingCounts: PlainFamily = (question) => {
  const title: InBoth = ['Counting in computing', 'कंप्यूटिंग में गणना'];
  const hosts = HOSTS.exec(question);
  if (hosts !== null && /subnet|network|usable|cidr|mask|hosts?/.test(question)) {
    const prefix = Number(hosts[1] ?? hosts[2]);
    if (prefix < 1 || prefix > 30 || numbersIn(question.replace(/\d+\.\d+\.\d+\.\d+/, ' ')).length !== 1)
      return null;
    const all = 2 ** (32 - prefix);
    return worked(title, {
      law: String.raw`2^{32 - p} - 2`,
      result: String.raw`2^{${32 - prefix}} - 2 = ${all - 2}\ (\text{of } ${all} \text{ addresses})`,
    });
  }
  const numbers = numbersIn(question);
  const [n] = numbers;
  if (n === undefined || numbers.length !== 1 || n > 60) return null;
  if (
    /max/.test(question) &&
    /nodes/.test(question) &&
    /binary tree/.test(question) &&
    /height|depth/.test(question)
  )
    return worked(title, {
      law: String.raw`2^{h+1} - 1\ \text{(height of the root 0)}`,
      result: String.raw`2^{${n + 1}} - 1 = ${2 ** (n + 1) - 1}`,
    });
  if (
    /range/.test(question) &&
    /bits?\b/.test(question) &&
    /2'?s|two'?s|signed/.test(question) &&
    !/unsigned/.test(question)
  )
    return null;
  return null;
};
