import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** A movement of history: the salt march of 1930. */
export const saltMarch = passageSet(FILED, {
  name: 'clat-knowledge/salt-march',
  title: 'A lump of salt',
  paragraphs: [
    'On 12 March 1930 Mohandas Gandhi, who was sixty, left his ashram on the Sabarmati with nearly eighty companions and walked to the sea. On 6 April, at Dandi, he bent down and picked up a lump of salt and mud. By this he broke the law, for the making of salt was a monopoly of the government, which laid a tax on it.',
    'Many of his colleagues had been puzzled. At Lahore, in December, the Congress had resolved upon complete independence, and salt seemed a small thing to set against an empire. But three things spoke for it. First, the tax took little from anyone, yet it took it from everyone: rich and poor, town and village, and people of every faith ate salt, and those who toiled in the sun needed the most. Second, the law was easy to break. It took a pot, sea water and a fire, and nobody had to be taught. Third, whatever the government did, it lost. If it let people make salt, its law had lapsed; if it sent them to prison for boiling water, it would look absurd to the reporters who had been walking along.',
    'After Dandi the law was broken along the whole coast. In the far south a second march went from Tiruchirappalli to Vedaranyam. In May, at the salt works of Dharasana, volunteers advanced upon the police in rows and were beaten to the ground without lifting a hand, and the report of an American journalist was printed in many countries. On the north-western frontier unarmed crowds stood their ground before rifles. Tens of thousands went to jail.',
    'The tax itself was given up only on the eve of independence. What had changed was something else. In February 1931 the Viceroy, whose government had held Gandhi in prison until January, sat down to negotiate with him as one party does with another, and in March the two signed an agreement.',
  ],
  questions: [
    {
      name: 'reasons',
      difficulty: 4,
      right: 'D',
      text: 'Which of these is not among the reasons that the passage gives for the choice of salt?',
      options: [
        'That the law could be broken without any training',
        'That the tax was one which everybody had to bear',
        'That the government lost whether it acted or not',
        'That the tax was the one which weighed most',
      ],
      explanation:
        'The passage says the contrary: "the tax took little from anyone". The three reasons that it gives are that the tax "took it from everyone", that "the law was easy to break", and that "whatever the government did, it lost".',
    },
    {
      name: 'change',
      difficulty: 5,
      right: 'A',
      text: 'What, according to the last paragraph, had the movement achieved by March 1931?',
      options: [
        'The government dealt with Gandhi as with a party in its own right.',
        'The government agreed to give up its tax on salt.',
        'The government accepted the resolution that had been passed at Lahore.',
        'The government admitted that it had looked absurd to the reporters.',
      ],
      explanation:
        'The Viceroy "sat down to negotiate with him as one party does with another". The tax is what had not changed: it "was given up only on the eve of independence". Of the resolution of Lahore the last paragraph says nothing.',
    },
    {
      name: 'second-march',
      difficulty: 6,
      right: 'B',
      text: 'Who led the march from Tiruchirappalli to Vedaranyam?',
      options: ['K. Kelappan', 'C. Rajagopalachari', 'V. O. Chidambaram Pillai', 'T. Prakasam'],
      explanation:
        'C. Rajagopalachari led the march to the coast of Thanjavur in April 1930. K. Kelappan led another salt march in the same weeks, in Malabar, from Kozhikode to Payyanur. Source: Bipan Chandra and others, India’s Struggle for Independence, in the chapter on civil disobedience.',
    },
    {
      name: 'conference',
      difficulty: 5,
      right: 'C',
      text: 'After the agreement of 1931 Gandhi went to London as the only representative of the Congress. Which meeting did he attend there?',
      options: [
        'The First Round Table Conference',
        'The Third Round Table Conference',
        'The Second Round Table Conference',
        'The Joint Select Committee of 1933',
      ],
      explanation:
        'The Second Round Table Conference sat in London from September to December 1931. The Congress had stayed away from the First, in the winter of 1930, and took no part in the Third, at the end of 1932. Source: the Gandhi–Irwin agreement of 5 March 1931 and the proceedings of the conference.',
    },
    {
      name: 'volunteers',
      difficulty: 6,
      right: 'A',
      text: 'On the north-western frontier the crowds followed Khan Abdul Ghaffar Khan. What was his organisation of volunteers called?',
      options: ['Khudai Khidmatgar', 'Majlis-e-Ahrar', 'Khaksar Tehrik', 'Hindustani Seva Dal'],
      explanation:
        'The Khudai Khidmatgar, or servants of God, wore red shirts and were sworn to non-violence. The Khaksar movement was founded at Lahore by Inayatullah Khan Mashriqi, and the Hindustani Seva Dal by N. S. Hardikar. Source: Bipan Chandra and others, India’s Struggle for Independence, in the chapter on civil disobedience.',
    },
  ],
});

