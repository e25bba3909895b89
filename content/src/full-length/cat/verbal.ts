import { choiceQuestions } from '../../passages/written-passage.ts';
import type { WrittenQuestion } from '../../written-question.ts';

const SUBJECT = 'Verbal Ability and Reading Comprehension';

type Typed = Pick<WrittenQuestion, 'name' | 'difficulty' | 'explanation'> & {
  /** In the order in which they are printed and numbered. */
  readonly sentences: readonly string[];
  /** Numbers of sentences, without spaces. */
  readonly answer: string;
};

const numbered = (sentences: readonly string[]) =>
  sentences.map((sentence, at) => `(${at + 1}) ${sentence}`).join('\n\n');

const typed = (
  topic: string,
  task: string,
  { sentences, answer, name, ...question }: Typed,
): WrittenQuestion => ({
  ...question,
  name: `cat-verbal/${name}`,
  subject: SUBJECT,
  topic,
  key: { type: 'Numerical', values: [answer], rounding: 'integer' },
  text: `${task}\n\n${numbered(sentences)}`,
  options: [],
});

const jumble = (question: Typed) =>
  typed(
    'Para Jumbles',
    'The four sentences below make a paragraph when they are put in the right order. Type that order as a number of four digits.',
    question,
  );

const oddOne = (question: Typed) =>
  typed(
    'Odd Sentence',
    'Four of the five sentences below make a paragraph when they are put in the right order. Type the number of the one that does not belong to it.',
    question,
  );

const jumbles: readonly WrittenQuestion[] = [
  jumble({
    name: 'chillies',
    difficulty: 5,
    answer: '2413',
    sentences: [
      'Within a few generations of that arrival, cooks from Goa to Assam were growing it behind their houses, for it asked for little land and kept well once it was dried.',
      'Few things seem so much at home in the Indian kitchen as the chilli.',
      'So complete was this adoption that in several languages the very word for pepper passed to the newcomer, and the older spice had to be told apart as the black one.',
      'Yet nobody east of the Atlantic had tasted one until ships began, little more than five hundred years ago, to bring it from the Americas.',
    ],
    explanation:
      '(2) alone refers to nothing before it, and names the chilli. "Yet" in (4) contradicts the appearance of being at home, and "one" is a chilli. "That arrival" in (1) is the coming of the ships in (4). "This adoption" in (3) is the growing behind the houses in (1). The order is 2, 4, 1, 3.',
  }),
  jumble({
    name: 'reasons-of-a-judge',
    difficulty: 7,
    answer: '3412',
    sentences: [
      'A decision that is explained in such terms can be put to the test, because the losing side may come back with evidence that the decisive fact was otherwise.',
      'And once it lies open to this test it binds its author too, who in the next case must either decide alike or show that the decisive fact is wanting.',
      'A judge who gives reasons for her decision is often supposed to be recording how she came to it.',
      'How she came to it, however, is a matter for her biographer; what the parties are owed is to be told which fact would have had to be different for the other side to win.',
    ],
    explanation:
      '(3) introduces the judge and the common supposition, which "however" in (4) rejects; it puts in its place the fact that would have had to be different. "Such terms" in (1), and "the decisive fact", look back to this. "This test" in (2) is the one described in (1), and "binds its author too" adds the judge to the losing side of (1). The order is 3, 4, 1, 2.',
  }),
];

const oddOnes: readonly WrittenQuestion[] = [
  oddOne({
    name: 'lichens',
    difficulty: 6,
    answer: '2',
    sentences: [
      'Some kinds die at the first trace of sulphur, others hold out, and a few even spread into the places that the rest have left.',
      'Some kinds grow so slowly and so evenly that the age of a bare stone can be judged from the width of the patch upon it.',
      'Lichens have no roots, and take nearly all that they live on from the rain and the air.',
      'Whoever knows the kinds can therefore read off the walls along a street how foul or how clean its air has been.',
      'Whatever is dissolved in these they must absorb as well, having no bark or skin to keep it out.',
    ],
    explanation:
      'Four sentences tell how lichens show the state of the air: they live on rain and air (3), absorb whatever is in "these" (5), bear the pollution differently (1), and "therefore" record it on the walls (4). Sentence (2) also reads something from lichens, but it is the age of a stone, and it has nothing to do with the air.',
  }),
  oddOne({
    name: 'hundi',
    difficulty: 7,
    answer: '5',
    sentences: [
      'What stood behind it was the certainty that a house which had once refused a good bill would find its own bills refused wherever the news was heard.',
      'A hundi was a sheet of paper on which a merchant in one town asked his correspondent in another to pay a certain sum to whoever presented it.',
      'Since such news travelled with every caravan and cost nothing to pass on, the penalty fell without anyone having to impose it.',
      'There was seldom a court that had power in both towns and could have enforced it.',
      'Those who dealt in such bills bought them for less than the sum that was named, and the difference widened when money was scarce after the harvest.',
    ],
    explanation:
      'Four sentences explain why a hundi was honoured: it asks a correspondent to pay (2); no court in "both towns" could enforce "it" (4); what stood behind it instead was the fear of being refused (1); "such news" made the penalty fall by itself (3). Sentence (5) is about hundis as well, but about the price at which they were traded.',
  }),
];

const SUMMARY = 'Which option sums up the paragraph best?';

