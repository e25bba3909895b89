import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Verbal Ability and Reading Comprehension', topic: 'Reading Comprehension' };

/** A paradox: faster looms and fewer blankets. */
export const fasterLoom = passageSet(FILED, {
  name: 'the-faster-loom',
  title: 'The faster loom',
  paragraphs: [
    'A workshop at the edge of a town had made striped blankets for two generations. Yarn was dyed in one shed, woven in a second and finished in a third, and the owner, who had kept the accounts for thirty years, could tell from them on any evening how many blankets had left the gate. Last year she replaced the eight hand looms of the second shed with four power looms. A power loom weaves as much in an hour as three hand looms do. The weaving shed had always employed more people than the other two together. Here, she reasoned, the time was being spent, and so it was here that time could be saved. She expected that the workshop would send out half as many blankets again by the winter.',
    'By the winter it sent out fewer than before. The looms had kept their promise: the cloth that came off them in a month was half as much again as in any month on record. Nor was there any want of buyers; for the first time in years, orders stood open. Yet the number of blankets that passed the gate had fallen by a tenth.',
    'The owner’s nephew, who had been away to study, proposed an explanation. The finishing shed, where the cloth is washed, raised and hemmed, had for years been just able to keep pace with the hand looms. Now cloth reached it faster than it could be taken in hand. It was stacked along the walls, then in the passage, and before a finisher could begin on a piece he had to find it and to carry others out of the way. Finishing, he said, would in any case have set the pace. But a shed that is blocked up becomes slower than itself.',
    'The owner was not persuaded. If finishing had been on the point of setting the pace all along, she answered, the weavers must in former years have stood idle now and then, and she had never seen them idle. Her nephew replied that people who can see a stack growing before the next door do not stop; they go slower. He advised her to run the new looms for two thirds of the day, and she wondered aloud why she had paid for the rest of it.',
  ],
  questions: [
    {
      name: 'step',
      difficulty: 6,
      right: 'A',
      text: 'The owner’s step from the number of people in the weaving shed to the place where time could be saved takes for granted that',
      options: [
        'the shed that takes the most labour is the one that limits the output.',
        'the power looms would be in use for as many hours as the hand looms.',
        'the workshop would find buyers for half as many blankets again.',
        'the weavers would have learnt to work the new looms by the winter.',
      ],
      explanation:
        'From where most people work she concludes that "it was here that time could be saved". That follows only if the shed with the most labour is what holds the output back. Buyers and learning bear on the expected gain, not on the choice of the shed.',
    },
    {
      name: 'strengthen',
      difficulty: 7,
      right: 'C',
      text: 'Which of these, if true, most strengthens the nephew’s explanation?',
      options: [
        'The dyeing shed has been short of hands ever since the spring.',
        'The power looms were bought on credit, which falls due in the summer.',
        'While the looms stood still for repair, more blankets were finished than usual.',
        'The new looms weave a heavier cloth, which takes longer to wash and to hem.',
      ],
      explanation:
        'He says that "a shed that is blocked up becomes slower than itself". If finishing grows faster as soon as no new cloth arrives, the blockage was to blame. Heavier cloth would be a different cause of the same fall, and so it weakens him.',
    },
    {
      name: 'reply',
      difficulty: 8,
      right: 'B',
      text: 'What does the nephew mean to show when he replies that people who can see a stack growing "do not stop; they go slower"?',
      options: [
        'That the weavers of former years ought to have worked harder',
        'That she may have seen no idle weavers even if finishing set the pace',
        'That the stack before the finishing shed is older than the new looms',
        'That weavers should not see what happens in the other sheds',
      ],
      explanation:
        'She argues from the fact that "she had never seen them idle". He answers that a limit further on shows itself in slower work and not in idleness, so her observation proves nothing. Going slower was no fault of theirs: more cloth could not have been finished anyway.',
    },
    {
      name: 'weaken',
      difficulty: 7,
      right: 'D',
      text: 'Which of these, if true, most weakens the case for running the looms only two thirds of the day?',
      options: [
        'The owner must pay for the looms, however long they run.',
        'Buyers are willing to wait some months longer for their blankets.',
        'The weavers would be paid less if they worked fewer hours.',
        'Since the autumn the finishers have had water for half the day only.',
      ],
      explanation:
        'The advice rests on the claim that "cloth reached it faster than it could be taken in hand" and blocked the shed. If finishing slowed for want of water, less weaving would not restore it. That the looms must be paid for in any case is no reason to make cloth that cannot be finished.',
    },
  ],
});

