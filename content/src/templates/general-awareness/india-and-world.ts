import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Awareness');
const GEOGRAPHY = 'Geography';
const ECONOMY = 'Economy';
const STATIC = 'Static General Knowledge';

export const indiaAndWorld = [
  fact('map-of-india', GEOGRAPHY, 3, 'the geography of India', [
    [
      'The Palk Strait lies between India and Sri Lanka.',
      'The Palk Strait lies between the Andaman and the Nicobar Islands.',
      'The Andaman and the Nicobar Islands are separated by the Ten Degree Channel.',
    ],
    [
      'The southernmost point of the mainland of India is at Kanniyakumari.',
      'The southernmost point of the territory of India is at Kanniyakumari.',
      'The southernmost point of the territory is Indira Point on Great Nicobar.',
    ],
    [
      'The standard meridian of India is 82°30′ E.',
      'The standard meridian of India is 75°30′ E.',
      'Indian Standard Time is 5 hours 30 minutes ahead of Greenwich, at 15° for each hour.',
    ],
    [
      'The Western Ghats are higher on average than the Eastern Ghats.',
      'The Eastern Ghats are higher on average than the Western Ghats.',
      'The Eastern Ghats are cut up by the large rivers that flow to the Bay of Bengal.',
    ],
    [
      'Chilika Lake is a lagoon in Odisha.',
      'Chilika Lake is a lagoon in Kerala.',
      'The largest lagoon of Kerala is Vembanad Lake.',
    ],
    [
      'Lakshadweep lies in the Arabian Sea.',
      'Lakshadweep lies in the Bay of Bengal.',
      'It is a group of coral islands off the coast of Kerala.',
    ],
    [
      'The Nilgiri Hills join the Western and the Eastern Ghats.',
      'The Aravalli Hills join the Western and the Eastern Ghats.',
      'The Aravalli Hills stretch from Gujarat to Delhi.',
    ],
    [
      'The Zoji La connects Srinagar with Leh.',
      'The Nathu La connects Srinagar with Leh.',
      'The Nathu La leads from Sikkim to Tibet.',
    ],
  ]),
  fact('rivers-and-dams', GEOGRAPHY, 3, 'the rivers and dams of India', [
    [
      'The Bhakra Dam is built across the Sutlej.',
      'The Bhakra Dam is built across the Beas.',
      'The dam at Pong is built across the Beas.',
    ],
    [
      'The Hirakud Dam is built across the Mahanadi.',
      'The Hirakud Dam is built across the Godavari.',
      'It stands near Sambalpur in Odisha.',
    ],
    [
      'The Nagarjuna Sagar Dam is built across the Krishna.',
      'The Nagarjuna Sagar Dam is built across the Kaveri.',
      'The Mettur Dam is built across the Kaveri.',
    ],
    [
      'The Sardar Sarovar Dam is built across the Narmada.',
      'The Sardar Sarovar Dam is built across the Tapi.',
      'The Ukai Dam is built across the Tapi.',
    ],
    [
      'The Tehri Dam is built across the Bhagirathi.',
      'The Tehri Dam is built across the Yamuna.',
      'It stands in Uttarakhand, above the place where the Bhagirathi meets the Alaknanda.',
    ],
    [
      'The city of Lucknow stands on the Gomti.',
      'The city of Lucknow stands on the Yamuna.',
      'Delhi and Agra stand on the Yamuna.',
    ],
    [
      'The city of Ahmedabad stands on the Sabarmati.',
      'The city of Ahmedabad stands on the Tapi.',
      'Surat stands on the Tapi.',
    ],
    [
      'Jog Falls is on the Sharavati.',
      'Jog Falls is on the Kaveri.',
      'The falls of Shivanasamudra are on the Kaveri.',
    ],
  ]),
  fact('words-of-economics', ECONOMY, 3, 'terms of economics', [
    [
      'A general and lasting rise in prices is called inflation.',
      'A general and lasting rise in prices is called deflation.',
      'Deflation is a general and lasting fall in prices.',
    ],
    [
      'Income tax is a direct tax.',
      'Income tax is an indirect tax.',
      'Whoever has to pay a direct tax cannot shift it to somebody else.',
    ],
    [
      'A market with a single seller is called a monopoly.',
      'A market with a single seller is called an oligopoly.',
      'An oligopoly has a few sellers.',
    ],
    [
      'Agriculture belongs to the primary sector.',
      'Agriculture belongs to the secondary sector.',
      'The secondary sector is manufacturing and construction.',
    ],
    [
      'Banking belongs to the tertiary sector.',
      'Banking belongs to the primary sector.',
      'The tertiary sector provides services; the primary sector draws on nature.',
    ],
    [
      'The goods and services tax is an indirect tax.',
      'The goods and services tax is a direct tax.',
      'The seller collects it from the buyer in the price.',
    ],
    [
      'A budget whose expenditure exceeds its receipts is in deficit.',
      'A budget whose expenditure exceeds its receipts is in surplus.',
      'In a surplus, the receipts exceed the expenditure.',
    ],
    [
      'By the law of demand, a higher price lowers the quantity demanded, other things being equal.',
      'By the law of demand, a higher price raises the quantity demanded, other things being equal.',
      'It is the law of supply by which a higher price raises the quantity supplied.',
    ],
  ]),
  fact('terms-of-games', STATIC, 2, 'terms of sports', [
    ['A chessboard has 64 squares.', 'A chessboard has 81 squares.', 'It has eight rows of eight squares.'],
    [
      'The term "deuce" belongs to tennis.',
      'The term "deuce" belongs to hockey.',
      'It stands for a score of 40 all.',
    ],
    [
      'The term "checkmate" belongs to chess.',
      'The term "checkmate" belongs to billiards.',
      'The king is attacked and cannot escape.',
    ],
    [
      'The term "googly" belongs to cricket.',
      'The term "googly" belongs to badminton.',
      'It is a ball of a leg-spin bowler that turns the other way.',
    ],
    [
      'A kabaddi team has seven players on the court.',
      'A kabaddi team has eleven players on the court.',
      'Cricket, hockey and football teams have eleven players.',
    ],
    [
      'The term "birdie" belongs to golf.',
      'The term "birdie" belongs to volleyball.',
      'It stands for a hole played in one stroke under par.',
    ],
    [
      'The Durand Cup is played for in football.',
      'The Durand Cup is played for in cricket.',
      'In cricket, the States play for the Ranji Trophy.',
    ],
    [
      'A marathon is run over 42.195 km.',
      'A marathon is run over 26.195 km.',
      'This is a little more than 26 miles.',
    ],
  ]),
];
