import { gathered, withEach } from '../families.ts';

const bases = { seven: 'सात', nine: 'नौ' };
const lights = { candela: 'कैंडेला', lumen: 'ल्यूमेन' };
const constants = { Planck: 'प्लांक', Avogadro: 'आवोगाद्रो' };
const clocks = { 'caesium-133': 'सीजियम-133', 'krypton-86': 'क्रिप्टॉन-86' };
const momenta = { 'angular momentum': 'कोणीय संवेग', 'linear momentum': 'रैखिक संवेग' };

const units = {
  'They are the metre, kilogram, second, ampere, kelvin, mole and candela; the radian and the steradian are derived units.':
    'ये मीटर, किलोग्राम, सेकंड, ऐम्पियर, केल्विन, मोल तथा कैंडेला हैं; रेडियन तथा स्टेरेडियन व्युत्पन्न मात्रक हैं।',
  'The lumen is the derived unit of luminous flux.': 'ल्यूमेन ज्योति फ्लक्स का व्युत्पन्न मात्रक है।',
  'The Avogadro constant defines the mole.': 'आवोगाद्रो नियतांक से मोल परिभाषित किया जाता है।',
  'The metre is defined by a fixed value of the speed of light in vacuum.':
    'मीटर की परिभाषा निर्वात में प्रकाश की चाल के नियत मान पर आधारित है।',
  'The metre is defined by the length of a bar of platinum and iridium.':
    'मीटर की परिभाषा प्लैटिनम तथा इरिडियम की एक छड़ की लंबाई पर आधारित है।',
  'The bar was given up in {1}; the definition by the speed of light dates from {2}.':
    'छड़ पर आधारित परिभाषा सन् {1} में छोड़ दी गई; प्रकाश की चाल पर आधारित परिभाषा सन् {2} से लागू है।',
  'A radiation of krypton-86 defined the metre from {1} to {2}.':
    'सन् {1} से {2} तक मीटर की परिभाषा क्रिप्टॉन-86 के एक विकिरण पर आधारित थी।',
  'The ampere is defined by a fixed value of the elementary charge.':
    'ऐम्पियर की परिभाषा मूल आवेश के नियत मान पर आधारित है।',
  'The ampere is defined by a fixed value of the mass of the electron.':
    'ऐम्पियर की परिभाषा इलेक्ट्रॉन के द्रव्यमान के नियत मान पर आधारित है।',
  'Since {1} the elementary charge is exactly {2}.': 'सन् {1} से मूल आवेश का यथार्थ मान {2} नियत है।',
  'A plane angle has a unit but no dimensions.': 'समतल कोण का मात्रक होता है, परंतु उसकी विमा नहीं होती।',
  'A plane angle has the dimension of length.': 'समतल कोण की विमा वही है, जो लंबाई की है।',
  'In radians it is the ratio of an arc to its radius, a length divided by a length.':
    'रेडियन में यह चाप तथा उसकी त्रिज्या का, अर्थात दो लंबाइयों का, अनुपात होता है।',
  'Both the Planck constant and angular momentum have the dimensions {1}.':
    'प्लांक नियतांक तथा कोणीय संवेग, दोनों की विमाएँ {1} हैं।',
  'One ångström is {1}.': 'एक ऐंग्स्ट्रम {1} के बराबर होता है।',
  'A length of {1} is one nanometre.': '{1} की लंबाई एक नैनोमीटर के बराबर होती है।',
  'The prefix pico stands for {1}.': 'पूर्वलग्न पिको {1} को निरूपित करता है।',
  'The prefix for {1} is femto.': '{1} के लिए पूर्वलग्न फेम्टो है।',
};

const waves = {
  'Electromagnetic waves are transverse.': 'वैद्युतचुंबकीय तरंगें अनुप्रस्थ होती हैं।',
  'Electromagnetic waves are longitudinal.': 'वैद्युतचुंबकीय तरंगें अनुदैर्घ्य होती हैं।',
  'Their electric and magnetic fields are perpendicular to the direction of propagation, and to each other.':
    'इनके विद्युत तथा चुंबकीय क्षेत्र संचरण की दिशा के लंबवत तथा परस्पर भी लंबवत होते हैं।',
  'A displacement current exists where an electric field changes with time.':
    'विस्थापन धारा वहाँ होती है, जहाँ विद्युत क्षेत्र समय के साथ परिवर्तित होता है।',
  'A displacement current exists wherever there is an electric field.':
    'जहाँ कहीं भी विद्युत क्षेत्र होता है, वहाँ विस्थापन धारा होती है।',
  'It is {1}, and zero where the electric flux is constant.':
    'इसका मान {1} होता है; जहाँ विद्युत फ्लक्स नियत हो, वहाँ यह शून्य होती है।',
  'The speed of electromagnetic waves in vacuum is {1}.': 'निर्वात में वैद्युतचुंबकीय तरंगों की चाल {1} होती है।',
  'With the values of both constants this gives {1}.': 'दोनों नियतांकों के मान रखने पर {1} प्राप्त होता है।',
  'In a plane electromagnetic wave in vacuum the electric and the magnetic field oscillate in phase.':
    'निर्वात में समतल वैद्युतचुंबकीय तरंग के विद्युत तथा चुंबकीय क्षेत्र समान कला में दोलन करते हैं।',
  'In a plane electromagnetic wave in vacuum the magnetic field lags behind the electric field by a quarter of a period.':
    'निर्वात में समतल वैद्युतचुंबकीय तरंग का चुंबकीय क्षेत्र विद्युत क्षेत्र से एक-चौथाई आवर्तकाल पीछे रहता है।',
  'Both are largest at the same place and time, with {1}.':
    'दोनों एक ही स्थान तथा एक ही समय पर अधिकतम होते हैं, जहाँ {1}।',
  'An accelerated charge radiates electromagnetic waves.': 'त्वरित आवेश वैद्युतचुंबकीय तरंगें विकिरित करता है।',
  'A charge that moves with constant velocity radiates electromagnetic waves.':
    'एकसमान वेग से गतिमान आवेश वैद्युतचुंबकीय तरंगें विकिरित करता है।',
  'Charges at rest and steady currents make fields that do not propagate as waves.':
    'विरामावस्था में स्थित आवेशों तथा अपरिवर्ती धाराओं के क्षेत्र तरंगों के रूप में संचरित नहीं होते।',
};

