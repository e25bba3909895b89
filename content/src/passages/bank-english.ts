import { passageSet } from './written-passage.ts';

const FILED = { subject: 'English Language', topic: 'Comprehension' };

/** Economy of a market: what the want of coins cost. */
export const smallChange = passageSet(FILED, {
  name: 'small-change',
  title: 'Small change',
  paragraphs: [
    'For as long as anyone in the market could remember, the sweet seller at its gate had two trades. He sold sweets, and he sold coins. A shopkeeper who had run out of small change by noon sent a boy to him with a note of a hundred rupees and received ninety-five in coins. Nobody thought this a swindle. Coins were scarce, a customer who could not be given his change went elsewhere, and five rupees were a fair price for keeping ten customers.',
    'Those who could not wait for the boy had other ways. They rounded the bill up and gave a toffee for the difference, or rounded it down and lost the difference themselves. Regular customers were simply owed two rupees until next time. Each of these was a small loan or a small change of price, and neither party wrote it down. A student of economics who spent one summer in the market adding them up found that in a month they came to more than most of the shops paid for electricity.',
    'When payment by telephone arrived, most people supposed that its advantage would be speed. The shopkeepers, when they were asked two years later, hardly mentioned speed; to find the telephone and wait for the tone took about as long as to count out notes. What they praised was that a bill of forty-seven rupees was now paid with forty-seven rupees. The toffees vanished from the counters. So did the two rupees owed until next time, and with them, one old grocer complained, a reason for the customer to come back.',
    'The sweet seller lost his second trade within a year. He bore it calmly, since by then he sold more sweets than before: children, who used to be content with the toffees that their parents were given for change, had begun to spend money of their own at his stall. He kept one tin of coins under the table. On the days when the network fails, and it does, the boys still come running, and the price has gone up to ten rupees.',
  ],
  questions: [
    {
      name: 'pay',
      difficulty: 3,
      right: 'C',
      text: 'Why were shopkeepers willing to pay the sweet seller for coins?',
      options: [
        'The banks had stopped giving out coins.',
        'They could sell the coins again for more.',
        'They would otherwise have lost customers.',
        'They did not like to give toffees as change.',
        'They earned a share of what he charged.',
      ],
      explanation:
        'A customer "who could not be given his change went elsewhere", and the price was fair "for keeping ten customers". Coins were scarce, but the passage does not say that the banks had stopped giving them out.',
    },
    {
      name: 'telephone',
      difficulty: 4,
      right: 'A',
      text: 'What did the shopkeepers value most in payment by telephone?',
      options: [
        'The bill could be paid exactly.',
        'It took less time than counting notes.',
        'It gave customers a reason to come back.',
        'It made their electricity cheaper.',
        'It let them write down what they were owed.',
      ],
      explanation:
        'What they praised was "that a bill of forty-seven rupees was now paid with forty-seven rupees". Speed was what people had expected, but paying "took about as long as to count out notes".',
    },
    {
      name: 'owed',
      difficulty: 5,
      right: 'D',
      text: 'Two rupees that a regular customer was owed until next time were, in the author’s terms,',
      options: [
        'a rise in price that the customer did not notice.',
        'a gift for which the customer would be grateful.',
        'a price that the customer paid for being served first.',
        'a loan that the customer made to the shopkeeper.',
        'a fee that the shopkeeper charged for giving change.',
      ],
      explanation:
        'Each of the ways was "a small loan or a small change of price". Money that is owed and paid next time is a loan, and here the shop owes it. A rise in price was the other case, in which the bill was rounded up.',
    },
    {
      name: 'sweets',
      difficulty: 4,
      right: 'B',
      text: 'Why did the sweet seller come to sell more sweets than before?',
      options: [
        'The shops bought sweets from him to give as change.',
        'Children no longer got toffees that were given as change.',
        'The boys who came for coins bought sweets as well.',
        'His customers too could now pay him by telephone.',
        'He sold them for less once he had lost his second trade.',
      ],
      explanation:
        'The children "used to be content with the toffees that their parents were given for change", and the toffees had "vanished from the counters". That his own customers paid by telephone is possible, but the passage does not say so.',
    },
    {
      name: 'inferred',
      difficulty: 6,
      right: 'E',
      text: 'What can be inferred from the last paragraph?',
      options: [
        'The sweet seller regrets that the coins were ever given up.',
        'Children use more coins than their parents do.',
        'Most of the shopkeepers have gone back to coins.',
        'The network fails more often than it used to.',
        'Coins are worth paying for when telephones fail.',
      ],
      explanation:
        'On days "when the network fails", the boys come for coins, "and the price has gone up to ten rupees". How often it fails is not compared with earlier times, and the sweet seller "bore it calmly".',
    },
  ],
});

