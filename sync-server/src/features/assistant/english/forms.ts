import type { Usage } from './usage-answer.ts';
import { baseOfParticiple, baseOfPast, baseOfThird, expanded, isVerbBase } from './verbs.ts';

const DEGREES =
  'good better best|well better best|bad worse worst|ill worse worst|little less least|much more most|many more most|far farther farthest|old older oldest|late later latest';
const irregularDegrees = new Map(
  DEGREES.split('|').map((line) => [line.split(' ')[0] ?? '', line.split(' ')] as const),
);
const SHORT =
  /^(?:tall|small|short|long|big|hot|thin|fat|sad|wet|red|great|fast|slow|high|low|cheap|clever|hard|young|strong|weak|kind|rich|poor|bright|dark|cold|warm|new|brave|wise|large|fine|nice|safe|able|noble|simple|easy|happy|heavy|busy|lazy|pretty|dry|early|ugly|healthy|wealthy|sweet|deep|wide|thick|quick|soft|loud|narrow|near|light|clean|clear|smart|tiny|angry|funny|hungry|lucky|lovely|friendly|sharp|broad|strict|proud|calm|pure|cruel|rude|strange|tight|close|mild|bold|dull|thirsty|dirty|noisy|greedy|silly|crazy|fresh|plain|steep|stout|wild|rare|tame|firm|grand|quiet|gentle|humble)$/;

