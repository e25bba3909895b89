import { gathered, withEach } from '../families.ts';

const bodies = {
  'solid sphere': 'ठोस गोला',
  'hollow sphere': 'खोखला गोला',
  'solid cylinder': 'ठोस बेलन',
  'thin ring': 'पतला वलय',
};

const sentences = {
  'When its centre has descended through a height of {1}, the speed of its centre is':
    'इसके केंद्र के {1} नीचे आ जाने पर केंद्र की चाल होगी',
  '{1} with {2}, so {3}.': '{1}, जहाँ {2}, अतः {3}।',
  'Without the rotational kinetic energy one would get {1}, the speed of a body that slides without friction.':
    'घूर्णन गतिज ऊर्जा छोड़ देने पर {1} प्राप्त होता, जो बिना घर्षण के फिसलने वाले पिंड की चाल है।',

  'A light string is wound round the rim of a uniform disc of mass {1} and radius {2}, which can rotate freely about its fixed axis.':
    '{1} द्रव्यमान तथा {2} त्रिज्या की एक एकसमान डिस्क अपने स्थिर अक्ष के परितः मुक्त रूप से घूर्णन कर सकती है। इसकी परिधि पर एक हल्की डोरी लिपटी है।',
  'The string is pulled with a constant force of {1}.': 'डोरी को {1} के नियत बल से खींचा जाता है।',
  'The disc starts from rest.': 'डिस्क विरामावस्था से घूर्णन आरंभ करती है।',
  'Its angular speed after {1} is': '{1} के बाद डिस्क की कोणीय चाल होगी',
  'With {1}, which holds for a ring, one would get only {2}.':
    '{1} लेने पर, जो वलय के लिए सही है, केवल {2} प्राप्त होता।',

  'A body weighs {1} on the surface of a planet of radius {2}.':
    '{2} त्रिज्या के एक ग्रह के पृष्ठ पर किसी पिंड का भार {1} है।',
  'Its weight at a height of {1} above the surface is': 'पृष्ठ से {1} की ऊँचाई पर पिंड का भार होगा',
  'The distance from the centre is {1}, and {2}: {3}.': 'केंद्र से दूरी {1} है तथा {2}: {3}।',
  'Taking {1}, without the square, would give {2}.': 'वर्ग के बिना {1} मानने पर {2} प्राप्त होता।',

  'A satellite moves round a planet in a circular orbit of radius {1} with a period of {2}.':
    'एक उपग्रह किसी ग्रह के परितः {1} त्रिज्या की वृत्ताकार कक्षा में परिक्रमा करता है और उसका आवर्तकाल {2} है।',
  'The period of another satellite in a circular orbit of radius {1} is':
    '{1} त्रिज्या की वृत्ताकार कक्षा में किसी अन्य उपग्रह का आवर्तकाल होगा',
  'Taking {1} would give {2}, but the outer satellite also moves more slowly.':
    '{1} मानने पर {2} प्राप्त होता, परंतु बाहरी उपग्रह की चाल भी कम होती है।',
};

export const rotationAndGravitation = gathered(
  sentences,
  withEach(bodies, {
    'A <> starts from rest and rolls down an inclined plane without slipping.':
      'एक <> विरामावस्था से चलकर आनत तल पर बिना फिसले नीचे की ओर लुढ़कता है।',
  }),
);
