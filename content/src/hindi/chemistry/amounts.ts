import { gathered, withEach } from '../families.ts';

const molecular = { urea: 'यूरिया', glucose: 'ग्लूकोस' };
const solutes = {
  ...molecular,
  'sodium chloride': 'सोडियम क्लोराइड',
  'calcium chloride': 'कैल्सियम क्लोराइड',
};
const gases = {
  methane: 'मेथेन',
  ammonia: 'अमोनिया',
  'carbon dioxide': 'कार्बन डाइऑक्साइड',
  'sulphur dioxide': 'सल्फर डाइऑक्साइड',
};

const basicConcepts = {
  'The number of oxygen atoms in {1} of {2} (molar mass {3}) is':
    '{1} {2} (मोलर द्रव्यमान {3}) में ऑक्सीजन परमाणुओं की संख्या होगी',
  'Each formula unit contains {1} oxygen atom: {2}.': 'प्रत्येक सूत्र इकाई में {1} ऑक्सीजन परमाणु होता है: {2}।',
  'Each formula unit contains {1} oxygen atoms: {2}.': 'प्रत्येक सूत्र इकाई में {1} ऑक्सीजन परमाणु होते हैं: {2}।',
  'Counting all {1} atoms of the formula unit would give {2}.':
    'सूत्र इकाई के सभी {1} परमाणु गिनने पर {2} प्राप्त होगा।',
  'Without the factor {1} one gets only the number of formula units, {2}.':
    'गुणनखंड {1} छोड़ देने पर केवल सूत्र इकाइयों की संख्या {2} प्राप्त होती है।',

  'For the reaction {1}, the maximum mass of ammonia that can be obtained from {2} of nitrogen and {3} of hydrogen is':
    'अभिक्रिया {1} में {2} नाइट्रोजन तथा {3} हाइड्रोजन से प्राप्त होने वाली अमोनिया का अधिकतम द्रव्यमान होगा',
  'The {1} mol of {2} would need {3} of {4}, so hydrogen is the limiting reagent.':
    '{1} mol {2} के लिए {3} {4} चाहिए, अतः हाइड्रोजन सीमांत अभिकर्मक है।',
  'The {1} mol of {2} would need {3} of {4}, so nitrogen is the limiting reagent.':
    '{1} mol {2} के लिए {3} {4} चाहिए, अतः नाइट्रोजन सीमांत अभिकर्मक है।',
  '{1} of ammonia is formed.': '{1} अमोनिया बनती है।',
  'Taking nitrogen as the limiting reagent would give {1}, more than the total mass of the reactants.':
    'नाइट्रोजन को सीमांत अभिकर्मक मानने पर {1} प्राप्त होगा, जो अभिकारकों के कुल द्रव्यमान से अधिक है।',
  'Taking hydrogen as the limiting reagent would give {1}, more than the total mass of the reactants.':
    'हाइड्रोजन को सीमांत अभिकर्मक मानने पर {1} प्राप्त होगा, जो अभिकारकों के कुल द्रव्यमान से अधिक है।',

  'A compound of carbon, hydrogen and oxygen contains {1} carbon and {2} hydrogen by mass.':
    'कार्बन, हाइड्रोजन तथा ऑक्सीजन के एक यौगिक में द्रव्यमान के अनुसार {1} कार्बन तथा {2} हाइड्रोजन है।',
  'Its empirical formula is': 'यौगिक का मूलानुपाती सूत्र है',
  'Oxygen: {1}.': 'ऑक्सीजन: {1}।',
  'Ratio of moles in {1}: {2}.': '{1} यौगिक में मोलों का अनुपात: {2}।',
  'In {1} the percentage of carbon would be {2}, not {3}.': '{1} में कार्बन की प्रतिशतता {3} नहीं, बल्कि {2} होती।',

  'A {1} sample of limestone contains {2} of {3} ({4}) by mass and is treated with excess hydrochloric acid.':
    'चूना-पत्थर के {1} प्रतिदर्श में द्रव्यमान के अनुसार {2} {3} ({4}) है। इसकी हाइड्रोक्लोरिक अम्ल के आधिक्य से अभिक्रिया कराई जाती है।',
  'The volume of carbon dioxide evolved at STP is {1}.': 'STP पर निकलने वाली कार्बन डाइऑक्साइड का आयतन {1} है।',
  'What is {1}, rounded to the nearest whole number?': '{1} का मान (निकटतम पूर्णांक तक) कितना है?',
  'Take the molar volume as {1}.': 'मोलर आयतन {1} लीजिए।',
  'Mass of {1}: {2}, which is {3}.': '{1} का द्रव्यमान: {2}, अर्थात {3}।',
  'One mole of {1} gives one mole of {2}: {3}, so {4}.':
    '{1} के एक मोल से {2} का एक मोल प्राप्त होता है: {3}, अतः {4}।',

  'What volume of {1} sodium hydroxide, in millilitres, is needed to neutralise {2} of {3} sulphuric acid completely?':
    '{3} सल्फ्यूरिक अम्ल के {2} को पूर्णतः उदासीन करने के लिए {1} सोडियम हाइड्रॉक्साइड का कितना आयतन (मिलीलीटर में) चाहिए?',
  'Round off to the nearest whole number.': 'उत्तर निकटतम पूर्णांक में दीजिए।',
  'One mole of {1} needs two moles of {2}: {3}.': '{1} के एक मोल के लिए {2} के दो मोल चाहिए: {3}।',

  'The molar volume at STP is {1}.': 'STP पर मोलर आयतन {1} है।',
  'The amount of substance is {1}.': 'पदार्थ की मात्रा {1} है।',
  'Its volume at STP is {1}.': 'STP पर गैस का आयतन {1} है।',
  'The total number of atoms is {1}.': 'परमाणुओं की कुल संख्या {1} है।',
  'The mass of one molecule is approximately {1}.': 'एक अणु का द्रव्यमान लगभग {1} है।',
  'Each molecule has {1} atoms: {2}.': 'प्रत्येक अणु में {1} परमाणु होते हैं: {2}।',
};

