import type { Phrasebook } from '../frames.ts';

export const complexes: Phrasebook = {
  '{1} is tetrahedral.': '{1} चतुष्फलकीय है।',
  '{1} is square planar.': '{1} वर्ग समतली है।',
  'Nickel({1}) is {2} in the complex and {3} hybridised.': 'संकुल में निकैल({1}) का विन्यास {2} तथा संकरण {3} है।',
  '{1} is diamagnetic.': '{1} प्रतिचुंबकीय है।',
  '{1} is paramagnetic.': '{1} अनुचुंबकीय है।',
  'The strong field ligand pairs the {1} electrons, and the complex is {2}, square planar.':
    'प्रबल क्षेत्र लिगन्ड {1} इलेक्ट्रॉनों को युग्मित कर देता है और संकुल का संकरण {2} तथा ज्यामिति वर्ग समतली होती है।',
  '{1} is a low-spin complex.': '{1} निम्न प्रचक्रण संकुल है।',
  '{1} is a high-spin complex.': '{1} उच्च प्रचक्रण संकुल है।',
  'It is an inner orbital ({1}), diamagnetic complex with {2}.':
    'यह {2} विन्यास वाला, आंतरिक कक्षक ({1}), प्रतिचुंबकीय संकुल है।',
  '{1} has five unpaired electrons.': '{1} में पाँच अयुग्मित इलेक्ट्रॉन हैं।',
  '{1} has one unpaired electron.': '{1} में एक अयुग्मित इलेक्ट्रॉन है।',
  'Fluoride is a weak field ligand, so {1} ({2}) is high-spin.':
    'फ्लुओराइड दुर्बल क्षेत्र लिगन्ड है, अतः {1} ({2}) उच्च प्रचक्रण अवस्था में रहता है।',
  'Ethane-1,2-diamine is a bidentate ligand.': 'एथेन-1,2-डाइऐमीन एक द्विदंतुर लिगन्ड है।',
  'Ethane-1,2-diamine is a monodentate ligand.': 'एथेन-1,2-डाइऐमीन एक एकदंतुर लिगन्ड है।',
  'It coordinates through both nitrogen atoms.': 'यह अपने दोनों नाइट्रोजन परमाणुओं द्वारा उपसहसंयोजित होता है।',
  'A square planar complex {1} has cis and trans isomers.':
    'वर्ग समतली संकुल {1} के समपक्ष तथा विपक्ष समावयवी होते हैं।',
  'A tetrahedral complex {1} has cis and trans isomers.': 'चतुष्फलकीय संकुल {1} के समपक्ष तथा विपक्ष समावयवी होते हैं।',
  'In a tetrahedron all positions are adjacent to each other.': 'चतुष्फलक में सभी स्थितियाँ एक-दूसरे के आसन्न होती हैं।',
  'Cyanide causes a greater splitting of the d orbitals than chloride.':
    'सायनाइड क्लोराइड की अपेक्षा d कक्षकों का अधिक विपाटन करता है।',
  'Chloride causes a greater splitting of the d orbitals than cyanide.':
    'क्लोराइड सायनाइड की अपेक्षा d कक्षकों का अधिक विपाटन करता है।',
  'In the spectrochemical series cyanide stands near the strong field end.':
    'स्पेक्ट्रमी रासायनिक श्रेणी में सायनाइड का स्थान प्रबल क्षेत्र वाले सिरे के निकट है।',
  'The oxidation number of nickel in {1} is zero.': '{1} में निकैल की ऑक्सीकरण संख्या शून्य है।',
  'The oxidation number of nickel in {1} is {2}.': '{1} में निकैल की ऑक्सीकरण संख्या {2} है।',
  'The complex and its ligands are neutral.': 'संकुल तथा उसके लिगन्ड उदासीन हैं।',
};
