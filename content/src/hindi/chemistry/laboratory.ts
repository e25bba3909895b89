import { gathered, withEach } from '../families.ts';

const shownByBlue = { nitrogen: 'नाइट्रोजन', sulphur: 'सल्फर' };
const shownByYellow = { iodine: 'आयोडीन', chlorine: 'क्लोरीन' };
const crimson = { Strontium: 'स्ट्रॉन्शियम', Barium: 'बेरियम' };
const brickRed = { Calcium: 'कैल्सियम', Copper: 'कॉपर' };
const precipitated = { lead: 'लेड', 'copper(II)': 'कॉपर(II)' };
const groups = { II: 'II', III: 'III' };
const shownByRing = { nitrate: 'नाइट्रेट', sulphate: 'सल्फेट' };
const salts = { sulphites: 'सल्फाइटों', carbonates: 'कार्बोनेटों' };
const indicators = { Phenolphthalein: 'फीनॉल्फ्थेलिन', 'Methyl orange': 'मेथिल ऑरेंज' };
const acids = { sulphuric: 'सल्फ्यूरिक', hydrochloric: 'हाइड्रोक्लोरिक' };
const shownByNessler = { Ammonium: 'अमोनियम', Zinc: 'जिंक' };

const purification = {
  'Naphthalene can be purified by sublimation.': 'नैफ्थैलीन का शोधन ऊर्ध्वपातन द्वारा किया जा सकता है।',
  'Glucose can be purified by sublimation.': 'ग्लूकोस का शोधन ऊर्ध्वपातन द्वारा किया जा सकता है।',
  'Glucose decomposes when it is heated; naphthalene passes directly into vapour.':
    'ग्लूकोस गर्म करने पर अपघटित हो जाता है; नैफ्थैलीन सीधे वाष्प में परिवर्तित हो जाती है।',
  'A liquid that decomposes at its boiling point can be distilled under reduced pressure.':
    'जो द्रव अपने क्वथनांक पर अपघटित हो जाता है, उसका आसवन कम दाब पर किया जा सकता है।',
  'A liquid that decomposes at its boiling point can be distilled under increased pressure.':
    'जो द्रव अपने क्वथनांक पर अपघटित हो जाता है, उसका आसवन अधिक दाब पर किया जा सकता है।',
  'Under reduced pressure it boils at a lower temperature; glycerol is an example.':
    'कम दाब पर यह कम ताप पर उबलता है; ग्लिसरॉल इसका एक उदाहरण है।',
  'Aniline is separated from water by steam distillation.': 'ऐनिलीन को जल से भाप आसवन द्वारा पृथक किया जाता है।',
  'Aniline is separated from water by sublimation.': 'ऐनिलीन को जल से ऊर्ध्वपातन द्वारा पृथक किया जाता है।',
  'It is volatile in steam and does not mix with water.': 'यह भाप के साथ वाष्पशील तथा जल में अमिश्रणीय होती है।',
  'The {1} value of a substance in thin layer chromatography cannot be greater than {2}.':
    'पतली परत वर्णलेखन में किसी पदार्थ का {1} मान {2} से अधिक नहीं हो सकता।',
  'The {1} value of a substance in thin layer chromatography is always greater than {2}.':
    'पतली परत वर्णलेखन में किसी पदार्थ का {1} मान सदैव {2} से अधिक होता है।',
  'It is the distance moved by the substance divided by the distance moved by the solvent.':
    'यह पदार्थ द्वारा तय की गई दूरी तथा विलायक द्वारा तय की गई दूरी का अनुपात होता है।',
  'Paper chromatography is a kind of partition chromatography.': 'कागज वर्णलेखन एक प्रकार का वितरण वर्णलेखन है।',
  'Paper chromatography is a kind of adsorption chromatography.': 'कागज वर्णलेखन एक प्रकार का अधिशोषण वर्णलेखन है।',
  'The water in the paper is the stationary phase; column and thin layer chromatography depend on adsorption.':
    'कागज में उपस्थित जल स्थिर प्रावस्था होता है; स्तंभ तथा पतली परत वर्णलेखन अधिशोषण पर आधारित हैं।',
};