const summaries = choiceQuestions({ subject: SUBJECT, topic: 'Para Summary' }, 'cat-verbal', [
  {
    name: 'two-schools',
    difficulty: 7,
    right: 'B',
    text: `${SUMMARY}\n\nWhen a field of study divides into schools, outsiders conclude that it knows nothing, and its members that it is alive. Both misread the quarrel. A dispute may last because the evidence is poor; but it may also last because the evidence is now good enough to show that an old question was in truth two, of which each side, without noticing it, answers a different one. The mark of the second kind is not that the parties agree on little. It is that each finds the facts of the other to be correct and beside the point.`,
    options: [
      'Disputes between schools seem to outsiders a sign of ignorance and to members a sign of life; in truth they last for as long as the evidence is too poor to decide between the two sides.',
      'A dispute that lasts need show neither ignorance nor life: where each side grants the facts of the other but finds them irrelevant, the two may be answering different questions.',
      'A dispute that lasts shows that an old question was in truth two; it would come to an end if each of the sides could bring itself to accept the facts of the other as correct.',
      'Schools that agree on little are divided by poor evidence, whereas schools that agree on most of the facts have in truth settled their question without having noticed it.',
    ],
    explanation:
      'The paragraph rejects both readings of a quarrel and describes a second kind, known by facts that are "correct and beside the point". That disputes last as long as the evidence is poor is only the first of two possibilities. In the second kind the facts are accepted already, so accepting them cannot end the dispute; and the question is not settled, but is two questions.',
  },
  {
    name: 'seeds-that-wait',
    difficulty: 6,
    right: 'D',
    text: `${SUMMARY}\n\nIn dry country many plants drop seeds of which only some sprout at the first good rain; the others lie in the soil for a year, or for ten. In a wet year such a plant is outdone by any neighbour that staked all its seeds at once. But rain that begins well may fail within a week, and then the neighbour leaves no descendants, while the cautious plant has lost a part of its seeds. Over many years, therefore, the plants that have remained are not those that gain the most when all goes well.`,
    options: [
      'In dry country the plants that remain are those whose seeds can tell a rain that will last from one that will fail within a week.',
      'In dry country plants whose seeds all sprout together do worse than their neighbours, whether the rain of the year fails or not.',
      'In dry country rain is so rare that a plant leaves descendants only if its seeds can lie in the soil for as long as ten years.',
      'In dry country the plants that have lasted give up some of the gain of a good year, so as not to lose everything in a bad one.',
    ],
    explanation:
      'The cautious plant "is outdone" in a wet year and in a dry one loses only "a part of its seeds"; so its line lasts. Its seeds do not tell one rain from another: some sprout in any case. Plants that stake everything do better in a wet year, so it is false that they always do worse. And that seeds lie for ten years is an example, not the condition for leaving descendants.',
  },
]);

const completions = choiceQuestions({ subject: SUBJECT, topic: 'Para Completion' }, 'cat-verbal', [
  {
    name: 'one-field-one-day',
    difficulty: 5,
    right: 'A',
    text: 'Which sentence completes the paragraph best?\n\nA forecaster who gives rain a chance of seven in ten is right if it rains on about seven out of every ten such days. A farmer who has cut his wheat asks whether it will rain tomorrow. If it does not, the forecast was in his eyes wrong, and no talk of averages will change his mind. It would be unjust to say that he does not understand chances. ______',
    options: [
      'The forecaster speaks of many days, and the farmer has only one tomorrow on which his wheat lies in the field.',
      'The forecaster has been right more often than the farmer, who remembers only the days on which the rain kept away.',
      'The forecaster would be better understood if he said plainly whether it will rain, and left the chances aside.',
      'The forecaster watches the sky with instruments, but the farmer has watched it for longer and over his own field.',
    ],
    explanation:
      'The sentence has to say why it is unjust to think that the farmer does not understand: he asks about one day, for which an average is no answer. That he remembers only some days would make him wrong after all. The paragraph sets many days against one, and not plain words against chances, or instruments against experience.',
  },
  {
    name: 'label-on-the-wall',
    difficulty: 7,
    right: 'C',
    text: 'This sentence is missing from the paragraph below: ‘Such lessons are no less at work for having been forgotten.’ In which of the four blanks does it fit best?\n\nA label beside a picture is commonly blamed for coming between the picture and the visitor. (Blank 1) The complaint assumes that nothing stood between them before. (Blank 2) But whoever reads nothing on the wall still sees by what he was once told at school, or overheard, or read on the way to something else. (Blank 3) The choice is thus not between an eye that has been instructed and one that is innocent. (Blank 4) It is between an instruction that hangs where it can be answered back, and one whose hour and author are beyond recall.',
    options: ['Blank 1', 'Blank 2', 'Blank 3', 'Blank 4'],
    isInOrder: true,
    explanation:
      '"Such lessons" need something before them that has been learnt: what the visitor was told at school, overheard or read, in the sentence before Blank 3. That these are still at work is in turn the reason for "thus" in the next sentence. At Blank 4 the sentence would part "not between" from "It is between", which continues it; before Blanks 1 and 2 no lessons have been named.',
  },
]);

/** Eight questions without a passage; an order or the number of a sentence is typed. */
export const verbal: readonly WrittenQuestion[] = [...summaries, ...jumbles, ...completions, ...oddOnes];
