import { gathered } from '../families.ts';

const trends = {
  'Atomic radius decreases from left to right in a period.':
    'किसी आवर्त में बाएँ से दाएँ जाने पर परमाणु त्रिज्या घटती है।',
  'Atomic radius increases from left to right in a period.':
    'किसी आवर्त में बाएँ से दाएँ जाने पर परमाणु त्रिज्या बढ़ती है।',
  'The effective nuclear charge increases while the valence shell remains the same.':
    'प्रभावी नाभिकीय आवेश बढ़ता है, जबकि संयोजकता कोश वही रहता है।',
  'The first ionisation enthalpy of nitrogen is higher than that of oxygen.':
    'नाइट्रोजन की प्रथम आयनन एन्थैल्पी ऑक्सीजन की प्रथम आयनन एन्थैल्पी से अधिक होती है।',
  'The first ionisation enthalpy of oxygen is higher than that of nitrogen.':
    'ऑक्सीजन की प्रथम आयनन एन्थैल्पी नाइट्रोजन की प्रथम आयनन एन्थैल्पी से अधिक होती है।',
  'The half-filled {1} configuration of nitrogen is more stable than {2}.':
    'नाइट्रोजन का अर्धपूरित विन्यास {1}, विन्यास {2} की अपेक्षा अधिक स्थायी होता है।',
  'Chlorine has a more negative electron gain enthalpy than fluorine.':
    'क्लोरीन की इलेक्ट्रॉन लब्धि एन्थैल्पी फ्लुओरीन की अपेक्षा अधिक ऋणात्मक होती है।',
  'Fluorine has a more negative electron gain enthalpy than chlorine.':
    'फ्लुओरीन की इलेक्ट्रॉन लब्धि एन्थैल्पी क्लोरीन की अपेक्षा अधिक ऋणात्मक होती है।',
  'In the small {1} subshell of fluorine the electrons repel the added electron more.':
    'फ्लुओरीन के छोटे {1} उपकोश के इलेक्ट्रॉन, जुड़ने वाले इलेक्ट्रॉन को अधिक प्रतिकर्षित करते हैं।',
  'Fluorine is the most electronegative element.': 'फ्लुओरीन सर्वाधिक विद्युतऋणात्मक तत्व है।',
  'Chlorine is the most electronegative element.': 'क्लोरीन सर्वाधिक विद्युतऋणात्मक तत्व है।',
  'On the Pauling scale fluorine has {1} and chlorine {2}.':
    'पॉलिंग पैमाने पर फ्लुओरीन की विद्युतऋणात्मकता {1} तथा क्लोरीन की {2} है।',
  'An anion is larger than its parent atom.': 'ऋणायन अपने जनक परमाणु से बड़ा होता है।',
  'An anion is smaller than its parent atom.': 'ऋणायन अपने जनक परमाणु से छोटा होता है।',
  'The same nuclear charge holds more electrons, which repel each other.':
    'उतना ही नाभिकीय आवेश अधिक इलेक्ट्रॉनों को बाँधे रखता है, जो एक-दूसरे को प्रतिकर्षित करते हैं।',
  'Of the isoelectronic ions {1}, {2} and {3}, {4} is the smallest.':
    'समइलेक्ट्रॉनी आयनों {1}, {2} तथा {3} में से {4} सबसे छोटा है।',
  'Of the isoelectronic ions {1}, {2} and {3}, {4} is the largest.':
    'समइलेक्ट्रॉनी आयनों {1}, {2} तथा {3} में से {4} सबसे बड़ा है।',
  'All have ten electrons, and the greatest nuclear charge attracts them most strongly.':
    'सभी में दस इलेक्ट्रॉन हैं, जिन्हें सर्वाधिक नाभिकीय आवेश सबसे प्रबलता से आकर्षित करता है।',
  'Metallic character increases down a group.': 'किसी वर्ग में ऊपर से नीचे जाने पर धात्विक गुण बढ़ता है।',
  'Metallic character decreases down a group.': 'किसी वर्ग में ऊपर से नीचे जाने पर धात्विक गुण घटता है।',
  'The ionisation enthalpy decreases down a group, so electrons are lost more easily.':
    'वर्ग में ऊपर से नीचे जाने पर आयनन एन्थैल्पी घटती है, अतः इलेक्ट्रॉन अधिक सरलता से निकल जाते हैं।',
  'The second ionisation enthalpy of sodium is much higher than its first.':
    'सोडियम की द्वितीय आयनन एन्थैल्पी उसकी प्रथम आयनन एन्थैल्पी से बहुत अधिक होती है।',
  'The second ionisation enthalpy of sodium is lower than its first.':
    'सोडियम की द्वितीय आयनन एन्थैल्पी उसकी प्रथम आयनन एन्थैल्पी से कम होती है।',
  'The second electron has to be removed from the noble gas configuration of {1}.':
    'दूसरा इलेक्ट्रॉन {1} के उत्कृष्ट गैस विन्यास से निकालना पड़ता है।',
};

