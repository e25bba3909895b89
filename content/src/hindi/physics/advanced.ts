import { gathered, withEach } from '../families.ts';

const bodies = {
  'solid sphere': 'ठोस गोला',
  'hollow sphere': 'खोखला गोला',
  'solid cylinder': 'ठोस बेलन',
  'thin ring': 'पतला वलय',
};

const rolling = {
  'Beyond the lowest point the track is smooth; it rises to an end that is {1} above the lowest point.':
    'निम्नतम बिंदु के आगे पथ चिकना है; यह ऊपर उठकर निम्नतम बिंदु से {1} की ऊँचाई पर समाप्त होता है।',
  'There the track makes an angle of {1} with the horizontal, and the body flies off.':
    'वहाँ पथ क्षैतिज से {1} का कोण बनाता है और पिंड पथ को छोड़कर हवा में चला जाता है।',
  'After that, the greatest height above the lowest point that the body reaches is':
    'इसके पश्चात निम्नतम बिंदु से पिंड द्वारा प्राप्त अधिकतम ऊँचाई होगी',
  'Rolling: {1}, so at the lowest point {2}.': 'लुढ़कते समय: {1}, अतः निम्नतम बिंदु पर {2}।',
  'On the smooth part nothing changes the rotation, and only the kinetic energy of translation turns into height: at the end {1}.':
    'चिकने भाग पर घूर्णन में कोई परिवर्तन नहीं होता और केवल स्थानांतरीय गतिज ऊर्जा स्थितिज ऊर्जा में बदलती है: पथ के सिरे पर {1}।',
  'In the air the body rises by {1}.': 'हवा में पिंड और ऊपर उठता है: {1}।',
  'Greatest height: {1}.': 'अधिकतम ऊँचाई: {1}।',
  'With the whole {1} in place of {2}, the energy of rotation would be forgotten, which the body keeps.':
    '{2} के स्थान पर पूरी ऊँचाई {1} लेने पर घूर्णन गतिज ऊर्जा छूट जाती है, जो पिंड में बनी रहती है।',
};

const rodAndCapacitor = {
  'A conducting rod of mass {1} and length {2} lies across two smooth horizontal rails, which are joined at one end by an uncharged capacitor of {3}.':
    '{1} द्रव्यमान तथा {2} लंबाई की एक चालक छड़ दो चिकनी क्षैतिज पटरियों पर रखी है, जिनके एक ओर के सिरे {3} के अनावेशित संधारित्र से जुड़े हैं।',
  'A uniform magnetic field of {1} acts vertically.': 'ऊर्ध्वाधर दिशा में {1} का एकसमान चुंबकीय क्षेत्र है।',
  'The rod is pulled from rest along the rails by a constant force of {1}.':
    'छड़ को विरामावस्था से पटरियों के अनुदिश {1} के नियत बल से खींचा जाता है।',
  'All resistance is negligible.': 'सभी प्रतिरोध नगण्य हैं।',
  'The energy stored in the capacitor when the rod has moved {1} is':
    'छड़ के {1} विस्थापित हो जाने पर संधारित्र में संचित ऊर्जा होगी',
  'The emf {1} keeps the capacitor charged to {2}, so a current {3} flows while the rod accelerates, and the field holds the rod back with {4}.':
    'विद्युत वाहक बल {1} के कारण संधारित्र पर आवेश {2} रहता है, अतः छड़ के त्वरित होते समय धारा {3} प्रवाहित होती है और चुंबकीय क्षेत्र छड़ पर गति के विपरीत बल {4} लगाता है।',
  'From {1} we get {2}, which is constant, so {3}.': '{1} से {2} प्राप्त होता है, जो नियत है, अतः {3}।',
  'Energy: {1}.': 'ऊर्जा: {1}।',
  'The work of the force, {1}, does not all go into the capacitor: the rest is the kinetic energy of the rod.':
    'बल द्वारा किया गया पूरा कार्य, {1}, संधारित्र में संचित नहीं होता: शेष भाग छड़ की गतिज ऊर्जा है।',
};

