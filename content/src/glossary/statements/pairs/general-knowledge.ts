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
Gujarat / गुजरात: Garba / गरबा; Dandiya Raas / डांडिया
Rajasthan / राजस्थान: Ghoomar / घूमर; Kalbelia / कालबेलिया; Terah Taali / तेरहताली; Kachhi Ghodi / कच्छी घोड़ी
Maharashtra / महाराष्ट्र: Lavani / लावणी; Koli / कोली
Karnataka / कर्नाटक: Yakshagana / यक्षगान; Dollu Kunitha / डोल्लू कुनिता
Jharkhand, Odisha and West Bengal / झारखंड, ओडिशा, पश्चिम बंगाल: Chhau / छऊ
Jharkhand / झारखंड: Karma / करमा; Paika / पाइका
Uttar Pradesh / उत्तर प्रदेश: Raslila / रासलीला; Charkula / चरकुला
Jammu and Kashmir / जम्मू-कश्मीर: Rouf / रऊफ; Hikat / हिकात
Mizoram / मिज़ोरम: Cheraw (bamboo) / चेराव (बाँस)
Goa / गोवा: Fugdi / फुगड़ी; Dekhni / देखनी
Chhattisgarh / छत्तीसगढ़: Panthi / पंथी; Raut Nacha / राउत नाचा
Bihar / बिहार: Jat-Jatin / जट-जटिन; Jhijhia / झिझिया
West Bengal / पश्चिम बंगाल: Gambhira / गंभीरा
Himachal Pradesh / हिमाचल प्रदेश: Nati / नाटी
Haryana / हरियाणा: Phag / फाग
Uttarakhand / उत्तराखंड: Chholiya / छोलिया; Jhora / झोड़ा
Tamil Nadu / तमिलनाडु: Kummi / कुम्मी; Karagattam / करगट्टम; Kolattam / कोलाट्टम
Telangana / तेलंगाना: Perini Shivatandavam / पेरिनी; Bathukamma / बतुकम्मा
Tripura / त्रिपुरा: Hojagiri / होजागिरी
Manipur / मणिपुर: Lai Haraoba / लाई हराओबा
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
Meghalaya / मेघालय: Wangala (of the Garo) / वांगला; Nongkrem (of the Khasi) / नोंगक्रेम
Ladakh / लद्दाख: Hemis / हेमिस; Losar / लोसर
Odisha / ओडिशा: Rath Yatra (Puri) / रथ यात्रा (पुरी); Raja Parba / रज पर्व
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
Goa / गोवा: Shigmo / शिगमो; Carnival / कार्निवल
Prayagraj, Haridwar, Ujjain and Nashik (every twelve years in turn) / प्रयागराज, हरिद्वार, उज्जैन, नासिक: Kumbh Mela / कुंभ मेला`,
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
    hindi: '{thing}: प्रसिद्ध {value} वादक।',
    words:
      'which musical instrument plays played player associated musician vadya yantra kis se sambandhit vadak',
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
Washington DC / वाशिंगटन डी.सी.: the IMF (International Monetary Fund) / IMF; the World Bank / विश्व बैंक
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
Hyderabad / हैदराबाद: the IRDAI / IRDAI
Secunderabad / सिकंदराबाद: the South Central Railway / दक्षिण मध्य रेलवे
Lucknow / लखनऊ: SIDBI / सिडबी (SIDBI)
Vadodara / वडोदरा: the Bank of Baroda / बैंक ऑफ बड़ौदा
Chennai / चेन्नई: the Indian Bank / इंडियन बैंक; the Southern Railway / दक्षिण रेलवे
Kolkata / कोलकाता: the UCO Bank / यूको बैंक; the Eastern Railway / पूर्व रेलवे; the Geological Survey of India / भारतीय भूवैज्ञानिक सर्वेक्षण; Coal India / कोल इंडिया
Dehradun / देहरादून: the Survey of India / भारतीय सर्वेक्षण विभाग
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
1 May / 1 मई: Labour Day (May Day, mazdoor diwas) / मजदूर दिवस; Maharashtra Day / महाराष्ट्र दिवस; Gujarat Day / गुजरात दिवस
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
1 July, the birthday of B. C. Roy / 1 जुलाई: National Doctors' Day / राष्ट्रीय चिकित्सक दिवस
1 July / 1 जुलाई: GST Day / GST दिवस; Chartered Accountants' Day / CA दिवस
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
15 September, the birthday of M. Visvesvaraya / 15 सितंबर (विश्वेश्वरैया जयंती): Engineers' Day / अभियंता दिवस
15 September / 15 सितंबर: International Day of Democracy / अंतरराष्ट्रीय लोकतंत्र दिवस
16 September / 16 सितंबर: World Ozone Day / विश्व ओज़ोन दिवस
21 September / 21 सितंबर: International Day of Peace / अंतरराष्ट्रीय शांति दिवस; World Alzheimer's Day / विश्व अल्जाइमर दिवस
22 September / 22 सितंबर: World Rhino Day / विश्व गैंडा दिवस
25 September / 25 सितंबर: Antyodaya Diwas / अंत्योदय दिवस
27 September / 27 सितंबर: World Tourism Day / विश्व पर्यटन दिवस
29 September / 29 सितंबर: World Heart Day / विश्व हृदय दिवस
1 October / 1 अक्टूबर: International Day of Older Persons / अंतरराष्ट्रीय वृद्धजन दिवस
2 October / 2 अक्टूबर: Gandhi Jayanti / गांधी जयंती; International Day of Non-Violence / अंतरराष्ट्रीय अहिंसा दिवस
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
1 November / 1 नवंबर: Karnataka Rajyotsava / कर्नाटक राज्योत्सव; Kerala Day (Kerala Piravi) / केरल दिवस
7 November / 7 नवंबर: National Cancer Awareness Day / राष्ट्रीय कैंसर जागरूकता दिवस; Infant Protection Day / शिशु संरक्षण दिवस
9 November / 9 नवंबर: National Legal Services Day / राष्ट्रीय विधिक सेवा दिवस
11 November, the birthday of Maulana Azad / 11 नवंबर (मौलाना आज़ाद जयंती): National Education Day / राष्ट्रीय शिक्षा दिवस
14 November, the birthday of Jawaharlal Nehru / 14 नवंबर (नेहरू जयंती): Children's Day (bal diwas) / बाल दिवस
14 November / 14 नवंबर: World Diabetes Day / विश्व मधुमेह दिवस
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
Indira Gandhi (1966) / इंदिरा गांधी: woman Prime Minister of India / भारत की पहली महिला प्रधानमंत्री
Indira Gandhi (1971) / इंदिरा गांधी: Indian woman to get the Bharat Ratna / भारत रत्न पाने वाली पहली महिला
Sarojini Naidu (United Provinces) / सरोजिनी नायडू: woman Governor of an Indian state / भारत की पहली महिला राज्यपाल
Sucheta Kripalani (Uttar Pradesh, 1963) / सुचेता कृपलानी: woman Chief Minister of an Indian state / भारत की पहली महिला मुख्यमंत्री
Meira Kumar (2009) / मीरा कुमार: woman Speaker of the Lok Sabha / पहली महिला लोकसभा अध्यक्ष
Vijaya Lakshmi Pandit (1953) / विजयलक्ष्मी पंडित: woman President of the UN General Assembly / संयुक्त राष्ट्र महासभा की पहली महिला अध्यक्ष
Fathima Beevi (1989) / फातिमा बीवी: woman judge of the Supreme Court of India / सर्वोच्च न्यायालय की पहली महिला न्यायाधीश
Leila Seth (1991) / लीला सेठ: woman Chief Justice of a High Court / उच्च न्यायालय की पहली महिला मुख्य न्यायाधीश
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
Karnam Malleswari (2000, weightlifting) / कर्णम मल्लेश्वरी: Indian woman to win an Olympic medal / ओलंपिक पदक जीतने वाली पहली भारतीय महिला
P. V. Sindhu (2016) / पी. वी. सिंधु: Indian woman to win an Olympic silver medal / ओलंपिक रजत जीतने वाली पहली भारतीय महिला
Sakshi Malik (2016) / साक्षी मलिक: Indian woman wrestler to win an Olympic medal / ओलंपिक पदक जीतने वाली पहली भारतीय महिला पहलवान
K. D. Jadhav (1952, wrestling bronze) / के. डी. जाधव: Indian of free India to win an individual Olympic medal / स्वतंत्र भारत के पहले व्यक्तिगत ओलंपिक पदक विजेता
Abhinav Bindra (2008, shooting) / अभिनव बिंद्रा: Indian to win an individual Olympic gold medal / व्यक्तिगत ओलंपिक स्वर्ण जीतने वाले पहले भारतीय
Norman Pritchard (1900) / नॉर्मन प्रिचर्ड: Indian to take part in and win a medal at the Olympics / ओलंपिक पदक जीतने वाले पहले भारतीय
Viswanathan Anand (1988) / विश्वनाथन आनंद: chess grandmaster of India / भारत के पहले शतरंज ग्रैंडमास्टर
Viswanathan Anand (1991-92) / विश्वनाथन आनंद: Khel Ratna winner / खेल रत्न पाने वाले पहले खिलाड़ी
Kamaljit Sandhu (1970) / कमलजीत संधू: Indian woman to win a gold at the Asian Games / एशियाई खेलों में स्वर्ण जीतने वाली पहली भारतीय महिला
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
Laika (Sputnik 2, 1957) / लाइका: dog and living being in orbit in space / पृथ्वी की कक्षा में जाने वाला पहला जीव
Yuri Gagarin (12 April 1961) / यूरी गागरिन: man (human) in space / अंतरिक्ष में जाने वाले पहले मानव
Valentina Tereshkova (1963) / वैलेंटिना तेरेश्कोवा: woman in space / अंतरिक्ष में जाने वाली पहली महिला
Alexei Leonov (1965) / अलेक्सी लियोनोव: man to walk in space / अंतरिक्ष में चलने वाले पहले मानव
Neil Armstrong (20 July 1969) / नील आर्मस्ट्रांग: man to set foot (walk) on the Moon / चंद्रमा पर कदम रखने वाले पहले मानव
Dennis Tito (2001) / डेनिस टीटो: space tourist / पहले अंतरिक्ष पर्यटक
Edmund Hillary and Tenzing Norgay (29 May 1953) / हिलेरी और तेनजिंग: pair of men to climb Mount Everest / एवरेस्ट पर चढ़ने वाले पहले व्यक्ति
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
hockey / हॉकी: Aga Khan / आगा खाँ; Beighton / बेटन; Rangaswami / रंगास्वामी; Azlan Shah / अजलान शाह; Lady Ratan Tata / लेडी रतन टाटा; Murugappa Gold / मुरुगप्पा; Scindia Gold / सिंधिया; Dhyan Chand / ध्यानचंद
badminton (men) / बैडमिंटन (पुरुष): Thomas / थॉमस
badminton (women) / बैडमिंटन (महिला): Uber / उबर
badminton / बैडमिंटन: Sudirman / सुदीरमान; Narang / नारंग
tennis / टेनिस: Davis / डेविस; Billie Jean King (Fed) / बिली जीन किंग (फेड); Wimbledon / विंबलडन; Hopman / होपमैन; Laver / लेवर
table tennis / टेबल टेनिस: Swaythling / स्वेथलिंग; Corbillon / कॉर्बिलन; Jayalakshmi / जयलक्ष्मी
golf / गोल्फ: Ryder / राइडर; Walker / वॉकर; Canada / कनाडा; Solheim / सोलहाइम
polo / पोलो: Ezra / एज़रा; Radha Mohan / राधा मोहन; Prithi Singh / पृथ्वी सिंह
yachting (sailing) / नौकायन: America's / अमेरिका
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
boxing / मुक्केबाजी: knockout / नॉकआउट; upper cut / अपर कट; jab / जैब; hook / हुक
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
bridge (cards) / ब्रिज: dummy / डमी; trump / ट्रम्प
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
London / लंदन: Lord's (cricket) / लॉर्ड्स; Wembley (football) / वेम्बली; Oval / ओवल
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
sports (to players) / खिलाड़ियों: Arjuna Award / अर्जुन पुरस्कार; Khel Ratna (Major Dhyan Chand) / खेल रत्न
sports (to coaches) / खेल प्रशिक्षकों: Dronacharya Award / द्रोणाचार्य पुरस्कार
science and technology / विज्ञान: Shanti Swarup Bhatnagar Prize / शांति स्वरूप भटनागर पुरस्कार; Kalinga Prize (popular science) / कलिंग पुरस्कार
medicine / चिकित्सा: B. C. Roy Award / बी. सी. रॉय पुरस्कार; Dhanvantari Award / धन्वंतरि पुरस्कार
agriculture / कृषि: Borlaug Award / बोरलॉग पुरस्कार; World Food Prize / विश्व खाद्य पुरस्कार
mathematics / गणित: Abel Prize / एबेल पुरस्कार; Fields Medal / फील्ड्स मेडल; Ramanujan Prize / रामानुजन पुरस्कार
computer science / कंप्यूटर विज्ञान: Turing Award / ट्यूरिंग पुरस्कार
architecture / वास्तुकला: Pritzker Prize / प्रित्ज़कर पुरस्कार; Aga Khan Award / आगा खाँ पुरस्कार
public service in Asia (the Asian Nobel) / एशिया में जनसेवा: Ramon Magsaysay Award / रेमन मैग्सेसे पुरस्कार
the protection of the environment / पर्यावरण संरक्षण: Goldman Prize / गोल्डमैन पुरस्कार; Champions of the Earth award (UN) / चैंपियंस ऑफ द अर्थ
the highest bravery in war / युद्ध में सर्वोच्च वीरता: Param Vir Chakra / परमवीर चक्र
the highest bravery in peace / शांति काल में सर्वोच्च वीरता: Ashoka Chakra (award) / अशोक चक्र
exceptional service in any field (the highest civilian honour of India) / किसी भी क्षेत्र में असाधारण सेवा (भारत का सर्वोच्च नागरिक सम्मान): Bharat Ratna / भारत रत्न
music, dance, theatre and plastic arts / संगीत, नृत्य, रंगमंच और रूपंकर कला: Kalidas Samman / कालिदास सम्मान
theatre / रंगमंच: Tony Award / टोनी पुरस्कार
television / टेलीविज़न: Emmy Award / एमी पुरस्कार
work for the empowerment of women / महिला सशक्तीकरण: Nari Shakti Puraskar / नारी शक्ति पुरस्कार`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} was invented by {value}.',
    hindi: '{thing}: आविष्कारक {value}।',
    words: 'who invented inventor invention made avishkar avishkarak kisne kiya',
    pairs: `
Thomas Edison / थॉमस एडिसन: The electric bulb (lamp) / बिजली का बल्ब; The gramophone (phonograph) / ग्रामोफोन
Alexander Graham Bell (1876) / ग्राहम बेल: The telephone / टेलीफोन
John Logie Baird / जॉन लोगी बेयर्ड: The television / टेलीविज़न
Guglielmo Marconi / मार्कोनी: The radio / रेडियो
the Wright brothers (1903) / राइट बंधु: The aeroplane / हवाई जहाज
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
Samuel Morse / सैमुअल मोर्स: The Morse code / मोर्स कोड; The telegraph / टेलीग्राफ
Rene Laennec / लेनेक: The stethoscope / स्टेथोस्कोप
Willem Einthoven / आइंथोवन: The electrocardiogram (ECG) / ईसीजी
Igor Sikorsky / सिकोर्स्की: The helicopter / हेलीकॉप्टर
Elisha Otis / एलिशा ओटिस: The safety lift (elevator) / लिफ्ट
Robert Oppenheimer (called its father) / ओपेनहाइमर: The atom bomb / परमाणु बम
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
the Lumiere brothers / लुमिएर बंधु: The cinema (cinematograph) / सिनेमा
Hans Geiger / हैंस गाइगर: The Geiger counter / गाइगर काउंटर
J. C. Bose / जगदीश चंद्र बोस: The crescograph / क्रेस्कोग्राफ
Henry Shrapnel / श्रापनेल: The shrapnel shell / श्रापनेल
Christiaan Huygens (1656) / ह्यूजेंस: The pendulum clock / पेंडुलम घड़ी`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{value} discovered {thing}.',
    hindi: '{thing}: खोजकर्ता {value}।',
    words: 'who discovered discovery discoverer found khoj khojkarta kisne ki',
    pairs: `
Alexander Fleming (1928) / अलेक्जेंडर फ्लेमिंग: penicillin / पेनिसिलिन
Edward Jenner (1796) / एडवर्ड जेनर: the smallpox (chechak) vaccine / चेचक का टीका
Louis Pasteur / लुई पाश्चर: the rabies vaccine / रेबीज़ का टीका
Jonas Salk / जोनास साल्क: the polio vaccine / पोलियो का टीका
Calmette and Guérin / कैलमेट और गुएरिन: the BCG vaccine / BCG टीका
Robert Koch / रॉबर्ट कॉख: the bacteria (germs) of tuberculosis and cholera / टीबी और हैजा के जीवाणु
Ronald Ross / रोनाल्ड रॉस: the malaria parasite in the mosquito / मलेरिया परजीवी
Banting and Best (1921) / बैंटिंग और बेस्ट: insulin / इंसुलिन
William Harvey (1628) / विलियम हार्वे: blood circulation / रक्त परिसंचरण
Karl Landsteiner / कार्ल लैंडस्टीनर: blood groups / रक्त समूह
Wilhelm Roentgen (1895) / रोंटजन: X-rays / एक्स-रे
Henri Becquerel (1896) / हेनरी बेकरेल: radioactivity / रेडियोधर्मिता
Marie and Pierre Curie / मैरी और पियरे क्यूरी: radium and polonium / रेडियम और पोलोनियम
J. J. Thomson / जे. जे. थॉमसन: the electron / इलेक्ट्रॉन
James Chadwick (1932) / जेम्स चैडविक: the neutron / न्यूट्रॉन
Ernest Rutherford / रदरफोर्ड: the proton and the nucleus / प्रोटॉन और नाभिक
Joseph Priestley (and Scheele) / प्रीस्टले: oxygen / ऑक्सीजन
Henry Cavendish / हेनरी कैवेंडिश: hydrogen / हाइड्रोजन
Daniel Rutherford / डैनियल रदरफोर्ड: nitrogen / नाइट्रोजन
Robert Hooke (1665) / रॉबर्ट हुक: the cell / कोशिका
Robert Brown (1831) / रॉबर्ट ब्राउन: the cell nucleus / केंद्रक
Leeuwenhoek / ल्यूवेनहॉक: bacteria / जीवाणु
Dmitri Ivanovsky (1892) / इवानोवस्की: the virus / विषाणु
Casimir Funk (who named them) / कैसिमिर फंक: vitamins / विटामिन
Watson and Crick (1953) / वाटसन और क्रिक: the double helix structure of DNA / डीएनए की संरचना
Christopher Columbus (1492) / कोलंबस: America / अमेरिका
Vasco da Gama (1498) / वास्को द गामा: the sea route to India / भारत का समुद्री मार्ग
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
    words:
      'who wrote author writer written book novel poem play kisne likha likhi lekhak pustak kitab rachna rachayita',
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
Mahadevi Varma / महादेवी वर्मा: Yama / यामा; Nihar / नीहार
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
Babur / बाबर: Baburnama (Tuzuk-i-Baburi, in Turki) / बाबरनामा
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
Adolf Hitler / हिटलर: Mein Kampf / माइन काम्फ
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
Homer / होमर: The Iliad / इलियड; The Odyssey / ओडिसी
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
  {
    topic: 'Static General Knowledge',
    text: 'The {thing} in India is {value}.',
    hindi: 'भारत में {thing}: {value}।',
    words:
      'which what largest biggest longest highest tallest smallest oldest first sabse bada badi lamba lambi uncha unchi chhota purana bharat india desh',
    pairs: `
