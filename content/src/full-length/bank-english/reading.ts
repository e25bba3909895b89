import { passageSet } from '../../passages/written-passage.ts';

const SUBJECT = 'English Language';

/** Banking: why accounts that were opened stayed empty. */
export const bankOnTheVerandah = passageSet(
  { subject: SUBJECT, topic: 'Comprehension' },
  {
    name: 'bank-english/bank-on-the-verandah',
    title: 'The bank on the verandah',
    paragraphs: [
      'For most of her customers the nearest branch of the bank is Savitri Munda’s verandah. She has a small machine that reads fingerprints, a ledger in case the machine fails, and a tin box whose contents are insured up to a sum that everyone in the village knows. She is what banks call a correspondent. Four villages deposit and withdraw through her, and she earns a commission, a few rupees at a time, on each transaction.',
      'When such agents were first appointed, the planners reckoned in distances. A branch was eleven kilometres away; a labourer who wished to deposit two hundred rupees lost half a day’s wage in getting there, and so he kept the money in the rice jar. Bring the counter to the village, they argued, and the jars would empty themselves into accounts. Accounts were duly opened in very large numbers. What nobody had foreseen was how few of them would be used. Three years later, in a good many districts, most of them held hardly anything, and agents who had little on which to earn a commission were giving up the work.',
      'Those who went to ask why came back with a mundane answer. People did not distrust the bank; they distrusted the network. A deposit takes two minutes when there is a signal. But a woman who has twice walked to the verandah to draw money for a child’s medicine, and has twice been told to come again tomorrow, does not put her next two hundred rupees where she cannot be sure of reaching them. The rice jar pays no interest, yet it has never been out of order. Saving, it turned out, depends less on how near the counter is when money comes in than on how certain it is when money has to go out.',
      'The banks that understood this altered small things. They let their agents hold more cash on the eve of festivals and in the weeks of sowing, when withdrawals bunch together. They paid a modest fixed sum each month, so that an agent could afford to keep her door open on a day when only three people came. Some allowed agents in neighbouring villages to lend each other cash. None of this was as striking as the machine. But where it was done, balances began to grow.',
      'Savitri herself gives a simpler account. One night in the rains, when the machine was dead and a boy had been bitten by a snake, she paid out four thousand rupees by lantern, from the ledger. ‘Until then they used to ask me about interest,’ she says. ‘After that night they asked me for passbooks.’',
    ],
    questions: [
      {
        name: 'jar',
        difficulty: 3,
        right: 'C',
        text: 'According to the planners, why did the labourer keep his money in the rice jar?',
        options: [
          'He did not trust the officers of the bank.',
          'He feared that the network might fail him.',
          'A trip to the branch would have cost him wages.',
          'The branch paid him hardly any interest on it.',
          'The branch did not accept sums as small as his.',
        ],
        explanation:
          'He "lost half a day’s wage in getting there", and so kept the money at home. Distrust of the network is what those found who asked later; it was not in the reckoning of the planners, who "reckoned in distances".',
      },
      {
        name: 'unforeseen',
        difficulty: 4,
        right: 'A',
        text: 'What turned out differently from what the planners had expected?',
        options: [
          'Hardly any money was put into the accounts.',
          'Hardly anybody was willing to be an agent.',
          'Hardly any accounts were opened in villages.',
          'Hardly any agents could use the machines.',
          'Hardly any villagers could reach the agents.',
        ],
        explanation:
          'Nobody had foreseen "how few of them would be used", and three years later most accounts "held hardly anything". Accounts were opened as expected, "in very large numbers". Agents gave up the work later, but they had been found.',
      },
      {
        name: 'giving-up',
        difficulty: 5,
        right: 'E',
        text: 'Why were agents in many districts giving up the work?',
        options: [
          'They had to answer for cash that was not insured.',
          'They were blamed when the machine did not work.',
          'They had to walk a long way to the nearest branch.',
          'They were paid the same sum however hard they worked.',
          'They were paid per transaction, and few were made.',
        ],
        explanation:
          'An agent earns "a commission, a few rupees at a time, on each transaction", and these agents "had little on which to earn a commission". The fixed sum came only later, as one of the remedies, and was paid beside the commission.',
      },
      {
        name: 'central-idea',
        difficulty: 6,
        right: 'B',
        text: 'Which of the following best states the central idea of the passage?',
        options: [
          'Villagers will save with a bank once they have been told what interest it pays.',
          'Villagers will save with a bank once they can rely on getting their money out.',
          'Villagers will save with a bank once its counter is no longer far from their homes.',
          'Villagers will save with a bank once the machine has taken the place of the ledger.',
          'Villagers will save with a bank once its agents are paid a fixed sum every month.',
        ],
        explanation:
          'Saving depends "less on how near the counter is when money comes in than on how certain it is when money has to go out". The near counter was what the planners believed in, and it left the accounts empty; the fixed sum is only one means by which the door is kept open.',
      },
      {
        name: 'out-of-order',
        difficulty: 6,
        right: 'D',
        text: 'Why does the author say of the rice jar that "it has never been out of order"?',
        options: [
          'To show that villagers are slow to give up what their parents did',
          'To suggest that money is safer from thieves at home than in a bank',
          'To make fun of villagers who do not know what interest is',
          'To explain why people put up with a jar that earns them nothing',
          'To argue that banks should do without machines in villages',
        ],
        explanation:
          'The jar "pays no interest", but whoever uses it can "be sure of reaching" the money at any time, which cannot be said of the machine. The author finds the choice reasonable and does not make fun of it, nor does the author speak of thieves.',
      },
      {
        name: 'not-mentioned',
        difficulty: 5,
        right: 'E',
        text: 'Which of the following is NOT mentioned among the changes that some banks made?',
        options: [
          'Larger stocks of cash with agents before festivals',
          'Larger stocks of cash with agents at sowing time',
          'A sum paid to agents every month',
          'Loans of cash from one agent to another',
          'A higher commission on each transaction',
        ],
        explanation:
          'What the banks added was "a modest fixed sum each month"; that the commission rose is nowhere said. The others are there: more cash "on the eve of festivals and in the weeks of sowing", and leave for agents "to lend each other cash".',
      },
      {
        name: 'passbooks',
        difficulty: 7,
        right: 'B',
        text: 'What can be inferred from Savitri’s own account in the last paragraph?',
        options: [
          'Her customers learnt that night that her ledger was more exact than the machine.',
          'Her customers came to trust her because she had paid in an hour of need.',
          'Her customers wanted passbooks so that they could prove what she had paid out.',
          'Her customers stopped saving with her because the interest was too low.',
          'Her customers found that night that she kept more cash than was insured.',
        ],
        explanation:
          'She paid "when the machine was dead and a boy had been bitten by a snake", and "after that night they asked me for passbooks": they became savers because she had paid in need. Her story is called "a simpler account" of how saving began, so it does not concern proofs against her.',
      },
      {
        name: 'mundane',
        difficulty: 4,
        right: 'C',
        text: 'Which word is closest in meaning to **mundane**, as it is used in "came back with a mundane answer"?',
        options: ['evasive', 'alarming', 'ordinary', 'ancient', 'mistaken'],
        explanation:
          '**Mundane** means ordinary and unexciting. The answer was no deep one: people simply "distrusted the network". It was not mistaken, for the banks that went by it succeeded.',
      },
      {
        name: 'duly',
        difficulty: 5,
        right: 'A',
        text: 'Which word or phrase is closest in meaning to **duly**, as it is used in "accounts were duly opened"?',
        options: ['as expected', 'in haste', 'without need', 'one by one', 'in secret'],
        explanation:
          '**Duly** means in the proper or expected manner. The planners had argued that people would open accounts, and "accounts were duly opened in very large numbers". What was not expected comes in the next sentence.',
      },
    ],
  },
);