const dBlock = {
  'Zinc has completely filled d orbitals in its common oxidation state.':
    'अपनी सामान्य ऑक्सीकरण अवस्था में जिंक के d कक्षक पूर्णतः भरे होते हैं।',
  'Zinc has partly filled d orbitals in its common oxidation state.':
    'अपनी सामान्य ऑक्सीकरण अवस्था में जिंक के d कक्षक आंशिक रूप से भरे होते हैं।',
  '{1} is {2}, for which reason zinc is not regarded as a transition element.':
    '{1} का विन्यास {2} है, इसी कारण जिंक को संक्रमण तत्व नहीं माना जाता।',
  'Compounds of scandium(III) are colourless.': 'स्कैन्डियम(III) के यौगिक रंगहीन होते हैं।',
  'Compounds of scandium(III) are deep blue.': 'स्कैन्डियम(III) के यौगिक गहरे नीले रंग के होते हैं।',
  '{1} is {2}, so d-d transitions are not possible.': '{1} का विन्यास {2} है, अतः d-d संक्रमण संभव नहीं हैं।',
  'The highest oxidation state of manganese is {1}.': 'मैंगनीज की उच्चतम ऑक्सीकरण अवस्था {1} है।',
  'It uses all its {1} electrons, as in {2}.': 'यह अपने सभी {1} इलेक्ट्रॉनों का उपयोग करता है, जैसे {2} में।',
  'The ionic radii of {1} decrease from lanthanum to lutetium.':
    'लैन्थेनम से ल्यूटीशियम तक {1} आयनों की त्रिज्याएँ घटती हैं।',
  'The ionic radii of {1} increase from lanthanum to lutetium.':
    'लैन्थेनम से ल्यूटीशियम तक {1} आयनों की त्रिज्याएँ बढ़ती हैं।',
  'This lanthanoid contraction is due to the poor shielding by 4f electrons.':
    'यह लैन्थेनॉयड आकुंचन 4f इलेक्ट्रॉनों के दुर्बल परिरक्षण प्रभाव के कारण होता है।',
  'The most common oxidation state of the lanthanoids is {1}.': 'लैन्थेनॉयडों की सबसे सामान्य ऑक्सीकरण अवस्था {1} है।',
  'Only a few of them, such as europium, also form stable {1} ions.':
    'इनमें से केवल कुछ, जैसे यूरोपियम, स्थायी {1} आयन भी बनाते हैं।',
  'Potassium dichromate is an oxidising agent in acidic solution.':
    'पोटैशियम डाइक्रोमेट अम्लीय विलयन में ऑक्सीकारक होता है।',
  'Potassium dichromate is a reducing agent in acidic solution.':
    'पोटैशियम डाइक्रोमेट अम्लीय विलयन में अपचायक होता है।',
  'Chromium is reduced from {1} to {2}.': 'क्रोमियम का {1} से {2} अवस्था में अपचयन होता है।',
  'Zirconium and hafnium have almost the same atomic radius.':
    'जर्कोनियम तथा हैफनियम की परमाणु त्रिज्याएँ लगभग समान होती हैं।',
  'The atomic radius of hafnium is much larger than that of zirconium.':
    'हैफनियम की परमाणु त्रिज्या जर्कोनियम की परमाणु त्रिज्या से बहुत अधिक होती है।',
  'The lanthanoid contraction balances the additional shell.':
    'लैन्थेनॉयड आकुंचन अतिरिक्त कोश के प्रभाव को संतुलित कर देता है।',
  'The manganate ion {1} is green and has one unpaired electron.':
    'मैंगनेट आयन {1} हरा होता है और इसमें एक अयुग्मित इलेक्ट्रॉन होता है।',
  'The manganate ion {1} is purple and has no unpaired electron.':
    'मैंगनेट आयन {1} बैंगनी होता है और इसमें कोई अयुग्मित इलेक्ट्रॉन नहीं होता।',
  'Manganese is in the {1} state, {2}; the purple ion is permanganate, {3}.':
    'इसमें मैंगनीज की ऑक्सीकरण अवस्था {1} तथा विन्यास {2} है; बैंगनी रंग का आयन परमैंगनेट {3} है।',
};

