import { REASON_SINCE } from './gaps.ts';
import type { Usage } from './usage-answer.ts';
import {
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  ingOf,
  isParticiple,
  isVerbBase,
  participleOf,
  pastOf,
  thirdOf,
} from './verbs.ts';

type Replace = string | ((...found: string[]) => string | null);
/** A mistake, what is right instead (null: not clear), and why. */
type Rule = readonly [mistake: RegExp, right: Replace, reason: string];

const SINGULAR = String.raw`(?:he|she|it|everyone|everybody|someone|somebody|nobody|each|(?:my|his|her|our|your|the) (?:father|mother|brother|sister|friend|teacher|boy|girl|man|woman|dog|child|son|daughter|uncle|aunt)|ram|sita|ravi|mohan|rahul|john|mary|geeta|neha|amit)`;
const PLURAL = String.raw`(?:we|you|they|these|those|(?:the|my|his|her|our) (?:boys|girls|children|students|people|men|women|friends|parents|players))`;
const TIME_POINT = String.raw`(?:(?:1[5-9]|20)\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|morning|yesterday|childhood|last (?:week|month|year))`;
const LENGTH = String.raw`(?:(?:the last |the past )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several|\d{1,3}) (?:hours?|days?|weeks?|months?|years?|minutes?)|a long time)`;
/** A noun after these may be only a part of the subject, or none: 'one of the boys', 'Ram and Mohan'. */
const ALONE = String.raw`(?<!\b(?:and|or|nor|of|with|for|to|by|like|than|but|did|does|do|will|would|can|could|shall|should|may|might|must|had|lets?|makes?|made|helps?|helped|saw|see|watch|heard) )`;
const UNCOUNTED: Readonly<Record<string, string>> = {
  ...{ informations: 'information', furnitures: 'furniture', advices: 'advice', equipments: 'equipment' },
  ...{
    luggages: 'luggage',
    sceneries: 'scenery',
    homeworks: 'homework',
    baggages: 'baggage',
    machineries: 'machinery',
  },
  ...{
    knowledges: 'knowledge',
    jewelleries: 'jewellery',
    poetries: 'poetry',
    hairs: 'hair',
    breads: 'bread',
  },
};

const i = (pattern: string): RegExp => new RegExp(pattern, 'i');

