import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** A reform of the economy: that of July 1991. */
export const summerOf1991 = passageSet(FILED, {
  name: 'clat-knowledge/summer-of-1991',
  title: 'The summer of 1991',
  paragraphs: [
    'By June 1991 India’s reserves of foreign currency would have paid for about two weeks of imports. Oil had become dearer with the crisis in the Gulf, many Indians who worked there had come home, and people who had deposited money in India from abroad were taking it out. To avoid a default, gold was sent out of the country: some had been sold in May with a promise to buy it back, and some was pledged in July by the Reserve Bank of India.',
    'The new government of P. V. Narasimha Rao, with Manmohan Singh as its Finance Minister, devalued the rupee in two steps in the first days of July. On 24 July, the day of its Budget, it laid a statement on industrial policy before Parliament. The licensing of industry was to end for all but eighteen industries. Those reserved for the public sector were cut from seventeen to eight. A company was no longer to need approval for expanding merely because its assets had passed a certain figure. And in a list of industries of high priority, foreign holdings of up to fifty-one per cent were to be approved without further inquiry.',
    'The crisis explains why all this was done in that month. It does not explain why it was done in that way. When foreign currency had run short in 1957, the answer had been stricter control of imports. But during the eighties one official report after another had argued that licences kept out competitors rather than waste. In 1991 the arguments lay ready, and the crisis gave the occasion.',
    'What was freed from licences needed rules of another kind. In the following years the market for shares was given a regulator with powers under an Act of its own. The law on foreign exchange made way for one under which a breach is in general a civil matter and not a crime. And the law against monopolies, which had looked at how large a company was, was replaced by one that looks at what a company does.',
  ],
  questions: [
    {
      name: 'expansion',
      difficulty: 5,
      right: 'D',
      text: 'Under the policy of 24 July 1991, an Indian company whose assets have long passed the old figure wishes to expand in an industry that is open to all and is not among the eighteen. What does it need for this?',
      options: [
        'A licence for the industry, but no approval because of its assets',
        'An approval because of its assets, but no licence for the industry',
        'Both a licence for the industry and an approval because of its assets',
        'Neither a licence for the industry nor an approval because of its assets',
      ],
      explanation:
        'Licensing "was to end for all but eighteen industries", and a company "was no longer to need approval for expanding merely because its assets had passed a certain figure". Whoever still asks for the approval because of assets has read the words on licences alone.',
    },
    {
      name: 'earlier-year',
      difficulty: 6,
      right: 'A',
      text: 'Why does the author mention the year 1957?',
      options: [
        'To show that a shortage of currency does not by itself settle the remedy',
        'To show that control of imports had failed whenever it had been tried',
        'To show that licences had been introduced on account of a shortage',
        'To show that the shortage of 1991 was the worst since Independence',
      ],
      explanation:
        'The crisis "does not explain why it was done in that way": in 1957 a shortage as well had been met, but with "stricter control of imports". The author does not say that this control failed, nor compares how bad the two shortages were.',
    },
    {
      name: 'exchange',
      difficulty: 5,
      right: 'C',
      text: 'Which is the law that, as the passage says, took the place of the older law on foreign exchange?',
      options: [
        'The Foreign Exchange Regulation Act',
        'The Foreign Contribution (Regulation) Act',
        'The Foreign Exchange Management Act',
        'The Prevention of Money-Laundering Act',
      ],
      explanation:
        'The Foreign Exchange Management Act, 1999, repealed the Foreign Exchange Regulation Act, 1973, which is the older law and had punished breaches as crimes. Gifts from abroad to associations are the matter of the Foreign Contribution (Regulation) Act. Source: sections 13 and 49 of the Foreign Exchange Management Act, 1999.',
    },
    {
      name: 'committee',
      difficulty: 7,
      right: 'B',
      text: 'Which committee reported in November 1991 on the reform of the financial system, with proposals for the banks?',
      options: [
        'The Chelliah Committee',
        'The Narasimham Committee',
        'The Malhotra Committee',
        'The Tarapore Committee',
      ],
      explanation:
        'M. Narasimham, a former Governor of the Reserve Bank, was the chairman of the committee on the financial system. Raja Chelliah’s committee, which was set up in the same year, dealt with taxes; that of R. N. Malhotra with insurance, and that of S. S. Tarapore with the convertibility of the rupee. Source: Report of the Committee on the Financial System, 1991.',
    },
    {
      name: 'bretton-woods',
      difficulty: 5,
      right: 'D',
      text: 'In the crisis India also drew upon the International Monetary Fund. Which institution was agreed upon together with the Fund at Bretton Woods in 1944?',
      options: [
        'The Bank for International Settlements',
        'The Organisation for European Economic Co-operation',
        'The United Nations Conference on Trade and Development',
        'The International Bank for Reconstruction and Development',
      ],
      explanation:
        'The conference at Bretton Woods drew up the articles of the Fund and of the International Bank for Reconstruction and Development, which is the original part of the World Bank. The Bank for International Settlements at Basel is older and was founded in 1930. Source: Final Act of the United Nations Monetary and Financial Conference, 1944.',
    },
  ],
});

