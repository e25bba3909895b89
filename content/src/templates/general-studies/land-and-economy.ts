import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Studies');
const GEOGRAPHY = 'Indian and World Geography';
const ECONOMY = 'Economic and Social Development';
const ENVIRONMENT = 'Environment, Biodiversity and Climate Change';

export const landAndEconomy = [
  fact('rivers-of-india', GEOGRAPHY, 5, 'the rivers of India', [
    [
      'The Narmada flows through a rift valley to the Arabian Sea.',
      'The Narmada flows through a delta to the Bay of Bengal.',
      'The Narmada and the Tapi flow west and form estuaries.',
    ],
    [
      'The Godavari is the longest river of the Peninsula.',
      'The Krishna is the longest river of the Peninsula.',
      'The Godavari is about 1,465 km long, the Krishna about 1,400 km.',
    ],
    [
      'The Brahmaputra is called Tsangpo in Tibet.',
      'The Sutlej is called Tsangpo in Tibet.',
      'It rises near Lake Mansarovar and enters India in Arunachal Pradesh.',
    ],
    [
      'The Alaknanda and the Bhagirathi meet at Devprayag.',
      'The Alaknanda and the Mandakini meet at Devprayag.',
      'The Mandakini joins the Alaknanda at Rudraprayag.',
    ],
    [
      'The Chambal is a tributary of the Yamuna.',
      'The Chambal is a tributary of the Narmada.',
      'It rises near Mhow in Madhya Pradesh and joins the Yamuna in Uttar Pradesh.',
    ],
    [
      'The Jhelum flows through Wular Lake.',
      'The Chenab flows through Wular Lake.',
      'The Jhelum rises at Verinag in Kashmir.',
    ],
    [
      'The Kaveri rises in the Brahmagiri range in Karnataka.',
      'The Kaveri rises at Amarkantak.',
      'The Narmada rises at Amarkantak.',
    ],
    [
      'The Luni ends in the marshes of the Rann of Kachchh.',
      'The Luni flows into the Gulf of Khambhat.',
      'It is the largest river system of Rajasthan west of the Aravalli range.',
    ],
    [
      'The Son joins the Ganga from the south.',
      'The Gandak joins the Ganga from the south.',
      'The Gandak comes from the Himalaya in the north.',
    ],
  ]),
  fact('climate-and-soils', GEOGRAPHY, 5, 'the climate and the soils of India', [
    [
      'Black soil is made from basalt and suits cotton.',
      'Laterite soil is made from basalt lava and suits cotton best.',
      'Laterite is formed by intense leaching in the tropics.',
    ],
    [
      'The red colour of red soil comes from iron.',
      'The red colour of red soil comes from humus.',
      'Compounds of iron look red, and yellow where they are hydrated.',
    ],
    [
      'The coast of Tamil Nadu gets most of its rain from the north-east monsoon.',
      'The coast of Tamil Nadu gets most of its rain from the south-west monsoon.',
      'It lies in the rain shadow of the Arabian Sea branch and parallel to that of the Bay of Bengal.',
    ],
    [
      'Western disturbances bring winter rain to north-west India.',
      'Western disturbances bring summer rain to Kerala.',
      'They are carried in from the Mediterranean region by the westerly jet stream.',
    ],
    [
      'The loo is a hot and dry wind of the northern plains.',
      'The loo is a moist wind of the coast of Kerala.',
      'It blows in the afternoons of May and June, before the monsoon.',
    ],
    [
      'Alluvial soil covers the largest area of India.',
      'Black soil covers the largest area of India.',
      'Alluvial soil covers about 40 per cent of the country.',
    ],
    [
      'The Tropic of Cancer passes through eight Indian States.',
      'The Tropic of Cancer passes through Maharashtra and Odisha.',
      'It passes through Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram.',
    ],
    [
      'Indian Standard Time follows the meridian of 82°30′ E.',
      'Indian Standard Time follows the meridian of 68°7′ E.',
      '68°7′ E is the western end of the mainland; the standard meridian passes near Mirzapur.',
    ],
    [
      'The Aravalli range lies parallel to the Arabian Sea branch of the monsoon.',
      'The Aravalli range stands across the Arabian Sea branch of the monsoon and takes its rain.',
      'As it does not stand in the way of these winds, western Rajasthan stays dry.',
    ],
  ]),
  fact('earth-and-oceans', GEOGRAPHY, 5, 'the earth, the air and the oceans', [
    [
      'The outer core of the earth is liquid.',
      'The inner core of the earth is liquid.',
      'S-waves do not pass through the outer core.',
    ],
    [
      'Basalt is an igneous rock.',
      'Marble is an igneous rock.',
      'Marble is metamorphic and comes from limestone.',
    ],
    [
      'Most weather takes place in the troposphere.',
      'Most weather takes place in the stratosphere.',
      'The stratosphere holds most of the ozone.',
    ],
    [
      'The trade winds blow from the subtropical highs to the equatorial low.',
      'The westerlies blow from the subtropical highs to the equatorial low.',
      'The westerlies blow towards the subpolar lows.',
    ],
    [
      'The Gulf Stream is a warm current.',
      'The Labrador Current is a warm current.',
      'The Labrador Current is cold; where both meet off Newfoundland there are fog and fishing grounds.',
    ],
    [
      'Spring tides occur at full moon and new moon.',
      'Neap tides occur at full moon and new moon.',
      'Neap tides occur when sun and moon are at right angles.',
    ],
    [
      'The Mid-Atlantic Ridge is a divergent boundary of plates.',
      'The Himalaya is a divergent boundary of plates.',
      'The Himalaya rose where the Indian and the Eurasian plate converge.',
    ],
    [
      'An ox-bow lake is a cut-off meander.',
      'An ox-bow lake is carved by a glacier.',
      'A lake in a glacial cirque is a tarn.',
    ],
    [
      'El Niño warms the surface of the eastern Pacific.',
      'El Niño cools the surface of the eastern Pacific.',
      'The cold phase is La Niña.',
    ],
  ]),
  fact('money-and-banking', ECONOMY, 5, 'money and banking', [
    [
      'A rise of the repo rate makes borrowing dearer for banks.',
      'A rise of the repo rate puts more money at the disposal of banks.',
      'It is the rate at which the Reserve Bank lends to banks against securities.',
    ],
    [
      'Banks keep the cash reserve ratio of their deposits with the Reserve Bank.',
      'Banks keep the cash reserve ratio of their deposits in gold and securities.',
      'Gold, cash and approved securities make up the statutory liquidity ratio.',
    ],
    [
      'When the Reserve Bank sells securities in the open market, liquidity falls.',
      'When the Reserve Bank sells securities in the open market, liquidity rises.',
      'Banks pay for them with money, which leaves the system.',
    ],
    [
      'The one-rupee note bears the signature of the Finance Secretary.',
      'The one-rupee note bears the signature of the Governor of the Reserve Bank.',
      'It is issued by the Government of India, all other notes by the Reserve Bank.',
    ],
    [
      'The Monetary Policy Committee has six members.',
      'The Monetary Policy Committee has twelve members.',
      'Three are from the Reserve Bank, and its Governor has a casting vote.',
    ],
    [
      'Currency with the public and demand deposits are parts of M1.',
      'Time deposits with banks are a part of M1.',
      'Time deposits are added in M3.',
    ],
    [
      'The Reserve Bank of India was nationalised in 1949.',
      'The Reserve Bank of India was nationalised in 1969.',
      'In 1969 fourteen commercial banks were nationalised.',
    ],
    [
      'The inflation target in India is set in terms of the consumer price index.',
      'The inflation target in India is set in terms of the wholesale price index.',
      'The target for the CPI is 4 per cent, with a margin of 2 per cent on either side.',
    ],
  ]),
  fact('national-income-and-budget', ECONOMY, 5, 'national income and the budget', [
    [
      'Net domestic product is gross domestic product minus depreciation.',
      'Net domestic product is gross domestic product minus subsidies.',
      'Net and gross differ by the consumption of fixed capital.',
    ],
    [
      'Gross national product includes the net factor income from abroad.',
      'Gross domestic product includes the net factor income from abroad.',
      'Domestic product counts what is produced within the territory.',
    ],
    [
      'Fiscal deficit is total expenditure minus total receipts other than borrowings.',
      'Fiscal deficit is revenue expenditure minus revenue receipts.',
      'Revenue expenditure minus revenue receipts is the revenue deficit.',
    ],
    [
      'Primary deficit is fiscal deficit minus interest payments.',
      'Primary deficit is fiscal deficit plus interest payments.',
      'It shows what is borrowed for other things than interest.',
    ],
    [
      'Disinvestment is a capital receipt.',
      'Disinvestment is a revenue receipt.',
      'It reduces the assets of the government.',
    ],
    [
      'Interest payments are revenue expenditure.',
      'Interest payments are capital expenditure.',
      'They neither create an asset nor reduce a liability.',
    ],
    [
      'Income tax is a direct tax.',
      'The Goods and Services Tax is a direct tax.',
      'The burden of GST can be shifted to the buyer.',
    ],
    [
      'A Lorenz curve farther from the diagonal means more inequality.',
      'A Lorenz curve on the diagonal means the greatest inequality.',
      'The diagonal is the line of equality; the Gini coefficient is then zero.',
    ],
    [
      'Disguised unemployment means that the marginal product of some workers is zero.',
      'Disguised unemployment means that workers are without work between two jobs.',
      'Unemployment between two jobs is frictional.',
    ],
  ]),
  fact('environment-agreements', ENVIRONMENT, 5, 'environmental agreements and protection', [
    [
      'The Montreal Protocol is about substances that deplete the ozone layer.',
      'The Kyoto Protocol is about substances that deplete the ozone layer.',
      'The Kyoto Protocol set limits on greenhouse gases.',
    ],
    [
      'The Ramsar Convention is about wetlands.',
      'The Bonn Convention is about wetlands.',
      'The Bonn Convention is about migratory species.',
    ],
    [
      'CITES regulates the international trade in endangered species.',
      'CITES draws up the Red List of threatened species.',
      'The Red List is drawn up by the IUCN.',
    ],
    [
      'The Nagoya Protocol is about access to genetic resources and the sharing of benefits.',
      'The Cartagena Protocol is about access to genetic resources and the sharing of benefits.',
      'The Cartagena Protocol is about the safety of living modified organisms.',
    ],
    [
      'The Basel Convention is about the movement of hazardous wastes across borders.',
      'The Stockholm Convention is about the movement of hazardous wastes across borders.',
      'The Stockholm Convention is about persistent organic pollutants.',
    ],
    [
      'The Minamata Convention is about mercury.',
      'The Minamata Convention is about lead in petrol.',
      'It is named after the town in Japan where people were poisoned by mercury.',
    ],
    [
      'Project Tiger was launched in 1973.',
      'Project Tiger was launched in 1992.',
      'Project Elephant was launched in 1992.',
    ],
    [
      'The Paris Agreement asks every party for nationally determined contributions.',
      'The Paris Agreement binds developed countries only to targets that it lists.',
      'Binding targets for developed countries alone were the way of the Kyoto Protocol.',
    ],
    [
      'The Chipko movement began in the hills of what is now Uttarakhand.',
      'The Appiko movement began in the hills of what is now Uttarakhand.',
      'The Appiko movement began in Karnataka.',
    ],
  ]),
];