/** A convention on the environment: that of Ramsar. */
export const landThatIsWater = passageSet(FILED, {
  name: 'clat-knowledge/land-that-is-water',
  title: 'Land that is also water',
  paragraphs: [
    'A mangrove, a flooded rice field, a tank that some ruler had dug, a strip of shallow sea: to one treaty they are all the same. The Convention that was signed on 2 February 1971 in the Iranian town of Ramsar calls a wetland any area of marsh, fen, peat or water, whether nature or people made it, whether it lasts or dries up for a part of the year, whether the water stands or flows, be it fresh or salt. Of the sea it includes what is no deeper than six metres at low tide.',
    'A State that joins must name at least one of its wetlands for a list of those of international importance. The place remains its own, and in its urgent national interest it may even take a wetland off the list or narrow its bounds; but then it should make good the loss as far as it can. The list, however, is only half of the matter. For every wetland, listed or not, the State is to promote, as far as possible, what the Convention calls wise use.',
    'Wise use is not the absence of use. When buffaloes were shut out of a listed park in Rajasthan in the early eighties, a water grass on which they had fed spread over the shallows, and there was less open water for the very birds that the measure was to protect. Fishing, grazing and the cutting of reeds may be part of what makes a wetland the place that it is.',
    'There is also a register of listed wetlands whose character has changed or is likely to change. It is no pillory: a State may itself ask for an entry, and experts can be sent to help. A lagoon on the coast of Odisha was put on it in 1993, when silt had all but closed its way to the sea and the fish were becoming fewer. In 2000 a new mouth was cut, and two years later the lagoon was taken off the register.',
  ],
  questions: [
    {
      name: 'no-wetland',
      difficulty: 4,
      right: 'B',
      text: 'Which of these is not a wetland in the sense of the Convention?',
      options: [
        'A tank dug for irrigation that dries up every May',
        'A bay that is nine metres deep at low tide',
        'A creek of salt water that runs through a marsh',
        'A canal in which the water of a river flows',
      ],
      explanation:
        'Of the sea the Convention includes "what is no deeper than six metres at low tide". A tank that dries up is a wetland all the same: it does not matter "whether nature or people made it, whether it lasts or dries up for a part of the year".',
    },
    {
      name: 'buffaloes',
      difficulty: 5,
      right: 'D',
      text: 'What is the example of the buffaloes meant to show?',
      options: [
        'That wetlands suffer more from plants than from cattle',
        'That a park for birds should be closed to all others',
        'That a measure for the birds of a park is seldom wise',
        'That the use of a wetland may help to preserve it',
      ],
      explanation:
        'The example stands after "Wise use is not the absence of use", and the paragraph ends with uses that "may be part of what makes a wetland the place that it is". One measure in one park is not enough to call measures for birds seldom wise, and the author does not.',
    },
    {
      name: 'harbour',
      difficulty: 5,
      right: 'A',
      text: 'A State urgently needs a harbour, for which it wishes to take a part of a listed wetland. What does the passage say of this?',
      options: [
        'It may narrow the bounds, but should make good the loss as far as it can.',
        'It may narrow the bounds, but only after other States have agreed to it.',
        'It may take the wetland off the list as a whole, but not a part of it.',
        'It may do neither, since the place is of international importance.',
      ],
      explanation:
        'In its urgent national interest the State "may even take a wetland off the list or narrow its bounds; but then it should make good the loss as far as it can". Others are not asked, for the place "remains its own".',
    },
    {
      name: 'register',
      difficulty: 5,
      right: 'C',
      text: 'By what name is the register known that the last paragraph describes?',
      options: [
        'The List of World Heritage in Danger',
        'The IUCN Red List',
        'The Montreux Record',
        'The Appendices to CITES',
      ],
      explanation:
        'The register is called the Montreux Record after the Swiss town in which the parties to the Convention met in 1990. The List of World Heritage in Danger serves a similar end under another treaty, that of UNESCO on the world heritage. Source: Recommendation 4.8 of the Conference of the Contracting Parties to the Ramsar Convention, 1990.',
    },
    {
      name: 'rules',
      difficulty: 8,
      right: 'D',
      text: 'Under which Act did the Union make the Wetlands (Conservation and Management) Rules of 2017?',
      options: [
        'The Wild Life (Protection) Act of 1972',
        'The Water (Prevention and Control of Pollution) Act of 1974',
        'The Biological Diversity Act of 2002',
        'The Environment (Protection) Act of 1986',
      ],
      explanation:
        'The Rules were made under the Environment (Protection) Act, which empowers the Union to make rules for the protection of the environment as a whole. The Water Act of 1974 is about the pollution of water and its boards, and the Wild Life Act about species and protected areas. Source: the preamble of the Rules, which names section 25 of the Environment (Protection) Act, 1986.',
    },
  ],
});
