import type { PairFamily } from './pair-family.ts';

/** As in pair-family.ts. */
export const placesAndRivers: readonly PairFamily[] = [
  {
    topic: 'Geography',
    text: '{thing} National Park is in {value}.',
    hindi: '{thing} राष्ट्रीय उद्यान {value} में है।',
    words:
      'where which state national park sanctuary tiger reserve located rashtriya udyan abhyaranya kahan rajya',
    pairs: `
Assam / असम: Kaziranga / काज़ीरंगा; Manas / मानस; Nameri / नामेरी; Orang / ओरंग; Dibru-Saikhowa / डिब्रू सैखोवा
Madhya Pradesh / मध्य प्रदेश: Kanha / कान्हा; Bandhavgarh / बांधवगढ़; Pench / पेंच; Panna / पन्ना; Satpura / सतपुड़ा; Kuno / कूनो; Madhav / माधव
Rajasthan / राजस्थान: Ranthambore / रणथंभौर; Sariska / सरिस्का; Keoladeo (Bharatpur) / केवलादेव (भरतपुर); Desert / मरुभूमि
Gujarat / गुजरात: Gir / गिर; Velavadar (Blackbuck) / वेलावदर; Marine (Gulf of Kutch) / समुद्री
Uttarakhand / उत्तराखंड: Jim Corbett / जिम कॉर्बेट; Rajaji / राजाजी; Nanda Devi / नंदा देवी; Valley of Flowers / फूलों की घाटी; Gangotri / गंगोत्री
Uttar Pradesh / उत्तर प्रदेश: Dudhwa / दुधवा
Bihar / बिहार: Valmiki / वाल्मीकि
Jharkhand / झारखंड: Betla (Palamau) / बेतला (पलामू)
West Bengal / पश्चिम बंगाल: Sundarbans / सुंदरबन; Jaldapara / जलदापाड़ा; Buxa / बक्सा; Gorumara / गोरुमारा; Neora Valley / नेओरा घाटी; Singalila / सिंगालीला
Odisha / ओडिशा: Simlipal / सिमलीपाल; Bhitarkanika / भितरकनिका
Chhattisgarh / छत्तीसगढ़: Indravati / इंद्रावती; Kanger Valley / कांगेर घाटी
Maharashtra / महाराष्ट्र: Tadoba / ताडोबा; Sanjay Gandhi (Borivali) / संजय गांधी; Navegaon / नवेगांव; Gugamal (Melghat) / गुगामल
Karnataka / कर्नाटक: Bandipur / बांदीपुर; Nagarhole / नागरहोल; Bannerghatta / बन्नेरघट्टा; Kudremukh / कुद्रेमुख; Anshi / अंशी
Kerala / केरल: Periyar / पेरियार; Silent Valley / साइलेंट वैली; Eravikulam / एराविकुलम; Mathikettan Shola / मथिकेट्टन शोला
Tamil Nadu / तमिलनाडु: Mudumalai / मुदुमलाई; Guindy / गिंडी; Mukurthi / मुकुर्ती; Indira Gandhi (Anamalai) / इंदिरा गांधी (अन्नामलाई)
Andhra Pradesh / आंध्र प्रदेश: Papikonda / पापीकोंडा; Sri Venkateswara / श्री वेंकटेश्वर
Telangana / तेलंगाना: Kasu Brahmananda Reddy / कासु ब्रह्मानंद रेड्डी; Mrugavani / मृगवनी
Jammu and Kashmir / जम्मू-कश्मीर: Dachigam / दाचीगाम; Kishtwar / किश्तवाड़
Ladakh / लद्दाख: Hemis / हेमिस
Himachal Pradesh / हिमाचल प्रदेश: Great Himalayan / ग्रेट हिमालयन; Pin Valley / पिन घाटी
Haryana / हरियाणा: Sultanpur / सुल्तानपुर; Kalesar / कलेसर
Arunachal Pradesh / अरुणाचल प्रदेश: Namdapha / नामदफा; Mouling / मौलिंग
Manipur / मणिपुर: Keibul Lamjao / केइबुल लामजाओ
Meghalaya / मेघालय: Balpakram / बालपक्रम; Nokrek / नोकरेक
Mizoram / मिज़ोरम: Murlen / मुरलेन; Phawngpui / फोंगपुई
Nagaland / नागालैंड: Intanki (Ntangki) / इंतंकी
Sikkim / सिक्किम: Khangchendzonga / कंचनजंगा
Tripura / त्रिपुरा: Clouded Leopard / क्लाउडेड लेपर्ड
Goa / गोवा: Mollem / मोलेम
the Andaman and Nicobar Islands / अंडमान-निकोबार: Campbell Bay / कैंपबेल बे; Mahatma Gandhi Marine / महात्मा गांधी समुद्री`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} is on the river {value}.',
    hindi: '{thing} {value} नदी पर है।',
    words: 'which river dam project barrage located kis nadi par bandh pariyojana',
    pairs: `
Sutlej (Satluj) / सतलुज: Bhakra Nangal Dam / भाखड़ा नांगल बाँध; Nathpa Jhakri project / नाथपा झाकरी परियोजना
Mahanadi / महानदी: Hirakud Dam / हीराकुंड बाँध
Bhagirathi / भागीरथी: Tehri Dam / टिहरी बाँध
Narmada / नर्मदा: Sardar Sarovar Dam / सरदार सरोवर बाँध; Indira Sagar Dam / इंदिरा सागर बाँध; Omkareshwar Dam / ओंकारेश्वर बाँध
Krishna / कृष्णा: Nagarjuna Sagar Dam / नागार्जुन सागर बाँध; Srisailam Dam / श्रीशैलम बाँध; Almatti Dam / अलमट्टी बाँध
Kaveri / कावेरी: Mettur Dam / मेट्टूर बाँध; Krishnaraja Sagar Dam / कृष्णराज सागर बाँध
Chambal / चंबल: Gandhi Sagar Dam / गांधी सागर बाँध; Rana Pratap Sagar Dam / राणा प्रताप सागर बाँध; Jawahar Sagar Dam / जवाहर सागर बाँध
Godavari / गोदावरी: Polavaram project / पोलावरम परियोजना; Jayakwadi Dam / जायकवाड़ी बाँध; Sriram Sagar (Pochampad) Dam / श्रीराम सागर बाँध
Periyar / पेरियार: Idukki Dam / इडुक्की बाँध; Mullaperiyar Dam / मुल्लापेरियार बाँध
Tapi / तापी: Ukai Dam / उकाई बाँध; Kakrapar Dam / काकरापार बाँध
Damodar / दामोदर: Panchet Dam / पंचेत बाँध; Tenughat Dam / तेनुघाट बाँध
Barakar / बराकर: Maithon Dam / मैथन बाँध; Tilaiya Dam / तिलैया बाँध
Chenab / चिनाब: Salal project / सलाल परियोजना; Baglihar project / बगलिहार परियोजना; Dulhasti project / दुलहस्ती परियोजना
Jhelum / झेलम: Uri project / उरी परियोजना; Tulbul project / तुलबुल परियोजना
Ravi / रावी: Thein (Ranjit Sagar) Dam / थीन (रणजीत सागर) बाँध; Chamera Dam / चमेरा बाँध
Beas / ब्यास: Pong Dam / पोंग बाँध; Pandoh Dam / पंडोह बाँध
Rihand / रिहंद: Rihand Dam (Govind Ballabh Pant Sagar) / रिहंद बाँध
Tungabhadra / तुंगभद्रा: Tungabhadra Dam / तुंगभद्रा बाँध
Kosi / कोसी: Kosi project / कोसी परियोजना
Gandak / गंडक: Gandak project / गंडक परियोजना
Ganga / गंगा: Farakka Barrage / फरक्का बैराज
Betwa / बेतवा: Rajghat Dam / राजघाट बाँध; Matatila Dam / माताटीला बाँध
Son / सोन: Bansagar Dam / बाणसागर बाँध
Manjira / मंजीरा: Nizam Sagar Dam / निज़ाम सागर बाँध
Sharavati / शरावती: Linganamakki Dam / लिंगनमक्की बाँध
Koyna / कोयना: Koyna Dam / कोयना बाँध
Ghataprabha / घटप्रभा: Hidkal Dam / हिडकल बाँध
Subarnarekha / सुवर्णरेखा: Chandil Dam / चांडिल बाँध
Yangtze / यांग्त्ज़ी: Three Gorges Dam / थ्री गॉर्जेस बाँध
Nile / नील: Aswan Dam / असवान बाँध
Colorado / कोलोराडो: Hoover Dam / हूवर बाँध
Zambezi / ज़ाम्बेज़ी: Kariba Dam / करीबा बाँध`,
  },
  {
    topic: 'Geography',
    text: 'The pass {thing} is in {value}.',
    hindi: '{thing} दर्रा {value} में है।',
    words: 'where which state mountain pass located darra kahan kis rajya',
    pairs: `
Sikkim / सिक्किम: Nathu La / नाथू ला; Jelep La / जेलेप ला
Himachal Pradesh / हिमाचल प्रदेश: Shipki La / शिपकी ला; Rohtang / रोहतांग; Bara Lacha La / बारालाचा ला
Uttarakhand / उत्तराखंड: Lipulekh / लिपुलेख; Mana / माणा; Niti / नीति
Arunachal Pradesh / अरुणाचल प्रदेश: Bomdi La / बोमडि ला; Bum La / बुम ला; Diphu / दिफू; Yang Yap / यांग याप
Jammu and Kashmir / जम्मू-कश्मीर: Banihal / बनिहाल; Pir Panjal / पीर पंजाल
Jammu and Kashmir and Ladakh, between Srinagar and Leh / श्रीनगर और लेह के बीच: Zoji La / ज़ोजि ला
Ladakh / लद्दाख: Khardung La / खारदुंग ला; Chang La / चांग ला; Karakoram / काराकोरम; Umling La / उमलिंग ला
Manipur / मणिपुर: Tuju / तुजु
Kerala (Palakkad), between the Nilgiris and the Anamalai hills / केरल: Palghat / पालघाट
Maharashtra / महाराष्ट्र: Thal Ghat / थाल घाट; Bhor Ghat / भोर घाट
Rajasthan / राजस्थान: Haldighati / हल्दीघाटी
Madhya Pradesh / मध्य प्रदेश: Asirgarh / असीरगढ़`,
  },
  {
    topic: 'Geography',
    text: '{thing} lake is in {value}.',
    hindi: '{thing} झील {value} में है।',
    words: 'where which state lake located jheel kahan kis rajya',
    pairs: `
Odisha / ओडिशा: Chilika / चिल्का
Rajasthan / राजस्थान: Sambhar / सांभर; Pushkar / पुष्कर; Pichola / पिछोला; Nakki / नक्की; Didwana / डीडवाना; Pachpadra / पचपदरा; Dhebar (Jaisamand) / ढेबर (जयसमंद)
Manipur / मणिपुर: Loktak / लोकटक
Kerala / केरल: Vembanad / वेम्बनाड; Ashtamudi / अष्टमुडी; Sasthamkotta / सस्थामकोट्टा
Andhra Pradesh / आंध्र प्रदेश: Kolleru / कोल्लेरू; Pulicat / पुलिकट
Maharashtra / महाराष्ट्र: Lonar / लोनार
Ladakh / लद्दाख: Pangong Tso / पैंगोंग; Tso Moriri / त्सो मोरीरी
Jammu and Kashmir / जम्मू-कश्मीर: Wular / वुलर; Dal / डल; Manasbal / मानसबल
Telangana (Hyderabad) / तेलंगाना (हैदराबाद): Hussain Sagar / हुसैन सागर
Uttarakhand / उत्तराखंड: Nainital (Naini) / नैनी; Bhimtal / भीमताल; Roopkund / रूपकुंड; Sattal / सातताल
Meghalaya / मेघालय: Umiam / उमियम
Sikkim / सिक्किम: Tsomgo (Changu) / त्सोम्गो; Gurudongmar / गुरुडोंगमार
Himachal Pradesh / हिमाचल प्रदेश: Renuka / रेणुका; Chandratal / चंद्रताल
Mizoram / मिज़ोरम: Tam Dil / ताम दिल
Bihar / बिहार: Kanwar / कांवर
Punjab / पंजाब: Harike / हरिके
Haryana / हरियाणा: Badkhal / बड़खल; Surajkund / सूरजकुंड
Gujarat / गुजरात: Nal Sarovar / नल सरोवर
Madhya Pradesh (Bhopal) / मध्य प्रदेश (भोपाल): Bhojtal (Upper) / भोजताल
Russia / रूस: Baikal / बैकाल
Chandigarh / चंडीगढ़: Sukhna / सुखना`,
  },
  {
    topic: 'Geography',
    text: '{thing} lies on the bank of the river {value}.',
    hindi: '{thing} {value} नदी के किनारे है।',
    words: 'which river bank city town situated located kis nadi ke kinare tat basa shahar',
    pairs: `
Yamuna / यमुना: Delhi / दिल्ली; Agra / आगरा; Mathura / मथुरा; Etawah / इटावा
Ganga / गंगा: Varanasi / वाराणसी; Kanpur / कानपुर; Patna / पटना; Haridwar / हरिद्वार; Rishikesh / ऋषिकेश; Bhagalpur / भागलपुर
Gomti / गोमती: Lucknow / लखनऊ
Saryu / सरयू: Ayodhya / अयोध्या
Hooghly / हुगली: Kolkata / कोलकाता
Musi / मूसी: Hyderabad / हैदराबाद
Sabarmati / साबरमती: Ahmedabad / अहमदाबाद; Gandhinagar / गांधीनगर
Tapi / तापी: Surat / सूरत
Narmada / नर्मदा: Jabalpur / जबलपुर; Bharuch / भरूच
Shipra / शिप्रा: Ujjain / उज्जैन
Godavari / गोदावरी: Nashik / नासिक; Rajahmundry / राजमुंदरी
Krishna / कृष्णा: Vijayawada / विजयवाड़ा
Chambal / चंबल: Kota / कोटा
Subarnarekha / सुवर्णरेखा: Jamshedpur / जमशेदपुर
Kaveri / कावेरी: Tiruchirapalli / तिरुचिरापल्ली; Srirangapatna / श्रीरंगपट्टनम
Jhelum / झेलम: Srinagar / श्रीनगर
Tawi / तवी: Jammu / जम्मू
Sutlej / सतलुज: Ludhiana / लुधियाना; Firozpur / फिरोज़पुर
Brahmaputra / ब्रह्मपुत्र: Guwahati / गुवाहाटी; Dibrugarh / डिब्रूगढ़
Alaknanda / अलकनंदा: Badrinath / बद्रीनाथ
Mandakini / मंदाकिनी: Kedarnath / केदारनाथ
Mula-Mutha / मुला-मुठा: Pune / पुणे
Mahanadi / महानदी: Cuttack / कटक; Sambalpur / संबलपुर
Tungabhadra / तुंगभद्रा: Hampi / हम्पी; Kurnool / कुरनूल
Vaigai / वैगई: Madurai / मदुरै
Mandovi / मांडवी: Panaji / पणजी
Betwa / बेतवा: Vidisha / विदिशा; Orchha / ओरछा
Rapti / राप्ती: Gorakhpur / गोरखपुर
Thames / टेम्स: London / लंदन
Seine / सीन: Paris / पेरिस
Tiber / टाइबर: Rome / रोम
Spree / स्प्री: Berlin / बर्लिन
Danube / डेन्यूब: Vienna / वियना; Budapest / बुडापेस्ट; Belgrade / बेलग्रेड
Moskva / मॉस्कवा: Moscow / मॉस्को
Potomac / पोटोमैक: Washington, D.C. / वाशिंगटन
Hudson / हडसन: New York / न्यूयॉर्क
Tigris / टिगरिस: Baghdad / बगदाद
Nile / नील: Cairo / काहिरा; Khartoum / खार्तूम
Irrawaddy / इरावदी: Mandalay / मांडले
Buriganga / बूढ़ी गंगा: Dhaka / ढाका
Indus / सिंधु: Leh / लेह
Sumida / सुमिदा: Tokyo / टोक्यो
Kabul / काबुल: Kabul city / काबुल शहर
Vishwamitri / विश्वामित्री: Vadodara / वडोदरा
Bagmati / बागमती: Kathmandu / काठमांडू`,
  },
  {
    topic: 'Geography',
    text: 'The river {thing} has its source at {value}.',
    hindi: '{thing} नदी का उद्गम {value} है।',
    words: 'where origin source river rises originates begins udgam sthal nikalti kahan se',
    pairs: `
the Gangotri glacier (Gaumukh), Uttarakhand / गंगोत्री (गोमुख): Ganga / गंगा; Bhagirathi / भागीरथी
the Yamunotri glacier, Uttarakhand / यमुनोत्री: Yamuna / यमुना
Trimbakeshwar, near Nashik in Maharashtra / त्र्यंबकेश्वर (नासिक): Godavari / गोदावरी
Mahabaleshwar, Maharashtra / महाबलेश्वर: Krishna / कृष्णा
Talakaveri in the Brahmagiri hills, Karnataka / तलकावेरी (ब्रह्मगिरि): Kaveri / कावेरी
Amarkantak, Madhya Pradesh / अमरकंटक: Narmada / नर्मदा; Son / सोन
Multai (Betul), Madhya Pradesh / मुलताई (बैतूल): Tapi (Tapti) / तापी
Sihawa, Chhattisgarh / सिहावा (छत्तीसगढ़): Mahanadi / महानदी
Janapav (Mhow), Madhya Pradesh / जानापाव (महू): Chambal / चंबल
Rakas lake, Tibet / राकस झील (तिब्बत): Sutlej / सतलुज
Verinag, Kashmir / वेरीनाग: Jhelum / झेलम
the Kullu hills near the Rohtang pass, Himachal Pradesh / रोहतांग दर्रा (कुल्लू): Beas / ब्यास; Ravi / रावी
the Chemayungdung glacier near Mansarovar, Tibet / चेमायुंगडुंग ग्लेशियर (तिब्बत): Brahmaputra / ब्रह्मपुत्र
Bokhar Chu near Mansarovar, Tibet / बोखर चू (तिब्बत): Indus / सिंधु
the Nag hills near Ajmer, Rajasthan / नाग पहाड़ियाँ (अजमेर): Luni / लूनी
Udaipur (Aravalli hills), Rajasthan / अरावली (उदयपुर): Sabarmati / साबरमती
the Chota Nagpur plateau, Jharkhand / छोटानागपुर पठार: Damodar / दामोदर; Subarnarekha / सुवर्णरेखा
the Nandi hills, Karnataka / नंदी पहाड़ियाँ: Pennar / पेन्नार`,
  },
  {
    topic: 'Geography',
    text: 'The river {thing} is a tributary of the {value}.',
    hindi: '{thing} {value} की सहायक नदी है।',
    words: 'which tributary of river kis nadi ki sahayak nadi',
    pairs: `
Ganga / गंगा: Yamuna / यमुना; Kosi / कोसी; Gandak / गंडक; Ghaghara / घाघरा; Son / सोन; Gomti / गोमती; Ramganga / रामगंगा
Yamuna / यमुना: Chambal / चंबल; Betwa / बेतवा; Ken / केन; Hindon / हिंडन; Tons / टोंस
Godavari / गोदावरी: Indravati / इंद्रावती; Manjira / मंजीरा; Penganga / पेनगंगा; Pranhita / प्राणहिता; Sabari / सबरी
Krishna / कृष्णा: Tungabhadra / तुंगभद्रा; Bhima / भीमा; Koyna / कोयना; Ghataprabha / घटप्रभा; Musi / मूसी
Kaveri / कावेरी: Kabini / काबिनी; Bhavani / भवानी; Hemavati / हेमावती; Amaravati / अमरावती
Brahmaputra / ब्रह्मपुत्र: Teesta / तीस्ता; Lohit / लोहित; Subansiri / सुबनसिरी
Indus / सिंधु: Jhelum / झेलम; Chenab / चिनाब; Shyok / श्योक; Zanskar / ज़ांस्कर
Sutlej / सतलुज: Beas / ब्यास
Mahanadi / महानदी: Seonath (Shivnath) / शिवनाथ; Hasdeo / हसदेव; Ib / ईब
Chambal / चंबल: Banas / बनास; Parvati / पार्वती; Kali Sindh / काली सिंध; Shipra / शिप्रा`,
  },
  {
    topic: 'Geography',
    text: '{value} is called {thing}.',
    hindi: '{value} को {thing} कहते हैं।',
    words: 'which place country city state known as nickname kise kehte kaha jata upnaam',
    pairs: `
Japan / जापान: the land of the rising sun / उगते सूरज का देश
Norway / नॉर्वे: the land of the midnight sun / अर्धरात्रि के सूर्य का देश
Finland / फिनलैंड: the land of a thousand lakes / हज़ार झीलों का देश
Thailand / थाईलैंड: the land of white elephants / सफेद हाथियों का देश
Bhutan / भूटान: the land of the thunderbolt / वज्र का देश
Korea / कोरिया: the land of morning calm / प्रातःकालीन शांति का देश
Myanmar (Burma) / म्यांमार: the land of golden pagodas / स्वर्ण पैगोडा का देश
Canada / कनाडा: the land of the maple leaf / मेपल पत्ते का देश; the land of lilies / लिली का देश
Australia / ऑस्ट्रेलिया: the land of kangaroos / कंगारुओं का देश; the land of the golden fleece / सुनहरी ऊन का देश
Egypt / मिस्र: the gift of the Nile / नील नदी का वरदान
Switzerland / स्विट्ज़रलैंड: the playground of Europe / यूरोप का खेल का मैदान
Turkey / तुर्की: the sick man of Europe / यूरोप का मरीज़
Belgium / बेल्जियम: the cockpit of Europe / यूरोप का रणक्षेत्र
Cuba / क्यूबा: the sugar bowl of the world / विश्व का चीनी का कटोरा; the pearl of the Antilles / एंटिलीज़ का मोती
Zanzibar / ज़ंज़ीबार: the island of cloves / लौंग का द्वीप
Bahrain / बहरीन: the island of pearls / मोतियों का द्वीप
Ireland / आयरलैंड: the emerald island / पन्ना द्वीप
Sri Lanka / श्रीलंका: the pearl of the Indian Ocean / हिंद महासागर का मोती
Africa / अफ्रीका: the dark continent / अंध महाद्वीप
The Pamir (also the Tibetan) plateau / पामीर (और तिब्बत) के पठार: the roof of the world / विश्व की छत
New York / न्यूयॉर्क: the big apple / बिग एप्पल; the city of skyscrapers / गगनचुंबी इमारतों का नगर
Rome / रोम: the eternal city / शाश्वत नगर; the city of seven hills / सात पहाड़ियों का नगर
Venice / वेनिस: the queen of the Adriatic / एड्रियाटिक की रानी
The Prairie of North America / प्रेयरी: the wheat basket (granary) of the world / विश्व का अन्न भंडार
Jerusalem / यरूशलेम: the holy land / पवित्र भूमि
Gibraltar / जिब्राल्टर: the key to the Mediterranean / भूमध्य सागर की कुंजी
Stromboli / स्ट्रॉम्बोली: the lighthouse of the Mediterranean / भूमध्य सागर का प्रकाश स्तंभ
The Hwang Ho / ह्वांग हो: the sorrow of China / चीन का शोक
The Kosi / कोसी: the sorrow of Bihar / बिहार का शोक
The Damodar / दामोदर: the sorrow of Bengal / बंगाल का शोक
The Brahmaputra / ब्रह्मपुत्र: the sorrow of Assam / असम का शोक
Jaipur / जयपुर: the pink city of India / भारत का गुलाबी नगर
Jodhpur / जोधपुर: the blue city and sun city / नीली नगरी, सूर्य नगरी
Udaipur / उदयपुर: the city of lakes / झीलों का नगर
Jaisalmer / जैसलमेर: the golden city of India / स्वर्ण नगरी
Nagpur / नागपुर: the orange city / संतरों का शहर
Lucknow / लखनऊ: the city of nawabs / नवाबों का शहर
Kolkata / कोलकाता: the city of palaces / महलों का शहर; the city of joy / आनंद का शहर
Bengaluru / बेंगलुरु: the garden city of India / उद्यान नगर; the Silicon Valley of India / भारत की सिलिकॉन घाटी
Mumbai / मुंबई: the city of seven islands / सात द्वीपों का नगर; the financial capital of India / भारत की आर्थिक राजधानी; the Hollywood of India / भारत का हॉलीवुड
Ahmedabad / अहमदाबाद: the Manchester of India / भारत का मैनचेस्टर
Kanpur / कानपुर: the Manchester of north India / उत्तर भारत का मैनचेस्टर; the leather city / चमड़ा नगर
Coimbatore / कोयंबटूर: the Manchester of South India / दक्षिण भारत का मैनचेस्टर
Kochi / कोच्चि: the queen of the Arabian Sea / अरब सागर की रानी
Alappuzha / अलप्पुझा: the Venice of the east / पूर्व का वेनिस
Surat / सूरत: the diamond city of India / हीरा नगरी
Bhubaneswar / भुवनेश्वर: the temple city of India / मंदिरों का नगर
Mussoorie / मसूरी: the queen of hills / पहाड़ों की रानी
Ooty / ऊटी: the queen of hill stations of the Nilgiris / नीलगिरी की रानी
Jamshedpur / जमशेदपुर: the steel city of India / इस्पात नगरी; the Pittsburgh of India / भारत का पिट्सबर्ग
Panipat / पानीपत: the weavers' city / बुनकरों का शहर
Chandigarh / चंडीगढ़: the city beautiful / सुंदर नगर
Hyderabad / हैदराबाद: the city of pearls / मोतियों का शहर; the cyber city / साइबर सिटी
Visakhapatnam / विशाखापत्तनम: the city of destiny / भाग्य का नगर
Dhanbad / धनबाद: the coal capital of India / भारत की कोयला राजधानी
Allahabad (Prayagraj) / प्रयागराज: the abode of God and city of prime ministers / ईश्वर का निवास, प्रधानमंत्रियों का शहर
Varanasi / वाराणसी: the spiritual capital of India / भारत की आध्यात्मिक राजधानी
Gulmarg / गुलमर्ग: the heaven of winter sports in India / शीतकालीन खेलों का स्वर्ग
Kashmir / कश्मीर: the paradise on earth / धरती का स्वर्ग
Darjeeling / दार्जिलिंग: the queen of the Himalayas / हिमालय की रानी
Kottayam / कोट्टायम: the land of latex and letters / अक्षर नगरी
Tiruppur / तिरुप्पुर: the knitwear capital of India / निटवियर राजधानी
Sivakasi / शिवकाशी: the mini Japan (cracker city) of India / पटाखों का शहर
Nashik / नासिक: the wine capital of India / भारत की वाइन राजधानी
Shillong / शिलांग: the Scotland of the east / पूर्व का स्कॉटलैंड
Punjab / पंजाब: the land of five rivers / पाँच नदियों की भूमि; the granary (bread basket) of India / भारत का अन्न भंडार
Kerala / केरल: the spice garden of India / मसालों का बगीचा; God's own country / ईश्वर का अपना देश
Chhattisgarh / छत्तीसगढ़: dhan ka katora, the bowl of paddy / धान का कटोरा
Andhra Pradesh / आंध्र प्रदेश: the rice bowl of India / भारत का चावल का कटोरा
Madhya Pradesh / मध्य प्रदेश: the tiger state / बाघ राज्य; the heart of India / भारत का हृदय; the soybean state / सोयाबीन राज्य
Meghalaya / मेघालय: the abode of clouds / बादलों का घर
Himachal Pradesh / हिमाचल प्रदेश: the apple state of India / सेब राज्य
Rajasthan / राजस्थान: the land of kings / राजाओं की भूमि
Uttarakhand / उत्तराखंड: dev bhoomi, the land of gods / देवभूमि
Arunachal Pradesh / अरुणाचल प्रदेश: the dawn-lit mountains, land of the rising sun in India / भारत में उगते सूरज की भूमि
Nagaland / नागालैंड: the land of festivals / त्योहारों की भूमि
Manipur / मणिपुर: the jewel of India / भारत का रत्न
Chota Nagpur / छोटानागपुर: the Ruhr of India / भारत का रूर
The Godavari / गोदावरी: Dakshin Ganga and the old Ganga / दक्षिण गंगा, वृद्ध गंगा
Jute / जूट: the golden fibre / सुनहरा रेशा
Cotton / कपास: white gold / सफेद सोना
Petroleum / पेट्रोलियम: black gold / काला सोना
Water / जल: blue gold / नीला सोना`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} tribe lives in {value}.',
    hindi: '{thing} जनजाति {value} में रहती है।',
    words: 'where which state tribe tribal found lives belongs janjati kahan payi jati',
    pairs: `
Meghalaya / मेघालय: Khasi / खासी; Garo / गारो; Jaintia / जयंतिया
the Nilgiris (Tamil Nadu) / नीलगिरी (तमिलनाडु): Toda / टोडा; Badaga / बडगा; Kota / कोटा
Rajasthan, Madhya Pradesh and Gujarat / राजस्थान, मध्य प्रदेश, गुजरात: Bhil / भील
Rajasthan / राजस्थान: Meena / मीणा; Garasia / गरासिया; Saharia / सहरिया
Madhya Pradesh and Chhattisgarh / मध्य प्रदेश, छत्तीसगढ़: Gond / गोंड; Baiga / बैगा; Muria / मुरिया
Jharkhand / झारखंड: Santhal / संथाल; Munda / मुंडा; Oraon / उरांव; Ho / हो; Birhor / बिरहोर
Nagaland / नागालैंड: Angami / अंगामी; Ao / आओ; Konyak / कोन्याक
the Andaman and Nicobar Islands / अंडमान-निकोबार: Jarawa / जारवा; Onge / ओंगे; Sentinelese / सेंटिनली; Shompen / शोम्पेन; Great Andamanese / ग्रेट अंडमानी
Andhra Pradesh and Telangana / आंध्र प्रदेश, तेलंगाना: Chenchu / चेंचू; Koya / कोया; Lambadi / लंबाड़ी
Uttarakhand / उत्तराखंड: Bhotia / भोटिया; Tharu / थारू; Jaunsari / जौनसारी; Buksa / बुक्सा
Sikkim / सिक्किम: Lepcha / लेप्चा; Bhutia / भूटिया
Himachal Pradesh / हिमाचल प्रदेश: Gaddi / गद्दी; Kinnauri / किन्नौरी
Maharashtra / महाराष्ट्र: Warli / वारली; Katkari / कातकरी
Jammu and Kashmir / जम्मू-कश्मीर: Gujjar and Bakarwal / गुज्जर और बकरवाल
Arunachal Pradesh / अरुणाचल प्रदेश: Apatani / अपातानी; Nyishi / न्यिशी; Adi / आदि; Monpa / मोनपा
Assam / असम: Bodo / बोडो; Mishing / मिसिंग; Karbi / कार्बी
Manipur / मणिपुर: Kuki / कुकी
Mizoram / मिज़ोरम: Lushai (Mizo) / लुशाई; Mara / मारा
Tripura / त्रिपुरा: Reang (Bru) / रियांग; Tripuri / त्रिपुरी
Odisha / ओडिशा: Bonda / बोंडा; Kondh / कोंध
Kerala / केरल: Paniya / पनिया; Kurumba / कुरुम्बा
Africa's Kalahari / कालाहारी (अफ्रीका): Bushmen (San) / बुशमैन
the Congo basin / कांगो बेसिन: Pygmy / पिग्मी
Kenya and Tanzania / केन्या, तंज़ानिया: Masai / मसाई
New Zealand / न्यूज़ीलैंड: Maori / माओरी
the Arctic (Greenland, Canada) / आर्कटिक: Eskimo (Inuit) / एस्किमो
South Africa / दक्षिण अफ्रीका: Zulu / ज़ुलू
Scandinavia / स्कैंडिनेविया: Lapp (Sami) / लैप
Arabia / अरब: Bedouin / बद्दू
Central Asia / मध्य एशिया: Kirghiz / किरगिज़`,
  },
  {
    topic: 'Geography',
    text: '{thing} is famous for {value}.',
    hindi: '{thing} {value} के लिए प्रसिद्ध है।',
    words: 'what which mineral mine mines found famous known for khan khanij kis liye prasiddh',
    pairs: `
gold mines (Karnataka) / सोने की खानों (कर्नाटक): Kolar / कोलार; Hutti / हट्टी
diamond mines (Madhya Pradesh) / हीरे की खानों (मध्य प्रदेश): Panna / पन्ना
copper mines / ताँबे की खानों: Khetri (Rajasthan) / खेतड़ी (राजस्थान); Malanjkhand (Madhya Pradesh) / मलाजखंड
iron ore mines / लौह अयस्क: Bailadila (Chhattisgarh) / बैलाडीला (छत्तीसगढ़); Kudremukh (Karnataka) / कुद्रेमुख; Noamundi (Jharkhand) / नोआमुंडी; Mayurbhanj (Odisha) / मयूरभंज
mica / अभ्रक: Koderma (Jharkhand) / कोडरमा; Nellore (Andhra Pradesh) / नेल्लोर
uranium mines / यूरेनियम: Jaduguda (Jharkhand) / जादूगोड़ा; Tummalapalle (Andhra Pradesh) / तुम्मलापल्ली
coal / कोयले: Jharia (Jharkhand) / झरिया; Raniganj (West Bengal) / रानीगंज; Korba (Chhattisgarh) / कोरबा; Singrauli (Madhya Pradesh) / सिंगरौली; Talcher (Odisha) / तालचेर; Singareni (Telangana) / सिंगरेनी
lignite / लिग्नाइट: Neyveli (Tamil Nadu) / नेवेली
zinc and lead / जस्ते और सीसे: Zawar (Rajasthan) / जावर; Rampura Agucha (Rajasthan) / रामपुरा आगूचा
bauxite / बॉक्साइट: Lohardaga (Jharkhand) / लोहरदगा; Koraput (Odisha) / कोरापुट
marble / संगमरमर: Makrana (Rajasthan) / मकराना
manganese / मैंगनीज़: Balaghat (Madhya Pradesh) / बालाघाट
petroleum / पेट्रोलियम: Digboi (Assam) / डिगबोई; Ankleshwar (Gujarat) / अंकलेश्वर; Bombay High / मुंबई हाई
carpets / कालीन: Bhadohi (Uttar Pradesh) / भदोही
brassware / पीतल के बर्तनों: Moradabad / मुरादाबाद
locks / तालों: Aligarh / अलीगढ़
glass bangles / काँच की चूड़ियों: Firozabad / फिरोज़ाबाद
sports goods / खेल के सामान: Meerut / मेरठ; Jalandhar / जालंधर
perfume (ittar) / इत्र: Kannauj / कन्नौज
silk sarees / रेशमी साड़ियों: Kanchipuram / कांचीपुरम
woollen goods and hosiery / ऊनी वस्त्रों: Ludhiana / लुधियाना
chikan embroidery / चिकन कढ़ाई: Lucknow / लखनऊ`,
  },
  {
    topic: 'Geography',
    text: '{thing} is a port in {value}.',
    hindi: '{thing} बंदरगाह {value} में है।',
    words: 'where which state port harbour located bandargah kahan kis rajya',
    pairs: `
Gujarat / गुजरात: Kandla (Deendayal) / कांडला; Mundra / मुंद्रा
Maharashtra / महाराष्ट्र: Mumbai / मुंबई; Nhava Sheva (Jawaharlal Nehru Port) / न्हावा शेवा
Goa / गोवा: Mormugao (Marmagao) / मोरमुगाओ
Karnataka / कर्नाटक: New Mangalore / न्यू मंगलौर
Kerala / केरल: Kochi / कोच्चि; Vizhinjam / विझिंजम
Tamil Nadu / तमिलनाडु: Tuticorin (Thoothukudi) / तूतीकोरिन; Chennai / चेन्नई; Ennore (Kamarajar) / एन्नोर
Andhra Pradesh / आंध्र प्रदेश: Visakhapatnam / विशाखापत्तनम; Gangavaram / गंगावरम
Odisha / ओडिशा: Paradip / पारादीप; Dhamra / धामरा
West Bengal / पश्चिम बंगाल: Haldia / हल्दिया
Iran / ईरान: Chabahar / चाबहार
Pakistan / पाकिस्तान: Gwadar / ग्वादर
Sri Lanka / श्रीलंका: Hambantota / हंबनटोटा`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} nuclear power station is in {value}.',
    hindi: '{thing} परमाणु बिजलीघर {value} में है।',
    words: 'where which state nuclear atomic power plant station parmanu urja sanyantra kahan',
    pairs: `
Maharashtra / महाराष्ट्र: Tarapur / तारापुर; Jaitapur (planned) / जैतापुर
Rajasthan / राजस्थान: Rawatbhata (Kota) / रावतभाटा
Tamil Nadu / तमिलनाडु: Kalpakkam / कलपक्कम; Kudankulam / कुडनकुलम
Uttar Pradesh / उत्तर प्रदेश: Narora / नरोरा
Gujarat / गुजरात: Kakrapar / काकरापार
Karnataka / कर्नाटक: Kaiga / कैगा`,
  },
  {
    topic: 'Geography',
    text: '{thing} is the name of grasslands of {value}.',
    hindi: '{thing} {value} के घास के मैदान हैं।',
    words: 'where which country grassland grasslands called found ghas ke maidan',
    pairs: `
North America / उत्तरी अमेरिका: Prairies / प्रेयरी
Argentina (South America) / अर्जेंटीना: Pampas / पम्पास
Russia and Eurasia / यूरेशिया (रूस): Steppes / स्टेपी
South Africa / दक्षिण अफ्रीका: Veld / वेल्ड
Australia / ऑस्ट्रेलिया: Downs / डाउन्स
New Zealand / न्यूज़ीलैंड: Canterbury / कैंटरबरी
Hungary / हंगरी: Puszta / पुस्ताज़
Africa (tropical) / अफ्रीका: Savanna / सवाना
Venezuela / वेनेज़ुएला: Llanos / लानोस
Brazil / ब्राज़ील: Campos / कैंपोस`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} desert is in {value}.',
    hindi: '{thing} मरुस्थल {value} में है।',
    words: 'where which country continent desert located marusthal registan kahan',
    pairs: `
Africa (north) / उत्तरी अफ्रीका: Sahara / सहारा
Mongolia and China / मंगोलिया और चीन: Gobi / गोबी
Botswana and South Africa / बोत्सवाना: Kalahari / कालाहारी
Namibia / नामीबिया: Namib / नामिब
Chile / चिली: Atacama / अटाकामा
India (Rajasthan) and Pakistan / भारत (राजस्थान) और पाकिस्तान: Thar / थार
China / चीन: Takla Makan / तकला मकान
Argentina / अर्जेंटीना: Patagonian / पैटागोनिया
Australia / ऑस्ट्रेलिया: Great Victoria / ग्रेट विक्टोरिया; Gibson / गिब्सन
the USA / अमेरिका: Mojave / मोजावे
Mexico and the USA / मेक्सिको-अमेरिका: Sonoran / सोनोरन
Saudi Arabia / सऊदी अरब: Rub al Khali / रब अल खाली
Iran / ईरान: Dasht-e-Kavir / दश्त-ए-कवीर
Turkmenistan / तुर्कमेनिस्तान: Karakum / काराकुम`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} strait lies between {value}.',
    hindi: '{thing} जलडमरूमध्य {value} के बीच है।',
    words: 'which strait between separates joins connects jaldamrumadhya alag karta jodta kinke beech',
    pairs: `
India and Sri Lanka / भारत और श्रीलंका: Palk / पाक
Spain (Europe) and Morocco (Africa), joining the Mediterranean Sea and the Atlantic / यूरोप और अफ्रीका: Gibraltar / जिब्राल्टर
Asia (Russia) and North America (Alaska) / एशिया और उत्तरी अमेरिका: Bering / बेरिंग
Malaysia and Sumatra (Indonesia) / मलेशिया और सुमात्रा: Malacca / मलक्का
Iran and Oman, joining the Persian Gulf and the Gulf of Oman / फारस की खाड़ी और ओमान की खाड़ी: Hormuz / होर्मुज
Yemen and Djibouti, joining the Red Sea and the Gulf of Aden / लाल सागर और अदन की खाड़ी: Bab-el-Mandeb / बाब-अल-मंदेब
England and France / इंग्लैंड और फ्रांस: Dover / डोवर
Java and Sumatra / जावा और सुमात्रा: Sunda / सुंडा
Australia and Tasmania / ऑस्ट्रेलिया और तस्मानिया: Bass / बास
the two islands of New Zealand / न्यूज़ीलैंड के दो द्वीपों: Cook / कुक
the Black Sea and the Sea of Marmara / काला सागर और मरमरा सागर: Bosphorus / बोस्फोरस
China and Taiwan / चीन और ताइवान: Taiwan (Formosa) / ताइवान
Cuba and Florida / क्यूबा और फ्लोरिडा: Florida / फ्लोरिडा
South America and Tierra del Fuego / दक्षिण अमेरिका और टिएरा डेल फुएगो: Magellan / मैगलन
Australia and New Guinea / ऑस्ट्रेलिया और न्यू गिनी: Torres / टोरेस`,
  },
  {
    topic: 'Geography',
    text: '{thing} is a local wind of {value}.',
    hindi: '{thing} {value} की स्थानीय पवन है।',
    words: 'which where local wind blows hot cold sthaniya pawan hawa garam thandi chalti',
    pairs: `
north India (hot and dry) / उत्तर भारत (गर्म): Loo / लू
the Rocky Mountains (warm, the snow eater) / रॉकी पर्वत (हिमभक्षी, गर्म): Chinook / चिनूक
the Alps (warm) / आल्प्स (गर्म): Foehn / फॉन
the Rhone valley of France (cold) / फ्रांस (ठंडी): Mistral / मिस्ट्रल
the Sahara and Italy (hot) / सहारा और इटली (गर्म): Sirocco / सिरॉको
West Africa (dry, the doctor) / पश्चिम अफ्रीका (डॉक्टर): Harmattan / हरमट्टन
the Adriatic coast (cold) / एड्रियाटिक तट (ठंडी): Bora / बोरा
Egypt (hot) / मिस्र (गर्म): Khamsin / खमसिन
the polar regions and North America (cold, with snow) / ध्रुवीय क्षेत्र (ठंडी, हिम): Blizzard / ब्लिज़ार्ड
Argentina (cold) / अर्जेंटीना (ठंडी): Pampero / पम्पेरो
Siberia (cold) / साइबेरिया (ठंडी): Buran / बुरान
California (hot) / कैलिफोर्निया (गर्म): Santa Ana / सांता अना
Kerala and Karnataka before the monsoon, with rain / केरल-कर्नाटक: Mango shower / आम्र वर्षा
Bengal and Assam in April and May, with storms / बंगाल-असम: Kalbaisakhi (nor'wester) / काल बैसाखी`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} Revolution is about {value}.',
    hindi: '{thing} क्रांति {value} से संबंधित है।',
    words: 'what which revolution related associated production colour kranti kis se sambandhit',
    pairs: `
milk / दूध: White / श्वेत
fish / मछली: Blue / नीली
oilseeds / तिलहन: Yellow / पीली
fruit, honey and horticulture / फल और शहद (बागवानी): Golden / सुनहरी
eggs / अंडों: Silver / रजत
onions, prawns and medicines / प्याज और झींगा: Pink / गुलाबी
meat and tomatoes / मांस और टमाटर: Red / लाल
fertilisers / उर्वरक: Grey / धूसर
leather and cocoa / चमड़े और कोको: Brown / भूरी
petroleum / पेट्रोलियम: Black / काली
potatoes / आलू: Round / गोल
jute / जूट: Golden Fibre / सुनहरा रेशा
cotton / कपास: Silver Fibre / रजत रेशा
all of agriculture together / समग्र कृषि: Rainbow / इंद्रधनुषी
foodgrains (wheat and rice) / अनाज (गेहूँ, चावल): Green / हरित`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} waterfall is on the river {value}.',
    hindi: '{thing} जलप्रपात {value} नदी पर है।',
    words: 'which river waterfall falls jalprapat kis nadi par',
    pairs: `
Sharavati (Karnataka) / शरावती (कर्नाटक): Jog (Gersoppa) / जोग
Narmada (Jabalpur) / नर्मदा: Dhuandhar / धुआँधार; Kapildhara / कपिलधारा
Kaveri / कावेरी: Shivasamudram / शिवसमुद्रम; Hogenakkal / होगेनक्कल
Indravati (Chhattisgarh) / इंद्रावती: Chitrakote / चित्रकोट
Subarnarekha (Jharkhand) / सुवर्णरेखा: Hundru / हुंडरू
Mandovi (Goa) / मांडवी: Dudhsagar / दूधसागर
Ghataprabha / घटप्रभा: Gokak / गोकक
Zambezi (Zambia and Zimbabwe) / ज़ाम्बेज़ी: Victoria / विक्टोरिया
Niagara (USA and Canada) / नियाग्रा: Niagara / नियाग्रा
Carrao (Churun), Venezuela / कैराओ (वेनेज़ुएला): Angel / एंजेल`,
  },
  {
    topic: 'Geography',
    text: 'The highest peak of {thing} is {value}.',
    hindi: '{thing} की सबसे ऊँची चोटी {value} है।',
    words: 'which highest tallest peak mountain sabse unchi choti',
    pairs: `
Guru Shikhar (1,722 m) / गुरु शिखर: the Aravalli range / अरावली
Doddabetta (2,637 m) / दोड्डाबेट्टा: the Nilgiri hills / नीलगिरी
Dhupgarh (1,350 m) / धूपगढ़: the Satpura range / सतपुड़ा
Anamudi (2,695 m) / अनाइमुडी: the Western Ghats / पश्चिमी घाट
Arma Konda (Jindhagada) / अरमा कोंडा (जिंधगाड़ा): the Eastern Ghats / पूर्वी घाट
Saddle Peak / सैडल पीक: the Andaman and Nicobar Islands / अंडमान-निकोबार
Nanda Devi / नंदा देवी: Uttarakhand / उत्तराखंड
Saramati / सरामती: the Naga hills (Nagaland) / नागा पहाड़ियों
K2 (Godwin Austen) / के2: the Karakoram range / काराकोरम
Mullayanagiri / मुल्लयनगिरी: Karnataka / कर्नाटक
Kalsubai / कलसुबाई: Maharashtra / महाराष्ट्र
Parasnath / पारसनाथ: Jharkhand / झारखंड
Aconcagua / अकोंकागुआ: the Andes / एंडीज
Kilimanjaro (Tanzania) / किलिमंजारो: Africa / अफ्रीका
Elbrus (Caucasus, Russia) / एल्ब्रुस: Europe / यूरोप
Mont Blanc / मों ब्लां: the Alps / आल्प्स
Denali (McKinley) / देनाली: North America / उत्तरी अमेरिका
Kosciuszko / कोसियस्को: Australia / ऑस्ट्रेलिया
Vinson Massif / विंसन मैसिफ: Antarctica / अंटार्कटिका
Mount Fuji / फ्यूजी: Japan / जापान`,
  },
  {
    topic: 'Geography',
    text: 'The largest producer of {thing} among the states of India is {value}.',
    hindi: 'भारत में {thing} का सबसे बड़ा उत्पादक राज्य {value} है।',
    words: 'which state largest highest leading producer producing production sabse bada utpadak rajya jyada',
    pairs: `
Uttar Pradesh / उत्तर प्रदेश: wheat / गेहूँ; sugarcane / गन्ने; potato / आलू; milk / दूध
West Bengal (Uttar Pradesh or Telangana in some years) / पश्चिम बंगाल: rice (paddy) / चावल (धान)
West Bengal / पश्चिम बंगाल: jute / जूट
Gujarat (Maharashtra in some years) / गुजरात (कुछ वर्षों में महाराष्ट्र): cotton / कपास
Gujarat / गुजरात: groundnut / मूँगफली; salt / नमक; castor / अरंडी
Assam / असम: tea / चाय
Karnataka / कर्नाटक: coffee / कॉफी; silk / रेशम; gold / सोने; sandalwood / चंदन
Kerala / केरल: rubber / रबर; cardamom / इलायची
Rajasthan / राजस्थान: mustard / सरसों; bajra / बाजरे; wool / ऊन
Madhya Pradesh (Maharashtra in some years) / मध्य प्रदेश (कुछ वर्षों में महाराष्ट्र): soybean / सोयाबीन
Madhya Pradesh / मध्य प्रदेश: pulses / दालों; diamond / हीरे; copper / ताँबे
Jammu and Kashmir / जम्मू-कश्मीर: saffron / केसर; apple / सेब; walnut / अखरोट
Maharashtra / महाराष्ट्र: onion / प्याज; grapes / अंगूर; jowar / ज्वार
Andhra Pradesh / आंध्र प्रदेश: fish / मछली; eggs / अंडे; chillies / मिर्च
Odisha / ओडिशा: iron ore / लौह अयस्क; bauxite / बॉक्साइट
Bihar / बिहार: litchi / लीची; makhana (fox nut) / मखाने`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} hills are in {value}.',
    hindi: '{thing} पहाड़ियाँ {value} में हैं।',
    words: 'where which state hills located pahadiyan pahadi kahan kis rajya',
    pairs: `
Andhra Pradesh / आंध्र प्रदेश: Nallamala / नल्लामाला; Palkonda / पालकोंडा
Madhya Pradesh / मध्य प्रदेश: Mahadeo / महादेव; Maikal / मैकाल
Meghalaya / मेघालय: Garo / गारो; Khasi / खासी; Jaintia / जयंतिया
Tamil Nadu / तमिलनाडु: Javadi / जवादी; Shevaroy / शेवरॉय; Palani / पालनी; Nilgiri / नीलगिरी
Kerala and Tamil Nadu / केरल-तमिलनाडु: Cardamom / कार्डामम (इलायची); Anamalai / अन्नामलाई
Jharkhand / झारखंड: Rajmahal / राजमहल
Assam / असम: Mikir / मिकिर
Mizoram / मिज़ोरम: Lushai (Mizo) / लुशाई
Nagaland / नागालैंड: Naga / नागा
Arunachal Pradesh / अरुणाचल प्रदेश: Dafla / डफला; Mishmi / मिशमी; Patkai / पटकाई
Maharashtra / महाराष्ट्र: Ajanta / अजंता; Balaghat / बालाघाट
Gujarat / गुजरात: Girnar / गिरनार; Mandav / मांडव
Karnataka / कर्नाटक: Baba Budan / बाबा बुदन
Bihar / बिहार: Kaimur / कैमूर`,
  },
  {
    topic: 'Geography',
    text: 'The volcano {thing} is in {value}.',
    hindi: '{thing} ज्वालामुखी {value} में है।',
    words: 'where which country volcano located jwalamukhi kahan kis desh',
    pairs: `
Japan / जापान: Fuji (Fujiyama) / फ्यूजी (फ्यूजीयामा)
Italy / इटली: Vesuvius / विसुवियस; Etna (Sicily) / एटना; Stromboli / स्ट्रॉम्बोली
Ecuador / इक्वाडोर: Cotopaxi / कोटोपैक्सी; Chimborazo / चिम्बोराज़ो
Hawaii (USA) / हवाई (अमेरिका): Mauna Loa / मौना लोआ; Kilauea / किलाउआ
Indonesia / इंडोनेशिया: Krakatoa / क्राकाटोआ; Merapi / मेरापी
Tanzania / तंज़ानिया: Kilimanjaro / किलिमंजारो
Mexico / मेक्सिको: Popocatepetl / पोपोकाटेपेटल
the Philippines / फिलीपींस: Mayon / मेयोन; Pinatubo / पिनातुबो; Taal / ताल
Antarctica / अंटार्कटिका: Erebus / एरेबस
Myanmar / म्यांमार: Popa / पोपा
the USA / अमेरिका: St Helens / सेंट हेलेन्स`,
  },
  {
    topic: 'Geography',
    text: 'The old (Vedic) name of the river {thing} is {value}.',
    hindi: '{thing} नदी का प्राचीन (वैदिक) नाम {value} है।',
    words: 'what old ancient vedic rigvedic name of river prachin purana naam nadi',
    pairs: `
Vitasta / वितस्ता: Jhelum / झेलम
Askini / अस्किनी: Chenab / चिनाब
Parushni / परुष्णी: Ravi / रावी
Vipasha / विपाशा: Beas / ब्यास
Shutudri / शुतुद्री: Sutlej / सतलुज
Sindhu / सिंधु: Indus / सिंधु
Drishadvati / दृषद्वती: Ghaggar / घग्गर
Kubha / कुभा: Kabul / काबुल
Sadanira / सदानीरा: Gandak / गंडक`,
  },
  {
    topic: 'Geography',
    text: 'The {thing} steel plant is in {value}.',
    hindi: '{thing} इस्पात संयंत्र {value} में है।',
    words: 'where which state steel plant located ispat sanyantra karkhana kahan',
    pairs: `
Jamshedpur, Jharkhand (1907) / जमशेदपुर (झारखंड): Tata (TISCO) / टाटा (टिस्को)
Chhattisgarh (Soviet help) / छत्तीसगढ़ (सोवियत सहायता): Bhilai / भिलाई
Odisha (German help) / ओडिशा (जर्मन सहायता): Rourkela / राउरकेला
West Bengal (British help) / पश्चिम बंगाल (ब्रिटिश सहायता): Durgapur / दुर्गापुर
Jharkhand (Soviet help) / झारखंड (सोवियत सहायता): Bokaro / बोकारो
Karnataka / कर्नाटक: Bhadravati (Visvesvaraya) / भद्रावती
Tamil Nadu / तमिलनाडु: Salem / सलेम
Andhra Pradesh / आंध्र प्रदेश: Visakhapatnam (Vizag) / विशाखापत्तनम
West Bengal (1918-19) / पश्चिम बंगाल: Burnpur (IISCO) / बर्नपुर`,
  },
  {
    topic: 'Geography',
    text: 'The state of {thing} was formed on {value}.',
    hindi: '{thing} राज्य {value} को बना।',
    words: 'when state formed created statehood foundation day date kab bana sthapana diwas rajya',
    pairs: `
1 October 1953 as Andhra, 1 November 1956 in its later form / 1 नवंबर 1956: Andhra Pradesh / आंध्र प्रदेश
1 November 1956 / 1 नवंबर 1956: Kerala / केरल; Karnataka / कर्नाटक; Madhya Pradesh / मध्य प्रदेश
1 May 1960 / 1 मई 1960: Maharashtra / महाराष्ट्र; Gujarat / गुजरात
1 December 1963 / 1 दिसंबर 1963: Nagaland / नागालैंड
1 November 1966 / 1 नवंबर 1966: Haryana / हरियाणा; Punjab / पंजाब
25 January 1971 / 25 जनवरी 1971: Himachal Pradesh / हिमाचल प्रदेश
21 January 1972 / 21 जनवरी 1972: Manipur / मणिपुर; Meghalaya / मेघालय; Tripura / त्रिपुरा
16 May 1975 / 16 मई 1975: Sikkim / सिक्किम
20 February 1987 / 20 फरवरी 1987: Mizoram / मिज़ोरम; Arunachal Pradesh / अरुणाचल प्रदेश
30 May 1987 / 30 मई 1987: Goa / गोवा
1 November 2000 / 1 नवंबर 2000: Chhattisgarh / छत्तीसगढ़
9 November 2000 / 9 नवंबर 2000: Uttarakhand (Uttaranchal) / उत्तराखंड
15 November 2000 / 15 नवंबर 2000: Jharkhand / झारखंड
2 June 2014 / 2 जून 2014: Telangana / तेलंगाना
1 April 1936 / 1 अप्रैल 1936: Odisha / ओडिशा`,
  },
];