const pBlock = {
  'Orthoboric acid is a weak monobasic Lewis acid.': 'ऑर्थोबोरिक अम्ल एक दुर्बल एकक्षारकीय लुइस अम्ल है।',
  'Orthoboric acid is a strong tribasic acid.': 'ऑर्थोबोरिक अम्ल एक प्रबल त्रिक्षारकीय अम्ल है।',
  'It accepts {1} from water and so releases one {2}.':
    'यह जल से {1} ग्रहण करता है और इस प्रकार एक {2} मुक्त करता है।',
  'Graphite conducts electricity along its layers.': 'ग्रैफाइट अपनी परतों के अनुदिश विद्युत का चालन करता है।',
  'Diamond conducts electricity better than graphite.': 'हीरा ग्रैफाइट की अपेक्षा विद्युत का अधिक अच्छा चालक है।',
  'In graphite one electron of each carbon is delocalised; in diamond all four are in {1} bonds.':
    'ग्रैफाइट में प्रत्येक कार्बन का एक इलेक्ट्रॉन विस्थानित होता है; हीरे में चारों इलेक्ट्रॉन {1} आबंधों में होते हैं।',
  'White phosphorus consists of tetrahedral {1} molecules.': 'श्वेत फॉस्फोरस चतुष्फलकीय {1} अणुओं से बना होता है।',
  'White phosphorus consists of long chains of {1} molecules.':
    'श्वेत फॉस्फोरस {1} अणुओं की लंबी शृंखलाओं से बना होता है।',
  'Red phosphorus consists of chains of {1} tetrahedra.': 'लाल फॉस्फोरस {1} चतुष्फलकों की शृंखलाओं से बना होता है।',
  'Phosphorous acid {1} is dibasic.': 'फॉस्फोरस अम्ल {1} द्विक्षारकीय होता है।',
  'Phosphorous acid {1} is tribasic.': 'फॉस्फोरस अम्ल {1} त्रिक्षारकीय होता है।',
  'One of its three hydrogen atoms is bonded to phosphorus and is not ionisable.':
    'इसके तीन हाइड्रोजन परमाणुओं में से एक फॉस्फोरस से आबंधित होता है और आयननीय नहीं होता।',
  'The ozone molecule is angular.': 'ओजोन का अणु कोणीय होता है।',
  'The ozone molecule is linear.': 'ओजोन का अणु रैखिक होता है।',
  'The central oxygen has a lone pair, and the bond angle is about {1}.':
    'केंद्रीय ऑक्सीजन पर एक एकाकी युग्म होता है तथा आबंध कोण लगभग {1} होता है।',
  'The acid strength increases from {1} to {2}.': 'अम्लीय सामर्थ्य {1} से {2} तक बढ़ती है।',
  'The acid strength decreases from {1} to {2}.': 'अम्लीय सामर्थ्य {1} से {2} तक घटती है।',
  'The bond dissociation enthalpy decreases from {1} to {2}.': 'आबंध वियोजन एन्थैल्पी {1} से {2} तक घटती है।',
  'Among the hydrides of group {1} ammonia is the strongest base.':
    'वर्ग {1} के हाइड्राइडों में अमोनिया प्रबलतम क्षारक है।',
  'Among the hydrides of group {1} phosphine is the strongest base.':
    'वर्ग {1} के हाइड्राइडों में फॉस्फीन प्रबलतम क्षारक है।',
  'On the small nitrogen atom the lone pair has the highest electron density.':
    'छोटे आकार के नाइट्रोजन परमाणु पर एकाकी युग्म का इलेक्ट्रॉन घनत्व सर्वाधिक होता है।',
  'Water has a higher boiling point than hydrogen sulphide because of hydrogen bonds.':
    'हाइड्रोजन आबंधों के कारण जल का क्वथनांक हाइड्रोजन सल्फाइड के क्वथनांक से अधिक होता है।',
  'Hydrogen sulphide has a higher boiling point than water because its molar mass is greater.':
    'हाइड्रोजन सल्फाइड का क्वथनांक जल के क्वथनांक से अधिक होता है, क्योंकि इसका मोलर द्रव्यमान अधिक है।',
  'Hydrogen bonds between water molecules outweigh the difference in molar mass.':
    'जल के अणुओं के बीच हाइड्रोजन आबंधों का प्रभाव मोलर द्रव्यमानों के अंतर के प्रभाव से अधिक होता है।',
};

export const elements = gathered(trends, dBlock, pBlock);
