import { gathered } from '../families.ts';

const substitution = {
  'An {1} reaction proceeds with inversion of configuration.': '{1} अभिक्रिया में विन्यास का प्रतीपन होता है।',
  'An {1} reaction proceeds with retention of configuration.': '{1} अभिक्रिया में विन्यास का धारण होता है।',
  'The nucleophile attacks from the side opposite to the leaving group.':
    'नाभिकरागी अवशिष्ट समूह के विपरीत पार्श्व से आक्रमण करता है।',
  'Tertiary alkyl halides are the most reactive in {1} reactions.':
    'तृतीयक ऐल्किल हैलाइड {1} अभिक्रियाओं में सर्वाधिक अभिक्रियाशील होते हैं।',
  'They form the most stable carbocations, whereas their bulky groups hinder a backside attack.':
    'ये सबसे स्थायी कार्बोकैटायन बनाते हैं, जबकि इनके स्थूल समूह पीछे से होने वाले आक्रमण में बाधा डालते हैं।',
  'The rate of an {1} reaction does not depend on the concentration of the nucleophile.':
    '{1} अभिक्रिया का वेग नाभिकरागी की सांद्रता पर निर्भर नहीं करता।',
  'The rate of an {1} reaction is proportional to the concentration of the nucleophile.':
    '{1} अभिक्रिया का वेग नाभिकरागी की सांद्रता के समानुपाती होता है।',
  'The slow step is the ionisation of the alkyl halide.': 'ऐल्किल हैलाइड का आयनन ही मंद पद है।',
  'Polar protic solvents favour {1} reactions.': 'ध्रुवीय प्रोटिक विलायक {1} अभिक्रियाओं के लिए अनुकूल होते हैं।',
  'Polar protic solvents favour {1} over {2} reactions.':
    'ध्रुवीय प्रोटिक विलायक {2} अभिक्रियाओं की अपेक्षा {1} अभिक्रियाओं के लिए अधिक अनुकूल होते हैं।',
  'They solvate the ions that are formed, but also hold back the nucleophile.':
    'ये बनने वाले आयनों का विलायकयोजन करते हैं, परंतु नाभिकरागी को भी बाँधे रखते हैं।',
  'Iodide is a better leaving group than chloride.': 'आयोडाइड क्लोराइड की अपेक्षा अधिक अच्छा अवशिष्ट समूह है।',
  'Chloride is a better leaving group than iodide.': 'क्लोराइड आयोडाइड की अपेक्षा अधिक अच्छा अवशिष्ट समूह है।',
  'The C-I bond is the weakest and iodide is the weakest base among the halides.':
    'C-I आबंध सबसे दुर्बल है और हैलाइडों में आयोडाइड सबसे दुर्बल क्षारक है।',
  'Chlorobenzene is less reactive towards nucleophiles than chloroethane.':
    'नाभिकरागियों के प्रति क्लोरोबेन्जीन क्लोरोएथेन की अपेक्षा कम अभिक्रियाशील होती है।',
  'Chlorobenzene is more reactive towards nucleophiles than chloroethane.':
    'नाभिकरागियों के प्रति क्लोरोबेन्जीन क्लोरोएथेन की अपेक्षा अधिक अभिक्रियाशील होती है।',
  'Resonance gives its C-Cl bond partial double bond character.':
    'अनुनाद के कारण इसके C-Cl आबंध में आंशिक द्विआबंध गुण आ जाता है।',
  'Alcoholic potassium hydroxide favours elimination over substitution.':
    'ऐल्कोहॉली पोटैशियम हाइड्रॉक्साइड के साथ प्रतिस्थापन की अपेक्षा विलोपन अधिक होता है।',
  'Aqueous potassium hydroxide favours elimination over substitution.':
    'जलीय पोटैशियम हाइड्रॉक्साइड के साथ प्रतिस्थापन की अपेक्षा विलोपन अधिक होता है।',
  'In alcohol the strong base ethoxide is present; in water {1} is solvated and acts as a nucleophile.':
    'ऐल्कोहॉल में प्रबल क्षारक एथॉक्साइड उपस्थित होता है; जल में {1} विलायकयोजित होता है और नाभिकरागी की भाँति कार्य करता है।',
  'Benzyl chloride readily undergoes {1} reactions.': 'बेन्जिल क्लोराइड सरलता से {1} अभिक्रिया देता है।',
  'Benzyl chloride does not undergo {1} reactions, since its carbocation is unstable.':
    'बेन्जिल क्लोराइड {1} अभिक्रिया नहीं देता, क्योंकि इसका कार्बोकैटायन अस्थायी होता है।',
  'The benzyl carbocation is stabilised by resonance.': 'बेन्जिल कार्बोकैटायन अनुनाद द्वारा स्थायित्व प्राप्त करता है।',
};

