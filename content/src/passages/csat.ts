import { passageSet } from './written-passage.ts';

const FILED = { subject: 'CSAT', topic: 'Comprehension' };

/** Ecology: land that looks empty. */
export const grassCalledWaste = passageSet(FILED, {
  name: 'grass-called-waste',
  title: 'Grass that was called waste',
  paragraphs: [
    'On the old revenue maps of much of India, open grassland is coloured as waste. The word was never meant as an insult to grass. It marked land from which no tax on crops could be raised, and for the clerk who coloured it there was nothing else to say. But words on maps have long lives. When, generations later, governments and companies looked for land on which trees might be planted without taking anybody’s field, the maps seemed to offer millions of hectares of it.',
    'Ecologists who work in these places have asked for some time that the offer be declined. Many of the grasslands are old; they were not left behind when somebody cut a forest, but have been kept open for thousands of years by scanty rain, by grazing and by fire. Their plants put most of their substance below the ground, where neither a goat nor a flame can reach it, and for the same reason most of the carbon they hold lies in the soil. A plantation of trees stores much of its carbon in the trunks. It shows well in a photograph, and it can be lost in one bad fire. Besides, trees drink: where they have been planted densely on dry grassland, wells at the foot of the slope have been known to fall.',
    'Then there are those who live by the grass. Bustards, wolves and blackbuck need open ground, and leave when trees close it. So do herders, whose animals turn grass into milk, wool and dung for the fields of the farmers round about, and who rarely hold a paper that says so.',
    'None of this is an argument against trees. Hills that were forest within living memory may well be forest again, and a village that wants shade or fodder should have its grove. It is an argument about the first question to be asked. One should ask of a piece of land not how few trees it has, but what it was and what it does, before one decides that it needs improving. A place that seems empty to those who pass through it may be full to those who stay.',
  ],
  questions: [
    {
      name: 'waste',
      difficulty: 4,
      right: 'D',
      text: 'Why was grassland coloured as waste on the revenue maps?',
      options: [
        'Its soil had been spoilt by grazing and by fire.',
        'The forest that once stood on it had been cut.',
        'It was to be kept free for the planting of trees.',
        'It yielded no tax on crops to the government.',
      ],
      explanation:
        'The colour "marked land from which no tax on crops could be raised". Trees were looked for "generations later", so they cannot have been the reason for the colour.',
    },
    {
      name: 'carbon',
      difficulty: 5,
      right: 'B',
      text: 'Which statement about carbon follows from the passage?',
      options: [
        'A grassland holds more carbon than a plantation of the same size.',
        'A fire is likely to cost a plantation more of its carbon than a grassland.',
        'A plantation holds carbon for longer, because trunks live for long.',
        'Carbon that a grassland has once stored in its soil can never be lost.',
      ],
      explanation:
        'What grass holds lies "where neither a goat nor a flame can reach it", while what the trunks hold "can be lost in one bad fire". Which of the two holds more is nowhere said.',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'C',
      text: 'Consider these statements:\n\n(1) Many grasslands are not what was left when a forest had been cut.\n\n(2) Trees should not be planted on hills.\n\n(3) Planting trees on dry grassland can lower the water in wells.\n\nWhich of them does the passage support?',
      options: ['1 and 2 only', '2 and 3 only', '1 and 3 only', '1, 2 and 3'],
      explanation:
        'Many grasslands "were not left behind when somebody cut a forest", and where trees were planted "wells at the foot of the slope have been known to fall". The second statement is contradicted: hills that were forest "may well be forest again".',
    },
    {
      name: 'crux',
      difficulty: 5,
      right: 'A',
      text: 'Which statement best expresses what the author asks for?',
      options: [
        'Land should be judged by its past and its uses before it is planted.',
        'Grassland should be protected even where this leaves fewer forests.',
        'Revenue maps should be drawn again without the word waste.',
        'Herders should be given papers that confirm their use of grassland.',
      ],
      explanation:
        'The author calls it "an argument about the first question to be asked": "what it was and what it does". Protecting grass at the cost of forests is too broad, for the passage says that it is not "an argument against trees".',
    },
    {
      name: 'assumption',
      difficulty: 6,
      right: 'D',
      text: 'Those who used the revenue maps to find land for planting took for granted that',
      options: [
        'trees on grassland would need hardly any water.',
        'herders would be glad of the shade of the trees.',
        'the maps showed where forests had been cut.',
        'nobody made use of what the maps called waste.',
      ],
      explanation:
        'They looked for land to be had "without taking anybody’s field", and read waste as land that serves no one; yet there are "those who live by the grass". That the land had once been forest is a mistake which the ecologists answer, but a search for free land does not need it.',
    },
  ],
});

