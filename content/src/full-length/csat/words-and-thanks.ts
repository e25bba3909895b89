import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'CSAT', topic: 'Comprehension' };

/** Education: a mistake that can be worked on. */
export const wordForForce = passageSet(FILED, {
  name: 'csat/the-word-for-force',
  title: 'The word for force',
  paragraphs: [
    'A child who is told at school, in a language that she uses nowhere else, that a force acts on a stone, learns the sentence. She can write it in the examination. Ask her what pulls the stone when it falls, and she looks for the sentence again. A child who is told the same in the language of her home has a difficulty of another kind. There the word for force is also the word for strength and for insisting, and she will suppose that on a stone which lies quite still no force can be acting. Of the two difficulties hers is the better. Her mistake can be heard, since she says what she thinks, and a teacher can work on it. The first child has made no mistake that anybody could correct. Those who ask in which language science is best taught often compare the marks, and in marks the first child may well be ahead. They should ask besides what a pupil can do with a question that is not in the book.',
  ],
  questions: [
    {
      name: 'better-difficulty',
      difficulty: 5,
      right: 'A',
      text: 'Why does the author hold that of the two difficulties the second child’s is the better?',
      options: [
        'It lets a teacher hear a thought and take it up.',
        'It costs her fewer marks in the examination.',
        'It is one that the first child could never have.',
        'It disappears by itself as her language improves.',
      ],
      explanation:
        'Her mistake can be heard, "since she says what she thinks, and a teacher can work on it". It is not better for her marks, for "in marks the first child may well be ahead".',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'C',
      text: 'Consider the following statements on the teaching of science:\n\n(1) A pupil may write a correct sentence in an examination without having understood it.\n\n(2) The other meanings of an everyday word may mislead a pupil who meets it in science.\n\nWhich of these statements is/are supported by the passage?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'The first child can write the sentence, but asked what pulls the stone "she looks for the sentence again". The second is misled because at home the word "is also the word for strength and for insisting".',
    },
    {
      name: 'message',
      difficulty: 6,
      right: 'D',
      text: 'Which one of the following statements best reflects the critical message of the passage on the word for force?',
      options: [
        'Pupils who are taught in a foreign language make fewer mistakes and for this reason get better marks.',
        'Science is best taught in the language of the home, whose words no pupil can misunderstand.',
        'Marks say nothing about pupils and should not be compared from one language to another.',
        'A language of teaching should be judged by what pupils do with new questions as well as by marks.',
      ],
      explanation:
        'Those who compare marks "should ask besides what a pupil can do with a question that is not in the book". The word **besides** adds a second test and does not do away with the marks, so it is too much to claim that these say nothing.',
    },
  ],
});

/** Ethics: what a right spares its holder. */
export const nobodyThanksACounter = passageSet(FILED, {
  name: 'csat/nobody-thanks-a-counter',
  title: 'Nobody thanks a counter',
  paragraphs: [
    'A gift and a wage may be of the same amount and buy the same rice. They do not leave the same thing behind. A wage is finished when it has been paid; either side may walk away, and neither has to like the other. A gift goes on. It leaves one person with a claim to be thanked and the other with the task of being thankful, and where gifts pass in one direction only, year after year, the task grows heavy and may turn into what the giver takes for ingratitude. It is sometimes said against public pensions that they drive out kindness, since the old once lived on what their children gave them, and nobody thanks a counter. The second part is true, and it is just what many of the old people in the queue are glad of. They have not become less fond of their children. They have become free to be fond of them.',
  ],
  questions: [
    {
      name: 'corollary',
      difficulty: 6,
      right: 'A',
      text: 'Which one of the following is the most rational corollary to the passage on gifts and pensions?',
      options: [
        'Help that comes as a right can spare its receiver the burden that a gift brings.',
        'Help from the State should take the place of help within the family.',
        'People who live on gifts are less thankful by nature than those who earn a wage.',
        'Help should be given in such a way that nobody knows from whom it has come.',
      ],
      explanation:
        'A gift leaves "the task of being thankful", and of the pension, for which "nobody thanks a counter", the old people "are glad". That receivers are thankless by nature is contradicted: the heavy task turns into "what the giver takes for ingratitude".',
    },
    {
      name: 'free',
      difficulty: 7,
      right: 'C',
      text: 'That the old people "have become free to be fond of" their children means that',
      options: [
        'they can at last repay what their children once gave them.',
        'they may now choose with which of their children they live.',
        'their affection is no longer mixed with a duty to be thankful.',
        'they were not fond of their children while living at their expense.',
      ],
      explanation:
        'What has gone is "the task of being thankful", which grew heavy "where gifts pass in one direction only". That they were not fond before is excluded by the sentence that they "have not become less fond": it is the freedom that is new, not the fondness.',
    },
  ],
});
