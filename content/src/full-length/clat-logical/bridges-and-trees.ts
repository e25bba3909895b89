import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** A remedy that changes what it is measured against. */
export const secondBridge = passageSet(FILED, {
  name: 'clat-logical/second-bridge',
  title: 'The second bridge',
  paragraphs: [
    'The bridge at Bhadravan carries thirty thousand vehicles a day, and at nine in the morning it takes forty minutes to cross. The development authority of the town wants to build a second bridge half a kilometre downstream. The case of its chief engineer is short. On Sundays, when only fifteen thousand vehicles come, nobody waits. Spread thirty thousand evenly over two bridges, and every day will be a Sunday. What is too narrow should be made wider.',
    'Shabnam Qureshi, who teaches geography at the college, has asked the authority to look at the neighbouring town of Kotla, where a second bridge was opened nine years ago. In its first year nobody waited. By its fourth the two bridges together carried twice what the one had carried, and it again took forty minutes to cross. The new vehicles, she says, had not come from nowhere. People who had shopped on their own side of the river went over to the other. Families moved across to where land was cheap. The buses lost a third of their passengers to motorcycles. A wait, she concludes, is not a fault in the road. It is the price of a crossing, and when a price falls, more is bought.',
    'The engineer does not dispute what happened at Kotla. But if twice as many cross, he says, then twice as many do what they wish to do on the other side. A hospital whose beds are always full is not told that it ought never to have been built. Ms Qureshi grants that the crossings are worth something. Only, she says, the authority has not asked for money in order that more people may cross. It has asked for it on the promise that nobody will wait, and it is by this promise that the plan has to be judged.',
    'She has a proposal of her own. For one year, and for the two busiest hours of the day, let one lane of the old bridge be given to buses alone. A bus carries fifty people in the space of three cars. If those in the bus cross in ten minutes while those in the cars wait for fifty, some of the latter will change their seats, and no river has to be bridged to find out how many.',
  ],
  questions: [
    {
      name: 'assumption',
      difficulty: 4,
      right: 'C',
      text: 'Which assumption does the chief engineer’s case for the second bridge need?',
      options: [
        'Those who cross on Sundays do not have to be at work at nine o’clock.',
        'The second bridge will cost less than the time that is now lost by waiting.',
        'The number of vehicles will stay much the same once there are two bridges.',
        'No other town has yet met the difficulty by building a second bridge.',
      ],
      explanation:
        'He reckons with the vehicles of today: "Spread thirty thousand evenly over two bridges, and every day will be a Sunday." If more come because crossing is easier, the reckoning fails. The cost may matter to the town, but he argues only that nobody will wait.',
    },
    {
      name: 'hospital',
      difficulty: 5,
      right: 'A',
      text: 'What part does the hospital play in the engineer’s reply?',
      options: [
        'It is a like case, in which full use does not show that a thing has failed.',
        'It is an exception, which shows that a wait is not always the price of a thing.',
        'It is a contrast, since the sick cannot choose whether to come.',
        'It is a warning of what happens if too little is built.',
      ],
      explanation:
        'The bridges of Kotla are full; and "A hospital whose beds are always full is not told that it ought never to have been built." The hospital is meant to be like the bridge, not unlike it; and he speaks of what has been built, not of what has been left unbuilt.',
    },
    {
      name: 'weaken',
      difficulty: 7,
      right: 'D',
      text: 'Which of these, if true, would most weaken Ms Qureshi’s explanation of what happened at Kotla?',
      options: [
        'Most of the families that moved across the river at Kotla are content to live there.',
        'In the first year of its second bridge Kotla ran no more buses than it had before.',
        'Land on the far side of the river at Kotla had been cheap for a long time before.',
        'In the same four years the traffic doubled on the roads of Kotla that cross no river.',
      ],
      explanation:
        'She holds that vehicles came because the wait was shorter: "when a price falls, more is bought". If traffic doubled where no wait had changed, something else made it grow, and would have done so without a bridge. That the land had long been cheap rather helps her, for it drew families only once the bridge was there.',
    },
    {
      name: 'method',
      difficulty: 6,
      right: 'B',
      text: 'How does Ms Qureshi meet the engineer’s reply about the worth of the crossings?',
      options: [
        'She shows that it rests on figures which do not hold for Bhadravan.',
        'She accepts it, but denies that it is what the plan should be judged by.',
        'She accepts it, but shows that a lane for buses would bring more crossings.',
        'She denies it, since those who cross could do the same on their own side.',
      ],
      explanation:
        'She "grants that the crossings are worth something", but the money was asked for "on the promise that nobody will wait, and it is by this promise that the plan has to be judged". The lane for buses comes later and is not offered as an answer to this point.',
    },
    {
      name: 'parallel',
      difficulty: 7,
      right: 'C',
      text: 'In which of these does the same thing happen as, according to Ms Qureshi, happened at Kotla?',
      options: [
        'A school takes on a second teacher for each class, and parents find that the pupils learn no more than before.',
        'A well is dug deeper, and in the next summer it gives no more water than before because the rains have failed.',
        'A clinic halves its waiting time, and soon people wait as long as before because many come who used to stay away.',
        'A shop opens a second counter, and soon people wait as long as before because one of the clerks has left.',
      ],
      explanation:
        'At Kotla nobody waited at first, and then the ease itself brought those who had not crossed before: "when a price falls, more is bought". So it is at the clinic. At the shop the wait comes back too, but because there are fewer to serve, and not because more people have come.',
    },
  ],
});

