import type { Phrasebook } from '../frames.ts';

export const nitrogen: Phrasebook = {
  'Methylamine is a stronger base than ammonia.': 'मेथिलऐमीन अमोनिया की अपेक्षा प्रबल क्षारक है।',
  'Aniline is a stronger base than ammonia.': 'ऐनिलीन अमोनिया की अपेक्षा प्रबल क्षारक है।',
  'A methyl group releases electrons towards nitrogen; in aniline the lone pair is delocalised over the ring.':
    'मेथिल समूह इलेक्ट्रॉनों को नाइट्रोजन की ओर धकेलता है; ऐनिलीन में एकाकी युग्म वलय पर विस्थानित होता है।',
  'The Gabriel phthalimide synthesis gives primary aliphatic amines.':
    'गैब्रिएल थैलिमाइड संश्लेषण से प्राथमिक ऐलिफैटिक ऐमीन प्राप्त होती हैं।',
  'The Gabriel phthalimide synthesis gives aniline.': 'गैब्रिएल थैलिमाइड संश्लेषण से ऐनिलीन प्राप्त होती है।',
  'Aryl halides do not undergo nucleophilic substitution with the anion of phthalimide.':
    'ऐरिल हैलाइड थैलिमाइड के ऋणायन के साथ नाभिकरागी प्रतिस्थापन अभिक्रिया नहीं देते।',
  'The Hoffmann bromamide reaction gives an amine with one carbon atom less than the amide.':
    'हॉफमान ब्रोमामाइड अभिक्रिया से ऐसी ऐमीन प्राप्त होती है, जिसमें ऐमाइड से एक कार्बन परमाणु कम होता है।',
  'The Hoffmann bromamide reaction gives an amine with as many carbon atoms as the amide.':
    'हॉफमान ब्रोमामाइड अभिक्रिया से ऐसी ऐमीन प्राप्त होती है, जिसमें उतने ही कार्बन परमाणु होते हैं, जितने ऐमाइड में।',
  'The carbon atom of the carbonyl group leaves as carbonate.':
    'कार्बोनिल समूह का कार्बन परमाणु कार्बोनेट के रूप में निकल जाता है।',
  'Primary amines give the carbylamine test.': 'प्राथमिक ऐमीन कार्बिलऐमीन परीक्षण देती हैं।',
  'Secondary amines give the carbylamine test.': 'द्वितीयक ऐमीन कार्बिलऐमीन परीक्षण देती हैं।',
  'Only primary amines form isocyanides, which smell foul, with chloroform and alcoholic potassium hydroxide.':
    'क्लोरोफॉर्म तथा ऐल्कोहॉली पोटैशियम हाइड्रॉक्साइड के साथ केवल प्राथमिक ऐमीन ही दुर्गंधयुक्त आइसोसायनाइड बनाती हैं।',
  'Hinsberg’s reagent is benzenesulphonyl chloride.': 'हिन्सबर्ग अभिकर्मक बेन्जीनसल्फोनिल क्लोराइड है।',
  'Hinsberg’s reagent is benzoyl chloride.': 'हिन्सबर्ग अभिकर्मक बेन्जॉयल क्लोराइड है।',
  'Its products with primary, secondary and tertiary amines are told apart by their behaviour with alkali.':
    'प्राथमिक, द्वितीयक तथा तृतीयक ऐमीनों के साथ बने इसके उत्पादों में क्षार के प्रति उनके व्यवहार के आधार पर विभेद किया जाता है।',
  'What a secondary amine forms with Hinsberg’s reagent does not dissolve in alkali.':
    'द्वितीयक ऐमीन की हिन्सबर्ग अभिकर्मक से अभिक्रिया का उत्पाद क्षार में अविलेय होता है।',
  'What a primary amine forms with Hinsberg’s reagent does not dissolve in alkali.':
    'प्राथमिक ऐमीन की हिन्सबर्ग अभिकर्मक से अभिक्रिया का उत्पाद क्षार में अविलेय होता है।',
  'The sulphonamide of a primary amine still has an acidic hydrogen atom attached to nitrogen; that of a secondary one has none.':
    'प्राथमिक ऐमीन के सल्फोनैमाइड में नाइट्रोजन पर एक अम्लीय हाइड्रोजन परमाणु शेष रहता है; द्वितीयक ऐमीन के सल्फोनैमाइड में ऐसा कोई हाइड्रोजन नहीं होता।',
  'In the Sandmeyer reaction a diazonium salt is treated with a copper(I) halide.':
    'सैन्डमायर अभिक्रिया में डाइऐजोनियम लवण की अभिक्रिया कॉपर(I) हैलाइड से कराई जाती है।',
  'In the Sandmeyer reaction a diazonium salt is treated with copper powder.':
    'सैन्डमायर अभिक्रिया में डाइऐजोनियम लवण की अभिक्रिया कॉपर चूर्ण से कराई जाती है।',
  'The reaction with copper powder and the halogen acid is that of Gatterman.':
    'कॉपर चूर्ण तथा हैलोजन अम्ल के साथ होने वाली अभिक्रिया गाटरमान अभिक्रिया है।',
  'Benzenediazonium chloride couples with phenol to form an orange dye.':
    'बेन्जीनडाइऐजोनियम क्लोराइड फीनॉल के साथ युग्मित होकर नारंगी रंजक बनाता है।',
  'Benzenediazonium chloride couples with nitrobenzene to form an orange dye.':
    'बेन्जीनडाइऐजोनियम क्लोराइड नाइट्रोबेन्जीन के साथ युग्मित होकर नारंगी रंजक बनाता है।',
  'Coupling is an electrophilic substitution and needs an activated ring.':
    'युग्मन एक इलेक्ट्रॉनरागी प्रतिस्थापन अभिक्रिया है और इसके लिए सक्रियित वलय आवश्यक है।',
  'Direct nitration of aniline gives much of the meta product.':
    'ऐनिलीन के सीधे नाइट्रीकरण से पर्याप्त मात्रा में मेटा उत्पाद प्राप्त होता है।',
  'Direct nitration of aniline gives the ortho product alone.':
    'ऐनिलीन के सीधे नाइट्रीकरण से केवल ऑर्थो उत्पाद प्राप्त होता है।',
  'In the strong acid aniline is present as the anilinium ion, which directs to the meta position.':
    'प्रबल अम्लीय माध्यम में ऐनिलीन ऐनिलीनियम आयन के रूप में होती है, जो मेटा निर्देशी है।',
  'Of isomeric amines, a primary one boils at a higher temperature than a tertiary one.':
    'समावयवी ऐमीनों में प्राथमिक ऐमीन का क्वथनांक तृतीयक ऐमीन के क्वथनांक से अधिक होता है।',
  'Of isomeric amines, a tertiary one boils at a higher temperature than a primary one.':
    'समावयवी ऐमीनों में तृतीयक ऐमीन का क्वथनांक प्राथमिक ऐमीन के क्वथनांक से अधिक होता है।',
  'A tertiary amine has no hydrogen atom attached to nitrogen for hydrogen bonds between its molecules.':
    'तृतीयक ऐमीन में नाइट्रोजन पर ऐसा कोई हाइड्रोजन परमाणु नहीं होता, जो अणुओं के बीच हाइड्रोजन आबंध बना सके।',
};
