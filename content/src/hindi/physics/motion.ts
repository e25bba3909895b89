import { gathered, withEach } from '../families.ts';

const seconds = {
  '3rd': 'तीसरे',
  '4th': 'चौथे',
  '5th': 'पाँचवें',
  '6th': 'छठे',
  '7th': 'सातवें',
  '8th': 'आठवें',
};
const drops = { '2nd': 'दूसरी', '3rd': 'तीसरी', '4th': 'चौथी', '5th': 'पाँचवीं', '6th': 'छठी' };
const leavingDrops = { '4th': 'चौथी', '5th': 'पाँचवीं', '6th': 'छठी', '7th': 'सातवीं' };

const kinematics = {
  'A car covers the first half of a straight road at {1} and the second half at {2}.':
    'एक कार किसी सीधी सड़क का पहला आधा भाग {1} की चाल से तथा दूसरा आधा भाग {2} की चाल से तय करती है।',
  'Its average speed over the whole road is': 'पूरी सड़क के लिए कार की औसत चाल होगी',
  'Let each half be {1}.': 'माना प्रत्येक आधा भाग {1} है।',
  'Then {1}.': 'तब {1}।',
  'The arithmetic mean of the speeds would hold for equal times, not for equal distances.':
    'चालों का समांतर माध्य औसत चाल के बराबर तब होता है, जब समय बराबर हों, न कि दूरियाँ।',

  'A body starts from rest and moves along a straight line with a constant acceleration of {1}.':
    'एक पिंड विरामावस्था से चलना आरंभ करता है और सरल रेखा में {1} के एकसमान त्वरण से गति करता है।',
  'A body starts with a velocity of {1} and moves along a straight line with a constant acceleration of {2}.':
    'एक पिंड {1} के प्रारंभिक वेग से चलना आरंभ करता है और सरल रेखा में {2} के एकसमान त्वरण से गति करता है।',
  'The formula {1} would give {2}, the total distance covered in {3} seconds.':
    'सूत्र {1} से {2} प्राप्त होता, जो {3} सेकंड में तय की गई कुल दूरी है।',

  'A ball is projected from level ground with a speed of {1} at an angle of {2} with the horizontal.':
    'समतल भूमि से एक गेंद क्षैतिज से {2} के कोण पर {1} की चाल से प्रक्षेपित की जाती है।',
  'The horizontal range of the ball is': 'गेंद का क्षैतिज परास होगा',
  'The maximum height of the ball is': 'गेंद द्वारा प्राप्त अधिकतम ऊँचाई होगी',
  'The time of flight of the ball is': 'गेंद का उड्डयन काल होगा',
  'Neglect air resistance.': 'वायु के प्रतिरोध को नगण्य मानिए।',
  'Half of this, {1}, is the horizontal distance covered up to the highest point.':
    'इसका आधा, {1}, उच्चतम बिंदु तक तय की गई क्षैतिज दूरी है।',
  'Without {1} the formula gives {2}, the height for a ball thrown vertically upwards.':
    '{1} के बिना सूत्र से {2} प्राप्त होता है, जो ऊर्ध्वाधर ऊपर की ओर फेंकी गई गेंद की ऊँचाई है।',
  'The time taken to reach the highest point is only half of this, {1}.':
    'उच्चतम बिंदु तक पहुँचने में लगा समय इसका केवल आधा, {1}, है।',

  'A boat has a speed of {1} in still water.': 'शांत जल में एक नाव की चाल {1} है।',
  'It crosses a river {1} wide that flows at {2}.': 'यह {2} की चाल से बहने वाली {1} चौड़ी नदी को पार करती है।',
  'The shortest time in which it can cross the river is': 'नदी पार करने में नाव को लगने वाला न्यूनतम समय होगा',
  'The time in which it reaches the point directly opposite to its starting point is':
    'प्रारंभिक बिंदु के ठीक सामने, दूसरे किनारे पर स्थित बिंदु तक पहुँचने में नाव को लगने वाला समय होगा',
  'The time is least when the boat is steered at right angles to the flow; the flow only carries it downstream.':
    'समय न्यूनतम तब होता है, जब नाव को धारा के लंबवत चलाया जाए; धारा उसे केवल बहाव की दिशा में बहा ले जाती है।',
  'The boat must head upstream so that the component of its velocity along the bank cancels the flow.':
    'नाव को धारा के प्रतिकूल इस प्रकार झुकाकर चलाना होगा कि उसके वेग का किनारे के अनुदिश घटक धारा के वेग को निरस्त कर दे।',
  'Across the river {1} remains, so {2}.': 'नदी की चौड़ाई के अनुदिश वेग {1} शेष रहता है, अतः {2}।',
  'Steered at right angles to the flow, the boat would cross in only {1}, but it would be carried downstream.':
    'धारा के लंबवत चलाने पर नाव केवल {1} में नदी पार कर लेती, परंतु धारा उसे बहाव की दिशा में बहा ले जाती।',
  'To land directly opposite its starting point, the boat would need more time, {1}.':
    'प्रारंभिक बिंदु के ठीक सामने पहुँचने में नाव को अधिक समय, {1}, लगता।',

  'A car moves at {1}.': 'एक कार {1} की चाल से चल रही है।',
  'Its driver sees a barrier, takes {1} to react and then applies the brakes, which retard the car at {2}.':
    'चालक सामने एक अवरोध देखता है और {1} के प्रतिक्रिया काल के बाद ब्रेक लगाता है, जिससे कार में {2} का मंदन उत्पन्न होता है।',
  'The total distance that the car covers before it stops is':
    'अवरोध दिखाई देने के बाद रुकने तक कार द्वारा तय की गई कुल दूरी होगी',
  'Distance in the reaction time: {1}.': 'प्रतिक्रिया काल में तय की गई दूरी: {1}।',
  'Braking distance: {1}.': 'ब्रेक लगने के बाद तय की गई दूरी: {1}।',
  'The braking distance alone, {1}, leaves out the distance that the car covers before the brakes are applied.':
    'केवल ब्रेक लगने के बाद की दूरी {1} लेने पर ब्रेक लगने से पहले तय की गई दूरी छूट जाती है।',

  'Water drops fall at regular intervals of time from a tap {1} above the floor.':
    'फर्श से {1} की ऊँचाई पर लगे नल से समान समय-अंतरालों पर जल की बूँदें गिरती हैं।',
  'Distance fallen is proportional to the square of time.':
    'मुक्त पतन में तय की गई दूरी समय के वर्ग के समानुपाती होती है।',
};

