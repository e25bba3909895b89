import { gathered, withEach } from '../families.ts';

const particles = { 'A proton': 'एक प्रोटॉन', 'A deuteron': 'एक ड्यूटेरॉन', 'An alpha particle': 'एक ऐल्फा कण' };
const lenses = { convex: 'उत्तल', concave: 'अवतल' };
const gases = { monatomic: 'एकपरमाणुक', diatomic: 'द्विपरमाणुक' };

const collision = {
  'A small ball of mass {1} is released from rest on a smooth curved track and slides down through {2}.':
    '{1} द्रव्यमान की एक छोटी गेंद चिकने वक्र पथ पर विरामावस्था से छोड़ी जाती है और फिसलकर {2} की ऊर्ध्वाधर दूरी नीचे उतरती है।',
  'At the bottom it collides head-on and elastically with a block of mass {1} at rest.':
    'सबसे नीचे पहुँचकर यह विरामावस्था में रखे {1} द्रव्यमान के एक गुटके से सम्मुख प्रत्यास्थ संघट्ट करती है।',
  'At the bottom it collides head-on with, and sticks to, a block of mass {1} at rest.':
    'सबसे नीचे पहुँचकर यह विरामावस्था में रखे {1} द्रव्यमान के एक गुटके से सम्मुख संघट्ट करके उससे चिपक जाती है।',
  'The ball, which rebounds, is caught on the track.': 'वापस लौटती हुई गेंद को वक्र पथ पर ही पकड़ लिया जाता है।',
  'From there on the floor is rough, with {1} for whatever slides on it.':
    'यहाँ से आगे फर्श खुरदरा है और उस पर फिसलने वाली प्रत्येक वस्तु के लिए {1} है।',
  'How far does the block slide?': 'गुटका कितनी दूरी तक फिसलता है?',
  'On the track: {1}.': 'वक्र पथ पर: {1}।',
  'Elastic collision: {1}.': 'प्रत्यास्थ संघट्ट: {1}।',
  'Momentum: {1}.': 'संवेग का संरक्षण: {1}।',
  'Friction stops it: {1}.': 'घर्षण के कारण यह रुक जाता है: {1}।',
  'With the speed of the ball before the collision one would get {1}.':
    'संघट्ट से पहले की गेंद की चाल लेने पर {1} प्राप्त होता।',
};

const magneticPath = {
  'The radius of its path is': 'कण के पथ की त्रिज्या होगी',
  'Energy: {1}, so {2}.': 'ऊर्जा: {1}, अतः {2}।',
  'Force: {1}, so {2}, which is {3}.': 'बल: {1}, अतः {2}, अर्थात {3}।',
  'Taking {1}, without the factor {2}, would give {3}.': 'गुणक {2} के बिना {1} मानने पर {3} प्राप्त होता।',
};

const twoLenses = {
  'An object is placed on the axis, {1} in front of a convex lens of focal length {2}.':
    '{2} फोकस दूरी के एक उत्तल लेंस के सामने उसके अक्ष पर {1} की दूरी पर एक बिंब रखा है।',
  'How many centimetres behind the second lens is the final image formed?':
    'अंतिम प्रतिबिंब दूसरे लेंस के पीछे कितनी दूरी (सेंटीमीटर में) पर बनता है?',
  'First lens: {1}, so {2}.': 'पहले लेंस के लिए {1}, अतः {2}।',
  'For the second lens it is an object at {1}.': 'दूसरे लेंस के लिए यह प्रतिबिंब बिंब का कार्य करता है, जहाँ {1}।',
  'This is behind the second lens, for which it is a virtual object at {1}.':
    'यह स्थिति दूसरे लेंस के पीछे है, अतः उसके लिए यह आभासी बिंब है, जहाँ {1}।',
  'Second lens: {1}, so {2}.': 'दूसरे लेंस के लिए {1}, अतः {2}।',
};

const heating = {
  'The heat supplied in all is (take {1})': 'गैस को दी गई कुल ऊष्मा होगी ({1} लीजिए)',
  'The heat supplied in all is (take {1} and no vibration of the molecules)':
    'गैस को दी गई कुल ऊष्मा होगी ({1} लीजिए और अणुओं के कंपन को नगण्य मानिए)',
  'The temperature rises to {1}, and then to {2}.': 'ताप पहले बढ़कर {1} और फिर {2} हो जाता है।',
  'Together: {1}.': 'दोनों को जोड़ने पर: {1}।',
  'With {1} in the second step as well one would get only the rise of the internal energy, {2}.':
    'दूसरे चरण में भी {1} लेने पर केवल आंतरिक ऊर्जा में वृद्धि, {2}, प्राप्त होती।',
};

export const stepsInPhysics = gathered(
  collision,
  magneticPath,
  twoLenses,
  heating,
  withEach(particles, {
    '<> (mass {1}, charge {2}) is accelerated from rest through {3} and then enters a uniform magnetic field of {4} at right angles to it.':
      '<> (द्रव्यमान {1}, आवेश {2}) विरामावस्था से {3} के विभवांतर द्वारा त्वरित होकर {4} के एकसमान चुंबकीय क्षेत्र में उसके लंबवत प्रवेश करता है।',
  }),
  withEach(lenses, {
    'A <> lens of focal length {1} stands {2} behind the first lens, on the same axis.':
      '{1} फोकस दूरी का एक <> लेंस उसी अक्ष पर पहले लेंस के पीछे {2} की दूरी पर रखा है।',
  }),
  withEach(gases, {
    '{1} mole of an ideal <> gas at {2} is heated at constant volume until the pressure is {3} times as large, and then at constant pressure until the volume is {4} times as large.':
      'एक आदर्श <> गैस का {1} मोल {2} ताप पर है। इसे पहले नियत आयतन पर दाब {3} गुना होने तक और फिर नियत दाब पर आयतन {4} गुना होने तक गर्म किया जाता है।',
    '{1} moles of an ideal <> gas at {2} are heated at constant volume until the pressure is {3} times as large, and then at constant pressure until the volume is {4} times as large.':
      'एक आदर्श <> गैस के {1} मोल {2} ताप पर हैं। इन्हें पहले नियत आयतन पर दाब {3} गुना होने तक और फिर नियत दाब पर आयतन {4} गुना होने तक गर्म किया जाता है।',
  }),
);