const carbonyls = {
  "Aldehydes reduce Tollens' reagent.": 'ऐल्डिहाइड टॉलेन्स अभिकर्मक को अपचयित करते हैं।',
  "Simple ketones reduce Tollens' reagent.": 'सरल कीटोन टॉलेन्स अभिकर्मक को अपचयित करते हैं।',
  'Aldehydes are easily oxidised to acids with the same number of carbon atoms.':
    'ऐल्डिहाइड उतने ही कार्बन परमाणुओं वाले अम्लों में सरलता से ऑक्सीकृत हो जाते हैं।',
  'Phenol is a stronger acid than ethanol.': 'फीनॉल एथेनॉल की अपेक्षा प्रबल अम्ल है।',
  'Ethanol is a stronger acid than phenol.': 'एथेनॉल फीनॉल की अपेक्षा प्रबल अम्ल है।',
  'The phenoxide ion is stabilised by resonance.': 'फीनॉक्साइड आयन अनुनाद द्वारा स्थायित्व प्राप्त करता है।',
  'Methanal has no {1}-hydrogen and undergoes the Cannizzaro reaction.':
    'मेथेनैल में कोई {1}-हाइड्रोजन नहीं होता और यह कैनिजारो अभिक्रिया देता है।',
  'Ethanal has no {1}-hydrogen and undergoes the Cannizzaro reaction.':
    'एथेनैल में कोई {1}-हाइड्रोजन नहीं होता और यह कैनिजारो अभिक्रिया देता है।',
  'Ethanal has three {1}-hydrogens and undergoes aldol condensation.':
    'एथेनैल में तीन {1}-हाइड्रोजन होते हैं और यह ऐल्डोल संघनन देता है।',
  'Propanone gives the iodoform test.': 'प्रोपेनोन आयोडोफॉर्म परीक्षण देता है।',
  'Pentan-3-one gives the iodoform test.': 'पेन्टेन-3-ओन आयोडोफॉर्म परीक्षण देता है।',
  'The test needs a {1} group, which pentan-3-one does not have.':
    'इस परीक्षण के लिए {1} समूह आवश्यक है, जो पेन्टेन-3-ओन में नहीं होता।',
  'Aldehydes are more reactive than ketones in nucleophilic addition.':
    'नाभिकरागी योगज अभिक्रियाओं में ऐल्डिहाइड कीटोनों की अपेक्षा अधिक अभिक्रियाशील होते हैं।',
  'Ketones are more reactive than aldehydes in nucleophilic addition.':
    'नाभिकरागी योगज अभिक्रियाओं में कीटोन ऐल्डिहाइडों की अपेक्षा अधिक अभिक्रियाशील होते हैं।',
  'Two alkyl groups hinder the attack and make the carbonyl carbon less electrophilic.':
    'दो ऐल्किल समूह आक्रमण में बाधा डालते हैं और कार्बोनिल कार्बन की इलेक्ट्रॉनरागी प्रकृति घटा देते हैं।',
  'Trichloroacetic acid is a stronger acid than acetic acid.':
    'ट्राइक्लोरोऐसीटिक अम्ल ऐसीटिक अम्ल की अपेक्षा प्रबल अम्ल है।',
  'Acetic acid is a stronger acid than trichloroacetic acid.':
    'ऐसीटिक अम्ल ट्राइक्लोरोऐसीटिक अम्ल की अपेक्षा प्रबल अम्ल है।',
  'The {1} effect of three chlorine atoms stabilises the anion.':
    'तीन क्लोरीन परमाणुओं का {1} प्रभाव ऋणायन को स्थायित्व प्रदान करता है।',
  'Carboxylic acids have higher boiling points than alcohols of comparable molar mass.':
    'कार्बोक्सिलिक अम्लों के क्वथनांक तुलनीय मोलर द्रव्यमान वाले ऐल्कोहॉलों के क्वथनांकों से अधिक होते हैं।',
  'Carboxylic acids have lower boiling points than alcohols of comparable molar mass.':
    'कार्बोक्सिलिक अम्लों के क्वथनांक तुलनीय मोलर द्रव्यमान वाले ऐल्कोहॉलों के क्वथनांकों से कम होते हैं।',
  'They are associated as dimers through two hydrogen bonds.':
    'इनके अणु दो हाइड्रोजन आबंधों द्वारा संगुणित होकर द्वितय बनाते हैं।',
  'Tertiary alcohols give immediate turbidity with the Lucas reagent.':
    'तृतीयक ऐल्कोहॉल ल्यूकास अभिकर्मक के साथ तुरंत आविलता देते हैं।',
  'Primary alcohols give immediate turbidity with the Lucas reagent.':
    'प्राथमिक ऐल्कोहॉल ल्यूकास अभिकर्मक के साथ तुरंत आविलता देते हैं।',
  'The reaction proceeds through the carbocation; primary alcohols give no turbidity at room temperature.':
    'अभिक्रिया कार्बोकैटायन के माध्यम से होती है; प्राथमिक ऐल्कोहॉल कक्ष ताप पर आविलता नहीं देते।',
};

export const organic = gathered(substitution, carbonyls);