const RULES: readonly Rule[] = [
  [
    /\b(many|much|few) (informations|furnitures|advices|equipments|luggages|homeworks|knowledges)\b/i,
    (_all, count = '', noun = '') =>
      `${count.toLowerCase() === 'few' ? 'little' : 'much'} ${UNCOUNTED[noun.toLowerCase()] ?? noun}`,
    'This noun is uncountable: it has no plural and takes much or little.',
  ],
  [
    /(?<!\b(?:two|three|four|five|six|several|these|those|\d+) )\b(an? )?(informations|furnitures|advices|equipments|luggages|sceneries|homeworks|baggages|machineries|jewelleries|poetries)\b/i,
    (_all, _article = '', noun = '') => UNCOUNTED[noun.toLowerCase()] ?? null,
    'This noun is uncountable: it has no plural.',
  ],
  [
    i(String.raw`${ALONE}\b(${SINGULAR}) (?:don['’]?t|do not)\b`),
    '$1 does not',
    'A singular subject takes does.',
  ],
  [
    i(String.raw`${ALONE}\b(${PLURAL}|i) (?:doesn['’]?t|does not)\b`),
    '$1 do not',
    'I, you and plural subjects take do.',
  ],
  [
    i(String.raw`\b(did ?n['’]?t|did not|didnt|does ?n['’]?t|does not|do ?n['’]?t|do not) ([a-z]+)\b`),
    (_all, aux = '', verb = '') => {
      const base = baseOf(verb.toLowerCase());
      return base === null ? null : `${aux} ${base}`;
    },
    'After do, does and did the verb is in its base form.',
  ],
  [
    i(String.raw`\b(can|could|will|would|shall|should|may|might|must) (?:able to|be able to can) ([a-z]+)\b`),
    '$1 $2',
    "'Can' and 'be able to' mean the same: one of them is enough.",
  ],
  [
    /\b(can|could|will|would|shall|should|may|might|must) ([a-z]+)\b/,
    (_all, aux = '', verb = '') => {
      const base = baseOf(verb.toLowerCase());
      return base === null ? null : `${aux} ${base}`;
    },
    'After a modal verb the verb is in its base form.',
  ],
  [
    /\b(wish(?:es)?|as if|(?<!\b(?:ask(?:s|ed)?|know|knew|see|wonder(?:s|ed)?|doubt(?:s|ed)?)\b.{0,12} )if(?=.*\b(?:would|could|might)\b)) (i|he|she|it) was\b/i,
    '$1 $2 were',
    "In a wish or an unreal condition 'were' is used with all persons.",
  ],
  [i(String.raw`${ALONE}\b(?<!if )(${PLURAL}) was\b`), '$1 were', 'A plural subject takes were.'],
  [i(String.raw`${ALONE}\b(${PLURAL}) has\b`), '$1 have', 'A plural subject takes have.'],
  [i(String.raw`${ALONE}\b(${PLURAL}) is\b`), '$1 are', 'A plural subject takes are.'],
  [i(String.raw`(?<!\b(?:and|or|nor))(?:^|\s)(i) (?:is|are)\b`), ' I am', "'I' takes am."],
  [i(String.raw`(?:^|\s)(i) has\b`), ' I have', "'I' takes have."],
  [i(String.raw`${ALONE}\b(${SINGULAR}) have\b(?! to\b)`), '$1 has', 'A singular subject takes has.'],
  [i(String.raw`${ALONE}\b(${SINGULAR}) are\b`), '$1 is', 'A singular subject takes is.'],
  [
    i(String.raw`${ALONE}\b(${SINGULAR}) were\b(?<!\b(?:if|wish(?:es)?|though)(?: \w+){1,2} were)`),
    '$1 was',
    'A singular subject takes was.',
  ],
  [
    i(
      String.raw`\b(each|every one|neither|either|one) of (the|my|his|her|our|these|those|their) ([a-z]+) (have|are|were|do|has|is|was|does)\b`,
    ),
    (_all, one = '', the = '', noun = '', verb = '') => {
      const plural = pluralOf(noun.toLowerCase());
      const own = { have: 'has', are: 'is', were: 'was', do: 'does' }[verb.toLowerCase()] ?? verb;
      return plural === noun && own === verb ? null : `${one} of ${the} ${plural} ${own}`;
    },
    "'Each of', 'one of', 'neither of' take a plural noun and a singular verb.",
  ],
  [
    /(?<!\band )\b(news|mathematics|physics|economics|politics|information|furniture|the furniture|scenery|luggage) (are|were|have)\b/i,
    (_all, noun = '', verb = '') =>
      `${noun} ${{ are: 'is', were: 'was', have: 'has' }[verb.toLowerCase()] ?? verb}`,
    'This noun is singular.',
  ],
  [
    /(?<!\bof )\b(police|cattle|people|scissors|trousers|spectacles) (is|was|has)\b/i,
    (_all, noun = '', verb = '') =>
      `${noun} ${{ is: 'are', was: 'were', has: 'have' }[verb.toLowerCase()] ?? verb}`,
    'This noun is plural and takes a plural verb.',
  ],
  [
    i(
      String.raw`(?<!\b(?:let|makes?|made|helps?|helped|saw|see|watch|heard|ha[sd]|have|of|did|does|do|can|could|will|would|shall|should|may|might|must|that|and|nor|or) )\b(he|she|it|ram|sita|ravi|mohan|my (?:father|mother|brother|sister|friend)|the (?:boy|girl|teacher|sun|train|dog)) ([a-z]+)\b(?! not\b)`,
    ),
    (_all, subject = '', verb = '') =>
      isVerbBase(verb) && verb !== 'be' && verb !== 'lay' && pastOf(verb) !== verb
        ? `${subject} ${thirdOf(verb)}`
        : null,
    'In the simple present a singular subject takes a verb with -s.',
  ],
  [
    i(String.raw`(?<!\bof )\b(we|you|they|i) ([a-z]+)\b`),
    (_all, subject = '', verb = '') => {
      const base = baseOfThird(verb);
      return base !== null && isVerbBase(base) && !/^(?:was|is|has|does)$/.test(verb) && !isVerbBase(verb)
        ? `${subject} ${base}`
        : null;
    },
    'I, you, we and they take the verb without -s.',
  ],
  [
    i(String.raw`\b(has|have|had) ([a-z]+)(?= (?:to|the|a|an|my|his|her|it|him|home|there|away)\b|[.?!]?$)`),
    (_all, aux = '', verb = '') => {
      const base = baseOfPast(verb);
      return base !== null && !isParticiple(verb) ? `${aux} ${participleOf(base)}` : null;
    },
    'After has, have and had the past participle is used.',
  ],
  [
    i(
      String.raw`\b(has|have) ([a-z]+)((?: [a-z]+){0,5}? (?:yesterday|last (?:night|week|month|year)|(?:\w+ (?:days?|weeks?|years?|hours?|minutes?) )?ago|in (?:1[5-9]|20)\d\d))\b(?!['’]s)`,
    ),
    (_all, _aux = '', participle = '', rest = '') => {
      if (!isParticiple(participle) || participle === 'been') return null;
      if (/\b(?:since|till|until|than|before|the last|the past)\b/i.test(rest)) return null;
      const base = baseOfPast(participle) ?? baseOfParticiple(participle);
      return base === null ? null : `${pastOf(base)}${rest}`;
    },
    'With a time in the past (yesterday, ago, last …) the simple past is used, not the present perfect.',
  ],
  [i(String.raw`\bsince (${LENGTH})\b`), 'for $1', REASON_SINCE],
  [
    i(
      String.raw`\b(been [a-z]+(?: [a-z]+){0,3}|lived(?: [a-z]+){0,2}|worked(?: [a-z]+){0,2}) from (${LENGTH})\b`,
    ),
    '$1 for $2',
    REASON_SINCE,
  ],
  [
    i(
      String.raw`\b(been [a-z]+(?: [a-z]+){0,3}|lived(?: [a-z]+){0,2}|worked(?: [a-z]+){0,2}) (?:for|from) (${TIME_POINT})\b(?! (?:to|till|until)\b)`,
    ),
    '$1 since $2',
    REASON_SINCE,
  ],
  [
    i(
      String.raw`\b(am|is|are|was|were) (living|working|studying|waiting|playing|reading|learning|teaching)((?: [a-z]+){0,4}) (since|for) ((?:${TIME_POINT})|(?:${LENGTH}))`,
    ),
    (_all, be = '', verb = '', rest = '', link = '', time = '') =>
      link.toLowerCase() === 'for' && (/^wa?e?/.test(be) || !i(`^${LENGTH}`).test(time))
        ? null
        : `${be === 'am' || be === 'are' ? 'have' : be === 'is' ? 'has' : 'had'} been ${verb}${rest} ${link} ${time}`,
    'What began in the past and goes on is in the perfect continuous.',
  ],
  [
    /\bmore ((?:bett|tall|small|old|young|strong|great|fast|high|low|cheap|clever|big|long|short|hard|easi|happi|wis|rich|poor)[a-z]*er)\b/i,
    '$1',
    'A comparative in -er does not take more (no double comparative).',
  ],
  [
    /\bmost (?!honest|modest|earnest|dishonest|immodest|interest)([a-z]+est|best|worst)\b/i,
    '$1',
    'A superlative does not take most (no double superlative).',
  ],
  [
    /\b(senior|junior|superior|inferior|prior|preferable) than\b/i,
    '$1 to',
    "Senior, junior, superior, inferior, prior and preferable take 'to', not 'than'.",
  ],
  [/\belder than\b/i, 'older than', "'Elder' is not followed by 'than': 'older than'."],
  [
    /\b(prefers?|preferred) (?!to\b)([a-z]+(?: (?!rather\b)[a-z]+)?) (?:than|over)\b/i,
    '$1 $2 to',
    "'Prefer' takes 'to', not 'than'.",
  ],
  [
    /\b(discuss(?:ed|es|ing)?|describe[sd]?) (?:about\b|on(?= (?:the|this|that) (?:matter|topic|issue|subject|problem|question|plan)\b))/i,
    '$1',
    'This verb takes its object without a preposition.',
  ],
  [
    /\b(I|we|you|they|he|she|to|will) (order(?:ed|s)?) for (?=an?\b|the\b|some\b|two\b|three\b)/i,
    '$1 $2 ',
    "'Order' takes its object without 'for'.",
  ],
  [
    /\b(enter(?:ed|s)?) (?:into|in) (?=the (?:room|house|hall|class|building|garden|office))/i,
    '$1 ',
    "'Enter' takes a place without 'into'.",
  ],
  [
    /\b(reach(?:ed|es)?) (?:to|at) (?!\d|night|noon|midnight|once|last)/i,
    '$1 ',
    "'Reach' takes a place without a preposition.",
  ],
  [/\b(resemble[sd]?) (?:to|with) /i, '$1 ', "'Resemble' takes its object without a preposition."],
  [/\b(cope[sd]?) up with\b/i, '$1 with', "The verb is 'cope with'."],
  [/\b(return(?:ed|s)?|revert(?:ed)?) back\b/i, '$1', "'Back' is in the verb already."],
  [/\b(repeat(?:ed)?) again\b/i, '$1', "'Again' is in the verb already."],
  [
    /(?<!\b(?:is|are|was|were|be|been) )\bcomprise[sd]? of\b/i,
    (found = '') => found.replace(/ of$/, ''),
    "'Comprise' takes its object without 'of' ('consist of').",
  ],
  [/\bdespite of\b/i, 'despite', "'Despite' or 'in spite of'."],
  [
    /\b(?:(am|is|are|was|were|be|been|got|get|gets) )?married with\b(?! (?:no|one|two|three|four|children|kids|\d))/i,
    (_all, be = '') => (be === '' ? 'married' : `${be} married to`),
    "'To be married' takes 'to'; 'to marry' takes its object without a preposition.",
  ],
  [
    /\b(listen(?:s|ed|ing)?) (?=(?:music|songs?|the (?:radio|teacher|music)|me|him|her)\b)/i,
    '$1 to ',
    "'Listen' takes 'to'.",
  ],
  [
    /\b(explain(?:ed|s)?|suggest(?:ed|s)?|said) (me|him|her|us|them) (that\b|(?:the|an?|my|his|her|their|our|your|this|these|some) [a-z]+(?=[.,?!]|$| (?:in|on|at|yesterday|today|again|and|when|very|well|before|after)\b))/i,
    (_all, verb = '', person = '', thing = '') =>
      verb.toLowerCase() === 'said'
        ? `told ${person} ${thing}`
        : thing === 'that'
          ? `${verb} to ${person} ${thing}`
          : `${verb} ${thing} to ${person}`,
    "'Explain' and 'suggest' take 'to' before a person; with a person 'told' is used, not 'said'.",
  ],
  [
    /\bno sooner (?!.*\bthan\b)(.{3,50}?) (?:when|then|that)\b/i,
    'no sooner $1 than',
    "'No sooner' is followed by 'than'.",
  ],
  [
    /\b((?:hardly|scarcely) had|had (?:hardly|scarcely)) (?!more\b|less\b|other\b|better\b)(.{3,50}?) (?:than|then)\b/i,
    '$1 $2 when',
    "'Hardly' and 'scarcely' are followed by 'when'.",
  ],
  [
    /\b((?:al)?though .{3,60}?)(?<!nothing|choice|none|anything|all),? but\b(?! (?:to|for)\b)/i,
    '$1, yet',
    "'Though' and 'although' are followed by 'yet' or nothing, not by 'but'.",
  ],
  [
    /\b(unless|until) (i|you|he|she|we|they|it) (?:do not|don['’]t|does not|doesn['’]t) ([a-z]+)\b/i,
    (_all, link = '', person = '', verb = '') =>
      `${link} ${person} ${/^(?:he|she|it)$/i.test(person) ? thirdOf(verb) : verb}`,
    "'Unless' and 'until' are negative already.",
  ],
  [
    /\b(looking forward|look forward|used|accustomed|addicted) to (meet|see|hear|work|live|visit|wake|get)\b(?<=(?:forward|\b(?:I am|I was|(?:he|she) (?:is|was)|(?:we|you|they) (?:are|were)) used|accustomed|addicted) to \w+)/i,
    (_all, verb = '', base = '') => `${verb} to ${ingOf(base)}`,
    "This 'to' is a preposition and takes the verb in -ing.",
  ],
  [
    /\b(enjoy(?:s|ed)?|avoid(?:s|ed)?|finish(?:es|ed)?|(?<!\b(?:my|your|his|her|its|our|their|the|a) )mind|keep on|give up|insist on|good at|fond of|interested in) to ([a-z]+)\b/i,
    (_all, verb = '', base = '') => (isVerbBase(base) ? `${verb} ${ingOf(base)}` : null),
    'This verb is followed by the form in -ing.',
  ],
  [
    /\b(?:am|is|are) (having(?= (?:money|fever|(?:an?|the|one|two|three|four|five|many|no|some|much) (?:[a-z]+ )?(?:cars?|houses?|pens?|books?|brothers?|sisters?|sons?|daughters?|friends?|dogs?|cats?|money|bikes?|phones?|watch(?:es)?|pencils?|children|bicycles?|land|jobs?|headache|fever)\b))|knowing|understanding(?= [a-z])|believing|liking|loving(?! and)|wanting|owning|belonging)\b/i,
    (found = '', form = '') => {
      const base =
        { having: 'have', believing: 'believe', loving: 'love', liking: 'like' }[form.toLowerCase()] ??
        form.replace(/ing$/i, '');
      return found.toLowerCase().startsWith('is') ? thirdOf(base) : base;
    },
    'Verbs of having, knowing and liking are not used in the continuous.',
  ],
  [
    /(?<!\b(?:wonder|ask(?:ed)?|know|see) )\bif (i|he|she|you|we|they|it) would have\b/i,
    'if $1 had',
    "In the if-clause of the third conditional 'had' is used.",
  ],
  [/\bbetween you and i\b/i, 'between you and me', 'A preposition takes the object form.'],
  [
    /\blet (i|he|she|we|they)\b/i,
    (_all, who = '') =>
      `let ${{ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }[who.toLowerCase()] ?? who}`,
    "'Let' takes the object form.",
  ],
  [
    /\b(an?) (information|advice|furniture|equipment|luggage)(?=[.,?!]|$| (?:from|about|to|on|that|for|in|is|was|and|which|at|with)\b)/i,
    (_all, _article = '', noun = '') => `a piece of ${noun}`,
    'This noun is uncountable and takes no a.',
  ],
  [
    /\bmuch (books|people|students|friends|children|boys|girls|mistakes|questions|chairs|cars)\b/i,
    'many $1',
    "'Many' goes with what is counted.",
  ],
  [
    /\bless (books|people|students|friends|children|boys|girls|mistakes|questions|cars)\b/i,
    'fewer $1',
    "'Fewer' goes with what is counted.",
  ],
  [
    /\ba (hour|honest|heir|honou?r|apple|egg|elephant|umbrella|orange|ant|engineer|idea|old|actor|MLA|MP|MBA|FIR)\b/i,
    'an $1',
    "'An' stands before a vowel sound.",
  ],
  [
    /\ban (university|european|one|uniform|useful|unit|union|ewe|unique|house|book|car)\b/i,
    'a $1',
    "'A' stands before a consonant sound.",
  ],
  [
    /\b(two|three|four|five|six|ten|\d+)[- ](years|months|days|miles|rupees|hours)[- ](old (?:boy|girl|man|child)|note|walk|journey|course)\b/i,
    (_all, count = '', unit = '', noun = '') =>
      `${count}-${unit.replace(/s$/i, '')}-${noun}`.replace(/-(note|walk|journey|course)$/, ' $1'),
    'A number with its unit before a noun is singular.',
  ],
  [/^\s*[Mm]yself ([A-Z][a-z]+)\b/, 'I am $1', "'Myself' does not introduce a person."],
  [
    /\bone of (my|the|his|her|our) (friend|teacher|boy|girl|student|brother|sister|best friend)\b(?!['’])/i,
    'one of $1 $2s',
    "'One of' takes a plural noun.",
  ],
  [/\b(go(?:es)?|went|going|come|came) to home\b/i, '$1 home', "'Home' takes no 'to' here."],
  [
    /\b(good|tall|old|strong|rich) enough|enough (good|tall|old|strong|rich|brave)(?=[.,?!]|$| (?:to|for)\b)/i,
    (found = '', _first = '', word = '') => (/^enough/i.test(found) ? `${word} enough` : null),
    "'Enough' stands after the adjective.",
  ],
  [/\bangry on\b/i, 'angry with', "'Angry' takes 'with' before a person."],
  [
    /\b(good|bad|weak|clever) in (mathematics|maths|english|hindi|studies|cricket)\b/i,
    (_all, word = '', subject = '') => (word.toLowerCase() === 'weak' ? null : `${word} at ${subject}`),
    "'Good', 'bad' and 'clever' take 'at'.",
  ],
  [
    /\b(die[sd]?) (?:from|with|by) (cholera|malaria|cancer|fever|hunger|covid|plague)\b/i,
    '$1 of $2',
    "'Die of' is used with a disease.",
  ],
  [/\b(congratulate[sd]?) (him|her|me|you|us|them) for\b/i, '$1 $2 on', "'Congratulate' takes 'on'."],
  [/\b(accuse[sd]?) (him|her|me|you|us|them) (?:for|with)\b/i, '$1 $2 of', "'Accuse' takes 'of'."],
  [/\bI and (he|she|you|my friend|ram|my brother)\b/i, '$1 and I', "The speaker comes last: 'he and I'."],
  [/\b(?:the )?both\b (?=brothers|sisters|boys|girls|of)/i, 'both ', "'Both' takes no 'the' before it."],
];

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
};
const pluralOf = (noun: string): string =>
  /s$|^(?:men|women|children|people)$/.test(noun)
    ? noun
    : (IRREGULAR_PLURALS[noun] ??
      (/[^aeiou]y$/.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : /(?:x|z|ch|sh)$/.test(noun)
          ? `${noun}es`
          : `${noun}s`));

const UNCHANGED = /^(?:put|cut|set|let|hit|hurt|cost|shut|read|spread|come|run|become)$/;
/** The base of a past or third form where the base should be; null if it is the base already. */
function baseOf(verb: string): string | null {
  if (isVerbBase(verb) || UNCHANGED.test(verb)) return null;
  const base = /^(?:was|were|is|am|are)$/.test(verb) ? null : (baseOfPast(verb) ?? baseOfThird(verb));
  return base !== null && isVerbBase(base) ? base : null;
}

/** What asks for a sentence to be corrected. */
const ASKS =
  /\b(?:correct(?:ed|ion|ly)?|errors?|mistakes?|improve|improvement|ungrammatical|grammatical(?:ly)?|galat|galti|sahi|right|wrong|theek)\b|सही|गलत|ग़लत|शुद्ध|अशुद्ध/iu;
const TASK =
  /\b(?:please|pls|plz|kindly|can you|find|spot|identify|detect|locate|the|this|that|its?|is|are|following|given|sentences?|statements?|part|grammar|grammatical(?:ly)?|error(?:s)?|mistakes?|in|and|or|not|correct(?:ed|ion|ly)?|improve(?:ment)?|right|wrong|rewrite|english|of|me|for|karo|kro|kare|kijiye|batao|bataiye|hai|kya|galat|galti|sahi|isko|ise|ye|yeh|vakya|theek|a|to|make|how|check|use|yes|no|do|ka|ki|ko|why)\b/gi;

/** The sentence that is to be corrected: what is quoted, what stands after a colon, or what is no word of the task. */
function sentenceIn(text: string): string | null {
  const quoted =
    /["“‘]([^"”’]{8,160})["”’]|(?<=^|[\s:])'([^']{8,160}(?:n't[^']{0,100})?)'(?=$|[\s?.!-])/.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? null;
  const after = /[:\n]\s*([A-Za-z][^:\n]{7,160})$/.exec(text.trim())?.[1];
  if (after !== undefined) return after.trim();
  const parts = text.split(/(?:\s[-–—]\s|(?<=[a-z])[.?!]\s+|[.?!]$|,\s+(?=is\b|find\b|correct\b|right\b))/);
  const own = parts.filter((part) => part.replace(TASK, ' ').trim().split(/\s+/).filter(Boolean).length >= 2);
  const [only = ''] = own;
  if (own.length !== 1) return null;
  return only
    .trim()
    .replace(
      /^(?:pls |please |plz )?(?:correct|rewrite|check|improve)(?: (?:this|the|following))?(?: sentence)?(?: correctly)?[,:]?\s+/i,
      '',
    )
    .replace(
      /\s+(?:is it correct|correct or not|correct it|correct this|correct|right or wrong|sahi karo|ko sahi karo|me galti|sahi hai(?: kya)?|galat hai(?: kya)?)$/i,
      '',
    )
    .replace(/^(?:is (?:this|it) (?:right|correct)|error|mistake)[,:]?\s+/i, '')
    .trim();
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 30;

/** AS110: a sentence with the mistakes that are surely ones, as it is right, with the reasons; null if there is none. */
export function correctionIn(text: string): Usage | null {
  if (!ASKS.test(text) || /_{2,}|\.{3,}|…|\bspell\w*|\bor\b.{0,40}\?$/i.test(text)) return null;
  const sentence = sentenceIn(text);
  const count = sentence?.split(/\s+/).length ?? 0;
  if (sentence === null || count < FEWEST_WORDS || count > MOST_WORDS) return null;
  let right = sentence.replace(/[.?!\s]+$/, '');
  const reasons: string[] = [];
  for (const [mistake, replace, reason] of RULES) {
    let isChanged = false;
    const next = right.replace(mistake, (...found: unknown[]) => {
      const own = groupsOf(found);
      const made = typeof replace === 'string' ? filled(replace, own) : replace(...own);
      isChanged = made !== null && made.toLowerCase() !== own[0]?.toLowerCase();
      return made ?? own[0] ?? '';
    });
    if (!isChanged) continue;
    right = next;
    if (!reasons.includes(reason)) reasons.push(reason);
  }
  if (reasons.length === 0) return null;
  const shown = right.trim().charAt(0).toUpperCase() + right.trim().slice(1);
  return { name: 'Correction', text: `**${shown}.**`, reason: reasons.join(' ') };
}

/** The match and its groups, without the place and the whole. */
const groupsOf = (found: readonly unknown[]): string[] => {
  const place = found.findIndex((each) => typeof each === 'number');
  return found.slice(0, place).map((each) => (typeof each === 'string' ? each : ''));
};

const filled = (pattern: string, groups: readonly string[]): string =>
  pattern.replace(/\$(\d)/g, (_all, place: string) => groups[Number(place)] ?? '');
