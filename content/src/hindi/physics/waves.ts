import type { Phrasebook } from '../frames.ts';

export const waves: Phrasebook = {
  'A particle executes simple harmonic motion with amplitude {1} and angular frequency {2}.':
    'एक कण सरल आवर्त गति करता है, जिसका आयाम {1} तथा कोणीय आवृत्ति {2} है।',
  'Its speed at a displacement of {1} from the mean position is':
    'माध्य स्थिति से {1} विस्थापन पर कण की चाल होगी',
  'The square root must not be taken term by term: {1} would give {2}.':
    'अलग-अलग पदों का वर्गमूल नहीं लिया जा सकता: {1} से {2} प्राप्त होता।',

  'The source moves, so its speed stands in the denominator.': 'स्रोत गतिमान है, अतः उसकी चाल हर में आती है।',
  'An ambulance whose siren has a frequency of {1} moves at {2} directly towards a stationary listener.':
    'एक ऐंबुलेंस, जिसके सायरन की आवृत्ति {1} है, {2} की चाल से सीधे एक स्थिर श्रोता की ओर आ रही है।',
  'An ambulance whose siren has a frequency of {1} moves at {2} directly away from a stationary listener.':
    'एक ऐंबुलेंस, जिसके सायरन की आवृत्ति {1} है, {2} की चाल से एक स्थिर श्रोता से सीधे दूर जा रही है।',
  'The speed of sound is {1}.': 'ध्वनि की चाल {1} है।',
  'The frequency heard by the listener is': 'श्रोता को सुनाई देने वाली आवृत्ति होगी',
  'With {1} one would get {2}, the frequency heard when the ambulance moves away.':
    '{1} लेने पर {2} प्राप्त होता, जो ऐंबुलेंस के दूर जाते समय सुनाई देने वाली आवृत्ति है।',
  'With {1} one would get {2}, the frequency heard when the ambulance comes nearer.':
    '{1} लेने पर {2} प्राप्त होता, जो ऐंबुलेंस के पास आते समय सुनाई देने वाली आवृत्ति है।',
  '(to four significant figures)': '(चार सार्थक अंकों तक)',

  'A string fixed at both ends has two consecutive resonant frequencies of {1} and {2}.':
    'दोनों सिरों पर परिबद्ध एक डोरी की दो क्रमागत अनुनाद आवृत्तियाँ {1} तथा {2} हैं।',
  'What is its fundamental frequency, in hertz?': 'डोरी की मूल आवृत्ति (हर्ट्ज में) कितनी है?',
  'The resonant frequencies are {1}, so consecutive ones differ by {2}.':
    'अनुनाद आवृत्तियाँ {1} हैं, अतः क्रमागत आवृत्तियों का अंतर {2} है।',

  'A block of mass {1}, attached to a light spring with {2}, executes simple harmonic motion of amplitude {3} on a smooth horizontal table.':
    '{1} द्रव्यमान का एक गुटका, जो {2} वाली एक हल्की स्प्रिंग से जुड़ा है, चिकनी क्षैतिज मेज पर {3} आयाम की सरल आवर्त गति करता है।',
  'Its maximum speed is {1}.': 'गुटके की अधिकतम चाल {1} है।',
  'Its total energy is {1}.': 'गुटके की कुल ऊर्जा {1} है।',
  'The maximum restoring force on it is {1}.': 'गुटके पर लगने वाला अधिकतम प्रत्यानयन बल {1} है।',
  'Midway between the mean position and an extreme position, the ratio of its kinetic energy to its total energy is {1}.':
    'माध्य स्थिति तथा चरम स्थिति के ठीक बीच में गुटके की गतिज ऊर्जा तथा कुल ऊर्जा का अनुपात {1} है।',
};
