import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'CSAT', topic: 'Comprehension' };

/** Floods: a protection that gathers what it protects. */
export const behindTheEmbankment = passageSet(FILED, {
  name: 'csat/behind-the-embankment',
  title: 'Behind the embankment',
  paragraphs: [
    'An embankment keeps the river out of the fields behind it in most years. That is its success, and it is also how it comes to fail. Land that used to be flooded every second or third monsoon, and was therefore left to grazing or to a crop that stands in water, becomes land on which one may build a house, a school or a mill. The silt that floods used to spread over the plain now settles between the banks; the bed of the river rises, and the banks have to be raised after it. When at last a flood comes that is higher than the banks, it pours into a plain where there is far more to be lost than before, and from which the water, shut in by the same banks, is slow to drain away. The damage of this one flood may exceed that of all the small ones that were kept out. Whoever counts only the floods that an embankment has stopped will build the next one higher.',
  ],
  questions: [
    {
      name: 'crux',
      difficulty: 5,
      right: 'B',
      text: 'Which one of the following statements best reflects the crux of the passage on embankments?',
      options: [
        'An embankment should be raised as fast as the silt raises the bed of the river.',
        'By keeping small floods out, an embankment can add to the loss in a great one.',
        'An embankment fails because it is seldom built to hold back the greatest flood.',
        'Land behind an embankment should be left to grazing and to crops that stand in water.',
      ],
      explanation:
        'The embankment lets "far more to be lost" gather behind it, so that one flood "may exceed that of all the small ones that were kept out". That it was not built high enough is what those conclude who "will build the next one higher"; the author finds the cause of the failure in the success.',
    },
    {
      name: 'assumptions',
      difficulty: 6,
      right: 'A',
      text: 'With reference to the passage, the following assumptions have been made:\n\n(1) How often a piece of land is flooded affects what people put on it.\n\n(2) How high the greatest flood will be can be known before the banks are built.\n\nWhich of these assumptions is/are valid?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'Flooded land was "therefore left to grazing", and without floods it "becomes land on which one may build": both presuppose that people go by the floods. Nothing in the argument rests on knowing the height of a flood beforehand; the great flood simply comes "at last".',
    },
    {
      name: 'inference',
      difficulty: 6,
      right: 'D',
      text: 'Which one of the following is the most logical inference about floods that can be drawn from the passage?',
      options: [
        'A river that has no embankments floods its plain in every monsoon.',
        'A plain behind an embankment suffers greater losses on the whole than a plain without one.',
        'Silt does more harm when it is spread over fields than when it stays in the river.',
        'The number of floods stopped is not enough to show what an embankment has saved.',
      ],
      explanation:
        'Since one flood "may exceed that of all the small ones that were kept out", to count "only the floods that an embankment has stopped" leaves out what may outweigh them. That losses are greater on the whole is more than the passage says: they may be.',
    },
  ],
});

