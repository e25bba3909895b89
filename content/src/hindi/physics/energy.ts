import type { Phrasebook } from '../frames.ts';

export const energy: Phrasebook = {
  'A force {1} acts on a body along the {2} axis, with {3} in newtons and {4} in metres.':
    'किसी पिंड पर {2}-अक्ष के अनुदिश बल {1} लगता है, जहाँ {3} न्यूटन में तथा {4} मीटर में है।',
  'The work done by the force from {1} to {2} is': '{1} से {2} तक के विस्थापन में बल द्वारा किया गया कार्य होगा',
  'Multiplying the final force, {1}, by the displacement would give {2}, but the force is smaller before that.':
    'अंतिम बल {1} को विस्थापन से गुणा करने पर {2} प्राप्त होता, परंतु इससे पहले बल कम है।',

  'A pump raises {1} of water through a height of {2} in one minute.':
    'एक पंप एक मिनट में {1} जल को {2} की ऊँचाई तक उठाता है।',
  'A pump raises {1} of water through a height of {2} in {3} minutes.':
    'एक पंप {3} मिनट में {1} जल को {2} की ऊँचाई तक उठाता है।',
  'Its efficiency is {1}.': 'पंप की दक्षता {1} है।',
  'The power supplied to the pump is': 'पंप को दी गई शक्ति होगी',
  'Useful power: {1}.': 'उपयोगी शक्ति: {1}।',
  'Power supplied: {1}.': 'दी गई शक्ति: {1}।',
  'The useful power, {1}, would be enough only for a pump without losses.':
    'उपयोगी शक्ति {1} केवल ऐसे पंप के लिए पर्याप्त होती, जिसमें ऊर्जा की कोई हानि न हो।',

  'A ball of mass {1} moving at {2} collides head-on with a ball of mass {3} at rest.':
    '{2} की चाल से गतिमान {1} द्रव्यमान की एक गेंद, विरामावस्था में रखी {3} द्रव्यमान की गेंद से सम्मुख संघट्ट करती है।',
  'The collision is perfectly elastic.': 'संघट्ट पूर्णतः प्रत्यास्थ है।',
  'After the collision the speed of the heavier ball is': 'संघट्ट के बाद भारी गेंद की चाल होगी',
  'After the collision the speed of the lighter ball is': 'संघट्ट के बाद हल्की गेंद की चाल होगी',
  '{1}; the minus sign means that the lighter ball rebounds.':
    '{1}; ऋण चिह्न का अर्थ है कि हल्की गेंद वापस लौटती है।',
  'Its speed is {1}.': 'इसकी चाल {1} है।',
  'Half of this, {1}, would be the common speed if the balls stuck together.':
    'यदि गेंदें आपस में चिपक जातीं, तो इसका आधा, {1}, उनकी उभयनिष्ठ चाल होती।',
  'It would rebound with its full speed, {1}, only from a very much heavier ball.':
    'अपनी पूरी चाल {1} से यह केवल बहुत अधिक भारी गेंद से टकराकर वापस लौटती।',

  'A lump of clay of mass {1} moving at {2} strikes a block of mass {3} at rest and sticks to it.':
    '{2} की चाल से गतिमान {1} द्रव्यमान का गीली मिट्टी का एक लोंदा, विरामावस्था में रखे {3} द्रव्यमान के गुटके से टकराकर उससे चिपक जाता है।',
  'The loss of kinetic energy is': 'निकाय की गतिज ऊर्जा में हुई हानि है',
  'By conservation of momentum {1}.': 'संवेग संरक्षण से {1}।',
  'The loss is {1}.': 'गतिज ऊर्जा में हानि {1} है।',
  'The whole kinetic energy, {1}, would be lost only if the bodies came to rest.':
    'संपूर्ण गतिज ऊर्जा {1} की हानि केवल तब होती, जब दोनों पिंड विरामावस्था में आ जाते।',

  'A block of mass {1} slides on a smooth horizontal floor at {2}, strikes a light spring and compresses it by at most {3}.':
    '{1} द्रव्यमान का एक गुटका चिकने क्षैतिज फर्श पर {2} की चाल से फिसलकर एक हल्की स्प्रिंग से टकराता है और उसे अधिकतम {3} संपीडित करता है।',
  'What is the spring constant, in {1}?': 'स्प्रिंग नियतांक ({1} में) कितना है?',

  'A stone is thrown horizontally at {1} from the top of a tower {2} high.':
    '{2} ऊँची मीनार के शिखर से एक पत्थर {1} की चाल से क्षैतिज दिशा में फेंका जाता है।',
  'The time that the stone takes to reach the ground is {1}.': 'पत्थर को भूमि तक पहुँचने में {1} का समय लगता है।',
  'The time that the stone takes to reach the ground is approximately {1}.':
    'पत्थर को भूमि तक पहुँचने में लगभग {1} का समय लगता है।',
  'The horizontal distance from the foot of the tower at which it strikes the ground is {1}.':
    'पत्थर मीनार के पाद से {1} की क्षैतिज दूरी पर भूमि से टकराता है।',
  'The horizontal distance from the foot of the tower at which it strikes the ground is approximately {1}.':
    'पत्थर मीनार के पाद से लगभग {1} की क्षैतिज दूरी पर भूमि से टकराता है।',
  'The speed with which it strikes the ground is {1}.': 'पत्थर {1} की चाल से भूमि से टकराता है।',
  'The speed with which it strikes the ground is approximately {1}.':
    'पत्थर लगभग {1} की चाल से भूमि से टकराता है।',
  'The tangent of the angle between its velocity and the horizontal, as it strikes the ground, is {1}.':
    'भूमि से टकराते समय पत्थर के वेग तथा क्षैतिज के बीच के कोण की स्पर्शज्या {1} है।',
  'The tangent of the angle between its velocity and the horizontal, as it strikes the ground, is approximately {1}.':
    'भूमि से टकराते समय पत्थर के वेग तथा क्षैतिज के बीच के कोण की स्पर्शज्या लगभग {1} है।',
  '{1}, whatever the horizontal velocity.': '{1}, क्षैतिज वेग चाहे कुछ भी हो।',
  '{1}; perpendicular components are not simply added.': '{1}; परस्पर लंबवत घटकों को सीधे नहीं जोड़ा जाता।',

  'A ball of mass {1} moving at {2} collides head-on with an identical ball at rest.':
    '{2} की चाल से गतिमान {1} द्रव्यमान की एक गेंद, विरामावस्था में रखी एक सर्वसम गेंद से सम्मुख संघट्ट करती है।',
  'The coefficient of restitution is {1}.': 'प्रत्यावस्थान गुणांक {1} है।',
  'The speed of the struck ball after the collision is {1}.':
    'जो गेंद पहले विरामावस्था में थी, संघट्ट के बाद उसकी चाल {1} है।',
  'The speed of the other ball after the collision is {1}.':
    'जो गेंद पहले गतिमान थी, संघट्ट के बाद उसकी चाल {1} है।',
  'The magnitude of the impulse on the struck ball is {1}.':
    'जो गेंद पहले विरामावस्था में थी, उस पर लगे आवेग का परिमाण {1} है।',
  'The loss of kinetic energy is {1}.': 'निकाय की गतिज ऊर्जा में हुई हानि {1} है।',
  'Impulse is the change of momentum: {1}.': 'आवेग संवेग में परिवर्तन के बराबर होता है: {1}।',
};
