import { gathered, withEach } from '../families.ts';

const acids = {
  'acetic acid': 'ऐसीटिक अम्ल',
  'benzoic acid': 'बेन्जोइक अम्ल',
  'phenylacetic acid': 'फेनिलऐसीटिक अम्ल',
};
const chlorides = {
  'magnesium chloride': 'मैग्नीशियम क्लोराइड',
  'manganese(II) chloride': 'मैंगनीज(II) क्लोराइड',
  'iron(II) chloride': 'आयरन(II) क्लोराइड',
};

const hydroxide = {
  '{1} of {2} ammonia ({3}) is mixed with {4} of {5} hydrochloric acid.':
    '{2} अमोनिया ({3}) के {1} को {5} हाइड्रोक्लोरिक अम्ल के {4} में मिलाया जाता है।',
  'The precipitation of {1} ({2}) begins when the concentration of {3} exceeds':
    '{1} ({2}) का अवक्षेपण तब आरंभ होता है, जब {3} की सांद्रता इस मान से अधिक हो जाती है:',
  'The acid turns {1} of the ammonia into {2} and leaves {3}: this is a buffer.':
    'अम्ल {1} अमोनिया को {2} में बदल देता है और {3} अमोनिया शेष रहती है: यह एक बफर है।',
  'At the limit {1}.': 'सीमांत स्थिति में {1}।',
  'There is no factor {1}, because the hydroxide ions come from the buffer and not from the hydroxide of the metal.':
    'यहाँ गुणक {1} नहीं आता, क्योंकि हाइड्रॉक्साइड आयन बफर से आते हैं, धातु के हाइड्रॉक्साइड से नहीं।',
};

const cells = {
  'Two electrolytic cells with platinum electrodes are connected in series.':
    'प्लैटिनम इलेक्ट्रोडों वाले दो विद्युत अपघटनी सेल श्रेणीक्रम में जुड़े हैं।',
  'The first contains {1} of aqueous silver nitrate, the second aqueous copper(II) sulphate; both salts are in excess.':
    'पहले सेल में सिल्वर नाइट्रेट का {1} जलीय विलयन तथा दूसरे में कॉपर(II) सल्फेट का जलीय विलयन है; दोनों लवण आधिक्य में हैं।',
  'The electrolysis is stopped when {1} of silver has been deposited.':
    '{1} सिल्वर निक्षेपित हो जाने पर विद्युत अपघटन रोक दिया जाता है।',
  'Take {1}, the molar masses {2} (silver) and {3} (copper), and a molar volume of {4} at STP.':
    '{1}, मोलर द्रव्यमान {2} (सिल्वर) तथा {3} (कॉपर) और STP पर मोलर आयतन {4} लीजिए।',
  'The mass of copper deposited in the second cell is {1}.': 'दूसरे सेल में निक्षेपित कॉपर का द्रव्यमान {1} है।',
  'There are {1} of electrons, and each {2} takes two: {3}.':
    'इलेक्ट्रॉनों की मात्रा {1} है तथा प्रत्येक {2} दो इलेक्ट्रॉन लेता है: {3}।',
  'The volume of oxygen evolved at both anodes together, measured at STP, is {1}.':
    'दोनों ऐनोडों पर निकलने वाली ऑक्सीजन का STP पर मापा गया कुल आयतन {1} है।',
  'At each anode {1}, so one mole of oxygen needs four moles of electrons, not two: {2}.':
    'प्रत्येक ऐनोड पर {1}, अतः एक मोल ऑक्सीजन के लिए चार मोल इलेक्ट्रॉन चाहिए, दो नहीं: {2}।',
  'If the volume of the solution in the first cell does not change, its pH at the end is approximately {1}.':
    'यदि पहले सेल के विलयन का आयतन नहीं बदलता, तो अंत में उसका pH लगभग {1} है।',
  'One mole of {1} is formed for each mole of electrons: {2}, so {3}.':
    'इलेक्ट्रॉनों के प्रत्येक मोल के लिए {1} का एक मोल बनता है: {2}, अतः {3}।',
  'With a current of {1} the electrolysis takes {2}.': '{1} की धारा से विद्युत अपघटन में {2} का समय लगता है।',
  'The same charge flows through both cells, one after the other; it is not needed twice.':
    'दोनों सेलों से एक ही आवेश प्रवाहित होता है; दोगुने आवेश की आवश्यकता नहीं होती।',
};

