/** Sentences with a gap that one word alone fills, and the rule. Source: NCERT and CBSE, grammar for classes 9 and 10. */
interface GapByRule {
  /** With '______' for the gap; '(no article)' stands for nothing. */
  readonly sentence: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string, string];
  readonly rule: string;
}

const NONE = '(no article)';
const beforeSound = 'The sound with which the next word begins decides between "a" and "an", not its letter.';

export const gapsByRule: readonly GapByRule[] = [
  {
    sentence: 'She waited for ______ hour at the station.',
    right: 'an',
    wrong: ['a', 'the', NONE, 'some'],
    rule: `${beforeSound} The "h" of "hour" is silent.`,
  },
  {
    sentence: 'He is studying at ______ university in Delhi.',
    right: 'a',
    wrong: ['an', 'these', NONE, 'some of'],
    rule: `${beforeSound} "University" begins with the sound of "you".`,
  },
  {
    sentence: 'Her brother is ______ MLA from Kerala.',
    right: 'an',
    wrong: ['a', 'these', NONE, 'some'],
    rule: `${beforeSound} "MLA" is read "em-el-ay".`,
  },
  {
    sentence: 'It was ______ one-sided match from the beginning.',
    right: 'a',
    wrong: ['an', 'these', NONE, 'much'],
    rule: `${beforeSound} "One" begins with the sound of "w".`,
  },
  {
    sentence: 'He is ______ honest man whom everybody trusts.',
    right: 'an',
    wrong: ['a', 'these', NONE, 'much'],
    rule: `${beforeSound} The "h" of "honest" is silent.`,
  },
  {
    sentence: '______ Ganga rises in the Himalayas.',
    right: 'The',
    wrong: ['A', 'An', NONE, 'One'],
    rule: 'Names of rivers take "the".',
  },
  {
    sentence: '______ Mount Everest is the highest peak of the world.',
    right: NONE,
    wrong: ['The', 'A', 'An', 'One'],
    rule: 'Names of single mountains take no article.',
  },
  {
    sentence: 'Mercury is ______ nearest planet to the Sun.',
    right: 'the',
    wrong: ['a', 'an', NONE, 'one'],
    rule: 'A superlative takes "the".',
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
  },
  {
    sentence: 'I prefer tea ______ coffee.',
    right: 'to',
    wrong: ['than', 'over than', 'from', 'against'],
    rule: '"Prefer" is followed by "to".',
  },
  {
    sentence: 'He was accused ______ theft.',
    right: 'of',
    wrong: ['for', 'with', 'on', 'about'],
    rule: 'Somebody is accused of something.',
  },
  {
    sentence: 'The doctor could not cure him ______ the disease.',
    right: 'of',
    wrong: ['by', 'for', 'with', 'at'],
    rule: 'Somebody is cured of a disease.',
  },
  {
    sentence: 'She is good ______ mathematics.',
    right: 'at',
    wrong: ['on', 'of', 'into', 'by'],
    rule: 'With subjects and skills, "good" is followed by "at".',
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
  },
  {
    sentence: 'We congratulated her ______ her success.',
    right: 'on',
    wrong: ['for that', 'to', 'at', 'by'],
    rule: 'Somebody is congratulated on something.',
  },
  {
    sentence: 'She is married ______ a doctor.',
    right: 'to',
    wrong: ['with', 'by', 'from', 'at'],
    rule: '"Married" is followed by "to".',
  },
  {
    sentence: 'Hardly had he reached the station ______ the train left.',
    right: 'when',
    wrong: ['than', 'then', 'that', 'while'],
    rule: '"Hardly" and "scarcely" are followed by "when".',
  },
  {
    sentence: 'No sooner did the bell ring ______ the students ran out.',
    right: 'than',
    wrong: ['when', 'then', 'that', 'while'],
    rule: '"No sooner" is followed by "than".',
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
  },
  {
    sentence: 'Either you or he ______ to blame.',
    right: 'is',
    wrong: ['are', 'am', 'be', 'been'],
    rule: 'With "either ... or" the verb agrees with the nearer subject, here "he".',
  },
  {
    sentence: 'Ten kilometres ______ a long distance to walk.',
    right: 'is',
    wrong: ['are', 'am', 'be', 'being'],
    rule: 'A distance that is thought of as a whole takes a singular verb.',
  },
  {
    sentence: 'He is one of those students who ______ early every day.',
    right: 'come',
    wrong: ['comes', 'coming', 'is coming', 'has come'],
    rule: '"Who" stands for "students", so the verb is plural.',
  },
  {
    sentence: 'He made me ______ the whole story again.',
    right: 'tell',
    wrong: ['to tell', 'telling', 'told', 'tells'],
    rule: '"Make somebody" is followed by the infinitive without "to".',
  },
  {
    sentence: 'I look forward to ______ you soon.',
    right: 'meeting',
    wrong: ['meet', 'met', 'be meet', 'have meet'],
    rule: 'In "look forward to" the word "to" is a preposition, which is followed by a noun or a form in "-ing".',
  },
  {
    sentence: 'She enjoys ______ in the sea.',
    right: 'swimming',
    wrong: ['to swim', 'swim', 'swam', 'to swimming'],
    rule: '"Enjoy" is followed by the form in "-ing".',
  },
];
