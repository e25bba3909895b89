import type { PairFamily } from './pair-family.ts';

/** As in pair-family.ts. */
export const daysBooksAndSports: readonly PairFamily[] = [
  {
    topic: 'Static General Knowledge',
    text: '{thing} is a dance of {value}.',
    hindi: '{thing} {value} का नृत्य है।',
    words: 'which state dance folk classical form related belongs kis rajya ka lok shastriya nritya',
    pairs: `
Tamil Nadu (classical) / तमिलनाडु (शास्त्रीय): Bharatanatyam / भरतनाट्यम
Kerala (classical) / केरल (शास्त्रीय): Kathakali / कथकली; Mohiniyattam / मोहिनीअट्टम
Kerala / केरल: Theyyam / थेय्यम; Thiruvathirakali / तिरुवातिराकली; Ottamthullal / ओट्टमथुल्लल
Andhra Pradesh (classical) / आंध्र प्रदेश (शास्त्रीय): Kuchipudi / कुचिपुड़ी
Odisha (classical) / ओडिशा (शास्त्रीय): Odissi / ओडिसी
Uttar Pradesh (classical, north India) / उत्तर प्रदेश (शास्त्रीय): Kathak / कथक
Assam (classical) / असम (शास्त्रीय): Sattriya / सत्रिया
Manipur (classical) / मणिपुर (शास्त्रीय): Manipuri / मणिपुरी
Assam / असम: Bihu / बिहू
Punjab / पंजाब: Bhangra / भांगड़ा; Giddha / गिद्दा
Gujarat / गुजरात: Garba / गरबा; Dandiya Raas / डांडिया; Bhavai / भवाई
Rajasthan / राजस्थान: Ghoomar / घूमर; Kalbelia / कालबेलिया; Terah Taali / तेरहताली; Kachhi Ghodi / कच्छी घोड़ी
Maharashtra / महाराष्ट्र: Lavani / लावणी; Tamasha / तमाशा; Koli / कोली
Karnataka / कर्नाटक: Yakshagana / यक्षगान; Dollu Kunitha / डोल्लू कुनिता
Jharkhand, Odisha and West Bengal / झारखंड, ओडिशा, पश्चिम बंगाल: Chhau / छऊ
Jharkhand / झारखंड: Karma / करमा; Paika / पाइका
Uttar Pradesh / उत्तर प्रदेश: Nautanki / नौटंकी; Raslila / रासलीला; Charkula / चरकुला
Jammu and Kashmir / जम्मू-कश्मीर: Rouf / रऊफ; Hikat / हिकात
Mizoram / मिज़ोरम: Cheraw (bamboo) / चेराव (बाँस)
Goa / गोवा: Fugdi / फुगड़ी; Dekhni / देखनी
Chhattisgarh / छत्तीसगढ़: Panthi / पंथी; Raut Nacha / राउत नाचा; Pandavani / पंडवानी
Bihar / बिहार: Bidesia / बिदेसिया; Jat-Jatin / जट-जटिन; Jhijhia / झिझिया
West Bengal / पश्चिम बंगाल: Jatra / जात्रा; Gambhira / गंभीरा; Baul / बाउल
Himachal Pradesh / हिमाचल प्रदेश: Nati / नाटी
Haryana / हरियाणा: Saang / सांग; Phag / फाग
Uttarakhand / उत्तराखंड: Chholiya / छोलिया; Jhora / झोड़ा
Tamil Nadu / तमिलनाडु: Kummi / कुम्मी; Karagattam / करगट्टम; Kolattam / कोलाट्टम
Telangana / तेलंगाना: Perini Shivatandavam / पेरिनी; Bathukamma / बतुकम्मा
Tripura / त्रिपुरा: Hojagiri / होजागिरी
Manipur / मणिपुर: Lai Haraoba / लाई हराओबा; Thang Ta / थांग ता
Meghalaya / मेघालय: Nongkrem / नोंगक्रेम; Wangala / वांगला
Nagaland / नागालैंड: Changlo / चांगलो
Arunachal Pradesh / अरुणाचल प्रदेश: Bardo Chham / बार्दो छम
Lakshadweep / लक्षद्वीप: Lava / लावा`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} is a festival of {value}.',
    hindi: '{thing} {value} का त्योहार है।',
    words: 'which state festival fair celebrated kis rajya ka tyohar parv mela manaya',
    pairs: `
Kerala / केरल: Onam / ओणम; Thrissur Pooram / त्रिशूर पूरम; Vishu / विशु
Tamil Nadu / तमिलनाडु: Pongal / पोंगल; Jallikattu / जल्लीकट्टू
Assam / असम: Bihu / बिहू; Ambubachi Mela / अंबुबाची मेला
Bihar / बिहार: Chhath / छठ; Sonepur cattle fair / सोनपुर पशु मेला
Punjab / पंजाब: Baisakhi / बैसाखी; Lohri / लोहड़ी; Hola Mohalla / होला मोहल्ला
Andhra Pradesh, Telangana and Karnataka / आंध्र, तेलंगाना, कर्नाटक: Ugadi / उगादी
Maharashtra / महाराष्ट्र: Gudi Padwa / गुड़ी पड़वा; Ganesh Chaturthi / गणेश चतुर्थी
Nagaland / नागालैंड: Hornbill / हॉर्नबिल; Moatsu / मोआत्सु; Sekrenyi / सेक्रेन्यी
Meghalaya (Garo) / मेघालय: Wangala / वांगला; Nongkrem / नोंगक्रेम
Ladakh / लद्दाख: Hemis / हेमिस; Losar / लोसर
Odisha (Puri) / ओडिशा (पुरी): Rath Yatra / रथ यात्रा; Raja Parba / रज पर्व
Rajasthan / राजस्थान: Pushkar fair / पुष्कर मेला; Gangaur / गणगौर; Teej / तीज
Telangana / तेलंगाना: Bathukamma / बतुकम्मा; Bonalu / बोनालू; Medaram Jatara / मेडारम जातरा
Jharkhand / झारखंड: Sarhul / सरहुल; Karma / करमा
Himachal Pradesh / हिमाचल प्रदेश: Kullu Dussehra / कुल्लू दशहरा
Karnataka / कर्नाटक: Mysuru Dasara / मैसूर दशहरा
West Bengal / पश्चिम बंगाल: Durga Puja / दुर्गा पूजा; Ganga Sagar Mela / गंगासागर मेला
Gujarat / गुजरात: Uttarayan (kite festival) / उत्तरायण; Navratri / नवरात्रि; Tarnetar fair / तरणेतर मेला
Manipur / मणिपुर: Lai Haraoba / लाई हराओबा; Sangai / संगाई; Yaosang / याओसांग
Mizoram / मिज़ोरम: Chapchar Kut / चापचार कुट
Arunachal Pradesh / अरुणाचल प्रदेश: Ziro / ज़ीरो; Dree / द्री; Nyokum / न्योकुम
Sikkim / सिक्किम: Saga Dawa / सागा दावा
Tripura / त्रिपुरा: Kharchi Puja / खार्ची पूजा
Haryana / हरियाणा: Surajkund Mela / सूरजकुंड मेला
Uttarakhand / उत्तराखंड: Harela / हरेला; Phool Dei / फूल देई
Chhattisgarh (Bastar) / छत्तीसगढ़: Bastar Dussehra / बस्तर दशहरा
Madhya Pradesh / मध्य प्रदेश: Khajuraho dance festival / खजुराहो नृत्य महोत्सव; Bhagoria / भगोरिया
Goa / गोवा: Shigmo / शिगमो; Carnival / कार्निवल`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} painting is of {value}.',
    hindi: '{thing} चित्रकला {value} की है।',
    words: 'which state painting art folk related belongs kis rajya ki chitrakala kala',
    pairs: `
Bihar / बिहार: Madhubani (Mithila) / मधुबनी; Manjusha / मंजूषा
Maharashtra / महाराष्ट्र: Warli / वारली
Odisha / ओडिशा: Pattachitra / पटचित्र; Saura / सौरा
Andhra Pradesh / आंध्र प्रदेश: Kalamkari / कलमकारी
Rajasthan / राजस्थान: Phad / फड़; Pichhwai / पिछवाई; Bani Thani (Kishangarh) / बनी-ठनी
Gujarat and Madhya Pradesh / गुजरात, मध्य प्रदेश: Pithora / पिथोरा
West Bengal / पश्चिम बंगाल: Kalighat / कालीघाट
Tamil Nadu / तमिलनाडु: Tanjore (Thanjavur) / तंजौर
Madhya Pradesh / मध्य प्रदेश: Gond / गोंड
Telangana / तेलंगाना: Cheriyal scroll / चेरियाल
Himachal Pradesh / हिमाचल प्रदेश: Kangra (Pahari) / कांगड़ा
Sikkim and Ladakh / सिक्किम, लद्दाख: Thangka / थांगका
Uttarakhand / उत्तराखंड: Aipan / ऐपण
Jharkhand / झारखंड: Sohrai / सोहराई; Paitkar / पैटकर
Kerala / केरल: Kalamezhuthu / कलमेझुथु`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} is famous as a player of the {value}.',
    hindi: '{thing} प्रसिद्ध {value} वादक।',
    words: 'which musical instrument plays played player associated musician vadya yantra kis se sambandhit vadak',
    pairs: `
sitar / सितार: Ravi Shankar / रविशंकर; Vilayat Khan / विलायत खाँ; Anoushka Shankar / अनुष्का शंकर
tabla / तबला: Zakir Hussain / ज़ाकिर हुसैन; Alla Rakha / अल्ला रक्खा; Kishan Maharaj / किशन महाराज
shehnai / शहनाई: Bismillah Khan / बिस्मिल्लाह खाँ
flute (bansuri) / बाँसुरी: Hariprasad Chaurasia / हरिप्रसाद चौरसिया; Pannalal Ghosh / पन्नालाल घोष
santoor / संतूर: Shivkumar Sharma / शिवकुमार शर्मा; Bhajan Sopori / भजन सोपोरी
sarod / सरोद: Amjad Ali Khan / अमजद अली खाँ; Ali Akbar Khan / अली अकबर खाँ
violin / वायलिन: L. Subramaniam / एल. सुब्रमण्यम; N. Rajam / एन. राजम; V. G. Jog / वी. जी. जोग
sarangi / सारंगी: Ram Narayan / राम नारायण; Sultan Khan / सुल्तान खाँ
mohan veena (guitar) / मोहन वीणा: Vishwa Mohan Bhatt / विश्व मोहन भट्ट
mandolin / मैंडोलिन: U. Srinivas / यू. श्रीनिवास
ghatam / घटम: T. H. Vinayakram / टी. एच. विनायकराम
mridangam / मृदंगम: Palghat Mani Iyer / पालघाट मणि अय्यर; Umayalpuram Sivaraman / उमयालपुरम शिवरामन
rudra veena / रुद्र वीणा: Asad Ali Khan / असद अली खाँ
saxophone / सैक्सोफोन: Kadri Gopalnath / कदरी गोपालनाथ
pakhawaj / पखावज: Gopal Das / गोपाल दास
piano / पियानो: Brian Silas / ब्रायन सिलास`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The headquarters of {thing} is in {value}.',
    hindi: '{thing} का मुख्यालय {value} में है।',
    words: 'where which city headquarters headquarter head office located mukhyalaya kahan sthit',
    pairs: `
Geneva / जिनेवा: the WHO (World Health Organization) / विश्व स्वास्थ्य संगठन (WHO); the ILO (International Labour Organization) / ILO; the WTO (World Trade Organization) / विश्व व्यापार संगठन (WTO); the Red Cross / रेड क्रॉस; the WIPO / WIPO; the UNHCR / UNHCR; UNCTAD / UNCTAD; the World Economic Forum / विश्व आर्थिक मंच; the WMO (World Meteorological Organization) / WMO; the ITU / ITU
New York / न्यूयॉर्क: the United Nations (UN, UNO) / संयुक्त राष्ट्र; UNICEF / यूनिसेफ; the UNDP / UNDP
Washington, D.C. / वाशिंगटन डी.सी.: the IMF (International Monetary Fund) / IMF; the World Bank / विश्व बैंक
Paris / पेरिस: UNESCO / यूनेस्को; the OECD / OECD; the FATF / FATF; the International Energy Agency / IEA
Rome / रोम: the FAO (Food and Agriculture Organization) / FAO; the World Food Programme / विश्व खाद्य कार्यक्रम; the IFAD / IFAD
Vienna / वियना: the IAEA (International Atomic Energy Agency) / IAEA; OPEC / ओपेक; UNIDO / UNIDO
The Hague (Netherlands) / द हेग: the International Court of Justice (ICJ) / अंतरराष्ट्रीय न्यायालय; the International Criminal Court / अंतरराष्ट्रीय आपराधिक न्यायालय
Brussels (Belgium) / ब्रुसेल्स: NATO / नाटो; the European Union / यूरोपीय संघ
London / लंदन: the Commonwealth / राष्ट्रमंडल; Amnesty International / एमनेस्टी इंटरनेशनल; the IMO (International Maritime Organization) / IMO
Nairobi (Kenya) / नैरोबी: UNEP / UNEP; UN-Habitat / UN-हैबिटेट
Berlin / बर्लिन: Transparency International / ट्रांसपेरेंसी इंटरनेशनल
Bern (Switzerland) / बर्न: the UPU (Universal Postal Union) / UPU
Montreal / मॉन्ट्रियल: the ICAO / ICAO; the World Anti-Doping Agency (WADA) / WADA
Lyon (France) / लियोन: Interpol / इंटरपोल
Lausanne (Switzerland) / लुसाने: the International Olympic Committee (IOC) / IOC; the FIH (hockey federation) / FIH
Zurich (Switzerland) / ज्यूरिख: FIFA / फीफा
Dubai / दुबई: the ICC (International Cricket Council) / ICC (क्रिकेट)
Manila (Philippines) / मनीला: the ADB (Asian Development Bank) / एशियाई विकास बैंक (ADB)
Beijing (China) / बीजिंग: the AIIB / AIIB; the SCO (Shanghai Cooperation Organisation) / शंघाई सहयोग संगठन (SCO)
Shanghai (China) / शंघाई: the New Development Bank (BRICS bank) / न्यू डेवलपमेंट बैंक (BRICS)
Kathmandu (Nepal) / काठमांडू: SAARC / सार्क (SAARC)
Jakarta (Indonesia) / जकार्ता: ASEAN / आसियान (ASEAN)
Dhaka (Bangladesh) / ढाका: BIMSTEC / बिम्सटेक
Gland (Switzerland) / ग्लैंड: the WWF / WWF; the IUCN / IUCN
Basel (Switzerland) / बासेल: the Bank for International Settlements (BIS) / BIS
Addis Ababa (Ethiopia) / अदीस अबाबा: the African Union / अफ्रीकी संघ
Cairo / काहिरा: the Arab League / अरब लीग
Ebene (Mauritius) / मॉरीशस: the Indian Ocean Rim Association (IORA) / IORA
Gurugram / गुरुग्राम: the International Solar Alliance / अंतरराष्ट्रीय सौर गठबंधन
Mumbai / मुंबई: the RBI (Reserve Bank of India) / रिज़र्व बैंक (RBI); SEBI / सेबी (SEBI); NABARD / नाबार्ड (NABARD); the SBI (State Bank of India) / भारतीय स्टेट बैंक (SBI); the LIC / LIC; the EXIM Bank / EXIM बैंक; BCCI / BCCI; BARC / BARC; the NPCI / NPCI; the Bank of India / बैंक ऑफ इंडिया; the Union Bank of India / यूनियन बैंक; HDFC Bank / HDFC बैंक; the Western Railway and the Central Railway / पश्चिम और मध्य रेलवे
New Delhi / नई दिल्ली: the PNB (Punjab National Bank) / पंजाब नेशनल बैंक; DRDO / DRDO; the PFRDA / PFRDA; the UPSC / UPSC; the Northern Railway / उत्तर रेलवे; the CBI / CBI; NITI Aayog / नीति आयोग; the ICAR / ICAR
Bengaluru / बेंगलुरु: ISRO / इसरो; Canara Bank / केनरा बैंक; Infosys / इन्फोसिस; HAL (Hindustan Aeronautics) / HAL
Hyderabad / हैदराबाद: the IRDAI / IRDAI; the South Central Railway / दक्षिण मध्य रेलवे
Lucknow / लखनऊ: SIDBI / सिडबी (SIDBI)
Vadodara / वडोदरा: the Bank of Baroda / बैंक ऑफ बड़ौदा
Chennai / चेन्नई: the Indian Bank / इंडियन बैंक; the Southern Railway / दक्षिण रेलवे
Kolkata / कोलकाता: the UCO Bank / यूको बैंक; the Eastern Railway / पूर्व रेलवे; the Geological Survey of India / भारतीय भूवैज्ञानिक सर्वेक्षण; Coal India / कोल इंडिया
Dehradun / देहरादून: ONGC (registered office) / ONGC; the Survey of India / भारतीय सर्वेक्षण विभाग
Pune / पुणे: the Bank of Maharashtra / बैंक ऑफ महाराष्ट्र
Gorakhpur / गोरखपुर: the North Eastern Railway / पूर्वोत्तर रेलवे
Hajipur (Bihar) / हाजीपुर: the East Central Railway / पूर्व मध्य रेलवे
Jabalpur / जबलपुर: the West Central Railway / पश्चिम मध्य रेलवे
Jaipur / जयपुर: the North Western Railway / उत्तर पश्चिम रेलवे
Prayagraj / प्रयागराज: the North Central Railway / उत्तर मध्य रेलवे
Hubballi / हुबली: the South Western Railway / दक्षिण पश्चिम रेलवे
Bhubaneswar / भुवनेश्वर: the East Coast Railway / पूर्व तट रेलवे
Bilaspur / बिलासपुर: the South East Central Railway / दक्षिण पूर्व मध्य रेलवे
Guwahati (Maligaon) / गुवाहाटी (मालीगाँव): the Northeast Frontier Railway / पूर्वोत्तर सीमांत रेलवे`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} is on {value}.',
    hindi: '{thing} {value} को मनाया जाता है।',
    words: 'when which day date celebrated observed diwas kab manaya manate kis din',
    pairs: `
9 January / 9 जनवरी: Pravasi Bharatiya Divas (NRI Day) / प्रवासी भारतीय दिवस
10 January / 10 जनवरी: World Hindi Day (Vishwa Hindi Diwas) / विश्व हिंदी दिवस
12 January, the birthday of Swami Vivekananda / 12 जनवरी (विवेकानंद जयंती): National Youth Day / राष्ट्रीय युवा दिवस
15 January / 15 जनवरी: Army Day / थल सेना दिवस
23 January, the birthday of Netaji / 23 जनवरी: Parakram Diwas / पराक्रम दिवस
24 January / 24 जनवरी: National Girl Child Day / राष्ट्रीय बालिका दिवस
25 January / 25 जनवरी: National Voters' Day (matdata diwas) / राष्ट्रीय मतदाता दिवस; National Tourism Day / राष्ट्रीय पर्यटन दिवस
26 January / 26 जनवरी: Republic Day of India / गणतंत्र दिवस
30 January, the day of Gandhi's death / 30 जनवरी: Martyrs' Day (Shaheed Diwas) / शहीद दिवस
2 February / 2 फरवरी: World Wetlands Day / विश्व आर्द्रभूमि दिवस
4 February / 4 फरवरी: World Cancer Day / विश्व कैंसर दिवस
21 February / 21 फरवरी: International Mother Language Day / अंतरराष्ट्रीय मातृभाषा दिवस
28 February, for the Raman effect of C. V. Raman / 28 फरवरी (रमन प्रभाव): National Science Day / राष्ट्रीय विज्ञान दिवस
3 March / 3 मार्च: World Wildlife Day / विश्व वन्यजीव दिवस
4 March / 4 मार्च: National Safety Day / राष्ट्रीय सुरक्षा दिवस
8 March / 8 मार्च: International Women's Day / अंतरराष्ट्रीय महिला दिवस
15 March / 15 मार्च: World Consumer Rights Day / विश्व उपभोक्ता अधिकार दिवस
20 March / 20 मार्च: World Sparrow Day / विश्व गौरैया दिवस; International Day of Happiness / अंतरराष्ट्रीय खुशी दिवस
21 March / 21 मार्च: World Forestry Day / विश्व वानिकी दिवस; World Down Syndrome Day / विश्व डाउन सिंड्रोम दिवस
22 March / 22 मार्च: World Water Day / विश्व जल दिवस; Bihar Diwas / बिहार दिवस
23 March / 23 मार्च: World Meteorological Day / विश्व मौसम दिवस
24 March / 24 मार्च: World Tuberculosis (TB) Day / विश्व क्षय रोग दिवस
1 April / 1 अप्रैल: Odisha Day (Utkal Diwas) / उत्कल दिवस
2 April / 2 अप्रैल: World Autism Awareness Day / विश्व ऑटिज्म दिवस
5 April / 5 अप्रैल: National Maritime Day / राष्ट्रीय समुद्री दिवस
7 April / 7 अप्रैल: World Health Day / विश्व स्वास्थ्य दिवस
11 April / 11 अप्रैल: National Safe Motherhood Day / राष्ट्रीय सुरक्षित मातृत्व दिवस
14 April / 14 अप्रैल: Ambedkar Jayanti / अंबेडकर जयंती
17 April / 17 अप्रैल: World Haemophilia Day / विश्व हीमोफीलिया दिवस
18 April / 18 अप्रैल: World Heritage Day / विश्व धरोहर दिवस
21 April / 21 अप्रैल: Civil Services Day / सिविल सेवा दिवस
22 April / 22 अप्रैल: Earth Day / पृथ्वी दिवस
23 April / 23 अप्रैल: World Book Day / विश्व पुस्तक दिवस
24 April / 24 अप्रैल: National Panchayati Raj Day / राष्ट्रीय पंचायती राज दिवस
25 April / 25 अप्रैल: World Malaria Day / विश्व मलेरिया दिवस
29 April / 29 अप्रैल: International Dance Day / अंतरराष्ट्रीय नृत्य दिवस
1 May / 1 मई: Labour Day (May Day, mazdoor diwas) / मजदूर दिवस; Maharashtra Day and Gujarat Day / महाराष्ट्र और गुजरात दिवस
3 May / 3 मई: World Press Freedom Day / विश्व प्रेस स्वतंत्रता दिवस
8 May / 8 मई: World Red Cross Day / विश्व रेड क्रॉस दिवस
11 May, for the Pokhran tests of 1998 / 11 मई: National Technology Day / राष्ट्रीय प्रौद्योगिकी दिवस
12 May, the birthday of Florence Nightingale / 12 मई: International Nurses Day / अंतरराष्ट्रीय नर्स दिवस
15 May / 15 मई: International Day of Families / अंतरराष्ट्रीय परिवार दिवस
18 May / 18 मई: International Museum Day / अंतरराष्ट्रीय संग्रहालय दिवस
21 May, the day of Rajiv Gandhi's death / 21 मई: National Anti-Terrorism Day / आतंकवाद विरोधी दिवस
22 May / 22 मई: International Day for Biological Diversity / अंतरराष्ट्रीय जैव विविधता दिवस
31 May / 31 मई: World No Tobacco Day / विश्व तंबाकू निषेध दिवस
1 June / 1 जून: World Milk Day / विश्व दुग्ध दिवस
3 June / 3 जून: World Bicycle Day / विश्व साइकिल दिवस
5 June / 5 जून: World Environment Day (paryavaran diwas) / विश्व पर्यावरण दिवस
8 June / 8 जून: World Oceans Day / विश्व महासागर दिवस
12 June / 12 जून: World Day Against Child Labour / विश्व बाल श्रम निषेध दिवस
14 June / 14 जून: World Blood Donor Day / विश्व रक्तदाता दिवस
20 June / 20 जून: World Refugee Day / विश्व शरणार्थी दिवस
21 June / 21 जून: International Yoga Day / अंतरराष्ट्रीय योग दिवस; World Music Day / विश्व संगीत दिवस
26 June / 26 जून: International Day against Drug Abuse / नशा निरोधक दिवस
29 June, the birthday of P. C. Mahalanobis / 29 जून: National Statistics Day / राष्ट्रीय सांख्यिकी दिवस
1 July, the birthday of B. C. Roy / 1 जुलाई: National Doctors' Day / राष्ट्रीय चिकित्सक दिवस; GST Day / GST दिवस; Chartered Accountants' Day / CA दिवस
11 July / 11 जुलाई: World Population Day (jansankhya diwas) / विश्व जनसंख्या दिवस
17 July / 17 जुलाई: World Day for International Justice / अंतरराष्ट्रीय न्याय दिवस
18 July / 18 जुलाई: Nelson Mandela Day / नेल्सन मंडेला दिवस
26 July / 26 जुलाई: Kargil Vijay Diwas / कारगिल विजय दिवस
28 July / 28 जुलाई: World Hepatitis Day / विश्व हेपेटाइटिस दिवस; World Nature Conservation Day / विश्व प्रकृति संरक्षण दिवस
29 July / 29 जुलाई: International Tiger Day / अंतरराष्ट्रीय बाघ दिवस
6 August / 6 अगस्त: Hiroshima Day / हिरोशिमा दिवस
7 August / 7 अगस्त: National Handloom Day / राष्ट्रीय हथकरघा दिवस
8 August / 8 अगस्त: Quit India Day / भारत छोड़ो दिवस
9 August / 9 अगस्त: World Tribal (Indigenous Peoples') Day / विश्व आदिवासी दिवस; Nagasaki Day / नागासाकी दिवस
10 August / 10 अगस्त: World Lion Day / विश्व शेर दिवस
12 August / 12 अगस्त: International Youth Day / अंतरराष्ट्रीय युवा दिवस; World Elephant Day / विश्व हाथी दिवस
15 August / 15 अगस्त: Independence Day of India / स्वतंत्रता दिवस
19 August / 19 अगस्त: World Photography Day / विश्व फोटोग्राफी दिवस; World Humanitarian Day / विश्व मानवता दिवस
20 August, the birthday of Rajiv Gandhi / 20 अगस्त: Sadbhavana Diwas / सद्भावना दिवस
23 August, for the landing of Chandrayaan-3 / 23 अगस्त: National Space Day / राष्ट्रीय अंतरिक्ष दिवस
29 August, the birthday of Dhyan Chand / 29 अगस्त (ध्यानचंद जयंती): National Sports Day (khel diwas) / राष्ट्रीय खेल दिवस
5 September, the birthday of S. Radhakrishnan / 5 सितंबर (राधाकृष्णन जयंती): Teachers' Day (shikshak diwas) / शिक्षक दिवस
8 September / 8 सितंबर: International Literacy Day / अंतरराष्ट्रीय साक्षरता दिवस
10 September / 10 सितंबर: World Suicide Prevention Day / विश्व आत्महत्या रोकथाम दिवस
14 September / 14 सितंबर: Hindi Diwas (Hindi Day) / हिंदी दिवस
15 September, the birthday of M. Visvesvaraya / 15 सितंबर (विश्वेश्वरैया जयंती): Engineers' Day / अभियंता दिवस; International Day of Democracy / अंतरराष्ट्रीय लोकतंत्र दिवस
16 September / 16 सितंबर: World Ozone Day / विश्व ओज़ोन दिवस
21 September / 21 सितंबर: International Day of Peace / अंतरराष्ट्रीय शांति दिवस; World Alzheimer's Day / विश्व अल्जाइमर दिवस
22 September / 22 सितंबर: World Rhino Day / विश्व गैंडा दिवस
25 September / 25 सितंबर: Antyodaya Diwas / अंत्योदय दिवस
27 September / 27 सितंबर: World Tourism Day / विश्व पर्यटन दिवस
29 September / 29 सितंबर: World Heart Day / विश्व हृदय दिवस
1 October / 1 अक्टूबर: International Day of Older Persons / अंतरराष्ट्रीय वृद्धजन दिवस
2 October / 2 अक्टूबर: Gandhi Jayanti and the International Day of Non-Violence / गांधी जयंती, अंतरराष्ट्रीय अहिंसा दिवस
4 October / 4 अक्टूबर: World Animal Day / विश्व पशु दिवस
5 October / 5 अक्टूबर: World Teachers' Day / विश्व शिक्षक दिवस
8 October / 8 अक्टूबर: Air Force Day (vayu sena diwas) / वायु सेना दिवस
9 October / 9 अक्टूबर: World Post Day / विश्व डाक दिवस
10 October / 10 अक्टूबर: World Mental Health Day / विश्व मानसिक स्वास्थ्य दिवस; National Post Day / राष्ट्रीय डाक दिवस
11 October / 11 अक्टूबर: International Day of the Girl Child / अंतरराष्ट्रीय बालिका दिवस
15 October, the birthday of A. P. J. Abdul Kalam / 15 अक्टूबर: World Students' Day / विश्व विद्यार्थी दिवस
16 October / 16 अक्टूबर: World Food Day / विश्व खाद्य दिवस
24 October / 24 अक्टूबर: United Nations Day / संयुक्त राष्ट्र दिवस; World Polio Day / विश्व पोलियो दिवस
31 October, the birthday of Sardar Patel / 31 अक्टूबर (पटेल जयंती): National Unity Day (Rashtriya Ekta Diwas) / राष्ट्रीय एकता दिवस
1 November / 1 नवंबर: Karnataka Rajyotsava and Kerala Day (Kerala Piravi) / कर्नाटक राज्योत्सव, केरल दिवस
7 November / 7 नवंबर: National Cancer Awareness Day / राष्ट्रीय कैंसर जागरूकता दिवस; Infant Protection Day / शिशु संरक्षण दिवस
9 November / 9 नवंबर: National Legal Services Day / राष्ट्रीय विधिक सेवा दिवस
11 November, the birthday of Maulana Azad / 11 नवंबर (मौलाना आज़ाद जयंती): National Education Day / राष्ट्रीय शिक्षा दिवस
14 November, the birthday of Jawaharlal Nehru / 14 नवंबर (नेहरू जयंती): Children's Day (bal diwas) / बाल दिवस; World Diabetes Day / विश्व मधुमेह दिवस
15 November, the birthday of Birsa Munda / 15 नवंबर: Janjatiya Gaurav Diwas / जनजातीय गौरव दिवस
16 November / 16 नवंबर: National Press Day / राष्ट्रीय प्रेस दिवस; International Day for Tolerance / अंतरराष्ट्रीय सहिष्णुता दिवस
19 November / 19 नवंबर: World Toilet Day / विश्व शौचालय दिवस; International Men's Day / अंतरराष्ट्रीय पुरुष दिवस
26 November / 26 नवंबर: Constitution Day of India (samvidhan diwas) / संविधान दिवस; National Milk Day (Verghese Kurien) / राष्ट्रीय दुग्ध दिवस
1 December / 1 दिसंबर: World AIDS Day / विश्व एड्स दिवस
2 December / 2 दिसंबर: National Pollution Control Day (Bhopal) / राष्ट्रीय प्रदूषण नियंत्रण दिवस
3 December / 3 दिसंबर: International Day of Persons with Disabilities / अंतरराष्ट्रीय दिव्यांग दिवस
4 December / 4 दिसंबर: Navy Day (nau sena diwas) / नौसेना दिवस
5 December / 5 दिसंबर: World Soil Day / विश्व मृदा दिवस
7 December / 7 दिसंबर: Armed Forces Flag Day / सशस्त्र सेना झंडा दिवस; International Civil Aviation Day / अंतरराष्ट्रीय नागर विमानन दिवस
10 December / 10 दिसंबर: Human Rights Day (manavadhikar diwas) / मानवाधिकार दिवस
14 December / 14 दिसंबर: National Energy Conservation Day / राष्ट्रीय ऊर्जा संरक्षण दिवस
16 December, for the victory of 1971 / 16 दिसंबर: Vijay Diwas / विजय दिवस
18 December / 18 दिसंबर: Minorities Rights Day / अल्पसंख्यक अधिकार दिवस
19 December / 19 दिसंबर: Goa Liberation Day / गोवा मुक्ति दिवस
22 December, the birthday of Srinivasa Ramanujan / 22 दिसंबर (रामानुजन जयंती): National Mathematics Day / राष्ट्रीय गणित दिवस
23 December, the birthday of Chaudhary Charan Singh / 23 दिसंबर (चरण सिंह जयंती): Kisan Diwas (National Farmers' Day) / किसान दिवस
24 December / 24 दिसंबर: National Consumer Day / राष्ट्रीय उपभोक्ता दिवस
25 December, the birthday of A. B. Vajpayee / 25 दिसंबर (वाजपेयी जयंती): Good Governance Day / सुशासन दिवस`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The first {thing} was {value}.',
    hindi: '{thing}: {value}।',
    words: 'who first name pehla pehli sabse pehle kaun pratham the thi mahila',
    pairs: `
Pratibha Patil (2007) / प्रतिभा पाटिल: woman President of India / भारत की पहली महिला राष्ट्रपति
Indira Gandhi (1966) / इंदिरा गांधी: woman Prime Minister of India / भारत की पहली महिला प्रधानमंत्री; Indian woman to get the Bharat Ratna (1971) / भारत रत्न पाने वाली पहली महिला
Sarojini Naidu (United Provinces) / सरोजिनी नायडू: woman Governor of an Indian state / भारत की पहली महिला राज्यपाल
Sucheta Kripalani (Uttar Pradesh, 1963) / सुचेता कृपलानी: woman Chief Minister of an Indian state / भारत की पहली महिला मुख्यमंत्री
Meira Kumar (2009) / मीरा कुमार: woman Speaker of the Lok Sabha / पहली महिला लोकसभा अध्यक्ष
Vijaya Lakshmi Pandit (1953) / विजयलक्ष्मी पंडित: woman President of the UN General Assembly / संयुक्त राष्ट्र महासभा की पहली महिला अध्यक्ष
Fathima Beevi (1989) / फातिमा बीवी: woman judge of the Supreme Court of India / सर्वोच्च न्यायालय की पहली महिला न्यायाधीश
Leila Seth (1991) / लीला सेठ: woman Chief Justice of a High Court / उच्च न्यायालय की पहली महिला मुख्य न्यायाधीश
V. S. Ramadevi / वी. एस. रमादेवी: woman Chief Election Commissioner of India / पहली महिला मुख्य चुनाव आयुक्त
Cornelia Sorabji / कॉर्नेलिया सोराबजी: woman lawyer (advocate) of India / भारत की पहली महिला वकील
Anna Chandy / अन्ना चांडी: woman judge of India / भारत की पहली महिला न्यायाधीश
Kiran Bedi (1972) / किरण बेदी: woman IPS officer of India / भारत की पहली महिला IPS
Anna Rajam Malhotra (1951) / अन्ना राजम मल्होत्रा: woman IAS officer of India / भारत की पहली महिला IAS
C. B. Muthamma / सी. बी. मुथम्मा: woman IFS officer (diplomat) of India / भारत की पहली महिला IFS
Kanchan Chaudhary Bhattacharya / कंचन चौधरी भट्टाचार्य: woman Director General of Police (DGP) / पहली महिला DGP
Anandibai Joshi (1886) / आनंदीबाई जोशी: woman doctor of India / भारत की पहली महिला डॉक्टर
Savitribai Phule / सावित्रीबाई फुले: woman (female) teacher of India / भारत की पहली महिला शिक्षिका
Bachendri Pal (1984) / बछेंद्री पाल: Indian woman to climb Mount Everest / माउंट एवरेस्ट पर चढ़ने वाली पहली भारतीय महिला
Junko Tabei of Japan (1975) / जुन्को ताबेई (जापान): woman in the world to climb Mount Everest / एवरेस्ट पर चढ़ने वाली विश्व की पहली महिला
Santosh Yadav / संतोष यादव: woman to climb Mount Everest twice / दो बार एवरेस्ट पर चढ़ने वाली पहली महिला
Arunima Sinha (2013) / अरुणिमा सिन्हा: woman amputee to climb Mount Everest / एवरेस्ट पर चढ़ने वाली पहली दिव्यांग महिला
Arati Saha (1959) / आरती साहा: Indian (Asian) woman to swim the English Channel / इंग्लिश चैनल पार करने वाली पहली भारतीय महिला
Mihir Sen (1958) / मिहिर सेन: Indian to swim the English Channel / इंग्लिश चैनल पार करने वाले पहले भारतीय
Kalpana Chawla (1997) / कल्पना चावला: woman of Indian origin to go to space / अंतरिक्ष में जाने वाली भारतीय मूल की पहली महिला
Rakesh Sharma (1984) / राकेश शर्मा: Indian in space (antariksh yatri) / अंतरिक्ष में जाने वाले पहले भारतीय
Reita Faria (1966) / रीता फारिया: Indian Miss World / भारत की पहली मिस वर्ल्ड
Sushmita Sen (1994) / सुष्मिता सेन: Indian Miss Universe / भारत की पहली मिस यूनिवर्स
Mother Teresa (1979) / मदर टेरेसा: woman of India to win a Nobel Prize / नोबेल पुरस्कार पाने वाली भारत की पहली महिला
Ashapurna Devi (1976) / आशापूर्णा देवी: woman to win the Jnanpith Award / ज्ञानपीठ पाने वाली पहली महिला
Arundhati Roy (1997) / अरुंधति रॉय: Indian woman to win the Booker Prize / बुकर पुरस्कार पाने वाली पहली भारतीय महिला
Devika Rani / देविका रानी: winner of the Dadasaheb Phalke Award / दादासाहेब फाल्के पुरस्कार पाने वाली पहली व्यक्ति
Nargis Dutt / नरगिस दत्त: actress to get the Padma Shri / पद्मश्री पाने वाली पहली अभिनेत्री
Karnam Malleswari (2000, weightlifting) / कर्णम मल्लेश्वरी: Indian woman to win an Olympic medal / ओलंपिक पदक जीतने वाली पहली भारतीय महिला
P. V. Sindhu (2016) / पी. वी. सिंधु: Indian woman to win an Olympic silver medal / ओलंपिक रजत जीतने वाली पहली भारतीय महिला
Sakshi Malik (2016) / साक्षी मलिक: Indian woman wrestler to win an Olympic medal / ओलंपिक पदक जीतने वाली पहली भारतीय महिला पहलवान
K. D. Jadhav (1952, wrestling bronze) / के. डी. जाधव: Indian of free India to win an individual Olympic medal / स्वतंत्र भारत के पहले व्यक्तिगत ओलंपिक पदक विजेता
Abhinav Bindra (2008, shooting) / अभिनव बिंद्रा: Indian to win an individual Olympic gold medal / व्यक्तिगत ओलंपिक स्वर्ण जीतने वाले पहले भारतीय
Norman Pritchard (1900) / नॉर्मन प्रिचर्ड: Indian to take part in and win a medal at the Olympics / ओलंपिक पदक जीतने वाले पहले भारतीय
Viswanathan Anand (1988) / विश्वनाथन आनंद: chess grandmaster of India / भारत के पहले शतरंज ग्रैंडमास्टर; Khel Ratna winner / खेल रत्न पाने वाले पहले खिलाड़ी
Kamaljit Sandhu (1970) / कमलजीत संधू: Indian woman to win a gold at the Asian Games / एशियाई खेलों में स्वर्ण जीतने वाली पहली भारतीय महिला
Durba Banerjee / दुर्बा बनर्जी: woman airline (commercial) pilot of India / भारत की पहली महिला व्यावसायिक पायलट
Sarla Thakral (1936) / सरला ठकराल: Indian woman to fly an aircraft / विमान उड़ाने वाली पहली भारतीय महिला
Avani Chaturvedi / अवनी चतुर्वेदी: Indian woman to fly a fighter jet solo / अकेले लड़ाकू विमान उड़ाने वाली पहली भारतीय महिला
Punita Arora / पुनीता अरोड़ा: woman Lieutenant General of India / भारत की पहली महिला लेफ्टिनेंट जनरल
Surekha Yadav / सुरेखा यादव: woman train (loco) driver of India / भारत की पहली महिला रेल चालक
Nirmala Sitharaman (2019, full time) / निर्मला सीतारमण: full-time woman Finance Minister of India / भारत की पहली पूर्णकालिक महिला वित्त मंत्री
Rajkumari Amrit Kaur / राजकुमारी अमृत कौर: woman Union minister and Health Minister of India / भारत की पहली महिला केंद्रीय मंत्री और स्वास्थ्य मंत्री
Annie Besant (1917) / एनी बेसेंट: woman President of the Congress / कांग्रेस की पहली महिला अध्यक्ष
Sarojini Naidu (1925) / सरोजिनी नायडू: Indian woman President of the Congress / कांग्रेस की पहली भारतीय महिला अध्यक्ष
Rabindranath Tagore (1913) / रवींद्रनाथ टैगोर: Indian (Asian) to win the Nobel Prize / नोबेल पाने वाले पहले भारतीय
C. V. Raman (1930) / सी. वी. रमन: Indian to win the Nobel Prize in Physics / भौतिकी का नोबेल पाने वाले पहले भारतीय
Amartya Sen (1998) / अमर्त्य सेन: Indian to win the Nobel Prize in Economics / अर्थशास्त्र का नोबेल पाने वाले पहले भारतीय
Satyendranath Tagore (1863) / सत्येंद्रनाथ टैगोर: Indian ICS officer / पहले भारतीय ICS
K. M. Cariappa / के. एम. करिअप्पा: Indian Commander-in-Chief of the army / थल सेना के पहले भारतीय कमांडर-इन-चीफ
Sam Manekshaw (1973) / सैम मानेकशॉ: Field Marshal of India / भारत के पहले फील्ड मार्शल
General Bipin Rawat (2020) / जनरल बिपिन रावत: Chief of Defence Staff (CDS) of India / भारत के पहले CDS
Major Somnath Sharma (1947) / मेजर सोमनाथ शर्मा: Param Vir Chakra winner / परमवीर चक्र पाने वाले पहले व्यक्ति
Nagendra Singh / नागेंद्र सिंह: Indian President of the International Court of Justice / अंतरराष्ट्रीय न्यायालय के पहले भारतीय अध्यक्ष
Dadabhai Naoroji (1892) / दादाभाई नौरोजी: Indian member of the British Parliament / ब्रिटिश संसद के पहले भारतीय सदस्य
S. P. Sinha / एस. पी. सिन्हा: Indian member of the Viceroy's Executive Council / वायसराय की कार्यकारिणी के पहले भारतीय सदस्य
Zakir Husain / ज़ाकिर हुसैन: Muslim President of India / भारत के पहले मुस्लिम राष्ट्रपति
Bhanu Athaiya (Gandhi, 1983) / भानु अथैया: Indian to win an Oscar / ऑस्कर पाने वाली पहली भारतीय
G. Sankara Kurup (1965) / जी. शंकर कुरुप: winner of the Jnanpith Award / ज्ञानपीठ पाने वाले पहले व्यक्ति
Raja Harishchandra (1913, silent) / राजा हरिश्चंद्र (1913): feature film of India / भारत की पहली फीचर फिल्म
Alam Ara (1931) / आलम आरा (1931): talkie (sound film, bolti film) of India / भारत की पहली बोलती फिल्म
Kisan Kanya (1937) / किसान कन्या (1937): colour film of India / भारत की पहली रंगीन फिल्म
Aryabhata (1975) / आर्यभट्ट (1975): satellite of India / भारत का पहला उपग्रह
Sputnik 1 (USSR, 4 October 1957) / स्पुतनिक 1 (1957): artificial satellite launched into space / अंतरिक्ष में भेजा गया पहला कृत्रिम उपग्रह
Laika (Sputnik 2, 1957) / लाइका: dog and living being in orbit in space / अंतरिक्ष में जाने वाला पहला जीव
Yuri Gagarin (12 April 1961) / यूरी गागरिन: man (human) in space / अंतरिक्ष में जाने वाले पहले मानव
Valentina Tereshkova (1963) / वैलेंटिना तेरेश्कोवा: woman in space / अंतरिक्ष में जाने वाली पहली महिला
Alexei Leonov (1965) / अलेक्सी लियोनोव: man to walk in space / अंतरिक्ष में चलने वाले पहले मानव
Neil Armstrong (20 July 1969) / नील आर्मस्ट्रांग: man to set foot (walk) on the Moon / चंद्रमा पर कदम रखने वाले पहले मानव
Dennis Tito (2001) / डेनिस टीटो: space tourist / पहले अंतरिक्ष पर्यटक
Edmund Hillary and Tenzing Norgay (29 May 1953) / हिलेरी और तेनजिंग: men to climb Mount Everest / एवरेस्ट पर चढ़ने वाले पहले व्यक्ति
Roald Amundsen (1911) / रोआल्ड एमंडसन: man to reach the South Pole / दक्षिणी ध्रुव पहुँचने वाले पहले व्यक्ति
Robert Peary (1909) / रॉबर्ट पियरी: man to reach the North Pole / उत्तरी ध्रुव पहुँचने वाले पहले व्यक्ति
Sirimavo Bandaranaike of Sri Lanka (1960) / सिरिमावो भंडारनायके (श्रीलंका): woman Prime Minister of the world / विश्व की पहली महिला प्रधानमंत्री
Margaret Thatcher (1979) / मार्गरेट थैचर: woman Prime Minister of Britain / ब्रिटेन की पहली महिला प्रधानमंत्री
Benazir Bhutto of Pakistan (1988) / बेनज़ीर भुट्टो: woman Prime Minister of a Muslim country / मुस्लिम देश की पहली महिला प्रधानमंत्री
George Washington (1789) / जॉर्ज वाशिंगटन: President of the USA (America) / अमेरिका के पहले राष्ट्रपति
Barack Obama (2009) / बराक ओबामा: Black (African American) President of the USA / अमेरिका के पहले अश्वेत राष्ट्रपति
Trygve Lie (Norway) / ट्रिग्वे ली (नॉर्वे): Secretary-General of the United Nations / संयुक्त राष्ट्र के पहले महासचिव
Marie Curie (1903) / मैरी क्यूरी: woman to win a Nobel Prize / नोबेल जीतने वाली विश्व की पहली महिला
Sully Prudhomme (1901) / सुली प्रुधोम: winner of the Nobel Prize in Literature / साहित्य का पहला नोबेल विजेता
Wilhelm Roentgen (1901) / विल्हेम रोंटजन: winner of the Nobel Prize in Physics / भौतिकी का पहला नोबेल विजेता
Ferdinand Magellan (his crew, 1519-22) / फर्डिनेंड मैगलन: person to sail around the world / विश्व की समुद्री परिक्रमा करने वाले पहले व्यक्ति
Louise Brown (1978) / लुईस ब्राउन: test tube baby of the world / विश्व की पहली टेस्ट ट्यूब बेबी
Kanupriya Agarwal (Durga, 1978) / दुर्गा (कनुप्रिया अग्रवाल, 1978): test tube baby of India / भारत की पहली टेस्ट ट्यूब बेबी
Christiaan Barnard (1967) / क्रिस्टियान बर्नार्ड: surgeon to transplant a human heart / हृदय प्रत्यारोपण करने वाले पहले सर्जन
Dolly the sheep (1996) / डॉली भेड़ (1996): mammal cloned from an adult cell / पहला क्लोन स्तनधारी
New Zealand (1893) / न्यूज़ीलैंड (1893): country to give women the right to vote / महिलाओं को मताधिकार देने वाला पहला देश
China / चीन: country to print paper money and make paper / कागजी मुद्रा बनाने वाला पहला देश
Great Britain (1840, Penny Black) / ब्रिटेन (1840): country to issue postage stamps / डाक टिकट जारी करने वाला पहला देश`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The {thing} Trophy (Cup) is for {value}.',
    hindi: '{thing} ट्रॉफी (कप) {value} से संबंधित है।',
    words: 'which sport game trophy cup associated related given kis khel se sambandhit',
    pairs: `
cricket / क्रिकेट: Ranji / रणजी; Duleep / दलीप; Irani / ईरानी; Deodhar / देवधर; Vijay Hazare / विजय हज़ारे; Syed Mushtaq Ali / सैयद मुश्ताक अली; Ashes / एशेज; Border-Gavaskar / बॉर्डर-गावस्कर; Cooch Behar / कूच बिहार; Rohinton Baria / रोहिंटन बारिया; Vizzy / विज्जी
football / फुटबॉल: Durand / डूरंड; Santosh / संतोष; Subroto / सुब्रतो; Rovers / रोवर्स; Federation / फेडरेशन; Merdeka / मर्डेका; Nehru / नेहरू; Copa America / कोपा अमेरिका; Jules Rimet / जूल्स रिमे
hockey / हॉकी: Aga Khan / आगा खाँ; Beighton / बेटन; Rangaswami / रंगास्वामी; Azlan Shah / अजलान शाह; Lady Ratan Tata / लेडी रतन टाटा; Murugappa Gold / मुरुगप्पा; Scindia Gold / सिंधिया; Wellington / वेलिंगटन; Dhyan Chand / ध्यानचंद
badminton (men) / बैडमिंटन (पुरुष): Thomas / थॉमस
badminton (women) / बैडमिंटन (महिला): Uber / उबर
badminton / बैडमिंटन: Sudirman / सुदीरमान; Narang / नारंग
tennis / टेनिस: Davis / डेविस; Billie Jean King (Fed) / बिली जीन किंग (फेड); Wimbledon / विंबलडन; Hopman / होपमैन; Laver / लेवर
table tennis / टेबल टेनिस: Swaythling / स्वेथलिंग; Corbillon / कॉर्बिलन; Jayalakshmi / जयलक्ष्मी
golf / गोल्फ: Ryder / राइडर; Walker / वॉकर; Canada / कनाडा; Solheim / सोलहाइम
polo / पोलो: Ezra / एज़रा; Radha Mohan / राधा मोहन; Prithi Singh / पृथ्वी सिंह
yachting (sailing) / नौकायन: America's / अमेरिका कप
air racing / विमान दौड़: King's / किंग्स
boxing / मुक्केबाजी: Val Barker / वैल बार्कर
chess / शतरंज: Naidu / नायडू
basketball / बास्केटबॉल: William Jones / विलियम जोन्स
bridge / ब्रिज: Holkar / होल्कर; Ruia / रुइया
horse racing / घुड़दौड़: Derby / डर्बी; Grand National / ग्रैंड नेशनल`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The term {thing} belongs to {value}.',
    hindi: '{thing} शब्द {value} से संबंधित है।',
    words: 'which sport game term terms related associated used kis khel se sambandhit shabdavali',
    pairs: `
cricket / क्रिकेट: googly / गुगली; LBW / LBW; hat-trick (first used here) / हैट्रिक; silly point / सिली पॉइंट; chinaman / चाइनामैन; maiden over / मेडन ओवर; yorker / यॉर्कर
football / फुटबॉल: offside / ऑफसाइड; corner kick / कॉर्नर किक; dribble / ड्रिबल; throw in / थ्रो इन
hockey / हॉकी: penalty corner / पेनल्टी कॉर्नर; bully / बुली; sudden death / सडन डेथ
chess / शतरंज: checkmate / चेकमेट; castling / कैसलिंग; stalemate / स्टेलमेट; gambit / गैम्बिट
tennis / टेनिस: deuce / ड्यूस; love / लव; Grand Slam / ग्रैंड स्लैम; backhand / बैकहैंड; ace / ऐस
golf / गोल्फ: bogey / बोगी; tee / टी; caddie / कैडी; birdie / बर्डी; putting / पुटिंग; hole in one / होल इन वन
boxing / मुक्केबाजी: knockout / नॉकआउट; upper cut / अपर कट; jab / जैब; hook and punch / हुक
badminton / बैडमिंटन: shuttlecock / शटलकॉक; smash / स्मैश; drop shot / ड्रॉप
volleyball / वॉलीबॉल: spike / स्पाइक; libero / लिबरो; dig / डिग
basketball / बास्केटबॉल: dunk / डंक; free throw / फ्री थ्रो; three pointer / थ्री पॉइंटर
polo / पोलो: chukker / चकर; mallet / मैलेट
baseball / बेसबॉल: pitcher / पिचर; home run / होम रन; diamond / डायमंड
billiards and snooker / बिलियर्ड्स: cue / क्यू; cannon / कैनन
kabaddi / कबड्डी: raid (raider) / रेड; bonus line / बोनस लाइन
wrestling / कुश्ती: half nelson / हाफ नेल्सन; heave / हीव
shooting / निशानेबाजी: bull's eye / बुल्स आई
swimming / तैराकी: butterfly stroke / बटरफ्लाई; breaststroke / ब्रेस्टस्ट्रोक
bridge (cards) / ब्रिज: dummy / डमी; grand slam bid and trump / ट्रम्प
rowing / नौकायन: cox / कॉक्स
horse racing / घुड़दौड़: jockey / जॉकी`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The {thing} stadium is in {value}.',
    hindi: '{thing} स्टेडियम {value} में है।',
    words: 'where which city stadium ground located maidan kahan sthit',
    pairs: `
Kolkata / कोलकाता: Eden Gardens / ईडन गार्डन्स; Salt Lake / साल्ट लेक
Mumbai / मुंबई: Wankhede / वानखेड़े; Brabourne / ब्रेबोर्न
Delhi / दिल्ली: Arun Jaitley (Feroz Shah Kotla) / अरुण जेटली (फिरोजशाह कोटला); Jawaharlal Nehru / जवाहरलाल नेहरू; Dhyan Chand National (hockey) / ध्यानचंद राष्ट्रीय
Chennai / चेन्नई: Chidambaram (Chepauk) / चिदंबरम (चेपॉक)
Bengaluru / बेंगलुरु: Chinnaswamy / चिन्नास्वामी
Ahmedabad (the largest cricket stadium of the world) / अहमदाबाद: Narendra Modi (Motera) / नरेंद्र मोदी (मोटेरा)
Kanpur / कानपुर: Green Park / ग्रीन पार्क
Cuttack / कटक: Barabati / बाराबती
Bhubaneswar / भुवनेश्वर: Kalinga (hockey) / कलिंग
Jaipur / जयपुर: Sawai Mansingh / सवाई मानसिंह
Indore / इंदौर: Holkar / होल्कर
Gwalior / ग्वालियर: Roop Singh / रूप सिंह
Dharamsala / धर्मशाला: HPCA / HPCA
Patiala / पटियाला: National Institute of Sports / राष्ट्रीय खेल संस्थान
London / लंदन: Lord's (cricket) / लॉर्ड्स; Wembley (football) / वेम्बली; The Oval / ओवल
Melbourne / मेलबर्न: MCG / MCG
Rio de Janeiro / रियो डी जनेरियो: Maracana / माराकाना`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The national game (sport) of {thing} is {value}.',
    hindi: '{thing} का राष्ट्रीय खेल {value} है।',
    words: 'which national game sport of country rashtriya khel',
    pairs: `
baseball / बेसबॉल: the USA / अमेरिका
ice hockey (winter) and lacrosse (summer) / आइस हॉकी, लैक्रोस: Canada / कनाडा
sumo wrestling / सूमो कुश्ती: Japan / जापान
bull fighting / सांडों की लड़ाई: Spain / स्पेन
table tennis / टेबल टेनिस: China / चीन
cricket / क्रिकेट: England / इंग्लैंड; Australia / ऑस्ट्रेलिया
football (soccer) / फुटबॉल: Brazil / ब्राज़ील
archery / तीरंदाजी: Bhutan / भूटान
kabaddi / कबड्डी: Bangladesh / बांग्लादेश
volleyball / वॉलीबॉल: Sri Lanka / श्रीलंका; Nepal / नेपाल
hockey / हॉकी: Pakistan / पाकिस्तान
rugby / रग्बी: New Zealand / न्यूज़ीलैंड
chess and bandy / शतरंज, बैंडी: Russia / रूस
golf / गोल्फ: Scotland / स्कॉटलैंड`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The national {thing} is the {value}.',
    hindi: '{thing} {value} है।',
    words: 'which what rashtriya symbol emblem',
    pairs: `
tiger (Royal Bengal) / बाघ: animal of India (pashu) / भारत का राष्ट्रीय पशु
peacock / मोर: bird of India (pakshi) / भारत का राष्ट्रीय पक्षी
lotus / कमल: flower of India (phool, pushp) / भारत का राष्ट्रीय फूल (पुष्प)
banyan / बरगद: tree of India (ped, vriksh) / भारत का राष्ट्रीय वृक्ष
mango / आम: fruit of India (phal) / भारत का राष्ट्रीय फल
Ganga / गंगा: river of India (nadi) / भारत की राष्ट्रीय नदी
Ganges river dolphin / गंगा डॉल्फिन: aquatic animal of India (jaliya jeev) / भारत का राष्ट्रीय जलीय जीव
elephant / हाथी: heritage animal of India (virasat pashu) / भारत का राष्ट्रीय विरासत पशु
king cobra / किंग कोबरा: reptile of India (sarisrip) / भारत का राष्ट्रीय सरीसृप
Saka calendar / शक संवत: calendar of India (panchang) / भारत का राष्ट्रीय पंचांग
bald eagle / बाल्ड ईगल: bird of the USA / अमेरिका का राष्ट्रीय पक्षी
kangaroo / कंगारू: animal of Australia / ऑस्ट्रेलिया का राष्ट्रीय पशु
markhor / मारखोर: animal of Pakistan / पाकिस्तान का राष्ट्रीय पशु
cow / गाय: animal of Nepal / नेपाल का राष्ट्रीय पशु
takin / ताकिन: animal of Bhutan / भूटान का राष्ट्रीय पशु
water lily / कुमुदिनी: flower of Bangladesh / बांग्लादेश का राष्ट्रीय फूल
jasmine / चमेली: flower of Pakistan / पाकिस्तान का राष्ट्रीय फूल
rhododendron / बुरांस: flower of Nepal / नेपाल का राष्ट्रीय फूल
rose / गुलाब: flower of England and the USA / इंग्लैंड और अमेरिका का राष्ट्रीय फूल
maple leaf / मेपल पत्ता: emblem of Canada / कनाडा का राष्ट्रीय चिह्न
chrysanthemum / गुलदाउदी: emblem of Japan / जापान का राष्ट्रीय चिह्न`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The {thing} is given for {value}.',
    hindi: '{thing} {value} के लिए दिया जाता है।',
    words: 'which field award prize given kis kshetra puraskar samman diya jata',
    pairs: `
literature in Indian languages / साहित्य: Jnanpith Award / ज्ञानपीठ पुरस्कार; Sahitya Akademi Award / साहित्य अकादमी पुरस्कार; Saraswati Samman / सरस्वती सम्मान; Vyas Samman (Hindi) / व्यास सम्मान
literature (novels in English) / अंग्रेजी साहित्य: Booker Prize / बुकर पुरस्कार
journalism and literature (USA) / पत्रकारिता: Pulitzer Prize / पुलित्जर पुरस्कार
cinema (films) / सिनेमा: Dadasaheb Phalke Award / दादासाहेब फाल्के पुरस्कार; Oscar (Academy Award) / ऑस्कर पुरस्कार
music / संगीत: Grammy Award / ग्रैमी पुरस्कार; Tansen Samman / तानसेन सम्मान
sports players / खिलाड़ियों: Arjuna Award / अर्जुन पुरस्कार; Khel Ratna (Major Dhyan Chand) / खेल रत्न
sports coaches / खेल प्रशिक्षकों: Dronacharya Award / द्रोणाचार्य पुरस्कार
science and technology / विज्ञान: Shanti Swarup Bhatnagar Prize / शांति स्वरूप भटनागर पुरस्कार; Kalinga Prize (popular science) / कलिंग पुरस्कार
medicine / चिकित्सा: B. C. Roy Award / बी. सी. रॉय पुरस्कार; Dhanvantari Award / धन्वंतरि पुरस्कार
agriculture / कृषि: Borlaug Award / बोरलॉग पुरस्कार; World Food Prize / विश्व खाद्य पुरस्कार
mathematics / गणित: Abel Prize / एबेल पुरस्कार; Fields Medal / फील्ड्स मेडल; Ramanujan Prize / रामानुजन पुरस्कार
computer science / कंप्यूटर विज्ञान: Turing Award / ट्यूरिंग पुरस्कार
architecture / वास्तुकला: Pritzker Prize / प्रित्ज़कर पुरस्कार; Aga Khan Award / आगा खाँ पुरस्कार
public service in Asia (the Asian Nobel) / एशिया में जनसेवा: Ramon Magsaysay Award / रेमन मैग्सेसे पुरस्कार
environment / पर्यावरण: Goldman Prize / गोल्डमैन पुरस्कार; Champions of the Earth (UN) / चैंपियंस ऑफ द अर्थ
the highest bravery in war / युद्ध में सर्वोच्च वीरता: Param Vir Chakra / परमवीर चक्र
the highest bravery in peace / शांति काल में सर्वोच्च वीरता: Ashoka Chakra (award) / अशोक चक्र
the highest civilian honour of India / भारत का सर्वोच्च नागरिक सम्मान: Bharat Ratna / भारत रत्न
theatre / रंगमंच: Kalidas Samman / कालिदास सम्मान; Tony Award / टोनी पुरस्कार
television / टेलीविज़न: Emmy Award / एमी पुरस्कार
welfare of the society and bravery of girls and women / महिला सशक्तीकरण: Nari Shakti Puraskar / नारी शक्ति पुरस्कार`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} was invented by {value}.',
    hindi: '{thing} का आविष्कार {value} ने किया।',
    words: 'who invented inventor invention made avishkar avishkarak kisne kiya',
    pairs: `
Thomas Edison / थॉमस एडिसन: The electric bulb (lamp) / बिजली का बल्ब; The gramophone (phonograph) / ग्रामोफोन
Alexander Graham Bell (1876) / ग्राहम बेल: The telephone / टेलीफोन
John Logie Baird / जॉन लोगी बेयर्ड: The television / टेलीविज़न
Guglielmo Marconi / मार्कोनी: The radio / रेडियो
The Wright brothers (1903) / राइट बंधु: The aeroplane / हवाई जहाज
Alfred Nobel / अल्फ्रेड नोबेल: Dynamite / डायनामाइट
James Watt / जेम्स वाट: The (improved) steam engine / भाप इंजन
George Stephenson / जॉर्ज स्टीफेंसन: The railway (steam locomotive) engine / रेल इंजन
Karl Benz / कार्ल बेंज: The motor car / मोटर कार
Johannes Gutenberg / गुटेनबर्ग: The printing press / छापाखाना
Galileo / गैलीलियो: The thermometer (thermoscope) / थर्मामीटर
Hans Lippershey / हैंस लिपरशे: The telescope / दूरबीन
Zacharias Janssen / ज़करियास जैनसन: The microscope / सूक्ष्मदर्शी
Evangelista Torricelli / टॉरिसेली: The barometer / बैरोमीटर
Charles Babbage / चार्ल्स बैबेज: The computer (analytical engine) / कंप्यूटर
Tim Berners-Lee / टिम बर्नर्स ली: The World Wide Web (WWW) / वर्ल्ड वाइड वेब
Michael Faraday / माइकल फैराडे: The dynamo / डायनेमो
Alessandro Volta / वोल्टा: The electric battery (cell) / बैटरी
Rudolf Diesel / रुडोल्फ डीज़ल: The diesel engine / डीज़ल इंजन
Christopher Sholes / क्रिस्टोफर शोल्स: The typewriter / टाइपराइटर
Lewis Waterman / वाटरमैन: The fountain pen / फाउंटेन पेन
Laszlo Biro / लास्ज़लो बीरो: The ball-point pen / बॉल पेन
Kirkpatrick Macmillan / मैकमिलन: The bicycle / साइकिल
John Dunlop / जॉन डनलप: The pneumatic tyre / टायर
Louis Braille / लुई ब्रेल: The Braille script / ब्रेल लिपि
Samuel Morse / सैमुअल मोर्स: The Morse code and the telegraph / मोर्स कोड, टेलीग्राफ
Rene Laennec / लेनेक: The stethoscope / स्टेथोस्कोप
Willem Einthoven / आइंथोवन: The electrocardiogram (ECG) / ईसीजी
Igor Sikorsky / सिकोर्स्की: The helicopter / हेलीकॉप्टर
Elisha Otis / एलिशा ओटिस: The safety lift (elevator) / लिफ्ट
Robert Oppenheimer (father of it) / ओपेनहाइमर: The atom bomb / परमाणु बम
Edward Teller / एडवर्ड टेलर: The hydrogen bomb / हाइड्रोजन बम
Samuel Colt / सैमुअल कोल्ट: The revolver / रिवॉल्वर
Mikhail Kalashnikov / कलाश्निकोव: The AK-47 rifle / AK-47
Humphry Davy / हम्फ्री डेवी: The miner's safety lamp / सुरक्षा लैंप
Isaac Singer (Elias Howe patented first) / सिंगर: The sewing machine / सिलाई मशीन
King Camp Gillette / जिलेट: The safety razor / सेफ्टी रेज़र
Theodore Maiman / थियोडोर मैमन: The laser / लेज़र
Bardeen, Brattain and Shockley / बार्डीन, ब्रैटन, शॉकली: The transistor / ट्रांजिस्टर
Jack Kilby / जैक किल्बी: The integrated circuit (IC chip) / एकीकृत परिपथ
Martin Cooper (1973) / मार्टिन कूपर: The mobile (cell) phone / मोबाइल फोन
Ray Tomlinson / रे टॉमलिंसन: E-mail / ई-मेल
Douglas Engelbart / डगलस एंगेलबार्ट: The computer mouse / माउस
James Naismith / जेम्स नाइस्मिथ: Basketball / बास्केटबॉल
William Morgan / विलियम मॉर्गन: Volleyball / वॉलीबॉल
L. L. Zamenhof / ज़ामेनहॉफ: Esperanto / एस्पेरांतो
Willis Carrier / विलिस कैरियर: The air conditioner / एयर कंडीशनर
Percy Spencer / पर्सी स्पेंसर: The microwave oven / माइक्रोवेव
The Lumiere brothers / लुमिएर बंधु: The cinema (cinematograph) / सिनेमा
Hans Geiger / हैंस गाइगर: The Geiger counter / गाइगर काउंटर
J. C. Bose / जगदीश चंद्र बोस: The crescograph / क्रेस्कोग्राफ
Henry Shrapnel / श्रापनेल: The shrapnel shell / श्रापनेल
Christiaan Huygens (1656) / ह्यूजेंस: The pendulum clock / पेंडुलम घड़ी`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} was discovered by {value}.',
    hindi: '{thing} की खोज {value} ने की।',
    words: 'who discovered discovery discoverer found khoj khojkarta kisne ki',
    pairs: `
Alexander Fleming (1928) / अलेक्जेंडर फ्लेमिंग: Penicillin / पेनिसिलिन
Edward Jenner (1796) / एडवर्ड जेनर: The smallpox (chechak) vaccine / चेचक का टीका
Louis Pasteur / लुई पाश्चर: The rabies vaccine / रेबीज़ का टीका
Jonas Salk / जोनास साल्क: The polio vaccine / पोलियो का टीका
Calmette and Guérin / कैलमेट और गुएरिन: The BCG vaccine / BCG टीका
Robert Koch / रॉबर्ट कॉख: The bacterium (germ) of tuberculosis and cholera / टीबी के जीवाणु
Ronald Ross / रोनाल्ड रॉस: The malaria parasite in the mosquito / मलेरिया परजीवी
Banting and Best (1921) / बैंटिंग और बेस्ट: Insulin / इंसुलिन
William Harvey (1628) / विलियम हार्वे: Blood circulation / रक्त परिसंचरण
Karl Landsteiner / कार्ल लैंडस्टीनर: Blood groups / रक्त समूह
Wilhelm Roentgen (1895) / रोंटजन: X-rays / एक्स-रे
Henri Becquerel (1896) / हेनरी बेकरेल: Radioactivity / रेडियोधर्मिता
Marie and Pierre Curie / मैरी और पियरे क्यूरी: Radium and polonium / रेडियम और पोलोनियम
J. J. Thomson / जे. जे. थॉमसन: The electron / इलेक्ट्रॉन
James Chadwick (1932) / जेम्स चैडविक: The neutron / न्यूट्रॉन
Ernest Rutherford / रदरफोर्ड: The proton and the nucleus / प्रोटॉन और नाभिक
Joseph Priestley (and Scheele) / प्रीस्टले: Oxygen / ऑक्सीजन
Henry Cavendish / हेनरी कैवेंडिश: Hydrogen / हाइड्रोजन
Daniel Rutherford / डैनियल रदरफोर्ड: Nitrogen / नाइट्रोजन
Robert Hooke (1665) / रॉबर्ट हुक: The cell / कोशिका
Robert Brown (1831) / रॉबर्ट ब्राउन: The cell nucleus / केंद्रक
Leeuwenhoek / ल्यूवेनहॉक: Bacteria / जीवाणु
Dmitri Ivanovsky (1892) / इवानोवस्की: The virus / विषाणु
Casimir Funk (named them) / कैसिमिर फंक: Vitamins / विटामिन
Watson and Crick (1953) / वाटसन और क्रिक: The double helix structure of DNA / डीएनए की संरचना
Christopher Columbus (1492) / कोलंबस: America / अमेरिका
Vasco da Gama (1498) / वास्को द गामा: The sea route to India / भारत का समुद्री मार्ग
Captain James Cook / कैप्टन कुक: Hawaii and the east coast of Australia / ऑस्ट्रेलिया का पूर्वी तट
William Herschel (1781) / विलियम हर्शेल: Uranus / यूरेनस
Johann Galle (1846) / जोहान गाले: Neptune / नेप्च्यून
Clyde Tombaugh (1930) / क्लाइड टॉम्बॉ: Pluto / प्लूटो`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The capital of {thing} is {value}.',
    hindi: '{thing} की राजधानी {value} है।',
    words: 'what which capital city country rajdhani desh',
    pairs: `
New Delhi / नई दिल्ली: India (Bharat) / भारत
Kathmandu / काठमांडू: Nepal / नेपाल
Thimphu / थिंपू: Bhutan / भूटान
Dhaka / ढाका: Bangladesh / बांग्लादेश
Islamabad / इस्लामाबाद: Pakistan / पाकिस्तान
Beijing / बीजिंग: China / चीन
Tokyo / टोक्यो: Japan / जापान
Canberra / कैनबरा: Australia / ऑस्ट्रेलिया
Ottawa / ओटावा: Canada / कनाडा
Jakarta (Nusantara is being built) / जकार्ता: Indonesia / इंडोनेशिया
Singapore / सिंगापुर: Singapore / सिंगापुर
Phnom Penh / नोम पेन्ह: Cambodia / कंबोडिया
Vientiane / वियनतियाने: Laos / लाओस
Taipei / ताइपे: Taiwan / ताइवान
Jerusalem / यरूशलेम: Israel / इज़राइल
Amman / अम्मान: Jordan / जॉर्डन
Beirut / बेरूत: Lebanon / लेबनान
Doha / दोहा: Qatar / कतर
Kuwait City / कुवैत सिटी: Kuwait / कुवैत
Muscat / मस्कट: Oman / ओमान
Manama / मनामा: Bahrain / बहरीन
Sanaa / सना: Yemen / यमन
Tashkent / ताशकंद: Uzbekistan / उज़्बेकिस्तान
Astana / अस्ताना: Kazakhstan / कज़ाकिस्तान
Bishkek / बिश्केक: Kyrgyzstan / किर्गिस्तान
Dushanbe / दुशांबे: Tajikistan / ताजिकिस्तान
Ashgabat / अश्गाबात: Turkmenistan / तुर्कमेनिस्तान
Baku / बाकू: Azerbaijan / अज़रबैजान
Dublin / डबलिन: Ireland / आयरलैंड
Amsterdam / एम्स्टर्डम: the Netherlands / नीदरलैंड
Prague / प्राग: the Czech Republic / चेक गणराज्य
Bucharest / बुखारेस्ट: Romania / रोमानिया
Sofia / सोफिया: Bulgaria / बुल्गारिया
Belgrade / बेलग्रेड: Serbia / सर्बिया
Zagreb / ज़ाग्रेब: Croatia / क्रोएशिया
Minsk / मिन्स्क: Belarus / बेलारूस
Reykjavik / रेक्जाविक: Iceland / आइसलैंड
Bogota / बोगोटा: Colombia / कोलंबिया
Caracas / काराकास: Venezuela / वेनेज़ुएला
Quito / क्विटो: Ecuador / इक्वाडोर
La Paz (seat of government; Sucre by the constitution) / ला पाज़: Bolivia / बोलीविया
Montevideo / मोंटेवीडियो: Uruguay / उरुग्वे
Kingston / किंग्स्टन: Jamaica / जमैका
Pretoria (executive), Cape Town (legislative) and Bloemfontein (judicial) / प्रिटोरिया, केप टाउन, ब्लोमफोंटीन: South Africa / दक्षिण अफ्रीका
Accra / अक्रा: Ghana / घाना
Tripoli / त्रिपोली: Libya / लीबिया
Khartoum / खार्तूम: Sudan / सूडान
Dodoma / डोडोमा: Tanzania / तंज़ानिया
Kampala / कंपाला: Uganda / युगांडा
Harare / हरारे: Zimbabwe / ज़िम्बाब्वे
Lusaka / लुसाका: Zambia / ज़ाम्बिया
Port Louis / पोर्ट लुई: Mauritius / मॉरीशस
Suva / सुवा: Fiji / फिजी
Victoria / विक्टोरिया: Seychelles / सेशेल्स
Antananarivo / अंटानानारिवो: Madagascar / मेडागास्कर`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The currency of {thing} is the {value}.',
    hindi: '{thing} की मुद्रा {value} है।',
    words: 'what which currency money country mudra desh',
    pairs: `
rupee / रुपया: India / भारत; Nepal / नेपाल; Pakistan / पाकिस्तान; Sri Lanka / श्रीलंका; Mauritius / मॉरीशस
rufiyaa / रूफिया: the Maldives / मालदीव
afghani / अफगानी: Afghanistan / अफगानिस्तान
dollar / डॉलर: the USA (America) / अमेरिका; Canada / कनाडा; Australia / ऑस्ट्रेलिया; New Zealand / न्यूज़ीलैंड; Singapore / सिंगापुर; Hong Kong / हांगकांग
euro / यूरो: Germany / जर्मनी; France / फ्रांस; Italy / इटली; Spain / स्पेन; Greece / ग्रीस
yen / येन: Japan / जापान
yuan (renminbi) / युआन: China / चीन
ringgit / रिंगिट: Malaysia / मलेशिया
peso / पेसो: the Philippines / फिलीपींस; Mexico / मेक्सिको; Argentina / अर्जेंटीना; Chile / चिली; Cuba / क्यूबा
dinar / दीनार: Kuwait (the dearest currency) / कुवैत; Iraq / इराक; Bahrain / बहरीन; Jordan / जॉर्डन; Algeria / अल्जीरिया
rial / रियाल: Iran / ईरान; Oman / ओमान; Qatar (riyal) / कतर
lira / लीरा: Turkey (Türkiye) / तुर्की
pound / पाउंड: Egypt / मिस्र; the United Kingdom (Britain, sterling) / ब्रिटेन
naira / नाइरा: Nigeria / नाइजीरिया
shilling / शिलिंग: Kenya / केन्या; Tanzania / तंज़ानिया; Uganda / युगांडा
krone / क्रोन: Norway / नॉर्वे; Denmark / डेनमार्क
zloty / ज़्लॉटी: Poland / पोलैंड
hryvnia / रिव्निया: Ukraine / यूक्रेन
forint / फोरिंट: Hungary / हंगरी
kip / किप: Laos / लाओस
riel / रिएल: Cambodia / कंबोडिया
birr / बिर्र: Ethiopia / इथियोपिया
cedi / सेडी: Ghana / घाना
tenge / टेंगे: Kazakhstan / कज़ाकिस्तान
som / सोम: Uzbekistan / उज़्बेकिस्तान`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} was written by {value}.',
    hindi: '{thing} के लेखक {value} हैं।',
    words: 'who wrote author writer written book novel poem play kisne likha likhi lekhak pustak kitab rachna rachayita',
    pairs: `
Munshi Premchand / मुंशी प्रेमचंद: Godan / गोदान; Gaban / गबन; Nirmala / निर्मला; Rangbhoomi / रंगभूमि; Sevasadan / सेवासदन
Rabindranath Tagore / रवींद्रनाथ टैगोर: Gitanjali / गीतांजलि; Gora / गोरा; The Home and the World / घरे बाइरे; Kabuliwala / काबुलीवाला; The Post Office / डाकघर
Mahatma Gandhi / महात्मा गांधी: Hind Swaraj / हिंद स्वराज; My Experiments with Truth (autobiography) / सत्य के प्रयोग
Jawaharlal Nehru / जवाहरलाल नेहरू: The Discovery of India / भारत एक खोज; Glimpses of World History / विश्व इतिहास की झलक
B. R. Ambedkar / बी. आर. अंबेडकर: Annihilation of Caste / जाति का विनाश; The Problem of the Rupee / रुपये की समस्या; The Buddha and His Dhamma / बुद्ध और उनका धम्म
Bankim Chandra Chatterjee / बंकिम चंद्र चटर्जी: Anandamath / आनंदमठ; Durgeshnandini / दुर्गेशनंदिनी
Sarat Chandra Chattopadhyay / शरत चंद्र चट्टोपाध्याय: Devdas / देवदास; Srikanta / श्रीकांत
Dinabandhu Mitra / दीनबंधु मित्र: Neel Darpan (Nil Darpan) / नील दर्पण
Dadabhai Naoroji / दादाभाई नौरोजी: Poverty and Un-British Rule in India / पावर्टी एंड अन-ब्रिटिश रूल
Bal Gangadhar Tilak / बाल गंगाधर तिलक: Gita Rahasya / गीता रहस्य; The Arctic Home in the Vedas / आर्कटिक होम
Lala Lajpat Rai / लाला लाजपत राय: Unhappy India / अनहैप्पी इंडिया; Young India (book) / यंग इंडिया
Subhas Chandra Bose / सुभाष चंद्र बोस: The Indian Struggle / द इंडियन स्ट्रगल; An Indian Pilgrim / एन इंडियन पिलग्रिम
Abul Kalam Azad / अबुल कलाम आज़ाद: India Wins Freedom / इंडिया विन्स फ्रीडम
Rajendra Prasad / राजेंद्र प्रसाद: India Divided / इंडिया डिवाइडेड
V. D. Savarkar / वी. डी. सावरकर: The Indian War of Independence 1857 / 1857 का स्वातंत्र्य समर
Swami Dayananda Saraswati / दयानंद सरस्वती: Satyarth Prakash / सत्यार्थ प्रकाश
Bhagat Singh / भगत सिंह: Why I Am an Atheist / मैं नास्तिक क्यों हूँ
Jyotirao Phule / ज्योतिराव फुले: Gulamgiri / गुलामगिरी
Jaishankar Prasad / जयशंकर प्रसाद: Kamayani / कामायनी; Chandragupta (play) / चंद्रगुप्त; Skandagupta / स्कंदगुप्त
Harivansh Rai Bachchan / हरिवंश राय बच्चन: Madhushala / मधुशाला
Ramdhari Singh Dinkar / रामधारी सिंह दिनकर: Urvashi / उर्वशी; Rashmirathi / रश्मिरथी; Kurukshetra / कुरुक्षेत्र
Maithili Sharan Gupt / मैथिलीशरण गुप्त: Saket / साकेत; Bharat Bharati / भारत भारती; Yashodhara / यशोधरा
Mahadevi Varma / महादेवी वर्मा: Yama / यामा; Niharika (Nihar) / नीहार
Sumitranandan Pant / सुमित्रानंदन पंत: Chidambara / चिदंबरा; Pallav / पल्लव
Suryakant Tripathi Nirala / सूर्यकांत त्रिपाठी निराला: Parimal / परिमल; Anamika / अनामिका
Subhadra Kumari Chauhan / सुभद्रा कुमारी चौहान: Jhansi ki Rani (poem) / झाँसी की रानी
Bharatendu Harishchandra / भारतेंदु हरिश्चंद्र: Andher Nagari / अंधेर नगरी; Bharat Durdasha / भारत दुर्दशा
Devaki Nandan Khatri / देवकीनंदन खत्री: Chandrakanta / चंद्रकांता
Phanishwar Nath Renu / फणीश्वरनाथ रेणु: Maila Aanchal / मैला आँचल
Dharamvir Bharati / धर्मवीर भारती: Andha Yug / अंधा युग; Gunahon ka Devta / गुनाहों का देवता
Bhisham Sahni / भीष्म साहनी: Tamas / तमस
Shrilal Shukla / श्रीलाल शुक्ल: Raag Darbari / राग दरबारी
Yashpal / यशपाल: Jhutha Sach / झूठा सच
R. K. Narayan / आर. के. नारायण: Malgudi Days / मालगुडी डेज़; The Guide / द गाइड; Swami and Friends / स्वामी एंड फ्रेंड्स
Mulk Raj Anand / मुल्क राज आनंद: Coolie / कुली; Untouchable / अनटचेबल
Khushwant Singh / खुशवंत सिंह: Train to Pakistan / ट्रेन टू पाकिस्तान
Salman Rushdie / सलमान रुश्दी: Midnight's Children / मिडनाइट्स चिल्ड्रन; The Satanic Verses / सैटेनिक वर्सेज़
Arundhati Roy / अरुंधति रॉय: The God of Small Things / गॉड ऑफ स्मॉल थिंग्स
Aravind Adiga / अरविंद अडिगा: The White Tiger / व्हाइट टाइगर
Kiran Desai / किरण देसाई: The Inheritance of Loss / इनहेरिटेंस ऑफ लॉस
Vikram Seth / विक्रम सेठ: A Suitable Boy / अ सूटेबल बॉय
Jhumpa Lahiri / झुम्पा लाहिड़ी: The Namesake / द नेमसेक; Interpreter of Maladies / इंटरप्रेटर ऑफ मैलडीज़
Chetan Bhagat / चेतन भगत: Five Point Someone / फाइव पॉइंट समवन; 2 States / टू स्टेट्स
A. P. J. Abdul Kalam / ए. पी. जे. अब्दुल कलाम: Wings of Fire / अग्नि की उड़ान; Ignited Minds / इग्नाइटेड माइंड्स; India 2020 / इंडिया 2020
Amartya Sen / अमर्त्य सेन: The Argumentative Indian / द आर्ग्यूमेंटेटिव इंडियन; Development as Freedom / डेवलपमेंट एज़ फ्रीडम
Kuldip Nayar / कुलदीप नैयर: Beyond the Lines / बियॉन्ड द लाइन्स
Kautilya (Chanakya) / कौटिल्य: Arthashastra / अर्थशास्त्र
Megasthenes / मेगस्थनीज: Indica / इंडिका
Kalhana / कल्हण: Rajatarangini / राजतरंगिणी
Kalidasa / कालिदास: Abhijnanashakuntalam / अभिज्ञान शाकुंतलम्; Meghaduta (Meghdoot) / मेघदूत; Raghuvamsha / रघुवंश; Kumarasambhava / कुमारसंभव; Malavikagnimitra / मालविकाग्निमित्र
Banabhatta / बाणभट्ट: Harshacharita / हर्षचरित; Kadambari / कादंबरी
Harsha (Harshavardhana) / हर्षवर्धन: Nagananda / नागानंद; Ratnavali / रत्नावली; Priyadarshika / प्रियदर्शिका
Vishakhadatta / विशाखदत्त: Mudrarakshasa / मुद्राराक्षस
Shudraka / शूद्रक: Mrichchhakatika / मृच्छकटिकम्
Bhasa / भास: Svapnavasavadatta / स्वप्नवासवदत्ता
Ashvaghosha / अश्वघोष: Buddhacharita / बुद्धचरित
Bharata Muni / भरत मुनि: Natyashastra / नाट्यशास्त्र
Vatsyayana / वात्स्यायन: Kamasutra / कामसूत्र
Patanjali / पतंजलि: Mahabhashya / महाभाष्य; Yoga Sutra / योग सूत्र
Panini / पाणिनि: Ashtadhyayi / अष्टाध्यायी
Vishnu Sharma / विष्णु शर्मा: Panchatantra / पंचतंत्र
Jayadeva / जयदेव: Gita Govinda / गीत गोविंद
Chand Bardai / चंदबरदाई: Prithviraj Raso / पृथ्वीराज रासो
Malik Muhammad Jayasi / मलिक मुहम्मद जायसी: Padmavat / पद्मावत
Tulsidas / तुलसीदास: Ramcharitmanas / रामचरितमानस; Vinay Patrika / विनय पत्रिका
Surdas / सूरदास: Sursagar / सूरसागर
Kabir / कबीर: Bijak / बीजक
Valmiki / वाल्मीकि: Ramayana / रामायण
Ved Vyas / वेद व्यास: Mahabharata / महाभारत
Krishnadevaraya / कृष्णदेवराय: Amuktamalyada / अमुक्तमाल्यद
Al-Biruni / अल-बरूनी: Kitab-ul-Hind (Tahqiq-i-Hind) / किताब-उल-हिंद
Firdausi / फिरदौसी: Shahnama / शाहनामा
Ibn Battuta / इब्न बतूता: Rihla (Rehla) / रेहला
Minhaj-us-Siraj / मिन्हाज-उस-सिराज: Tabaqat-i-Nasiri / तबकात-ए-नासिरी
Ziauddin Barani / ज़ियाउद्दीन बरनी: Tarikh-i-Firoz Shahi / तारीख-ए-फिरोजशाही
Abul Fazl / अबुल फज़ल: Akbarnama / अकबरनामा; Ain-i-Akbari / आईन-ए-अकबरी
Gulbadan Begum / गुलबदन बेगम: Humayunnama (Humayun Nama) / हुमायूँनामा
Babur / बाबर: Baburnama (Tuzuk-i-Baburi, in Turkish) / बाबरनामा
Jahangir / जहाँगीर: Tuzuk-i-Jahangiri / तुज़ुक-ए-जहाँगीरी
Badauni / बदायूँनी: Muntakhab-ut-Tawarikh / मुंतखब-उत-तवारीख
Abdul Hamid Lahori / अब्दुल हमीद लाहौरी: Padshahnama / पादशाहनामा
Charaka / चरक: Charaka Samhita / चरक संहिता
Sushruta / सुश्रुत: Sushruta Samhita / सुश्रुत संहिता
Aryabhata / आर्यभट्ट: Aryabhatiya / आर्यभटीय
Bhaskara II / भास्कर द्वितीय: Lilavati (Siddhanta Shiromani) / लीलावती
Varahamihira / वराहमिहिर: Brihat Samhita / बृहत्संहिता
Plato / प्लेटो: The Republic (book) / रिपब्लिक
Aristotle / अरस्तू: Politics (book) / पॉलिटिक्स
Machiavelli / मैकियावेली: The Prince / द प्रिंस
Thomas Hobbes / हॉब्स: Leviathan / लेवियाथन
Rousseau / रूसो: The Social Contract / सोशल कॉन्ट्रैक्ट
Montesquieu / मोंटेस्क्यू: The Spirit of the Laws / द स्पिरिट ऑफ लॉज़
Adam Smith / एडम स्मिथ: The Wealth of Nations (1776) / वेल्थ ऑफ नेशंस
Karl Marx / कार्ल मार्क्स: Das Kapital / दास कैपिटल; The Communist Manifesto (with Engels) / कम्युनिस्ट घोषणापत्र
Adolf Hitler / हिटलर: Mein Kampf / मीन काम्फ
Charles Darwin / चार्ल्स डार्विन: On the Origin of Species / ओरिजिन ऑफ स्पीशीज़
Isaac Newton / न्यूटन: Principia Mathematica / प्रिंसिपिया
Stephen Hawking / स्टीफन हॉकिंग: A Brief History of Time / अ ब्रीफ हिस्ट्री ऑफ टाइम
William Shakespeare / शेक्सपियर: Hamlet / हैमलेट; Macbeth / मैकबेथ; Romeo and Juliet / रोमियो और जूलियट; The Merchant of Venice / मर्चेंट ऑफ वेनिस; Othello / ओथेलो
Leo Tolstoy / टॉल्स्टॉय: War and Peace / वॉर एंड पीस; Anna Karenina / अन्ना कैरेनिना
George Orwell / जॉर्ज ऑरवेल: Animal Farm / एनिमल फार्म; 1984 (Nineteen Eighty-Four) / 1984
Charles Dickens / चार्ल्स डिकेंस: Oliver Twist / ऑलिवर ट्विस्ट; A Tale of Two Cities / अ टेल ऑफ टू सिटीज़; David Copperfield / डेविड कॉपरफील्ड; Great Expectations / ग्रेट एक्सपेक्टेशंस
Jane Austen / जेन ऑस्टेन: Pride and Prejudice / प्राइड एंड प्रेजुडिस
Jonathan Swift / स्विफ्ट: Gulliver's Travels / गुलिवर्स ट्रैवल्स
Daniel Defoe / डेनियल डेफो: Robinson Crusoe / रॉबिन्सन क्रूसो
Lewis Carroll / लुईस कैरोल: Alice in Wonderland / एलिस इन वंडरलैंड
Rudyard Kipling / किपलिंग: The Jungle Book / द जंगल बुक; Kim / किम
Arthur Conan Doyle / कॉनन डॉयल: Sherlock Holmes / शरलॉक होम्स
J. K. Rowling / जे. के. रोलिंग: Harry Potter / हैरी पॉटर
Ernest Hemingway / हेमिंग्वे: The Old Man and the Sea / द ओल्ड मैन एंड द सी; A Farewell to Arms / अ फेयरवेल टु आर्म्स
Homer / होमर: Iliad and Odyssey / इलियड और ओडिसी
Dante / दांते: Divine Comedy / डिवाइन कॉमेडी
John Milton / मिल्टन: Paradise Lost / पैराडाइज़ लॉस्ट
T. S. Eliot / टी. एस. एलियट: The Waste Land / द वेस्ट लैंड
G. B. Shaw / जॉर्ज बर्नार्ड शॉ: Man and Superman / मैन एंड सुपरमैन; Pygmalion / पिग्मेलियन
E. M. Forster / ई. एम. फोर्स्टर: A Passage to India / अ पैसेज टु इंडिया
Nelson Mandela / नेल्सन मंडेला: Long Walk to Freedom / लॉन्ग वॉक टु फ्रीडम
Harper Lee / हार्पर ली: To Kill a Mockingbird / टु किल अ मॉकिंगबर्ड
Paulo Coelho / पाउलो कोएल्हो: The Alchemist / द अल्केमिस्ट
Dale Carnegie / डेल कार्नेगी: How to Win Friends and Influence People / हाउ टु विन फ्रेंड्स`,
  },
];
