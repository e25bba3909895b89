import { gathered } from '../families.ts';
import type { Phrasebook } from '../frames.ts';

const complexes: Phrasebook = {
  Complex: 'संकुल',
  'Hybridisation, unpaired electrons': 'संकरण, अयुग्मित इलेक्ट्रॉन',
  'Nickel({1}) becomes {2} with carbon monoxide, and the empty {3} and {4} orbitals take the ligands.':
    'कार्बन मोनोऑक्साइड के साथ निकैल({1}) का विन्यास {2} हो जाता है और लिगन्ड रिक्त {3} तथा {4} कक्षकों में आते हैं।',
  'Chloride is a weak field ligand and leaves nickel(II), {1}, with two unpaired electrons.':
    'क्लोराइड दुर्बल क्षेत्र लिगन्ड है, अतः निकैल(II), {1}, में दो अयुग्मित इलेक्ट्रॉन रहते हैं।',
  'Cyanide is a strong field ligand and pairs the electrons of nickel(II), {1}, so that a {2} orbital becomes empty.':
    'सायनाइड प्रबल क्षेत्र लिगन्ड है और निकैल(II), {1}, के इलेक्ट्रॉनों को युग्मित कर देता है, जिससे एक {2} कक्षक रिक्त हो जाता है।',
  'Fluoride is a weak field ligand and leaves cobalt(III), {1}, with four unpaired electrons.':
    'फ्लुओराइड दुर्बल क्षेत्र लिगन्ड है, अतः कोबाल्ट(III), {1}, में चार अयुग्मित इलेक्ट्रॉन रहते हैं।',
  'Ammonia pairs all six electrons of cobalt(III), {1}, so that two {2} orbitals become empty.':
    'अमोनिया कोबाल्ट(III), {1}, के सभी छह इलेक्ट्रॉनों को युग्मित कर देती है, जिससे दो {2} कक्षक रिक्त हो जाते हैं।',
  'Fluoride is a weak field ligand and leaves iron(III), {1}, with five unpaired electrons.':
    'फ्लुओराइड दुर्बल क्षेत्र लिगन्ड है, अतः आयरन(III), {1}, में पाँच अयुग्मित इलेक्ट्रॉन रहते हैं।',
  'Cyanide pairs four of the five electrons of iron(III), {1}, so that two {2} orbitals become empty.':
    'सायनाइड आयरन(III), {1}, के पाँच में से चार इलेक्ट्रॉनों को युग्मित कर देता है, जिससे दो {2} कक्षक रिक्त हो जाते हैं।',
  'The three electrons of chromium(III), {1}, occupy one orbital each, and two {2} orbitals are empty from the start.':
    'क्रोमियम(III), {1}, के तीन इलेक्ट्रॉन एक-एक कक्षक में होते हैं और दो {2} कक्षक आरंभ से ही रिक्त होते हैं।',
  'Chloride is a weak field ligand and leaves manganese(II), {1}, with five unpaired electrons.':
    'क्लोराइड दुर्बल क्षेत्र लिगन्ड है, अतः मैंगनीज(II), {1}, में पाँच अयुग्मित इलेक्ट्रॉन रहते हैं।',
  'Cyanide pairs two of the four electrons of manganese(III), {1}, so that two {2} orbitals are empty.':
    'सायनाइड मैंगनीज(III), {1}, के चार में से दो इलेक्ट्रॉनों को युग्मित कर देता है, जिससे दो {2} कक्षक रिक्त रहते हैं।',
};

