import type { PairFamily } from './pair-family.ts';

/** As in pair-family.ts. */
export const lawsAndTheories: readonly PairFamily[] = [
  {
    topic: 'Polity',
    text: 'The {thing} was passed in {value}.',
    hindi: '{thing} {value} में बना।',
    words: 'when which year act law passed enacted adhiniyam kanoon kab bana pass hua lagu',
    pairs: `
1860 (drafted by Macaulay's commission) / 1860: Indian Penal Code (IPC) / भारतीय दंड संहिता (IPC)
1872 / 1872: Indian Contract Act / भारतीय संविदा (अनुबंध) अधिनियम; Indian Evidence Act / भारतीय साक्ष्य अधिनियम
1881 / 1881: Negotiable Instruments Act / परक्राम्य लिखत अधिनियम
1882 / 1882: Transfer of Property Act / संपत्ति अंतरण अधिनियम
1908 / 1908: Code of Civil Procedure (CPC) / सिविल प्रक्रिया संहिता
1930 / 1930: Sale of Goods Act / माल विक्रय अधिनियम
1932 / 1932: Indian Partnership Act / भारतीय साझेदारी अधिनियम
1934 / 1934: RBI Act (Reserve Bank of India Act) / रिज़र्व बैंक अधिनियम
1949 / 1949: Banking Regulation Act / बैंकिंग विनियमन अधिनियम
1951 / 1951: Representation of the People Act (elections) / जन प्रतिनिधित्व अधिनियम
1954 / 1954: Special Marriage Act / विशेष विवाह अधिनियम
1955 / 1955: Hindu Marriage Act / हिंदू विवाह अधिनियम; Citizenship Act / नागरिकता अधिनियम; Essential Commodities Act / आवश्यक वस्तु अधिनियम; Protection of Civil Rights Act (untouchability) / नागरिक अधिकार संरक्षण अधिनियम
1956 / 1956: Hindu Succession Act / हिंदू उत्तराधिकार अधिनियम; States Reorganisation Act / राज्य पुनर्गठन अधिनियम; LIC Act / LIC अधिनियम
1961 / 1961: Dowry Prohibition Act / दहेज निषेध अधिनियम; Income Tax Act / आयकर अधिनियम; Maternity Benefit Act / मातृत्व लाभ अधिनियम
1963 / 1963: Official Languages Act / राजभाषा अधिनियम
1971 / 1971: Contempt of Courts Act / न्यायालय अवमानना अधिनियम; Medical Termination of Pregnancy Act / गर्भपात (MTP) अधिनियम
1972 / 1972: Wildlife (Protection) Act / वन्यजीव संरक्षण अधिनियम
1973 / 1973: Code of Criminal Procedure (CrPC) / दंड प्रक्रिया संहिता (CrPC)
1974 / 1974: Water (pollution) Act / जल प्रदूषण अधिनियम
1976 / 1976: Equal Remuneration Act / समान पारिश्रमिक अधिनियम; Bonded Labour (Abolition) Act / बंधुआ मजदूरी अधिनियम
1980 / 1980: Forest (Conservation) Act / वन संरक्षण अधिनियम; National Security Act / राष्ट्रीय सुरक्षा अधिनियम
1981 / 1981: Air (pollution) Act / वायु प्रदूषण अधिनियम
1986 / 1986: Environment (Protection) Act / पर्यावरण संरक्षण अधिनियम; first Consumer Protection Act (a new one in 2019) / उपभोक्ता संरक्षण अधिनियम (नया 2019); Child Labour (Prohibition) Act / बाल श्रम अधिनियम
1989 / 1989: SC and ST (Prevention of Atrocities) Act / अनुसूचित जाति-जनजाति अत्याचार निवारण अधिनियम
1993 / 1993: Protection of Human Rights Act / मानवाधिकार संरक्षण अधिनियम
1996 / 1996: PESA Act / पेसा अधिनियम; Arbitration Act / मध्यस्थता अधिनियम
1999 (in force June 2000) / 1999: FEMA (Foreign Exchange Management Act) / फेमा
2000 / 2000: Information Technology (IT, cyber law) Act / सूचना प्रौद्योगिकी (IT) अधिनियम
2002 / 2002: PMLA (Prevention of Money Laundering Act) / PMLA (धन शोधन निवारण); Competition Act / प्रतिस्पर्धा अधिनियम; Biological Diversity Act / जैव विविधता अधिनियम; SARFAESI Act / SARFAESI अधिनियम
2003 / 2003: FRBM Act / FRBM अधिनियम
2005 / 2005: Right to Information (RTI) Act / सूचना का अधिकार अधिनियम; Domestic Violence Act / घरेलू हिंसा अधिनियम; MGNREGA (NREGA) / मनरेगा; Disaster Management Act / आपदा प्रबंधन अधिनियम
2006 / 2006: Forest Rights Act / वन अधिकार अधिनियम; Prohibition of Child Marriage Act / बाल विवाह निषेध अधिनियम; Food Safety and Standards Act / खाद्य सुरक्षा मानक अधिनियम
2009 (in force 1 April 2010) / 2009: Right to Education (RTE) Act / शिक्षा का अधिकार (RTE) अधिनियम
2010 / 2010: National Green Tribunal Act / राष्ट्रीय हरित अधिकरण अधिनियम
2012 / 2012: POCSO Act / पॉक्सो अधिनियम
2013 / 2013: POSH Act (sexual harassment at workplace) / कार्यस्थल यौन उत्पीड़न अधिनियम; National Food Security Act / राष्ट्रीय खाद्य सुरक्षा अधिनियम; Companies Act / कंपनी अधिनियम; Lokpal Act / लोकपाल अधिनियम; Land Acquisition (fair compensation) Act / भूमि अधिग्रहण अधिनियम
2015 / 2015: Juvenile Justice Act / किशोर न्याय अधिनियम
2016 / 2016: Insolvency and Bankruptcy Code (IBC) / दिवाला संहिता; RERA (Real Estate) Act / रेरा; Rights of Persons with Disabilities Act / दिव्यांगजन अधिकार अधिनियम
2019 / 2019: Citizenship Amendment Act (CAA) / नागरिकता संशोधन अधिनियम; Triple Talaq (Muslim Women) Act / तीन तलाक अधिनियम; new Consumer Protection Act / नया उपभोक्ता संरक्षण अधिनियम
2023 / 2023: Digital Personal Data Protection Act / डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम; Bharatiya Nyaya Sanhita (BNS, in force 1 July 2024) / भारतीय न्याय संहिता
1829 (Regulation XVII) / 1829: law against sati / सती प्रथा निषेध
1856 (by the effort of Ishwar Chandra Vidyasagar) / 1856 (विद्यासागर): Hindu Widow Remarriage Act (vidhwa punarvivah) / हिंदू विधवा पुनर्विवाह अधिनियम
1929 (Sarda Act) / 1929: Child Marriage Restraint (Sharda) Act / बाल विवाह निरोधक (शारदा) अधिनियम
1878 by Lord Lytton / 1878 (लिटन): Vernacular Press Act / वर्नाक्युलर प्रेस एक्ट
1773 / 1773: Regulating Act / रेग्युलेटिंग एक्ट
1784 / 1784: Pitt's India Act / पिट्स इंडिया एक्ट`,
  },
  {
    topic: 'Polity',
    text: 'The {thing} dealt with {value}.',
    hindi: '{thing} का विषय: {value}।',
    words:
      'which what committee commission related recommended recommendation purpose samiti aayog kis se sambandhit sifarish',
    pairs: `
relations between the centre and the states / केंद्र-राज्य संबंध: Sarkaria Commission (1983) / सरकारिया आयोग; Punchhi Commission (2007) / पुंछी आयोग; Rajamannar Committee (Tamil Nadu, 1969) / राजमन्नार समिति
reservation for other backward classes (OBC, 27 %) / पिछड़ा वर्ग (OBC) आरक्षण: Mandal Commission (1979) / मंडल आयोग
the first list of backward classes / पिछड़े वर्गों की पहली सूची: Kaka Kalelkar Commission (1953) / काका कालेलकर आयोग
three tiers of Panchayati Raj / पंचायती राज (त्रि-स्तरीय): Balwant Rai Mehta Committee (1957) / बलवंत राय मेहता समिति
two tiers of Panchayati Raj / पंचायती राज (द्वि-स्तरीय): Ashok Mehta Committee (1977) / अशोक मेहता समिति
constitutional status for the panchayats / पंचायतों को संवैधानिक दर्जा: L. M. Singhvi Committee (1986) / एल. एम. सिंघवी समिति
reorganisation of states / राज्य पुनर्गठन: Fazl Ali Commission (1953) / फजल अली आयोग; Dhar Commission (1948) / धर आयोग; JVP Committee (Jawaharlal Nehru, Vallabhbhai Patel, Pattabhi Sitaramayya, 1948) / JVP समिति
the fundamental duties / मौलिक कर्तव्य: Swaran Singh Committee (1976) / स्वर्ण सिंह समिति; Verma Committee on fundamental duties (1999) / वर्मा समिति
corruption, which led to the CVC (vigilance commission) / भ्रष्टाचार (CVC): Santhanam Committee (1962) / संथानम समिति
conditions of Muslims in India / मुस्लिम समुदाय की स्थिति: Sachar Committee (2005) / सच्चर समिति
elections of students' unions / छात्र संघ चुनाव: Lyngdoh Committee (2006) / लिंगदोह समिति
electoral reforms / चुनाव सुधार: Dinesh Goswami Committee (1990) / दिनेश गोस्वामी समिति; Tarkunde Committee / तारकुंडे समिति
state funding of elections / चुनाव का राज्य वित्तपोषण: Indrajit Gupta Committee (1998) / इंद्रजीत गुप्ता समिति
the nexus of crime and politics / अपराध और राजनीति: Vohra Committee (1993) / वोहरा समिति
education / शिक्षा: Kothari Commission (10+2+3, 1964) / कोठारी आयोग; Radhakrishnan Commission (university, 1948) / राधाकृष्णन आयोग; Mudaliar Commission (secondary, 1952) / मुदालियर आयोग
reforms of criminal justice / आपराधिक न्याय सुधार: Malimath Committee (2000) / मलिमथ समिति
crimes against women after 2012 / महिलाओं के विरुद्ध अपराध: Justice Verma Committee (2013) / न्यायमूर्ति वर्मा समिति
the Jallianwala Bagh massacre / जलियाँवाला बाग: Hunter Committee (1919) / हंटर समिति
the demolition of the Babri Masjid / बाबरी मस्जिद: Liberhan Commission / लिब्रहान आयोग
the riots of 1984 / 1984 के दंगे: Nanavati Commission / नानावती आयोग; Ranganath Misra Commission / रंगनाथ मिश्र आयोग
data protection / डेटा संरक्षण: B. N. Srikrishna Committee (2018) / श्रीकृष्ण समिति
the ecology of the Western Ghats / पश्चिमी घाट: Gadgil Committee (2011) / गाडगिल समिति; Kasturirangan Committee (2013) / कस्तूरीरंगन समिति
agriculture and farmers / किसान: Swaminathan Commission (2004) / स्वामीनाथन आयोग
reforms of cricket (BCCI) / क्रिकेट सुधार: Lodha Committee (2015) / लोढ़ा समिति
reforms of banks / बैंकिंग सुधार: Narasimham Committee (1991) / नरसिंहम समिति
the foundation of the RBI / RBI की स्थापना: Hilton Young Commission (1926) / हिल्टन यंग आयोग
the foundation of NABARD / NABARD की स्थापना: Sivaraman Committee / शिवरमन समिति
payments banks and financial inclusion / भुगतान बैंक: Nachiket Mor Committee (2013) / नचिकेत मोर समिति
financial inclusion / वित्तीय समावेशन: C. Rangarajan Committee (2008) / रंगराजन समिति
inflation targeting and monetary policy / मौद्रिक नीति: Urjit Patel Committee (2014) / उर्जित पटेल समिति
measuring poverty / गरीबी: Tendulkar Committee (2009) / तेंदुलकर समिति; Lakdawala Committee (1993) / लकड़ावाला समिति; Alagh Committee (1979) / अलघ समिति; Rangarajan Committee on poverty (2014) / रंगराजन समिति
tax reforms / कर सुधार: Raja Chelliah Committee (1991) / राजा चेलैया समिति; Kelkar Committee (2002) / केलकर समिति
insurance reforms / बीमा सुधार: Malhotra Committee (1993) / मल्होत्रा समिति
convertibility of the rupee on capital account / रुपये की परिवर्तनीयता: Tarapore Committee (1997) / तारापोर समिति
small scale industries / लघु उद्योग: Abid Hussain Committee / आबिद हुसैन समिति
disinvestment of public enterprises / विनिवेश: Rangarajan Committee on disinvestment (1993) / रंगराजन समिति
the lead bank scheme / लीड बैंक योजना: Gadgil Study Group and Nariman Committee (1969) / नरीमन समिति
regional rural banks / क्षेत्रीय ग्रामीण बैंक: Narasimham Working Group (1975) / नरसिंहम कार्यदल
fiscal responsibility review / FRBM समीक्षा: N. K. Singh Committee (2017) / एन. के. सिंह समिति
separation of the railway budget (1924) / रेल बजट का पृथक्करण: Acworth Committee (1921) / एकवर्थ समिति
governance of banks' boards / बैंक बोर्ड: P. J. Nayak Committee (2014) / पी. जे. नायक समिति
corporate governance / कॉर्पोरेट गवर्नेंस: Kumar Mangalam Birla Committee / कुमार मंगलम बिड़ला समिति`,
  },
  {
    topic: 'Polity',
    text: 'The subject {thing} is in the {value} List.',
    hindi: '{thing} {value} सूची का विषय है।',
    words: 'which list subject under comes suchi vishay kis seventh schedule',
    pairs: `
Union / संघ: Defence / रक्षा; Railways / रेल; Banking and currency / बैंकिंग; Foreign affairs / विदेश मामले; Atomic energy / परमाणु ऊर्जा; Census / जनगणना; Citizenship / नागरिकता; Post and telegraph / डाक-तार; Income tax / आयकर; Insurance / बीमा; War and peace / युद्ध और शांति; Lotteries / लॉटरी
State / राज्य: Police / पुलिस; Public order / लोक व्यवस्था; Agriculture / कृषि; Public health and hospitals / लोक स्वास्थ्य; Prisons (jail) / जेल; Local government / स्थानीय शासन; Fisheries / मत्स्य पालन; Land / भूमि; Liquor (alcohol) / शराब; Betting and gambling / जुआ; Water and irrigation / जल और सिंचाई
Concurrent / समवर्ती: Education / शिक्षा; Forests / वन; Marriage and divorce / विवाह और तलाक; Criminal law / आपराधिक कानून; Trade unions / श्रमिक संघ; Economic planning / आर्थिक नियोजन; Population control and family planning / परिवार नियोजन; Weights and measures / माप-तौल; Electricity / बिजली; Newspapers and books / समाचार पत्र; Adoption and wills / दत्तक ग्रहण`,
  },
  {
    topic: 'Polity',
    text: 'Section {thing} of the IPC is about {value}.',
    hindi: 'IPC की धारा {thing}: {value}।',
    words: 'which section ipc indian penal code punishment dhara offence bns',
    pairs: `
the punishment of murder (section 103 of the BNS) / हत्या (BNS धारा 103): 302 / 302
cheating (section 318 of the BNS) / छल, ठगी (BNS धारा 318): 420 / 420
attempt to murder (section 109 of the BNS) / हत्या का प्रयास: 307 / 307
dowry death (section 80 of the BNS) / दहेज मृत्यु: 304B / 304B
death by negligence (section 106 of the BNS) / लापरवाही से मृत्यु: 304A / 304A
the punishment of rape (section 64 of the BNS) / बलात्कार: 376 / 376
cruelty by the husband or his relatives (section 85 of the BNS) / पति द्वारा क्रूरता: 498A / 498A
sedition / राजद्रोह: 124A / 124A
the punishment of theft (section 303 of the BNS) / चोरी: 379 / 379
the punishment of dacoity (392 for robbery) / डकैती (लूट के लिए 392): 395 / 395
criminal conspiracy (section 61 of the BNS) / आपराधिक षड्यंत्र: 120B / 120B
common intention (section 3(5) of the BNS) / सामान्य आशय: 34 / 34
unlawful assembly (146 for rioting) / गैरकानूनी जमाव: 141 / 141
defamation (section 356 of the BNS) / मानहानि: 499 / 499
outraging the modesty of a woman (section 74 of the BNS) / स्त्री की लज्जा भंग: 354 / 354
abetment of suicide (section 108 of the BNS) / आत्महत्या के लिए उकसाना: 306 / 306
attempt to commit suicide / आत्महत्या का प्रयास: 309 / 309
the punishment of kidnapping / अपहरण: 363 / 363
criminal intimidation / आपराधिक धमकी: 506 / 506
the punishment of criminal breach of trust / आपराधिक विश्वासघात: 406 / 406
criminal trespass / आपराधिक अतिचार: 447 / 447`,
  },
  {
    topic: 'Economy',
    text: 'The {thing} is published by {value}.',
    hindi: '{thing}: {value} द्वारा प्रकाशित।',
    words:
      'who which organisation publishes published released releases report index prakashit jari karta kaun',
    pairs: `
the IMF / IMF: World Economic Outlook / वर्ल्ड इकोनॉमिक आउटलुक; Global Financial Stability Report / वैश्विक वित्तीय स्थिरता रिपोर्ट
the World Bank / विश्व बैंक: World Development Report / विश्व विकास रिपोर्ट; Ease of Doing Business report (till 2020) / ईज़ ऑफ डूइंग बिज़नेस; Global Economic Prospects / ग्लोबल इकोनॉमिक प्रॉस्पेक्ट्स; Logistics Performance Index / लॉजिस्टिक्स प्रदर्शन सूचकांक
the World Economic Forum / विश्व आर्थिक मंच: Global Gender Gap Report / वैश्विक लैंगिक अंतर रिपोर्ट; Global Competitiveness Report / वैश्विक प्रतिस्पर्धा रिपोर्ट; Global Risks Report / वैश्विक जोखिम रिपोर्ट
the UNDP / UNDP: Human Development Report and Index (HDI) / मानव विकास रिपोर्ट
Transparency International / ट्रांसपेरेंसी इंटरनेशनल: Corruption Perceptions Index / भ्रष्टाचार धारणा सूचकांक
WIPO / WIPO: Global Innovation Index / वैश्विक नवाचार सूचकांक
Welthungerhilfe and Concern Worldwide / वेल्थहंगरहिल्फ और कंसर्न वर्ल्डवाइड: Global Hunger Index / वैश्विक भूख सूचकांक
UNCTAD / UNCTAD: World Investment Report / विश्व निवेश रिपोर्ट
the WWF / WWF: Living Planet Report / लिविंग प्लैनेट रिपोर्ट
Reporters Without Borders / रिपोर्टर्स विदाउट बॉर्डर्स: World Press Freedom Index / विश्व प्रेस स्वतंत्रता सूचकांक
the Wellbeing Research Centre of Oxford with Gallup and the UN SDSN / ऑक्सफोर्ड का वेलबीइंग रिसर्च सेंटर (गैलप और SDSN के साथ): World Happiness Report / विश्व खुशहाली रिपोर्ट
the Institute for Economics and Peace / IEP: Global Peace Index / वैश्विक शांति सूचकांक; Global Terrorism Index / वैश्विक आतंकवाद सूचकांक
the ADB / ADB: Asian Development Outlook / एशियाई विकास आउटलुक
UNESCO / यूनेस्को: Global Education Monitoring Report / वैश्विक शिक्षा निगरानी रिपोर्ट
UNICEF / यूनिसेफ: State of the World's Children report / विश्व के बच्चों की स्थिति
the Forest Survey of India (every two years) / भारतीय वन सर्वेक्षण: India State of Forest Report / भारत वन स्थिति रिपोर्ट
the RBI / RBI: Financial Stability Report of India / वित्तीय स्थिरता रिपोर्ट
the Ministry of Finance (Chief Economic Adviser) / वित्त मंत्रालय: Economic Survey of India / आर्थिक सर्वेक्षण
NITI Aayog / नीति आयोग: SDG India Index / SDG इंडिया सूचकांक
the UNEP / UNEP: Emissions Gap Report / उत्सर्जन अंतर रिपोर्ट
Henley and Partners / हेनली: Henley Passport Index / पासपोर्ट सूचकांक
the NCRB (National Crime Records Bureau) / NCRB: Crime in India report / भारत में अपराध रिपोर्ट
the National Statistical Office (NSO) / NSO: consumer price index (CPI) of India / CPI; estimate of the GDP of India / GDP का अनुमान
the Office of the Economic Adviser / आर्थिक सलाहकार कार्यालय: wholesale price index (WPI) of India / WPI`,
  },
  {
    topic: 'Economy',
    text: '{value} gave the {thing}.',
    hindi: '{thing}: प्रतिपादक {value}।',
    words:
      'who gave theory concept propounded propounder idea given principle siddhant kisne diya pratipadak',
    pairs: `
David Ricardo / डेविड रिकार्डो: theory of comparative advantage / तुलनात्मक लाभ का सिद्धांत; theory of rent (lagan) / लगान का सिद्धांत
Thomas Malthus / माल्थस: theory of population / जनसंख्या का सिद्धांत
Karl Marx / कार्ल मार्क्स: theory of surplus value and class struggle / अधिशेष मूल्य का सिद्धांत
J. M. Keynes / कीन्स: theory of employment and effective demand / रोज़गार का सिद्धांत; liquidity preference theory of interest / तरलता पसंदगी सिद्धांत
Adam Smith / एडम स्मिथ: idea of the invisible hand and laissez faire / अदृश्य हाथ; canons of taxation / कर के सिद्धांत
J. B. Say / जे. बी. से: law of markets (supply creates its own demand) / बाज़ार का नियम
Joseph Schumpeter / शुम्पीटर: theory of innovation / नवप्रवर्तन का सिद्धांत
W. W. Rostow / रोस्टोव: stages of economic growth / आर्थिक विकास की अवस्थाएँ
Alfred Marshall / मार्शल: concept of consumer's surplus and elasticity of demand / उपभोक्ता की बचत
Irving Fisher / फिशर: quantity theory of money (MV = PT) / मुद्रा का परिमाण सिद्धांत
Gunnar Myrdal / गुन्नार मिर्डल: idea of the rolling plan / रोलिंग प्लान; concept of the soft state / सॉफ्ट स्टेट
Ragnar Nurkse / नर्कसे: vicious circle of poverty / गरीबी का दुष्चक्र
Amartya Sen / अमर्त्य सेन: capability approach / क्षमता दृष्टिकोण
Dadabhai Naoroji / दादाभाई नौरोजी: drain of wealth theory (dhan nishkasan) / धन निष्कासन का सिद्धांत
Montesquieu / मोंटेस्क्यू: theory of the separation of powers / शक्ति पृथक्करण का सिद्धांत
A. V. Dicey / ए. वी. डायसी: concept of the rule of law / विधि का शासन
Rousseau, Hobbes and Locke / रूसो, हॉब्स, लॉक: social contract theory / सामाजिक संविदा सिद्धांत
John Austin / जॉन ऑस्टिन: command theory of law and of sovereignty / संप्रभुता का सिद्धांत
Jeremy Bentham / बेंथम: principle of utilitarianism (the greatest happiness of the greatest number) / उपयोगितावाद
F. W. Taylor / टेलर: theory of scientific management / वैज्ञानिक प्रबंधन
Henri Fayol / हेनरी फेयोल: fourteen principles of management / प्रबंधन के 14 सिद्धांत
Abraham Maslow / मास्लो: hierarchy of needs / आवश्यकता पदानुक्रम
Peter Drucker / पीटर ड्रकर: idea of management by objectives (MBO) / उद्देश्यों द्वारा प्रबंधन
Max Weber / मैक्स वेबर: theory of bureaucracy / नौकरशाही का सिद्धांत
Douglas McGregor / मैकग्रेगर: theory X and theory Y / X और Y सिद्धांत
Frederick Herzberg / हर्ज़बर्ग: two-factor theory of motivation / द्वि-कारक सिद्धांत
Luca Pacioli / लूका पैसिओली: double entry system of accounting / दोहरा लेखा प्रणाली
Alfred Wegener / वेगनर: theory of continental drift / महाद्वीपीय विस्थापन सिद्धांत
Kapila / कपिल: Samkhya philosophy (darshan) / सांख्य दर्शन
Patanjali / पतंजलि: Yoga philosophy (darshan) / योग दर्शन
Gautama / गौतम: Nyaya philosophy (darshan) / न्याय दर्शन
Kanada / कणाद: Vaisheshika philosophy (darshan) / वैशेषिक दर्शन
Jaimini / जैमिनि: Mimamsa philosophy (darshan) / मीमांसा दर्शन
Badarayana / बादरायण: Vedanta philosophy (darshan) / वेदांत दर्शन
Shankaracharya / शंकराचार्य: Advaita philosophy / अद्वैत दर्शन
Ramanuja / रामानुज: Vishishtadvaita philosophy / विशिष्टाद्वैत दर्शन
Madhvacharya / मध्वाचार्य: Dvaita philosophy / द्वैत दर्शन
Vallabhacharya / वल्लभाचार्य: Shuddhadvaita philosophy (Pushtimarg) / शुद्धाद्वैत दर्शन
Nimbarka / निम्बार्क: Dvaitadvaita philosophy / द्वैताद्वैत दर्शन`,
  },
  {
    topic: 'Polity',
    text: '{thing} in law means {value}.',
    hindi: '{thing} का अर्थ: {value}।',
    words: 'meaning define legal term latin maxim kya hota matlab arth',
    pairs: `
a guilty mind / दोषी मन: Mens rea / मेन्स रिया
a guilty act / दोषपूर्ण कृत्य: Actus reus / एक्टस रियस
elsewhere, the plea of having been at another place / अन्यत्र उपस्थिति: Alibi / एलिबाई
on its own motion / स्वतः संज्ञान: Suo motu (suo moto) / सुओ मोटो
friend of the court / न्यायालय का मित्र: Amicus curiae / एमिकस क्यूरी
the right to bring an action before a court / वाद लाने का अधिकार: Locus standi / लोकस स्टैंडी
for this purpose / इस उद्देश्य के लिए: Ad hoc / एड हॉक
in fact / वस्तुतः: De facto / डी फैक्टो
by law / विधितः: De jure / डी ज्यूरे
in private, not in open court / बंद कमरे में: In camera / इन कैमरा
under judgment, pending before a court / न्यायालय में विचाराधीन: Sub judice / सब ज्यूडिस
beyond the powers / शक्तियों से परे: Ultra vires / अल्ट्रा वायर्स
within the powers / शक्तियों के भीतर: Intra vires / इंट्रा वायर्स
from the beginning / आरंभ से: Ab initio / एब इनिशियो
among other things / अन्य बातों के साथ: Inter alia / इंटर एलिया
the existing state of things / यथास्थिति: Status quo / स्टेटस को
the way of working / कार्य का ढंग: Modus operandi / मोडस ऑपरेंडी
remarks by the way, not binding / प्रासंगिक कथन: Obiter dicta / ओबिटर डिक्टा
the reason of the decision, which binds / निर्णय का आधार: Ratio decidendi / रेशियो डिसिडेंडी
a third party may not claim, for only parties to a contract can sue on it / केवल अनुबंध के पक्ष वाद ला सकते हैं: Privity of contract / प्रिविटी ऑफ कॉन्ट्रैक्ट
let the buyer beware / क्रेता सावधान: Caveat emptor / कैविएट एम्प्टर
no injury is done to one who consents / सहमति से क्षति नहीं: Volenti non fit injuria / वोलेंटी नॉन फिट इंजुरिया
the thing speaks for itself / बात स्वयं बोलती है: Res ipsa loquitur / रेस इप्सा लोक्विटर
a matter already judged, which cannot be tried again / पूर्व न्याय: Res judicata / रेस ज्यूडिकाटा
hear the other side / दूसरे पक्ष को भी सुनो: Audi alteram partem / ऑडी अल्टरम पार्टम
where there is a right, there is a remedy / जहाँ अधिकार वहाँ उपचार: Ubi jus ibi remedium / उबी जस इबी रेमेडियम
let the master answer (for his servant) / स्वामी उत्तरदायी: Respondeat superior / रेस्पोंडिएट सुपीरियर
an act does not make one guilty unless the mind is guilty / बिना दोषी मन के कृत्य अपराध नहीं: Actus non facit reum nisi mens sit rea / एक्टस नॉन फेसिट
the law does not concern itself with trifles / विधि तुच्छ बातों पर ध्यान नहीं देती: De minimis non curat lex / डी मिनिमिस
one cannot give what one does not have / जो पास नहीं वह दिया नहीं जा सकता: Nemo dat quod non habet / नेमो डैट
a promise for nothing makes no contract / बिना प्रतिफल अनुबंध नहीं: Nudum pactum (ex nudo pacto non oritur actio) / न्यूडम पैक्टम
something in return, consideration / बदले में कुछ (प्रतिफल): Quid pro quo / क्विड प्रो क्वो
as much as is earned / जितना अर्जित: Quantum meruit / क्वांटम मेरुइट
damage without violation of a legal right, for which no action lies / विधिक अधिकार भंग बिना क्षति: Damnum sine injuria / डैमनम साइन इंजुरिया
violation of a legal right without damage, for which an action lies (Ashby v. White) / बिना क्षति अधिकार भंग: Injuria sine damno (damnum) / इंजुरिया साइन डैम्नो
no one shall be vexed twice for the same cause (double jeopardy) / एक अपराध पर दोहरा दंड नहीं: Nemo debet bis vexari / नेमो डेबेट बिस वेक्सारी
an act of God (natural disaster) / दैवीय कृत्य: Vis major (act of God) / विस मेजर
by the very fact / इसी तथ्य से: Ipso facto / इप्सो फैक्टो
in the place of a parent / माता-पिता के स्थान पर: In loco parentis / इन लोको पेरेंटिस
on the face of it, at first sight / प्रथम दृष्टया: Prima facie / प्राइमा फेसी
in good faith / सद्भावपूर्वक: Bona fide / बोना फाइडे
in bad faith / दुर्भावपूर्वक: Mala fide / माला फाइडे
from one side only, in the absence of the other / एकपक्षीय: Ex parte / एक्स पार्टे
after the fact, with effect back in time / घटना के बाद: Ex post facto / एक्स पोस्ट फैक्टो
without a day fixed for the next sitting / अनिश्चित काल के लिए: Sine die / साइने डाइ
as a matter of right of the office / पदेन: Ex officio / एक्स ऑफिशियो`,
  },
];