the Ganga (2,525 km) / गंगा: longest river / सबसे लंबी नदी
the Thar / थार: largest desert / सबसे बड़ा मरुस्थल
the Gol Gumbaz (Bijapur) / गोल गुंबज (बीजापुर): largest dome / सबसे बड़ा गुंबद
the Buland Darwaza / बुलंद दरवाज़ा: highest gateway / सबसे ऊँचा दरवाज़ा
the Statue of Unity (182 m, Gujarat) / स्टैच्यू ऑफ यूनिटी (182 मी): tallest statue (murti) / सबसे ऊँची मूर्ति
the Qutub Minar (73 m) / कुतुब मीनार: tallest minaret (meenar, tower of stone) / सबसे ऊँची मीनार
Marina Beach (Chennai) / मरीना बीच (चेन्नई): longest sea beach / सबसे लंबा समुद्र तट
Siachen / सियाचिन: longest glacier (himnad) / सबसे लंबा हिमनद
Shri Siddharoodha Swamiji Hubballi (1,507 m) / हुबली: longest railway platform / सबसे लंबा रेलवे प्लेटफॉर्म
the Atal Setu of Mumbai (21.8 km, 2024) / अटल सेतु (मुंबई): longest bridge (pul, setu) over water / पानी पर सबसे लंबा पुल
the Chenab Bridge (359 m, Jammu and Kashmir) / चिनाब पुल: highest railway bridge / सबसे ऊँचा रेल पुल
the Vivek Express (Dibrugarh to Kanyakumari) / विवेक एक्सप्रेस: longest train route / सबसे लंबा रेल मार्ग
NH 44 (Srinagar to Kanyakumari) / NH 44: longest national highway (rajmarg, road) / सबसे लंबा राष्ट्रीय राजमार्ग
Kutch (Gujarat) / कच्छ: largest district by area (zila) / क्षेत्रफल में सबसे बड़ा ज़िला
Mahe (Puducherry) / माहे: smallest district (zila) / सबसे छोटा ज़िला
Ladakh / लद्दाख: largest union territory / सबसे बड़ा केंद्र शासित प्रदेश
Lakshadweep / लक्षद्वीप: smallest union territory / सबसे छोटा केंद्र शासित प्रदेश
Mumbai / मुंबई: most populous city / सबसे अधिक जनसंख्या वाला शहर
Nagarjunasagar Srisailam / नागार्जुनसागर श्रीशैलम: largest tiger reserve / सबसे बड़ा बाघ अभयारण्य
the Arignar Anna Zoo (Vandalur, Chennai) / अरिग्नार अन्ना (वंडालूर): largest zoo (chidiyaghar) / सबसे बड़ा चिड़ियाघर
the Indian Museum, Kolkata / भारतीय संग्रहालय (कोलकाता): largest and oldest museum (sangrahalaya) / सबसे बड़ा संग्रहालय
the National Library, Kolkata / राष्ट्रीय पुस्तकालय (कोलकाता): largest library (pustakalaya) / सबसे बड़ा पुस्तकालय
the Birla Planetarium, Kolkata / बिड़ला तारामंडल (कोलकाता): largest planetarium (taramandal) / सबसे बड़ा तारामंडल
Se Cathedral, Goa / से कैथेड्रल (गोवा): largest church (girjaghar) / सबसे बड़ा चर्च
the Golden Temple (Amritsar) / स्वर्ण मंदिर: largest gurdwara / सबसे बड़ा गुरुद्वारा
Tawang (Arunachal Pradesh) / तवांग: largest Buddhist monastery (math) / सबसे बड़ा बौद्ध मठ
the Kailasa of Ellora (Maharashtra) / कैलाश मंदिर (एलोरा): largest rock-cut (cave) temple / सबसे बड़ा शैलकृत मंदिर
the Rameswaram temple (Tamil Nadu) / रामेश्वरम मंदिर: longest corridor of a temple (galiyara) / सबसे लंबा गलियारा
Sonepur (Bihar) / सोनपुर: largest cattle fair (pashu mela) / सबसे बड़ा पशु मेला
Leh (Ladakh) / लेह: highest airport (hawai adda) / सबसे ऊँचा हवाई अड्डा
Mig La (Ladakh, 19,400 feet, 2025; before it Umling La) / मिग ला (2025 से पहले उमलिंग ला): highest motorable road / सबसे ऊँची सड़क
the Hirakud Dam / हीराकुंड: longest dam / सबसे लंबा बाँध
Bharat Ratna / भारत रत्न: highest civilian award / सर्वोच्च नागरिक सम्मान
Thumba (Kerala) / थुंबा (केरल): first rocket station / पहला रॉकेट प्रक्षेपण केंद्र
Sriharikota (Satish Dhawan Space Centre) / श्रीहरिकोटा: main space port / मुख्य अंतरिक्ष प्रक्षेपण केंद्र
Kolkata (24 October 1984) / कोलकाता (1984): first metro rail city / पहली मेट्रो रेल
Bombay to Thane (16 April 1853) / बंबई से ठाणे (1853): first train (rail) / पहली रेल
INS Vikrant (1961; the new Vikrant of 2022 is the first indigenous one) / INS विक्रांत: first aircraft carrier / पहला विमानवाहक पोत
INS Arihant / INS अरिहंत: first indigenous nuclear submarine / पहली स्वदेशी परमाणु पनडुब्बी
Apsara (1956) / अप्सरा (1956): first nuclear reactor / पहला परमाणु रिएक्टर
Tarapur (Maharashtra, 1969) / तारापुर: first nuclear power station / पहला परमाणु बिजलीघर
Sidrapong, Darjeeling (1897) / सिद्रापोंग (दार्जिलिंग, 1897): first hydroelectric power station / पहला जल विद्युत केंद्र
Calcutta (1857) / कलकत्ता (1857): first modern university / पहला आधुनिक विश्वविद्यालय
Kerala / केरल: first fully literate state (and first digital state) / पहला पूर्ण साक्षर राज्य
Sikkim / सिक्किम: first fully organic state / पहला पूर्ण जैविक राज्य
Andhra Pradesh (1953) / आंध्र (1953): first state on the basis of language / भाषा के आधार पर पहला राज्य
Rajasthan (Nagaur, 1959) / राजस्थान (नागौर): first state with Panchayati Raj / पंचायती राज का पहला राज्य
Kochi (Cochin) / कोच्चि: first airport run wholly by solar power / पूरी तरह सौर ऊर्जा से चलने वाला पहला हवाई अड्डा
Jim Corbett (1936) / जिम कॉर्बेट (1936): first national park / पहला राष्ट्रीय उद्यान
the Nilgiri (1986) / नीलगिरी (1986): first biosphere reserve / पहला जैवमंडल रिज़र्व
Digboi (Assam, 1901) / डिगबोई: first oil refinery / पहली तेल रिफाइनरी
Jamshedpur (TISCO, 1907) / जमशेदपुर: first big steel plant / पहला बड़ा इस्पात कारखाना
Fort Gloster near Calcutta (1818); the first successful one was at Bombay (1854) / फोर्ट ग्लोस्टर (1818); बंबई (1854): first cotton mill / पहली सूती मिल
Rishra near Calcutta (1855) / रिसड़ा (1855): first jute mill / पहली जूट मिल`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The {thing} in the world is {value}.',
    hindi: 'विश्व में {thing}: {value}।',
    words:
      'which what largest biggest longest highest tallest smallest deepest fastest sabse bada badi lamba lambi uncha unchi chhota gehri vishva duniya world',
    pairs: `
