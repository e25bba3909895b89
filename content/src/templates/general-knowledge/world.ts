import type { Fact } from '../fact.ts';
import { templatesOf } from '../subject.ts';

const { fact, match } = templatesOf('General Knowledge');
const TOPIC = 'World';

const ON_THE_MAP: readonly Fact[] = [
  [
    'The Pacific is the largest of the oceans.',
    'The Atlantic is the largest of the oceans.',
    'The Pacific covers about a third of the surface of the Earth; the Atlantic is the second largest.',
  ],
  [
    'Lake Baikal in Russia is the deepest lake.',
    'Lake Superior in North America is the deepest lake.',
    'Lake Baikal is more than 1,600 m deep; Lake Superior is the largest freshwater lake by area.',
  ],
  [
    'Greenland is the largest island.',
    'Borneo is the largest island.',
    'Greenland has more than two million square kilometres; Borneo is the third largest, after New Guinea.',
  ],
  [
    'The Sahara is the largest hot desert.',
    'The Kalahari is the largest hot desert.',
    'The Sahara covers about nine million square kilometres of northern Africa, ten times as much as the Kalahari.',
  ],
  [
    'The Suez Canal joins the Mediterranean Sea to the Red Sea.',
    'The Suez Canal joins the Mediterranean Sea to the Black Sea.',
    'The way from the Mediterranean to the Black Sea leads through the straits of Turkey, not through a canal.',
  ],
  [
    'The Strait of Gibraltar lies between Spain and Morocco.',
    'The Strait of Gibraltar lies between Italy and Tunisia.',
    'It is the entrance to the Mediterranean from the Atlantic; the Strait of Sicily lies between Italy and Tunisia.',
  ],
  [
    'The Andes run along the western coast of South America.',
    'The Andes run along the eastern coast of South America.',
    'They rise where the floor of the Pacific dips below the continent, on its western side.',
  ],
  [
    'Russia is the largest country by area.',
    'Canada is the largest country by area.',
    'Russia has about 17 million square kilometres; Canada is the second largest, with about ten million.',
  ],
  [
    'The Great Barrier Reef lies off the coast of Queensland in Australia.',
    'The Great Barrier Reef lies off the coast of California.',
    'Reefs of coral grow in warm and shallow water, as off the north-east of Australia.',
  ],
];

export const world = [
  fact('map-of-the-world', TOPIC, 3, 'the geography of the world', ON_THE_MAP),

  match('match-capitals', TOPIC, 3, {
    headings: ['Country', 'Capital'],
    pairs: [
      [
        'Australia',
        'Canberra',
        'Canberra was founded as the capital of Australia; Sydney is only the largest city.',
      ],
      ['Canada', 'Ottawa', 'The capital of Canada is Ottawa, not its largest city, Toronto.'],
      [
        'Turkey (Türkiye)',
        'Ankara',
        'The capital of Turkey has been Ankara since 1923; before, it was Istanbul.',
      ],
      ['Brazil', 'Brasilia', 'Brasilia replaced Rio de Janeiro as the capital of Brazil in 1960.'],
      ['Nigeria', 'Abuja', 'Abuja replaced Lagos as the capital of Nigeria in 1991.'],
      ['Pakistan', 'Islamabad', 'Islamabad was built as the capital of Pakistan, in place of Karachi.'],
      ['Vietnam', 'Hanoi', 'Hanoi is the capital of Vietnam; Ho Chi Minh City is the largest city.'],
      [
        'New Zealand',
        'Wellington',
        'Wellington is the capital of New Zealand; Auckland is the largest city.',
      ],
      ['Switzerland', 'Bern', 'The federal authorities of Switzerland sit in Bern, not in Zurich or Geneva.'],
      ['Myanmar', 'Naypyidaw', 'Naypyidaw replaced Yangon as the capital of Myanmar in 2006.'],
    ],
  }),

  match('match-currencies', TOPIC, 3, {
    headings: ['Country', 'Currency'],
    pairs: [
      ['Japan', 'Yen', 'The yen is the currency of Japan; the yuan is that of China.'],
      ['China', 'Yuan', 'The yuan is the unit of the renminbi, the currency of China.'],
      ['Thailand', 'Baht', 'The baht is the currency of Thailand.'],
      ['Bangladesh', 'Taka', 'The taka has been the currency of Bangladesh since 1972.'],
      ['South Korea', 'Won', 'The won is the currency of South Korea.'],
      ['Vietnam', 'Dong', 'The dong is the currency of Vietnam.'],
      ['Malaysia', 'Ringgit', 'The ringgit is the currency of Malaysia.'],
      ['Israel', 'Shekel', 'The new shekel is the currency of Israel.'],
      ['Poland', 'Zloty', 'The zloty is the currency of Poland, which does not use the euro.'],
      ['South Africa', 'Rand', 'The rand is the currency of South Africa.'],
    ],
  }),
];