const tests: Phrasebook = {
  Ion: 'आयन',
  'Confirmatory test': 'पुष्टिकारक परीक्षण',
  'Brown precipitate with Nessler’s reagent': 'नेसलर अभिकर्मक के साथ भूरा अवक्षेप',
  'Deep blue with {1}': '{1} के साथ गहरा नीला',
  'Chocolate brown with {1}': '{1} के साथ चॉकलेटी भूरा',
  'Bluish white with {1}': '{1} के साथ नीला-सा श्वेत',
  'Red precipitate with dimethylglyoxime': 'डाइमेथिलग्लाइऑक्सिम के साथ लाल अवक्षेप',
  'Yellow precipitate with {1}': '{1} के साथ पीला अवक्षेप',
  'Blue lake with litmus': 'लिटमस के साथ नीली लेक',
  'Blue with {1} in amyl alcohol': 'ऐमिल ऐल्कोहॉल में {1} के साथ नीला',
  'White with {1}, brown in air': '{1} के साथ श्वेत, वायु में भूरा',
  'Ammonium ions give with the alkaline reagent a brown precipitate, the iodide of Millon’s base.':
    'अमोनियम आयन इस क्षारीय अभिकर्मक के साथ मिलन क्षारक के आयोडाइड का भूरा अवक्षेप देते हैं।',
  'Iron(III) ions give Prussian blue, iron(III) hexacyanoferrate(II).':
    'आयरन(III) आयन प्रशियन नीला, अर्थात आयरन(III) हेक्सासायनिडोफेरेट(II), देते हैं।',
  'Copper(II) ions give a precipitate of {1}, which is chocolate brown.':
    'कॉपर(II) आयन {1} का अवक्षेप देते हैं, जो चॉकलेटी भूरा होता है।',
  'Zinc ions give a precipitate of {1}, which is bluish white.':
    'जिंक आयन {1} का अवक्षेप देते हैं, जो नीला-सा श्वेत होता है।',
  'Nickel(II) ions give in ammoniacal solution a bright red chelate with dimethylglyoxime.':
    'निकैल(II) आयन अमोनियामय विलयन में डाइमेथिलग्लाइऑक्सिम के साथ चमकीला लाल कीलेट देते हैं।',
  'Lead(II) ions give yellow {1}, which dissolves in hot water.':
    'लेड(II) आयन पीला {1} देते हैं, जो गर्म जल में घुल जाता है।',
  'Aluminium ions give with ammonia a hydroxide that adsorbs blue litmus and floats as a blue lake.':
    'ऐलुमिनियम आयन अमोनिया के साथ ऐसा हाइड्रॉक्साइड देते हैं, जो नीले लिटमस को अधिशोषित करके नीली लेक के रूप में तैरता है।',
  'Cobalt(II) ions give the blue complex {1}, which passes into amyl alcohol.':
    'कोबाल्ट(II) आयन नीला संकुल {1} देते हैं, जो ऐमिल ऐल्कोहॉल में चला जाता है।',
  'Manganese(II) ions give white {1}, which is oxidised by air to a brown hydrated oxide.':
    'मैंगनीज(II) आयन श्वेत {1} देते हैं, जो वायु द्वारा भूरे जलयोजित ऑक्साइड में ऑक्सीकृत हो जाता है।',
};

const namedReactions: Phrasebook = {
  Reaction: 'अभिक्रिया',
  Reagents: 'अभिकर्मक',
  'Rosenmund reduction': 'रोजेनमुंड अपचयन',
  'Clemmensen reduction': 'क्लीमेन्सन अपचयन',
  'Wolff-Kishner reduction': 'वोल्फ-किश्नर अपचयन',
  'Etard reaction': 'ईटार्ड अभिक्रिया',
  'Stephen reaction': 'स्टीफेन अभिक्रिया',
  'Gatterman-Koch reaction': 'गाटरमान-कोख अभिक्रिया',
  'Reimer-Tiemann reaction': 'राइमर-टीमन अभिक्रिया',
  'Kolbe’s reaction of phenol': 'फीनॉल की कोल्बे अभिक्रिया',
  'Hell-Volhard-Zelinsky reaction': 'हेल-फोलार्ड-जेलिंस्की अभिक्रिया',
  '{1}, heat': '{1}, ऊष्मा',
  '{1} in {2}, then {3}': '{2} में {1}, फिर {3}',
  '{1}, then {2}': '{1}, फिर {2}',
  '{1}, then {2}, then {3}': '{1}, फिर {2}, फिर {3}',
  '{1}, red {2}, then {3}': '{1}, लाल {2}, फिर {3}',
  'Acid chlorides are reduced to aldehydes, since barium sulphate poisons the palladium and stops the reduction there.':
    'अम्ल क्लोराइड ऐल्डिहाइडों में अपचयित होते हैं, क्योंकि बेरियम सल्फेट पैलेडियम को विषाक्त करके अपचयन को वहीं रोक देता है।',
  'Zinc amalgam and concentrated hydrochloric acid reduce a carbonyl group to a methylene group.':
    'जिंक अमलगम तथा सांद्र हाइड्रोक्लोरिक अम्ल कार्बोनिल समूह को मेथिलीन समूह में अपचयित करते हैं।',
  'A carbonyl group becomes a hydrazone, which loses nitrogen when it is heated with alkali in ethylene glycol.':
    'कार्बोनिल समूह हाइड्रैजोन में बदलता है, जो एथिलीन ग्लाइकॉल में क्षार के साथ गर्म करने पर नाइट्रोजन मुक्त करता है।',
  'Chromyl chloride turns the methyl group of toluene into a chromium complex, whose hydrolysis gives benzaldehyde.':
    'क्रोमिल क्लोराइड टॉलूईन के मेथिल समूह को क्रोमियम संकुल में बदल देता है, जिसके जल-अपघटन से बेन्जैल्डिहाइड प्राप्त होता है।',
  'Tin(II) chloride reduces a nitrile to an imine, whose hydrolysis gives an aldehyde.':
    'टिन(II) क्लोराइड नाइट्राइल को इमीन में अपचयित करता है, जिसके जल-अपघटन से ऐल्डिहाइड प्राप्त होता है।',
  'Carbon monoxide and hydrogen chloride bring an aldehyde group into the benzene ring, with aluminium chloride as the catalyst.':
    'कार्बन मोनोऑक्साइड तथा हाइड्रोजन क्लोराइड, ऐलुमिनियम क्लोराइड उत्प्रेरक की उपस्थिति में, बेन्जीन वलय में ऐल्डिहाइड समूह जोड़ते हैं।',
  'Chloroform and alkali bring an aldehyde group into the ortho position of phenol.':
    'क्लोरोफॉर्म तथा क्षार फीनॉल की ऑर्थो स्थिति पर ऐल्डिहाइड समूह जोड़ते हैं।',
  'Carbon dioxide, a weak electrophile, attacks the ortho position of the phenoxide ion, which gives salicylic acid.':
    'कार्बन डाइऑक्साइड, जो दुर्बल इलेक्ट्रॉनरागी है, फीनॉक्साइड आयन की ऑर्थो स्थिति पर आक्रमण करती है, जिससे सैलिसिलिक अम्ल प्राप्त होता है।',
  'Chlorine and red phosphorus replace an {1}-hydrogen atom of a carboxylic acid by chlorine.':
    'क्लोरीन तथा लाल फॉस्फोरस कार्बोक्सिलिक अम्ल के एक {1}-हाइड्रोजन परमाणु को क्लोरीन से प्रतिस्थापित करते हैं।',
};

