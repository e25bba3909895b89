import { gathered, withEach } from '../families.ts';

const orbitals = Object.fromEntries(
  ['3s', '4s', '5s', '6s', '7s', '4p', '5p', '6p', '7p', '3d', '4d', '6d', '7d', '4f', '5f', '6f'].map(
    (name) => [name, name],
  ),
);
const shapes = {
  linear: 'रैखिक',
  bent: 'बंकित',
  'trigonal planar': 'त्रिकोणीय समतली',
  'trigonal pyramidal': 'त्रिकोणीय पिरामिडी',
  tetrahedral: 'चतुष्फलकीय',
  'see-saw': 'ढेंकुली (सी-सॉ)',
  'square planar': 'वर्ग समतली',
  'trigonal bipyramidal': 'त्रिकोणीय द्विपिरामिडी',
  'square pyramidal': 'वर्ग पिरामिडी',
  octahedral: 'अष्टफलकीय',
};
const arrangements = {
  tetrahedral: shapes.tetrahedral,
  'trigonal bipyramidal': shapes['trigonal bipyramidal'],
  octahedral: shapes.octahedral,
};
const elements = { Cl: 'Cl', Cr: 'Cr', Mn: 'Mn', N: 'N', S: 'S' };

const atom = {
  'The radius of the first Bohr orbit of hydrogen is {1}.': 'हाइड्रोजन की प्रथम बोर कक्षा की त्रिज्या {1} है।',
  'The radius of the orbit {1} of {2} is': '{2} की कक्षा {1} की त्रिज्या होगी',
  'With {1} in place of {2} one would get only {3}.': '{2} के स्थान पर {1} लेने पर केवल {3} प्राप्त होगा।',

  '{1} and {2}': '{1} तथा {2}',
  'Radial nodes: {1}.': 'त्रिज्य नोड: {1}।',
  'Angular nodes: {1}.': 'कोणीय नोड: {1}।',
  'Interchanging the two would give {1} and {2}, but the number of angular nodes depends on {3} alone.':
    'दोनों को आपस में बदल देने पर {1} तथा {2} प्राप्त होगा, परंतु कोणीय नोडों की संख्या केवल {3} पर निर्भर करती है।',

  'Which of the following is/are correct for the shell {1}?': 'कोश {1} के लिए निम्नलिखित में से कौन-सा/से सही है/हैं?',
  'The number of subshells is {1}.': 'उपकोशों की संख्या {1} है।',
  'The number of orbitals is {1}.': 'कक्षकों की संख्या {1} है।',
  'The maximum number of electrons is {1}.': 'इलेक्ट्रॉनों की अधिकतम संख्या {1} है।',
  'The largest value of the magnetic quantum number {1} is {2}.': 'चुंबकीय क्वांटम संख्या {1} का अधिकतम मान {2} है।',
  '{1} runs from {2} to {3}, and the largest {4} is {5}.':
    '{1} का मान {2} से {3} तक होता है तथा {4} का अधिकतम मान {5} है।',
};

const bonds = {
  'According to molecular orbital theory, which of the following species has the highest bond order?':
    'आण्विक कक्षक सिद्धांत के अनुसार निम्नलिखित में से किस स्पीशीज की आबंध कोटि सर्वाधिक है?',
  'Bond order is half the difference of the numbers of bonding and antibonding electrons: {1}: {2}, {3}: {4}, {5}: {6}, {7}: {8}.':
    'आबंध कोटि आबंधी तथा प्रतिआबंधी इलेक्ट्रॉनों की संख्याओं के अंतर की आधी होती है: {1}: {2}, {3}: {4}, {5}: {6}, {7}: {8}।',
  '{1} comes next: its {2} bonding and {3} antibonding electrons give only {4}.':
    'इसके बाद {1} आता है: इसके {2} आबंधी तथा {3} प्रतिआबंधी इलेक्ट्रॉनों से केवल {4} प्राप्त होता है।',

  'According to VSEPR theory, the shape of the {1} molecule is': 'VSEPR सिद्धांत के अनुसार {1} अणु की आकृति है',
  'The central atom has {1} bond pairs and no lone pair, {2} electron pairs in all.':
    'केंद्रीय परमाणु पर {1} आबंधी युग्म हैं और कोई एकाकी युग्म नहीं है; कुल {2} इलेक्ट्रॉन युग्म हैं।',
  'The central atom has {1} bond pairs and one lone pair, {2} electron pairs in all.':
    'केंद्रीय परमाणु पर {1} आबंधी युग्म तथा एक एकाकी युग्म हैं; कुल {2} इलेक्ट्रॉन युग्म हैं।',
  'The central atom has {1} bond pairs and {2} lone pairs, {3} electron pairs in all.':
    'केंद्रीय परमाणु पर {1} आबंधी युग्म तथा {2} एकाकी युग्म हैं; कुल {3} इलेक्ट्रॉन युग्म हैं।',
  'With a lone pair as well it would be trigonal pyramidal.':
    'यदि एक एकाकी युग्म भी होता, तो आकृति त्रिकोणीय पिरामिडी होती।',
  'With two lone pairs as well it would be square planar.':
    'यदि दो एकाकी युग्म भी होते, तो आकृति वर्ग समतली होती।',
  'With a lone pair as well it would be square pyramidal.':
    'यदि एक एकाकी युग्म भी होता, तो आकृति वर्ग पिरामिडी होती।',
  'With only five bond pairs it would be trigonal bipyramidal.':
    'यदि केवल पाँच आबंधी युग्म होते, तो आकृति त्रिकोणीय द्विपिरामिडी होती।',

  'How many {1} bonds are there in an open-chain hydrocarbon with the molecular formula {2}?':
    'अणुसूत्र {2} वाले विवृत शृंखला हाइड्रोकार्बन में कितने {1} आबंध हैं?',
  'In an open chain {1} atoms are joined by {2} {3} bonds: {4}.':
    'विवृत शृंखला में {1} परमाणु {2} {3} आबंधों द्वारा जुड़े होते हैं: {4}।',
  'Multiple bonds add only {1} bonds.': 'बहु आबंधों के कारण केवल {1} आबंध बढ़ते हैं।',

  'The degree of unsaturation (double bond equivalents) of a compound with the molecular formula {1} is':
    'अणुसूत्र {1} वाले यौगिक की असंतृप्तता की कोटि (द्विआबंध तुल्यांक) होगी',
  '{1}; oxygen is not counted.': '{1}; ऑक्सीजन की गणना नहीं की जाती।',
};