const detection = {
  'The colour is that of iron(III) hexacyanoferrate(II); sulphur gives a violet colour with sodium nitroprusside.':
    'यह रंग आयरन(III) हेक्सासायनिडोफेरेट(II) का होता है; सल्फर सोडियम नाइट्रोप्रुसाइड के साथ बैंगनी रंग देता है।',
  'In Lassaigne’s test a blood red colour with iron(III) ions shows that nitrogen and sulphur are both present.':
    'लैसें परीक्षण में आयरन(III) आयनों के साथ रक्त जैसा लाल रंग नाइट्रोजन तथा सल्फर दोनों की उपस्थिति दर्शाता है।',
  'In Lassaigne’s test a blood red colour with iron(III) ions shows that chlorine is present.':
    'लैसें परीक्षण में आयरन(III) आयनों के साथ रक्त जैसा लाल रंग क्लोरीन की उपस्थिति दर्शाता है।',
  'Sodium thiocyanate is formed, whose ions give a blood red complex with iron(III).':
    'सोडियम थायोसायनेट बनता है, जिसके थायोसायनेट आयन आयरन(III) के साथ रक्त जैसा लाल संकुल देते हैं।',
  'Silver chloride is white and dissolves in ammonia.':
    'सिल्वर क्लोराइड श्वेत होता है और अमोनिया विलयन में घुल जाता है।',
  'Halogens are estimated by the Carius method.': 'हैलोजनों का आकलन कैरियस विधि द्वारा किया जाता है।',
  'Halogens are estimated by Kjeldahl’s method.': 'हैलोजनों का आकलन कैल्डॉल विधि द्वारा किया जाता है।',
  'Kjeldahl’s method is for nitrogen.': 'कैल्डॉल विधि नाइट्रोजन के आकलन के लिए है।',
  'Kjeldahl’s method is not applicable to nitro compounds.': 'कैल्डॉल विधि नाइट्रो यौगिकों पर लागू नहीं होती।',
  'The Dumas method is not applicable to nitro compounds.': 'ड्यूमा विधि नाइट्रो यौगिकों पर लागू नहीं होती।',
  'The nitrogen of nitro compounds is not changed to ammonium sulphate; the Dumas method sets all nitrogen free as a gas.':
    'नाइट्रो यौगिकों की नाइट्रोजन अमोनियम सल्फेट में परिवर्तित नहीं होती; ड्यूमा विधि में समस्त नाइट्रोजन गैस के रूप में मुक्त हो जाती है।',
};

const saltsAndTitrations = {
  'Barium salts give an apple green flame.': 'बेरियम के लवण ज्वाला को सेब जैसा हरा रंग देते हैं।',
  'Copper salts colour the flame bluish green.': 'कॉपर के लवण ज्वाला को नीला-हरा रंग देते हैं।',
  'Lead chloride is sparingly soluble in cold water; copper(II) chloride dissolves.':
    'लेड क्लोराइड ठंडे जल में अल्प विलेय होता है; कॉपर(II) क्लोराइड घुल जाता है।',
  'Group III is precipitated as hydroxides, by ammonium hydroxide in the presence of ammonium chloride.':
    'समूह III के धनायन अमोनियम क्लोराइड की उपस्थिति में अमोनियम हाइड्रॉक्साइड द्वारा हाइड्रॉक्साइडों के रूप में अवक्षेपित होते हैं।',
  'Sulphate ions give with barium chloride a white precipitate that acids do not dissolve.':
    'सल्फेट आयन बेरियम क्लोराइड के साथ श्वेत अवक्षेप देते हैं, जो अम्लों में अविलेय होता है।',
  'Sulphur dioxide reduces dichromate to green chromium(III); carbon dioxide does not.':
    'सल्फर डाइऑक्साइड डाइक्रोमेट को हरे क्रोमियम(III) में अपचयित कर देती है; कार्बन डाइऑक्साइड ऐसा नहीं करती।',
  'At the equivalence point the solution is basic, where phenolphthalein changes its colour.':
    'तुल्यता बिंदु पर विलयन क्षारकीय होता है और फीनॉल्फ्थेलिन का रंग इसी pH परिसर में बदलता है।',
  'A titration with potassium permanganate in acidic solution needs no indicator.':
    'अम्लीय माध्यम में पोटैशियम परमैंगनेट के साथ अनुमापन में किसी सूचक की आवश्यकता नहीं होती।',
  'A titration with potassium permanganate in acidic solution needs phenolphthalein.':
    'अम्लीय माध्यम में पोटैशियम परमैंगनेट के साथ अनुमापन में फीनॉल्फ्थेलिन की आवश्यकता होती है।',
  'The first drop in excess colours the solution pink.': 'आधिक्य की पहली बूँद ही विलयन को गुलाबी कर देती है।',
  'Permanganate would oxidise hydrochloric acid to chlorine.':
    'परमैंगनेट हाइड्रोक्लोरिक अम्ल को क्लोरीन में ऑक्सीकृत कर देगा।',
  'Nessler’s reagent is an alkaline solution of potassium tetraiodomercurate(II), which shows ammonia.':
    'नेसलर अभिकर्मक पोटैशियम टेट्राआयोडोमरक्यूरेट(II) का क्षारीय विलयन है, जिससे अमोनिया की पहचान की जाती है।',
};

