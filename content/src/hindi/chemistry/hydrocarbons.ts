import type { Phrasebook } from '../frames.ts';

export const hydrocarbons: Phrasebook = {
  "In the absence of peroxides hydrogen bromide adds to propene by Markovnikov's rule.":
    'परॉक्साइड की अनुपस्थिति में प्रोपीन पर हाइड्रोजन ब्रोमाइड का योग मार्कोनीकॉफ नियम के अनुसार होता है।',
  "In the absence of peroxides hydrogen bromide adds to propene against Markovnikov's rule.":
    'परॉक्साइड की अनुपस्थिति में प्रोपीन पर हाइड्रोजन ब्रोमाइड का योग मार्कोनीकॉफ नियम के विपरीत होता है।',
  'The more stable secondary carbocation is formed; with peroxides a radical mechanism reverses the orientation.':
    'अधिक स्थायी द्वितीयक कार्बोकैटायन बनता है; परॉक्साइड की उपस्थिति में मुक्त मूलक क्रियाविधि के कारण योग का अभिविन्यास उलट जाता है।',
  'Ethyne is a stronger acid than ethene.': 'एथाइन एथीन की अपेक्षा प्रबल अम्ल है।',
  'Ethene is a stronger acid than ethyne.': 'एथीन एथाइन की अपेक्षा प्रबल अम्ल है।',
  'The {1} carbon has more s character and is more electronegative than the {2} carbon.':
    '{1} कार्बन में s-लक्षण {2} कार्बन की अपेक्षा अधिक होता है, अतः वह अधिक विद्युतऋणात्मक होता है।',
  'The nitro group is meta directing.': 'नाइट्रो समूह मेटा निर्देशी होता है।',
  'The nitro group is ortho and para directing.': 'नाइट्रो समूह ऑर्थो तथा पैरा निर्देशी होता है।',
  'It withdraws electrons and reduces the electron density mainly at the ortho and para positions.':
    'यह इलेक्ट्रॉनों को अपनी ओर खींचता है और मुख्यतः ऑर्थो तथा पैरा स्थितियों पर इलेक्ट्रॉन घनत्व घटा देता है।',
  'Benzene undergoes substitution more readily than addition.':
    'बेन्जीन योगज की अपेक्षा प्रतिस्थापन अभिक्रिया अधिक सरलता से देती है।',
  'Benzene undergoes addition more readily than substitution.':
    'बेन्जीन प्रतिस्थापन की अपेक्षा योगज अभिक्रिया अधिक सरलता से देती है।',
  'Addition would destroy the aromatic stabilisation.': 'योगज अभिक्रिया होने पर ऐरोमैटिक स्थायित्व नष्ट हो जाएगा।',
  'Trans-but-2-ene is more stable than cis-but-2-ene.':
    'विपक्ष-ब्यूट-2-ईन समपक्ष-ब्यूट-2-ईन की अपेक्षा अधिक स्थायी होती है।',
  'Cis-but-2-ene is more stable than trans-but-2-ene.':
    'समपक्ष-ब्यूट-2-ईन विपक्ष-ब्यूट-2-ईन की अपेक्षा अधिक स्थायी होती है।',
  'In the cis isomer the two methyl groups repel each other.':
    'समपक्ष समावयवी में दोनों मेथिल समूह एक-दूसरे को प्रतिकर्षित करते हैं।',
  'Ozonolysis of ethene gives methanal.': 'एथीन के ओजोनी अपघटन से मेथेनैल प्राप्त होता है।',
  'Ozonolysis of ethene gives ethanal.': 'एथीन के ओजोनी अपघटन से एथेनैल प्राप्त होता है।',
  'The double bond is cleaved, and each carbon becomes a carbonyl carbon.':
    'द्विआबंध का विदलन हो जाता है और उसका प्रत्येक कार्बन कार्बोनिल कार्बन बन जाता है।',
  'n-Butane has a higher boiling point than 2-methylpropane.':
    'n-ब्यूटेन का क्वथनांक 2-मेथिलप्रोपेन के क्वथनांक से अधिक होता है।',
  '2-Methylpropane has a higher boiling point than n-butane.':
    '2-मेथिलप्रोपेन का क्वथनांक n-ब्यूटेन के क्वथनांक से अधिक होता है।',
  'Branching reduces the surface area and with it the van der Waals forces.':
    'शाखन से पृष्ठीय क्षेत्रफल घटता है, जिससे वान्डरवाल्स बल भी घट जाते हैं।',
  'Propyne gives a precipitate with ammoniacal silver nitrate.':
    'प्रोपाइन अमोनियामय सिल्वर नाइट्रेट के साथ अवक्षेप देती है।',
  'But-2-yne gives a precipitate with ammoniacal silver nitrate.':
    'ब्यूट-2-आइन अमोनियामय सिल्वर नाइट्रेट के साथ अवक्षेप देती है।',
  'The test needs an acidic hydrogen at a terminal triple bond.':
    'इस परीक्षण के लिए सिरे के त्रिआबंध पर अम्लीय हाइड्रोजन का होना आवश्यक है।',
};
