import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Awareness');
const bank = templatesOf('General, Economy and Banking Awareness');

export const landAndDates = [
  fact('mountain-passes', 'Geography', 4, 'the passes and gaps of India', [
    [
      'The Shipki La is in Himachal Pradesh.',
      'The Shipki La is in Sikkim.',
      'The Sutlej enters India near it.',
    ],
    [
      'The Nathu La is in Sikkim.',
      'The Nathu La is in Uttarakhand.',
      'It leads from Sikkim to the Chumbi valley of Tibet.',
    ],
    [
      'The Rohtang Pass connects the Kullu valley with Lahaul.',
      'The Rohtang Pass connects the Kashmir valley with Ladakh.',
      'The Kashmir valley and Ladakh are connected by the Zoji La.',
    ],
    [
      'The Banihal Pass crosses the Pir Panjal range.',
      'The Banihal Pass crosses the Aravalli range.',
      'It leads from Jammu to the valley of Kashmir.',
    ],
    [
      'The Bomdi La is in Arunachal Pradesh.',
      'The Bomdi La is in Himachal Pradesh.',
      'It lies on the road to Tawang.',
    ],
    [
      'The Lipulekh Pass is in Uttarakhand.',
      'The Lipulekh Pass is in Arunachal Pradesh.',
      'Pilgrims to Kailash and Mansarovar cross it.',
    ],
    [
      'The Bhor Ghat lies between Mumbai and Pune.',
      'The Thal Ghat lies between Mumbai and Pune.',
      'The Thal Ghat lies between Mumbai and Nashik.',
    ],
    [
      'The Palakkad Gap connects Kerala with Tamil Nadu.',
      'The Palakkad Gap connects Karnataka with Goa.',
      'It lies between the Nilgiri and the Anaimalai Hills.',
    ],
    [
      'The Khardung La is in Ladakh.',
      'The Khardung La is in Sikkim.',
      'It leads from Leh to the valleys of the Shyok and the Nubra.',
    ],
  ]),

  fact('crops-and-minerals', 'Geography', 3, 'the crops and minerals of India', [
    [
      'Rice is a kharif crop.',
      'Wheat is a kharif crop.',
      'Wheat is sown in winter and harvested in spring, which makes it a rabi crop.',
    ],
    [
      'Mustard is a rabi crop.',
      'Cotton is a rabi crop.',
      'Cotton grows in the kharif season, with the rains of the monsoon.',
    ],
    [
      'Jute is known as the golden fibre.',
      'Cotton is known as the golden fibre.',
      'Jute fibres have a golden shine.',
    ],
    [
      'Tea bushes need well-drained soil.',
      'Tea bushes need soil in which water stands.',
      'Water that stands at the roots harms them, so tea is grown on slopes.',
    ],
    [
      'Black soil is best suited to the cultivation of cotton.',
      'Laterite soil is best suited to the cultivation of cotton.',
      'Black soil holds moisture well; it is also called regur.',
    ],
    ['Bauxite is an ore of aluminium.', 'Haematite is an ore of aluminium.', 'Haematite is an ore of iron.'],
    [
      'Of the kinds of coal, anthracite has the highest share of carbon.',
      'Of the kinds of coal, lignite has the highest share of carbon.',
      'Lignite is a brown coal of low grade with much moisture.',
    ],
    [
      'The mines of Khetri in Rajasthan yield copper.',
      'The mines of Khetri in Rajasthan yield coal.',
      'Coal is mined at Jharia in Jharkhand.',
    ],
    [
      'Mumbai High is a field of petroleum.',
      'Neyveli is a field of petroleum.',
      'Neyveli in Tamil Nadu has lignite.',
    ],
    [
      'Bajra grows well on dry, sandy soils.',
      'Rice grows well on dry, sandy soils.',
      'Rice needs more than 100 cm of rain in a year, or irrigation.',
    ],
  ]),

  fact('years-of-modern-india', 'History', 4, 'dates in the history of modern India', [
    [
      'The Battle of Plassey was fought in 1757.',
      'The Battle of Buxar was fought in 1757.',
      'The Battle of Buxar was fought in 1764.',
    ],
    [
      'The Regulating Act was passed in 1773.',
      'The Regulating Act was passed in 1784.',
      'The Act of 1784 was Pitt’s India Act.',
    ],
    [
      'The Permanent Settlement was introduced in Bengal in 1793.',
      'The Permanent Settlement was introduced in Bengal in 1757.',
      'Lord Cornwallis introduced it as Governor-General.',
    ],
    [
      'The first passenger train of India ran in 1853.',
      'The first passenger train of India ran in 1835.',
      'It ran from Bombay to Thane; 1835 is the year of Macaulay’s minute on education.',
    ],
    [
      'The revolt of 1857 began at Meerut on 10 May.',
      'The revolt of 1857 began at Jhansi on 10 May.',
      'From Meerut the sepoys rode to Delhi, which they reached on 11 May.',
    ],
    [
      'The rule of the East India Company was ended by an Act of 1858.',
      'The rule of the East India Company was ended by an Act of 1833.',
      'The Act of 1858 transferred its powers to the Crown; that of 1833 ended its commercial activities.',
    ],
    [
      'The Muslim League was founded in 1906.',
      'The Muslim League was founded in 1916.',
      'It was founded at Dhaka; in 1916 it made the Lucknow Pact with the Congress.',
    ],
    [
      'Gandhi returned from South Africa in 1915.',
      'Gandhi returned from South Africa in 1919.',
      'His satyagraha at Champaran was in 1917.',
    ],
    [
      'The massacre of Jallianwala Bagh was on 13 April 1919.',
      'The massacre of Jallianwala Bagh was on 13 April 1922.',
      'The crowd had gathered on the day of Baisakhi; 1922 is the year of Chauri Chaura.',
    ],
    [
      'The Constituent Assembly met for the first time in December 1946.',
      'The Constituent Assembly met for the first time in November 1949.',
      'On 26 November 1949 it adopted the Constitution.',
    ],
  ]),
];