export const laboratory = gathered(
  purification,
  detection,
  saltsAndTitrations,
  withEach(shownByBlue, {
    'In Lassaigne’s test a Prussian blue colour shows <>.':
      'लैसें परीक्षण में प्रशियन नीला रंग <> की उपस्थिति दर्शाता है।',
  }),
  withEach(shownByYellow, {
    'In Lassaigne’s test a yellow precipitate with silver nitrate that ammonia does not dissolve shows <>.':
      'लैसें परीक्षण में सिल्वर नाइट्रेट के साथ पीला अवक्षेप, जो अमोनिया विलयन में अविलेय हो, <> की उपस्थिति दर्शाता है।',
  }),
  withEach(crimson, {
    '<> salts give a crimson red flame.': '<> के लवण ज्वाला को किरमिजी लाल रंग देते हैं।',
  }),
  withEach(brickRed, {
    '<> salts give a brick red flame.': '<> के लवण ज्वाला को ईंट जैसा लाल रंग देते हैं।',
  }),
  withEach(precipitated, {
    'Dilute hydrochloric acid precipitates <> ions from a cold solution.':
      'तनु हाइड्रोक्लोरिक अम्ल ठंडे विलयन से <> आयनों को अवक्षेपित करता है।',
  }),
  withEach(groups, {
    'The cations of group <> are precipitated as sulphides from an acidic solution.':
      'समूह <> के धनायन अम्लीय विलयन से सल्फाइडों के रूप में अवक्षेपित होते हैं।',
  }),
  withEach(shownByRing, {
    'The brown ring test shows <> ions.': 'भूरा वलय परीक्षण <> आयनों की उपस्थिति दर्शाता है।',
  }),
  withEach(salts, {
    'The gas that <> give with dilute sulphuric acid turns acidified potassium dichromate green.':
      'तनु सल्फ्यूरिक अम्ल के साथ <> से निकलने वाली गैस अम्लीकृत पोटैशियम डाइक्रोमेट विलयन को हरा कर देती है।',
  }),
  withEach(indicators, {
    '<> suits the titration of acetic acid with sodium hydroxide.':
      'सोडियम हाइड्रॉक्साइड के साथ ऐसीटिक अम्ल के अनुमापन के लिए <> उपयुक्त सूचक है।',
  }),
  withEach(acids, {
    'For titrations with potassium permanganate the solution is made acidic with <> acid.':
      'पोटैशियम परमैंगनेट के साथ अनुमापनों में विलयन को <> अम्ल द्वारा अम्लीय किया जाता है।',
  }),
  withEach(shownByNessler, {
    '<> ions give a brown precipitate with Nessler’s reagent.': '<> आयन नेसलर अभिकर्मक के साथ भूरा अवक्षेप देते हैं।',
  }),
);