/** Null for a short word whose forms are not known. */
function degreesOf(word: string): readonly [string, string] | null {
  const known = irregularDegrees.get(word);
  if (known !== undefined) return [known[1] ?? '', known[2] ?? ''];
  if (!SHORT.test(word) && (/y$/.test(word) || /^[^aeiou]*[aeiou]{1,2}[^aeiou]*e?$/.test(word))) return null;
  if (!SHORT.test(word)) return [`more ${word}`, `most ${word}`];
  const stem = /e$/.test(word)
    ? word.slice(0, -1)
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}i`
      : /^[^aeiou]*[aeiou][bdgmnt]$/.test(word)
        ? `${word}${word.at(-1)}`
        : word;
  return [`${stem}er`, `${stem}est`];
}

const DEGREE =
  /\b(comparative|superlative)\b(?: (?:degree|form))?(?: of| for)?(?: the)?(?: word| adjective)?\s+["'“]?([a-z]{2,14})["'”]?\s*[?.]?$|^\s*["'“]?([a-z]{2,14})["'”]?\s+(?:ka|ki)\s+(comparative|superlative)\b/i;

function degreeIn(text: string): Usage | null {
  const [, kind, word, first, second] = DEGREE.exec(text.trim()) ?? [];
  const own = (word ?? first)?.toLowerCase();
  if (own === undefined || /^(?:degree|form|adjective|word|sentence)$/.test(own)) return null;
  const degrees = degreesOf(own);
  if (degrees === null) return null;
  const [comparative, superlative] = degrees;
  const isSuperlative = /superlative/i.test(kind ?? second ?? '');
  return {
    name: `Degrees of comparison of ${own}`,
    text: `**${isSuperlative ? superlative : comparative}** (${own}, ${comparative}, ${superlative})`,
  };
}

/** Masculine and feminine nouns. */
const GENDERS =
  'fox vixen|lion lioness|tiger tigress|bull cow|ox cow|cock hen|rooster hen|horse mare|stallion mare|dog bitch|drake duck|gander goose|ram ewe|buck doe|stag hind|boar sow|colt filly|bullock heifer|peacock peahen|drone bee|wizard witch|monk nun|bachelor spinster|widower widow|bridegroom bride|nephew niece|uncle aunt|king queen|emperor empress|prince princess|duke duchess|count countess|baron baroness|lord lady|earl countess|host hostess|actor actress|waiter waitress|steward stewardess|poet poetess|author authoress|heir heiress|hero heroine|god goddess|priest priestess|sorcerer sorceress|hunter huntress|mayor mayoress|shepherd shepherdess|sir madam|gentleman lady|landlord landlady|milkman milkmaid|father mother|brother sister|son daughter|husband wife|boy girl|man woman|lad lass|executor executrix|testator testatrix|viscount viscountess|abbot abbess|tutor governess|traitor traitress|enchanter enchantress|instructor instructress|grandfather grandmother|stepfather stepmother|czar czarina|sultan sultana|marquis marchioness';
const pairs = GENDERS.split('|').map((line) => line.split(' ') as [string, string]);
const GENDER =
  /\b(feminine|masculine|female|male|opposite gender|opposite sex|gender)\b(?: gender)?(?: form| noun)?(?: of| for)(?: the)?(?: word)?\s+["'“]?([a-z]{2,12})["'”]?\s*\??$|^\s*["'“]?([a-z]{2,12})["'”]?\s+(?:ka|ki)\s+(?:feminine|masculine|stri ?ling|pulling|female)\b/i;

function genderIn(text: string): Usage | null {
  const [, kind = '', word, first] = GENDER.exec(text.trim()) ?? [];
  const own = (word ?? first)?.toLowerCase();
  const pair =
    pairs.find(([he, she]) => own === (/^(?:masculine|male)/i.test(kind) ? she : he)) ??
    pairs.find(([he, she]) => own === he || own === she);
  if (own === undefined || pair === undefined) return null;
  const [he, she] = pair;
  return {
    name: `Gender of ${own}`,
    text: `**${own === he ? she : he}** (masculine: ${he}, feminine: ${she})`,
  };
}

/** Collective nouns: 'a pride of lions'. */
const COLLECTIVES =
  'pride of lions|pack of wolves|pack of hounds|pack of cards|flock of sheep|flock of birds|herd of cattle|herd of deer|herd of cows|herd of elephants|herd of buffaloes|swarm of bees|swarm of flies|swarm of locusts|shoal of fish|school of whales|school of fish|army of ants|army of soldiers|colony of ants|bunch of grapes|bunch of keys|bunch of flowers|bouquet of flowers|galaxy of stars|cluster of stars|constellation of stars|fleet of ships|crew of sailors|gang of thieves|gang of robbers|band of musicians|troupe of dancers|troupe of actors|team of players|choir of singers|crowd of people|mob of rioters|bevy of girls|bevy of ladies|litter of puppies|litter of kittens|brood of chickens|gaggle of geese|murder of crows|parliament of owls|troop of monkeys|string of pearls|string of camels|stack of hay|stack of books|library of books|bundle of sticks|bundle of clothes|heap of sand|pile of books|range of mountains|chain of mountains|group of islands|cluster of trees|grove of trees|clump of trees|board of directors|bench of judges|panel of experts|panel of judges|congregation of worshippers|audience of listeners|suite of rooms|flight of stairs|flight of steps|set of tools|pair of shoes|sheaf of corn|sheaf of papers|wad of notes|album of photographs|anthology of poems|class of students|staff of employees|staff of teachers|tribe of natives|nest of ants|plague of locusts|leap of leopards|tower of giraffes|caravan of camels|squadron of planes|regiment of soldiers|battalion of soldiers|ream of paper|tuft of grass|drove of cattle|skein of wool|streak of tigers|ambush of tigers|sloth of bears';

function collectiveIn(text: string): Usage | null {
  const [, things = ''] =
    /\b(?:collective noun|group noun|group name|group)s?(?: name)?(?: for| of)(?: a| the)?(?: group of)?\s+([a-z]{3,14})\s*\??$/i.exec(
      text.trim(),
    ) ??
    /\bgroup of ([a-z]{3,14})\b.{0,20}\b(?:called|known as|kehte|kahte)\b/i.exec(text) ??
    [];
  if (things === '' || !/collective|called|group n|kehte|kahte|known/i.test(text)) return null;
  const own = things.toLowerCase().replace(/s$/, '');
  const found = COLLECTIVES.split('|').filter(
    (line) => (line.split(' of ')[1] ?? '').replace(/s$/, '') === own,
  );
  return found.length === 0
    ? null
    : {
        name: 'Collective noun',
        text: found
          .map(
            (line) =>
              `${/^[aeiou]/.test(line) ? 'an' : 'a'} **${line.split(' of ')[0]}** of ${line.split(' of ')[1]}`,
          )
          .join(', '),
      };
}

const AUX =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|will|shall|can|could|may|might|must|would|should)$/;
const PRONOUN_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:i|we|you|he|she|it|they)$/i, ''],
  [/^(?:everyone|everybody|nobody|no one|someone|somebody|these|those|people)$/i, 'they'],
  [/^(?:this|that|nothing|everything|something)$/i, 'it'],
  [
    /^(?:ram|ravi|mohan|rahul|john|raj|amit|rohit|raju|(?:my|his|her|the|our|your) (?:father|brother|uncle|boy|man|son|king|husband))$/i,
    'he',
  ],
  [
    /^(?:sita|gita|mary|neha|priya|radha|seema|(?:my|his|her|the|our|your) (?:mother|sister|aunt|girl|woman|daughter|queen|wife))$/i,
    'she',
  ],
  [
    /^(?:the|my|his|her|our|your|their) (?:boys|girls|children|students|parents|friends|men|women|players|people)$/i,
    'they',
  ],
  [
    /^(?:the|my|his|her|our|your) (?:dog|cat|train|bus|book|house|car|weather|train|sun|sky|food|water)$/i,
    'it',
  ],
];

/** 'He is coming' with 'isn't he?'. */
function tagIn(text: string): Usage | null {
  if (!/\b(?:question tags?|tag questions?|add (?:a )?tag)\b/i.test(text)) return null;
  const sentence = expanded(
    text
      .replace(
        /\b(?:add|put|write|give|supply|use)?\s*(?:a |the |suitable |correct |right )*(?:question tags?|tag questions?|tag)\b(?:\s*(?:to|for|of|in|batao|lagao|kya hoga|:|-))*\s*/gi,
        ' ',
      )
      .replace(/[_….]{2,}|[?:"“”]/g, ' ')
      .replace(/,\s*$/, ' ')
      .trim(),
  ).replace(/[.,\s]+$/, '');
  if (sentence.split(/\s+/).length < 2 || sentence.split(/\s+/).length > 14) return null;
  const tag = tagOf(sentence);
  return tag === null
    ? null
    : {
        name: 'Question tag',
        text: `${sentence}, **${tag}?**`,
        reason:
          'A positive statement takes a negative tag, a negative one a positive tag, with the same auxiliary and a pronoun.',
      };
}

const PLURAL_AUX: Readonly<Record<string, string>> = { has: 'have', does: 'do', is: 'are', was: 'were' };

function tagOf(sentence: string): string | null {
  if (/^let us\b/i.test(sentence)) return 'shall we';
  const words = sentence.split(/\s+/);
  for (const length of [1, 2]) {
    const subject = words.slice(0, length).join(' ');
    const known = PRONOUN_OF.find(([pattern]) => pattern.test(subject));
    if (known === undefined) continue;
    const own = known[1] === '' ? subject.toLowerCase() : known[1];
    const pronoun = own === 'i' ? 'I' : own;
    const rest = words.slice(length);
    const [verb = '', next = ''] = rest.map((word) => word.toLowerCase());
    const isNegative =
      /\b(?:not|never|hardly|scarcely|seldom|rarely|no|nothing|(?<!\ba )(?:little|few))\b/i.test(
        rest.slice(0, 4).join(' '),
      ) || /^(?:nobody|nothing|no one)$/i.test(subject);
    if (/^ha[sd]$|^have$/.test(verb) && next === 'better') return null;
    const told = /^(?:never|already|just|always|also|ever|often)$/.test(next) ? (rest[2] ?? '') : next;
    const found = /^ha[sd]$|^have$/.test(verb) ? auxOf(verb, told, pronoun) : auxOf(verb, next, pronoun);
    if (found === null || (found === 'may' && !isNegative)) return null;
    // 'Everyone has come, haven't they?'
    const aux = pronoun === 'they' ? (PLURAL_AUX[found] ?? found) : found;
    return isNegative ? `${aux} ${pronoun}` : `${negative(aux, pronoun)} ${pronoun}`;
  }
  const [first = ''] = words;
  if (isVerbBase(first.toLowerCase()) || /^(?:please|do|never)$/i.test(first)) return 'will you';
  return null;
}

function auxOf(verb: string, next: string, pronoun: string): string | null {
  const isMainHave =
    /^(?:have|has|had)$/.test(verb) && baseOfParticiple(next) === null && next !== 'been' && next !== 'not';
  if (isMainHave) return verb === 'had' ? 'did' : verb === 'has' ? 'does' : 'do';
  if (/^(?:need|used|dare|ought)$/.test(verb)) return verb === 'used' ? 'did' : null;
  if (AUX.test(verb)) return verb;
  const word = /^(?:never|seldom|hardly|rarely|scarcely|always|often|usually)$/.test(verb) ? next : verb;
  if (/^(?:put|cut|hit|let|set|read|hurt|shut)$/.test(word))
    return /^(?:he|she|it)$/.test(pronoun) ? 'did' : null;
  if (isVerbBase(word)) return /^(?:he|she|it)$/.test(pronoun) ? null : 'do';
  if (baseOfPast(word) !== null) return 'did';
  const base = baseOfThird(word);
  return base !== null && isVerbBase(base) ? 'does' : null;
}

const negative = (aux: string, pronoun: string): string =>
  aux === 'am'
    ? pronoun === 'I'
      ? "aren't"
      : 'am not'
    : ({ will: "won't", shall: "shan't", can: "can't", may: "mayn't" }[aux] ?? `${aux}n't`);