/** A mission of science: Chandrayaan-3. */
export const softLanding = passageSet(FILED, {
  name: 'clat-knowledge/soft-landing',
  title: 'A soft landing',
  paragraphs: [
    'On 23 August 2023 a lander of the Indian Space Research Organisation came down on the Moon at a latitude of about sixty-nine degrees south. Three countries had landed softly on the Moon before; none had done so as near to its south pole. The craft, Chandrayaan-3, had left Sriharikota on 14 July. A more powerful rocket could have sent it to the Moon within days. India’s could not, so the craft was made to swing round the Earth in longer and longer ellipses, until one more push of its engine sent it on. What was saved in the size of the rocket was paid for in weeks.',
    'Four years earlier the lander of Chandrayaan-2 had crashed. The engineers did not merely repair what had failed. Instead of asking what had to go right, they listed what could go wrong, be it a sensor, an engine or the reckoning of the height, and saw to it that the lander would come down safely all the same. Its legs were made stronger, and it carried more fuel. The area in which it was free to choose its spot grew from half a kilometre square to four kilometres by more than two.',
    'Lander and rover were built to work for one lunar day, which is about fourteen days on Earth. They lived on sunlight, and they had nothing to keep them warm in the night that follows. In this time the rover found sulphur in the soil, and a thermometer that the lander pushed into the ground showed how steeply the temperature falls within the first ten centimetres. Before night came, the lander was made to fire its engines once more. It rose by about forty centimetres and came down a short way off. This hop had nothing to do with the landing; it tried out what a later mission will need that has to leave the Moon again with samples.',
  ],
  questions: [
    {
      name: 'weeks',
      difficulty: 3,
      right: 'C',
      text: 'According to the passage, why was the craft not sent to the Moon within days?',
      options: [
        'Its engine was too weak to slow it down when it reached the Moon.',
        'Its landing place had first to be searched from an orbit.',
        'Its rocket was not powerful enough to send it there directly.',
        'Its instruments were to be tried out in orbits round the Earth.',
      ],
      explanation:
        'The passage says: "A more powerful rocket could have sent it to the Moon within days. India’s could not". The orbits round the Earth made up for the power of the rocket; nothing is said of tests on the way.',
    },
    {
      name: 'approach',
      difficulty: 5,
      right: 'B',
      text: 'What, according to the passage, was new in the way in which the engineers worked after the crash?',
      options: [
        'They confined the landing to a smaller area that was known to be safe.',
        'They prepared the lander for the failures that they could think of.',
        'They repaired what had failed and left all the rest as it had been.',
        'They asked of every part what it had to do for the landing to succeed.',
      ],
      explanation:
        'They "listed what could go wrong" and saw to it that the lander "would come down safely all the same". To ask what every part has to do for success is the old way, "asking what had to go right"; and the area did not shrink but grew.',
    },
    {
      name: 'hop',
      difficulty: 4,
      right: 'D',
      text: 'Which statement about the hop agrees with the passage?',
      options: [
        'It brought the lander to a place where it could outlast the night.',
        'It was the last part of the landing, for which fuel had been kept.',
        'It lifted samples of the soil, which were later sent to the Earth.',
        'It was a trial for missions that have to take off from the Moon.',
      ],
      explanation:
        'The hop "tried out what a later mission will need that has to leave the Moon again with samples". Samples belong to that later mission, not to this one, and the hop "had nothing to do with the landing".',
    },
    {
      name: 'water',
      difficulty: 7,
      right: 'A',
      text: 'Chandrayaan-1, which was launched in 2008, carried an instrument supplied by NASA whose data revealed water and hydroxyl on the surface of the Moon. Which instrument was it?',
      options: [
        'The Moon Mineralogy Mapper',
        'The Moon Impact Probe',
        'The Terrain Mapping Camera',
        'The Hyper Spectral Imager',
      ],
      explanation:
        'The Moon Mineralogy Mapper, or M3, saw in the sunlight reflected by the Moon what water and hydroxyl absorb. The Moon Impact Probe, the camera and the imager were built in India. Source: the report of C. M. Pieters and others in the journal Science, 2009.',
    },
    {
      name: 'territory',
      difficulty: 5,
      right: 'B',
      text: 'No State may claim as its territory the ground on which its lander has come down. In which treaty is this laid down?',
      options: [
        'The Rescue Agreement of 1968',
        'The Outer Space Treaty of 1967',
        'The Liability Convention of 1972',
        'The Registration Convention of 1975',
      ],
      explanation:
        'By the Outer Space Treaty, the Moon is not subject to national appropriation, whether by a claim of sovereignty, by use or otherwise. The Liability Convention is about damage that space objects cause, and the Registration Convention about registers of what is launched. Source: Article II of the Outer Space Treaty.',
    },
  ],
});