const spectrum = {
  'X-rays have shorter wavelengths than ultraviolet rays.':
    'X-किरणों की तरंगदैर्घ्य पराबैंगनी किरणों की तरंगदैर्घ्य से कम होती है।',
  'Ultraviolet rays have shorter wavelengths than X-rays.':
    'पराबैंगनी किरणों की तरंगदैर्घ्य X-किरणों की तरंगदैर्घ्य से कम होती है।',
  'From long to short wavelengths the order is radio waves, microwaves, infrared, visible light, ultraviolet, X-rays, gamma rays.':
    'तरंगदैर्घ्य के घटते क्रम में ये हैं: रेडियो तरंगें, सूक्ष्म तरंगें, अवरक्त तरंगें, दृश्य प्रकाश, पराबैंगनी किरणें, X-किरणें, गामा किरणें।',
  'Microwaves are produced by special vacuum tubes such as klystrons and magnetrons.':
    'सूक्ष्म तरंगें क्लाइस्ट्रॉन तथा मैग्नेट्रॉन जैसी विशेष निर्वात नलिकाओं द्वारा उत्पन्न की जाती हैं।',
  'Microwaves are produced by the decay of atomic nuclei.': 'सूक्ष्म तरंगें परमाणु नाभिकों के क्षय से उत्पन्न होती हैं।',
  'What radioactive nuclei emit are gamma rays.': 'रेडियोऐक्टिव नाभिकों से गामा किरणें उत्सर्जित होती हैं।',
  'Infrared waves are also called heat waves.': 'अवरक्त तरंगों को ऊष्मा तरंगें भी कहते हैं।',
  'Ultraviolet waves are also called heat waves.': 'पराबैंगनी तरंगों को ऊष्मा तरंगें भी कहते हैं।',
  'Water and many other molecules absorb infrared waves, and their thermal motion increases.':
    'जल तथा अनेक अन्य पदार्थों के अणु अवरक्त तरंगों को अवशोषित करते हैं, जिससे उनकी तापीय गति बढ़ जाती है।',
  'The ozone layer absorbs ultraviolet radiation of the Sun.':
    'ओजोन परत सूर्य के पराबैंगनी विकिरण को अवशोषित करती है।',
  'The ozone layer absorbs the visible light of the Sun.': 'ओजोन परत सूर्य के दृश्य प्रकाश को अवशोषित करती है।',
  'This protects life on the Earth, which ultraviolet radiation would harm.':
    'इससे पृथ्वी पर जीवन की रक्षा होती है, जिसके लिए पराबैंगनी विकिरण हानिकारक है।',
  'X-rays are produced when fast electrons strike a metal target.':
    'तीव्रगामी इलेक्ट्रॉनों के धातु के लक्ष्य से टकराने पर X-किरणें उत्पन्न होती हैं।',
  'X-rays are produced by oscillating currents in an antenna.':
    'X-किरणें ऐंटीना में दोलायमान धाराओं से उत्पन्न होती हैं।',
  'Oscillating currents in an antenna produce radio waves.': 'ऐंटीना में दोलायमान धाराएँ रेडियो तरंगें उत्पन्न करती हैं।',
};

export const unitsAndRadiation = gathered(
  units,
  waves,
  spectrum,
  withEach(bases, { 'The SI has <> base units.': 'SI में <> मूल मात्रक हैं।' }),
  withEach(lights, {
    'The SI base unit of luminous intensity is the <>.': 'ज्योति तीव्रता का SI मूल मात्रक <> है।',
  }),
  withEach(constants, {
    'The kilogram is defined by a fixed value of the <> constant.':
      'किलोग्राम की परिभाषा <> नियतांक के नियत मान पर आधारित है।',
  }),
  withEach(clocks, {
    'The second is defined by a radiation of the <> atom.':
      'सेकंड की परिभाषा <> परमाणु के एक विकिरण पर आधारित है।',
  }),
  withEach(momenta, {
    'The Planck constant has the dimensions of <>.': 'प्लांक नियतांक की विमाएँ वही हैं, जो <> की हैं।',
  }),
);