const vitamins: Phrasebook = {
  Vitamin: 'विटामिन',
  'Effect of its deficiency': 'इसकी कमी का प्रभाव',
  'Vitamin A': 'विटामिन A',
  'Vitamin {1}': 'विटामिन {1}',
  'Vitamin C': 'विटामिन C',
  'Vitamin D': 'विटामिन D',
  'Vitamin E': 'विटामिन E',
  'Vitamin K': 'विटामिन K',
  'Night blindness': 'रतौंधी',
  Beriberi: 'बेरी-बेरी',
  Cheilosis: 'कीलोसिस',
  Convulsions: 'ऐंठन (आक्षेप)',
  'Pernicious anaemia': 'प्रणाशी रक्ताल्पता',
  Scurvy: 'स्कर्वी',
  Rickets: 'रिकेट्स',
  'Fragility of red blood cells': 'लाल रक्त कोशिकाओं की भंगुरता',
  'Increased blood clotting time': 'रक्त का थक्का जमने के समय में वृद्धि',
  'Vitamin A is needed for the pigment of the eye that works in dim light.':
    'विटामिन A नेत्र के उस वर्णक के लिए आवश्यक है, जो मंद प्रकाश में कार्य करता है।',
  'Without vitamin {1}, thiamine, people lose their appetite and their growth is retarded, as in beriberi.':
    'विटामिन {1}, थायमीन, की कमी से भूख कम लगती है तथा वृद्धि मंद हो जाती है, जैसा बेरी-बेरी में होता है।',
  'Without vitamin {1}, riboflavin, the corners of the mouth and the lips crack, which is called cheilosis.':
    'विटामिन {1}, राइबोफ्लेविन, की कमी से मुख के कोने तथा होंठ फटने लगते हैं, जिसे कीलोसिस कहते हैं।',
  'Vitamin {1}, pyridoxine, is needed by the nervous system, so its lack leads to convulsions.':
    'विटामिन {1}, पिरिडॉक्सिन, तंत्रिका तंत्र के लिए आवश्यक है, अतः इसकी कमी से ऐंठन होती है।',
  'Without vitamin {1} red blood cells are deficient in haemoglobin, as in pernicious anaemia.':
    'विटामिन {1} के अभाव में लाल रक्त कोशिकाओं में हीमोग्लोबिन की कमी हो जाती है, जैसा प्रणाशी रक्ताल्पता में होता है।',
  'Vitamin C, ascorbic acid, is needed for connective tissue, so the gums bleed in scurvy.':
    'विटामिन C, ऐस्कॉर्बिक अम्ल, संयोजी ऊतक के लिए आवश्यक है, अतः स्कर्वी में मसूड़ों से रक्त आता है।',
  'Vitamin D is needed for taking up calcium, so the bones of children are deformed in rickets.':
    'विटामिन D कैल्सियम के अवशोषण के लिए आवश्यक है, अतः रिकेट्स में बच्चों की अस्थियाँ विकृत हो जाती हैं।',
  'Vitamin E protects the membranes of cells against oxidation, so without it red blood cells become fragile.':
    'विटामिन E कोशिका झिल्लियों की ऑक्सीकरण से रक्षा करता है, अतः इसके अभाव में लाल रक्त कोशिकाएँ भंगुर हो जाती हैं।',
  'Vitamin K is needed for the formation of prothrombin, so without it blood takes longer to clot.':
    'विटामिन K प्रोथ्रॉम्बिन के निर्माण के लिए आवश्यक है, अतः इसके अभाव में रक्त का थक्का जमने में अधिक समय लगता है।',
};

export const matchedInChemistry = gathered(complexes, tests, namedReactions, vitamins);
