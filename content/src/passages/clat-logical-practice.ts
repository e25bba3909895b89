import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Logical Reasoning' };

/** Who calls, and what a state buys. */
export const farmersHelpline = passageSet(FILED, {
  name: 'farmers-helpline',
  title: 'The farmers’ helpline',
  paragraphs: [
    'For three years a telephone helpline has given advice to cotton growers in the district of Vidhur. A caller describes what he sees on the leaf; an agronomist tells him what it is likely to be and what to do. The annual survey now reports that growers who called at least once in the season harvested on average eleven quintals to the acre, and those who never called, nine. The company that runs the helpline concludes that calling is worth two quintals, and offers to open it to every grower in the state, at a fee that the state is to pay.',
    'An agricultural economist has written a note on the offer. He has no quarrel with the agronomists. He asks who calls. A man rings up if he walks his rows often enough to see a spot on a leaf, if he keeps his telephone charged, and if he has the money to buy what he will be told to spray. Such a man would have harvested more than his neighbour in a year in which the line was dead. One may not, he writes, credit the umbrella with the good health of those who own one: the same caution makes people carry umbrellas and boil their water.',
    'The company has replied with a second comparison. Among those who called, growers who called five times or more harvested twelve quintals, and growers who called once, ten. More advice, it says, brings more cotton, just as one would expect if advice works. The economist finds in this the first comparison over again. Whoever calls five times is, if anything, more watchful still than he who calls once.',
    'He has proposed a trial. Let the helpline be offered next season in two hundred villages, drawn by lot out of four hundred, and let the growers of all four hundred be surveyed, whether or not they call. The company objects that even where the helpline is offered many growers will not call, so that the average of those villages will understate what a call does for a caller. The economist grants this. But what the state is asked to buy, he observes, is not a call; it is an offer.',
  ],
  questions: [
    {
      name: 'first',
      difficulty: 5,
      right: 'D',
      text: 'What is the economist’s objection to the first comparison?',
      options: [
        'The growers may have told the survey of larger harvests than they had.',
        'The advice of an agronomist who has not seen the leaf is seldom right.',
        'The growers who never called may have had more diseases in their fields.',
        'The growers who called would have harvested more without calling too.',
      ],
      explanation:
        'Of one who calls he says: "Such a man would have harvested more than his neighbour in a year in which the line was dead." With the advice as such "he has no quarrel", and he does not doubt what growers told the survey.',
    },
    {
      name: 'umbrella',
      difficulty: 6,
      right: 'B',
      text: 'What does the umbrella illustrate?',
      options: [
        'Advice that comes once the harm is done is of no use.',
        'Two things may go together because both have one cause.',
        'People who own a remedy often neglect to make use of it.',
        'Good health is what allows people to afford an umbrella.',
      ],
      explanation:
        'The passage says that "the same caution makes people carry umbrellas and boil their water": caution is behind both, as watchfulness is behind both calls and harvests. That health pays for the umbrella would turn the cause round, which he does not suggest.',
    },
    {
      name: 'second',
      difficulty: 7,
      right: 'C',
      text: 'Why does the economist reject the second comparison?',
      options: [
        'The difference is no larger than it had been in the first comparison.',
        'Growers who call five times have more diseases to ask about.',
        'How often a grower calls again depends on what kind of grower he is.',
        'It leaves out the growers who called more than once but less than five times.',
      ],
      explanation:
        'Whoever calls five times "is, if anything, more watchful still than he who calls once", so it is "the first comparison over again". The difference happens to be two quintals both times, but he makes nothing of its size.',
    },
    {
      name: 'offer',
      difficulty: 8,
      right: 'A',
      text: 'What does the economist maintain by his last remark?',
      options: [
        'For the decision of the state, the average of the villages is the right figure.',
        'The state should pay the company for each call and not for the whole offer.',
        'The company is mistaken in thinking that the average understates anything.',
        'Nearly all growers to whom the helpline is offered will make use of it.',
      ],
      explanation:
        'He grants that the average understates what a call does, but what the state would buy "is not a call; it is an offer", and the average over all growers shows what an offer does. He does not think the company mistaken on this point: "The economist grants this."',
    },
    {
      name: 'against',
      difficulty: 7,
      right: 'B',
      text: 'Which result of the trial would speak most clearly against the company’s offer?',
      options: [
        'Where it was offered, callers harvested more than those who did not call.',
        'The villages of both halves harvested the same on average.',
        'Where it was offered, only one grower in three made a call.',
        'The villages to which it was offered harvested half a quintal more.',
      ],
      explanation:
        'The villages are "drawn by lot", so that the two halves differ only in the offer; if they harvest the same, the offer has brought nothing. That callers harvest more than others is the old comparison, and few callers may still bring a gain.',
    },
  ],
});