export const banks = [
  bank.fact('banks-and-payments', 'Banking Awareness', 3, 'banks and payments in India', [
    [
      'The Reserve Bank of India was established in 1935.',
      'The Reserve Bank of India was established in 1949.',
      'It was nationalised in 1949.',
    ],
    [
      'The cash reserve ratio is kept by banks as a balance with the Reserve Bank.',
      'The statutory liquidity ratio is kept by banks as a balance with the Reserve Bank.',
      'The statutory liquidity ratio is kept by the banks themselves in cash, gold and approved securities.',
    ],
    [
      'The repo rate is charged by the Reserve Bank when it lends to banks against securities.',
      'The repo rate is paid by banks on savings deposits.',
      'When the repo rate rises, borrowing becomes dearer for the banks.',
    ],
    [
      'RTGS settles each transfer on its own.',
      'NEFT settles each transfer on its own.',
      'NEFT settles transfers in batches.',
    ],
    [
      'An IFSC has eleven characters.',
      'An IFSC has nine characters.',
      'The MICR code on a cheque has nine digits.',
    ],
    [
      'One-rupee notes are issued by the Government of India.',
      'Two-thousand-rupee notes were issued by the Government of India.',
      'All notes but that of one rupee are issued by the Reserve Bank; the one-rupee note bears the signature of the Finance Secretary.',
    ],
    [
      'Fourteen banks were nationalised in 1969.',
      'Six banks were nationalised in 1969.',
      'Six more banks followed in 1980.',
    ],
    [
      'NABARD finances agriculture and rural development.',
      'SIDBI finances agriculture and rural development.',
      'SIDBI finances small and medium industries.',
    ],
    [
      'A cheque that is crossed is paid into an account alone.',
      'A cheque that is crossed is paid in cash over the counter.',
      'Two parallel lines across a cheque make it a crossed one.',
    ],
  ]),
];
