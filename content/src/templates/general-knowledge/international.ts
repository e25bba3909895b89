import type { Fact } from '../fact.ts';
import { templatesOf } from '../subject.ts';

const { fact, match } = templatesOf('Current Affairs and General Knowledge');
const TOPIC = 'International Affairs';

const UNITED_NATIONS: readonly Fact[] = [
  [
    'The Security Council has fifteen members, five of them permanent.',
    'The Security Council has ten members, five of them permanent.',
    'Beside the five permanent members there are ten that are elected for two years; they were six until 1965.',
  ],
  [
    'The Charter of the United Nations was signed at San Francisco in 1945.',
    'The Charter of the United Nations was signed at Geneva in 1919.',
    'The Covenant of the League of Nations, which had its seat at Geneva, was adopted in 1919.',
  ],
  [
    'Only a permanent member can veto a decision of the Security Council.',
    'Any member of the Security Council can veto one of its decisions.',
    'Decisions on matters of substance need nine votes, among them those of the permanent members (Article 27).',
  ],
  [
    'In the General Assembly each member state has one vote.',
    'In the General Assembly states have votes in proportion to their population.',
    'Article 18 of the Charter gives one vote to each member, whatever its size.',
  ],
  [
    'The judges of the International Court of Justice are elected for nine years.',
    'The judges of the International Court of Justice are appointed for life.',
    'By its Statute five of the fifteen judges are elected every three years, and may be elected again.',
  ],
  [
    'Only states can be parties to a case before the International Court of Justice.',
    'Private persons can bring a case before the International Court of Justice.',
    'Article 34 of its Statute says so; persons accused of the gravest crimes are tried by the International Criminal Court.',
  ],
  [
    'The Secretary-General is appointed by the General Assembly on the recommendation of the Security Council.',
    'The Secretary-General is appointed by the Security Council on the recommendation of the International Court of Justice.',
    'Article 97 of the Charter gives the appointment to the Assembly; the court has no part in it.',
  ],
  [
    'The International Criminal Court was set up by the Rome Statute.',
    'The International Criminal Court was set up by the Charter of the United Nations.',
    'The Rome Statute of 1998 came into force in 2002; the court is independent of the United Nations.',
  ],
];

const GROUPS_OF_STATES: readonly Fact[] = [
  [
    'The secretariat of SAARC is at Kathmandu.',
    'The secretariat of SAARC is at Dhaka.',
    'The first summit was at Dhaka in 1985; the secretariat has been at Kathmandu since 1987.',
  ],
  [
    'The General Agreement on Tariffs and Trade was followed by the World Trade Organization in 1995.',
    'The World Trade Organization was followed by the General Agreement on Tariffs and Trade in 1995.',
    'The agreement of 1947 had no organisation of its own; the Marrakesh Agreement of 1994 founded one.',
  ],
  [
    'The International Monetary Fund and the World Bank go back to the conference of Bretton Woods.',
    'The International Monetary Fund and the World Bank go back to the conference of Yalta.',
    'The conference of Bretton Woods in 1944 was about money; that of Yalta in 1945 was about the end of the war.',
  ],
  [
    'The Commonwealth has its headquarters in London.',
    'The Commonwealth has its headquarters in Ottawa.',
    'Its secretariat is at Marlborough House in London; most members were once ruled from Britain.',
  ],
  [
    'The conference of Bandung in 1955 prepared the Non-Aligned Movement.',
    'The conference of Tashkent in 1966 prepared the Non-Aligned Movement.',
    'At Bandung states of Asia and Africa met; at Tashkent India and Pakistan made peace after the war of 1965.',
  ],
  [
    'The Panchsheel principles were first set out in an agreement between India and China.',
    'The Panchsheel principles were first set out in an agreement between India and Pakistan.',
    'They stand in the agreement of 1954 on trade with Tibet; the Simla Agreement of 1972 is that with Pakistan.',
  ],
  [
    'An attack on one member of NATO is considered an attack on all.',
    'An attack on one member of SAARC is considered an attack on all.',
    'Article 5 of the North Atlantic Treaty says so; SAARC is for cooperation in the economy and in culture.',
  ],
  [
    'OPEC is a group of countries that export petroleum.',
    'OPEC is a group of countries that import petroleum.',
    'It was founded at Baghdad in 1960 by five exporters, to coordinate their policies.',
  ],
];

export const internationalAffairs = [
  fact('united-nations', TOPIC, 4, 'the United Nations and international courts', UNITED_NATIONS),
  fact('groups-of-states', TOPIC, 4, 'international organisations and agreements', GROUPS_OF_STATES),

  match('match-headquarters', TOPIC, 4, {
    headings: ['Organisation', 'Headquarters'],
    pairs: [
      ['UNESCO', 'Paris', 'UNESCO has had its seat in Paris since 1946.'],
      [
        'World Health Organization',
        'Geneva',
        'The WHO sits at Geneva, like several agencies of the United Nations.',
      ],
      ['International Court of Justice', 'The Hague', 'The court sits in the Peace Palace at The Hague.'],
      ['International Atomic Energy Agency', 'Vienna', 'The IAEA has its seat at Vienna.'],
      ['Food and Agriculture Organization', 'Rome', 'The FAO moved from Washington to Rome in 1951.'],
      ['International Maritime Organization', 'London', 'The IMO has its seat beside the Thames in London.'],
      ['World Bank', 'Washington', 'The World Bank and the IMF both have their seat at Washington.'],
      ['Asian Development Bank', 'Manila', 'The ADB has had its seat at Manila since 1966.'],
      ['UN Environment Programme', 'Nairobi', 'UNEP, founded in 1972, has its seat at Nairobi in Kenya.'],
      ['ASEAN', 'Jakarta', 'The secretariat of ASEAN is at Jakarta.'],
    ],
  }),

  match('match-treaties', TOPIC, 4, {
    headings: ['Agreement', 'Subject'],
    pairs: [
      ['Ramsar Convention', 'Wetlands', 'The Ramsar Convention of 1971 protects wetlands.'],
      [
        'Montreal Protocol',
        'Ozone layer',
        'The Montreal Protocol of 1987 phases out substances that destroy ozone.',
      ],
      [
        'Basel Convention',
        'Transport of hazardous wastes',
        'The Basel Convention controls how hazardous wastes cross borders.',
      ],
      [
        'Minamata Convention',
        'Mercury',
        'The convention is named after the bay in Japan where mercury poisoned thousands.',
      ],
      [
        'Stockholm Convention',
        'Persistent organic pollutants',
        'The Stockholm Convention bans or restricts chemicals such as DDT that do not decay.',
      ],
      [
        'CITES',
        'Trade in endangered species',
        'CITES controls trade in animals and plants that are endangered.',
      ],
      [
        'Kyoto Protocol',
        'Emission of greenhouse gases',
        'The Kyoto Protocol of 1997 set limits to emissions of industrial countries.',
      ],
      [
        'Ottawa Treaty',
        'Anti-personnel mines',
        'The Ottawa Treaty of 1997 bans mines that are aimed at persons.',
      ],
    ],
  }),
];
