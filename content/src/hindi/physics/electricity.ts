import type { Phrasebook } from '../frames.ts';

export const electricity: Phrasebook = {
  'Two point charges {1} and {2} are fixed {3} apart.':
    'दो बिंदु आवेश {1} तथा {2} एक-दूसरे से {3} की दूरी पर स्थिर रखे हैं।',
  'The electric field is zero at a point on the line joining them, at a distance from the charge {1} of':
    'इन्हें मिलाने वाली रेखा के जिस बिंदु पर विद्युत क्षेत्र शून्य है, आवेश {1} से उसकी दूरी होगी',
  'Taking square roots, {1}, so {2}.': 'वर्गमूल लेने पर {1}, अतः {2}।',
  'Dividing the distance in the ratio of the charges, without taking square roots, would give {1}.':
    'वर्गमूल लिए बिना दूरी को आवेशों के अनुपात में विभाजित करने पर {1} प्राप्त होता।',

  'In the circuit shown, the capacitors are fully charged by the battery.':
    'दर्शाए गए परिपथ में संधारित्र बैटरी द्वारा पूर्णतः आवेशित हैं।',
  'The charge supplied by the battery is': 'बैटरी द्वारा दिया गया आवेश होगा',
  'The two capacitors in parallel: {1}.': 'पार्श्वक्रम में जुड़े दोनों संधारित्र: {1}।',
  'In series with {1}: {2}.': '{1} के साथ श्रेणीक्रम में: {2}।',
  'Hence {1}.': 'अतः {1}।',
  'Combining the capacitors by the rules for resistors would give {1}.':
    'संधारित्रों को प्रतिरोधकों के नियमों से संयोजित करने पर {1} प्राप्त होता।',

  'In the circuit shown, the internal resistance of the battery is negligible.':
    'दर्शाए गए परिपथ में बैटरी का आंतरिक प्रतिरोध नगण्य है।',
  'The current supplied by the battery is': 'बैटरी द्वारा दी गई धारा होगी',
  'Resistors in parallel: {1}.': 'पार्श्वक्रम में जुड़े प्रतिरोधक: {1}।',
  'Total resistance: {1}.': 'कुल प्रतिरोध: {1}।',
  'With all three resistors taken as in series, the current would be {1}.':
    'तीनों प्रतिरोधकों को श्रेणीक्रम में मान लेने पर धारा {1} होती।',

  'A battery of internal resistance {1} sends a current of {2} through an external resistance of {3}.':
    '{1} आंतरिक प्रतिरोध की एक बैटरी {3} के बाह्य प्रतिरोध में {2} की धारा प्रवाहित करती है।',
  'When the external resistance is changed to {1}, the terminal voltage of the battery is':
    'बाह्य प्रतिरोध को बदलकर {1} कर देने पर बैटरी की टर्मिनल वोल्टता होगी',
  'With {1} the current is {2}, so {3}.': '{1} के प्रतिरोध के साथ धारा {2} है, अतः {3}।',
  'The terminal voltage does not remain {1}, because the smaller current causes a smaller drop across the internal resistance.':
    'टर्मिनल वोल्टता {1} नहीं बनी रहती, क्योंकि कम धारा के कारण आंतरिक प्रतिरोध पर विभव पतन भी कम होता है।',

  'In a metre bridge, the null point is found at {1} from the left end when a resistance of {2} is in the left gap.':
    'एक मीटर सेतु के बाएँ अंतराल में {2} का प्रतिरोध लगाने पर शून्य विक्षेप बिंदु बाएँ सिरे से {1} पर प्राप्त होता है।',
  'What is the resistance in the right gap, in ohms?': 'दाएँ अंतराल में लगा प्रतिरोध (ओम में) कितना है?',

  'A parallel plate capacitor of capacitance {1} is charged to {2} and then disconnected from the battery.':
    '{1} धारिता के एक समांतर पट्टिका संधारित्र को {2} तक आवेशित करके बैटरी से अलग कर दिया जाता है।',
  'The separation between its plates is then increased to {1} times its initial value.':
    'इसके बाद पट्टिकाओं के बीच की दूरी बढ़ाकर प्रारंभिक दूरी की {1} गुनी कर दी जाती है।',
  'The charge on the capacitor is now {1}.': 'अब संधारित्र पर आवेश {1} है।',
  'The charge on the capacitor is now approximately {1}.': 'अब संधारित्र पर आवेश लगभग {1} है।',
  'The capacitor is isolated, so its charge remains {1}.':
    'संधारित्र विलगित है, अतः इस पर आवेश अपरिवर्तित रहता है: {1}।',
  'The potential difference between its plates is now {1}.': 'अब पट्टिकाओं के बीच विभवांतर {1} है।',
  'The potential difference between its plates is now approximately {1}.':
    'अब पट्टिकाओं के बीच विभवांतर लगभग {1} है।',
  'Its capacitance is now {1}.': 'अब संधारित्र की धारिता {1} है।',
  'Its capacitance is now approximately {1}.': 'अब संधारित्र की धारिता लगभग {1} है।',
  'The work done in separating the plates is {1}.': 'पट्टिकाओं को दूर करने में किया गया कार्य {1} है।',

  'The equivalent resistance of the circuit is {1}.': 'परिपथ का तुल्य प्रतिरोध {1} है।',
  'The current through the single resistor on the left is {1}.': 'बाईं ओर के अकेले प्रतिरोधक में धारा {1} है।',
  'The current through the single resistor on the left is approximately {1}.':
    'बाईं ओर के अकेले प्रतिरोधक में धारा लगभग {1} है।',
  'The current through each of the two resistors in parallel is {1}.':
    'पार्श्वक्रम में जुड़े दोनों प्रतिरोधकों में से प्रत्येक में धारा {1} है।',
  'Equal resistances share the current equally: {1}.': 'समान प्रतिरोधों में धारा बराबर-बराबर बँट जाती है: {1}।',
  'The power supplied by the battery is {1}.': 'बैटरी द्वारा दी गई शक्ति {1} है।',
};
