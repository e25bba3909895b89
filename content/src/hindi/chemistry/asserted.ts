import { gathered } from '../families.ts';
import type { Phrasebook } from '../frames.ts';

const equilibrium: Phrasebook = {
  'A catalyst does not change the composition of an equilibrium mixture.':
    'उत्प्रेरक साम्य मिश्रण के संघटन को नहीं बदलता।',
  'A catalyst increases the amount of product in an equilibrium mixture.':
    'उत्प्रेरक साम्य मिश्रण में उत्पाद की मात्रा बढ़ा देता है।',
  'A catalyst lowers the activation energies of the forward and the backward reaction by the same amount.':
    'उत्प्रेरक अग्र तथा पश्च दोनों अभिक्रियाओं की सक्रियण ऊर्जा को समान मात्रा में घटाता है।',
  'Finely divided iron is the catalyst in the manufacture of ammonia by Haber’s process.':
    'हाबर प्रक्रम द्वारा अमोनिया के निर्माण में सूक्ष्म विभाजित आयरन उत्प्रेरक होता है।',
  'A catalyst lowers the activation energy of the forward reaction alone.':
    'उत्प्रेरक केवल अग्र अभिक्रिया की सक्रियण ऊर्जा को घटाता है।',
  'Both rate constants increase by the same factor, so their ratio, the equilibrium constant, stays the same.':
    'दोनों वेग स्थिरांक समान गुणक से बढ़ते हैं, अतः उनका अनुपात, अर्थात साम्य स्थिरांक, अपरिवर्तित रहता है।',

  'Adding argon at constant volume does not disturb the equilibrium {1}.':
    'स्थिर आयतन पर आर्गन मिलाने से साम्य {1} विक्षुब्ध नहीं होता।',
  'Adding argon at constant volume shifts the equilibrium {1} towards ammonia.':
    'स्थिर आयतन पर आर्गन मिलाने से साम्य {1} अमोनिया की ओर विस्थापित होता है।',
  'Adding argon at constant volume does not change the partial pressures of the reacting gases.':
    'स्थिर आयतन पर आर्गन मिलाने से अभिक्रिया में भाग लेने वाली गैसों के आंशिक दाब नहीं बदलते।',
  'The formation of ammonia from nitrogen and hydrogen is exothermic.':
    'नाइट्रोजन तथा हाइड्रोजन से अमोनिया का बनना ऊष्माक्षेपी होता है।',
  'Adding argon at constant volume does not change the total pressure of the mixture.':
    'स्थिर आयतन पर आर्गन मिलाने से मिश्रण का कुल दाब नहीं बदलता।',
  'The reaction quotient contains only the partial pressures of nitrogen, hydrogen and ammonia, so it is still equal to the equilibrium constant.':
    'अभिक्रिया भागफल में केवल नाइट्रोजन, हाइड्रोजन तथा अमोनिया के आंशिक दाब आते हैं, अतः वह अब भी साम्य स्थिरांक के बराबर रहता है।',

  'The equilibrium constant of an exothermic reaction decreases when the temperature is raised.':
    'ताप बढ़ाने पर ऊष्माक्षेपी अभिक्रिया का साम्य स्थिरांक घटता है।',
  'The equilibrium constant of an exothermic reaction increases when the temperature is raised.':
    'ताप बढ़ाने पर ऊष्माक्षेपी अभिक्रिया का साम्य स्थिरांक बढ़ता है।',
  'In an exothermic reaction the backward reaction has a greater activation energy than the forward reaction.':
    'ऊष्माक्षेपी अभिक्रिया में पश्च अभिक्रिया की सक्रियण ऊर्जा अग्र अभिक्रिया की सक्रियण ऊर्जा से अधिक होती है।',
  'The equilibrium constant of a reaction is the reciprocal of the equilibrium constant of the reverse reaction.':
    'किसी अभिक्रिया का साम्य स्थिरांक उसकी उत्क्रम अभिक्रिया के साम्य स्थिरांक का व्युत्क्रम होता है।',
  'The rate constant of an exothermic reaction decreases when the temperature is raised.':
    'ताप बढ़ाने पर ऊष्माक्षेपी अभिक्रिया का वेग स्थिरांक घटता है।',
  'The greater the activation energy, the larger the factor by which heating increases a rate constant, so the ratio of the forward to the backward rate constant falls.':
    'सक्रियण ऊर्जा जितनी अधिक होती है, ताप बढ़ाने पर वेग स्थिरांक उतने ही अधिक गुणक से बढ़ता है, अतः अग्र तथा पश्च अभिक्रियाओं के वेग स्थिरांकों का अनुपात घटता है।',

  'A reaction with an equilibrium constant greater than {1} has a negative standard Gibbs energy change.':
    'जिस अभिक्रिया का साम्य स्थिरांक {1} से अधिक हो, उसका मानक गिब्ज ऊर्जा परिवर्तन ऋणात्मक होता है।',
  'A reaction with an equilibrium constant greater than {1} has a positive standard Gibbs energy change.':
    'जिस अभिक्रिया का साम्य स्थिरांक {1} से अधिक हो, उसका मानक गिब्ज ऊर्जा परिवर्तन धनात्मक होता है।',
  'The standard Gibbs energy change of a reaction is {1}.':
    'किसी अभिक्रिया का मानक गिब्ज ऊर्जा परिवर्तन {1} होता है।',
  'The Gibbs energy of a system is a state function.': 'किसी निकाय की गिब्ज ऊर्जा एक अवस्था फलन है।',
  'The standard Gibbs energy change of every reaction is zero at equilibrium.':
    'साम्य पर प्रत्येक अभिक्रिया का मानक गिब्ज ऊर्जा परिवर्तन शून्य होता है।',
  'The logarithm of a number greater than {1} is positive, so {2} is negative.':
    '{1} से बड़ी संख्या का लघुगणक धनात्मक होता है, अतः {2} ऋणात्मक होता है।',

  'Silver chloride is less soluble in {1} sodium chloride solution than in water.':
    'सिल्वर क्लोराइड की विलेयता {1} सोडियम क्लोराइड विलयन में जल की अपेक्षा कम होती है।',
  'Silver chloride is as soluble in {1} sodium chloride solution as in water.':
    'सिल्वर क्लोराइड की विलेयता {1} सोडियम क्लोराइड विलयन में उतनी ही होती है, जितनी जल में।',
  'In a saturated solution of silver chloride the product of the concentrations of silver and chloride ions is constant at a given temperature.':
    'सिल्वर क्लोराइड के संतृप्त विलयन में सिल्वर तथा क्लोराइड आयनों की सांद्रताओं का गुणनफल किसी निश्चित ताप पर स्थिर होता है।',
  'Silver chloride dissolves in aqueous ammonia because a complex ion is formed.':
    'संकुल आयन बनने के कारण सिल्वर क्लोराइड जलीय अमोनिया में घुल जाता है।',
  'The solubility product of silver chloride decreases when chloride ions are added.':
    'क्लोराइड आयन मिलाने पर सिल्वर क्लोराइड का विलेयता गुणनफल घट जाता है।',
  'The chloride ions of sodium chloride increase one factor of the product, so the concentration of silver ions, and with it the solubility, is smaller.':
    'सोडियम क्लोराइड के क्लोराइड आयन गुणनफल का एक गुणक बढ़ा देते हैं, अतः सिल्वर आयनों की सांद्रता और उसके साथ विलेयता कम हो जाती है।',

  'The degree of ionisation of acetic acid increases when its solution is diluted.':
    'विलयन को तनु करने पर ऐसीटिक अम्ल की आयनन की मात्रा बढ़ती है।',
  'The degree of ionisation of acetic acid decreases when its solution is diluted.':
    'विलयन को तनु करने पर ऐसीटिक अम्ल की आयनन की मात्रा घटती है।',
  'The degree of ionisation of a weak acid of concentration {1} is approximately {2}.':
    '{1} सांद्रता वाले दुर्बल अम्ल की आयनन की मात्रा लगभग {2} होती है।',
  'A mixture of acetic acid and sodium acetate in water is a buffer solution.':
    'जल में ऐसीटिक अम्ल तथा सोडियम ऐसीटेट का मिश्रण एक बफर विलयन है।',
  'The ionisation constant of a weak acid increases when its solution is diluted.':
    'विलयन को तनु करने पर दुर्बल अम्ल का आयनन स्थिरांक बढ़ता है।',
  'Dilution makes {1} smaller while {2} stays the same, so the root becomes larger.':
    'तनु करने पर {1} घटता है, जबकि {2} वही रहता है, अतः वर्गमूल का मान बढ़ जाता है।',

  'An aqueous solution of sodium acetate is basic.': 'सोडियम ऐसीटेट का जलीय विलयन क्षारकीय होता है।',
  'An aqueous solution of sodium acetate is neutral.': 'सोडियम ऐसीटेट का जलीय विलयन उदासीन होता है।',
  'Acetate ions take up protons from water and set hydroxide ions free.':
    'ऐसीटेट आयन जल से प्रोटॉन ग्रहण करके हाइड्रॉक्साइड आयन मुक्त करते हैं।',
  'An aqueous solution of ammonium acetate is almost neutral.':
    'अमोनियम ऐसीटेट का जलीय विलयन लगभग उदासीन होता है।',
  'Sodium ions undergo hydrolysis and set hydroxide ions free.':
    'सोडियम आयन जल-अपघटित होकर हाइड्रॉक्साइड आयन मुक्त करते हैं।',
  'Acetate is the conjugate base of a weak acid, while sodium ions do not react with water, so hydroxide ions are in excess.':
    'ऐसीटेट एक दुर्बल अम्ल का संयुग्मी क्षारक है, जबकि सोडियम आयन जल से अभिक्रिया नहीं करते, अतः हाइड्रॉक्साइड आयन आधिक्य में होते हैं।',

  'The second ionisation constant of phosphoric acid is smaller than its first.':
    'फॉस्फोरिक अम्ल का द्वितीय आयनन स्थिरांक उसके प्रथम आयनन स्थिरांक से कम होता है।',
  'The second ionisation constant of phosphoric acid is larger than its first.':
    'फॉस्फोरिक अम्ल का द्वितीय आयनन स्थिरांक उसके प्रथम आयनन स्थिरांक से अधिक होता है।',
  'It is harder to remove a proton from a negative ion than from a neutral molecule.':
    'उदासीन अणु की अपेक्षा ऋणायन से प्रोटॉन को निकालना अधिक कठिन होता है।',
  'The oxidation state of phosphorus in phosphoric acid is {1}.':
    'फॉस्फोरिक अम्ल में फॉस्फोरस की ऑक्सीकरण अवस्था {1} होती है।',
  'One of the three hydrogen atoms of phosphoric acid is bonded directly to phosphorus.':
    'फॉस्फोरिक अम्ल के तीन हाइड्रोजन परमाणुओं में से एक सीधे फॉस्फोरस से आबंधित होता है।',
  'The first proton leaves the neutral molecule {1}, the second leaves the ion {2}, whose charge attracts it more strongly.':
    'पहला प्रोटॉन उदासीन अणु {1} से निकलता है तथा दूसरा आयन {2} से, जिसका आवेश उसे अधिक प्रबलता से आकर्षित करता है।',
};

