import { gathered, withEach } from '../families.ts';

const orders = { second: 'दूसरी', third: 'तीसरी', fourth: 'चौथी', fifth: 'पाँचवीं' };
const marks = {
  '1st': 'पहला',
  '2nd': 'दूसरा',
  '3rd': 'तीसरा',
  '4th': 'चौथा',
  '5th': 'पाँचवाँ',
  '6th': 'छठा',
  '7th': 'सातवाँ',
  '8th': 'आठवाँ',
  '9th': 'नौवाँ',
};

const opticsAndQuanta = {
  'An object is placed {1} in front of a convex lens of focal length {2}.':
    '{2} फोकस दूरी के एक उत्तल लेंस के सामने {1} की दूरी पर एक बिंब रखा है।',
  'The distance of the image from the lens is': 'लेंस से प्रतिबिंब की दूरी होगी',
  '{1} with {2} and {3}: {4}, so {5}.': '{1}, जहाँ {2} तथा {3}: {4}, अतः {5}।',
  'Without the minus sign of {1} one would get {2}.': '{1} का ऋण चिह्न न लेने पर {2} प्राप्त होता।',

  "In Young's double slit experiment light of wavelength {1} is used.":
    'यंग के द्विझिरी प्रयोग में {1} तरंगदैर्घ्य का प्रकाश उपयोग किया जाता है।',
  'The slits are {1} apart and the screen is {2} away from them.':
    'झिरियों के बीच की दूरी {1} है तथा परदा झिरियों से {2} दूर है।',
  'The fringe width is {1}.': 'फ्रिंज की चौड़ाई {1} है।',
  'With {1}, which holds for dark fringes, one would get {2}.':
    '{1} से, जो अदीप्त फ्रिंजों के लिए सही है, {2} प्राप्त होता।',
  'With {1}, which holds for bright fringes, one would get {2}.':
    '{1} से, जो दीप्त फ्रिंजों के लिए सही है, {2} प्राप्त होता।',

  'Photons of energy {1} are incident on a metal whose work function is {2}.':
    '{1} ऊर्जा के फोटॉन एक धातु पर आपतित होते हैं, जिसका कार्य फलन {2} है।',
  'The intensity of the light is then doubled.': 'इसके बाद प्रकाश की तीव्रता दोगुनी कर दी जाती है।',
  'The stopping potential is now': 'अब निरोधी विभव होगा',
  'Greater intensity means more photoelectrons, not greater kinetic energy: doubling the stopping potential too, to {1}, is the usual mistake.':
    'तीव्रता बढ़ाने से प्रकाशिक इलेक्ट्रॉनों की संख्या बढ़ती है, उनकी गतिज ऊर्जा नहीं: निरोधी विभव को भी दोगुना करके {1} मान लेना आम भूल है।',

  'Two particles of equal charge and equal masses are accelerated from rest, the first through a potential difference of {1} and the second through {2}.':
    'समान आवेश तथा समान द्रव्यमान के दो कण विरामावस्था से त्वरित किए जाते हैं: पहला {1} के विभवांतर से तथा दूसरा {2} के विभवांतर से।',
  'Two particles of equal charge and masses {1} and {2} are accelerated from rest, the first through a potential difference of {3} and the second through {4}.':
    'समान आवेश के दो कण, जिनके द्रव्यमान क्रमशः {1} तथा {2} हैं, विरामावस्था से त्वरित किए जाते हैं: पहला {3} के विभवांतर से तथा दूसरा {4} के विभवांतर से।',
  'What is the ratio of the de Broglie wavelength of the first particle to that of the second?':
    'पहले कण की दे ब्रॉग्ली तरंगदैर्घ्य का दूसरे कण की दे ब्रॉग्ली तरंगदैर्घ्य से अनुपात कितना है?',
};

