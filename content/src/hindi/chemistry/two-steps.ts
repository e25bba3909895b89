import { gathered, withEach } from '../families.ts';

const acids = { 'acetic acid': 'ऐसीटिक अम्ल', 'formic acid': 'फॉर्मिक अम्ल', 'benzoic acid': 'बेन्जोइक अम्ल' };

const carbonate = {
  '{1} of {2} (molar mass {3}) is treated with {4} of {5} hydrochloric acid.':
    '{1} {2} (मोलर द्रव्यमान {3}) की {5} हाइड्रोक्लोरिक अम्ल के {4} से अभिक्रिया कराई जाती है।',
  'The volume of carbon dioxide formed, measured at {1} and {2} bar, is (take {3})':
    '{1} तथा {2} bar पर मापा गया, बनने वाली कार्बन डाइऑक्साइड का आयतन होगा ({3} लीजिए)',
  'There are {1} of the carbonate and {2} of acid, which is enough for {3} of carbonate.':
    'कार्बोनेट की मात्रा {1} तथा अम्ल की मात्रा {2} है; इतना अम्ल {3} कार्बोनेट के लिए पर्याप्त है।',
  'The acid limits: {1}.': 'अम्ल सीमांत अभिकर्मक है: {1}।',
  'The carbonate limits: {1}.': 'कार्बोनेट सीमांत अभिकर्मक है: {1}।',
  'Taking the acid as the limiting reagent would give {1}, but it is in excess.':
    'अम्ल को सीमांत अभिकर्मक मानने पर {1} प्राप्त होगा, परंतु अम्ल आधिक्य में है।',
  'Taking the carbonate as the limiting reagent would give {1}, but it is in excess.':
    'कार्बोनेट को सीमांत अभिकर्मक मानने पर {1} प्राप्त होगा, परंतु कार्बोनेट आधिक्य में है।',
};

const cell = {
  'The standard electrode potentials of {1} and {2} are {3} and {4}.':
    '{1} तथा {2} के मानक इलेक्ट्रोड विभव क्रमशः {3} तथा {4} हैं।',
  'For the reaction {1}, find {2} to the nearest whole number.':
    'अभिक्रिया {1} के लिए {2} का मान निकटतम पूर्णांक तक ज्ञात कीजिए।',
  'Two electrons are transferred: {1}.': 'दो इलेक्ट्रॉनों का स्थानांतरण होता है: {1}।',
};

const buffer = {
  'The pH of the solution is (to two decimal places)': 'विलयन का pH होगा (दो दशमलव स्थानों तक)',
  'The base turns {1} of the acid into its salt; {2} of acid is left.':
    'क्षारक {1} अम्ल को उसके लवण में बदल देता है; {2} अम्ल शेष रहता है।',
  'With the initial amount of the acid in place of the amount left one would get {1}.':
    'अम्ल की शेष मात्रा के स्थान पर उसकी प्रारंभिक मात्रा लेने पर {1} प्राप्त होगा।',
};

const pressure = {
  'The reaction {1} is of the first order with a half-life of {2} minutes.':
    'अभिक्रिया {1} प्रथम कोटि की है और इसकी अर्धायु {2} मिनट है।',
  'It begins with A alone at a pressure of {1}, and volume and temperature stay the same.':
    'आरंभ में केवल A उपस्थित है, जिसका दाब {1} है; आयतन तथा ताप नियत रहते हैं।',
  'The total pressure after {1} minutes is': '{1} मिनट के बाद कुल दाब होगा',
  '{1} minutes are {2} half-lives: {3}.': '{1} मिनट {2} अर्धायुओं के बराबर हैं: {3}।',
  'Each mole of A that has reacted gives {1} moles: {2}.':
    'अभिक्रिया कर चुके A के प्रत्येक मोल से उत्पादों के {1} मोल बनते हैं: {2}।',
  'Without the A that is left one would get only {1}.': 'शेष बचे A को छोड़ देने पर केवल {1} प्राप्त होगा।',
};

export const stepsInChemistry = gathered(
  carbonate,
  cell,
  buffer,
  pressure,
  withEach(acids, {
    '(Take {1} and {2}.) {3} of {4} <> ({5}) is mixed with {6} of {7} sodium hydroxide.':
      '({1} तथा {2} लीजिए।) {4} <> ({5}) के {3} को {7} सोडियम हाइड्रॉक्साइड के {6} में मिलाया जाता है।',
  }),
);