/** Survivors, and two comparisons that are both unfair. */
export const bridgesThatStand = passageSet(FILED, {
  name: 'bridges-that-stand',
  title: 'The bridges that still stand',
  paragraphs: [
    'Travellers in the hill districts are fond of remarking that nobody builds bridges as people used to. The evidence is under their feet. Of the stone arches that carry the old mule road some are said to be three hundred years old, and they bear lorries of which their builders could not have dreamt. Concrete bridges of the last half century, on the new road beside it, have been closed for repair, propped with steel, or washed away. The conclusion seems to draw itself: the masons of former days knew a craft, and took a care, that engineers have lost.',
    'An engineer who has charge of the new road replies that travellers count only what they can see. According to a survey made two hundred years ago, when the youngest of its bridges was new, the old road crossed some two hundred and forty streams on arches of stone. Thirty-one of these are standing. Whether the others were badly made, or well made in the wrong place, nobody can now tell, for floods have left neither the good masonry nor the bad. To compare the thirty-one with all the concrete bridges of the new road, the good and the poor together, is to set the first division of one school against the entire roll of another.',
    'He does not stop there. If thirty-one out of two hundred and forty have lasted, he says, then the old mason’s bridge had about one chance in eight; and since nine in ten of his own bridges stand after fifty years, it is the moderns who build better. At this point the travellers may fairly ask for a survey in their turn. Fifty years are not two hundred. How many of the stone bridges stood when they were fifty years old the survey does not say, since it counted them once and not again.',
    'What can be concluded is less than either party would like. The arches show that it was possible, with the means of that time, to build a bridge that lasts for centuries in that place. They do not show that it was usual. To learn whether it was, one would want a list of bridges drawn up before anyone knew which of them would fall, and somebody patient enough to keep it up.',
  ],
  questions: [
    {
      name: 'objection',
      difficulty: 5,
      right: 'B',
      text: 'The engineer’s first objection to the travellers is that they',
      options: [
        'rely on hearsay about the age of the stone arches.',
        'judge the old builders by the bridges that were left over.',
        'overlook how much more harm lorries do to concrete.',
        'compare two roads that run through unlike country.',
      ],
      explanation:
        'He replies that "travellers count only what they can see", and that the thirty-one which stand are "the first division". That the age of some arches is only said to be three hundred years is in the passage, but he makes nothing of it.',
    },
    {
      name: 'calculation',
      difficulty: 7,
      right: 'C',
      text: 'Why does the author object to the engineer’s calculation in the third paragraph?',
      options: [
        'He counts his own bridges himself, and may count them too kindly.',
        'He forgets that the old bridges bear loads they were not built for.',
        'He compares how many last over two very different lengths of time.',
        'He takes thirty-one out of two hundred and forty for one in eight.',
      ],
      explanation:
        'The objection is: "Fifty years are not two hundred." One in eight is a fair rounding of thirty-one in two hundred and forty, and nobody questions how he has counted his own.',
    },
    {
      name: 'support',
      difficulty: 7,
      right: 'D',
      text: 'Which discovery would most support the travellers’ view that the old masons built better?',
      options: [
        'Accounts that show what each of the thirty-one arches had cost',
        'A second old road, on which forty stone arches stand to this day',
        'A test by which a good concrete bridge should last three hundred years',
        'A list by which all but five of the old bridges stood at the age of fifty',
      ],
      explanation:
        'What is missing is "how many of the stone bridges stood when they were fifty years old": 235 of 240 is more than the nine in ten of the new road. Forty more arches on another road would again be survivors only, of which nobody knows how many there had been.',
    },
    {
      name: 'list',
      difficulty: 8,
      right: 'A',
      text: 'Why should the list be drawn up "before anyone knew which of them would fall"?',
      options: [
        'So that lasting is not what puts a bridge on the list',
        'So that its makers cannot be blamed for those that fall',
        'So that the builders take more care over what is listed',
        'So that the age of each bridge is known without hearsay',
      ],
      explanation:
        'The travellers went wrong because they saw only what was left: the arches "do not show that it was usual". A list made beforehand holds those that fall as well. It would also settle the ages, but the doubt in the passage is about which bridges are counted.',
    },
  ],
});
