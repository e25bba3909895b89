import { templatesOf } from '../subject.ts';

const { match } = templatesOf('General Studies');

/** One for each chapter. */
export const matchedInGeneralStudies = [
  match('match-articles', 'Indian Polity and Governance', 6, {
    headings: ['Article of the Constitution', 'Subject'],
    pairs: [
      [
        'Article 40',
        'Organisation of village panchayats',
        'Article 40 is a Directive Principle: the State shall take steps to organise village panchayats.',
      ],
      [
        'Article 44',
        'Uniform civil code',
        'Article 44 is a Directive Principle: the State shall endeavour to secure a uniform civil code.',
      ],
      [
        'Article 50',
        'Judiciary separate from the executive',
        'Article 50 directs the State to separate the judiciary from the executive in the public services.',
      ],
      [
        'Article 72',
        'Power of the President to grant pardons',
        'Article 72 lets the President grant pardons and commute sentences; for Governors it is Article 161.',
      ],
      [
        'Article 108',
        'Joint sitting of both Houses',
        'Article 108 provides for a joint sitting of both Houses if they disagree on an ordinary Bill.',
      ],
      [
        'Article 110',
        'Definition of a Money Bill',
        'Article 110 lists what a Money Bill may contain and leaves the decision to the Speaker.',
      ],
      [
        'Article 112',
        'Annual financial statement',
        'Article 112 has the annual financial statement, known as the budget, laid before both Houses.',
      ],
      [
        'Article 143',
        'Advisory opinion of the Supreme Court',
        'Article 143 lets the President consult the Supreme Court on a question of law or fact.',
      ],
      [
        'Article 280',
        'Finance Commission',
        'Article 280 has the President constitute a Finance Commission every fifth year or earlier.',
      ],
      [
        'Article 312',
        'All-India services',
        'Article 312 lets Parliament create all-India services if the Rajya Sabha so resolves by two thirds.',
      ],
    ],
  }),

  match('match-tributaries', 'Indian and World Geography', 5, {
    headings: ['Tributary', 'River that it joins'],
    pairs: [
      [
        'Chambal',
        'Yamuna',
        'The Chambal rises near Mhow in the Vindhyas and joins the Yamuna in Uttar Pradesh.',
      ],
      ['Son', 'Ganga', 'The Son rises at Amarkantak and joins the Ganga from the south near Patna.'],
      ['Manas', 'Brahmaputra', 'The Manas comes from Bhutan and joins the Brahmaputra in Assam.'],
      ['Zaskar', 'Indus', 'The Zaskar, or Zanskar, drains Ladakh and joins the Indus near Leh.'],
      ['Bhima', 'Krishna', 'The Bhima rises in the Western Ghats and joins the Krishna near Raichur.'],
      ['Indravati', 'Godavari', 'The Indravati flows through Bastar in Chhattisgarh and joins the Godavari.'],
      ['Kabini', 'Kaveri', 'The Kabini rises in Wayanad in Kerala and joins the Kaveri in Karnataka.'],
      ['Ib', 'Mahanadi', 'The Ib flows into the Mahanadi at the Hirakud reservoir in Odisha.'],
      [
        'Tawa',
        'Narmada',
        'The Tawa comes from the Satpura Range and is the longest tributary of the Narmada.',
      ],
      ['Girna', 'Tapi', 'The Girna rises in the Western Ghats of Nashik and joins the Tapi.'],
    ],
  }),

  match('match-viceroys', 'History of India and National Movement', 6, {
    headings: ['Governor-General or Viceroy', 'Event of his term'],
    pairs: [
      [
        'Lord Cornwallis',
        'Permanent Settlement of Bengal',
        'Cornwallis introduced the Permanent Settlement in 1793, which fixed the revenue of the zamindars.',
      ],
      [
        'Lord Wellesley',
        'Subsidiary alliances',
        'Wellesley, Governor-General from 1798 to 1805, bound the States by subsidiary alliances, first Hyderabad.',
      ],
      [
        'Lord William Bentinck',
        'Prohibition of sati',
        'Bentinck prohibited sati in 1829, which Rammohan Roy had campaigned against.',
      ],
      [
        'Lord Dalhousie',
        'Doctrine of lapse',
        'Dalhousie, from 1848 to 1856, annexed Satara, Jhansi and Nagpur by the doctrine of lapse.',
      ],
      [
        'Lord Lytton',
        'Vernacular Press Act',
        'The Vernacular Press Act of 1878 falls in the term of Lytton; his successor had it repealed.',
      ],
      [
        'Lord Ripon',
        'Resolution on local self-government',
        'The resolution of 1882, for which Ripon is remembered, promoted elected local bodies.',
      ],
      [
        'Lord Curzon',
        'Partition of Bengal',
        'Curzon partitioned Bengal in 1905, and the Swadeshi Movement rose against it.',
      ],
      [
        'Lord Chelmsford',
        'Massacre of Jallianwala Bagh',
        'Chelmsford was Viceroy in April 1919, when troops under Dyer fired on the crowd in Amritsar.',
      ],
      [
        'Lord Irwin',
        'Dandi March',
        'Irwin was Viceroy in 1930 at the time of the Dandi March and signed a pact with Gandhi in 1931.',
      ],
      [
        'Lord Linlithgow',
        'Quit India Movement',
        'Linlithgow was Viceroy in August 1942, when the Quit India Movement began.',
      ],
    ],
  }),

  match('match-economic-terms', 'Economic and Social Development', 5, {
    headings: ['Term', 'Meaning'],
    pairs: [
      [
        'Repo rate',
        'Rate at which the RBI lends to banks',
        'At the repo rate banks borrow from the Reserve Bank for a short term against securities.',
      ],
      [
        'Reverse repo rate',
        'Rate at which banks lend to the RBI',
        'At the reverse repo rate banks place surplus funds with the Reserve Bank, which gives securities.',
      ],
      [
        'Cash reserve ratio',
        'Share of deposits kept with the RBI',
        'The cash reserve ratio is the share of its deposits that a bank must keep with the Reserve Bank in cash.',
      ],
      [
        'Statutory liquidity ratio',
        'Share of deposits in liquid assets',
        'By the statutory liquidity ratio a bank itself must hold cash, gold or approved securities.',
      ],
      [
        'Stagflation',
        'Rising prices with high unemployment',
        'Stagflation is the word for stagnation and inflation at the same time.',
      ],
      [
        'Deflation',
        'Fall in the general level of prices',
        'In deflation the general level of prices falls, so that money gains in value.',
      ],
      [
        'Disinflation',
        'Fall in the rate of inflation',
        'In disinflation prices still rise, but more slowly than before.',
      ],
      [
        'Devaluation',
        'Official lowering of the exchange rate',
        'Under fixed exchange rates it is the government that devalues a currency, to make exports cheaper.',
      ],
      [
        'Primary deficit',
        'Fiscal deficit less interest payments',
        'Primary deficit shows what is borrowed for the needs of this year, apart from interest on old debt.',
      ],
      [
        'Revenue deficit',
        'Revenue spending less revenue receipts',
        'A revenue deficit means that the government borrows for its current expenditure.',
      ],
    ],
  }),

  match('match-national-parks', 'Environment, Biodiversity and Climate Change', 5, {
    headings: ['National park', 'State'],
    pairs: [
      [
        'Keibul Lamjao',
        'Manipur',
        'Keibul Lamjao floats on Loktak Lake in Manipur and is the home of the sangai deer.',
      ],
      [
        'Namdapha',
        'Arunachal Pradesh',
        'Namdapha lies in the east of Arunachal Pradesh, near the border with Myanmar.',
      ],
      ['Silent Valley', 'Kerala', 'Silent Valley protects rainforest in the Palakkad district of Kerala.'],
      [
        'Valley of Flowers',
        'Uttarakhand',
        'The Valley of Flowers lies in the Chamoli district of Uttarakhand.',
      ],
      ['Simlipal', 'Odisha', 'Simlipal is a tiger reserve in the Mayurbhanj district of Odisha.'],
      [
        'Khangchendzonga',
        'Sikkim',
        'Khangchendzonga in Sikkim is a World Heritage Site for both its nature and its culture.',
      ],
      [
        'Dibru-Saikhowa',
        'Assam',
        'Dibru-Saikhowa lies on the plains of the Brahmaputra in the east of Assam.',
      ],
      ['Bandipur', 'Karnataka', 'Bandipur in Karnataka was among the first tiger reserves of Project Tiger.'],
      ['Balphakram', 'Meghalaya', 'Balphakram lies in the Garo Hills of Meghalaya.'],
      [
        'Indravati',
        'Chhattisgarh',
        'Indravati, named after the river, lies in the Bijapur district of Chhattisgarh.',
      ],
    ],
  }),
];