const dBlock: Phrasebook = {
  'Zinc has the lowest enthalpy of atomisation in the 3d series.':
    '3d श्रेणी में जिंक की कणन एन्थैल्पी सबसे कम होती है।',
  'Zinc has the highest enthalpy of atomisation in the 3d series.':
    '3d श्रेणी में जिंक की कणन एन्थैल्पी सबसे अधिक होती है।',
  'Zinc has no unpaired d electrons that could take part in metallic bonding.':
    'जिंक में ऐसे अयुग्मित d इलेक्ट्रॉन नहीं होते, जो धात्विक आबंधन में भाग ले सकें।',
  'Zinc shows only the oxidation state {1} in its compounds.':
    'जिंक अपने यौगिकों में केवल {1} ऑक्सीकरण अवस्था प्रदर्शित करता है।',
  'The 3d subshell of a zinc atom is only half filled.': 'जिंक परमाणु का 3d उपकोश केवल अर्धपूरित होता है।',
  'The more unpaired electrons take part in metallic bonding, the stronger are the bonds between the atoms of a transition metal; in zinc they are weakest.':
    'धात्विक आबंधन में जितने अधिक अयुग्मित इलेक्ट्रॉन भाग लेते हैं, संक्रमण धातु के परमाणुओं के बीच आबंध उतने ही प्रबल होते हैं; जिंक में ये सबसे दुर्बल होते हैं।',

  'Niobium and tantalum have almost the same atomic radius.':
    'नायोबियम तथा टैंटेलम की परमाणु त्रिज्याएँ लगभग समान होती हैं।',
  'Tantalum has a much larger atomic radius than niobium.':
    'टैंटेलम की परमाणु त्रिज्या नायोबियम की परमाणु त्रिज्या से बहुत अधिक होती है।',
  'The 4f electrons of tantalum shield the outer electrons poorly from the nuclear charge.':
    'टैंटेलम के 4f इलेक्ट्रॉन बाह्य इलेक्ट्रॉनों का नाभिकीय आवेश से दुर्बल परिरक्षण करते हैं।',
  'Niobium and tantalum belong to the same group of the periodic table.':
    'नायोबियम तथा टैंटेलम आवर्त सारणी के एक ही वर्ग के तत्व हैं।',
  'The 4f electrons shield the outer electrons better than s and p electrons of the same shell.':
    '4f इलेक्ट्रॉन उसी कोश के s तथा p इलेक्ट्रॉनों की अपेक्षा बाह्य इलेक्ट्रॉनों का अधिक अच्छा परिरक्षण करते हैं।',
  'Poor shielding lets the effective nuclear charge rise along the lanthanoids, which makes up for the additional shell of tantalum.':
    'दुर्बल परिरक्षण के कारण लैन्थेनॉयडों में प्रभावी नाभिकीय आवेश बढ़ता जाता है, जो टैंटेलम के अतिरिक्त कोश के प्रभाव को संतुलित कर देता है।',

  'Aqueous solutions of titanium(III) salts are purple.': 'टाइटेनियम(III) लवणों के जलीय विलयन बैंगनी होते हैं।',
  'Aqueous solutions of titanium(III) salts are colourless.': 'टाइटेनियम(III) लवणों के जलीय विलयन रंगहीन होते हैं।',
  'The single d electron of titanium(III) is raised to a higher d orbital by visible light.':
    'दृश्य प्रकाश टाइटेनियम(III) के एकमात्र d इलेक्ट्रॉन को उच्च ऊर्जा वाले d कक्षक में उत्तेजित करता है।',
  'The oxidation state of titanium in titanium dioxide is {1}.':
    'टाइटेनियम डाइऑक्साइड में टाइटेनियम की ऑक्सीकरण अवस्था {1} होती है।',
  'The 3d subshell of a titanium(III) ion is empty.': 'टाइटेनियम(III) आयन का 3d उपकोश रिक्त होता है।',
  'Light of the energy that separates the d orbitals is absorbed, and the complementary colour is transmitted.':
    'd कक्षकों की ऊर्जाओं के अंतर के बराबर ऊर्जा वाला प्रकाश अवशोषित होता है और पूरक रंग पारगत होता है।',

  'Copper does not liberate hydrogen from dilute hydrochloric acid.':
    'कॉपर तनु हाइड्रोक्लोरिक अम्ल से हाइड्रोजन मुक्त नहीं करता।',
  'Copper liberates hydrogen from dilute hydrochloric acid.':
    'कॉपर तनु हाइड्रोक्लोरिक अम्ल से हाइड्रोजन मुक्त करता है।',
  'The standard electrode potential of {1} is positive.': '{1} का मानक इलेक्ट्रोड विभव धनात्मक होता है।',
  'Copper is oxidised by concentrated nitric acid.': 'सांद्र नाइट्रिक अम्ल कॉपर को ऑक्सीकृत कर देता है।',
  'Copper is a stronger reducing agent than hydrogen.': 'कॉपर हाइड्रोजन की अपेक्षा प्रबल अपचायक है।',
  'Hydrogen ions oxidise only those metals whose standard electrode potential is lower than that of hydrogen, which is zero.':
    'हाइड्रोजन आयन केवल उन्हीं धातुओं को ऑक्सीकृत करते हैं, जिनका मानक इलेक्ट्रोड विभव हाइड्रोजन के मानक इलेक्ट्रोड विभव, अर्थात शून्य, से कम होता है।',

  'In aqueous solution {1} is a reducing agent.': 'जलीय विलयन में {1} अपचायक होता है।',
  'In aqueous solution {1} is an oxidising agent.': 'जलीय विलयन में {1} ऑक्सीकारक होता है।',
  'On losing an electron {1} attains a half-filled {2} level.':
    'एक इलेक्ट्रॉन खोने पर {1} में अर्धपूरित {2} स्तर प्राप्त होता है।',
  'In aqueous solution {1} has four unpaired electrons.': 'जलीय विलयन में {1} में चार अयुग्मित इलेक्ट्रॉन होते हैं।',
  'On losing an electron {1} attains the configuration {2}.':
    'एक इलेक्ट्रॉन खोने पर {1} को विन्यास {2} प्राप्त होता है।',
  'The ion {1} has the configuration {2}, which is very stable in water, so {3} gives up an electron easily.':
    'आयन {1} का विन्यास {2} है, जो जल में बहुत स्थायी होता है, अतः {3} सरलता से इलेक्ट्रॉन त्याग देता है।',

  'The highest oxidation state of manganese is higher in its oxides than in its fluorides.':
    'मैंगनीज की उच्चतम ऑक्सीकरण अवस्था उसके फ्लुओराइडों की अपेक्षा ऑक्साइडों में अधिक होती है।',
  'The highest oxidation state of manganese is higher in its fluorides than in its oxides.':
    'मैंगनीज की उच्चतम ऑक्सीकरण अवस्था उसके ऑक्साइडों की अपेक्षा फ्लुओराइडों में अधिक होती है।',
  'Oxygen forms multiple bonds with manganese, while fluorine forms single bonds only.':
    'ऑक्सीजन मैंगनीज के साथ बहु आबंध बनाती है, जबकि फ्लुओरीन केवल एकल आबंध बनाती है।',
  'Fluorine is more electronegative than oxygen.': 'फ्लुओरीन ऑक्सीजन की अपेक्षा अधिक विद्युतऋणात्मक होती है।',
  'Fluorine forms multiple bonds with manganese, while oxygen forms single bonds only.':
    'फ्लुओरीन मैंगनीज के साथ बहु आबंध बनाती है, जबकि ऑक्सीजन केवल एकल आबंध बनाती है।',
  'With double bonds a few oxygen atoms are enough for the oxidation state {1}, as in {2}; among the fluorides the highest is {3}.':
    'द्विआबंधों के कारण {1} ऑक्सीकरण अवस्था के लिए थोड़े ही ऑक्सीजन परमाणु पर्याप्त होते हैं, जैसे {2} में; फ्लुओराइडों में उच्चतम {3} है।',

  'Actinoids show more oxidation states than lanthanoids.':
    'ऐक्टिनॉयड लैन्थेनॉयडों की अपेक्षा अधिक ऑक्सीकरण अवस्थाएँ प्रदर्शित करते हैं।',
  'Lanthanoids show more oxidation states than actinoids.':
    'लैन्थेनॉयड ऐक्टिनॉयडों की अपेक्षा अधिक ऑक्सीकरण अवस्थाएँ प्रदर्शित करते हैं।',
  'The 5f, 6d and 7s levels of the actinoids have comparable energies.':
    'ऐक्टिनॉयडों के 5f, 6d तथा 7s स्तरों की ऊर्जाएँ तुलनीय होती हैं।',
  'All actinoids are radioactive.': 'सभी ऐक्टिनॉयड रेडियोऐक्टिव होते हैं।',
  'The 5f electrons of the actinoids are held more tightly than the 4f electrons of the lanthanoids.':
    'ऐक्टिनॉयडों के 5f इलेक्ट्रॉन लैन्थेनॉयडों के 4f इलेक्ट्रॉनों की अपेक्षा अधिक दृढ़ता से बँधे होते हैं।',
  'Where levels lie close to each other, electrons of all of them can take part in bonding.':
    'जहाँ स्तर एक-दूसरे के निकट होते हैं, वहाँ उन सभी के इलेक्ट्रॉन आबंधन में भाग ले सकते हैं।',

  'The third ionisation enthalpy of manganese is higher than that of iron.':
    'मैंगनीज की तृतीय आयनन एन्थैल्पी आयरन की तृतीय आयनन एन्थैल्पी से अधिक होती है।',
  'The third ionisation enthalpy of iron is higher than that of manganese.':
    'आयरन की तृतीय आयनन एन्थैल्पी मैंगनीज की तृतीय आयनन एन्थैल्पी से अधिक होती है।',
  'The configuration of {1} is {2}, which is half filled and very stable.':
    '{1} का विन्यास {2} है, जो अर्धपूरित तथा बहुत स्थायी होता है।',
  'The nuclear charge of iron is greater than that of manganese.':
    'आयरन का नाभिकीय आवेश मैंगनीज के नाभिकीय आवेश से अधिक होता है।',
  'The third electron of manganese has to be removed from the stable {1} configuration; in iron its removal from {2} leads to {3}.':
    'मैंगनीज का तीसरा इलेक्ट्रॉन स्थायी {1} विन्यास से निकालना पड़ता है; आयरन में {2} से इसके निकलने पर {3} विन्यास प्राप्त होता है।',
};

