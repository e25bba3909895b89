import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'CSAT', topic: 'Comprehension' };

/** Cities: saplings planted are not trees alive. */
export const shadeForHotStreets = passageSet(FILED, {
  name: 'csat/shade-for-hot-streets',
  title: 'Shade for hot streets',
  paragraphs: [
    'Two streets of one city may differ by several degrees on an afternoon in May. It is tempting to say that the cooler one has more trees, and to plant as many in the other. But look at where they stand. Those that shade the cooler street grow behind walls, on plots that are large enough to hold a tree, and are watered by people who do not have to carry the water. In the hotter street the houses meet the road, drains run where roots would have to, and the sapling that was planted in the rains is dead by the next May, because it is nobody’s. To count saplings is to count intentions. A city that means to shade its hot streets must first find ground for a tree, which as a rule means taking it from parked vehicles, and then pay somebody to carry water through three summers. This is dearer than a planting drive, and less festive. Measured by the tree that is alive after five years, it is much cheaper.',
  ],
  questions: [
    {
      name: 'intentions',
      difficulty: 4,
      right: 'C',
      text: 'By saying that "to count saplings is to count intentions", the author suggests that',
      options: [
        'a city should announce its plans before it plants.',
        'those who plant saplings seldom mean to shade a street.',
        'the number planted does not tell how many will live.',
        'a sapling needs good intentions more than it needs water.',
      ],
      explanation:
        'In the hotter street the sapling "that was planted in the rains is dead by the next May", so the number that were planted says little. The author does not doubt that the planters mean well; what is wanting is ground and water.',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'D',
      text: 'Consider the following statements on the two streets:\n\n(1) Trees that stand on private plots make no difference to the heat of a street.\n\n(2) Saplings die in the hotter street chiefly because the soil there is poor.\n\nWhich of these statements follow(s) from the passage?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'The trees that "shade the cooler street grow behind walls", so private trees do make a difference. The sapling is dead "because it is nobody’s"; drains take up the room for its roots, but the soil is not mentioned.',
    },
    {
      name: 'cheaper',
      difficulty: 6,
      right: 'A',
      text: 'In what sense is the costlier course "much cheaper" than a planting drive?',
      options: [
        'It costs less for each tree that survives.',
        'It costs less because residents carry the water.',
        'It costs less in the first year than later.',
        'It costs less because fewer vehicles can be parked.',
      ],
      explanation:
        'It is cheaper "measured by the tree that is alive after five years", since a drive leaves few of those. The residents do not carry the water for nothing: the city has to "pay somebody to carry water".',
    },
  ],
});

/** Health: a common good that must not be fenced. */
export const medicineInCommon = passageSet(FILED, {
  name: 'csat/medicine-in-common',
  title: 'A medicine in common',
  paragraphs: [
    'When a patient takes an antibiotic that she does not need, she herself loses little. The loss falls upon people whom she will never meet, in whom the drug will one day fail. In this an antibiotic is unlike most medicines and very like a common pasture: it is worn out by use, and nobody who uses it has a reason to be sparing for the sake of the others. Yet the likeness is not complete. A pasture may be fenced. To fence off a drug is to keep it from the sick, and in places far from any clinic more of them may die for want of an antibiotic than of one that has ceased to work. A rule that makes the drug harder to get can therefore do good in a city where it is sold at every corner, and harm in a village whose nearest counter is forty kilometres away. The aim is not fewer doses. It is that each dose goes where it is needed, and that requires what no rule at the counter can supply: somebody at hand who can tell one fever from another.',
  ],
  questions: [
    {
      name: 'crux',
      difficulty: 6,
      right: 'B',
      text: 'Which one of the following statements best reflects the crux of the passage on antibiotics?',
      options: [
        'Antibiotics, like pastures, can be preserved only if the use of them is limited.',
        'Antibiotics should reach those who need them, which takes people who can judge the need.',
        'Rules that limit the sale of antibiotics cost more lives than they are able to save.',
        'Antibiotics fail because patients take them without a thought for anybody else.',
      ],
      explanation:
        'The aim is "that each dose goes where it is needed", and it requires somebody "who can tell one fever from another". To limit the use as on a pasture is what the author thinks incomplete: "To fence off a drug is to keep it from the sick".',
    },
    {
      name: 'statements',
      difficulty: 5,
      right: 'D',
      text: 'Consider the following statements on antibiotics:\n\n(1) A patient who takes an antibiotic without need does harm chiefly to herself.\n\n(2) A policy on antibiotics has succeeded if fewer doses are taken than before.\n\nWhich of these statements is/are in agreement with the passage?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'Of the patient it is said that "she herself loses little", while the loss falls upon others. And the author says of policy: "The aim is not fewer doses."',
    },
    {
      name: 'assumption',
      difficulty: 8,
      right: 'D',
      text: 'The last sentence of the passage on antibiotics rests on the assumption that',
      options: [
        'patients prefer to go to a counter when they could go to a doctor.',
        'rules at the counter are seldom kept by those who sell the drug.',
        'a fever that needs no antibiotic will pass without any treatment.',
        'a rule cannot make those who sell drugs able to judge a fever.',
      ],
      explanation:
        'Somebody who can tell fevers apart is called "what no rule at the counter can supply", which would be false if a rule could turn a seller into such a person. Whether rules are kept is a different matter: even one that is kept by all does not supply that person.',
    },
  ],
});