the Amazon / अमेज़न: largest river by volume / सबसे बड़ी नदी (जल मात्रा)
Mount Everest / माउंट एवरेस्ट: highest mountain peak / सबसे ऊँची चोटी
the Andes / एंडीज: longest mountain range (parvat shrenkhala) / सबसे लंबी पर्वत श्रेणी
the Himalaya / हिमालय: highest mountain range / सबसे ऊँची पर्वत श्रेणी
the Tibetan plateau / तिब्बत का पठार: highest plateau (pathar) / सबसे ऊँचा पठार
the Pacific / प्रशांत महासागर: largest and deepest ocean (mahasagar) / सबसे बड़ा महासागर
the Arctic / आर्कटिक महासागर: smallest ocean / सबसे छोटा महासागर
the Mariana Trench / मारियाना गर्त: deepest trench (gart) / सबसे गहरी गर्त
Greenland / ग्रीनलैंड: largest island (dweep) / सबसे बड़ा द्वीप
Majuli (Assam) / माजुली: largest river island / सबसे बड़ा नदी द्वीप
Indonesia / इंडोनेशिया: largest archipelago (dweep samuh) / सबसे बड़ा द्वीपसमूह
Arabia / अरब प्रायद्वीप: largest peninsula (prayadweep) / सबसे बड़ा प्रायद्वीप
the Sahara / सहारा: largest hot desert (registan) / सबसे बड़ा गर्म मरुस्थल
Antarctica / अंटार्कटिका: largest cold desert and coldest continent / सबसे बड़ा ठंडा मरुस्थल
the Caspian Sea / कैस्पियन सागर: largest lake (jheel) / सबसे बड़ी झील
Lake Baikal (Russia) / बैकाल झील: deepest lake / सबसे गहरी झील
Lake Superior / सुपीरियर झील: largest freshwater lake / सबसे बड़ी मीठे पानी की झील
Titicaca (Bolivia and Peru) / टिटिकाका: highest navigable lake / सबसे ऊँची नौगम्य झील
the Dead Sea shore / मृत सागर: lowest place on land / सबसे निचला स्थान
Angel Falls (Venezuela) / एंजेल जलप्रपात: highest waterfall (jalprapat) / सबसे ऊँचा जलप्रपात
the Bay of Bengal (Hudson Bay by shoreline) / बंगाल की खाड़ी: largest bay / सबसे बड़ी खाड़ी
the Gulf of Mexico / मेक्सिको की खाड़ी: largest gulf / सबसे बड़ी गल्फ
the Great Barrier Reef (Australia) / ग्रेट बैरियर रीफ: largest coral reef / सबसे बड़ी मूंगा चट्टान
Asia / एशिया: largest continent (mahadweep) / सबसे बड़ा महाद्वीप
Australia / ऑस्ट्रेलिया: smallest continent / सबसे छोटा महाद्वीप
Russia / रूस: largest country by area (desh) / सबसे बड़ा देश
Vatican City / वेटिकन सिटी: smallest country (desh) / सबसे छोटा देश
India / भारत: most populous country and largest democracy / सबसे अधिक जनसंख्या वाला देश, सबसे बड़ा लोकतंत्र
Mawsynram (Meghalaya) / मौसिनराम: wettest place (most rain) / सर्वाधिक वर्षा वाला स्थान
the Atacama (Chile) / अटाकामा: driest place / सबसे शुष्क स्थान
Vostok (Antarctica) / वोस्तोक: coldest place / सबसे ठंडा स्थान
Death Valley (California) / डेथ वैली: hottest place / सबसे गर्म स्थान
the Burj Khalifa (828 m, Dubai) / बुर्ज खलीफा (दुबई): tallest building (imarat) / सबसे ऊँची इमारत
the Statue of Unity (182 m, India) / स्टैच्यू ऑफ यूनिटी (भारत): tallest statue / सबसे ऊँची प्रतिमा
the Great Wall of China / चीन की दीवार: longest wall (deewar) / सबसे लंबी दीवार
the Trans-Siberian / ट्रांस साइबेरियन: longest railway line / सबसे लंबी रेल लाइन
the Gotthard Base (57 km, Switzerland) / गोटहार्ड (स्विट्ज़रलैंड): longest railway tunnel / सबसे लंबी रेल सुरंग
Hubballi (Karnataka) / हुबली: longest railway platform / सबसे लंबा रेलवे प्लेटफॉर्म
the Three Gorges Dam (China) / थ्री गॉर्जेस (चीन): largest dam / सबसे बड़ा बाँध
the Amazon (Brazil) / अमेज़न: largest rainforest / सबसे बड़ा वर्षावन
Angkor Wat (Cambodia) / अंगकोर वाट: largest Hindu temple and religious monument / सबसे बड़ा हिंदू मंदिर
St Peter's (Vatican) / सेंट पीटर्स (वेटिकन): largest church / सबसे बड़ा चर्च
the Library of Congress (Washington) / लाइब्रेरी ऑफ कांग्रेस: largest library / सबसे बड़ा पुस्तकालय
the blue whale / ब्लू व्हेल: largest animal and mammal (janwar) / सबसे बड़ा जानवर
the African elephant / अफ्रीकी हाथी: largest land animal / सबसे बड़ा स्थलीय जानवर
the giraffe / जिराफ: tallest animal / सबसे ऊँचा जानवर
the cheetah / चीता: fastest land animal / सबसे तेज़ स्थलीय जानवर
the peregrine falcon / पेरेग्रीन बाज़: fastest bird / सबसे तेज़ पक्षी
the ostrich / शुतुरमुर्ग: largest bird (pakshi) / सबसे बड़ा पक्षी
the hummingbird / हमिंग बर्ड: smallest bird / सबसे छोटा पक्षी
the whale shark / व्हेल शार्क: largest fish / सबसे बड़ी मछली
Rafflesia / रैफ्लेसिया: largest flower (phool) / सबसे बड़ा फूल
the Mahabharata / महाभारत: longest epic poem (mahakavya) / सबसे लंबा महाकाव्य
the Constitution of India / भारत का संविधान: longest written constitution (samvidhan) / सबसे लंबा लिखित संविधान
the Constitution of the USA / अमेरिका का संविधान: oldest written constitution / सबसे पुराना लिखित संविधान
K2 (Godwin Austen) / K2: second highest mountain peak / दूसरी सबसे ऊँची चोटी
Canada / कनाडा: second largest country by area / दूसरा सबसे बड़ा देश
Africa / अफ्रीका: second largest continent / दूसरा सबसे बड़ा महाद्वीप`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} is at {value}.',
    hindi: '{thing} {value} में है।',
    words: 'where which city institute research academy museum located situated kahan sthit sansthan',
    pairs: `