const sulphide = {
  'A solution is kept saturated with hydrogen sulphide, so that {1}, and a buffer keeps its pH at {2}.':
    'एक विलयन को हाइड्रोजन सल्फाइड से संतृप्त रखा जाता है, जिससे {1} रहता है, तथा एक बफर उसका pH {2} पर बनाए रखता है।',
  'The ionisation constants of {1} are {2} and {3}, and the solubility product of {4} is {5}.':
    '{1} के आयनन स्थिरांक {2} तथा {3} हैं और {4} का विलेयता गुणनफल {5} है।',
  'The concentration of {1} is {2}.': '{1} की सांद्रता {2} है।',
  'The concentration of {1} is approximately {2}.': '{1} की सांद्रता लगभग {2} है।',
  'It is not equal to {1}, which the buffer decides.': 'यह {1} के बराबर नहीं है, जिसे बफर निर्धारित करता है।',
  'It would equal {1} only if {2}.': 'यह {1} के बराबर तभी होती, जब {2} होता।',
  'The greatest concentration of {1} that this solution can contain is {2}.':
    'इस विलयन में {1} की अधिकतम संभव सांद्रता {2} है।',
  'The greatest concentration of {1} that this solution can contain is approximately {2}.':
    'इस विलयन में {1} की अधिकतम संभव सांद्रता लगभग {2} है।',
  '{1} would be the solubility in pure water without hydrolysis.':
    'जल-अपघटन न होने पर शुद्ध जल में विलेयता {1} होती।',
  'If the pH is raised by one unit, the concentration of {1} becomes {2}.':
    'यदि pH एक इकाई बढ़ा दिया जाए, तो {1} की सांद्रता {2} हो जाती है।',
  '{1} depends on the square of {2}, so it becomes {3} times as large: {4}.':
    '{1} का मान {2} के वर्ग पर निर्भर करता है, अतः यह {3} गुना हो जाता है: {4}।',
};

const dimer = {
  'What is the equilibrium constant of this reaction in terms of molalities, in {1}, to the nearest whole number?':
    'मोललताओं के पदों में इस अभिक्रिया का साम्य स्थिरांक ({1} में, निकटतम पूर्णांक तक) कितना है?',
  'Molality of the acid: {1}.': 'अम्ल की मोललता: {1}।',
  "The van't Hoff factor is {1}, and {2} gives {3}.": 'वान्ट हॉफ गुणांक {1} है तथा {2} से {3} प्राप्त होता है।',
  'So {1} of single molecules are in equilibrium with {2} of dimers, which are half as many as the molecules in them: {3}.':
    'अतः {1} एकल अणु {2} द्वितयों के साथ साम्य में हैं, जिनकी संख्या उनमें उपस्थित अणुओं की आधी है: {3}।',
};

export const advancedInChemistry = gathered(
  hydroxide,
  cells,
  sulphide,
  dimer,
  withEach(chlorides, {
    'Solid <> is then added little by little, which does not change the volume.':
      'फिर इसमें ठोस <> थोड़ा-थोड़ा करके मिलाया जाता है, जिससे आयतन नहीं बदलता।',
  }),
  withEach(acids, {
    'A solution of {1} of <> (molar mass {2}) in {3} of benzene ({4}) freezes {5} below the freezing point of benzene, because some of the acid forms dimers: {6}.':
      '{3} बेन्जीन ({4}) में {1} <> (मोलर द्रव्यमान {2}) का विलयन बेन्जीन के हिमांक से {5} नीचे हिमित होता है, क्योंकि अम्ल का कुछ भाग द्वितय बनाता है: {6}।',
  }),
);