const steadyStates = {
  'A battery of emf {1} and negligible internal resistance is connected through a key and a resistor {2} to two parallel branches.':
    'नगण्य आंतरिक प्रतिरोध तथा {1} विद्युत वाहक बल की एक बैटरी एक कुंजी तथा प्रतिरोधक {2} से होकर पार्श्वक्रम में जुड़ी दो शाखाओं से जोड़ी गई है।',
  'One branch is a resistor {1}; the other is a resistor {2} in series with an uncharged capacitor of {3}.':
    'एक शाखा में प्रतिरोधक {1} है; दूसरी शाखा में प्रतिरोधक {2} तथा {3} का एक अनावेशित संधारित्र श्रेणीक्रम में जुड़े हैं।',
  'The key is kept closed for a long time and then opened.':
    'कुंजी को लंबे समय तक बंद रखा जाता है और फिर खोल दिया जाता है।',
  'The current through the battery just after the key is closed is {1}.':
    'कुंजी बंद करने के ठीक बाद बैटरी से प्रवाहित धारा {1} है।',
  'The uncharged capacitor is like a wire at first, so {1} and {2} are in parallel: {3}.':
    'प्रारंभ में अनावेशित संधारित्र एक तार की भाँति व्यवहार करता है, अतः {1} तथा {2} पार्श्वक्रम में हैं: {3}।',
  'Only later does no current flow through {1}.': '{1} में धारा बाद में ही शून्य होती है।',
  'The charge on the capacitor when the currents are steady is {1}.':
    'धाराओं के स्थायी हो जाने पर संधारित्र पर आवेश {1} है।',
  'No current flows through {1}, so the capacitor has the voltage across {2}, not that of the battery: {3} and {4}.':
    '{1} में कोई धारा प्रवाहित नहीं होती, अतः संधारित्र पर विभवांतर {2} के सिरों के विभवांतर के बराबर है, बैटरी के विद्युत वाहक बल के बराबर नहीं: {3} तथा {4}।',
  'The time constant with which the capacitor discharges is {1}.': 'संधारित्र के निरावेशन का समय नियतांक {1} है।',
  'With the key open the charge flows through {1} and {2} in series: {3}.':
    'कुंजी खुली होने पर आवेश श्रेणीक्रम में जुड़े {1} तथा {2} से होकर प्रवाहित होता है: {3}।',
  'The heat produced in {1} during the whole discharge is {2}.': 'संपूर्ण निरावेशन में {1} में उत्पन्न ऊष्मा {2} है।',
  'The heat produced in {1} during the whole discharge is approximately {2}.':
    'संपूर्ण निरावेशन में {1} में उत्पन्न ऊष्मा लगभग {2} है।',
  'The stored energy is shared as the resistances are: {1}.': 'संचित ऊर्जा प्रतिरोधों के अनुपात में बँटती है: {1}।',
  'The rest becomes heat in {1}.': 'शेष ऊर्जा {1} में ऊष्मा में बदल जाती है।',
};

const film = {
  "In Young's double slit experiment the slits are {1} apart and the screen is {2} away from them.":
    'यंग के द्विझिरी प्रयोग में झिरियों के बीच की दूरी {1} है तथा परदा उनसे {2} दूर है।',
  'A narrow source of wavelength {1} lies on the axis, {2} in front of the slits; the axis meets the screen at {3}.':
    '{1} तरंगदैर्घ्य का एक संकीर्ण स्रोत अक्ष पर झिरियों के सामने {2} की दूरी पर है; अक्ष परदे को {3} पर काटता है।',
  'The upper slit is now covered with a transparent film of thickness {1} and refractive index {2}.':
    'अब ऊपरी झिरी को {1} मोटाई तथा {2} अपवर्तनांक की एक पारदर्शी परत से ढक दिया जाता है।',
  'The fringe width is now {1}.': 'अब फ्रिंज की चौड़ाई {1} है।',
  'The fringe width is now approximately {1}.': 'अब फ्रिंज की चौड़ाई लगभग {1} है।',
  'The light interferes in air, not in the film, which moves all fringes alike: {1}.':
    'व्यतिकरण वायु में होता है, परत में नहीं; परत सभी फ्रिंजों को समान रूप से विस्थापित करती है: {1}।',
  'The central maximum is shifted upwards by {1}.': 'केंद्रीय उच्चिष्ठ ऊपर की ओर {1} विस्थापित होता है।',
  'The central maximum is shifted upwards by approximately {1}.':
    'केंद्रीय उच्चिष्ठ ऊपर की ओर लगभग {1} विस्थापित होता है।',
  'The film takes the place of air, so the optical path through the upper slit becomes longer by {1}, not by {2}.':
    'परत वायु का स्थान लेती है, अतः ऊपरी झिरी से होकर प्रकाशीय पथ {1} बढ़ जाता है, {2} नहीं।',
  'This equals {1} at the central maximum: {2}.': 'केंद्रीय उच्चिष्ठ पर यह {1} के बराबर है: {2}।',
  'To bring the central maximum back to {1}, the source must be moved upwards by {2}.':
    'केंद्रीय उच्चिष्ठ को वापस {1} पर लाने के लिए स्रोत को ऊपर की ओर {2} विस्थापित करना होगा।',
  'Now the distance of the source from the slits counts, not that of the screen: {1}.':
    'अब झिरियों से स्रोत की दूरी ली जाती है, परदे की नहीं: {1}।',
  'With the source on the axis, the intensity at {1}, as a fraction of that at the central maximum, is {2}.':
    'स्रोत के अक्ष पर होने पर {1} पर तीव्रता तथा केंद्रीय उच्चिष्ठ पर तीव्रता का अनुपात {2} है।',
  'The phase difference is {1}, so {2}.': 'कलांतर {1} है, अतः {2}।',
};

