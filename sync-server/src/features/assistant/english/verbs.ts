/** Irregular verbs: base, past, past participle. */
const IRREGULAR =
  'be was been|bear bore borne|beat beat beaten|become became become|bend bent bent|bind bound bound|bleed bled bled|breed bred bred|cling clung clung|cost cost cost|creep crept crept|deal dealt dealt|flee fled fled|forbid forbade forbidden|grind ground ground|kneel knelt knelt|mistake mistook mistaken|overcome overcame overcome|shed shed shed|slide slid slid|spin spun spun|split split split|spring sprang sprung|stride strode stridden|undergo underwent undergone|withdraw withdrew withdrawn|begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought brought|build built built|burn burnt burnt|buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|learn learnt learnt|leave left left|lend lent lent|let let let|lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|strike struck struck|swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won|wind wound wound|write wrote written'
    .split('|')
    .map((line) => line.split(' ') as [string, string, string]);

const byBase = new Map(IRREGULAR.map((forms) => [forms[0], forms] as const));
const byPast = new Map(IRREGULAR.map((forms) => [forms[1], forms] as const));

/** Longer verbs that double their last letter. */
const DOUBLED =
  /^(?:admit|prefer|refer|occur|permit|commit|submit|transfer|regret|control|compel|propel|expel|travel|quarrel|cancel|begin|forget|forbid|equip|worship|kidnap)$/;
const isDoubled = (base: string): boolean =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) || DOUBLED.test(base);

/** 'play' as 'played', 'stop' as 'stopped', 'try' as 'tried'. */
const regular = (base: string): string =>
  base.endsWith('e')
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : isDoubled(base)
        ? `${base}${base.at(-1)}ed`
        : `${base}ed`;

export const pastOf = (base: string): string => byBase.get(base)?.[1] ?? regular(base);
export const participleOf = (base: string): string => byBase.get(base)?.[2] ?? regular(base);

/** The base form of a past form; null if it is not one. */
export function baseOfPast(past: string): string | null {
  const irregular = byPast.get(past)?.[0];
  if (irregular !== undefined) return irregular;
  if (!past.endsWith('ed')) return null;
  if (past.endsWith('ied')) return `${past.slice(0, -3)}y`;
  const stem = past.slice(0, -2);
  for (const known of [stem, `${stem}e`, stem.slice(0, -1)])
    if ((REGULAR.has(known) || DOUBLED.test(known)) && regular(known) === past) return known;
  if (/([bdgklmnprt])\1$/.test(stem) && !/(ll|ss)$/.test(stem)) return stem.slice(0, -1);
  return /(?:[^aeiou][aeiou][^aeiouwxyln]|[aeiou]v|[cszg]|[rt]iv|[aeiou]k|u)$/.test(stem) &&
    !/(?:sh|ch|ss|ck|it|en|er|ow|aw|oy|ay|ook|ean|elp|isit|open|eat|eet|ain|eed|eep|oin)$/.test(stem)
    ? `${stem}e`
    : stem;
}

/** The base form of 'plays', 'teaches', 'carries'; null if it does not end so. */
export function baseOfThird(form: string): string | null {
  if (form === 'has') return 'have';
  if (form === 'does') return 'do';
  if (form === 'goes') return 'go';
  if (form.endsWith('ies') && form.length > 4) return `${form.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(form)) return form.slice(0, -2);
  return /[^s]s$/.test(form) ? form.slice(0, -1) : null;
}

/** The base form of 'writing', 'running', 'playing'. */
export function baseOfIng(form: string): string | null {
  if (!form.endsWith('ing') || form.length < 5) return null;
  const stem = form.slice(0, -3);
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  const withE = `${stem}e`;
  if (byBase.has(withE)) return withE;
  if (byBase.has(stem)) return stem;
  return baseOfPast(`${stem}ed`);
}

/** Regular verbs that sentences of papers have. */
const REGULAR: ReadonlySet<string> = new Set(
  'accept act add admire admit advise agree allow answer appear apply arrange arrest arrive ask attack attend avoid bake bathe beg behave believe belong borrow boil call care carry celebrate change chase clean clear climb close collect comb compare complain complete cook correct count cover cross cry dance decide declare defeat defend deliver deny depend destroy develop die discover discuss divide drag dress drop earn elect employ encourage enjoy enter examine explain express fail finish fix follow force form gather guide hate help hope hunt hurry imagine improve inform injure insult invent invite iron join joke judge jump kick kill kiss knock laugh learn lie like listen live lock look love manage marry mend milk miss mix move murder name need notice obey offer open order own pack paint pass plan plant play please point polish post praise pray prefer prepare press prevent produce promise protect publish pull punish push reach receive recite refuse remember remove repair repeat reply request respect rest return reward rob rush save scold serve share shout sign smile solve start stare stay stitch stop study succeed suffer suggest support supply surprise swallow talk tease thank tie touch train translate travel trust try turn use visit wait walk want warn wash waste watch water welcome whisper wish wonder work worry'.split(
    ' ',
  ),
);
export const isVerbBase = (word: string): boolean => byBase.has(word) || REGULAR.has(word);

const participles = new Map(IRREGULAR.map(([base, , participle]) => [participle, base] as const));
/** Whether a word may be a past participle: 'gone', 'finished'. */
export const isParticiple = (word: string): boolean =>
  participles.has(word) || (/ed$/.test(word) && word.length > 4);
export const baseOfParticiple = (word: string): string | null => participles.get(word) ?? baseOfPast(word);

/** 'went' as 'gone'; null if it is no past form. */
export function participleOfPast(past: string): string | null {
  const forms = byPast.get(past);
  if (forms !== undefined) return forms[2];
  return /ed$/.test(past) && past.length > 4 ? past : null;
}

/** 'play' as 'plays', 'go' as 'goes'. */
export const thirdOf = (base: string): string =>
  base === 'have'
    ? 'has'
    : /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)
      ? `${base}es`
      : /[^aeiou]y$/.test(base)
        ? `${base.slice(0, -1)}ies`
        : `${base}s`;

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]?t\b|\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need)n['’]t\b/gi, '$1 not'],
  [/\bI['’]m\b/gi, 'I am'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|he|she|it|we|they)['’]ll\b/gi, '$1 will'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(he|she|it|that|there)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
];
/** 'don't' as 'do not', 'I'm' as 'I am'. */
export const expanded = (sentence: string): string =>
  CONTRACTED.reduce((own, [pattern, words]) => own.replace(pattern, words), sentence);

/** 'write' as 'writing', 'run' as 'running'. */
export const ingOf = (base: string): string =>
  /ie$/.test(base)
    ? `${base.slice(0, -2)}ying`
    : /[^e]e$/.test(base) && base !== 'be'
      ? `${base.slice(0, -1)}ing`
      : isDoubled(base)
        ? `${base}${base.at(-1)}ing`
        : `${base}ing`;