const oxygenCompounds: Phrasebook = {
  'Phenol is more acidic than ethanol.': 'फीनॉल एथेनॉल की अपेक्षा अधिक अम्लीय होता है।',
  'Ethanol is more acidic than phenol.': 'एथेनॉल फीनॉल की अपेक्षा अधिक अम्लीय होता है।',
  'The negative charge of the phenoxide ion is delocalised over the ring.':
    'फीनॉक्साइड आयन का ऋणावेश वलय पर विस्थानित होता है।',
  'Phenol gives a violet colour with neutral iron(III) chloride solution.':
    'फीनॉल उदासीन आयरन(III) क्लोराइड विलयन के साथ बैंगनी रंग देता है।',
  'The negative charge of the phenoxide ion is localised on the oxygen atom.':
    'फीनॉक्साइड आयन का ऋणावेश केवल ऑक्सीजन परमाणु पर स्थित होता है।',
  'Delocalisation makes the phenoxide ion more stable than the ethoxide ion, in which the charge stays on oxygen.':
    'आवेश के विस्थानन से फीनॉक्साइड आयन एथॉक्साइड आयन की अपेक्षा अधिक स्थायी होता है, जिसमें आवेश ऑक्सीजन पर ही रहता है।',

  'ortho-Nitrophenol is more volatile in steam than para-nitrophenol.':
    'ऑर्थो-नाइट्रोफीनॉल पैरा-नाइट्रोफीनॉल की अपेक्षा भाप में अधिक वाष्पशील होता है।',
  'para-Nitrophenol is more volatile in steam than ortho-nitrophenol.':
    'पैरा-नाइट्रोफीनॉल ऑर्थो-नाइट्रोफीनॉल की अपेक्षा भाप में अधिक वाष्पशील होता है।',
  'The hydrogen bonds of ortho-nitrophenol are intramolecular, those of para-nitrophenol intermolecular.':
    'ऑर्थो-नाइट्रोफीनॉल के हाइड्रोजन आबंध अंतःअणुक (अणु के भीतर) तथा पैरा-नाइट्रोफीनॉल के अंतर-अणुक (अणुओं के बीच) होते हैं।',
  'Both ortho-nitrophenol and para-nitrophenol are more acidic than phenol.':
    'ऑर्थो-नाइट्रोफीनॉल तथा पैरा-नाइट्रोफीनॉल दोनों फीनॉल की अपेक्षा अधिक अम्लीय होते हैं।',
  'The hydrogen bonds of ortho-nitrophenol are intermolecular, those of para-nitrophenol intramolecular.':
    'ऑर्थो-नाइट्रोफीनॉल के हाइड्रोजन आबंध अंतर-अणुक (अणुओं के बीच) तथा पैरा-नाइट्रोफीनॉल के अंतःअणुक (अणु के भीतर) होते हैं।',
  'Intermolecular hydrogen bonds hold the molecules of para-nitrophenol together, so they pass less easily into the vapour.':
    'अंतर-अणुक हाइड्रोजन आबंध पैरा-नाइट्रोफीनॉल के अणुओं को परस्पर बाँधे रखते हैं, अतः वे वाष्प में कम सरलता से जाते हैं।',

  'Benzaldehyde is less reactive than propanal towards nucleophilic addition.':
    'बेन्जैल्डिहाइड नाभिकरागी योगज अभिक्रियाओं के प्रति प्रोपेनैल की अपेक्षा कम अभिक्रियाशील होता है।',
  'Benzaldehyde is more reactive than propanal towards nucleophilic addition.':
    'बेन्जैल्डिहाइड नाभिकरागी योगज अभिक्रियाओं के प्रति प्रोपेनैल की अपेक्षा अधिक अभिक्रियाशील होता है।',
  'Resonance with the ring makes the carbonyl carbon of benzaldehyde less electrophilic.':
    'वलय के साथ अनुनाद के कारण बेन्जैल्डिहाइड का कार्बोनिल कार्बन कम इलेक्ट्रॉनरागी होता है।',
  'Benzaldehyde has no {1}-hydrogen atom.': 'बेन्जैल्डिहाइड में {1}-हाइड्रोजन परमाणु नहीं होता।',
  'Resonance with the ring makes the carbonyl carbon of benzaldehyde more electrophilic.':
    'वलय के साथ अनुनाद के कारण बेन्जैल्डिहाइड का कार्बोनिल कार्बन अधिक इलेक्ट्रॉनरागी होता है।',
  'The less electrophilic the carbonyl carbon is, the more slowly a nucleophile attacks it.':
    'कार्बोनिल कार्बन जितना कम इलेक्ट्रॉनरागी होता है, नाभिकरागी उस पर उतना ही धीरे आक्रमण करता है।',

  'Methanal undergoes the Cannizzaro reaction with concentrated alkali.':
    'मेथेनैल सांद्र क्षार के साथ कैनिजारो अभिक्रिया देता है।',
  'Ethanal undergoes the Cannizzaro reaction with concentrated alkali.':
    'एथेनैल सांद्र क्षार के साथ कैनिजारो अभिक्रिया देता है।',
  'Methanal has no {1}-hydrogen atom.': 'मेथेनैल में {1}-हाइड्रोजन परमाणु नहीं होता।',
  'Methanal is a gas at room temperature.': 'कक्ष ताप पर मेथेनैल एक गैस है।',
  'Methanal has two {1}-hydrogen atoms.': 'मेथेनैल में दो {1}-हाइड्रोजन परमाणु होते हैं।',
  'Without {1}-hydrogen an aldehyde cannot form the enolate ion of an aldol reaction; one molecule of it is reduced and another one is oxidised.':
    '{1}-हाइड्रोजन के बिना ऐल्डिहाइड ऐल्डोल अभिक्रिया का ईनोलेट आयन नहीं बना सकता; उसका एक अणु अपचयित तथा दूसरा ऑक्सीकृत होता है।',

  'Carboxylic acids do not form oximes with hydroxylamine.':
    'कार्बोक्सिलिक अम्ल हाइड्रॉक्सिलऐमीन के साथ ऑक्सिम नहीं बनाते।',
  'Carboxylic acids form oximes with hydroxylamine, as ketones do.':
    'कार्बोक्सिलिक अम्ल कीटोनों की भाँति हाइड्रॉक्सिलऐमीन के साथ ऑक्सिम बनाते हैं।',
  'Resonance makes the carboxyl carbon less electrophilic than the carbonyl carbon of a ketone.':
    'अनुनाद के कारण कार्बोक्सिल कार्बन कीटोन के कार्बोनिल कार्बन की अपेक्षा कम इलेक्ट्रॉनरागी होता है।',
  'Most carboxylic acids exist as dimers in the vapour phase.':
    'अधिकांश कार्बोक्सिलिक अम्ल वाष्प प्रावस्था में द्वितय के रूप में पाए जाते हैं।',
  'Resonance makes the carboxyl carbon more electrophilic than the carbonyl carbon of a ketone.':
    'अनुनाद के कारण कार्बोक्सिल कार्बन कीटोन के कार्बोनिल कार्बन की अपेक्षा अधिक इलेक्ट्रॉनरागी होता है।',
  'The formation of an oxime begins with the attack of a nucleophile on an electrophilic carbonyl carbon.':
    'ऑक्सिम का बनना इलेक्ट्रॉनरागी कार्बोनिल कार्बन पर नाभिकरागी के आक्रमण से आरंभ होता है।',

  'Anisole and hydrogen iodide give phenol and iodomethane.':
    'ऐनिसोल तथा हाइड्रोजन आयोडाइड से फीनॉल तथा आयोडोमेथेन प्राप्त होते हैं।',
  'Anisole and hydrogen iodide give iodobenzene and methanol.':
    'ऐनिसोल तथा हाइड्रोजन आयोडाइड से आयोडोबेन्जीन तथा मेथेनॉल प्राप्त होते हैं।',
  'In anisole the bond between oxygen and the ring has partial double bond character.':
    'ऐनिसोल में ऑक्सीजन तथा वलय के बीच के आबंध में आंशिक द्विआबंध गुण होता है।',
  'Anisole is brominated mainly at the para position.': 'ऐनिसोल का ब्रोमीनन मुख्यतः पैरा स्थिति पर होता है।',
  'In anisole the bond between oxygen and the methyl group has partial double bond character.':
    'ऐनिसोल में ऑक्सीजन तथा मेथिल समूह के बीच के आबंध में आंशिक द्विआबंध गुण होता है।',
  'Iodide ions break the weaker one of the two bonds, so oxygen stays on the ring.':
    'आयोडाइड आयन दोनों आबंधों में से दुर्बल आबंध को तोड़ते हैं, अतः ऑक्सीजन वलय पर ही रहती है।',

  'Sodium ethoxide and 2-bromo-2-methylpropane give mainly an alkene.':
    'सोडियम एथॉक्साइड तथा 2-ब्रोमो-2-मेथिलप्रोपेन से मुख्यतः ऐल्कीन प्राप्त होती है।',
  'Sodium ethoxide and 2-bromo-2-methylpropane give mainly an ether.':
    'सोडियम एथॉक्साइड तथा 2-ब्रोमो-2-मेथिलप्रोपेन से मुख्यतः ईथर प्राप्त होता है।',
  'Alkoxide ions are strong bases, which bring about elimination in tertiary alkyl halides.':
    'ऐल्कॉक्साइड आयन प्रबल क्षारक हैं, जो तृतीयक ऐल्किल हैलाइडों में विलोपन कराते हैं।',
  'Sodium methoxide and bromoethane give methoxyethane.':
    'सोडियम मेथॉक्साइड तथा ब्रोमोएथेन से मेथॉक्सीएथेन प्राप्त होता है।',
  'Tertiary alkyl halides undergo {1} reactions faster than primary ones.':
    'तृतीयक ऐल्किल हैलाइड प्राथमिक ऐल्किल हैलाइडों की अपेक्षा {1} अभिक्रियाएँ अधिक तीव्रता से देते हैं।',
  'Ethoxide takes a proton from a methyl group, since bulky groups hinder its attack on the carbon that bears bromine.':
    'एथॉक्साइड मेथिल समूह से प्रोटॉन ग्रहण करता है, क्योंकि स्थूल समूह ब्रोमीन से आबंधित कार्बन पर इसके आक्रमण में बाधा डालते हैं।',

  'Phenol and bromine water give a white precipitate of tribromophenol.':
    'फीनॉल तथा ब्रोमीन जल से ट्राइब्रोमोफीनॉल का श्वेत अवक्षेप प्राप्त होता है।',
  'Phenol and bromine water give mainly para-bromophenol.':
    'फीनॉल तथा ब्रोमीन जल से मुख्यतः पैरा-ब्रोमोफीनॉल प्राप्त होता है।',
  'The hydroxyl group of phenol activates the ring strongly towards electrophiles.':
    'फीनॉल का हाइड्रॉक्सिल समूह इलेक्ट्रॉनरागियों के प्रति वलय को प्रबल रूप से सक्रियित करता है।',
  'Phenol and bromine in carbon disulphide give mainly para-bromophenol.':
    'फीनॉल तथा कार्बन डाइसल्फाइड में घुली ब्रोमीन से मुख्यतः पैरा-ब्रोमोफीनॉल प्राप्त होता है।',
  'The hydroxyl group of phenol deactivates the ring towards electrophiles.':
    'फीनॉल का हाइड्रॉक्सिल समूह इलेक्ट्रॉनरागियों के प्रति वलय को निष्क्रियित करता है।',
  'Resonance raises the electron density at both ortho positions and the para position, so bromine substitutes at all three without a Lewis acid.':
    'अनुनाद दोनों ऑर्थो स्थितियों तथा पैरा स्थिति पर इलेक्ट्रॉन घनत्व बढ़ा देता है, अतः ब्रोमीन लुइस अम्ल के बिना ही तीनों स्थितियों पर प्रतिस्थापन करती है।',
};

export const assertedInChemistry = gathered(equilibrium, dBlock, oxygenCompounds);