/** Farming: what a mixed field is an answer to. */
export const fieldOfManySeeds = passageSet(FILED, {
  name: 'csat/field-of-many-seeds',
  title: 'A field of many seeds',
  paragraphs: [
    'A farmer in a dry district of the Deccan may sow five or six kinds of seed in one field: a millet that ripens in seventy days, another that takes a hundred, a pulse, an oilseed, a few gourds along the edge. An agronomist who weighs the harvest may find that one of them, sown alone in a good year, would have given more than all of them together. He is right, and the farmer knows it. She is not asking what gives most in a good year. She is asking what leaves her with something in every year, and no single seed answers that question. If the rain stops early, the short millet is already in the house; if a pest comes to the pulse, it seldom cares for the oilseed. Improved seed has been offered to her as something that gives more. Had it been offered as something that never gives nothing, she might have listened sooner.',
  ],
  questions: [
    {
      name: 'crux',
      difficulty: 4,
      right: 'C',
      text: 'Which one of the following statements best reflects the crux of the passage on mixed fields?',
      options: [
        'Farmers would take to improved seed if they were shown how much more it yields.',
        'Agronomists underrate a mixed field because they weigh each of its crops by itself.',
        'Farmers who sow many kinds of seed seek a safe harvest rather than a large one.',
        'Improved seed gives less than old seed wherever the rain cannot be relied upon.',
      ],
      explanation:
        'The farmer is asking "what leaves her with something in every year", and not "what gives most in a good year". More yield is what she has been offered all along; and the agronomist does not misjudge the harvest, for of him it is said: "He is right, and the farmer knows it."',
    },
    {
      name: 'likely-seed',
      difficulty: 5,
      right: 'A',
      text: 'By the reasoning of the passage, which new seed would this farmer be most likely to adopt?',
      options: [
        'One that yields a little even in a year when the rain fails',
        'One that yields twice as much as her millets in a year of good rain',
        'One that yields as much in a good year as her field and needs less work',
        'One that yields early in the season but is often eaten by pests',
      ],
      explanation:
        'She might have listened to an offer of "something that never gives nothing". Twice as much in a year of good rain is merely "something that gives more", which is the offer that did not move her.',
    },
  ],
});

/** Groundwater: two causes that are taken for one. */
export const waterForTheAsking = passageSet(FILED, {
  name: 'csat/water-for-the-asking',
  title: 'Water for the asking',
  paragraphs: [
    'Where electricity for pumps is free, it is often said, farmers waste water because it costs them nothing. The remedy then seems plain: a meter on every pump, and a price. But current that is free is as a rule also current that comes for a few hours, often at night, and nobody can say which. A farmer who does not know when it will come leaves his pump switched on and lets the water run. In some districts the pumps have been given a line of their own, on which the current comes for no more hours than before, but at hours that have been announced, while houses and shops are supplied day and night by another. There the hours of pumping have fallen, although the farmers pay no more than they did. A price may be needed all the same, for what is pumped from under one field is missed under the next. But those who ask for it should not promise that it will cure what uncertainty has caused.',
  ],
  questions: [
    {
      name: 'crux',
      difficulty: 5,
      right: 'D',
      text: 'Which one of the following statements best conveys the main argument about pumps and water?',
      options: [
        'Meters and prices are of no use, because farmers will let the water run whatever it costs them.',
        'Water is wasted because farmers who pay nothing for current have no reason to save it.',
        'Pumps should be supplied day and night like houses, so that they need not be left on.',
        'Much of the waste that is put down to free current is due to its being uncertain.',
      ],
      explanation:
        'Water runs because the farmer "does not know when it will come", and pumping fell where the hours were announced "although the farmers pay no more than they did". That a price is of no use is too much: it "may be needed all the same".',
    },
    {
      name: 'assumptions',
      difficulty: 7,
      right: 'A',
      text: 'With reference to the passage, the following assumptions have been made by its author:\n\n(1) Where the hours of pumping have fallen, less water is wasted than before.\n\n(2) Farmers who pay for current do not leave their pumps switched on.\n\nWhich of these assumptions is/are valid?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'The passage is about waste, and its evidence is that "the hours of pumping have fallen"; this is evidence only if less water is wasted there than before. The other belief is that of people who ask for a price, whom the author warns "should not promise that it will cure what uncertainty has caused".',
    },
    {
      name: 'separate-line',
      difficulty: 7,
      right: 'B',
      text: 'What do the districts where pumps have a line of their own contribute to the argument?',
      options: [
        'They show that farmers are willing to pay for current that comes at announced hours.',
        'There the supply became certain and its price did not change, which tells two causes apart.',
        'There the supply was cut to fewer hours, which shows that rationing saves water.',
        'They show that it was houses and shops that had used most of the current.',
      ],
      explanation:
        'In these districts current comes "at hours that have been announced" while farmers "pay no more than they did", so that the fall in pumping cannot be due to a price. It is not due to rationing either: current comes "for no more hours than before", not for fewer.',
    },
  ],
});
