import { gathered, withEach } from '../families.ts';

const clayOnARod = {
  'A uniform rod of mass {1} and length {2} hangs at rest from a smooth hinge at its upper end and can turn freely in a vertical plane.':
    '{1} द्रव्यमान तथा {2} लंबाई की एक एकसमान छड़ अपने ऊपरी सिरे पर एक चिकने कब्जे से विरामावस्था में लटकी है और ऊर्ध्वाधर तल में मुक्त रूप से घूम सकती है।',
  'A small ball of clay of mass {1} flies horizontally in this plane and strikes the rod at a distance of {2} below the hinge.':
    'मिट्टी की {1} द्रव्यमान की एक छोटी गेंद इसी तल में क्षैतिज दिशा में आकर कब्जे से {2} नीचे छड़ से टकराती है।',
  'The collision is very short, and the clay sticks to the rod.':
    'संघट्ट अत्यंत अल्पकालिक है तथा मिट्टी छड़ से चिपक जाती है।',
  'The speed of the ball is {1}.': 'गेंद की चाल {1} है।',
  'The ball has the least speed for which the rod makes a complete turn afterwards.':
    'गेंद की चाल वह न्यूनतम चाल है, जिससे संघट्ट के बाद छड़ एक पूरा चक्कर लगा ले।',
  'What is the angular speed of the rod just after the collision, in {1}?':
    'संघट्ट के ठीक बाद छड़ की कोणीय चाल ({1} में) कितनी है?',
  'How much kinetic energy is lost in the collision, in joules?': 'संघट्ट में कितनी गतिज ऊर्जा (जूल में) नष्ट होती है?',
  'Moment of inertia about the hinge: {1}.': 'कब्जे के परितः जड़त्व आघूर्ण: {1}।',
  'During the collision the impulse of the hinge has no moment about the hinge, so the angular momentum about it is conserved: {1}.':
    'संघट्ट के समय कब्जे के आवेग का कब्जे के परितः आघूर्ण शून्य होता है, अतः इसके परितः कोणीय संवेग संरक्षित रहता है: {1}।',
  'The momentum is not conserved, because of the impulse of the hinge.':
    'कब्जे के आवेग के कारण रैखिक संवेग संरक्षित नहीं रहता।',
  'So {1}.': 'इस प्रकार {1}।',
  'Before: {1}.': 'संघट्ट से पहले: {1}।',
  'After: {1}.': 'संघट्ट के बाद: {1}।',
  'Lost: {1}.': 'नष्ट ऊर्जा: {1}।',
  'The hinge can push the rod as well as pull it, so the rod may come to rest at the highest point.':
    'कब्जा छड़ को खींच भी सकता है और धकेल भी सकता है, अतः उच्चतम बिंदु पर छड़ की चाल शून्य हो सकती है।',
  'Energy from the lowest to the highest position: {1}.': 'निम्नतम से उच्चतम स्थिति तक ऊर्जा संरक्षण से: {1}।',
  'So the ball had the energy {1}, and the loss is {2}.': 'अतः गेंद की ऊर्जा {1} थी तथा नष्ट ऊर्जा {2} है।',
  'With the energy of the ball put equal to {1}, this loss would be overlooked.':
    'गेंद की ऊर्जा को {1} के बराबर मान लेने पर यह हानि छूट जाती है।',
};

const cycle = {
  'In the state {1} its pressure is {2}, its volume {3} and its temperature {4}.':
    'अवस्था {1} में इसका दाब {2}, आयतन {3} तथा ताप {4} है।',
  'From {1} to {2} its volume is constant and its pressure rises to {3}.':
    '{1} से {2} तक इसका आयतन नियत रहता है और दाब बढ़कर {3} हो जाता है।',
  'From {1} to {2} the pressure falls linearly as the volume increases, until the pressure is {3} again and the volume is {4}.':
    '{1} से {2} तक आयतन बढ़ने के साथ दाब रैखिक रूप से घटता है, जब तक दाब पुनः {3} तथा आयतन {4} न हो जाए।',
  'From {1} to {2} its pressure is constant.': '{1} से {2} तक इसका दाब नियत रहता है।',
  'The net heat absorbed by the gas from {1} to {2} is': '{1} से {2} तक गैस द्वारा अवशोषित नेट ऊष्मा होगी',
  'The highest temperature of the gas during the cycle is': 'चक्र में गैस का अधिकतम ताप होगा',
  'The efficiency of the cycle is': 'चक्र की दक्षता होगी',
  'Work: the area under the line is {1}, since {2}.': 'कार्य: रेखा के नीचे का क्षेत्रफल {1} है, क्योंकि {2}।',
  'Internal energy: {1}.': 'आंतरिक ऊर्जा: {1}।',
  'First law: {1}.': 'ऊष्मागतिकी का प्रथम नियम: {1}।',
  'With {1}, the line from {2} to {3} is {4} with {5} and {6}.':
    '{1} लेने पर {2} से {3} तक की रेखा {4} है, जहाँ {5} तथा {6}।',
  'Temperature: {1}, which is greatest at {2}, between {3} and {4}.':
    'ताप: {1}, जो {3} तथा {4} के बीच {2} पर अधिकतम है।',
  'There {1}, so {2}.': 'वहाँ {1}, अतः {2}।',
  'At {1} it is only {2} and at {3} only {4}.': '{1} पर ताप केवल {2} तथा {3} पर केवल {4} है।',
  'In units of {1} the work is the area of the triangle: {2}.': '{1} के मात्रक में कार्य त्रिभुज का क्षेत्रफल है: {2}।',
  'From {1} to {2}: {3}.': '{1} से {2} तक: {3}।',
  'There {1}, so heat is absorbed only up to {2} and given off after that.':
    'वहाँ {1}, अतः ऊष्मा केवल {2} तक अवशोषित होती है और उसके बाद उत्सर्जित होती है।',
  'Efficiency: {1}.': 'दक्षता: {1}।',
  'Absorbed: {1}.': 'अवशोषित ऊष्मा: {1}।',
  'Taking the net heat from {1} to {2} would be wrong, since heat given off must not be subtracted from the heat supplied.':
    '{1} से {2} तक की नेट ऊष्मा लेना गलत होगा, क्योंकि उत्सर्जित ऊष्मा को दी गई ऊष्मा में से नहीं घटाना चाहिए।',
};

