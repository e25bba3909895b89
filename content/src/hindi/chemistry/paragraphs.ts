import { gathered, withEach } from '../families.ts';

const diamine = { 'ethane-1,2-diamine': 'एथेन-1,2-डाइऐमीन' };
const cells = {
  copper: { metal: 'कॉपर', salt: 'कॉपर(II) सल्फेट', ligands: { ammonia: 'अमोनिया', ...diamine } },
  nickel: { metal: 'निकैल', salt: 'निकैल(II) सल्फेट', ligands: diamine },
};

const discharged = Object.entries(cells).map(([name, { metal, salt, ligands }]) =>
  gathered(
    {
      [`A galvanic cell at {1} has a zinc electrode in {2} of {3} zinc sulphate and a ${name} electrode in {4} of {5} ${name}(II) sulphate.`]: `{1} पर एक गैल्वैनी सेल में जिंक इलेक्ट्रोड {3} जिंक सल्फेट के {2} में तथा ${metal} इलेक्ट्रोड {5} ${salt} के {4} में रखा है।`,
      [`The current dissolves {1} of zinc and deposits as much ${name}, which changes both concentrations by {2}: {3} and {4}.`]: `धारा {1} जिंक को घोलती है तथा उतना ही ${metal} निक्षेपित करती है, जिससे दोनों सांद्रताएँ {2} बदल जाती हैं: {3} तथा {4}।`,
    },
    withEach(ligands, {
      [`Then <> ({1}) is added to the ${name} half-cell, again without a change of volume, until the concentration of the free ligand is {2}; practically all ${name}(II) is then present as {3}, and the emf of the cell is {4}.`]: `फिर ${metal} अर्ध-सेल में, पुनः आयतन बदले बिना, <> ({1}) तब तक मिलाया जाता है, जब तक मुक्त लिगन्ड की सांद्रता {2} न हो जाए; तब लगभग समस्त ${metal}(II) {3} के रूप में होता है और सेल का विद्युत वाहक बल {4} होता है।`,
    }),
  ),
);

const cell = {
  'It supplies a constant current of {1} for {2}, and the volumes do not change.':
    'यह {2} तक {1} की स्थिर धारा देता है और विलयनों के आयतन नहीं बदलते।',
  'The standard electrode potentials are {1} and {2}.': 'मानक इलेक्ट्रोड विभव {1} तथा {2} हैं।',
  'Take {1} and {2}.': '{1} तथा {2} लीजिए।',
  'The emf of the cell after the discharge and before the ligand is added is':
    'विसर्जन के बाद तथा लिगन्ड मिलाने से पहले सेल का विद्युत वाहक बल होगा',
  'The Gibbs energy change of the cell reaction, per mole of zinc, after the discharge and before the ligand is added is':
    'विसर्जन के बाद तथा लिगन्ड मिलाने से पहले सेल अभिक्रिया का प्रति मोल जिंक गिब्ज ऊर्जा परिवर्तन होगा',
  'If {1} is the overall formation constant of {2} in terms of molar concentrations, the value of {3} is':
    'यदि मोलर सांद्रताओं के पदों में {2} का समग्र विरचन स्थिरांक {1} है, तो {3} का मान होगा',
  'The standard emf is {1}.': 'मानक विद्युत वाहक बल {1} है।',
  'Two electrons are transferred, so {1}.': 'दो इलेक्ट्रॉनों का स्थानांतरण होता है, अतः {1}।',
  'Per mole of zinc, {1}.': 'प्रति मोल जिंक {1}।',
  'With {1} in place of {2} one would get {3}.': '{2} के स्थान पर {1} लेने पर {3} प्राप्त होगा।',
  'With the complex, {1}, and {2} is still {3}: the free ions have {4}, and {5}.':
    'संकुल बनने पर {1} तथा {2} अब भी {3} है: मुक्त आयनों के लिए {4} तथा {5}।',
  'Forgetting {1} in the denominator would give {2}.': 'हर में {1} को भूल जाने पर {2} प्राप्त होगा।',
};

const titration = {
  'A student titrates {1} of a solution of a weak diprotic acid {2} ({3}, {4}) with {5} sodium hydroxide at {6} and follows the pH with a glass electrode.':
    'एक विद्यार्थी {6} पर दुर्बल द्विप्रोटिक अम्ल {2} ({3}, {4}) के {1} विलयन का अनुमापन {5} सोडियम हाइड्रॉक्साइड से करता है और काँच इलेक्ट्रोड से pH मापता जाता है।',
  'The curve rises steeply twice, and the second equivalence point is reached when {1} of the base has been added.':
    'वक्र दो बार तेजी से ऊपर उठता है और द्वितीय तुल्यता बिंदु तब आता है, जब {1} क्षारक मिलाया जा चुका होता है।',
  'The concentration of the acid is not known beforehand.': 'अम्ल की सांद्रता पहले से ज्ञात नहीं है।',
  'The pH of the solution when {1} of the base has been added is (to two decimal places)':
    'जब {1} क्षारक मिलाया जा चुका हो, तब विलयन का pH होगा (दो दशमलव स्थानों तक)',
  'Half of {1}, {2}, turns all {3} into {4}; this is the first equivalence point.':
    '{1} का आधा, अर्थात {2}, समस्त {3} को {4} में बदल देता है; यह प्रथम तुल्यता बिंदु है।',
  'With {1} of the base {2}, so {3}.': '{1} क्षारक मिलाने पर {2}, अतः {3}।',
  'The solution contains {1} alone, which forms as much {2} as {3}: {4}.':
    'विलयन में केवल {1} होता है, जिससे {2} तथा {3} समान मात्रा में बनते हैं: {4}।',
  'The other {1} turns a part of {2} into {3}, so that {4} and {5}.':
    'शेष {1} क्षारक {2} के एक भाग को {3} में बदल देता है, जिससे {4} तथा {5}।',
  'So there is {1} of the acid, which is {2} at the second equivalence point, in {3}: {4}.':
    'अतः अम्ल की मात्रा {1} है, जो द्वितीय तुल्यता बिंदु पर {3} में {2} के रूप में होती है: {4}।',
  'It is hydrolysed to {1}: {2}.': 'जल-अपघटन से इससे {1} बनता है: {2}।',
  'With the second equivalence point in place of the first one would get {1}.':
    'प्रथम तुल्यता बिंदु के स्थान पर द्वितीय तुल्यता बिंदु लेने पर {1} प्राप्त होगा।',
  'A pH of {1} would be right only for a salt of a strong acid and a strong base.':
    'pH का मान {1} केवल प्रबल अम्ल तथा प्रबल क्षारक के लवण के लिए सही होता।',
  'Counting all {1} of the base for the second step would give {2}.':
    'समस्त {1} क्षारक को दूसरे चरण के लिए गिनने पर {2} प्राप्त होगा।',
  'Forgetting the dilution by the base would give {1}.': 'क्षारक से होने वाला तनुकरण भूल जाने पर {1} प्राप्त होगा।',
};

export const paragraphsInChemistry = gathered(...discharged, cell, titration);
