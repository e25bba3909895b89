import type { Phrasebook } from '../frames.ts';

export const kinetics: Phrasebook = {
  'A first order reaction has a half-life of {1}.': 'प्रथम कोटि की एक अभिक्रिया की अर्धायु {1} है।',
  'The time required for {1} completion of the reaction is': 'अभिक्रिया के {1} पूर्ण होने में लगने वाला समय होगा',
  'The fraction that remains is {1}, so {2} half-lives have passed: {3}.':
    'शेष अंश {1} है, अतः {2} अर्धायुएँ बीत चुकी हैं: {3}।',
  'After {1}, one half-life earlier, only {2} is complete.':
    '{1} के बाद, अर्थात एक अर्धायु पहले, अभिक्रिया केवल {2} पूर्ण होती है।',

  'The rate of a reaction is {1}.': 'एक अभिक्रिया का वेग {1} है।',
  'The concentration of A is doubled and that of B is doubled.':
    'A तथा B दोनों की सांद्रताएँ दोगुनी कर दी जाती हैं।',
  'The concentration of A is doubled and that of B is made three times.':
    'A की सांद्रता दोगुनी तथा B की सांद्रता तीन गुनी कर दी जाती है।',
  'The concentration of A is made three times and that of B is doubled.':
    'A की सांद्रता तीन गुनी तथा B की सांद्रता दोगुनी कर दी जाती है।',
  'The concentration of A is made three times and that of B is made three times.':
    'A तथा B दोनों की सांद्रताएँ तीन गुनी कर दी जाती हैं।',
  'The concentration of A is made four times and that of B is doubled.':
    'A की सांद्रता चार गुनी तथा B की सांद्रता दोगुनी कर दी जाती है।',
  'The concentration of A is made four times and that of B is made three times.':
    'A की सांद्रता चार गुनी तथा B की सांद्रता तीन गुनी कर दी जाती है।',
  'The factor by which the rate increases is': 'अभिक्रिया का वेग कितने गुना हो जाएगा?',
  'Without the exponents one would get only {1}.': 'घातांक छोड़ देने पर केवल {1} प्राप्त होगा।',
  'Counting the change of A alone would give only {1}.':
    'केवल A की सांद्रता का परिवर्तन गिनने पर {1} ही प्राप्त होगा।',

  'In a first order reaction the concentration of the reactant falls to {1} of its initial value in {2}.':
    'प्रथम कोटि की एक अभिक्रिया में {2} में अभिकारक की सांद्रता घटकर प्रारंभिक सांद्रता की {1} रह जाती है।',
  'What is the half-life of the reaction, in seconds?': 'अभिक्रिया की अर्धायु (सेकंड में) कितनी है?',
  '{1}, so {2} half-lives take {3} and {4}.': '{1}, अतः {2} अर्धायुओं का समय {3} है और {4}।',

  'A reactant of initial concentration {1} decomposes in a first order reaction with a half-life of {2}.':
    '{1} प्रारंभिक सांद्रता का एक अभिकारक प्रथम कोटि की अभिक्रिया में अपघटित होता है, जिसकी अर्धायु {2} है।',
  'The rate constant is {1}.': 'वेग स्थिरांक {1} है।',
  'The rate constant is approximately {1}.': 'वेग स्थिरांक लगभग {1} है।',
  'The initial rate of the reaction is {1}.': 'अभिक्रिया का प्रारंभिक वेग {1} है।',
  'The initial rate of the reaction is approximately {1}.': 'अभिक्रिया का प्रारंभिक वेग लगभग {1} है।',
  'The concentration of the reactant after {1} s is {2}.': '{1} s के बाद अभिकारक की सांद्रता {2} है।',
  'Two half-lives leave one fourth: {1}.': 'दो अर्धायुओं के बाद एक-चौथाई भाग शेष रहता है: {1}।',
  'If the initial concentration were doubled, the half-life would be {1}.':
    'यदि प्रारंभिक सांद्रता दोगुनी कर दी जाए, तो अर्धायु {1} होगी।',
  'The half-life of a first order reaction, {1}, does not depend on the initial concentration.':
    'प्रथम कोटि की अभिक्रिया की अर्धायु, {1}, प्रारंभिक सांद्रता पर निर्भर नहीं करती।',
};
