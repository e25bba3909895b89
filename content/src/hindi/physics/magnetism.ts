import type { Phrasebook } from '../frames.ts';

export const magnetism: Phrasebook = {
  'Two long, straight, parallel wires {1} apart carry currents of {2} and {3} in the same direction.':
    'एक-दूसरे से {1} की दूरी पर स्थित दो लंबे, सीधे, समांतर तारों में {2} तथा {3} की धाराएँ एक ही दिशा में प्रवाहित हो रही हैं।',
  'Two long, straight, parallel wires {1} apart carry currents of {2} and {3} in opposite directions.':
    'एक-दूसरे से {1} की दूरी पर स्थित दो लंबे, सीधे, समांतर तारों में {2} तथा {3} की धाराएँ विपरीत दिशाओं में प्रवाहित हो रही हैं।',
  'The magnitude of the magnetic field at a point midway between the wires is':
    'दोनों तारों के ठीक बीच के बिंदु पर चुंबकीय क्षेत्र का परिमाण होगा',
  'Each wire gives {1} with {2}: {3} and {4}.': 'प्रत्येक तार के लिए {1}, जहाँ {2}: {3} तथा {4}।',
  'Between the wires the two fields have the same direction and add up: {1}.':
    'तारों के बीच दोनों क्षेत्र एक ही दिशा में हैं, अतः परिणामी क्षेत्र उनके योग के बराबर है: {1}।',
  'Between the wires the two fields are opposite and subtract: {1}.':
    'तारों के बीच दोनों क्षेत्र विपरीत दिशाओं में हैं, अतः परिणामी क्षेत्र उनके अंतर के बराबर है: {1}।',
  'Subtracting them, which would give {1}, is right for currents in the same direction.':
    'इन्हें घटाना, जिससे {1} प्राप्त होता, एक ही दिशा की धाराओं के लिए सही है।',
  'Adding them, which would give {1}, is right for currents in opposite directions.':
    'इन्हें जोड़ना, जिससे {1} प्राप्त होता, विपरीत दिशाओं की धाराओं के लिए सही है।',

  'A conducting rod {1} long slides at {2} on smooth parallel rails that are connected by a resistance of {3}.':
    '{1} लंबी एक चालक छड़ {2} की चाल से चिकनी समांतर पटरियों पर सरकती है, जो {3} के प्रतिरोध से जुड़ी हैं।',
  'A uniform magnetic field of {1} is perpendicular to the plane of the rails.':
    'पटरियों के तल के लंबवत {1} का एकसमान चुंबकीय क्षेत्र है।',
  'The resistance of rod and rails is negligible.': 'छड़ तथा पटरियों का प्रतिरोध नगण्य है।',
  'The external force needed to keep the rod moving at this speed is':
    'छड़ को इसी चाल से चलाते रहने के लिए आवश्यक बाह्य बल होगा',
  '{1}, {2}, and {3}.': '{1}, {2} तथा {3}।',
  'Squaring {1} but not {2} would give {3}; both enter twice, into the emf and into the force.':
    '{1} का वर्ग लेने, परंतु {2} का वर्ग न लेने पर {3} प्राप्त होता; दोनों राशियाँ दो-दो बार आती हैं: एक बार विद्युत वाहक बल में और एक बार बल में।',

  'A resistor of {1}, an inductor of reactance {2} and a capacitor of reactance {3} are connected in series to an AC source.':
    '{1} का एक प्रतिरोधक, {2} प्रतिघात का एक प्रेरक तथा {3} प्रतिघात का एक संधारित्र एक प्रत्यावर्ती धारा स्रोत से श्रेणीक्रम में जुड़े हैं।',
  'What is the impedance of the circuit, in ohms?': 'परिपथ की प्रतिबाधा (ओम में) कितनी है?',

  'A closed coil of {1} turns, each of area {2}, has a resistance of {3}.':
    '{1} फेरों की एक बंद कुंडली के प्रत्येक फेरे का क्षेत्रफल {2} है तथा कुंडली का प्रतिरोध {3} है।',
  'A magnetic field perpendicular to the plane of the coil increases at a constant rate of {1}.':
    'कुंडली के तल के लंबवत चुंबकीय क्षेत्र {1} की नियत दर से बढ़ रहा है।',
  'The emf induced in the coil is {1}.': 'कुंडली में प्रेरित विद्युत वाहक बल {1} है।',
  'The current induced in the coil is {1}.': 'कुंडली में प्रेरित धारा {1} है।',
  'The current induced in the coil is approximately {1}.': 'कुंडली में प्रेरित धारा लगभग {1} है।',
  'The charge that flows through the coil in two seconds is {1}.':
    'दो सेकंड में कुंडली से प्रवाहित होने वाला आवेश {1} है।',
  'The charge that flows through the coil in two seconds is approximately {1}.':
    'दो सेकंड में कुंडली से प्रवाहित होने वाला आवेश लगभग {1} है।',
  'The heat produced in the coil in two seconds is {1}.': 'दो सेकंड में कुंडली में उत्पन्न ऊष्मा {1} है।',
  'The heat produced in the coil in two seconds is approximately {1}.':
    'दो सेकंड में कुंडली में उत्पन्न ऊष्मा लगभग {1} है।',
};
