import { gathered, withEach } from '../families.ts';

const fuels = { methane: 'मेथेन', ethane: 'एथेन', propane: 'प्रोपेन', butane: 'ब्यूटेन' };
const metals = { copper: 'कॉपर', silver: 'सिल्वर', aluminium: 'ऐलुमिनियम', zinc: 'जिंक' };

const energyAndSolutions = {
  'Per mole, {1}.': 'प्रति मोल {1}।',
  'For {1}: {2}.': '{1} के लिए: {2}।',

  'For a reaction {1} and {2}, both independent of temperature.':
    'किसी अभिक्रिया के लिए {1} तथा {2} है और दोनों ताप पर निर्भर नहीं करते।',
  'The reaction is spontaneous above': 'अभिक्रिया किस ताप से ऊपर स्वतःप्रवर्तित होगी?',
  '{1} requires {2}.': '{1} होने के लिए {2} आवश्यक है।',
  'The inverse ratio {1} would not be a temperature: its unit is {2}.':
    'विपरीत अनुपात {1} ताप नहीं हो सकता: इसका मात्रक {2} है।',

  'Equal volumes of {1} hydrochloric acid and {2} sodium hydroxide solution are mixed at {3}.':
    '{3} पर {1} हाइड्रोक्लोरिक अम्ल तथा {2} सोडियम हाइड्रॉक्साइड विलयन के समान आयतन मिलाए जाते हैं।',
  'The pH of the mixture (to two decimal places) is': 'मिश्रण का pH (दो दशमलव स्थानों तक) होगा',
  'The volume doubles, so the excess of {1} is {2}.': 'आयतन दोगुना हो जाता है, अतः {1} का आधिक्य {2} है।',
  'Forgetting that the volume doubles would give a pH of {1}.':
    'आयतन का दोगुना होना भूल जाने पर pH {1} प्राप्त होगा।',

  'A buffer solution contains {1} of a weak acid with {2} and {3} of its sodium salt.':
    'एक बफर विलयन में {2} वाले एक दुर्बल अम्ल की सांद्रता {1} तथा इसके सोडियम लवण की सांद्रता {3} है।',
  'The pH of the solution (to two decimal places) is': 'विलयन का pH (दो दशमलव स्थानों तक) होगा',
  'With salt and acid interchanged in the ratio one would get {1}.':
    'अनुपात में लवण तथा अम्ल को आपस में बदल देने पर {1} प्राप्त होगा।',

  '{1} of {2} is taken in a vessel of volume {3}.': '{3} आयतन के एक पात्र में {1} {2} लिया जाता है।',
  'When the equilibrium {1} is reached, the vessel contains {2} of {3}.':
    'साम्य {1} स्थापित होने पर पात्र में {2} {3} है।',
  'What is {1} in {2}, rounded off to the nearest whole number?':
    '{1} का मान ({2} में, निकटतम पूर्णांक तक) कितना है?',
  '{1} of {2} has dissociated and {3} remains: {4}.': '{1} {2} वियोजित हो चुका है तथा {3} शेष है: {4}।',
};

const electrochemistry = {
  'For the cell {1} the standard electrode potentials are {2} and {3}.':
    'सेल {1} के लिए मानक इलेक्ट्रोड विभव {2} तथा {3} हैं।',
  'The emf of the cell at {1} is': '{1} पर सेल का विद्युत वाहक बल होगा',
  'With the ratio of the concentrations inverted one would get {1}.':
    'सांद्रताओं का अनुपात उलट देने पर {1} प्राप्त होगा।',

  'A current of {1} is passed through aqueous {2} for {3} minutes.':
    '{2} के जलीय विलयन में {1} की धारा {3} मिनट तक प्रवाहित की जाती है।',
  'A current of {1} is passed through a molten salt of {2} for {3} minutes.':
    '{2} के गलित लवण में {1} की धारा {3} मिनट तक प्रवाहित की जाती है।',
  'Forgetting that each ion takes up {1} electrons would give {2}.':
    'प्रत्येक आयन {1} इलेक्ट्रॉन ग्रहण करता है, यह भूल जाने पर {2} प्राप्त होगा।',
  'With {1}, as for copper, one would get {2}, but {3} takes up only one electron.':
    'कॉपर की तरह {1} लेने पर {2} प्राप्त होगा, परंतु {3} केवल एक इलेक्ट्रॉन ग्रहण करता है।',

  'Two electrolytic cells, one with aqueous silver nitrate and the other with aqueous copper(II) sulphate, are connected in series.':
    'दो विद्युत अपघटनी सेल, जिनमें से एक में सिल्वर नाइट्रेट का तथा दूसरे में कॉपर(II) सल्फेट का जलीय विलयन है, श्रेणीक्रम में जुड़े हैं।',
  '{1} of electrons is passed through them.': 'इनसे होकर {1} इलेक्ट्रॉन प्रवाहित किए जाते हैं।',
  'Take {1}, {2} and {3}.': '{1}, {2} तथा {3} लीजिए।',
  'The charge passed is {1}.': 'प्रवाहित आवेश {1} है।',
  'The mass of silver deposited is {1}.': 'निक्षेपित सिल्वर का द्रव्यमान {1} है।',
  'The mass of copper deposited is {1}.': 'निक्षेपित कॉपर का द्रव्यमान {1} है।',
  'The ratio of the moles of silver deposited to the moles of copper deposited is {1}.':
    'निक्षेपित सिल्वर के मोलों तथा निक्षेपित कॉपर के मोलों का अनुपात {1} है।',
};

export const energyAndEquilibrium = gathered(
  energyAndSolutions,
  electrochemistry,
  withEach(fuels, {
    'The standard enthalpies of formation of <>, {1} and {2} are {3}, {4} and {5} respectively.':
      '<>, {1} तथा {2} की मानक विरचन एन्थैल्पियाँ क्रमशः {3}, {4} तथा {5} हैं।',
    'The enthalpy change for the complete combustion of {1} of <> to these products is':
      '{1} <> के पूर्ण दहन से ये उत्पाद बनने पर एन्थैल्पी परिवर्तन होगा',
    'Adding the enthalpy of formation of <> instead of subtracting it would give {1}.':
      '<> की विरचन एन्थैल्पी घटाने के स्थान पर जोड़ देने पर {1} प्राप्त होगा।',
  }),
  withEach(metals, {
    'The molar mass of <> is {1}; take {2}.': '<> का मोलर द्रव्यमान {1} है; {2} लीजिए।',
    'The mass of <> deposited at the cathode is': 'कैथोड पर निक्षेपित <> का द्रव्यमान होगा',
  }),
);