const solutions = {
  '{1} of {2} hydrochloric acid is mixed with {3} of {4} hydrochloric acid.':
    '{2} हाइड्रोक्लोरिक अम्ल के {1} को {4} हाइड्रोक्लोरिक अम्ल के {3} में मिलाया जाता है।',
  'Assume that the volumes are additive.': 'मान लीजिए कि आयतन योगात्मक हैं।',
  'The molarity of the mixture is': 'मिश्रण की मोलरता होगी',
  'The mean of the two molarities, {1}, would be right only for equal volumes.':
    'दोनों मोलरताओं का माध्य, {1}, केवल समान आयतनों के लिए सही होता।',
  'The mean of the two molarities is right here only because the volumes are equal.':
    'दोनों मोलरताओं का माध्य यहाँ केवल इसलिए सही है, क्योंकि आयतन समान हैं।',

  'Assume that it dissociates completely.': 'मान लीजिए कि यह पूर्णतः वियोजित हो जाता है।',
  'The depression of the freezing point is': 'हिमांक में अवनमन होगा',
  'Molality: {1}.': 'मोललता: {1}।',
  'Forgetting the dissociation, with {1}, one would get only {2}.':
    'वियोजन को भूलकर {1} लेने पर केवल {2} प्राप्त होगा।',

  '{1} of liquid A ({2}) and {3} of liquid B ({4}) form an ideal solution.':
    'द्रव A ({2}) के {1} तथा द्रव B ({4}) के {3} मिलकर एक आदर्श विलयन बनाते हैं।',
  'The mole fraction of A in the vapour phase is': 'वाष्प प्रावस्था में A का मोल-अंश होगा',
  'The total vapour pressure of the solution is': 'विलयन का कुल वाष्प दाब होगा',
  'The mole fraction of A in the solution, {1}, is larger, since B is the more volatile liquid.':
    'विलयन में A का मोल-अंश, {1}, अधिक है, क्योंकि B अधिक वाष्पशील द्रव है।',
  'The mean of the two vapour pressures, {1}, would be right only for equal amounts.':
    'दोनों वाष्प दाबों का माध्य, {1}, केवल समान मात्राओं के लिए सही होता।',
  'The mean of the two vapour pressures is right here only because the amounts are equal.':
    'दोनों वाष्प दाबों का माध्य यहाँ केवल इसलिए सही है, क्योंकि मात्राएँ समान हैं।',
};

export const amounts = gathered(
  basicConcepts,
  solutions,
  withEach(solutes, {
    '{1} of <> ({2}) is dissolved in {3} of water ({4}).': '{1} <> ({2}) को {3} जल ({4}) में घोला जाता है।',
  }),
  withEach(molecular, {
    'With {1}, as for a salt of two ions, one would get {2}, but <> does not dissociate.':
      'दो आयनों वाले लवण की तरह {1} लेने पर {2} प्राप्त होगा, परंतु <> वियोजित नहीं होता।',
  }),
  withEach(gases, { 'Consider {1} of <> ({2}).': '{1} <> ({2}) पर विचार कीजिए।' }),
);