/** Cloze: what an ice plant does for fish that never see it. */
export const auctionAtSix = passageSet(
  { subject: SUBJECT, topic: 'Cloze Test' },
  {
    name: 'bank-english/auction-at-six',
    title: 'The auction at six',
    paragraphs: [
      'Every evening at six an auction of fish is held at the harbour. It lasts barely twenty minutes. The boats come in together, the catch cannot be (1) ______ for long, and the buyers know it. For years this put the fishermen at a (2) ______: whoever refused the price that he was offered at six had nothing but stale fish to sell at eight. Then their cooperative took out a loan and built an ice plant. It is a small one and (3) ______ no more than a tenth of what is landed on an ordinary day. (4) ______, its effect on prices was felt by every boat. A fisherman who could wait until tomorrow does not have to wait; it is enough that the buyers know that he (5) ______. Since then the bids have opened higher, even for fish that will never be put (6) ______ ice.',
    ],
    questions: [
      {
        name: 'kept',
        difficulty: 4,
        right: 'D',
        text: 'Which word fits blank (1), in "the catch cannot be (1) ______ for long"?',
        options: ['caught', 'bought', 'landed', 'kept', 'priced'],
        explanation:
          'Fish that is not sold at once is soon "nothing but stale fish": it cannot be **kept**. To catch, to buy, to land and to price it are things that are not done for long in any case.',
      },
      {
        name: 'disadvantage',
        difficulty: 4,
        right: 'A',
        text: 'Which word fits blank (2), in "this put the fishermen at a (2) ______"?',
        options: ['disadvantage', 'benefit', 'bargain', 'surplus', 'profit'],
        explanation:
          'To be put at a **disadvantage** is the usual phrase, and what follows tells of a harm: whoever refused "had nothing but stale fish to sell at eight". Neither a benefit nor a profit would do for that.',
      },
      {
        name: 'holds',
        difficulty: 4,
        right: 'C',
        text: 'Which form of the verb fits blank (3), in "it is a small one and (3) ______ no more than a tenth"?',
        options: ['hold', 'holding', 'holds', 'held by', 'are holding'],
        explanation:
          'The subject of both verbs is "it", a singular, and the first of them is in the simple present: "It is a small one". A verb joined to it by **and** takes the same tense and number: **holds**.',
      },
      {
        name: 'nevertheless',
        difficulty: 5,
        right: 'E',
        text: 'Which word fits blank (4), in "(4) ______, its effect on prices was felt by every boat"?',
        options: ['Therefore', 'Similarly', 'Otherwise', 'Instead', 'Nevertheless'],
        explanation:
          'The plant takes in "no more than a tenth", and yet its effect was "felt by every boat". The second is unexpected after the first, which is what **nevertheless** marks; **therefore** would make it the natural result.',
      },
      {
        name: 'can',
        difficulty: 6,
        right: 'B',
        text: 'Which word fits blank (5), in "it is enough that the buyers know that he (5) ______"?',
        options: ['must', 'can', 'is', 'has', 'should'],
        explanation:
          'The sentence takes up "a fisherman who could wait until tomorrow": what buyers know is that he **can**. He must not be said to have to wait, for he "does not have to wait"; after **is** or **has**, the verb **wait** could not be supplied.',
      },
      {
        name: 'on-ice',
        difficulty: 3,
        right: 'D',
        text: 'Which word fits blank (6), in "fish that will never be put (6) ______ ice"?',
        options: ['by', 'off', 'at', 'on', 'of'],
        explanation:
          'What is to be kept cold is put **on** ice. The sentence is about "fish that will never be put" there, and still fetches more because it might be.',
      },
    ],
  },
);