Cuttack / कटक: The National (Central) Rice Research Institute / राष्ट्रीय चावल अनुसंधान संस्थान
Shimla / शिमला: The Central Potato Research Institute / केंद्रीय आलू अनुसंधान संस्थान
Karnal / करनाल: The National Dairy Research Institute / राष्ट्रीय डेयरी अनुसंधान संस्थान; The Soil Salinity Research Institute / मृदा लवणता अनुसंधान संस्थान; The Wheat and Barley Research Institute / गेहूँ अनुसंधान संस्थान
Lucknow / लखनऊ: The Indian Institute of Sugarcane Research / भारतीय गन्ना अनुसंधान संस्थान; The Central Drug Research Institute (CDRI) / केंद्रीय औषधि अनुसंधान संस्थान; The NBRI (National Botanical Research Institute) / NBRI
Coimbatore / कोयंबटूर: The Sugarcane Breeding Institute / गन्ना प्रजनन संस्थान
Nagpur / नागपुर: The Central Cotton Research Institute / केंद्रीय कपास अनुसंधान संस्थान; NEERI (environment) / NEERI
Barrackpore / बैरकपुर: The Central Jute Research Institute (CRIJAF) / केंद्रीय जूट अनुसंधान संस्थान
Mysuru / मैसूर: The CFTRI (food technology) / CFTRI; The Central Silk (sericulture) Research Institute / केंद्रीय रेशम अनुसंधान संस्थान
Dehradun / देहरादून: The Forest Research Institute / वन अनुसंधान संस्थान; The Indian Military Academy (IMA) / भारतीय सैन्य अकादमी (IMA); The Wildlife Institute of India / भारतीय वन्यजीव संस्थान
Chennai / चेन्नई: The Central Leather Research Institute / केंद्रीय चर्म अनुसंधान संस्थान; The Officers Training Academy (OTA) / OTA
Jodhpur / जोधपुर: The Central Arid Zone Research Institute (CAZRI) / केंद्रीय शुष्क क्षेत्र अनुसंधान संस्थान
New Delhi (Pusa) / नई दिल्ली (पूसा): The IARI (Indian Agricultural Research Institute) / IARI; The National Physical Laboratory / राष्ट्रीय भौतिक प्रयोगशाला
Hyderabad / हैदराबाद: ICRISAT / ICRISAT; The CCMB (cell biology) / CCMB; The National Institute of Nutrition / राष्ट्रीय पोषण संस्थान; The Sardar Patel National Police Academy / सरदार पटेल राष्ट्रीय पुलिस अकादमी
Mumbai (Trombay) / मुंबई (ट्रॉम्बे): The BARC / BARC
Mumbai / मुंबई: The Tata Institute of Fundamental Research (TIFR) / TIFR
Thiruvananthapuram / तिरुवनंतपुरम: The Vikram Sarabhai Space Centre (VSSC) / विक्रम साराभाई अंतरिक्ष केंद्र
Sriharikota, Andhra Pradesh / श्रीहरिकोटा: The Satish Dhawan Space Centre (launch station) / सतीश धवन अंतरिक्ष केंद्र
Hassan, Karnataka / हासन: The Master Control Facility of ISRO / मास्टर कंट्रोल फैसिलिटी
Ahmedabad / अहमदाबाद: The Space Applications Centre / स्पेस एप्लीकेशन सेंटर; The Physical Research Laboratory / भौतिक अनुसंधान प्रयोगशाला
Mussoorie / मसूरी: The Lal Bahadur Shastri Academy of Administration (LBSNAA) / लाल बहादुर शास्त्री प्रशासन अकादमी
Khadakwasla, Pune / खड़कवासला (पुणे): The National Defence Academy (NDA) / राष्ट्रीय रक्षा अकादमी (NDA)
Pune / पुणे: The National Institute of Virology / राष्ट्रीय विषाणु विज्ञान संस्थान; The Film and Television Institute (FTII) / FTII; The Armed Forces Medical College / AFMC
Ezhimala, Kerala / एझिमाला (केरल): The Indian Naval Academy / भारतीय नौसेना अकादमी
Dundigal, Hyderabad / डुंडीगल: The Air Force Academy / वायु सेना अकादमी
Wellington, Tamil Nadu / वेलिंगटन: The Defence Services Staff College / रक्षा सेवा स्टाफ कॉलेज
Izatnagar, Bareilly / इज्जतनगर (बरेली): The Indian Veterinary Research Institute / भारतीय पशु चिकित्सा अनुसंधान संस्थान
Kozhikode / कोझिकोड: The Indian Institute of Spices Research / भारतीय मसाला अनुसंधान संस्थान
Kasaragod, Kerala / कासरगोड: The Central Plantation (coconut) Crops Research Institute / केंद्रीय रोपण फसल संस्थान
Rajahmundry / राजमुंदरी: The Central Tobacco Research Institute / केंद्रीय तंबाकू अनुसंधान संस्थान
Kottayam, Kerala / कोट्टायम: The Rubber Board and Rubber Research Institute / रबर अनुसंधान संस्थान
Jorhat, Assam / जोरहाट: The Tocklai Tea Research Institute / चाय अनुसंधान संस्थान
Kanpur / कानपुर: The Indian Institute of Pulses Research / भारतीय दलहन अनुसंधान संस्थान; The National Sugar Institute / राष्ट्रीय शर्करा संस्थान
Varanasi / वाराणसी: The Indian Institute of Vegetable Research / भारतीय सब्जी अनुसंधान संस्थान
Junagadh / जूनागढ़: The Directorate of Groundnut Research / मूँगफली अनुसंधान निदेशालय
Indore / इंदौर: The Indian Institute of Soybean Research / भारतीय सोयाबीन अनुसंधान संस्थान
Bhopal / भोपाल: The National Judicial Academy / राष्ट्रीय न्यायिक अकादमी; The Indian Institute of Soil Science / मृदा विज्ञान संस्थान
Patiala / पटियाला: The Netaji Subhas National Institute of Sports / राष्ट्रीय खेल संस्थान
Hyderabad (Telangana) / हैदराबाद: The Salar Jung Museum / सालार जंग संग्रहालय
Kolkata / कोलकाता: The Victoria Memorial / विक्टोरिया मेमोरियल; The Indian Statistical Institute / भारतीय सांख्यिकी संस्थान; The Zoological Survey of India / भारतीय प्राणी सर्वेक्षण
Goa / गोवा: The National Institute of Oceanography / राष्ट्रीय समुद्र विज्ञान संस्थान; The NCPOR (Antarctic and ocean research) / NCPOR
Raj Ghat, Delhi / राजघाट (दिल्ली): The samadhi of Mahatma Gandhi / महात्मा गांधी की समाधि
Shanti Van, Delhi / शांति वन (दिल्ली): The samadhi of Jawaharlal Nehru / जवाहरलाल नेहरू की समाधि
Vijay Ghat, Delhi / विजय घाट (दिल्ली): The samadhi of Lal Bahadur Shastri / लाल बहादुर शास्त्री की समाधि
Shakti Sthal, Delhi / शक्ति स्थल (दिल्ली): The samadhi of Indira Gandhi / इंदिरा गांधी की समाधि
Veer Bhumi, Delhi / वीर भूमि (दिल्ली): The samadhi of Rajiv Gandhi / राजीव गांधी की समाधि
Kisan Ghat, Delhi / किसान घाट (दिल्ली): The samadhi of Charan Singh / चरण सिंह की समाधि
Chaitya Bhoomi, Mumbai / चैत्य भूमि (मुंबई): The samadhi of B. R. Ambedkar / अंबेडकर की समाधि
Abhay Ghat, Ahmedabad / अभय घाट (अहमदाबाद): The samadhi of Morarji Desai / मोरारजी देसाई की समाधि
Sadaiv Atal, Delhi / सदैव अटल (दिल्ली): The samadhi of Atal Bihari Vajpayee / अटल बिहारी वाजपेयी की समाधि
Mahaprayan Ghat, Patna / महाप्रयाण घाट (पटना): The samadhi of Rajendra Prasad / राजेंद्र प्रसाद की समाधि`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{value} has the {thing}.',
    hindi: '{thing}: {value} में।',
    words:
      'where which city state place located situated fort temple cave hill station airport monument kila mandir gufa kahan sthit hawai adda',
    pairs: `
