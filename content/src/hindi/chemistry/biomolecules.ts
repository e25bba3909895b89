import type { Phrasebook } from '../frames.ts';

export const biomolecules: Phrasebook = {
  'Sucrose is a non-reducing sugar.': 'सूक्रोस एक अनपचायी शर्करा है।',
  'Sucrose is a reducing sugar.': 'सूक्रोस एक अपचायी शर्करा है।',
  'The anomeric carbons of glucose and fructose are both used in the glycosidic bond.':
    'ग्लूकोस तथा फ्रक्टोस दोनों के ऐनोमरी कार्बन ग्लाइकोसाइडी बंध में प्रयुक्त हो जाते हैं।',
  'Amylose is a linear polymer of {1}-D-glucose.': 'ऐमिलोस {1}-D-ग्लूकोस का रैखिक बहुलक है।',
  'The linear polymer of {1}-D-glucose is cellulose.': '{1}-D-ग्लूकोस का रैखिक बहुलक सेलुलोस है।',
  'Amino acids exist as zwitterions at their isoelectric point.':
    'ऐमीनो अम्ल अपने समविभव बिंदु पर ज्विटर आयन के रूप में होते हैं।',
  'Amino acids carry a net positive charge at their isoelectric point.':
    'ऐमीनो अम्लों पर उनके समविभव बिंदु पर नेट धनात्मक आवेश होता है।',
  'At this pH the net charge is zero, and they do not migrate in an electric field.':
    'इस pH पर नेट आवेश शून्य होता है और ये विद्युत क्षेत्र में अभिगमन नहीं करते।',
  'Glycine is optically inactive.': 'ग्लाइसीन ध्रुवण अघूर्णक है।',
  'Glycine is optically active.': 'ग्लाइसीन ध्रुवण घूर्णक है।',
  'Its {1}-carbon bears two hydrogen atoms and is not chiral.':
    'इसके {1}-कार्बन पर दो हाइड्रोजन परमाणु होते हैं, अतः वह काइरल नहीं होता।',
  'The primary structure of a protein remains intact on denaturation.':
    'विकृतीकरण पर प्रोटीन की प्राथमिक संरचना अपरिवर्तित रहती है।',
  'The primary structure of a protein is destroyed on denaturation.':
    'विकृतीकरण पर प्रोटीन की प्राथमिक संरचना नष्ट हो जाती है।',
  'Only the secondary and tertiary structures are destroyed; the peptide bonds remain.':
    'केवल द्वितीयक तथा तृतीयक संरचनाएँ नष्ट होती हैं; पेप्टाइड आबंध बने रहते हैं।',
  'Vitamin C is soluble in water.': 'विटामिन C जल में विलेय होता है।',
  'Vitamin C is soluble in fat and is stored in the liver.':
    'विटामिन C वसा में विलेय होता है और यकृत में संचित रहता है।',
  'Vitamins A, D, E and K are soluble in fat.': 'विटामिन A, D, E तथा K वसा में विलेय होते हैं।',
  'RNA contains uracil in place of thymine.': 'RNA में थायमीन के स्थान पर यूरेसिल होता है।',
  'RNA contains thymine in place of cytosine.': 'RNA में साइटोसीन के स्थान पर थायमीन होता है।',
  'The bases of RNA are adenine, guanine, cytosine and uracil.':
    'RNA के क्षारक ऐडेनीन, ग्वानीन, साइटोसीन तथा यूरेसिल हैं।',
  'Fructose is a ketohexose.': 'फ्रक्टोस एक कीटोहेक्सोस है।',
  'Fructose is an aldohexose.': 'फ्रक्टोस एक ऐल्डोहेक्सोस है।',
  'It has a keto group at the second carbon; glucose is an aldohexose.':
    'इसमें दूसरे कार्बन पर कीटो समूह होता है; ग्लूकोस एक ऐल्डोहेक्सोस है।',
};
