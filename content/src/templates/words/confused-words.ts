/** Words that are taken for one another, in sentences with two gaps that only one pair of them fills. */

export interface TwoGaps {
  /** With '______' for each gap. */
  readonly sentence: string;
  readonly right: readonly [first: string, second: string];
  /** Every word that an option may have; the right ones are among them. */
  readonly words: readonly [string, string, string, ...string[]];
  readonly because: string;
}

/** Source: the Concise Oxford English Dictionary, under each of the words. */
export const twoGaps: readonly TwoGaps[] = [
  {
    sentence: 'The new tax did not ______ large firms, but its ______ on small traders was severe.',
    right: ['affect', 'effect'],
    words: ['affect', 'effect', 'affection'],
    because: 'The verb "affect" means to influence, and the noun "effect" means a result.',
  },
  {
    sentence: 'The ______ of the college said that honesty was a ______ that nobody could give up.',
    right: ['principal', 'principle'],
    words: ['principal', 'principle', 'principled'],
    because: 'The head of a college is its "principal"; a rule of conduct is a "principle".',
  },
  {
    sentence:
      'Before the company chose the ______ for its factory, the engineers ______ three earlier studies.',
    right: ['site', 'cited'],
    words: ['site', 'sight', 'cited', 'sited'],
    because: 'A "site" is a place where something is built, and to "cite" a study is to refer to it.',
  },
  {
    sentence: 'The lawyer was asked for ______, and she could only ______ her client to settle the matter.',
    right: ['advice', 'advise'],
    words: ['advice', 'advise', 'adverse'],
    because: 'The noun is "advice", and the verb is "advise".',
  },
  {
    sentence: 'The carriage stood ______ for an hour because a boxful of ______ had fallen from it.',
    right: ['stationary', 'stationery'],
    words: ['stationary', 'stationery', 'station'],
    because: 'What does not move is "stationary"; paper and envelopes are "stationery".',
  },
  {
    sentence: 'The pickle was a perfect ______ to the meal, and the cook received many a ______ for it.',
    right: ['complement', 'compliment'],
    words: ['complement', 'compliment', 'implement'],
    because:
      'What makes something complete is a "complement" to it; a "compliment" is an expression of praise.',
  },
  {
    sentence: 'Take care not to ______ your ticket, because the bag has a ______ pocket.',
    right: ['lose', 'loose'],
    words: ['lose', 'loose', 'loss'],
    because: 'To "lose" is to be without something; "loose" means not firmly fixed.',
  },
  {
    sentence: 'The minister tried to ______ an answer without any mention of the ______ trade in timber.',
    right: ['elicit', 'illicit'],
    words: ['elicit', 'illicit', 'illegible'],
    because: 'To "elicit" an answer is to draw it out; what the law forbids is "illicit".',
  },
  {
    sentence: 'An ______ scientist warned of the ______ danger of a second flood within the next hours.',
    right: ['eminent', 'imminent'],
    words: ['eminent', 'imminent', 'immanent'],
    because: 'A person of high standing is "eminent"; what is about to happen is "imminent".',
  },
  {
    sentence: 'The speech lasted longer ______ usual, and only ______ did the guests sit down to dinner.',
    right: ['than', 'then'],
    words: ['than', 'then', 'that'],
    because: 'A comparison is made with "than"; "only then" means not before that time.',
  },
  {
    sentence: 'The members of the ______ decided to ______ the youngest of them to legal experts.',
    right: ['council', 'refer'],
    words: ['council', 'counsel', 'refer', 'infer'],
    because:
      'An assembly that decides is a "council"; to "refer" somebody to an expert is to send him there.',
  },
  {
    sentence: 'The ______ from the hills to the river was so steep that nobody would ______ to it again.',
    right: ['descent', 'assent'],
    words: ['descent', 'dissent', 'assent', 'ascent'],
    because: 'A way down is a "descent", and to "assent" to something is to agree to it.',
  },
  {
    sentence: 'Everyone could ______ the offer ______ Meena, who had signed another contract.',
    right: ['accept', 'except'],
    words: ['accept', 'except', 'excess'],
    because: 'To "accept" an offer is to take it; "except" means not including.',
  },
  {
    sentence: 'The committee will ______ with the work only after all ______ steps have been recorded.',
    right: ['proceed', 'preceding'],
    words: ['proceed', 'precede', 'preceding', 'proceeding'],
    because: 'To "proceed" is to go on; the "preceding" steps are those that came before.',
  },
  {
    sentence: 'It is not ______ to leave a child alone, and a ______ officer would never have done so.',
    right: ['prudent', 'conscientious'],
    words: ['prudent', 'prudish', 'conscientious', 'contentious'],
    because: 'What is wise and careful is "prudent"; whoever does a duty with care is "conscientious".',
  },
  {
    sentence: 'The report did not ______ that the fire was intended, but its readers might ______ so.',
    right: ['imply', 'infer'],
    words: ['imply', 'infer', 'confer'],
    because: 'A writer "implies" something without saying it, and a reader "infers" it.',
  },
];