const emitters = {
  'hydrogen atoms': 'हाइड्रोजन परमाणु',
  '{1} ions': '{1} आयन',
};

const photoelectrons = {
  'In an experiment, excited hydrogen atoms emit light in the transition from {1} to {2}.':
    'एक प्रयोग में उत्तेजित हाइड्रोजन परमाणु {1} से {2} में संक्रमण पर प्रकाश उत्सर्जित करते हैं।',
  'In an experiment, excited {1} ions emit light in the transition from {2} to {3}.':
    'एक प्रयोग में उत्तेजित {1} आयन {2} से {3} में संक्रमण पर प्रकाश उत्सर्जित करते हैं।',
  'The light falls on a metal plate with a work function of {1}.':
    'यह प्रकाश धातु की एक प्लेट पर आपतित होता है, जिसका कार्य फलन {1} है।',
  'The fastest photoelectrons enter a uniform magnetic field at right angles to it and move in a circle.':
    'सबसे तेज प्रकाश-इलेक्ट्रॉन एकसमान चुंबकीय क्षेत्र में उसके लंबवत प्रवेश करते हैं और एक वृत्त में चलते हैं।',
  'The ionisation energy of hydrogen is {1}.': 'हाइड्रोजन की आयनन ऊर्जा {1} है।',
  'In a first trial the light comes from the transition from {1} to {2}, in a second one from the transition from {3} to {4}.':
    'पहली बार प्रकाश {1} से {2} में संक्रमण से तथा दूसरी बार {3} से {4} में संक्रमण से प्राप्त होता है।',
  'The field is the same, but the radius of the circle is {1} times as large in the second trial.':
    'चुंबकीय क्षेत्र वही है, परंतु दूसरी बार वृत्त की त्रिज्या {1} गुनी है।',
  'The work function of the metal is': 'धातु का कार्य फलन होगा',
  'Energies of the photons: {1} and {2}.': 'फोटॉनों की ऊर्जाएँ: {1} तथा {2}।',
  'From {1} we get {2}, so in the same field {3} is proportional to {4}.':
    '{1} से {2} प्राप्त होता है, अतः समान क्षेत्र में {3}, {4} के समानुपाती है।',
  'Hence {1}, so {2}.': 'इसलिए {1}, अतः {2}।',
  'The ratio of the radii is that of the speeds; for the energies it has to be squared.':
    'त्रिज्याओं का अनुपात चालों का अनुपात है; ऊर्जाओं के लिए इसका वर्ग लेना होगा।',
  'Energy of a photon: {1}.': 'फोटॉन की ऊर्जा: {1}।',
  'Fastest photoelectrons: {1}.': 'सबसे तेज प्रकाश-इलेक्ट्रॉन: {1}।',
  'The stopping potential for the photoelectrons is': 'प्रकाश-इलेक्ट्रॉनों के लिए निरोधी विभव होगा',
  'They are stopped by {1}.': 'इन्हें रोकने वाला विभव {1} है।',
  'The magnetic field only bends their path and changes no energy.':
    'चुंबकीय क्षेत्र केवल इनका पथ मोड़ता है, ऊर्जा नहीं बदलता।',
  'Without subtracting the work function one would get {1}.': 'कार्य फलन घटाए बिना {1} प्राप्त होता।',
  'The field is {1}; take {2} for the mass of the electron and {3} for its charge.':
    'चुंबकीय क्षेत्र {1} है; इलेक्ट्रॉन का द्रव्यमान {2} तथा आवेश {3} लीजिए।',
  'The radius of the circle is': 'वृत्त की त्रिज्या होगी',
  'The magnetic force is the centripetal force: {1}, so {2}, which is approximately {3}.':
    'चुंबकीय बल ही अभिकेंद्र बल है: {1}, अतः {2}, अर्थात लगभग {3}।',
  'With the energy of the photon instead of {1} the radius would be {2}.':
    '{1} के स्थान पर फोटॉन की ऊर्जा लेने पर त्रिज्या {2} होती।',
};

export const paragraphsInPhysics = gathered(
  clayOnARod,
  cycle,
  photoelectrons,
  withEach(
    { monatomic: 'एकपरमाणुक', diatomic: 'द्विपरमाणुक' },
    {
      'A fixed amount of an ideal <> gas goes through the cycle {1}.':
        'एक आदर्श <> गैस की निश्चित मात्रा चक्र {1} से गुजरती है।',
    },
  ),
  withEach(emitters, {
    'In an experiment, excited <> emit light that falls on a metal plate.':
      'एक प्रयोग में उत्तेजित <> प्रकाश उत्सर्जित करते हैं, जो धातु की एक प्लेट पर आपतित होता है।',
  }),
);