const ions = {
  'The spin-only magnetic moment of {1} ({2}) in Bohr magnetons (to two decimal places) is':
    '{1} ({2}) का प्रचक्रण मात्र चुंबकीय आघूर्ण (बोर मैग्नेटॉन में, दो दशमलव स्थानों तक) होगा',
  '{1} has {2} unpaired electron: {3}.': '{1} में {2} अयुग्मित इलेक्ट्रॉन है: {3}।',
  '{1} has {2} unpaired electrons: {3}.': '{1} में {2} अयुग्मित इलेक्ट्रॉन हैं: {3}।',
  'Taking the charge of the ion, {1}, for {2} would give {3}.':
    '{2} के स्थान पर आयन का आवेश {1} लेने पर {3} प्राप्त होगा।',
  "Pairing the electrons first, against Hund's rule, would leave {1} unpaired and give {2}.":
    'हुंड के नियम के विरुद्ध पहले इलेक्ट्रॉनों का युग्मन करने पर {1} अयुग्मित इलेक्ट्रॉन रहता और {2} प्राप्त होता।',
  'Five unpaired electrons would give {1}, but one of the five {2} orbitals holds a pair.':
    'पाँच अयुग्मित इलेक्ट्रॉनों से {1} प्राप्त होता, परंतु पाँच {2} कक्षकों में से एक में इलेक्ट्रॉन युग्म है।',
  'Five unpaired electrons would give {1}, but {2} of the five {3} orbitals hold a pair.':
    'पाँच अयुग्मित इलेक्ट्रॉनों से {1} प्राप्त होता, परंतु पाँच {3} कक्षकों में से {2} में इलेक्ट्रॉन युग्म हैं।',

  'Let it be {1}.': 'माना ऑक्सीकरण संख्या {1} है।',
  'Oxygen has {1}: {2}, so {3}.': 'ऑक्सीजन की ऑक्सीकरण संख्या {1} है: {2}, अतः {3}।',
  'Oxygen has {1} and the alkali metal {2}: {3}, so {4}.':
    'ऑक्सीजन की ऑक्सीकरण संख्या {1} तथा क्षार धातु की {2} है: {3}, अतः {4}।',
  'Forgetting the alkali metal would give {1}.': 'क्षार धातु को भूल जाने पर {1} प्राप्त होगा।',
  'Forgetting the charge of the ion would give {1}.': 'आयन का आवेश भूल जाने पर {1} प्राप्त होगा।',

  'How many unpaired electrons are there in a high-spin octahedral complex of {1} ({2})?':
    '{1} ({2}) के उच्च प्रचक्रण अष्टफलकीय संकुल में कितने अयुग्मित इलेक्ट्रॉन हैं?',
  'How many unpaired electrons are there in a low-spin octahedral complex of {1} ({2})?':
    '{1} ({2}) के निम्न प्रचक्रण अष्टफलकीय संकुल में कितने अयुग्मित इलेक्ट्रॉन हैं?',
  'All five {1} orbitals are singly occupied before pairing starts: {2} electrons leave {3} unpaired.':
    'युग्मन आरंभ होने से पहले पाँचों {1} कक्षकों में एक-एक इलेक्ट्रॉन भरता है: {2} इलेक्ट्रॉनों में से {3} अयुग्मित रहते हैं।',
  'The {1} level is filled first and holds six electrons: {2}, with {3} unpaired.':
    'पहले {1} स्तर भरता है, जिसमें छह इलेक्ट्रॉन आते हैं: {2}; अयुग्मित इलेक्ट्रॉनों की संख्या {3} है।',
};

export const structure = gathered(
  atom,
  bonds,
  ions,
  shapes,
  withEach(shapes, { 'The shape is <>.': 'अणु की आकृति <> है।' }),
  withEach(arrangements, {
    'The arrangement of all the pairs is <>, but lone pairs are not counted in the shape.':
      'सभी युग्मों की व्यवस्था <> है, परंतु आकृति में एकाकी युग्म नहीं गिने जाते।',
  }),
  { 'T-shaped': 'T-आकृति', 'The shape is T-shaped.': 'अणु T-आकृति का है।' },
  withEach(orbitals, {
    'The numbers of radial and angular nodes of a <> orbital are respectively':
      '<> कक्षक में त्रिज्य तथा कोणीय नोडों की संख्याएँ क्रमशः हैं',
    'For a <> orbital {1} and {2}.': '<> कक्षक के लिए {1} तथा {2} है।',
  }),
  withEach(elements, {
    'The oxidation number of <> in {1} is': '{1} में <> की ऑक्सीकरण संख्या है',
  }),
  withEach(
    { Cr: 'Cr', S: 'S' },
    { 'The average oxidation number of <> in {1} is': '{1} में <> की औसत ऑक्सीकरण संख्या है' },
  ),
);