Delhi / दिल्ली: Red Fort (Lal Qila) / लाल किला; Lotus Temple / लोटस टेंपल; Akshardham temple of the capital / अक्षरधाम मंदिर; India Gate / इंडिया गेट; Indira Gandhi airport / इंदिरा गांधी हवाई अड्डा
Jaipur (Rajasthan) / जयपुर: Hawa Mahal / हवा महल; Amber (Amer) Fort / आमेर किला; Nahargarh Fort / नाहरगढ़ किला
Jodhpur (Rajasthan) / जोधपुर: Mehrangarh Fort / मेहरानगढ़ किला; Umaid Bhawan Palace / उम्मेद भवन
Chittorgarh (Rajasthan) / चित्तौड़गढ़: Vijay Stambha / विजय स्तंभ
Jaisalmer (Rajasthan) / जैसलमेर: Sonar (golden) Fort / सोनार किला
Ajmer (Rajasthan) / अजमेर: dargah of Khwaja Muinuddin Chishti / ख्वाजा मुइनुद्दीन चिश्ती की दरगाह
Mount Abu (Rajasthan) / माउंट आबू: Dilwara Jain temple / दिलवाड़ा जैन मंदिर
Agra (Uttar Pradesh) / आगरा: Taj Mahal / ताजमहल; Agra Fort / आगरा किला
Lucknow / लखनऊ: Bara Imambara (Rumi Darwaza) / बड़ा इमामबाड़ा
Hyderabad (Telangana) / हैदराबाद: Charminar / चारमीनार; Golconda Fort / गोलकुंडा किला; Rajiv Gandhi airport / राजीव गांधी हवाई अड्डा
Mumbai / मुंबई: Gateway of India / गेटवे ऑफ इंडिया; Elephanta caves / एलीफेंटा गुफाएँ; Siddhivinayak temple / सिद्धिविनायक मंदिर; Chhatrapati Shivaji airport / छत्रपति शिवाजी हवाई अड्डा
Aurangabad (Maharashtra) / औरंगाबाद (महाराष्ट्र): Ajanta caves / अजंता गुफाएँ; Ellora caves / एलोरा गुफाएँ; Bibi ka Maqbara / बीबी का मकबरा
Madhya Pradesh / मध्य प्रदेश: Khajuraho temple group / खजुराहो मंदिर; Sanchi Stupa / साँची स्तूप; Bhimbetka caves / भीमबेटका; Gwalior Fort / ग्वालियर किला; Pachmarhi hill station / पचमढ़ी; Mandu Fort (Jahaz Mahal) / मांडू
Odisha / ओडिशा: Konark Sun Temple / कोणार्क सूर्य मंदिर; Jagannath temple (Puri) / जगन्नाथ मंदिर (पुरी); Lingaraj temple (Bhubaneswar) / लिंगराज मंदिर; Udayagiri and Khandagiri caves / उदयगिरि गुफाएँ
Tamil Nadu / तमिलनाडु: Meenakshi temple (Madurai) / मीनाक्षी मंदिर (मदुरै); Brihadeeswara temple (Thanjavur) / बृहदेश्वर मंदिर; Shore Temple (Mahabalipuram) / महाबलीपुरम तट मंदिर; Rameswaram temple / रामेश्वरम मंदिर; Kodaikanal hill station / कोडैकनाल; Ooty hill station / ऊटी
Karnataka / कर्नाटक: Gol Gumbaz (Bijapur) / गोल गुंबज; Virupaksha temple (Hampi) / विरूपाक्ष मंदिर (हम्पी); statue of Gomateshwara (Bahubali, Shravanabelagola) / गोमटेश्वर (बाहुबली) की मूर्ति; Mysore Palace / मैसूर महल; Badami caves / बादामी गुफाएँ; Coorg hill station / कूर्ग; Kempegowda airport (Bengaluru) / केम्पेगौड़ा हवाई अड्डा
Kerala / केरल: Sabarimala temple / सबरीमाला मंदिर; Padmanabhaswamy temple (Thiruvananthapuram) / पद्मनाभस्वामी मंदिर; Munnar hill station / मुन्नार
Andhra Pradesh / आंध्र प्रदेश: Tirupati Balaji (Venkateswara) temple / तिरुपति बालाजी मंदिर; Borra caves / बोर्रा गुफाएँ; Araku valley / अराकू घाटी; Amaravati stupa / अमरावती स्तूप
Gujarat / गुजरात: Somnath temple / सोमनाथ मंदिर; Statue of Unity (Kevadia) / स्टैच्यू ऑफ यूनिटी (केवड़िया); Rani ki Vav (Patan) / रानी की वाव (पाटन); Dwarka temple / द्वारका मंदिर; Modhera Sun Temple / मोढेरा सूर्य मंदिर; Sabarmati Ashram (Ahmedabad) / साबरमती आश्रम; Saputara hill station / सापुतारा
West Bengal / पश्चिम बंगाल: Belur Math / बेलूर मठ; Howrah Bridge (Kolkata) / हावड़ा ब्रिज; Darjeeling hill station / दार्जिलिंग; Netaji Subhas airport (Kolkata) / नेताजी सुभाष हवाई अड्डा
Assam (Guwahati) / असम (गुवाहाटी): Kamakhya temple / कामाख्या मंदिर
Bihar / बिहार: Mahabodhi temple (Bodh Gaya) / महाबोधि मंदिर (बोधगया); Golghar (Patna) / गोलघर (पटना); Barabar caves / बराबर गुफाएँ; ruins of Nalanda / नालंदा के खंडहर
Punjab (Amritsar) / पंजाब (अमृतसर): Golden Temple / स्वर्ण मंदिर; Jallianwala Bagh / जलियाँवाला बाग
Jammu and Kashmir / जम्मू-कश्मीर: Vaishno Devi temple (Katra) / वैष्णो देवी मंदिर; Amarnath cave / अमरनाथ गुफा; Martand Sun Temple / मार्तंड सूर्य मंदिर; Gulmarg hill station / गुलमर्ग
Uttarakhand / उत्तराखंड: Badrinath temple / बद्रीनाथ मंदिर; Kedarnath temple / केदारनाथ मंदिर; Nainital hill station / नैनीताल; Mussoorie hill station / मसूरी; Hemkund Sahib / हेमकुंड साहिब
Uttar Pradesh (Varanasi) / उत्तर प्रदेश (वाराणसी): Kashi Vishwanath temple / काशी विश्वनाथ मंदिर; Sarnath stupa (Dhamek) / सारनाथ
Himachal Pradesh / हिमाचल प्रदेश: Shimla hill station / शिमला; Kufri hill station / कुफरी; Dalhousie hill station / डलहौजी; Kangra Fort / कांगड़ा किला; Jwalamukhi temple / ज्वालामुखी मंदिर
Arunachal Pradesh / अरुणाचल प्रदेश: Tawang monastery / तवांग मठ
Sikkim / सिक्किम: Rumtek monastery / रुमटेक मठ
Maharashtra / महाराष्ट्र: Shirdi Sai Baba temple / शिरडी साईं मंदिर; Raigad Fort / रायगढ़ किला; Shaniwar Wada (Pune) / शनिवार वाड़ा (पुणे); Mahabaleshwar hill station / महाबलेश्वर
Port Blair (now Sri Vijaya Puram, Andaman) / पोर्ट ब्लेयर (अब श्री विजय पुरम, अंडमान): Cellular Jail (Kala Pani) / सेलुलर जेल (काला पानी)
Goa / गोवा: Basilica of Bom Jesus / बॉम जीसस बेसिलिका
Kanyakumari / कन्याकुमारी: Vivekananda Rock Memorial / विवेकानंद रॉक मेमोरियल
Chandigarh / चंडीगढ़: Rock Garden / रॉक गार्डन
Paris (France) / पेरिस (फ्रांस): Eiffel Tower / एफिल टावर; Louvre museum (Mona Lisa) / लूव्र संग्रहालय
New York (USA) / न्यूयॉर्क (अमेरिका): Statue of Liberty / स्टैच्यू ऑफ लिबर्टी
Egypt / मिस्र: Pyramids of Giza (and the Sphinx) / गीज़ा के पिरामिड
China / चीन: Great Wall / चीन की दीवार; Forbidden City / निषिद्ध नगर
Italy / इटली: Leaning Tower of Pisa / पीसा की झुकी मीनार; Colosseum (Rome) / कोलोसियम
Jordan / जॉर्डन: ruins of Petra / पेट्रा
Peru / पेरू: ruins of Machu Picchu / माचू पिच्चू
Mexico / मेक्सिको: ruins of Chichen Itza / चिचेन इत्ज़ा
Brazil (Rio de Janeiro) / ब्राज़ील: statue of Christ the Redeemer / क्राइस्ट द रिडीमर
London / लंदन: Big Ben clock / बिग बेन; Buckingham Palace / बकिंघम पैलेस
Australia (Sydney) / ऑस्ट्रेलिया (सिडनी): Opera House / ओपेरा हाउस
Cambodia / कंबोडिया: Angkor Wat temple / अंगकोर वाट मंदिर
Indonesia (Java) / इंडोनेशिया (जावा): Borobudur temple / बोरोबुदुर मंदिर
Moscow (Russia) / मॉस्को: Kremlin and the Red Square / क्रेमलिन
Dubai (UAE) / दुबई: Burj Khalifa / बुर्ज खलीफा
Washington (USA) / वाशिंगटन: White House / व्हाइट हाउस; Pentagon (Virginia side) / पेंटागन
Greece (Athens) / यूनान (एथेंस): Parthenon (Acropolis) / पार्थेनन
England / इंग्लैंड: Stonehenge monument / स्टोनहेंज`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The military exercise {thing} is between India and {value}.',
    hindi: 'युद्धाभ्यास {thing} भारत और {value} के बीच होता है।',
    words: 'which country between joint military exercise army navy air sainya yuddhabhyas abhyas',
    pairs: `
