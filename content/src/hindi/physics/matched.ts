import { gathered } from '../families.ts';

const dimensions = {
  Quantity: 'राशि',
  'Dimensional formula': 'विमीय सूत्र',
  'Gravitational constant': 'गुरुत्वाकर्षण नियतांक',
  'Coefficient of viscosity': 'श्यानता गुणांक',
  'Surface tension': 'पृष्ठ तनाव',
  'Angular momentum': 'कोणीय संवेग',
  "Young's modulus": 'यंग गुणांक',
  'Boltzmann constant': 'बोल्ट्ज़मान नियतांक',
  'Magnetic field': 'चुंबकीय क्षेत्र',
  'Self-inductance': 'स्वप्रेरकत्व',
  Resistance: 'प्रतिरोध',
  'Permittivity of free space': 'मुक्त आकाश की विद्युतशीलता',
  'From {1}, the gravitational constant has the dimensions of {2}, which are {3}.':
    '{1} से, गुरुत्वाकर्षण नियतांक की विमाएँ वही हैं, जो {2} की हैं, अर्थात {3}।',
  "From Stokes' law {1}, the coefficient of viscosity has the dimensions of {2}, which are {3}.":
    'स्टोक्स के नियम {1} से, श्यानता गुणांक की विमाएँ वही हैं, जो {2} की हैं, अर्थात {3}।',
  'Surface tension is a force divided by a length, so its dimensions are {1}.':
    'पृष्ठ तनाव प्रति एकांक लंबाई बल है, अतः इसकी विमाएँ {1} हैं।',
  'Angular momentum is a momentum multiplied by a length, so its dimensions are {1}.':
    'कोणीय संवेग, संवेग तथा लंबाई का गुणनफल है, अतः इसकी विमाएँ {1} हैं।',
  "Young's modulus is a force divided by an area, since strain has no dimensions: {1}.":
    'विकृति विमाहीन है, अतः यंग गुणांक की विमाएँ प्रति एकांक क्षेत्रफल बल की विमाएँ हैं: {1}।',
  'From {1}, the Boltzmann constant is an energy divided by a temperature: {2}.':
    '{1} से, बोल्ट्ज़मान नियतांक ऊर्जा तथा ताप का अनुपात है: {2}।',
  'From {1}, the magnetic field is a force divided by a current and a length: {2}.':
    '{1} से, चुंबकीय क्षेत्र बल को धारा तथा लंबाई से भाग देने पर प्राप्त होता है: {2}।',
  'From {1}, self-inductance is an energy divided by the square of a current: {2}.':
    '{1} से, स्वप्रेरकत्व ऊर्जा को धारा के वर्ग से भाग देने पर प्राप्त होता है: {2}।',
  'From {1}, resistance is a power divided by the square of a current: {2}.':
    '{1} से, प्रतिरोध शक्ति को धारा के वर्ग से भाग देने पर प्राप्त होता है: {2}।',
  "From Coulomb's law, the permittivity of free space has the dimensions of {1}, which are {2}.":
    'कूलॉम के नियम से, मुक्त आकाश की विद्युतशीलता की विमाएँ वही हैं, जो {1} की हैं, अर्थात {2}।',
};

const principles = {
  'Device or phenomenon': 'युक्ति अथवा परिघटना',
  'Principle or cause': 'सिद्धांत अथवा कारण',
  'Hydraulic lift': 'द्रवचालित लिफ्ट',
  "Pascal's law": 'पास्कल का नियम',
  'In a hydraulic lift the pressure of the small piston is transmitted undiminished through the liquid, so a small force lifts a large load on the large piston.':
    'द्रवचालित लिफ्ट में छोटे पिस्टन द्वारा लगाया गया दाब द्रव में बिना घटे संचरित होता है, अतः छोटा बल बड़े पिस्टन पर रखे भारी बोझ को उठा लेता है।',
  'Lift on the wing of an aeroplane': 'वायुयान के पंख पर उत्थापक बल',
  "Bernoulli's principle": 'बर्नूली का सिद्धांत',
  'Air flows faster above the wing than below it, so the pressure above is smaller and the wing is lifted.':
    'पंख के ऊपर वायु की चाल उसके नीचे की वायु से अधिक होती है, अतः ऊपर दाब कम होता है और पंख ऊपर की ओर उठता है।',
  'Oil rises in the wick of a lamp': 'दीपक की बत्ती में तेल का चढ़ना',
  Capillarity: 'केशिकत्व',
  'The fine pores of a wick are narrow tubes, in which oil rises by surface tension since it wets them.':
    'बत्ती के महीन छिद्र पतली नलियों की भाँति होते हैं; तेल इन्हें गीला करता है, अतः पृष्ठ तनाव के कारण इनमें ऊपर चढ़ता है।',
  'Small raindrops fall at constant speed': 'वर्षा की छोटी बूँदों का नियत चाल से गिरना',
  'Viscous drag': 'श्यान कर्षण',
  'The viscous drag on a raindrop grows with its speed until drag and buoyancy balance the weight, and the speed stays constant.':
    'वर्षा की बूँद पर श्यान कर्षण उसकी चाल के साथ तब तक बढ़ता है, जब तक श्यान कर्षण तथा उत्प्लावन बल मिलकर भार को संतुलित न कर दें; फिर चाल नियत रहती है।',
  'A steel ship floats on water': 'इस्पात के जहाज का जल पर तैरना',
  "Archimedes' principle": 'आर्किमिडीज का सिद्धांत',
  'A hollow ship displaces so much water that the buoyant force, the weight of this water, balances the weight of the ship.':
    'खोखला जहाज इतना जल विस्थापित करता है कि उत्प्लावन बल, अर्थात विस्थापित जल का भार, जहाज के भार को संतुलित कर देता है।',
  'Sea breeze by day': 'दिन में समुद्र समीर',
  Convection: 'संवहन',
  'The air over the hot land rises, and cooler air from the sea takes its place.':
    'गर्म स्थल के ऊपर की वायु ऊपर उठती है और समुद्र से आने वाली ठंडी वायु उसका स्थान ले लेती है।',
  'Hot tea cools fast at first, then slowly': 'गर्म चाय का पहले तेजी से, फिर धीरे ठंडा होना',
  "Newton's law of cooling": 'न्यूटन का शीतलन नियम',
  'The rate of cooling is proportional to the excess of temperature over the surroundings, which becomes smaller as the tea cools.':
    'शीतलन की दर वस्तु तथा परिवेश के तापांतर के समानुपाती होती है, जो चाय के ठंडा होने के साथ घटता जाता है।',
  'A bimetallic strip bends when heated': 'गर्म करने पर द्विधात्विक पत्ती का मुड़ना',
  'Thermal expansion': 'तापीय प्रसार',
  'The two metals of a bimetallic strip expand by different amounts, and the one that becomes longer is on the outer side.':
    'द्विधात्विक पत्ती की दोनों धातुओं का प्रसार भिन्न होता है और अधिक लंबी हो जाने वाली धातु बाहरी ओर रहती है।',
  'Steam burns more than boiling water': 'उबलते जल की अपेक्षा भाप से अधिक जलना',
  'Latent heat': 'गुप्त ऊष्मा',
  'Steam gives off its latent heat of vaporisation when it condenses on the skin, before the hot water cools.':
    'भाप त्वचा पर संघनित होते समय वाष्पन की गुप्त ऊष्मा देती है; इसके बाद ही गर्म जल ठंडा होता है।',
  "The Sun's heat reaches the Earth": 'सूर्य की ऊष्मा का पृथ्वी तक पहुँचना',
  Radiation: 'विकिरण',
  'Conduction and convection need a medium, but radiation crosses the vacuum between the Sun and the Earth.':
    'चालन तथा संवहन के लिए माध्यम आवश्यक है, परंतु विकिरण सूर्य तथा पृथ्वी के बीच के निर्वात को पार कर जाता है।',
};