const atomsAndNuclei = {
  'A radioactive sample of mass {1} has a half-life of {2}.':
    'एक रेडियोऐक्टिव प्रतिदर्श का द्रव्यमान {1} तथा उसकी अर्धायु {2} है।',
  'The mass that has decayed after {1} is': '{1} में क्षयित द्रव्यमान होगा',
  '{1} days are {2} half-lives.': '{1} दिन {2} अर्धायुओं के बराबर हैं।',
  'What remains is {1}, so {2} has decayed.': 'शेष द्रव्यमान {1} है, अतः {2} का क्षय हो चुका है।',
  'The remaining mass, {1}, is not what is asked for.':
    'शेष द्रव्यमान {1} है, परंतु प्रश्न में क्षयित द्रव्यमान पूछा गया है।',

  'Hydrogen atoms in a large sample are excited to the level {1}.':
    'एक बड़े प्रतिदर्श के हाइड्रोजन परमाणु स्तर {1} तक उत्तेजित किए जाते हैं।',
  '{1} ions in a large sample are excited to the level {2}.':
    'एक बड़े प्रतिदर्श के {1} आयन स्तर {2} तक उत्तेजित किए जाते हैं।',
  'What is the maximum number of different spectral lines that the sample can emit?':
    'यह प्रतिदर्श अधिकतम कितनी भिन्न स्पेक्ट्रमी रेखाएँ उत्सर्जित कर सकता है?',
  'Each pair of levels gives one line: {1}.': 'स्तरों के प्रत्येक युग्म से एक रेखा प्राप्त होती है: {1}।',

  "An electron of a hydrogen-like species with {1} is in the orbit {2} of Bohr's model.":
    '{1} वाली एक हाइड्रोजन-सदृश स्पीशीज का इलेक्ट्रॉन बोर मॉडल की कक्षा {2} में है।',
  'Let {1} be the Bohr radius; the ground state energy of hydrogen is {2}.':
    'माना {1} बोर त्रिज्या है; हाइड्रोजन की निम्नतम अवस्था की ऊर्जा {2} है।',
  'The total energy of the electron is {1}.': 'इलेक्ट्रॉन की कुल ऊर्जा {1} है।',
  'The total energy of the electron is approximately {1}.': 'इलेक्ट्रॉन की कुल ऊर्जा लगभग {1} है।',
  'Its kinetic energy is {1}.': 'इलेक्ट्रॉन की गतिज ऊर्जा {1} है।',
  'Its kinetic energy is approximately {1}.': 'इलेक्ट्रॉन की गतिज ऊर्जा लगभग {1} है।',
  'Its potential energy is {1}.': 'इलेक्ट्रॉन की स्थितिज ऊर्जा {1} है।',
  'Its potential energy is approximately {1}.': 'इलेक्ट्रॉन की स्थितिज ऊर्जा लगभग {1} है।',
  'The radius of the orbit is {1}.': 'कक्षा की त्रिज्या {1} है।',
};

const measured = {
  'The graph shows the velocity of a lift that moves upwards.':
    'ग्राफ ऊपर की ओर जा रही एक लिफ्ट का वेग दर्शाता है।',
  'The height through which the lift rises is': 'लिफ्ट द्वारा चढ़ी गई ऊँचाई होगी',
  'The displacement is the area under the graph: {1}.': 'विस्थापन ग्राफ के नीचे के क्षेत्रफल के बराबर होता है: {1}।',
  'The greatest velocity times the whole time, {1}, would be right only if the lift had this velocity all the time.':
    'अधिकतम वेग तथा कुल समय का गुणनफल {1} केवल तब सही होता, जब लिफ्ट का वेग पूरे समय इतना ही रहता।',

  'The main scale of a vernier calliper is divided into millimetres, and {1} divisions of the vernier scale coincide with {2} divisions of the main scale.':
    'एक वर्नियर कैलिपर्स का मुख्य पैमाना मिलीमीटर में अंशांकित है तथा वर्नियर पैमाने के {1} भाग मुख्य पैमाने के {2} भागों के संपाती हैं।',
  'The zero error is {1}.': 'शून्यांक त्रुटि {1} है।',
  'There is no zero error.': 'शून्यांक त्रुटि नहीं है।',
  'What is the length of the rod, in units of {1}?': 'छड़ की लंबाई {1} की कितनी इकाइयों के बराबर है?',
  'The least count is {1}, so the observed reading is {2}.': 'अल्पतमांक {1} है, अतः प्रेक्षित पाठ्यांक {2} है।',
  'Corrected reading: {1}, which is {2} units of {3}.': 'संशोधित पाठ्यांक: {1}, अर्थात {3} की {2} इकाइयाँ।',
};

export const light = gathered(
  opticsAndQuanta,
  atomsAndNuclei,
  measured,
  withEach(orders, {
    'The distance of the <> bright fringe from the central maximum is':
      'केंद्रीय उच्चिष्ठ से <> दीप्त फ्रिंज की दूरी होगी',
    'The distance of the <> dark fringe from the central maximum is':
      'केंद्रीय उच्चिष्ठ से <> अदीप्त फ्रिंज की दूरी होगी',
  }),
  withEach(marks, {
    'When the length of a rod is measured, the main scale reading is {1} and the <> division of the vernier scale coincides with a division of the main scale.':
      'एक छड़ की लंबाई मापने पर मुख्य पैमाने का पाठ्यांक {1} है तथा वर्नियर पैमाने का <> भाग मुख्य पैमाने के किसी भाग के संपाती है।',
  }),
);
