import type { Phrasebook } from '../frames.ts';

/** Readings of instruments. 'The zero error is {1}.' is in the chapter of light, where a vernier has one. */
export const measuredInPhysics: Phrasebook = {
  'The pitch of a screw gauge is {1}, and its circular scale has {2} divisions.':
    'एक स्क्रू गेज का चूड़ी अंतराल {1} है तथा इसके वृत्तीय पैमाने पर {2} भाग हैं।',
  'When a wire is held between its jaws, the main scale reads {1} and the division {2} of the circular scale lies on the reference line.':
    'जब एक तार इसके जबड़ों के बीच रखा जाता है, तो मुख्य पैमाने का पाठ्यांक {1} है तथा वृत्तीय पैमाने का {2} वाँ भाग संदर्भ रेखा पर आता है।',
  'The diameter of the wire is': 'तार का व्यास है',
  'The least count is {1}.': 'अल्पतमांक {1} है।',
  'The observed reading is {1}.': 'प्रेक्षित पाठ्यांक {1} है।',
  'The zero error is subtracted with its sign: {1}.': 'शून्यांक त्रुटि को उसके चिह्न सहित घटाया जाता है: {1}।',
  'If it were added, the result would be {1}.': 'यदि इसे जोड़ा जाए, तो परिणाम {1} होगा।',
  'In a metre bridge a resistance of {1} is in the left gap and an unknown resistance is in the right gap.':
    'किसी मीटर सेतु के बाएँ अंतराल में {1} का प्रतिरोध तथा दाएँ अंतराल में एक अज्ञात प्रतिरोध है।',
  'The balance point is {1} from the left end of the wire.': 'संतुलन बिंदु तार के बाएँ सिरे से {1} की दूरी पर है।',
  'The unknown resistance is': 'अज्ञात प्रतिरोध है',
  'At balance the resistances are in the ratio of the lengths of the wire: {1}.':
    'संतुलन की अवस्था में प्रतिरोध तार की लंबाइयों के अनुपात में होते हैं: {1}।',
  'The unknown resistance belongs to the right part of the wire, of {1}.':
    'अज्ञात प्रतिरोध तार के दाएँ भाग से संबंधित है, जिसकी लंबाई {1} है।',
};