const fields = {
  'Current {1} and point': 'धारा {1} तथा बिंदु',
  'Long straight wire, distance {1}': 'लंबा सीधा तार, {1} दूरी पर',
  "Ampere's law for a circle of radius {1} round a long straight wire: {2}.":
    'लंबे सीधे तार के परितः {1} त्रिज्या के वृत्त के लिए ऐम्पियर का नियम: {2}।',
  'Circle of radius {1}, its centre': '{1} त्रिज्या का वृत्त, केंद्र पर',
  'All elements of the circle are at the distance {1} from its centre and act alike: {2}.':
    'वृत्त के सभी अल्पांश केंद्र से {1} की दूरी पर हैं और उनके क्षेत्र एक ही दिशा में हैं: {2}।',
  'Semicircle of radius {1}, its centre': '{1} त्रिज्या का अर्धवृत्त, केंद्र पर',
  'A semicircle gives half the field of a whole circle at the centre: {1}.':
    'अर्धवृत्त का केंद्र पर क्षेत्र पूर्ण वृत्त के क्षेत्र का आधा होता है: {1}।',
  'Quarter circle of radius {1}, its centre': '{1} त्रिज्या का चतुर्थांश वृत्त, केंद्र पर',
  'A quarter circle gives a quarter of the field of a whole circle at the centre: {1}.':
    'चतुर्थांश वृत्त का केंद्र पर क्षेत्र पूर्ण वृत्त के क्षेत्र का एक-चौथाई होता है: {1}।',
  'Circle of radius {1}, on axis at distance {2}': '{1} त्रिज्या का वृत्त, अक्ष पर {2} दूरी पर',
  'On the axis at a distance {1} from the centre the field is {2}, which for {3} is {4}.':
    'अक्ष पर केंद्र से {1} दूरी पर क्षेत्र {2} होता है, जो {3} के लिए {4} है।',
  'Square of side {1}, its centre': '{1} भुजा का वर्ग, केंद्र पर',
  'Each of the four sides of the square gives {1} at the centre, together {2}.':
    'वर्ग की चारों भुजाओं में से प्रत्येक का केंद्र पर क्षेत्र {1} है; कुल क्षेत्र {2} है।',
  'Long solenoid, {1} turns per metre, inside': 'लंबी परिनालिका, प्रति मीटर {1} फेरे, भीतर',
  "Ampere's law for a rectangle with one side of length {1} inside the solenoid: {2}.":
    'ऐसे आयत के लिए ऐम्पियर का नियम, जिसकी {1} लंबाई की एक भुजा परिनालिका के भीतर है: {2}।',
  'Toroid of {1} turns, mean radius {2}': '{1} फेरों का टोरॉइड, औसत त्रिज्या {2}',
  "Ampere's law for the circle of radius {1} inside the toroid, which encloses all {2} turns: {3}.":
    'टोरॉइड के भीतर {1} त्रिज्या के वृत्त के लिए, जो सभी {2} फेरों को परिबद्ध करता है, ऐम्पियर का नियम: {3}।',
  'Long wires {1} apart, opposite {2}, midway': 'लंबे तार, अंतराल {1}, विपरीत {2}, ठीक मध्य में',
  'Midway between two long straight wires with opposite currents both fields have the same direction: {1}.':
    'विपरीत धाराओं वाले दो लंबे सीधे तारों के ठीक मध्य में दोनों के क्षेत्र एक ही दिशा में होते हैं: {1}।',
};

export const matchedInPhysics = gathered(dimensions, principles, fields);
