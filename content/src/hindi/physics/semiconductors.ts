import type { Phrasebook } from '../frames.ts';

export const semiconductors: Phrasebook = {
  'In an n-type semiconductor electrons are the majority carriers.':
    'n-प्रकार के अर्धचालक में इलेक्ट्रॉन बहुसंख्यक आवेश वाहक होते हैं।',
  'In an n-type semiconductor holes are the majority carriers.':
    'n-प्रकार के अर्धचालक में होल बहुसंख्यक आवेश वाहक होते हैं।',
  'It is doped with pentavalent atoms, which have one electron more than the bonds need.':
    'इसमें पंचसंयोजी परमाणु अपमिश्रित होते हैं, जिनमें आबंधों की आवश्यकता से एक इलेक्ट्रॉन अधिक होता है।',
  'Silicon doped with boron is a p-type semiconductor.':
    'बोरॉन से अपमिश्रित सिलिकॉन p-प्रकार का अर्धचालक होता है।',
  'Silicon doped with phosphorus is a p-type semiconductor.':
    'फॉस्फोरस से अपमिश्रित सिलिकॉन p-प्रकार का अर्धचालक होता है।',
  'Boron is trivalent and leaves a hole; phosphorus is pentavalent and gives an electron.':
    'बोरॉन त्रिसंयोजी है, अतः एक होल उत्पन्न करता है; फॉस्फोरस पंचसंयोजी है, अतः एक इलेक्ट्रॉन प्रदान करता है।',
  'The resistance of a pure semiconductor falls when it is heated.':
    'शुद्ध अर्धचालक को गर्म करने पर उसका प्रतिरोध घटता है।',
  'The resistance of a pure semiconductor rises when it is heated.':
    'शुद्ध अर्धचालक को गर्म करने पर उसका प्रतिरोध बढ़ता है।',
  'Heating sets more charge carriers free; it is in metals that resistance rises.':
    'गर्म करने पर और अधिक आवेश वाहक मुक्त हो जाते हैं; ताप बढ़ाने पर प्रतिरोध का बढ़ना धातुओं में होता है।',
  'An n-type semiconductor is electrically neutral.': 'n-प्रकार का अर्धचालक विद्युत उदासीन होता है।',
  'An n-type semiconductor is negatively charged.': 'n-प्रकार का अर्धचालक ऋणावेशित होता है।',
  'The charge of its free electrons is balanced by that of the donor ions.':
    'इसके मुक्त इलेक्ट्रॉनों का आवेश दाता आयनों के आवेश से संतुलित हो जाता है।',
  'A p-n junction is forward biased if its p-side is connected to the positive terminal of a battery.':
    'यदि p-n संधि का p-फलक बैटरी के धन टर्मिनल से जुड़ा हो, तो संधि अग्रदिशिक बायसित होती है।',
  'A p-n junction is forward biased if its p-side is connected to the negative terminal of a battery.':
    'यदि p-n संधि का p-फलक बैटरी के ऋण टर्मिनल से जुड़ा हो, तो संधि अग्रदिशिक बायसित होती है।',
  'The applied voltage is then opposite to the barrier potential and lowers it.':
    'तब अनुप्रयुक्त वोल्टता रोधिका विभव के विपरीत होती है और उसे घटा देती है।',
  'Reverse bias widens the depletion region of a p-n junction.':
    'पश्चदिशिक बायस में p-n संधि का ह्रासी क्षेत्र अधिक चौड़ा हो जाता है।',
  'Reverse bias narrows the depletion region of a p-n junction.':
    'पश्चदिशिक बायस में p-n संधि का ह्रासी क्षेत्र कम चौड़ा हो जाता है।',
  'The applied voltage adds to the barrier potential; forward bias narrows the region.':
    'अनुप्रयुक्त वोल्टता रोधिका विभव में जुड़ जाती है; अग्रदिशिक बायस में यह क्षेत्र संकीर्ण हो जाता है।',
  'A Zener diode that regulates a voltage is operated in reverse breakdown.':
    'वोल्टता नियंत्रक के रूप में जेनर डायोड पश्चदिशिक भंजन क्षेत्र में प्रचालित किया जाता है।',
  'A Zener diode that regulates a voltage is operated in forward bias.':
    'वोल्टता नियंत्रक के रूप में जेनर डायोड अग्रदिशिक बायस में प्रचालित किया जाता है।',
  'In breakdown its voltage stays almost constant while its current changes.':
    'भंजन क्षेत्र में धारा परिवर्तित होने पर भी इसके सिरों के बीच वोल्टता लगभग नियत रहती है।',
  'The output of a full-wave rectifier has twice the frequency of its input.':
    'पूर्ण तरंग दिष्टकारी के निर्गत की आवृत्ति उसके निवेश की आवृत्ति की दोगुनी होती है।',
  'The output of a half-wave rectifier has twice the frequency of its input.':
    'अर्ध तरंग दिष्टकारी के निर्गत की आवृत्ति उसके निवेश की आवृत्ति की दोगुनी होती है।',
  'A full-wave rectifier makes a pulse of each half cycle, a half-wave rectifier of every second one.':
    'पूर्ण तरंग दिष्टकारी प्रत्येक अर्धचक्र से एक स्पंद देता है, जबकि अर्ध तरंग दिष्टकारी हर दूसरे अर्धचक्र से।',
  'A photodiode is operated in reverse bias.': 'फोटोडायोड पश्चदिशिक बायस में प्रचालित किया जाता है।',
  'A light-emitting diode is operated in reverse bias.':
    'प्रकाश उत्सर्जक डायोड पश्चदिशिक बायस में प्रचालित किया जाता है।',
  'A light-emitting diode needs forward bias, so that electrons and holes recombine.':
    'प्रकाश उत्सर्जक डायोड के लिए अग्रदिशिक बायस आवश्यक है, जिससे इलेक्ट्रॉनों तथा होलों का पुनर्योजन हो सके।',
  'The energy gap of silicon is larger than that of germanium.':
    'सिलिकॉन का ऊर्जा अंतराल जर्मेनियम के ऊर्जा अंतराल से अधिक होता है।',
  'The energy gap of germanium is larger than that of silicon.':
    'जर्मेनियम का ऊर्जा अंतराल सिलिकॉन के ऊर्जा अंतराल से अधिक होता है।',
  'The gaps are about {1} eV for silicon and {2} eV for germanium.':
    'ऊर्जा अंतराल सिलिकॉन के लिए लगभग {1} eV तथा जर्मेनियम के लिए लगभग {2} eV है।',
};