the USA / अमेरिका: Yudh Abhyas / युद्ध अभ्यास; Vajra Prahar / वज्र प्रहार; Cope India / कोप इंडिया; Tiger Triumph / टाइगर ट्रायम्फ
the USA, Japan and Australia / अमेरिका, जापान, ऑस्ट्रेलिया: Malabar / मालाबार
Russia / रूस: Indra / इंद्र
France / फ्रांस: Varuna (navy) / वरुण; Garuda (air force) / गरुड़; Shakti (army) / शक्ति
the United Kingdom / ब्रिटेन: Konkan (navy) / कोंकण; Ajeya Warrior / अजेय वॉरियर; Indradhanush / इंद्रधनुष
Nepal / नेपाल: Surya Kiran / सूर्य किरण
Bangladesh / बांग्लादेश: Sampriti / संप्रीति
Sri Lanka / श्रीलंका: Mitra Shakti / मित्र शक्ति; SLINEX / SLINEX
China / चीन: Hand in Hand / हैंड इन हैंड
Mongolia / मंगोलिया: Nomadic Elephant / नोमैडिक एलीफेंट
Thailand / थाईलैंड: Maitree / मैत्री
Indonesia / इंडोनेशिया: Garuda Shakti / गरुड़ शक्ति; Samudra Shakti / समुद्र शक्ति
the Maldives / मालदीव: Ekuverin / एकुवेरिन
Japan / जापान: Dharma Guardian / धर्म गार्जियन; JIMEX / JIMEX
Singapore / सिंगापुर: SIMBEX / SIMBEX; Bold Kurukshetra / बोल्ड कुरुक्षेत्र
Australia / ऑस्ट्रेलिया: AUSINDEX / AUSINDEX; Austra Hind / ऑस्ट्रा हिंद
Oman / ओमान: Al Najah / अल नजाह; Naseem Al Bahr / नसीम अल बहर
Kazakhstan / कज़ाकिस्तान: KAZIND (Prabal Dostyk) / काज़िंद
Uzbekistan / उज़्बेकिस्तान: Dustlik / दुस्तलिक
Kyrgyzstan / किर्गिस्तान: Khanjar / खंजर
Vietnam / वियतनाम: VINBAX / VINBAX
Malaysia / मलेशिया: Harimau Shakti / हरिमाउ शक्ति
Myanmar / म्यांमार: IMBEX / IMBEX
Egypt / मिस्र: Cyclone / साइक्लोन
the Seychelles / सेशेल्स: Lamitiye / लामितिये`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} took place in {value}.',
    hindi: '{thing}: {value}।',
    words: 'where when which country city held hosted host year venue first kahan kab hua aayojit mejbani',
    pairs: `
