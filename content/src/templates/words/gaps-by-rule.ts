/** Sentences with a gap that one word alone fills, and the rule. Source: NCERT and CBSE, grammar for classes 9 and 10. */
interface GapByRule {
  /** With '______' for the gap; '(no article)' stands for nothing. */
  readonly sentence: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string, string];
  readonly rule: string;
  /** Where a likely wrong word would be right; left out where the rule says so. */
  readonly unlike?: string;
}

const NONE = '(no article)';
const beforeSound = 'The sound with which the next word begins decides between "a" and "an", not its letter.';

export const gapsByRule: readonly GapByRule[] = [
  {
    sentence: 'She waited for ______ hour at the station.',
    right: 'an',
    wrong: ['a', 'the', NONE, 'some'],
    rule: `${beforeSound} The "h" of "hour" is silent.`,
    unlike: '"A" would be right before a sounded "h", as in "a house".',
  },
  {
    sentence: 'He is studying at ______ university in Delhi.',
    right: 'a',
    wrong: ['an', 'these', NONE, 'some of'],
    rule: `${beforeSound} "University" begins with the sound of "you".`,
    unlike: '"An" would be right before the sound of a vowel, as in "an umbrella".',
  },
  {
    sentence: 'Her brother is ______ MLA from Kerala.',
    right: 'an',
    wrong: ['a', 'these', NONE, 'some'],
    rule: `${beforeSound} "MLA" is read "em-el-ay".`,
    unlike: '"A" would be right before the full form, "a Member of the Legislative Assembly".',
  },
  {
    sentence: 'It was ______ one-sided match from the beginning.',
    right: 'a',
    wrong: ['an', 'these', NONE, 'much'],
    rule: `${beforeSound} "One" begins with the sound of "w".`,
    unlike: '"An" would be right before the sound of a vowel, as in "an open match".',
  },
  {
    sentence: 'He is ______ honest man whom everybody trusts.',
    right: 'an',
    wrong: ['a', 'these', NONE, 'much'],
    rule: `${beforeSound} The "h" of "honest" is silent.`,
    unlike: '"A" would be right before a sounded "h", as in "a happy man".',
  },
  {
    sentence: '______ Ganga rises in the Himalayas.',
    right: 'The',
    wrong: ['A', 'An', NONE, 'One'],
    rule: 'Names of rivers take "the".',
    unlike: '"A" would mean one of several rivers of this name.',
  },
  {
    sentence: '______ Mount Everest is the highest peak of the world.',
    right: NONE,
    wrong: ['The', 'A', 'An', 'One'],
    rule: 'Names of single mountains take no article.',
    unlike: '"The" is right with a range of mountains, as in "the Himalayas".',
  },
  {
    sentence: 'Mercury is ______ nearest planet to the Sun.',
    right: 'the',
    wrong: ['a', 'an', NONE, 'one'],
    rule: 'A superlative takes "the".',
    unlike: '"A" would mean one of several, but only one planet is the nearest.',
  },
  {
    sentence: 'He has been ill ______ last Monday.',
    right: 'since',
    wrong: ['for', 'from', 'by', 'during'],
    rule: '"Since" goes with the point of time at which something began; "for" goes with a length of time.',
  },
  {
    sentence: 'They have lived in Pune ______ ten years.',
    right: 'for',
    wrong: ['since', 'from', 'by', 'before'],
    rule: '"For" goes with a length of time; "since" goes with the point at which it began.',
  },
  {
    sentence: 'She is senior ______ me by two years.',
    right: 'to',
    wrong: ['than', 'from', 'of', 'over'],
    rule: '"Senior", "junior", "superior" and "inferior" are followed by "to".',
    unlike: '"Than" is right after comparatives such as "older".',
  },
  {
    sentence: 'I prefer tea ______ coffee.',
    right: 'to',
    wrong: ['than', 'over than', 'from', 'against'],
    rule: '"Prefer" is followed by "to".',
    unlike: '"Than" is right after comparatives such as "better".',
  },
  {
    sentence: 'He was accused ______ theft.',
    right: 'of',
    wrong: ['for', 'with', 'on', 'about'],
    rule: 'Somebody is accused of something.',
    unlike: '"For" would be right after "blamed" or "punished".',
  },
  {
    sentence: 'The doctor could not cure him ______ the disease.',
    right: 'of',
    wrong: ['by', 'for', 'with', 'at'],
    rule: 'Somebody is cured of a disease.',
    unlike: '"By" would be right before the means, as in "cured by a medicine".',
  },
  {
    sentence: 'She is good ______ mathematics.',
    right: 'at',
    wrong: ['on', 'of', 'into', 'by'],
    rule: 'With subjects and skills, "good" is followed by "at".',
    unlike: '"On" would be right after "keen".',
  },
  {
    sentence: 'The train will arrive ______ the station at noon.',
    right: 'at',
    wrong: ['to', 'into', 'upon', 'for'],
    rule: 'One arrives at a place such as a station; "arrive" is not followed by "to".',
  },
  {
    sentence: 'The sweets were divided ______ the two sisters.',
    right: 'between',
    wrong: ['among', 'amid', 'amongst', 'across'],
    rule: '"Between" is used of two, and "among" of more than two.',
  },
  {
    sentence: 'He insisted ______ paying the bill.',
    right: 'on',
    wrong: ['to', 'for', 'at', 'in'],
    rule: '"Insist" is followed by "on".',
    unlike: '"To" would be right after "objected".',
  },
  {
    sentence: 'We congratulated her ______ her success.',
    right: 'on',
    wrong: ['for that', 'to', 'at', 'by'],
    rule: 'Somebody is congratulated on something.',
    unlike: '"At" would be right after "surprised".',
  },
  {
    sentence: 'She is married ______ a doctor.',
    right: 'to',
    wrong: ['with', 'by', 'from', 'at'],
    rule: '"Married" is followed by "to".',
    unlike: '"With" would be right after "in love".',
  },
  {
    sentence: 'Hardly had he reached the station ______ the train left.',
    right: 'when',
    wrong: ['than', 'then', 'that', 'while'],
    rule: '"Hardly" and "scarcely" are followed by "when".',
    unlike: '"Than" is right after "no sooner".',
  },
  {
    sentence: 'No sooner did the bell ring ______ the students ran out.',
    right: 'than',
    wrong: ['when', 'then', 'that', 'while'],
    rule: '"No sooner" is followed by "than".',
    unlike: '"When" is right after "hardly" and "scarcely".',
  },
  {
    sentence: 'Unless you ______ hard, you will fail.',
    right: 'work',
    wrong: ['do not work', 'will work', 'worked not', 'will not work'],
    rule: '"Unless" means "if not", so no other negation follows, and the verb is in the present tense.',
  },
  {
    sentence: 'If I ______ you, I would accept the offer.',
    right: 'were',
    wrong: ['am', 'had', 'would be', 'will be'],
    rule: 'For a condition that is contrary to fact the verb is "were".',
    unlike: '"Am" would go with "I will", for a condition that may be true.',
  },
  {
    sentence: 'Either you or he ______ to blame.',
    right: 'is',
    wrong: ['are', 'am', 'be', 'been'],
    rule: 'With "either ... or" the verb agrees with the nearer subject, here "he".',
    unlike: '"Are" would be right only if "you" were the nearer subject.',
  },
  {
    sentence: 'Ten kilometres ______ a long distance to walk.',
    right: 'is',
    wrong: ['are', 'am', 'be', 'being'],
    rule: 'A distance that is thought of as a whole takes a singular verb.',
    unlike: '"Are" would count the kilometres one by one.',
  },
  {
    sentence: 'He is one of those students who ______ early every day.',
    right: 'come',
    wrong: ['comes', 'coming', 'is coming', 'has come'],
    rule: '"Who" stands for "students", so the verb is plural.',
    unlike: '"Comes" would be right only if "who" stood for "he".',
  },
  {
    sentence: 'He made me ______ the whole story again.',
    right: 'tell',
    wrong: ['to tell', 'telling', 'told', 'tells'],
    rule: '"Make somebody" is followed by the infinitive without "to".',
    unlike: '"To tell" is right only in the passive voice: "I was made to tell".',
  },
  {
    sentence: 'I look forward to ______ you soon.',
    right: 'meeting',
    wrong: ['meet', 'met', 'be meet', 'have meet'],
    rule: 'In "look forward to" the word "to" is a preposition, which is followed by a noun or a form in "-ing".',
    unlike: '"Meet" would be right only if "to" belonged to an infinitive, as in "I want to meet you".',
  },
  {
    sentence: 'She enjoys ______ in the sea.',
    right: 'swimming',
    wrong: ['to swim', 'swim', 'swam', 'to swimming'],
    rule: '"Enjoy" is followed by the form in "-ing".',
    unlike: '"To swim" would be right after "wants".',
  },
];
