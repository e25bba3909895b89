import type { PairFamily } from './pair-family.ts';

/** As in pair-family.ts. */
export const rulersAndEvents: readonly PairFamily[] = [
  {
    topic: 'History',
    text: 'The {thing} dynasty was founded by {value}.',
    hindi: '{thing} वंश के संस्थापक {value} थे।',
    words: 'who founder founded dynasty empire kingdom first ruler sansthapak vansh samrajya kisne',
    pairs: `
Bimbisara / बिंबिसार: Haryanka / हर्यक
Shishunaga / शिशुनाग: Shishunaga / शिशुनाग
Mahapadma Nanda / महापद्मनंद: Nanda / नंद
Pushyamitra Shunga / पुष्यमित्र शुंग: Shunga (Sunga) / शुंग
Vasudeva / वासुदेव: Kanva / कण्व
Simuka / सिमुक: Satavahana / सातवाहन
Kujula Kadphises / कुजुल कडफिसेस: Kushana (Kushan) / कुषाण
Pushyabhuti / पुष्यभूति: Vardhana (Pushyabhuti) / वर्धन (पुष्यभूति)
Gopala / गोपाल: Pala / पाल
Samantasena / सामंतसेन: Sena / सेन
Nagabhata I / नागभट्ट प्रथम: Gurjara-Pratihara / गुर्जर प्रतिहार
Dantidurga / दंतिदुर्ग: Rashtrakuta / राष्ट्रकूट
Simhavishnu / सिंहविष्णु: Pallava / पल्लव
Vijayalaya / विजयालय: Chola / चोल
Pulakeshin I / पुलकेशिन प्रथम: Chalukya (Badami) / चालुक्य (बादामी)
Nannuka / नन्नुक: Chandela / चंदेल
Upendra (Krishnaraja) / उपेंद्र: Paramara / परमार
Sala / साल: Hoysala / होयसल
Bhillama V / भिल्लम पंचम: Yadava / यादव
Betaraja (Beta I) / बेतराज: Kakatiya / काकतीय
Mulraja / मूलराज: Solanki / सोलंकी
Khizr Khan / खिज्र खाँ: Sayyid / सैयद
Bahlul Lodi / बहलोल लोदी: Lodi / लोदी
Ghiyasuddin Tughlaq / गयासुद्दीन तुगलक: Tughlaq / तुगलक
Jalaluddin Khilji / जलालुद्दीन खिलजी: Khilji / खिलजी
Qutbuddin Aibak / कुतुबुद्दीन ऐबक: Slave (Mamluk) / गुलाम
Sher Shah Suri / शेरशाह सूरी: Sur / सूर
Yusuf Adil Shah / यूसुफ आदिल शाह: Adil Shahi (Bijapur) / आदिल शाही
Quli Qutb Shah / कुली कुतुब शाह: Qutb Shahi (Golconda) / कुतुब शाही
Malik Ahmad / मलिक अहमद: Nizam Shahi (Ahmadnagar) / निज़ाम शाही`,
  },
  {
    topic: 'History',
    text: '{value} was the Viceroy or Governor-General at the time of {thing}.',
    hindi: '{thing} के समय वायसराय (गवर्नर जनरल) {value} थे।',
    words:
      'who viceroy viceroyalty governor general during time when under period introduced samay kal kaun vayasray',
    pairs: `
Warren Hastings / वॉरेन हेस्टिंग्स: the Regulating Act of 1773 / रेग्युलेटिंग एक्ट 1773; the foundation of the Asiatic Society / एशियाटिक सोसाइटी की स्थापना
Lord Cornwallis / लॉर्ड कॉर्नवालिस: the Permanent Settlement / स्थायी बंदोबस्त
Lord Wellesley / लॉर्ड वेलेजली: the subsidiary alliance / सहायक संधि; the fourth Anglo-Mysore war / चौथे आंग्ल-मैसूर युद्ध
Lord Minto I / लॉर्ड मिंटो प्रथम: the Treaty of Amritsar with Ranjit Singh (1809) / अमृतसर की संधि
Lord Hastings / लॉर्ड हेस्टिंग्स: the third Anglo-Maratha war and the end of the Peshwa / तीसरे आंग्ल-मराठा युद्ध
Lord William Bentinck / लॉर्ड विलियम बेंटिक: the abolition of sati / सती प्रथा के अंत; Macaulay's Minute and English as medium of instruction / मैकाले के मिनट; the suppression of thugs / ठगी के दमन
Charles Metcalfe / चार्ल्स मेटकाफ: the freedom of the press (1835) / प्रेस की स्वतंत्रता
Lord Auckland / लॉर्ड ऑकलैंड: the first Afghan war / प्रथम अफगान युद्ध
Lord Hardinge I / लॉर्ड हार्डिंग प्रथम: the first Anglo-Sikh war / प्रथम आंग्ल-सिख युद्ध
Lord Dalhousie / लॉर्ड डलहौजी: the Doctrine of Lapse / हड़प नीति; the first railway, telegraph and postal system / रेल, तार और डाक; Wood's Despatch / वुड के डिस्पैच; the second Anglo-Sikh war and the annexation of Punjab / पंजाब के विलय
Lord Canning / लॉर्ड कैनिंग: the Revolt of 1857 / 1857 के विद्रोह; the foundation of the universities of Calcutta, Bombay and Madras / विश्वविद्यालयों की स्थापना; the Indian Penal Code / भारतीय दंड संहिता
Lord Mayo / लॉर्ड मेयो: the first census (1872) / पहली जनगणना
Lord Lytton / लॉर्ड लिटन: the Vernacular Press Act / वर्नाक्युलर प्रेस एक्ट; the Delhi Durbar of 1877 / दिल्ली दरबार 1877; the Arms Act / आर्म्स एक्ट
Lord Ripon / लॉर्ड रिपन: the Ilbert Bill controversy / इल्बर्ट बिल विवाद; local self-government / स्थानीय स्वशासन; the first Factory Act / पहले फैक्टरी एक्ट; the Hunter Commission on education / हंटर आयोग
Lord Dufferin / लॉर्ड डफरिन: the foundation of the Congress / कांग्रेस की स्थापना; the third Burmese war / तीसरे बर्मा युद्ध
Lord Lansdowne / लॉर्ड लैंसडाउन: the Durand Line / डूरंड रेखा; the Age of Consent Act / सहमति आयु अधिनियम
Lord Curzon / लॉर्ड कर्जन: the partition of Bengal / बंगाल विभाजन; the Ancient Monuments Act and the Archaeological Survey / प्राचीन स्मारक अधिनियम; the Indian Universities Act (1904) / विश्वविद्यालय अधिनियम
Lord Minto II / लॉर्ड मिंटो द्वितीय: the Morley-Minto reforms / मॉर्ले-मिंटो सुधार; the Surat split / सूरत विभाजन; the foundation of the Muslim League / मुस्लिम लीग की स्थापना
Lord Hardinge II / लॉर्ड हार्डिंग द्वितीय: the shift of the capital from Calcutta to Delhi / राजधानी दिल्ली लाने; the Delhi Durbar of 1911 / दिल्ली दरबार 1911; the annulment of the partition of Bengal / बंगाल विभाजन रद्द होने
Lord Chelmsford / लॉर्ड चेम्सफोर्ड: the Jallianwala Bagh massacre / जलियाँवाला बाग हत्याकांड; the Rowlatt Act / रॉलेट एक्ट; the Champaran satyagraha / चंपारण सत्याग्रह; the Montagu reforms of 1919 / मॉन्टेग्यू सुधार; the Khilafat movement / खिलाफत आंदोलन; the Lucknow Pact and the Home Rule movement / होम रूल आंदोलन
Lord Reading / लॉर्ड रीडिंग: the Chauri Chaura incident / चौरी चौरा कांड; the Kakori train robbery / काकोरी कांड; the Moplah rebellion / मोपला विद्रोह; the foundation of the Swaraj Party / स्वराज पार्टी
Lord Irwin / लॉर्ड इरविन: the Simon Commission / साइमन कमीशन; the Dandi March and civil disobedience / दांडी मार्च; the first Round Table Conference / पहले गोलमेज सम्मेलन; the Lahore session of 1929 / लाहौर अधिवेशन
Lord Willingdon / लॉर्ड विलिंगडन: the Communal Award / सांप्रदायिक पंचाट; the Poona Pact / पूना समझौता; the Government of India Act of 1935 / भारत शासन अधिनियम 1935; the second Round Table Conference / दूसरे गोलमेज सम्मेलन
Lord Linlithgow / लॉर्ड लिनलिथगो: the Quit India movement / भारत छोड़ो आंदोलन; the Cripps Mission / क्रिप्स मिशन; the August Offer / अगस्त प्रस्ताव
Lord Wavell / लॉर्ड वेवेल: the Cabinet Mission / कैबिनेट मिशन; the Simla Conference of 1945 / शिमला सम्मेलन; the interim government of 1946 / अंतरिम सरकार; the trial of the Indian National Army / आज़ाद हिंद फौज के मुकदमे
Lord Mountbatten / लॉर्ड माउंटबेटन: the partition and independence of India / भारत विभाजन और स्वतंत्रता`,
  },
  {
    topic: 'History',
    text: 'The real (childhood) name of {thing} was {value}.',
    hindi: '{thing} का असली (बचपन का) नाम {value} था।',
    words: 'what real childhood original birth name asli bachpan ka naam purana',
    pairs: `
Siddhartha / सिद्धार्थ: Gautama Buddha / गौतम बुद्ध
Vardhamana / वर्धमान: Mahavira / महावीर
Vishnugupta / विष्णुगुप्त: Chanakya (Kautilya) / चाणक्य
Narendranath Datta / नरेंद्रनाथ दत्त: Swami Vivekananda / स्वामी विवेकानंद
Mul Shankar / मूलशंकर: Dayananda Saraswati / दयानंद सरस्वती
Gadadhar Chattopadhyay / गदाधर चट्टोपाध्याय: Ramakrishna Paramahamsa / रामकृष्ण परमहंस
Mahesh Das / महेश दास: Birbal / बीरबल
Ramtanu Pandey / रामतनु पांडे: Tansen / तानसेन
Mehrunnisa / मेहरुन्निसा: Nur Jahan (Noor Jahan) / नूरजहाँ
Arjumand Banu Begum / अर्जुमंद बानो बेगम: Mumtaz Mahal / मुमताज महल
Salim / सलीम: Jahangir / जहाँगीर
Khurram / खुर्रम: Shah Jahan / शाहजहाँ
Farid Khan / फरीद खाँ: Sher Shah Suri / शेरशाह सूरी
Zahiruddin Muhammad / ज़हीरुद्दीन मुहम्मद: Babur / बाबर
Manikarnika (Manu) / मणिकर्णिका (मनु): Rani Lakshmibai / रानी लक्ष्मीबाई
Dhondu Pant / धोंडू पंत: Nana Saheb / नाना साहेब
Ramachandra Pandurang / रामचंद्र पांडुरंग: Tantia Tope / तात्या टोपे
Agnes Gonxha Bojaxhiu / एग्नेस गोंझा बोयाजिजू: Mother Teresa / मदर टेरेसा
Dhanpat Rai / धनपत राय: Munshi Premchand / मुंशी प्रेमचंद
Margaret Elizabeth Noble / मार्गरेट नोबल: Sister Nivedita / भगिनी निवेदिता
Juna Khan / जूना खाँ: Muhammad bin Tughlaq / मुहम्मद बिन तुगलक
Ali Gurshasp / अली गुरशास्प: Alauddin Khilji / अलाउद्दीन खिलजी`,
  },
  {
    topic: 'History',
    text: 'The guru (teacher) of {thing} was {value}.',
    hindi: '{thing} के गुरु {value} थे।',
    words: 'who guru teacher political spiritual mentor ke guru kaun rajnitik',
    pairs: `
Ramananda / रामानंद: Kabir / कबीर
Ravidas (Raidas) / रविदास: Mirabai / मीराबाई
Samarth Ramdas / समर्थ रामदास: Shivaji / शिवाजी
Swami Haridas / स्वामी हरिदास: Tansen / तानसेन
Ramakrishna Paramahamsa / रामकृष्ण परमहंस: Swami Vivekananda / स्वामी विवेकानंद
Virjananda / विरजानंद: Dayananda Saraswati / दयानंद सरस्वती
C. R. Das / सी. आर. दास: Subhas Chandra Bose (political) / सुभाष चंद्र बोस (राजनीतिक)
M. G. Ranade / एम. जी. रानाडे: Gopal Krishna Gokhale / गोपाल कृष्ण गोखले
Vallabhacharya / वल्लभाचार्य: Surdas / सूरदास
Nizamuddin Auliya / निज़ामुद्दीन औलिया: Amir Khusrau / अमीर खुसरो
Chanakya / चाणक्य: Chandragupta Maurya / चंद्रगुप्त मौर्य`,
  },
  {
    topic: 'History',
    text: 'The {thing} session of the Congress was presided over by {value}.',
    hindi: 'कांग्रेस के {thing} अधिवेशन के अध्यक्ष {value} थे।',
    words:
      'who president presided indian national session chaired adhyaksh adhyakshata adhiveshan kaun kisne ki',
    pairs: `
W. C. Bonnerjee (Banerjee) / व्योमेश चंद्र बनर्जी: first (Bombay, 1885) / पहले (बंबई, 1885)
Dadabhai Naoroji / दादाभाई नौरोजी: Calcutta (1886 and 1906) / कलकत्ता (1886, 1906)
Badruddin Tyabji / बदरुद्दीन तैयबजी: Madras (1887) / मद्रास (1887)
George Yule / जॉर्ज यूल: Allahabad (1888) / इलाहाबाद (1888)
Gopal Krishna Gokhale / गोपाल कृष्ण गोखले: Banaras (1905) / बनारस (1905)
Rash Behari Ghosh / रास बिहारी घोष: Surat (1907) / सूरत (1907)
A. C. Majumdar (Ambika Charan) / अंबिका चरण मजूमदार: Lucknow (1916) / लखनऊ (1916)
Annie Besant / एनी बेसेंट: Calcutta (1917) / कलकत्ता (1917)
Motilal Nehru / मोतीलाल नेहरू: Amritsar (1919) / अमृतसर (1919)
C. Vijayaraghavachariar / विजयराघवाचारी: Nagpur (1920) / नागपुर (1920)
C. R. Das / सी. आर. दास: Gaya (1922) / गया (1922)
Mahatma Gandhi / महात्मा गांधी: Belgaum (1924) / बेलगाम (1924)
Sarojini Naidu / सरोजिनी नायडू: Kanpur (1925) / कानपुर (1925)
Jawaharlal Nehru / जवाहरलाल नेहरू: Lahore (1929) / लाहौर (1929); Faizpur (1936, the first in a village) / फैजपुर (1936)
Vallabhbhai Patel / वल्लभभाई पटेल: Karachi (1931) / कराची (1931)
Subhas Chandra Bose / सुभाष चंद्र बोस: Haripura (1938) / हरिपुरा (1938); Tripuri (1939) / त्रिपुरी (1939)
Abul Kalam Azad / अबुल कलाम आज़ाद: Ramgarh (1940) / रामगढ़ (1940)
J. B. Kripalani / जे. बी. कृपलानी: Meerut (1946) / मेरठ (1946)`,
  },
  {
    topic: 'History',
    text: 'The newspaper {thing} was started (edited) by {value}.',
    hindi: '{thing} समाचार पत्र {value} ने निकाला।',
    words:
      'who started founded edited editor newspaper journal magazine weekly samachar patra akhbar patrika kisne nikala shuru',
    pairs: `
James Augustus Hicky (1780, the first of India) / जेम्स हिक्की (1780): Bengal Gazette / बंगाल गजट
Jugal Kishore Shukla (1826, the first in Hindi) / जुगल किशोर शुक्ल (1826, पहला हिंदी): Udant Martand / उदंत मार्तंड
Raja Ram Mohan Roy / राजा राममोहन राय: Sambad Kaumudi / संवाद कौमुदी; Mirat-ul-Akhbar / मिरात-उल-अखबार
Bal Gangadhar Tilak / बाल गंगाधर तिलक: Kesari (Marathi) / केसरी; Mahratta (English) / मराठा
Mahatma Gandhi / महात्मा गांधी: Young India / यंग इंडिया; Harijan / हरिजन; Navajivan / नवजीवन; Indian Opinion / इंडियन ओपिनियन
Abul Kalam Azad / अबुल कलाम आज़ाद: Al-Hilal / अल हिलाल; Al-Balagh / अल बलाग
B. R. Ambedkar / बी. आर. अंबेडकर: Mooknayak / मूकनायक; Bahishkrit Bharat / बहिष्कृत भारत
Motilal Nehru / मोतीलाल नेहरू: Independent / इंडिपेंडेंट
Jawaharlal Nehru / जवाहरलाल नेहरू: National Herald / नेशनल हेराल्ड
Annie Besant / एनी बेसेंट: New India / न्यू इंडिया; Commonweal / कॉमनवील
Dadabhai Naoroji / दादाभाई नौरोजी: Rast Goftar / रास्त गोफ्तार; Voice of India / वॉयस ऑफ इंडिया
Sisir Kumar Ghosh and Motilal Ghosh / शिशिर कुमार घोष: Amrita Bazar Patrika / अमृत बाज़ार पत्रिका
Surendranath Banerjea / सुरेंद्रनाथ बनर्जी: Bengalee / बंगाली
Aurobindo Ghosh and Bipin Chandra Pal / अरविंद घोष और बिपिन चंद्र पाल: Bande Mataram / वंदे मातरम्
Barindra Ghosh and Bhupendranath Datta / बारींद्र घोष: Yugantar / युगांतर
G. Subramania Iyer / जी. सुब्रमण्यम अय्यर: The Hindu / द हिंदू
Madan Mohan Malaviya / मदन मोहन मालवीय: Leader / लीडर; Hindustan / हिंदुस्तान
Ganesh Shankar Vidyarthi / गणेश शंकर विद्यार्थी: Pratap / प्रताप
Lala Hardayal / लाला हरदयाल: Ghadar / गदर
Sir Syed Ahmad Khan / सर सैयद अहमद खाँ: Tahzib-ul-Akhlaq / तहज़ीब-उल-अखलाक
Muhammad Ali / मुहम्मद अली: Comrade / कॉमरेड; Hamdard / हमदर्द
Harish Chandra Mukherjee / हरीश चंद्र मुखर्जी: Hindu Patriot / हिंदू पैट्रियट
Ishwar Chandra Vidyasagar / ईश्वर चंद्र विद्यासागर: Som Prakash / सोम प्रकाश
Shyamji Krishna Varma / श्यामजी कृष्ण वर्मा: Indian Sociologist / इंडियन सोशियोलॉजिस्ट`,
  },
  {
    topic: 'History',
    text: '{value} is called {thing}.',
    hindi: '{value} को {thing} कहा जाता है।',
    words: 'who known as title popularly nickname kise kaun kaha jata kehte upadhi upnaam',
    pairs: `
Vallabhbhai Patel / वल्लभभाई पटेल: the Iron Man of India / लौह पुरुष; Sardar and the Bismarck of India / सरदार, भारत का बिस्मार्क
Sarojini Naidu / सरोजिनी नायडू: the Nightingale of India (Bharat Kokila) / भारत कोकिला
Khan Abdul Ghaffar Khan / खान अब्दुल गफ्फार खान: the Frontier Gandhi (Seemant Gandhi, Badshah Khan) / सीमांत गांधी
Bal Gangadhar Tilak / बाल गंगाधर तिलक: Lokmanya / लोकमान्य; the father of Indian unrest / भारतीय अशांति का जनक
Lala Lajpat Rai / लाला लाजपत राय: Punjab Kesari, the Lion of Punjab / पंजाब केसरी
Chittaranjan Das / चितरंजन दास: Deshbandhu / देशबंधु
C. F. Andrews / सी. एफ. एंड्रयूज़: Deenabandhu / दीनबंधु
Subhas Chandra Bose / सुभाष चंद्र बोस: Netaji / नेताजी
Rabindranath Tagore / रवींद्रनाथ टैगोर: Gurudev / गुरुदेव
Madan Mohan Malaviya / मदन मोहन मालवीय: Mahamana / महामना
Dadabhai Naoroji / दादाभाई नौरोजी: the Grand Old Man of India / भारत का वयोवृद्ध पुरुष
Jayaprakash Narayan / जयप्रकाश नारायण: Loknayak (JP) / लोकनायक
C. Rajagopalachari / सी. राजगोपालाचारी: Rajaji / राजाजी
Jawaharlal Nehru / जवाहरलाल नेहरू: Chacha / चाचा; the architect of modern India / आधुनिक भारत का निर्माता
Lal Bahadur Shastri / लाल बहादुर शास्त्री: the man of peace / शांति पुरुष
Indira Gandhi / इंदिरा गांधी: the Iron Lady of India / भारत की लौह महिला; Priyadarshini / प्रियदर्शिनी
Mahatma Gandhi / महात्मा गांधी: Bapu and the father of the nation / बापू, राष्ट्रपिता
Milkha Singh / मिल्खा सिंह: the Flying Sikh / उड़न सिख
P. T. Usha / पी. टी. उषा: the Payyoli Express and Udan Pari / उड़न परी
Dhyan Chand / ध्यानचंद: the wizard of hockey / हॉकी का जादूगर
A. P. J. Abdul Kalam / ए. पी. जे. अब्दुल कलाम: the Missile Man of India / मिसाइल मैन
Lata Mangeshkar / लता मंगेशकर: the nightingale of Bollywood (Swar Kokila) / स्वर कोकिला
Samudragupta / समुद्रगुप्त: the Napoleon of India / भारत का नेपोलियन
Kalidasa / कालिदास: the Shakespeare of India / भारत का शेक्सपियर
Nagarjuna / नागार्जुन: the Einstein of India / भारत का आइंस्टीन
Chanakya / चाणक्य: the Machiavelli of India / भारत का मैकियावेली
Amir Khusrau / अमीर खुसरो: the parrot of India (Tuti-e-Hind) / भारत का तोता (तूती-ए-हिंद)
Tipu Sultan / टीपू सुल्तान: the Tiger of Mysore (Sher-e-Mysore) / मैसूर का शेर
Ranjit Singh / रणजीत सिंह: Sher-e-Punjab, the Lion of Punjab / शेर-ए-पंजाब
Sheikh Abdullah / शेख अब्दुल्ला: Sher-e-Kashmir, the Lion of Kashmir / शेर-ए-कश्मीर
Aurangzeb / औरंगज़ेब: Zinda Pir and Alamgir / ज़िंदा पीर, आलमगीर
Qutbuddin Aibak / कुतुबुद्दीन ऐबक: Lakh Baksh, giver of lakhs / लाख बख्श
Malik Kafur / मलिक काफूर: Hazar Dinari / हज़ार दीनारी
Bindusara / बिंदुसार: Amitraghata / अमित्रघात
Shivaji / शिवाजी: the father of the Indian Navy / भारतीय नौसेना का जनक
Verghese Kurien / वर्गीज़ कुरियन: the milkman of India / भारत का मिल्कमैन
Salim Ali / सलीम अली: the birdman of India / भारत का बर्डमैन (पक्षी पुरुष)
Rajendra Singh / राजेंद्र सिंह: the waterman of India / भारत का जल पुरुष
Jadav Payeng / जादव पायेंग: the forest man of India / भारत का वन पुरुष
Tessy Thomas / टेसी थॉमस: the missile woman (Agni Putri) of India / मिसाइल वुमन (अग्नि पुत्री)
Arunachalam Muruganantham / अरुणाचलम मुरुगनाथम: the pad man of India / पैड मैन
Dashrath Manjhi / दशरथ मांझी: the mountain man / माउंटेन मैन
Bismarck / बिस्मार्क: the Iron Chancellor / लौह चांसलर
Napoleon / नेपोलियन: the Little Corporal and man of destiny / लिटिल कॉर्पोरल
Margaret Thatcher / मार्गरेट थैचर: the Iron Lady of Britain / ब्रिटेन की लौह महिला
Florence Nightingale / फ्लोरेंस नाइटिंगेल: the lady with the lamp / लेडी विद द लैंप
Adolf Hitler / एडोल्फ हिटलर: Fuehrer / फ्यूहरर
Joan of Arc / जोन ऑफ आर्क: the maid of Orleans / मेड ऑफ ऑरलियन्स
Shakespeare / शेक्सपियर: the bard of Avon / बार्ड ऑफ एवन
William Wordsworth / विलियम वर्ड्सवर्थ: the poet of nature / प्रकृति का कवि`,
  },
  {
    topic: 'History',
    text: 'The Battle of {thing} was fought {value}.',
    hindi: '{thing} का युद्ध {value} हुआ।',
    words:
      'when who won defeated between whom year battle war yuddh ladai kab kinke beech kisne jeeta haraya',
    pairs: `
in 261 BCE between Ashoka and Kalinga / 261 ई.पू. में अशोक और कलिंग के बीच: Kalinga / कलिंग
in 712 between Muhammad bin Qasim and Dahir of Sindh / 712 में मोहम्मद बिन कासिम और दाहिर के बीच: Rawar (Sindh) / रावर (सिंध)
in 1191 between Prithviraj Chauhan and Muhammad Ghori; Prithviraj won / 1191 में पृथ्वीराज (विजयी) और गोरी के बीच: Tarain (first) / तराइन (प्रथम)
in 1192 between Muhammad Ghori and Prithviraj Chauhan; Ghori won / 1192 में गोरी (विजयी) और पृथ्वीराज के बीच: Tarain (second) / तराइन (द्वितीय)
in 1194 between Muhammad Ghori and Jaichand of Kannauj; Ghori won / 1194 में गोरी (विजयी) और जयचंद के बीच: Chandawar / चंदावर
in 1528 between Babur and Medini Rai; Babur won / 1528 में बाबर (विजयी) और मेदिनी राय के बीच: Chanderi / चंदेरी
in 1529 between Babur and the Afghans (Mahmud Lodi); Babur won / 1529 में बाबर (विजयी) और अफगानों के बीच: Ghaghra / घाघरा
in 1539 between Sher Shah and Humayun; Sher Shah won / 1539 में शेरशाह (विजयी) और हुमायूँ के बीच: Chausa / चौसा
in 1540 between Sher Shah and Humayun; Sher Shah won / 1540 में शेरशाह (विजयी) और हुमायूँ के बीच: Kannauj (Bilgram) / कन्नौज (बिलग्राम)
in 1565 between Vijayanagara and the Deccan sultans; the sultans won / 1565 में विजयनगर और दक्कन के सुल्तानों के बीच: Talikota (Rakshasi Tangadi) / तालीकोटा
in 1658 between Aurangzeb and Dara Shikoh; Aurangzeb won / 1658 में औरंगज़ेब (विजयी) और दारा शिकोह के बीच: Samugarh / सामूगढ़
in 1739 between Nadir Shah and Muhammad Shah; Nadir Shah won / 1739 में नादिर शाह (विजयी) और मुहम्मद शाह के बीच: Karnal / करनाल
in 1760 between the English (Eyre Coote) and the French (Count Lally); the English won / 1760 में अंग्रेजों (विजयी) और फ्रांसीसियों के बीच: Wandiwash / वांडीवाश
in 1815 by Wellington and Blücher against Napoleon, who lost / 1815 में नेपोलियन की हार के साथ: Waterloo / वाटरलू
in 1805 between the British under Nelson and the French and Spanish fleets; Nelson won / 1805 में नेल्सन (विजयी) और फ्रांसीसी-स्पेनी बेड़े के बीच: Trafalgar / ट्रफैल्गर
in 490 BCE between Athens and Persia; Athens won / 490 ई.पू. में एथेंस (विजयी) और फारस के बीच: Marathon / मैराथन`,
  },
  {
    topic: 'History',
    text: 'The Treaty of {thing} was made in {value}.',
    hindi: '{thing} की संधि {value} में हुई।',
    words: 'when who signed between whom year treaty agreement pact sandhi samjhauta kab kinke beech',
    pairs: `
1665 between Shivaji and Raja Jai Singh / 1665 (शिवाजी और जय सिंह): Purandar / पुरंदर
1765 between Robert Clive and Shah Alam II, after Buxar; it gave the diwani of Bengal / 1765 (क्लाइव और शाह आलम; दीवानी): Allahabad / इलाहाबाद
1782, ending the first Anglo-Maratha war / 1782 (प्रथम आंग्ल-मराठा युद्ध): Salbai / सालबाई
1802 between Baji Rao II and the English / 1802 (बाजीराव द्वितीय और अंग्रेज): Bassein / बसीन
1784, ending the second Anglo-Mysore war / 1784 (दूसरा आंग्ल-मैसूर युद्ध): Mangalore / मंगलौर
1792, ending the third Anglo-Mysore war / 1792 (तीसरा आंग्ल-मैसूर युद्ध): Seringapatam (Srirangapatna) / श्रीरंगपट्टनम
1809 between Ranjit Singh and the English (Metcalfe) / 1809 (रणजीत सिंह और अंग्रेज): Amritsar / अमृतसर
1846, ending the first Anglo-Sikh war / 1846 (प्रथम आंग्ल-सिख युद्ध): Lahore / लाहौर
1816, ending the Anglo-Nepal war / 1816 (आंग्ल-नेपाल युद्ध): Sugauli / सुगौली
1826, ending the first Burmese war / 1826 (प्रथम बर्मा युद्ध): Yandabo / यांडबू
1879 with Afghanistan / 1879 (अफगानिस्तान): Gandamak / गंडमक
1748, ending the first Carnatic war / 1748 (प्रथम कर्नाटक युद्ध): Aix-la-Chapelle / एक्स-ला-शापेल
1763, ending the third Carnatic (Seven Years') war / 1763 (तीसरा कर्नाटक युद्ध): Paris / पेरिस
1919, after the First World War / 1919 (प्रथम विश्व युद्ध के बाद): Versailles / वर्साय
1957, founding the European Economic Community / 1957: Rome / रोम
1992, founding the European Union / 1992: Maastricht / मास्ट्रिख`,
  },
  {
    topic: 'History',
    text: '{thing} was built by {value}.',
    hindi: '{thing}: निर्माता {value}।',
    words: 'who built constructed builder made kisne banwaya banaya nirman nirmata',
    pairs: `
Shah Jahan / शाहजहाँ: The Taj Mahal / ताजमहल; The Red Fort of Delhi (Lal Qila) / लाल किला (दिल्ली); The Jama Masjid of Delhi / जामा मस्जिद (दिल्ली); The Moti Masjid of Agra / मोती मस्जिद (आगरा); The Shalimar Garden of Lahore / शालीमार बाग (लाहौर)
Akbar / अकबर: Fatehpur Sikri / फतेहपुर सीकरी; The Buland Darwaza / बुलंद दरवाज़ा; The Agra Fort / आगरा किला; Panch Mahal / पंच महल
Jahangir / जहाँगीर: The Shalimar Garden of Kashmir / शालीमार बाग (कश्मीर)
Nur Jahan / नूरजहाँ: The tomb of Itimad-ud-Daula / एतमादुद्दौला का मकबरा
Aurangzeb / औरंगज़ेब: The Moti Masjid of the Red Fort / मोती मस्जिद (लाल किला)
Haji Begum, his widow / हाजी बेगम: Humayun's tomb / हुमायूँ का मकबरा
Sher Shah Suri / शेरशाह सूरी: The Purana Qila (Old Fort) of Delhi / पुराना किला (दिल्ली); The Grand Trunk Road / ग्रांड ट्रंक रोड
Alauddin Khilji / अलाउद्दीन खिलजी: The Alai Darwaza / अलाई दरवाज़ा; The Siri Fort / सीरी किला; Hauz Khas / हौज़ खास
Qutbuddin Aibak (begun; Iltutmish completed it) / कुतुबुद्दीन ऐबक (इल्तुतमिश ने पूरा किया): The Qutub Minar / कुतुब मीनार
Qutbuddin Aibak / कुतुबुद्दीन ऐबक: Adhai Din ka Jhonpra (Ajmer) / अढ़ाई दिन का झोंपड़ा; The Quwwat-ul-Islam mosque / कुव्वत-उल-इस्लाम मस्जिद
Ghiyasuddin Tughlaq / गयासुद्दीन तुगलक: The Tughlaqabad Fort / तुगलकाबाद किला
Muhammad Quli Qutb Shah (1591) / मुहम्मद कुली कुतुब शाह: The Charminar / चारमीनार
Muhammad Adil Shah / मुहम्मद आदिल शाह: Gol Gumbaz (Bijapur) / गोल गुंबज (बीजापुर)
Sawai Pratap Singh (1799) / सवाई प्रताप सिंह: Hawa Mahal (Jaipur) / हवा महल (जयपुर)
Sawai Jai Singh II / सवाई जय सिंह द्वितीय: Jantar Mantar / जंतर मंतर; The city of Jaipur / जयपुर शहर
Rana Kumbha / राणा कुंभा: The Vijay Stambha (Chittorgarh) / विजय स्तंभ (चित्तौड़गढ़); The Kumbhalgarh Fort / कुंभलगढ़ किला
Rao Jodha / राव जोधा: The Mehrangarh Fort (Jodhpur) / मेहरानगढ़ किला
Raja Man Singh I / राजा मान सिंह: The Amber (Amer) Fort / आमेर किला
Narasimhadeva I of the Eastern Gangas / नरसिंहदेव प्रथम: The Sun Temple of Konark / कोणार्क सूर्य मंदिर
Anantavarman Chodaganga / अनंतवर्मन चोडगंग: The Jagannath temple of Puri / जगन्नाथ मंदिर (पुरी)
Rajaraja Chola I / राजराज चोल प्रथम: The Brihadeeswara temple of Thanjavur / बृहदेश्वर मंदिर (तंजावुर)
the Chandelas / चंदेल: The temple group of Khajuraho / खजुराहो के मंदिर
Krishna I (Rashtrakuta) / कृष्ण प्रथम (राष्ट्रकूट): The Kailasa temple of Ellora / कैलाश मंदिर (एलोरा)
Narasimhavarman (Pallava) / नरसिंहवर्मन (पल्लव): The group of Rathas of Mahabalipuram / महाबलीपुरम के रथ मंदिर
Guru Arjan Dev / गुरु अर्जन देव: The Golden Temple (Harmandir Sahib) / स्वर्ण मंदिर
Ashoka / अशोक: The Sanchi Stupa / साँची स्तूप
Vimal Shah / विमल शाह: The Dilwara temple of Mount Abu / दिलवाड़ा मंदिर
Asaf-ud-Daula / आसफुद्दौला: The Bara Imambara (Lucknow) / बड़ा इमामबाड़ा (लखनऊ)
Edwin Lutyens (architect) / एडविन लुटियंस: India Gate / इंडिया गेट; The Rashtrapati Bhavan / राष्ट्रपति भवन
Herbert Baker (architect) / हर्बर्ट बेकर: The old Parliament House (with Lutyens) / पुराना संसद भवन
Le Corbusier (architect) / ले कार्बूजियर: The city of Chandigarh / चंडीगढ़ शहर
Gustave Eiffel (1889) / गुस्ताव एफिल: The Eiffel Tower / एफिल टावर
Suryavarman II / सूर्यवर्मन द्वितीय: Angkor Wat (Cambodia) / अंगकोर वाट
Hyder Ali and Tipu Sultan / हैदर अली और टीपू सुल्तान: The Lal Bagh of Bengaluru / लाल बाग (बेंगलुरु)`,
  },
  {
    topic: 'History',
    text: 'The tomb of {thing} is at {value}.',
    hindi: '{thing} का मकबरा {value} में है।',
    words: 'where tomb buried located makbara makabara kahan kabr',
    pairs: `
Sasaram, Bihar / सासाराम (बिहार): Sher Shah Suri / शेरशाह सूरी
Sikandra, Agra / सिकंदरा (आगरा): Akbar / अकबर
Shahdara, Lahore / लाहौर: Jahangir / जहाँगीर; Nur Jahan / नूरजहाँ
Kabul / काबुल: Babur / बाबर
Delhi / दिल्ली: Humayun / हुमायूँ
the Taj Mahal, Agra / ताजमहल (आगरा): Shah Jahan / शाहजहाँ; Mumtaz Mahal / मुमताज महल
Khuldabad, Aurangabad / खुल्दाबाद (औरंगाबाद): Aurangzeb / औरंगज़ेब
Rangoon (Yangon), Myanmar / रंगून: Bahadur Shah Zafar / बहादुर शाह ज़फर
Srirangapatna / श्रीरंगपट्टनम: Tipu Sultan / टीपू सुल्तान
Gwalior / ग्वालियर: Tansen / तानसेन
Maghar, Uttar Pradesh / मगहर: Kabir / कबीर
Lahore / लाहौर: Qutbuddin Aibak / कुतुबुद्दीन ऐबक`,
  },
  {
    topic: 'History',
    text: '{thing} was introduced (started) by {value}.',
    hindi: '{thing}: शुरुआत {value} ने की।',
    words:
      'who introduced started began issued adopted first system policy kisne shuru kiya lagu chalaya pratha',
    pairs: `
Iltutmish / इल्तुतमिश: The silver tanka (with the copper jital) / चाँदी का टंका और जीतल; The iqta system / इक्ता प्रथा; The group of forty (chahalgani) / चालीसा दल
Balban / बलबन: The policy of blood and iron / रक्त और लौह नीति; The practice of sijda and paibos / सिजदा और पैबोस; Nauroz in India / नौरोज़
Alauddin Khilji / अलाउद्दीन खिलजी: Market control (price regulation) / बाज़ार नियंत्रण; The branding of horses (dagh) / घोड़े दागने की प्रथा
Muhammad bin Tughlaq / मुहम्मद बिन तुगलक: The token currency (sanketik mudra) / सांकेतिक मुद्रा
Akbar / अकबर: The mansabdari system / मनसबदारी प्रथा; Din-i-Ilahi / दीन-ए-इलाही; The Ilahi era / इलाही संवत
Todar Mal / टोडर मल: The zabti (dahsala, bandobast) land revenue system / दहसाला (ज़ब्ती) व्यवस्था
Aurangzeb (1679) / औरंगज़ेब: The jizya (again) / जज़िया (पुनः)
Sher Shah Suri / शेरशाह सूरी: The silver rupee (rupiya) / रुपया; The system of patta and qabuliyat / पट्टा और कबूलियत
Shivaji / शिवाजी: The ashtapradhan / अष्टप्रधान
Robert Clive (1765) / रॉबर्ट क्लाइव: The dual government of Bengal / बंगाल का द्वैध शासन
Lord Cornwallis / लॉर्ड कॉर्नवालिस: The civil service of India / सिविल सेवा; The police (thana) system of India / पुलिस व्यवस्था
Lord Canning / लॉर्ड कैनिंग: The portfolio system / विभागीय (पोर्टफोलियो) प्रणाली; Paper currency in India / कागजी मुद्रा; The budget system in India / बजट प्रणाली
Kanishka (78 CE) / कनिष्क: The Saka era / शक संवत
Chandragupta I (319-20 CE) / चंद्रगुप्त प्रथम: The Gupta era / गुप्त संवत
Vikramaditya (57 BCE) / विक्रमादित्य: The Vikram era (samvat) / विक्रम संवत
Harsha (606 CE) / हर्ष: The Harsha era / हर्ष संवत
the Indo-Greeks / हिंद-यवनों (इंडो-ग्रीक): The issue of gold coins in India / सोने के सिक्के
Vinoba Bhave (1951, Pochampally) / विनोबा भावे (1951): The Bhoodan movement / भूदान आंदोलन
Periyar E. V. Ramasamy / पेरियार: The self-respect movement / आत्मसम्मान आंदोलन
Derozio / डेरोजियो: The Young Bengal movement / यंग बंगाल आंदोलन
Bal Gangadhar Tilak (1893) / बाल गंगाधर तिलक: The public Ganapati festival / सार्वजनिक गणेश उत्सव
Jayaprakash Narayan (1974) / जयप्रकाश नारायण: Total revolution (sampoorna kranti) / संपूर्ण क्रांति
Lord Wellesley / लॉर्ड वेलेजली: The subsidiary alliance (sahayak sandhi) / सहायक संधि
Lord Dalhousie / लॉर्ड डलहौजी: The doctrine of lapse (hadap niti) / हड़प नीति
Thomas Munro and Alexander Read / थॉमस मुनरो: The ryotwari system / रैयतवाड़ी व्यवस्था
Holt Mackenzie (1822) / होल्ट मैकेंज़ी: The mahalwari system / महालवाड़ी व्यवस्था`,
  },
  {
    topic: 'History',
    text: 'The {thing} was led by {value}.',
    hindi: '{thing} का नेतृत्व {value} ने किया।',
    words:
      'who led leader leadership headed revolt movement rebellion uprising neta netritva kisne vidroh andolan',
    pairs: `
Nana Saheb and Tantia Tope / नाना साहेब, तात्या टोपे: revolt of 1857 at Kanpur / कानपुर में 1857 के विद्रोह
Begum Hazrat Mahal / बेगम हज़रत महल: revolt of 1857 at Lucknow / लखनऊ में 1857 के विद्रोह
Rani Lakshmibai / रानी लक्ष्मीबाई: revolt of 1857 at Jhansi / झाँसी में 1857 के विद्रोह
Kunwar Singh / कुँवर सिंह: revolt of 1857 in Bihar (Arrah, Jagdishpur) / बिहार में 1857 के विद्रोह
Bahadur Shah II and Bakht Khan / बहादुर शाह ज़फर, बख्त खाँ: revolt of 1857 at Delhi / दिल्ली में 1857 के विद्रोह
Khan Bahadur Khan / खान बहादुर खान: revolt of 1857 at Bareilly / बरेली में 1857 के विद्रोह
Maulvi Ahmadullah / मौलवी अहमदुल्ला: revolt of 1857 at Faizabad / फैजाबाद में 1857 के विद्रोह
Liaquat Ali / लियाकत अली: revolt of 1857 at Allahabad / इलाहाबाद में 1857 के विद्रोह
Sidhu and Kanhu (1855-56) / सिद्धू और कान्हू (1855-56): Santhal rebellion (Hul) / संथाल विद्रोह
Birsa Munda (1899-1900) / बिरसा मुंडा: Munda rebellion (Ulgulan) / मुंडा विद्रोह (उलगुलान)
Alluri Sitarama Raju (1922-24) / अल्लूरी सीताराम राजू: Rampa rebellion / रम्पा विद्रोह
Titu Mir / तीतू मीर: Barasat (Narkelberia) rising / बारासात विद्रोह
Surya Sen / सूर्य सेन: Chittagong armoury raid (1930) / चटगाँव शस्त्रागार कांड
Vallabhbhai Patel (1928) / वल्लभभाई पटेल: Bardoli satyagraha / बारदोली सत्याग्रह
Mahatma Gandhi (1917) / महात्मा गांधी: Champaran satyagraha / चंपारण सत्याग्रह
the Ali brothers / अली बंधु: Khilafat movement / खिलाफत आंदोलन
Shariatullah and Dudu Mian / शरीयतुल्ला, दूदू मियाँ: Faraizi movement / फरायज़ी आंदोलन
Ram Singh / राम सिंह: Kuka movement / कूका आंदोलन
Syed Ahmad of Rae Bareli / सैयद अहमद बरेलवी: Wahabi movement / वहाबी आंदोलन
Rani Gaidinliu / रानी गाइदिन्ल्यू: Naga movement (Heraka) / नागा आंदोलन
Sunderlal Bahuguna and Chandi Prasad Bhatt / सुंदरलाल बहुगुणा, चंडी प्रसाद भट्ट: Chipko movement / चिपको आंदोलन
Medha Patkar / मेधा पाटकर: Narmada Bachao Andolan / नर्मदा बचाओ आंदोलन
Martin Luther King Jr / मार्टिन लूथर किंग: civil rights movement of the USA / अमेरिका के नागरिक अधिकार आंदोलन
Lenin / लेनिन: Russian (October) Revolution of 1917 / रूसी क्रांति
Mao Zedong / माओ: Chinese Revolution of 1949 / चीनी क्रांति 1949`,
  },
  {
    topic: 'History',
    text: 'The {thing} was founded by {value}.',
    hindi: '{thing} के संस्थापक {value} थे।',
    words: 'who when founder founded established year formed set up sansthapak sthapana kisne kab ki',
    pairs: `
Raja Ram Mohan Roy in 1828 / राजा राममोहन राय (1828): Brahmo Samaj / ब्रह्म समाज
Dayananda Saraswati in 1875 / दयानंद सरस्वती (1875): Arya Samaj / आर्य समाज
Atmaram Pandurang in 1867 / आत्माराम पांडुरंग (1867): Prarthana Samaj / प्रार्थना समाज
Swami Vivekananda in 1897 / स्वामी विवेकानंद (1897): Ramakrishna Mission / रामकृष्ण मिशन
Madame Blavatsky and Colonel Olcott in 1875 / ब्लावात्स्की और ऑल्काट (1875): Theosophical Society / थियोसोफिकल सोसाइटी
Debendranath Tagore in 1839 / देवेंद्रनाथ टैगोर (1839): Tattvabodhini Sabha / तत्त्वबोधिनी सभा
Gopal Krishna Gokhale in 1905 / गोपाल कृष्ण गोखले (1905): Servants of India Society / सर्वेंट्स ऑफ इंडिया सोसाइटी
William Jones in 1784 / विलियम जोन्स (1784): Asiatic Society of Bengal / एशियाटिक सोसाइटी
Sir Syed Ahmad Khan in 1875 / सर सैयद अहमद खाँ (1875): Aligarh (MAO) College / अलीगढ़ कॉलेज
A. O. Hume in 1885 / ए. ओ. ह्यूम (1885): Indian National Congress / भारतीय राष्ट्रीय कांग्रेस
Bal Gangadhar Tilak and Annie Besant in 1916 / तिलक और एनी बेसेंट (1916): Home Rule League / होम रूल लीग
Lala Hardayal and Sohan Singh Bhakna in 1913 / लाला हरदयाल (1913): Ghadar Party / गदर पार्टी
Subhas Chandra Bose in 1939 / सुभाष चंद्र बोस (1939): Forward Bloc / फॉरवर्ड ब्लॉक
Bhagat Singh in 1926 / भगत सिंह (1926): Naujawan Bharat Sabha / नौजवान भारत सभा
Acharya Narendra Dev and Jayaprakash Narayan in 1934 / आचार्य नरेंद्र देव, जयप्रकाश नारायण (1934): Congress Socialist Party / कांग्रेस समाजवादी दल
Swami Sahajanand Saraswati in 1936 / स्वामी सहजानंद (1936): All India Kisan Sabha / अखिल भारतीय किसान सभा
N. M. Joshi and Lala Lajpat Rai in 1920 / एन. एम. जोशी, लाला लाजपत राय (1920): AITUC / AITUC
K. B. Hedgewar in 1925 / के. बी. हेडगेवार (1925): RSS (Rashtriya Swayamsevak Sangh) / राष्ट्रीय स्वयंसेवक संघ
M. N. Roy in 1920 (Tashkent) / एम. एन. रॉय (1920): Communist Party of India / भारतीय कम्युनिस्ट पार्टी
V. D. Savarkar in 1904 / वी. डी. सावरकर (1904): Abhinav Bharat / अभिनव भारत
Shyamji Krishna Varma in 1905 (London) / श्यामजी कृष्ण वर्मा (1905): India House and Indian Home Rule Society / इंडिया हाउस
Sachindranath Sanyal in 1924 / शचींद्रनाथ सान्याल (1924): Hindustan Republican Association / हिंदुस्तान रिपब्लिकन एसोसिएशन
Chandra Shekhar Azad in 1928 / चंद्रशेखर आज़ाद (1928): Hindustan Socialist Republican Association (HSRA) / हिंदुस्तान सोशलिस्ट रिपब्लिकन एसोसिएशन
Mahatma Gandhi in 1917 / महात्मा गांधी (1917): Sabarmati Ashram / साबरमती आश्रम
Mahatma Gandhi in 1932 / महात्मा गांधी (1932): Harijan Sevak Sangh / हरिजन सेवक संघ
Rabindranath Tagore in 1921 / रवींद्रनाथ टैगोर (1921): Visva-Bharati (Shantiniketan) University / विश्वभारती (शांतिनिकेतन)
Surendranath Banerjea in 1876 / सुरेंद्रनाथ बनर्जी (1876): Indian Association / इंडियन एसोसिएशन
Dadabhai Naoroji in 1866 (London) / दादाभाई नौरोजी (1866): East India Association / ईस्ट इंडिया एसोसिएशन
Kumaragupta I / कुमारगुप्त प्रथम: university of Nalanda / नालंदा विश्वविद्यालय
Dharmapala / धर्मपाल: university of Vikramashila / विक्रमशिला विश्वविद्यालय
Sikandar Lodi in 1504 / सिकंदर लोदी (1504): city of Agra / आगरा शहर
Job Charnock in 1690 / जॉब चार्नॉक (1690): city of Calcutta (Kolkata) / कलकत्ता शहर
Udayin / उदयिन: city of Pataliputra (Patna) / पाटलिपुत्र नगर
Guru Ram Das / गुरु राम दास: city of Amritsar / अमृतसर शहर
Firoz Shah Tughlaq / फिरोज शाह तुगलक: city of Jaunpur / जौनपुर शहर
Muhammad Quli Qutb Shah / मुहम्मद कुली कुतुब शाह: city of Hyderabad / हैदराबाद शहर
Anangpal Tomar / अनंगपाल तोमर: city of Delhi (Dhillika) / दिल्ली शहर
Ahmad Shah I in 1411 / अहमद शाह प्रथम (1411): city of Ahmedabad / अहमदाबाद शहर
Henri Dunant in 1863 / हेनरी ड्यूनेंट (1863): Red Cross / रेड क्रॉस
Baden-Powell in 1907 / बेडेन पॉवेल (1907): Scout movement / स्काउट आंदोलन
Peter Benenson in 1961 / पीटर बेनेन्सन (1961): Amnesty International / एमनेस्टी इंटरनेशनल`,
  },
  {
    topic: 'History',
    text: 'The {thing} was found at {value}.',
    hindi: '{thing}: {value} में प्राप्त।',
    words: 'where which harappan indus site found discovered sindhu kahan mila mili sthal prapt',
    pairs: `
Mohenjo-daro / मोहनजोदड़ो: Great Bath of the Indus Valley / विशाल स्नानागार; bronze dancing girl (kanse ki nartaki) / कांसे की नर्तकी की मूर्ति; bearded priest king / पुजारी की मूर्ति; Pashupati seal / पशुपति मुहर; Great Granary of the Indus Valley / विशाल अन्नागार
Lothal, Gujarat / लोथल (गुजरात): dockyard of the Indus Valley / गोदीवाड़ा (बंदरगाह)
Kalibangan, Rajasthan / कालीबंगा (राजस्थान): ploughed field of the Indus Valley / जुते हुए खेत का साक्ष्य
Surkotada, Gujarat / सुरकोटदा (गुजरात): evidence of horse bones in the Indus Valley / घोड़े की अस्थियाँ
Dholavira, Gujarat / धोलावीरा (गुजरात): signboard (with water reservoirs) of the Indus Valley / सूचना पट्ट और जलाशय
Chanhudaro / चन्हुदड़ो: bead factory of the Indus Valley (in a town without a citadel) / मनके का कारखाना
Banawali, Haryana / बनावली (हरियाणा): toy plough of the Indus Valley / मिट्टी का हल
Harappa, on the Ravi / हड़प्पा (रावी): row of granaries (with the cemetery R-37) / अन्नागारों की पंक्ति (और कब्रिस्तान R-37)
Daimabad / दैमाबाद: bronze chariot / कांस्य रथ`,
  },
];