Athens (Greece) in 1896 / एथेंस (1896): The first modern Olympic Games / पहले आधुनिक ओलंपिक
Chamonix (France) in 1924 / शैमॉनिक्स (1924): The first Winter Olympics / पहले शीतकालीन ओलंपिक
Beijing / बीजिंग: The Olympic Games of 2008 / 2008 के ओलंपिक
London / लंदन: The Olympic Games of 2012 / 2012 के ओलंपिक
Rio de Janeiro (Brazil) / रियो: The Olympic Games of 2016 / 2016 के ओलंपिक
Tokyo (in 2021) / टोक्यो: The Olympic Games of 2020 / 2020 के ओलंपिक
Paris / पेरिस: The Olympic Games of 2024 / 2024 के ओलंपिक
New Delhi in 1951 / नई दिल्ली (1951): The first Asian Games / पहले एशियाई खेल
New Delhi in 1982 (mascot Appu) / नई दिल्ली (1982): The ninth Asian Games / नौवें एशियाई खेल
Hamilton (Canada) in 1930 / हैमिल्टन (1930): The first Commonwealth (British Empire) Games / पहले राष्ट्रमंडल खेल
Delhi / दिल्ली: The Commonwealth Games of 2010 / 2010 के राष्ट्रमंडल खेल
England in 1975; the West Indies won / इंग्लैंड (1975, वेस्टइंडीज विजेता): The first Cricket World Cup / पहला क्रिकेट विश्व कप
Uruguay in 1930; Uruguay won / उरुग्वे (1930): The first FIFA (football) World Cup / पहला फुटबॉल विश्व कप
South Africa in 2007; India won / दक्षिण अफ्रीका (2007, भारत विजेता): The first T20 World Cup / पहला टी20 विश्व कप
Barcelona in 1971; Pakistan won / बार्सिलोना (1971): The first Hockey World Cup / पहला हॉकी विश्व कप
Belgrade in 1961 / बेलग्रेड (1961): The first summit of the Non-Aligned Movement (NAM) / गुटनिरपेक्ष आंदोलन का पहला सम्मेलन
Dhaka in 1985 / ढाका (1985): The first SAARC summit / पहला सार्क सम्मेलन
Yekaterinburg (Russia) in 2009 / येकातेरिनबर्ग (2009): The first BRICS summit / पहला ब्रिक्स सम्मेलन
New Delhi in September 2023 / नई दिल्ली (2023): The G20 summit of 2023 / 2023 का G20 सम्मेलन
Rio de Janeiro in 1992 / रियो (1992): The Earth Summit / पृथ्वी सम्मेलन
Stockholm in 1972 / स्टॉकहोम (1972): The first UN conference on the human environment / पहला मानव पर्यावरण सम्मेलन
Bandung (Indonesia) in 1955 / बांडुंग (1955): The Asian-African (Bandung) conference / एशियाई-अफ्रीकी सम्मेलन`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} was founded (set up) in {value}.',
    hindi: '{thing} की स्थापना {value} में हुई।',
    words: 'when which year founded established formed set up created started sthapana kab hui bana',
    pairs: `
1945 (24 October) / 1945: The United Nations (UN, UNO) / संयुक्त राष्ट्र
1948 (7 April) / 1948: The WHO / विश्व स्वास्थ्य संगठन
1919 / 1919: The ILO / ILO
1945 / 1945: UNESCO / यूनेस्को; The FAO / FAO; The IMF (agreed in 1944) / IMF; The Arab League / अरब लीग
1946 (11 December) / 1946: UNICEF / यूनिसेफ
1957 / 1957: The IAEA / IAEA
1995 (1 January), in place of GATT / 1995: The WTO / विश्व व्यापार संगठन
1948 (signed in 1947) / 1948: The GATT / GATT
1949 (4 April) / 1949: NATO / नाटो
1967 (8 August, Bangkok) / 1967: ASEAN / आसियान
1985 (8 December, Dhaka) / 1985: SAARC / सार्क
1960 (Baghdad) / 1960: OPEC / ओपेक
1997 / 1997: BIMSTEC / बिम्सटेक; The IORA / IORA
2001 / 2001: The SCO (Shanghai Cooperation Organisation) / शंघाई सहयोग संगठन
1999 / 1999: The G20 / G20; The IRDAI / IRDAI
1975 / 1975: The G7 (as G6) / G7
1961 / 1961: The Non-Aligned Movement (NAM) / गुटनिरपेक्ष आंदोलन; Amnesty International / एमनेस्टी इंटरनेशनल; The WWF / WWF; The OECD / OECD
1966 / 1966: The ADB (Asian Development Bank) / एशियाई विकास बैंक
1993 (1 November) / 1993: The European Union / यूरोपीय संघ
2002 / 2002: The African Union / अफ्रीकी संघ
1920 / 1920: The League of Nations / राष्ट्र संघ
1904 / 1904: FIFA / फीफा
1909 / 1909: The ICC (cricket) / ICC
1928 / 1928: The BCCI / BCCI
1894 / 1894: The International Olympic Committee / IOC
1935 (1 April) / 1935: The RBI / रिज़र्व बैंक
1955 (1 July) / 1955: The State Bank of India / भारतीय स्टेट बैंक
1982 (12 July) / 1982: NABARD / नाबार्ड
1982 / 1982: The EXIM Bank of India / EXIM बैंक
1988 (statutory 1992) / 1988 (वैधानिक 1992): SEBI / सेबी
1990 (2 April) / 1990: SIDBI / सिडबी
1956 (1 September) / 1956: The LIC / LIC
1969 (15 August) / 1969: ISRO / इसरो
1958 / 1958: The DRDO / DRDO
1954 / 1954: The BARC (as AEET) / BARC; The Sahitya Akademi / साहित्य अकादमी; The Lalit Kala Akademi / ललित कला अकादमी
1953 / 1953: The Sangeet Natak Akademi / संगीत नाटक अकादमी; The UGC (statutory in 1956) / UGC
1861 / 1861: The Archaeological Survey of India (ASI) / भारतीय पुरातत्व सर्वेक्षण
1767 / 1767: The Survey of India / भारतीय सर्वेक्षण विभाग
1851 / 1851: The Geological Survey of India / भारतीय भूवैज्ञानिक सर्वेक्षण
1950 (25 January) / 1950: The Election Commission of India / निर्वाचन आयोग
1950 (15 March) / 1950: The Planning Commission / योजना आयोग
1952 (6 August) / 1952: The National Development Council / राष्ट्रीय विकास परिषद
2015 (1 January) / 2015: NITI Aayog / नीति आयोग
1993 (12 October) / 1993: The National Human Rights Commission / राष्ट्रीय मानवाधिकार आयोग
1992 (31 January) / 1992: The National Commission for Women / राष्ट्रीय महिला आयोग
1964 / 1964: The Central Vigilance Commission (CVC) / केंद्रीय सतर्कता आयोग
1963 / 1963: The CBI / CBI
1968 / 1968: The RAW / RAW
2008 (after the attacks of Mumbai) / 2008: The NIA (National Investigation Agency) / NIA
1965 (1 December) / 1965: The BSF / BSF
1965 (14 January) / 1965: The FCI / FCI
1984 / 1984: The NSG (National Security Guard) / NSG
1948 (7 July) / 1948: The Damodar Valley Corporation / दामोदर घाटी निगम
1875 / 1875: The Bombay Stock Exchange (BSE) / बंबई स्टॉक एक्सचेंज
1992 / 1992: The National Stock Exchange (NSE) / नेशनल स्टॉक एक्सचेंज
2008 / 2008: The NPCI / NPCI
1600 (31 December) / 1600: The English East India Company / ईस्ट इंडिया कंपनी
1602 / 1602: The Dutch East India Company / डच ईस्ट इंडिया कंपनी
1664 / 1664: The French East India Company / फ्रांसीसी ईस्ट इंडिया कंपनी
1936 (as AIR; broadcasting since 1927) / 1936: All India Radio (Akashvani) / आकाशवाणी
1959 (15 September) / 1959: Doordarshan / दूरदर्शन
1948 / 1948: The NCC / NCC; The Atomic Energy Commission / परमाणु ऊर्जा आयोग
1969 (24 September) / 1969: The NSS (National Service Scheme) / NSS`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{value} is the {thing} of India.',
    hindi: '{value}: {thing} (भारत)।',
    words:
      'which what name missile type tank aircraft submarine surface to air air to air anti tank prakshepastra missile kaun si',
    pairs: `
Nag / नाग: anti-tank missile / टैंक रोधी मिसाइल
Akash / आकाश: surface to air missile (medium range) / सतह से हवा में मार करने वाली मिसाइल
Prithvi / पृथ्वी: short range surface to surface missile / सतह से सतह मिसाइल
Agni (Agni V over 5,000 km) / अग्नि: long range ballistic missile (ICBM class) / लंबी दूरी की बैलिस्टिक मिसाइल
Astra / अस्त्र: air to air missile / हवा से हवा में मार करने वाली मिसाइल
BrahMos (India and Russia) / ब्रह्मोस (भारत-रूस): supersonic cruise missile / सुपरसोनिक क्रूज़ मिसाइल
Nirbhay / निर्भय: subsonic cruise missile / सबसोनिक क्रूज़ मिसाइल
Tejas / तेजस: indigenous light combat aircraft (LCA, fighter) / हल्का लड़ाकू विमान
Arjun / अर्जुन: indigenous main battle tank / मुख्य युद्धक टैंक
Pinaka / पिनाका: multi-barrel rocket launcher / बहुनाली रॉकेट लॉन्चर
Rudram / रुद्रम: anti-radiation missile / विकिरण रोधी मिसाइल
K-15 Sagarika / सागरिका (K-15): submarine launched missile / पनडुब्बी से छोड़ी जाने वाली मिसाइल
Dhruv / ध्रुव: indigenous light helicopter / हल्का हेलीकॉप्टर
PARAM 8000 (1991) / परम 8000: first supercomputer / पहला सुपर कंप्यूटर`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} was launched {value}.',
    hindi: '{thing} का आरंभ (प्रक्षेपण): {value}।',
    words:
      'when which year launched launch satellite mission isro yojana scheme started upgrah prakshepan shuru kab hua hui',
    pairs: `
