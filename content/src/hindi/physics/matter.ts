import type { Phrasebook } from '../frames.ts';

export const matter: Phrasebook = {
  'A physical quantity is given by {1}.': 'एक भौतिक राशि {1} द्वारा व्यक्त की जाती है।',
  'The percentage errors in the measurement of {1}, {2} and {3} are {4}, {5} and {6} respectively.':
    '{1}, {2} तथा {3} के मापन में प्रतिशत त्रुटियाँ क्रमशः {4}, {5} तथा {6} हैं।',
  'The maximum percentage error in {1} is': '{1} में अधिकतम प्रतिशत त्रुटि होगी',
  'In the worst case all errors add up.': 'अधिकतम त्रुटि की स्थिति में सभी त्रुटियाँ जुड़ जाती हैं।',
  'Subtracting the term of {1}, because {2} is in the denominator, would give {3}.':
    '{2} के हर में होने के कारण {1} का पद घटाने पर {3} प्राप्त होता।',

  'A wire of length {1} and cross-sectional area {2} supports a load of {3}.':
    '{1} लंबाई तथा {2} अनुप्रस्थ-काट क्षेत्रफल के एक तार से {3} का भार लटका है।',
  "The Young's modulus of its material is {1}.": 'तार के पदार्थ का यंग गुणांक {1} है।',
  'The elongation of the wire is': 'तार की लंबाई में हुई वृद्धि है',
  'Leaving out the area would give {1}, the elongation of a wire with a cross-section of {2}.':
    'क्षेत्रफल छोड़ देने पर {1} प्राप्त होता, जो {2} अनुप्रस्थ-काट क्षेत्रफल के तार की लंबाई में वृद्धि है।',
  'Half of this, {1}, would be wrong: the factor {2} belongs to the stored energy, {3}.':
    'इसका आधा, {1}, गलत होगा: गुणक {2} संचित ऊर्जा {3} के सूत्र में आता है।',

  '{1} of ice at {2} is added to {3} of water at {4}.': '{4} ताप के {3} जल में {2} ताप की {1} बर्फ डाली जाती है।',
  'Neglect any loss of heat.': 'ऊष्मा की हानि को नगण्य मानिए।',
  'The latent heat of fusion of ice is {1} and the specific heat capacity of water is {2}.':
    'बर्फ के गलन की गुप्त ऊष्मा {1} तथा जल की विशिष्ट ऊष्मा धारिता {2} है।',
  'What is the final temperature in {1}, rounded to the nearest whole number?':
    'अंतिम ताप ({1} में, निकटतम पूर्णांक तक) कितना होगा?',
  'Heat gained by the ice equals heat lost by the water: {1}, so {2}.':
    'बर्फ द्वारा ली गई ऊष्मा जल द्वारा दी गई ऊष्मा के बराबर है: {1}, अतः {2}।',

  'A Carnot engine works between a source at {1} and a sink at {2}.':
    'एक कार्नो इंजन {1} ताप के स्रोत तथा {2} ताप के सिंक के बीच कार्य करता है।',
  'It absorbs {1} of heat from the source in each cycle.': 'यह प्रत्येक चक्र में स्रोत से {1} ऊष्मा अवशोषित करता है।',
  'The work done by the engine in each cycle is': 'प्रत्येक चक्र में इंजन द्वारा किया गया कार्य होगा',
  'The product {1} is the heat given off to the sink.': 'गुणनफल {1} सिंक को दी गई ऊष्मा है।',
  'The heat given off to the sink, {1}, is as large only because {2}.':
    'सिंक को दी गई ऊष्मा {1} यहाँ कार्य के बराबर केवल इसलिए है कि {2}।',

  'The ratio of the rms speed of hydrogen ({1}) at {2} to the rms speed of oxygen ({3}) at {4} is':
    '{2} ताप पर हाइड्रोजन ({1}) के अणुओं की वर्ग माध्य मूल चाल तथा {4} ताप पर ऑक्सीजन ({3}) के अणुओं की वर्ग माध्य मूल चाल का अनुपात होगा',
  'The ratio of the rms speed of helium ({1}) at {2} to the rms speed of argon ({3}) at {4} is':
    '{2} ताप पर हीलियम ({1}) के अणुओं की वर्ग माध्य मूल चाल तथा {4} ताप पर आर्गन ({3}) के अणुओं की वर्ग माध्य मूल चाल का अनुपात होगा',
  'The ratio of the rms speed of hydrogen ({1}) at {2} to the rms speed of helium ({3}) at {4} is':
    '{2} ताप पर हाइड्रोजन ({1}) के अणुओं की वर्ग माध्य मूल चाल तथा {4} ताप पर हीलियम ({3}) के अणुओं की वर्ग माध्य मूल चाल का अनुपात होगा',
  'The ratio of the rms speed of helium ({1}) at {2} to the rms speed of oxygen ({3}) at {4} is':
    '{2} ताप पर हीलियम ({1}) के अणुओं की वर्ग माध्य मूल चाल तथा {4} ताप पर ऑक्सीजन ({3}) के अणुओं की वर्ग माध्य मूल चाल का अनुपात होगा',
  '{1}, so the ratio is {2}.': '{1}, अतः अनुपात {2} है।',
  'Without the square root the ratio would be {1}, as if the speed were proportional to {2}.':
    'वर्गमूल न लेने पर अनुपात {1} होता, मानो चाल {2} के समानुपाती हो।',

  'A gas expands at a constant pressure of {1} from {2} to {3}.':
    'एक गैस {1} के नियत दाब पर {2} से {3} तक प्रसारित होती है।',
  'What is the work done by the gas, in joules?': 'गैस द्वारा किया गया कार्य (जूल में) कितना है?',

  '{1} of an ideal monatomic gas is heated at constant pressure so that its temperature rises by {2}.':
    'एक आदर्श एकपरमाणुक गैस के {1} को नियत दाब पर गर्म करने से उसका ताप {2} बढ़ जाता है।',
  '{1} of an ideal rigid diatomic gas is heated at constant pressure so that its temperature rises by {2}.':
    'दृढ़ अणुओं वाली एक आदर्श द्विपरमाणुक गैस के {1} को नियत दाब पर गर्म करने से उसका ताप {2} बढ़ जाता है।',
  'The heat absorbed by the gas is {1}.': 'गैस द्वारा अवशोषित ऊष्मा {1} है।',
  'The increase in its internal energy is {1}.': 'गैस की आंतरिक ऊर्जा में वृद्धि {1} है।',
  'The work done by the gas is {1}.': 'गैस द्वारा किया गया कार्य {1} है।',
  'The ratio {1} is {2}.': 'अनुपात {1} का मान {2} है।',
};