/** Sport: a team is more than its runners. */
export const betweenTwoRunners = passageSet(FILED, {
  name: 'between-two-runners',
  title: 'Between two runners',
  paragraphs: [
    'In a relay of four times a hundred metres the baton has to travel four hundred metres, and it is the baton that is timed. Add up the best individual times of four runners, and you will find that a good team takes less than the sum. There is nothing mysterious in this. Three of the four receive the baton when they are already running, so that only the first of them pays the price of a standing start. What a team can win or lose beyond that is decided in three short zones, and in each of them within about two seconds.',
    'The runner who waits cannot look back, for whoever looks back slows down. He has put a mark on the track some metres behind him. When the incoming runner reaches it he sets off at full stretch, and after a certain number of strides he throws one hand back and trusts that the baton will be put into it. If he sets off too early he leaves his partner behind and has to brake. If he sets off too late, it is the partner who has to brake. Either way the baton, which does not know whose fault it was, slows down.',
    'A district coach told me that she faces the same dispute each year. Her four fastest runners are not the four who exchange best, and parents can read a stopwatch. One season she gave in to them and ran the four fastest. They did not drop the baton, and yet they were beaten by a school whose runners were each, over a hundred metres, two tenths of a second slower, but who had rehearsed their exchanges twice a week since June. The following year she timed something else. She set up two beams, thirty metres apart, around the exchange zone, and measured how long the baton took from one to the other. Then she chose her four by these times and by their speed together.',
    'The parents accepted it, she said, because it was a number too. She herself had learnt something different from it. The best pairs were not those who trusted each other most. They were those who had failed together so often that both knew, without a word, at which stride it goes wrong.',
  ],
  questions: [
    {
      name: 'sum',
      difficulty: 3,
      right: 'B',
      text: 'Why can a team’s time be less than the sum of its runners’ best times?',
      options: [
        'The runners of a team urge one another on.',
        'Three of the four get the baton while running.',
        'The baton is passed on in about two seconds.',
        'The first runner has the best start of the four.',
        'The best times are run on days without rivals.',
      ],
      explanation:
        'Three of them receive the baton "when they are already running", and so "only the first of them pays the price of a standing start". The two seconds in a zone are where a team wins or loses "beyond that".',
    },
    {
      name: 'mark',
      difficulty: 3,
      right: 'D',
      text: 'What is the mark on the track for?',
      options: [
        'It shows where the baton has to change hands.',
        'It tells the incoming runner when to speed up.',
        'It shows the waiting runner where he must stand.',
        'It tells the waiting runner when to set off.',
        'It tells the waiting runner when to look back.',
      ],
      explanation:
        'It lies behind the waiting runner, and when the incoming runner reaches it the one who waits "sets off at full stretch". The baton changes hands later, "after a certain number of strides".',
    },
    {
      name: 'beaten',
      difficulty: 5,
      right: 'A',
      text: 'What can be concluded about the race that the four fastest runners lost?',
      options: [
        'Their baton lost more time in the exchanges than their rivals’ did.',
        'Their rivals ran faster once the baton was in their hands.',
        'They had not trained at all since the month of June.',
        'One of their exchanges had to be made a second time.',
        'Their rivals had been timed between two beams since June.',
      ],
      explanation:
        'The rivals were each "two tenths of a second slower" as runners, so what they gained they can only have gained in "their exchanges". It is the rivals’ rehearsals that went on since June; of the training of the four nothing is said.',
    },
    {
      name: 'accepted',
      difficulty: 4,
      right: 'C',
      text: 'Why did the parents accept the coach’s new choice of runners?',
      options: [
        'She told them why the earlier race had been lost.',
        'The new team had won its first race that year.',
        'She could support it by something measured.',
        'It no longer left out any of the fastest four.',
        'She had let them time the runners themselves.',
      ],
      explanation:
        'They accepted it "because it was a number too", as the times that "parents can read" from a stopwatch are. No race of the new team is mentioned.',
    },
    {
      name: 'best-pairs',
      difficulty: 6,
      right: 'E',
      text: 'What did the coach learn about the best pairs of runners?',
      options: [
        'They trusted each other without a word.',
        'They were faster than others over thirty metres.',
        'They had hardly ever failed in an exchange.',
        'They had rehearsed more often than the others.',
        'They knew from failures where an exchange breaks down.',
      ],
      explanation:
        'They "had failed together so often that both knew, without a word, at which stride it goes wrong". They were expressly "not those who trusted each other most", although they too needed no word. That they had hardly ever failed is the opposite of what the passage says.',
    },
  ],
});