on 22 October 2008 / 22 अक्टूबर 2008: Chandrayaan-1 / चंद्रयान-1
on 22 July 2019 / 22 जुलाई 2019: Chandrayaan-2 / चंद्रयान-2
on 14 July 2023 (landed on 23 August 2023) / 14 जुलाई 2023 (23 अगस्त को उतरा): Chandrayaan-3 / चंद्रयान-3
on 5 November 2013 (in Mars orbit on 24 September 2014) / 5 नवंबर 2013: Mangalyaan (Mars Orbiter Mission, MOM) / मंगलयान
on 2 September 2023, to study the Sun / 2 सितंबर 2023: Aditya-L1 / आदित्य-L1
on 28 September 2015, for astronomy / 28 सितंबर 2015: Astrosat / एस्ट्रोसैट
on 20 September 2004, for education / 20 सितंबर 2004: EDUSAT / एडुसैट
in 1979 / 1979: Bhaskara-I / भास्कर-1
in 1980 (Rohini by SLV-3) / 1980: Rohini / रोहिणी
on 4 October 1957 by the USSR / 4 अक्टूबर 1957: Sputnik 1 / स्पुतनिक 1
in 1977 by the USA / 1977: Voyager 1 / वॉयजर 1
on 25 December 2021 / 25 दिसंबर 2021: The James Webb Space Telescope / जेम्स वेब टेलीस्कोप
in 1990 / 1990: The Hubble Space Telescope / हबल टेलीस्कोप
on 28 August 2014 / 28 अगस्त 2014: The Pradhan Mantri Jan Dhan Yojana / प्रधानमंत्री जन धन योजना
on 2 October 2014 / 2 अक्टूबर 2014: The Swachh Bharat Mission / स्वच्छ भारत मिशन
on 25 September 2014 / 25 सितंबर 2014: Make in India / मेक इन इंडिया
on 22 January 2015 (Panipat) / 22 जनवरी 2015: Beti Bachao Beti Padhao / बेटी बचाओ बेटी पढ़ाओ
on 8 April 2015 / 8 अप्रैल 2015: The MUDRA Yojana / मुद्रा योजना
on 9 May 2015 / 9 मई 2015: The Atal Pension Yojana / अटल पेंशन योजना
on 1 July 2015 / 1 जुलाई 2015: Digital India / डिजिटल इंडिया
on 25 June 2015 / 25 जून 2015: The Smart Cities Mission / स्मार्ट सिटी मिशन; AMRUT / अमृत मिशन
on 16 January 2016 / 16 जनवरी 2016: Startup India / स्टार्टअप इंडिया
on 18 February 2016 (crop insurance) / 18 फरवरी 2016: The Pradhan Mantri Fasal Bima Yojana / प्रधानमंत्री फसल बीमा योजना
on 1 May 2016 (Ballia), for LPG / 1 मई 2016 (बलिया): The Ujjwala Yojana / उज्ज्वला योजना
on 23 September 2018 (Ranchi), health cover of 5 lakh rupees / 23 सितंबर 2018 (राँची): Ayushman Bharat (PM-JAY) / आयुष्मान भारत
on 24 February 2019 (Gorakhpur), 6,000 rupees a year / 24 फरवरी 2019: PM-KISAN / पीएम किसान
on 2 October 1975 / 2 अक्टूबर 1975: The ICDS (Anganwadi) / ICDS (आंगनवाड़ी)
on 15 August 1995 / 15 अगस्त 1995: The Mid-Day Meal Scheme / मध्याह्न भोजन योजना
in 2001 / 2001: The Sarva Shiksha Abhiyan / सर्व शिक्षा अभियान
in 2005 / 2005: The National Rural Health Mission / राष्ट्रीय ग्रामीण स्वास्थ्य मिशन; The Janani Suraksha Yojana / जननी सुरक्षा योजना
on 25 December 2000 / 25 दिसंबर 2000: The Pradhan Mantri Gram Sadak Yojana / प्रधानमंत्री ग्राम सड़क योजना; The Antyodaya Anna Yojana / अंत्योदय अन्न योजना
in 1998-99 / 1998-99: The Kisan Credit Card / किसान क्रेडिट कार्ड
on 1 April 1973 / 1 अप्रैल 1973: Project Tiger / प्रोजेक्ट टाइगर
in 1992 / 1992: Project Elephant / प्रोजेक्ट एलीफेंट
in 1970 / 1970: Operation Flood (white revolution) / ऑपरेशन फ्लड
in June 2014 / जून 2014: Namami Gange / नमामि गंगे
in 1986 / 1986: The Ganga Action Plan / गंगा कार्य योजना`,
  },
  {
    topic: 'Static General Knowledge',
    text: 'The {thing} was {value}.',
    hindi: '{thing}: {value}।',
    words: 'who which number president prime minister secretary general order kaun the dusre tisre',
    pairs: `
Dr Rajendra Prasad (1950-62) / डॉ. राजेंद्र प्रसाद: first President of India / भारत के पहले राष्ट्रपति
Dr S. Radhakrishnan (1962-67) / डॉ. एस. राधाकृष्णन: second President of India / भारत के दूसरे राष्ट्रपति
Dr S. Radhakrishnan (1952-62) / डॉ. एस. राधाकृष्णन: first Vice-President of India / भारत के पहले उपराष्ट्रपति
Zakir Husain (1967-69) / ज़ाकिर हुसैन: third President of India / भारत के तीसरे राष्ट्रपति
A. P. J. Abdul Kalam (2002-07) / ए. पी. जे. अब्दुल कलाम: eleventh President of India / भारत के ग्यारहवें राष्ट्रपति
Pratibha Patil (2007-12) / प्रतिभा पाटिल: twelfth President of India / भारत की बारहवीं राष्ट्रपति
Lal Bahadur Shastri (1964-66) / लाल बहादुर शास्त्री: second Prime Minister of India / भारत के दूसरे प्रधानमंत्री
Indira Gandhi (1966) / इंदिरा गांधी: third Prime Minister of India / भारत की तीसरी प्रधानमंत्री
Morarji Desai (1977-79) / मोरारजी देसाई: fourth Prime Minister of India / भारत के चौथे प्रधानमंत्री
Trygve Lie (Norway) / ट्रिग्वे ली: first Secretary-General of the UN / संयुक्त राष्ट्र के पहले महासचिव
Dag Hammarskjöld (Sweden) / डैग हैमरशोल्ड: second Secretary-General of the UN / संयुक्त राष्ट्र के दूसरे महासचिव
U Thant (Burma) / ऊ थांट (बर्मा): first Asian Secretary-General of the UN / संयुक्त राष्ट्र के पहले एशियाई महासचिव
Sir Osborne Smith (1935) / सर ऑस्बोर्न स्मिथ: first Governor of the RBI / RBI के पहले गवर्नर
C. D. Deshmukh (1943) / सी. डी. देशमुख: first Indian Governor of the RBI / RBI के पहले भारतीय गवर्नर
R. K. Shanmukham Chetty / आर. के. षणमुखम चेट्टी: first Finance Minister of free India / स्वतंत्र भारत के पहले वित्त मंत्री
Dr B. R. Ambedkar / डॉ. बी. आर. अंबेडकर: first Law Minister of India / भारत के पहले विधि (कानून) मंत्री
Baldev Singh / बलदेव सिंह: first Defence Minister of India / भारत के पहले रक्षा मंत्री
John Mathai / जॉन मथाई: first Railway Minister of free India / भारत के पहले रेल मंत्री
Dr Rajendra Prasad, in the cabinet of 1947 / डॉ. राजेंद्र प्रसाद (1947): first Food and Agriculture Minister of India / भारत के पहले खाद्य और कृषि मंत्री
Syama Prasad Mukherjee / श्यामा प्रसाद मुखर्जी: first Industry Minister of India / भारत के पहले उद्योग मंत्री
Jagjivan Ram / जगजीवन राम: first Labour Minister of India / भारत के पहले श्रम मंत्री
G. V. Mavalankar / जी. वी. मावलंकर: first Speaker of the Lok Sabha / लोकसभा के पहले अध्यक्ष
H. J. Kania / एच. जे. कानिया: first Chief Justice of India / भारत के पहले मुख्य न्यायाधीश
Sukumar Sen / सुकुमार सेन: first Chief Election Commissioner of India / भारत के पहले मुख्य चुनाव आयुक्त
V. Narahari Rao / वी. नरहरि राव: first CAG (Comptroller and Auditor General) of India / भारत के पहले CAG
Sir Ross Barker / रॉस बार्कर: first chairman of the Public Service Commission (1926) / लोक सेवा आयोग के पहले अध्यक्ष
Ranganath Misra / रंगनाथ मिश्र: first chairman of the National Human Rights Commission / NHRC के पहले अध्यक्ष
Pinaki Chandra Ghose / पिनाकी चंद्र घोष: first Lokpal of India / भारत के पहले लोकपाल
Wajahat Habibullah / वजाहत हबीबुल्लाह: first Chief Information Commissioner of India / भारत के पहले मुख्य सूचना आयुक्त`,
  },
  {
    topic: 'Static General Knowledge',
    text: '{thing} is a folk theatre of {value}.',
    hindi: '{thing} {value} का लोक नाट्य है।',
    words: 'which state dance folk theatre form related belongs kis rajya ka lok natya nritya natak',
    pairs: `
Gujarat / गुजरात: Bhavai / भवाई
Maharashtra / महाराष्ट्र: Tamasha / तमाशा
Uttar Pradesh / उत्तर प्रदेश: Nautanki / नौटंकी
Bihar / बिहार: Bidesia / बिदेसिया
West Bengal / पश्चिम बंगाल: Jatra / जात्रा
Haryana / हरियाणा: Saang / सांग`,
  },
];