/** Economy: who is paid for waiting. */
export const priceThatCanWait = passageSet(FILED, {
  name: 'price-that-can-wait',
  title: 'A price that can wait',
  paragraphs: [
    'In the weeks after harvest the price of a crop is usually at its lowest for the year. Every grower has the same thing to sell, most of them owe money that falls due at that time, and few have a dry place in which to keep a sack until spring. The trader who buys in those weeks and sells some months later is often spoken of as if he had done something improper. What he has done is to wait, and he has been paid for it because he was able to.',
    'A warehouse receipt lets the grower do the waiting. He brings his crop to a registered warehouse, where it is weighed, graded and stored, and he is given a paper that states how much of what quality is held there in his name. The paper can be pledged. A bank that would not lend on a heap of grain in a courtyard, since it can neither watch the heap nor sell it, will lend a good part of its value on the receipt. With that money the grower pays what he owes, and when the price has risen he sells and repays the bank.',
    'The scheme rests less on the building than on belief in the paper. If grain can be taken out without the receipt being cancelled, or if the grade was written down by a friend, the paper is worth no more than a promise. That is why the warehouse must be inspected by someone who gains nothing from its business, and why a lender asks about the inspector before he asks about the walls.',
    'Nor does it suit everyone. To hire space for two sacks may cost more than the rise in price will bring, so that small growers gain only if they store together. A crop that rots, such as the tomato, cannot wait whatever paper is made out for it. And the more growers wait, the less there is to wait for: the glut after harvest shrinks, the price in spring no longer climbs so high, and the gain from storing dwindles for each of them. Those who promote receipts are apt to leave this out. It is no defect. A price that swings less through the year is good for those who grow and for those who eat, even if no single grower sees in it the reward of his own patience.',
  ],
  questions: [
    {
      name: 'trader',
      difficulty: 4,
      right: 'A',
      text: 'According to the first paragraph, what does the trader earn his profit by?',
      options: [
        'He can afford to hold the crop until it is dearer.',
        'He lends growers the money that they owe at harvest.',
        'He carries the crop to places where there is less of it.',
        'He hides the true price from those who grow the crop.',
      ],
      explanation:
        'The passage says: "What he has done is to wait, and he has been paid for it because he was able to." The growers do owe money at that time, but nothing is said of the trader lending it to them.',
    },
    {
      name: 'bank',
      difficulty: 5,
      right: 'C',
      text: 'Why will a bank lend on the receipt when it would not lend on the heap?',
      options: [
        'Grain in a warehouse is of a better grade than grain at home.',
        'The warehouse promises to repay what the grower does not.',
        'It can rely on goods that are kept safe and that it could sell.',
        'Growers who store their grain have fewer debts than others.',
      ],
      explanation:
        'Of a heap it is said that the bank "can neither watch the heap nor sell it"; the receipt mends both. That the warehouse repays for the grower is nowhere said: he "sells and repays the bank" himself.',
    },
    {
      name: 'harm',
      difficulty: 6,
      right: 'B',
      text: 'Which event would do the scheme the most harm, by the reasoning of the third paragraph?',
      options: [
        'A storm damages the walls of some of the warehouses.',
        'Some inspectors turn out to be paid by the warehouses.',
        'Banks decide to lend half the value instead of most of it.',
        'The harvest of one year is smaller than had been expected.',
      ],
      explanation:
        'The scheme "rests less on the building than on belief in the paper", and the inspector must be "someone who gains nothing from its business". Damaged walls matter less: a lender asks about the inspector "before he asks about the walls".',
    },
    {
      name: 'more-wait',
      difficulty: 6,
      right: 'D',
      text: 'What does the author expect when more and more growers store their crops?',
      options: [
        'The price in spring will climb higher than it did.',
        'Lenders will trust the receipts less and less.',
        'Small growers will find no room in the warehouses.',
        'Each grower will gain less from storing than before.',
      ],
      explanation:
        'The passage says that "the gain from storing dwindles for each of them". The price in spring moves the other way from what is offered: it "no longer climbs so high".',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'A',
      text: 'Consider these statements:\n\n(1) A receipt can free a grower from having to sell at harvest.\n\n(2) Receipts are equally useful for all crops.\n\n(3) Small growers may profit from a warehouse if they use it jointly.\n\nWhich of them does the passage support?',
      options: ['1 and 3 only', '1 and 2 only', '2 and 3 only', '3 only'],
      explanation:
        'With the loan the grower "pays what he owes" and sells later, and small growers gain "if they store together". The second statement fails on the tomato, which "cannot wait whatever paper is made out for it".',
    },
  ],
});