/** 'which tense is "I have eaten"' */
function tenseIn(text: string): Usage | null {
  const sentence = /\b(?:which|what|name the|identify the|kaun ?sa) tense\b/i.test(text)
    ? text
        .replace(/\b(?:which|what|name the|identify the|kaun ?sa)? ?tense\b(?: of(?: the)? verb)?/gi, ' ')
        .replace(/["“”'‘’?:]/g, ' ')
        .replace(
          /^\s*(?:is|of|in|does|hai)\b|\b(?:is used|used|hai|me hai|the|sentence|this|in|is it)\b/gi,
          ' ',
        )
        .trim()
    : '';
  const words = sentence.toLowerCase().split(/\s+/);
  if (words.length < 2 || words.length > 12) return null;
  const tense = tenseOf(` ${words.join(' ')} `);
  return tense === null ? null : { name: 'Tense', text: `**${tense}**` };
}

function tenseOf(text: string): string | null {
  const not = '(?:not )?';
  const forms: readonly (readonly [string, string])[] = [
    [` (?:will|shall) ${not}have been [a-z]+ing `, 'Future perfect continuous tense'],
    [` (?:will|shall) ${not}be [a-z]+ing `, 'Future continuous tense'],
    [` (?:will|shall) ${not}[a-z]+ `, 'Simple future tense (future indefinite)'],
    [` (?:has|have) ${not}been [a-z]+ing `, 'Present perfect continuous tense'],
    [` had ${not}been [a-z]+ing `, 'Past perfect continuous tense'],
    [` (?:is|am|are) ${not}[a-z]+ing `, 'Present continuous tense'],
    [` (?:was|were) ${not}[a-z]+ing `, 'Past continuous tense'],
  ];
  const [, done = ''] = / (?:will|shall) (?:not )?have (?!been [a-z]+ing )([a-z]+) /.exec(text) ?? [];
  if (done !== '' && baseOfParticiple(done) !== null) return 'Future perfect tense';
  const found = forms.find(([pattern]) => new RegExp(pattern).test(text));
  if (found !== undefined) return found[1];
  const [, aux = '', participle = ''] =
    / (has|have|had) (?:not |already |just |never )?([a-z]+) /.exec(text) ?? [];
  if (aux !== '' && baseOfParticiple(participle) !== null)
    return aux === 'had' ? 'Past perfect tense' : 'Present perfect tense';
  if (/ did (?:not )?[a-z]+ /.test(text)) return 'Simple past tense (past indefinite)';
  const [, pronoun = '', verb = ''] = / (i|you|we|they|he|she|it) ([a-z]+) /.exec(text) ?? [];
  if (pronoun === '') return null;
  if (isVerbBase(verb) && !/^(?:put|cut|hit|let|set|read|hurt|shut)$/.test(verb))
    return 'Simple present tense (present indefinite)';
  const base = baseOfThird(verb);
  if (base !== null && isVerbBase(base)) return 'Simple present tense (present indefinite)';
  return baseOfPast(verb) === null ? null : 'Simple past tense (past indefinite)';
}

/** AS110: degrees of comparison, genders, collective nouns, question tags and the names of tenses. */
export const formIn = (text: string): Usage | null =>
  degreeIn(text) ?? genderIn(text) ?? collectiveIn(text) ?? tagIn(text) ?? tenseIn(text);