/** What is counted in place of what is meant. */
export const tenForOne = passageSet(FILED, {
  name: 'clat-logical/ten-for-one',
  title: 'Ten for one',
  paragraphs: [
    'The rules of the State allow a tree to be felled for a road on one condition: ten saplings have to be planted for it. Along the road from Haldapur to the railway 412 trees are to go, most of them tamarinds of a hundred years and more. On a bare slope outside the town the contractor has planted 4,200 saplings, eighty more than he had to. The minister for roads, who opened the work, told the crowd that the district would now be ten times as green as before.',
    'Lalrinpuii Sailo, a retired forest officer, has answered him in a newspaper. A rule counts what is easy to count, she writes, and soon people take the count for the thing. In a register a sapling is one tree, and so is a tamarind. But the tamarind shades thirty paces of road, and the sapling shades a sandal. In four other districts officers went back to what had been planted under the rule: five years later, thirty-five saplings in the hundred were alive. The contractor, after all, is paid on the day of planting. Whoever pays a debt of ten rupees with ten promises, she adds, and forgets six of them, has not paid his debt.',
    'She does not conclude that no tree may be felled. The road is narrow, and people have died on it. What she asks for is that the rule be turned round. Let the contractor be paid for such trees as stand after five years, and let him plant as many as he likes. The minister’s secretary objects that no contractor would sign, since nobody will let his payment hang on something that happens years after the work. She replies that whoever builds a bridge for the State answers for the cracks that show within five years, and that the State has never been short of people who build bridges.',
    'The secretary has made a further point. The slope outside the town was bare, he says. Without the rule nothing would have grown there, so whatever comes up is a gain. To this she has replied in one line: ‘Let him ask the herdsmen.’',
  ],
  questions: [
    {
      name: 'flaw',
      difficulty: 4,
      right: 'B',
      text: 'What is the flaw in what the minister told the crowd?',
      options: [
        'He counts the eighty saplings which the contractor was not obliged to plant.',
        'He takes the number of plants for a measure of how green a place is.',
        'He takes it that the saplings were planted where the trees had stood.',
        'He forgets that people have died on the road because it is so narrow.',
      ],
      explanation:
        'There are ten saplings for a tree, and from this he infers "ten times as green". But "people take the count for the thing": a tamarind and a sapling count alike and do not shade alike. The eighty are too few to matter, and he would say the same without them.',
    },
    {
      name: 'assumption',
      difficulty: 6,
      right: 'D',
      text: 'On which assumption does Ms Sailo’s proposal depend, if it is to raise the share of saplings that survive?',
      options: [
        'Most contractors do not intend to do what their contracts ask of them.',
        'A sapling that has lived for five years gives as much shade as a tamarind.',
        'Contractors who are paid late will plant more than ten saplings for a tree.',
        'Whether a sapling survives depends in part on what the contractor does.',
      ],
      explanation:
        'She would have the contractor "paid for such trees as stand after five years". This can only help if he is able to keep them alive; if all hung on the rain, his payment would change and the share would not. To plant "as many as he likes" may raise the number of those that live, but it does not raise their share.',
    },
    {
      name: 'bridges',
      difficulty: 5,
      right: 'A',
      text: 'What is the role of the remark about those who build bridges?',
      options: [
        'It is a case in which what the secretary says nobody will do is done.',
        'It is a reason for thinking that bridges are better built than slopes are planted.',
        'It is an admission that trees, like bridges, may fail without any neglect.',
        'It is a proof that contractors who are made to answer ask for more money.',
      ],
      explanation:
        'The secretary says that "nobody will let his payment hang on something that happens years after the work". Builders of bridges are the counterexample, for each "answers for the cracks that show within five years". She compares the contracts, not how well the work is done.',
    },
    {
      name: 'herdsmen',
      difficulty: 6,
      right: 'D',
      text: 'As an answer to the secretary’s further point, what does ‘Let him ask the herdsmen’ suggest?',
      options: [
        'The herdsmen would have looked after the saplings at a lower price.',
        'The herdsmen know that few of the saplings will live for five years.',
        'The slope ought to have been planted with tamarinds for their shade.',
        'The slope had grown something before, which animals were fed on.',
      ],
      explanation:
        'His point is that the slope was bare: "Without the rule nothing would have grown there". Herdsmen could tell him that grass had grown there, so that planting the slope also takes something away. That few saplings live is her earlier point, and leaves this one as it is.',
    },
    {
      name: 'weaken',
      difficulty: 7,
      right: 'C',
      text: 'Which of these, if true, would most weaken the use that Ms Sailo makes of the figure of thirty-five in the hundred for Haldapur?',
      options: [
        'A third of the tamarinds along the road are hollow and would soon have fallen.',
        'The officers who went back to the four districts had once been trained by her.',
        'The slope is fenced and watered by a pipe, which no site in the four districts was.',
        'The four districts had planted more saplings in all than has been done at Haldapur.',
      ],
      explanation:
        'The figure comes from "four other districts". It tells something of Haldapur only if saplings fare alike in both, and a fence and water make it likely that they fare better. Hollow tamarinds bear on what is lost by felling, not on how many saplings will live.',
    },
  ],
});