/** Public works: what upkeep lacks is a moment at which it counts. */
export const nobodyCutsARibbon = passageSet(FILED, {
  name: 'nobody-cuts-a-ribbon',
  title: 'Nobody cuts a ribbon',
  paragraphs: [
    'A new hospital is opened with a ribbon, a speech and a stone on which names are cut. Nobody cuts a ribbon when the lift of an old hospital is serviced, and the minister who has paid for the servicing will not find a single voter who noticed it. Maintenance, when it is done well, produces nothing that can be seen. It consists of failures that do not take place.',
    'This would matter little if it cost about the same to look after a thing early or late. It does not. A road whose cracks are sealed every few years may keep its surface for decades; left until it breaks, it has to be dug up and laid afresh, at many times the cost of all the sealing that was saved. Engineers in every department know these figures. What they lack is not knowledge but a moment at which knowledge counts. In a tight year the sealing of cracks can be put off without any harm that shows before the next budget, and since the next year tends to be tight too, it is put off once more. Each postponement is reasonable by itself. Only their sum is foolish.',
    'Some remedies have been tried. One is to set aside, on the day a building is opened, a fund from which its upkeep alone may be paid; it works until a government in difficulties borrows from the fund. Another is to bind the builder to keep up what he has built for fifteen years, so that he who saves on the quality of the work pays for it himself. This does change how roads are built, though it helps only with what is yet to be built. A third is the humblest: to publish each year, for each ward, a list of what was due to be serviced and what was in fact serviced. It costs next to nothing. It gives to failures that have not yet taken place a place where they can be seen.',
    'The list will not shame anybody who is not already capable of shame. Its use is different. It provides the engineer who asks for money with something to point at, and the citizen with a question that is harder to answer than a complaint about a pothole: not why this broke, but why that was left.',
  ],
  questions: [
    {
      name: 'failures',
      difficulty: 4,
      right: 'B',
      text: 'By "failures that do not take place" the author means',
      options: [
        'faults that engineers have learnt to keep out of sight.',
        'breakdowns that timely upkeep has prevented.',
        'projects that are announced and then never built.',
        'mistakes which voters do not notice in time.',
      ],
      explanation:
        'The phrase describes maintenance "when it is done well": what it yields is that nothing breaks. Voters come into it because they do not notice the servicing, not because they miss mistakes.',
    },
    {
      name: 'postponed',
      difficulty: 5,
      right: 'D',
      text: 'Why, according to the passage, is upkeep put off again and again?',
      options: [
        'Engineers do not know what the delay will cost.',
        'Sealing cracks costs almost as much as a new surface.',
        'Voters object to money being spent on old buildings.',
        'The harm of one more delay does not show in time.',
      ],
      explanation:
        'Sealing "can be put off without any harm that shows before the next budget". Engineers do know the figures: "What they lack is not knowledge but a moment at which knowledge counts." Voters do not object; they merely fail to notice.',
    },
    {
      name: 'fund',
      difficulty: 5,
      right: 'A',
      text: 'What weakness does the author see in a fund set aside for upkeep?',
      options: [
        'It may be drawn on for other ends when money is short.',
        'It does nothing to improve what is yet to be built.',
        'It rewards a builder who saves on the quality of the work.',
        'It holds too little to pay for a surface laid afresh.',
      ],
      explanation:
        'The fund "works until a government in difficulties borrows from the fund". What is said of buildings yet to come belongs to the second remedy, the contract with the builder.',
    },
    {
      name: 'list',
      difficulty: 7,
      right: 'C',
      text: 'What does the author value most in the published list?',
      options: [
        'It is cheaper than the other two remedies.',
        'It shames those who have neglected a duty.',
        'It shows neglect before anything has broken.',
        'It tells citizens why something has broken.',
      ],
      explanation:
        'The list gives to failures that are still to come "a place where they can be seen", and lets citizens ask "not why this broke, but why that was left". That it is cheap is mentioned, but its use is said to lie in what it lets people point at and ask.',
    },
  ],
});