const freeWedge = {
  'A wedge of mass {1} stands on a smooth horizontal floor and is free to move.':
    '{1} द्रव्यमान का एक वेज चिकने क्षैतिज फर्श पर रखा है और गति करने के लिए स्वतंत्र है।',
  'A small block of mass {1} is released from rest on its smooth face, which is inclined at an angle {2} to the horizontal, at a height of {3} above the floor.':
    '{1} द्रव्यमान का एक छोटा गुटका वेज के चिकने फलक पर, जो क्षैतिज से {2} के कोण पर झुका है, फर्श से {3} की ऊँचाई पर विरामावस्था से छोड़ा जाता है।',
  'What is the speed of the wedge, in {1}, when the block reaches the floor?':
    'गुटके के फर्श पर पहुँचने के क्षण वेज की चाल ({1} में) कितनी है?',
  'Let {1} be the speed of the wedge, and {2} that of the block along the face, relative to the wedge.':
    'माना वेज की चाल {1} है तथा वेज के सापेक्ष फलक के अनुदिश गुटके की चाल {2} है।',
  'The horizontal momentum stays zero: {1}, so {2}.': 'क्षैतिज दिशा में कुल संवेग शून्य रहता है: {1}, अतः {2}।',
  'From both equations: {1}.': 'दोनों समीकरणों से: {1}।',
  'So {1}, which is {2}.': 'अतः {1}, अर्थात {2}।',
  'With {1} for the speed of the block, as on a fixed wedge, the energy of the wedge would be forgotten.':
    'स्थिर वेज की भाँति गुटके की चाल {1} लेने पर वेज की गतिज ऊर्जा छूट जाती है।',
};

const crossedFields = {
  'A uniform electric field of {1} along the positive {2}-axis and a uniform magnetic field of {3} along the positive {4}-axis act in the same region.':
    'एक ही स्थान में धनात्मक {2}-अक्ष के अनुदिश {1} का एकसमान विद्युत क्षेत्र तथा धनात्मक {4}-अक्ष के अनुदिश {3} का एकसमान चुंबकीय क्षेत्र है।',
  'A proton (mass {1}, charge {2}) passes the origin with the velocity {3} along the positive {4}-axis.':
    'एक प्रोटॉन (द्रव्यमान {1}, आवेश {2}) मूल बिंदु से धनात्मक {4}-अक्ष के अनुदिश {3} के वेग से गुजरता है।',
  'A proton (mass {1}, charge {2}) is released from rest at the origin.':
    'एक प्रोटॉन (द्रव्यमान {1}, आवेश {2}) मूल बिंदु पर विरामावस्था से छोड़ा जाता है।',
  'Neglect gravity.': 'गुरुत्व को नगण्य मानिए।',
  'What is the greatest distance of the proton from the {1}-axis, in millimetres?':
    '{1}-अक्ष से प्रोटॉन की अधिकतम दूरी (मिलीमीटर में) कितनी है?',
  'The forces of the two fields balance at the velocity {1} along the {2}-axis.':
    '{2}-अक्ष के अनुदिश {1} के वेग पर दोनों क्षेत्रों के बल एक-दूसरे को संतुलित करते हैं।',
  'Seen from a frame that moves with it, there is only the force of the magnetic field, and the proton moves at {1} in a circle of radius {2}.':
    'इस वेग से गतिमान निर्देश तंत्र में केवल चुंबकीय क्षेत्र का बल लगता है और प्रोटॉन {1} की चाल से एक वृत्त में चलता है, जिसकी त्रिज्या {2} है।',
  'The circle begins on the {1}-axis, so the greatest distance is its diameter: {2}.':
    'वृत्त {1}-अक्ष से आरंभ होता है, अतः अधिकतम दूरी वृत्त के व्यास के बराबर है: {2}।',
  'The velocity at the origin itself may not be put into {1}, since the electric field acts too.':
    'मूल बिंदु पर प्रोटॉन का वेग सीधे {1} में नहीं रखा जा सकता, क्योंकि विद्युत क्षेत्र भी बल लगाता है।',
};

export const advancedInPhysics = gathered(
  rolling,
  rodAndCapacitor,
  steadyStates,
  film,
  freeWedge,
  crossedFields,
  withEach(bodies, {
    'A <> of small radius is released from rest on a track, {1} above its lowest point, and rolls down without slipping.':
      'छोटी त्रिज्या का एक <> किसी पथ पर उसके निम्नतम बिंदु से {1} की ऊँचाई पर विरामावस्था से छोड़ा जाता है और बिना फिसले नीचे की ओर लुढ़कता है।',
  }),
);