const lawsOfMotion = {
  'Two bodies of masses {1} and {2} are connected by a light string that passes over a smooth, light pulley, and are released from rest.':
    '{1} तथा {2} द्रव्यमान के दो पिंड एक हल्की डोरी से जुड़े हैं, जो एक चिकनी, हल्की घिरनी के ऊपर से गुजरती है। पिंडों को विरामावस्था से छोड़ा जाता है।',
  'The magnitude of their acceleration is': 'पिंडों के त्वरण का परिमाण होगा',
  'The tension in the string is': 'डोरी में तनाव होगा',
  'The weight of the lighter body, {1}, would be the tension only if the bodies did not accelerate.':
    'तनाव हल्के पिंड के भार {1} के बराबर केवल तब होता, जब पिंडों में त्वरण न होता।',
  'Dividing the net force by {1} alone would give {2}, but it accelerates both bodies.':
    'नेट बल को केवल {1} से विभाजित करने पर {2} प्राप्त होता, परंतु यह बल दोनों पिंडों को त्वरित करता है।',

  'A block slides down an inclined plane with {1}.':
    'एक गुटका ऐसे आनत तल पर नीचे की ओर फिसलता है, जिसके लिए {1} है।',
  'The coefficient of kinetic friction is {1}.': 'गतिज घर्षण गुणांक {1} है।',
  'The acceleration of the block is': 'गुटके का त्वरण होगा',
  'Along the plane {1}, so {2}.': 'तल के अनुदिश {1}, अतः {2}।',
  'Taking the normal force as {1} instead of {2} would give {3}.':
    'अभिलंब बल को {2} के स्थान पर {1} मानने से {3} प्राप्त होता।',

  'A car moves along a level circular road of radius {1}; the coefficient of static friction between tyres and road is {2}.':
    'एक कार {1} त्रिज्या की समतल वृत्ताकार सड़क पर चल रही है; टायरों तथा सड़क के बीच स्थैतिक घर्षण गुणांक {2} है।',
  'The maximum speed at which the car does not slip is': 'बिना फिसले चलने के लिए कार की अधिकतम चाल होगी',
  'Friction provides the centripetal force: {1}, so {2}.':
    'आवश्यक अभिकेंद्र बल घर्षण से प्राप्त होता है: {1}, अतः {2}।',
  'Leaving out the coefficient of friction would give {1}.': 'घर्षण गुणांक छोड़ देने पर {1} प्राप्त होता।',

  'Three blocks of masses {1}, {2} and {3} lie in this order on a smooth horizontal table and are connected by light strings.':
    '{1}, {2} तथा {3} द्रव्यमान के तीन गुटके इसी क्रम में एक चिकनी क्षैतिज मेज पर रखे हैं और हल्की डोरियों से जुड़े हैं।',
  'The first block is pulled with a horizontal force of {1}.': 'पहले गुटके को {1} के क्षैतिज बल से खींचा जाता है।',
  'What is the tension in the string between the second and the third block, in newtons?':
    'दूसरे तथा तीसरे गुटके के बीच की डोरी में तनाव (न्यूटन में) कितना है?',
  'All blocks have the acceleration {1}.': 'सभी गुटकों का त्वरण {1} है।',
  'The last string accelerates the third block alone: {1}.': 'अंतिम डोरी केवल तीसरे गुटके को त्वरित करती है: {1}।',
};

export const motion = gathered(
  kinematics,
  lawsOfMotion,
  withEach(seconds, {
    'The distance that it covers in the <> second is': '<> सेकंड में पिंड द्वारा तय की गई दूरी होगी',
  }),
  withEach(leavingDrops, {
    'The <> drop leaves the tap at the instant at which the 1st drop reaches the floor.':
      'जिस क्षण पहली बूँद फर्श पर पहुँचती है, उसी क्षण <> बूँद नल से निकलती है।',
  }),
  withEach(drops, {
    'What is the height of the <> drop above the floor at this instant, in centimetres?':
      'इस क्षण फर्श से <> बूँद की ऊँचाई (सेंटीमीटर में) कितनी है?',
    'The 1st drop has fallen for {1} intervals, the <> drop for {2}, so it has fallen {3} and is at a height of {4}.':
      'पहली बूँद के गिरने का समय {1} अंतराल है और <> बूँद का {2}, अतः <> बूँद {3} नीचे आ चुकी है और {4} की ऊँचाई पर है।',
  }),
);
