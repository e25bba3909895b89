/** As in polity.ts: general knowledge that is asked again and again. */
export const general = `
The World Health Organization (WHO) looks after health worldwide; its headquarters is in Geneva, Switzerland. | which un body health world where headquarters who | WHO का मुख्यालय जिनेवा (स्विट्ज़रलैंड) में है।
Sachin Tendulkar was the first sportsperson to receive the Bharat Ratna (2014). | first sportsperson cricketer bharat ratna pane wale player | सचिन तेंदुलकर भारत रत्न पाने वाले पहले खिलाड़ी हैं (2014)।
The first recipients of the Bharat Ratna (1954) were C. Rajagopalachari, S. Radhakrishnan and C. V. Raman. | first bharat ratna recipients awardees winners names 1954 who got | पहले भारत रत्न (1954): राजगोपालाचारी, राधाकृष्णन, सी. वी. रमन।
The President of India summons and prorogues the sessions of Parliament (Lok Sabha and Rajya Sabha) and can dissolve the Lok Sabha. | who summons session lok sabha parliament calls bulata prorogues dissolves | संसद (लोकसभा) का सत्र राष्ट्रपति बुलाते हैं।
Shah Jahan built the Taj Mahal at Agra in memory of his wife Mumtaz Mahal. | who built taj mahal kisne banwaya whose memory yaad agra | ताजमहल शाहजहाँ ने मुमताज महल की याद में बनवाया।
The longest day in the northern hemisphere is 21 June (summer solstice), the shortest 22 December; day and night are equal on 21 March and 23 September. | longest shortest day northern hemisphere date solstice equinox | उत्तरी गोलार्ध का सबसे लंबा दिन 21 जून, सबसे छोटा 22 दिसंबर।
Saturn has the most prominent rings and the most known moons of the planets. | which planet prominent rings ring most moons | शनि के वलय सबसे स्पष्ट हैं।
Jupiter is the largest planet, Mercury the smallest; Venus is the hottest, Neptune the farthest from the Sun. | which largest smallest hottest coldest farthest nearest planet solar system | बृहस्पति सबसे बड़ा, बुध सबसे छोटा, शुक्र सबसे गर्म ग्रह है।
Venus is called the morning star, the evening star and the twin (sister) of the Earth. | which planet morning evening star twin sister earth | शुक्र: भोर का तारा, पृथ्वी की बहन।
Panchayati Raj began in Nagaur, Rajasthan, on 2 October 1959. | panchayati raj first started which state sabse pehle | पंचायती राज सबसे पहले नागौर, राजस्थान में (1959) शुरू हुआ।
Aryabhata was the first satellite of India, launched on 19 April 1975. | first satellite launched india name year | भारत का पहला उपग्रह आर्यभट्ट (1975) है।
The Great Stupa at Sanchi (Madhya Pradesh) was built by Emperor Ashoka. | who built sanchi stupa kisne banwaya state | साँची का स्तूप सम्राट अशोक ने बनवाया।
Dr Rajendra Prasad was the first President of India, Dr S. Radhakrishnan the first Vice-President, Jawaharlal Nehru the first Prime Minister. | first president vice-president prime minister india name | पहले राष्ट्रपति राजेंद्र प्रसाद, पहले उपराष्ट्रपति डॉ. राधाकृष्णन, पहले प्रधानमंत्री नेहरू।
Lord Mountbatten was the first Governor-General of free India; C. Rajagopalachari was the first and only Indian one. | first governor general free independent india indian last | स्वतंत्र भारत के पहले गवर्नर जनरल माउंटबेटन; पहले भारतीय राजगोपालाचारी।
In the Battle of Plassey (23 June 1757) Robert Clive defeated Siraj-ud-Daulah, the Nawab of Bengal. | battle plassey year who lost won defeated between | प्लासी का युद्ध (1757): क्लाइव ने सिराजुद्दौला को हराया।
In the Battle of Buxar (1764) the English defeated Mir Qasim, Shuja-ud-Daula and Shah Alam II. | battle buxar year who lost won between | बक्सर का युद्ध 1764 में हुआ।
The Lahore session of the Congress in December 1929 declared purna swaraj (complete independence) as its goal. | purna swaraj complete independence declared congress session year president nehru | पूर्ण स्वराज: लाहौर अधिवेशन, 1929।
The tenth schedule of the Constitution contains the anti-defection law (52nd Amendment, 1985). | 10th tenth schedule constitution about anti defection dal badal | दसवीं अनुसूची: दल-बदल विरोधी कानून।
The Constitution of India has 12 schedules now; it had 8 in 1950. | how many number schedules constitution now original kitne | संविधान में अब 12 अनुसूचियाँ हैं (मूल 8)।
The first five year plan (1951-56) was based on the Harrod-Domar model, the second on the Mahalanobis model. | first second five year plan based model growth | पहली पंचवर्षीय योजना: हैरॉड-डोमर मॉडल; दूसरी: महालनोबिस मॉडल।
The Kosi, which enters India from Nepal, is called the sorrow of Bihar. | which river sorrow bihar country enters from nepal | कोसी (नेपाल से) बिहार का शोक है।
The Indira Gandhi Canal, in Rajasthan, is the longest canal of India. | longest canal nahar india | इंदिरा गांधी नहर भारत की सबसे लंबी नहर है।
The five permanent members of the UN Security Council, with a veto, are China, France, Russia, the United Kingdom and the USA (United States). | five permanent members veto countries power un security council names | स्थायी सदस्य: चीन, फ्रांस, रूस, यूके, अमेरिका (United States)।
ISRO has its headquarters in Bengaluru, the WTO and the ILO in Geneva, the IMF and the World Bank in Washington DC, UNESCO in Paris, the FAO in Rome, the IAEA in Vienna, INTERPOL in Lyon. | headquarters city isro wto ilo imf world bank unesco fao iaea interpol | मुख्यालय: ISRO बेंगलुरु, WTO जिनेवा, UNESCO पेरिस, IMF वॉशिंगटन।
The Lok Sabha has a term of five (5) years; a member of the Rajya Sabha is elected for six (6) years. | term lok sabha rajya sabha member how many years karyakal | लोकसभा का कार्यकाल 5 वर्ष; राज्यसभा सदस्य 6 वर्ष के लिए चुने जाते हैं।
Parliament has two houses: the Lok Sabha (lower) and the Rajya Sabha (upper). | how many houses parliament names sadan sansad two | संसद के दो सदन: लोकसभा और राज्यसभा।
Mahatma Gandhi is called the father of the nation. | father of the nation who called rashtrapita | महात्मा गांधी राष्ट्रपिता हैं।
The President is the head of state of India, the Prime Minister the head of government. | who head of state government india | राष्ट्राध्यक्ष राष्ट्रपति, शासनाध्यक्ष प्रधानमंत्री।
NATO stands for North Atlantic Treaty Organization; its headquarters is in Brussels. | nato full form headquarters | NATO का मुख्यालय ब्रुसेल्स में है।
BRICS stands for Brazil, Russia, India, China, South Africa: its first members, joined by others since 2024. | brics full form members countries | BRICS: ब्राज़ील, रूस, भारत, चीन, दक्षिण अफ्रीका।
SAARC stands for South Asian Association for Regional Cooperation; it has eight members and its secretariat in Kathmandu. | saarc full form headquarters members how many | SAARC का मुख्यालय काठमांडू में है।
Hirakud, on the Mahanadi, is the longest dam of India; Tehri, on the Bhagirathi, the highest; Bhakra Nangal is on the Satluj. | largest longest highest dam india river which | हीराकुंड सबसे लंबा, टिहरी सबसे ऊँचा बाँध।
The Gateway of India is in Mumbai; India Gate, the Red Fort and the Qutb Minar are in Delhi; Charminar is in Hyderabad; Hawa Mahal is in Jaipur. | where which city gateway of india gate red fort qutub minar charminar hawa mahal | गेटवे ऑफ इंडिया मुंबई में, इंडिया गेट दिल्ली में, चारमीनार हैदराबाद में।
Chanakya (Kautilya, Vishnugupta) was the adviser of Chandragupta Maurya and wrote the Arthashastra. | who was chanakya kautilya wrote arthashastra | चाणक्य (कौटिल्य) ने अर्थशास्त्र लिखा।
Ashoka turned to Buddhism after the war of Kalinga (261 BCE). | ashoka after which war kalinga converted buddhism why | कलिंग युद्ध के बाद अशोक बौद्ध बने।
The caves of Ajanta are Buddhist, made under the Satavahanas and the Vakatakas; the Kailasa temple of Ellora was built by the Rashtrakuta Krishna I. | who built ajanta ellora caves kailasa temple | अजंता: सातवाहन और वाकाटक; एलोरा का कैलाश मंदिर: कृष्ण I।
Tides are caused by the gravitational pull of the Moon and the Sun; spring tides occur at new and full moon. | what causes tides why moon gravitational spring neap | ज्वार-भाटा चंद्रमा और सूर्य के आकर्षण से।
There are seven (7) continents and five (5) oceans; Asia is the largest continent, Australia the smallest. | how many continents oceans number largest smallest | सात महाद्वीप, पाँच महासागर; एशिया सबसे बड़ा।
The McMahon Line is between India and China, the Radcliffe Line between India and Pakistan, the Durand Line between Pakistan and Afghanistan. | mcmahon radcliffe durand line between which countries | मैकमोहन: भारत-चीन; रेडक्लिफ: भारत-पाकिस्तान; डूरंड: पाकिस्तान-अफगानिस्तान।
M. S. Swaminathan is called the father of the Green Revolution in India, Norman Borlaug that of the world. | father green revolution india world harit kranti janak | भारत में हरित क्रांति के जनक एम. एस. स्वामीनाथन।
Neil Armstrong was the first man on the Moon (Apollo 11, 20 July 1969); Yuri Gagarin the first man in space (1961); Valentina Tereshkova the first woman in space. | first man human person moon space woman | चंद्रमा पर पहले मानव नील आर्मस्ट्रांग (1969); अंतरिक्ष में यूरी गागरिन।
Rakesh Sharma was the first Indian in space (1984); Kalpana Chawla the first woman of Indian origin. | first indian space woman astronaut | अंतरिक्ष में पहले भारतीय राकेश शर्मा (1984)।
Isaac Newton discovered the law of gravitation; Albert Einstein gave the theory of relativity (E = mc²). | who discovered gravity gravitation gave theory relativity | गुरुत्वाकर्षण: न्यूटन; सापेक्षता: आइंस्टीन।
J. J. Thomson discovered the electron, Goldstein observed and Rutherford named the proton, James Chadwick discovered the neutron. | who discovered electron proton neutron nucleus | इलेक्ट्रॉन: थॉमसन; प्रोटॉन: रदरफोर्ड; न्यूट्रॉन: चैडविक।
Alexander Fleming discovered penicillin (1928); Edward Jenner the smallpox vaccine; Louis Pasteur the rabies vaccine. | who discovered penicillin smallpox rabies vaccine | पेनिसिलिन: अलेक्जेंडर फ्लेमिंग (1928)।
The Godavari is called Dakshin Ganga; it is the longest river of peninsular India. | which river dakshin ganga longest peninsular south | गोदावरी दक्षिण गंगा है।
The world's longest river is the Nile, its largest by flow the Amazon; the longest river of India is the Ganga. | longest largest river world india | विश्व की सबसे लंबी नदी नील; भारत की गंगा।
Mount Everest (8,849 m), in Nepal, is the highest peak of the world; K2 (Godwin Austen) the second; Kangchenjunga, on the border of Sikkim and Nepal, the third. | highest second mountain peak world india | सबसे ऊँची चोटी एवरेस्ट (8,849 मीटर); दूसरी K2।
The Mariana Trench, in the Pacific, is the deepest point of the oceans. | deepest point ocean trench | मारियाना गर्त सबसे गहरा है।
Vatican City is the smallest country of the world, Russia the largest by area, India the most populous. | smallest largest country world population area | वेटिकन सिटी सबसे छोटा, रूस सबसे बड़ा देश।
Uttar Pradesh is the most populous state of India, Sikkim the least; Kerala has the highest literacy and sex ratio (2011). | most least populous state literacy sex ratio highest census 2011 | उत्तर प्रदेश सर्वाधिक जनसंख्या; केरल सर्वाधिक साक्षरता।
Article 352 is about the national emergency, Article 356 about President's rule in a state, Article 360 about the financial emergency. | which article emergency national president rule financial types | अनुच्छेद 352 राष्ट्रीय, 356 राष्ट्रपति शासन, 360 वित्तीय आपातकाल।
There are eleven (11) fundamental duties (Article 51A) and six (6) fundamental rights. | how many fundamental duties rights number article | 11 मौलिक कर्तव्य, 6 मौलिक अधिकार।
The Rajya Sabha can have at most 250 members (245 now), the Lok Sabha at most 550 (543 elected seats). | maximum members strength rajya sabha lok sabha how many seats | राज्यसभा अधिकतम 250; लोकसभा 543 निर्वाचित।
Dhyan Chand is related to hockey; his birthday, 29 August, is National Sports Day. | dhyan chand sport which national sports day | ध्यानचंद हॉकी; 29 अगस्त खेल दिवस।
A kabaddi team has 7 players on the mat, kho-kho 9, volleyball 6, basketball 5, water polo 7, polo 4, rugby 15, baseball 9. | how many players team kabaddi kho volleyball basketball polo rugby baseball | कबड्डी 7, खो-खो 9, वॉलीबॉल 6, बास्केटबॉल 5।
National Science Day is on 28 February (Raman effect); National Mathematics Day on 22 December (Ramanujan). | national science mathematics day date when why | विज्ञान दिवस 28 फ़रवरी; गणित दिवस 22 दिसंबर।
The ozone layer, in the stratosphere, absorbs ultraviolet rays; CFCs damage it. | ozone layer where which atmosphere absorbs ultraviolet damage cfc stratosphere | ओज़ोन परत समताप मंडल में; पराबैंगनी किरणें रोकती है।
The Kigali amendment (2016) to the Montreal Protocol (1987, ozone) phases down HFCs; the Paris Agreement (2015) is about climate change. | montreal kigali paris agreement protocol about year | मॉन्ट्रियल: ओज़ोन; पेरिस: जलवायु परिवर्तन।
Mangalyaan (Mars Orbiter Mission) was launched on 5 November 2013 and reached Mars in September 2014. | mangalyaan mars orbiter mission launched year when reached | मंगलयान 2013 में प्रक्षेपित।
The Sun Temple of Konark was built by Narasimhadeva I; the Brihadisvara temple of Thanjavur by Rajaraja Chola. | who built konark sun temple brihadeeswara thanjavur | कोणार्क: नरसिंहदेव; बृहदीश्वर: राजराज चोल।
Akbar built Fatehpur Sikri and the Buland Darwaza; Shah Jahan the Red Fort and the Jama Masjid of Delhi. | who built fatehpur sikri buland darwaza red fort jama masjid delhi kisne banwaya | फतेहपुर सीकरी: अकबर; लाल किला: शाहजहाँ।
The Indus Valley civilisation was discovered in 1921 at Harappa (Daya Ram Sahni) and in 1922 at Mohenjo-daro (R. D. Banerji). | who discovered harappa mohenjo daro indus valley civilisation year | हड़प्पा: दयाराम साहनी (1921); मोहनजोदड़ो: आर. डी. बनर्जी (1922)।
Vasco da Gama reached Calicut (Kozhikode) in 1498 by the sea route. | vasco da gama reached india when where first sea route | वास्को द गामा 1498 में कालीकट पहुँचा।
The capital of India was moved from Calcutta to Delhi in 1911. | capital shifted moved calcutta delhi when year | 1911 में राजधानी कलकत्ता से दिल्ली।
The Simon Commission came in 1928; the Rowlatt Act was passed in 1919; the Cripps Mission came in 1942, the Cabinet Mission in 1946. | simon commission rowlatt act cripps cabinet mission year when | साइमन कमीशन 1928; रौलट एक्ट 1919; क्रिप्स 1942।
The Non-Cooperation Movement began in 1920 and was called off after Chauri Chaura (February 1922). | non cooperation movement year why called off withdrawn chauri chaura | असहयोग 1920; चौरी चौरा (1922) के बाद वापस।
Rabindranath Tagore was the first Indian to win a Nobel Prize (Literature, 1913). | first indian nobel prize win winner literature | पहले भारतीय नोबेल विजेता रवींद्रनाथ टैगोर (1913)।
The 2016 Olympics were held in Rio de Janeiro (Brazil), 2020 (in 2021) in Tokyo, 2024 in Paris; 2028 will be in Los Angeles, 2032 in Brisbane. | which country city hosted olympics 2016 2020 2024 2028 host | ओलंपिक 2016 रियो, 2020 टोक्यो, 2024 पेरिस।
SEBI regulates the securities market (shares); it was set up in 1988 and became a statutory body in 1992. | sebi when statutory established function work full form regulates | SEBI 1992 में वैधानिक निकाय बना; प्रतिभूति बाज़ार का नियमन।
The Prime Minister must be at least 25 years old as a member of the Lok Sabha (30 of the Rajya Sabha), the President 35. | minimum age prime minister president become | प्रधानमंत्री 25 (लोकसभा), राष्ट्रपति 35 वर्ष।
Rabindranath Tagore wrote the national anthem (Jana Gana Mana), Bankim Chandra Chatterjee the national song (Vande Mataram). | who wrote national anthem song rashtragaan rashtrageet | राष्ट्रगान टैगोर, राष्ट्रगीत बंकिम चंद्र ने लिखा।
India became independent on 15 August 1947; Rajendra Prasad was its first President. | when independence india first president azadi mili | भारत 15 अगस्त 1947 को स्वतंत्र हुआ; पहले राष्ट्रपति राजेंद्र प्रसाद।
In the Constitution citizenship is in Part II (Articles 5 to 11). | which part bhag nagrikta citizenship | नागरिकता संविधान के भाग II में है।
Article 20 protects against double jeopardy (punishment twice for the same offence). | which article double jeopardy protection punished twice same offence | अनुच्छेद 20 दोहरे दंड से संरक्षण देता है।
Article 153 says that there shall be a Governor for each state. | which article governor each state there shall be rajyapal | अनुच्छेद 153: प्रत्येक राज्य का राज्यपाल।
Sikkim became a state of India by the 36th Amendment, 1975. | which amendment sikkim became full state | 36वें संशोधन (1975) से सिक्किम राज्य बना।
The NJAC was introduced by the 99th Amendment, 2014. | which amendment njac introduced | NJAC 99वें संशोधन से आया।
The Shah Bano case (1985) was about maintenance after divorce. | what shah bano case about maintenance divorce | शाह बानो मामला (1985) तलाक के बाद भरण-पोषण का था।
The three organs of government are the legislature, the executive and the judiciary. | three organs government legislature executive judiciary sarkar ke teen ang | सरकार के तीन अंग: विधायिका, कार्यपालिका, न्यायपालिका।
Abraham Lincoln said that democracy is government of the people, by the people, for the people. | who said government of the people by the people for the people | 'जनता का, जनता द्वारा, जनता के लिए शासन' अब्राहम लिंकन ने कहा।
The residuary powers are vested in the Union Parliament. | who residuary powers vested avshisht shaktiyan kiske paas | अवशिष्ट शक्तियाँ संघ की संसद के पास हैं।
The State List has 61 subjects, the Union List 100, the Concurrent List 52. | how many subjects number items state list union list concurrent list vishay | राज्य सूची 61, संघ सूची 100, समवर्ती सूची 52 विषय।
The Speaker of the Lok Sabha presides over the joint sitting (sanyukt baithak) of Parliament. | who presides joint sitting session parliament sansad ki sanyukt baithak adhyakshata speaker | संसद की संयुक्त बैठक की अध्यक्षता लोकसभा अध्यक्ष करते हैं।
The first sitting of the Constituent Assembly was held on 9 December 1946. | when first meeting sitting constituent assembly samvidhan sabha ki pehli baithak kab hui | संविधान सभा की पहली बैठक 9 दिसंबर 1946 को हुई।
M. N. Roy first gave the idea of a constituent assembly (1934). | who first idea constituent assembly gave samvidhan sabha ka vichar | संविधान सभा का विचार पहले एम. एन. रॉय ने दिया।
The minimum age of a sarpanch (panchayat member) is 21 years. | minimum age sarpanch panchayat member umar | सरपंच की न्यूनतम आयु 21 वर्ष है।
The minimum age to become the President of India is 35 years. | minimum age president of india become rashtrapati banne nyuntam aayu | भारत का राष्ट्रपति बनने के लिए न्यूनतम आयु 35 वर्ष होनी चाहिए।
Article 370 was about the state of Jammu and Kashmir. | which article state 370 jammu kashmir related | अनुच्छेद 370 जम्मू और कश्मीर राज्य से संबंधित था।
Article 356 is about President's rule in a state. | which article president's rule rashtrapati shasan | संविधान का अनुच्छेद 356 राष्ट्रपति शासन से संबंधित है।
The state assembly (Vidhan Sabha) has at most 500 and at least 60 members. | how many maximum minimum members legislative assembly vidhan sabha | विधानसभा में अधिकतम 500 और न्यूनतम 60 सदस्य होते हैं।
The Vice-President of India is elected by the members of both Houses of Parliament. | who elects vice president uprashtrapati ka chunav kaun karta hai | उपराष्ट्रपति का चुनाव संसद के दोनों सदनों के सदस्य करते हैं।
Parliament has three sessions in a year: Budget, Monsoon and Winter. | how many sessions parliament year satra | संसद के एक वर्ष में तीन सत्र होते हैं।
Mahmud of Ghazni invaded India 17 times. | who how many times mahmud ghazni invaded attacked india akraman kitni baar | महमूद गजनवी ने भारत पर 17 बार आक्रमण किया।
The Somnath temple was attacked and plundered by Mahmud of Ghazni in 1025. | who when somnath temple attacked plundered mahmud ghazni mandir | सोमनाथ मंदिर 1025 में महमूद गजनवी ने लूटा।
The first successful Arab invasion of India (Sindh, 712) was led by Muhammad bin Qasim. | who when first arab invasion india sindh led 712 akraman pehla | भारत (सिंध) पर पहला अरब आक्रमण 712 में मुहम्मद बिन कासिम ने किया।
Nadir Shah attacked India in 1739. | when nadir shah attacked invaded india year akraman | नादिर शाह ने 1739 में भारत पर आक्रमण किया।
Nadir Shah took the Peacock Throne (Mayur Singhasan) and the Koh-i-Noor to Persia. | who took peacock throne mayur singhasan kohinoor le gaya | मयूर सिंहासन नादिर शाह ले गया।
Harshavardhana was defeated by Pulakeshin II. | who defeated harsha harshavardhana haraya | हर्षवर्धन को पुलकेशिन द्वितीय ने हराया।
The University of Nalanda was destroyed by Bakhtiyar Khilji. | who destroyed burnt nalanda university vishwavidyalaya nasht jalaya | नालंदा विश्वविद्यालय को बख्तियार खिलजी ने नष्ट किया।
Razia Sultan was the first woman ruler (sultan) of Delhi. | who first woman ruler delhi dilli ki pehli mahila shasak sultan | दिल्ली की पहली महिला शासक रज़िया सुल्तान थीं।
The capital of the Vijayanagara Empire was Hampi. | where what capital vijayanagara vijayanagar empire rajdhani | विजयनगर साम्राज्य की राजधानी हम्पी थी।
Guru Tegh Bahadur was executed by order of Aurangzeb in Delhi in 1675. | who which sikh guru executed killed aurangzeb tegh bahadur marwaya | गुरु तेग बहादुर को औरंगज़ेब ने 1675 में मृत्युदंड दिया।
Akbar was crowned at Kalanaur in 1556. | where when akbar crowned coronation rajyabhishek | अकबर का राज्याभिषेक 1556 में कलानौर में हुआ।
The Peshwa Balaji Vishwanath was the first Peshwa of the Marathas. | who first peshwa maratha empire pehla | पहला पेशवा बालाजी विश्वनाथ था।
Jijabai was the mother of Shivaji; Shahji Bhonsle was his father. | who mother father shivaji maharaj jijabai shahji mata pita | शिवाजी की माता जीजाबाई, पिता शाहजी थे।
The Portuguese were the first Europeans to come to India by sea. | who first europeans came india sea portuguese sabse pehle | भारत में सबसे पहले पुर्तगाली आए।
The diwani of Bengal was granted to the East India Company in 1765. | when year diwani bengal granted east india company | बंगाल की दीवानी 1765 में कंपनी को मिली।
V. D. Savarkar called the Revolt of 1857 the first war of independence. | who called 1857 revolt first war of independence pratham swatantrata sangram kisne kaha | 1857 को प्रथम स्वतंत्रता संग्राम सावरकर ने कहा।
Mangal Pandey was hanged on 8 April 1857. | when mangal pandey hanged fansi kab | मंगल पांडे को 8 अप्रैल 1857 को फाँसी दी गई।
Raj Kumar Shukla invited Gandhi to Champaran. | who invited called gandhi gandhiji champaran bulaya | गांधी को चंपारण राजकुमार शुक्ल ने बुलाया।
Udham Singh took revenge for Jallianwala Bagh by killing Michael O'Dwyer in London in 1940. | who revenge badla jallianwala bagh udham singh killed odwyer | जलियाँवाला बाग का बदला ऊधम सिंह ने लिया (1940)।
Rabindranath Tagore returned his knighthood after the Jallianwala Bagh massacre. | who returned renounced gave up knighthood jallianwala bagh upadhi lautai | टैगोर ने जलियाँवाला बाग के बाद नाइटहुड लौटाई।
Madam Bhikaji Cama first hoisted the Indian flag on foreign soil, at Stuttgart in 1907. | who first hoisted unfurled indian flag foreign soil abroad videsh me jhanda fahraya | विदेश में भारतीय झंडा पहली बार मैडम कामा ने फहराया (1907)।
Mahatma Gandhi was born at Porbandar, Gujarat, on 2 October 1869. | when where born mahatma gandhi birthplace birth place janm kab kahan | महात्मा गांधी का जन्म 2 अक्टूबर 1869 को पोरबंदर में हुआ।
Subhas Chandra Bose first called Gandhi the father of the nation (rashtrapita). | who first called gandhi rashtrapita father of the nation kisne kaha sabse pehle | गांधी को राष्ट्रपिता सबसे पहले सुभाष चंद्र बोस ने कहा।
Germany was unified by Bismarck in 1871. | who when unified unification germany ekikaran jarmani | जर्मनी का एकीकरण बिस्मार्क ने 1871 में किया।
Italy was unified by Garibaldi, Mazzini and Cavour. | who unified unification italy ekikaran itali | इटली का एकीकरण गैरीबाल्डी, मैजिनी और कावूर ने किया।
The League of Nations was established in 1920. | when year league of nations established founded rashtra sangh | राष्ट्र संघ 1920 में स्थापित हुआ।
The Magna Carta was signed in 1215 by King John of England. | when who magna carta signed year king john | मैग्ना कार्टा 1215 में हस्ताक्षरित हुआ।
Goa was liberated from the Portuguese on 19 December 1961. | when goa liberated freed independent azad mukt kab hua | गोवा 19 दिसंबर 1961 को आज़ाद हुआ।
The war of India and China was fought in 1962. | when year indo china india china war yuddh | भारत-चीन युद्ध 1962 में हुआ।
Indra was the most important god of the Rigvedic period. | who which most important god rigvedic period rigveda devta | ऋग्वैदिक काल का सबसे महत्वपूर्ण देवता इंद्र था।
There are 18 Puranas. | how many puranas number | पुराणों की संख्या 18 है।
The Simon Commission arrived in India on 3 February 1928. | when year simon commission arrived came india bharat aaya | साइमन कमीशन 3 फरवरी 1928 को भारत आया।
'Do or Die' was the slogan of Mahatma Gandhi. | who do or die slogan nara gave diya karo ya maro | 'करो या मरो' का नारा महात्मा गांधी ने दिया।
'Give me blood and I will give you freedom' is the slogan of Subhas Chandra Bose. | who give me blood freedom slogan nara gave tum mujhe khoon do azadi dunga diya | 'तुम मुझे खून दो, मैं तुम्हें आज़ादी दूँगा' सुभाष चंद्र बोस ने कहा।
'Inquilab Zindabad' is the slogan of Bhagat Singh (coined by Hasrat Mohani). | who inquilab zindabad slogan nara gave diya | 'इंकलाब ज़िंदाबाद' का नारा भगत सिंह (हसरत मोहानी) का है।
'Swaraj is my birthright' is the slogan of Bal Gangadhar Tilak. | who swaraj birthright slogan nara gave diya janmsiddh adhikar | 'स्वराज मेरा जन्मसिद्ध अधिकार है' तिलक ने कहा।
The father of the green revolution in India is M. S. Swaminathan. | who father of green revolution in india harit kranti ke janak | भारत में हरित क्रांति के जनक एम. एस. स्वामीनाथन हैं।
The father of the white revolution in India is Verghese Kurien. | who father of white revolution in india shwet kranti ke janak | भारत में श्वेत क्रांति के जनक वर्गीज़ कुरियन हैं।
The capital of India was moved from Calcutta (Kolkata) to Delhi in 1911. | when year capital india moved shifted calcutta kolkata delhi rajdhani dilli bani | भारत की राजधानी 1911 में कोलकाता से दिल्ली लाई गई।
The first Education Minister of independent India was Maulana Abul Kalam Azad. | who first education minister independent india shiksha mantri pehle | स्वतंत्र भारत के पहले शिक्षा मंत्री मौलाना अबुल कलाम आज़ाद थे।
The second largest country by area is Canada. | which second largest country area | क्षेत्रफल में दूसरा सबसे बड़ा देश कनाडा है।
The smallest ocean is the Arctic Ocean. | which smallest ocean world sabse chhota mahasagar | सबसे छोटा महासागर आर्कटिक है।
The largest ocean is the Pacific Ocean. | which largest biggest ocean world sabse bada mahasagar | सबसे बड़ा महासागर प्रशांत है।
The lowest point on land is the shore of the Dead Sea (about 430 m below sea level). | which lowest point earth land dead sea nimnatam | पृथ्वी का निम्नतम स्थल मृत सागर है।
The old name of Sri Lanka is Ceylon, of Myanmar Burma, of Thailand Siam, of Iran Persia, of Ethiopia Abyssinia, of Zimbabwe Rhodesia, of Ghana Gold Coast, of Taiwan Formosa, of Japan Nippon. | what old former name country purana naam ceylon burma siam persia abyssinia rhodesia gold coast formosa | पुराने नाम: श्रीलंका: सीलोन; म्यांमार: बर्मा; थाईलैंड: स्याम; ईरान: फारस; इथियोपिया: अबीसीनिया।
The highest dam of India is Tehri. | which highest tallest dam india sabse uncha bandh | भारत का सबसे ऊँचा बाँध टिहरी है।
Seven countries share a land border with India. | how many countries share land border neighbours india padosi desh kitne | भारत की स्थल सीमा सात देशों से लगती है।
India has nine coastal states. | how many coastal states india tatiya rajya kitne | भारत के नौ (9) तटीय राज्य हैं।
The lowest sex ratio among the states is in Haryana (2011). | which state lowest sex ratio sabse kam linganupat | सबसे कम लिंगानुपात हरियाणा में है (2011)।
The only active volcano of India is Barren Island in the Andamans. | where which active volcano india sakriya jwalamukhi kahan | भारत का सक्रिय ज्वालामुखी बैरन द्वीप (अंडमान) पर है।
Old alluvium is called bhangar, new alluvium khadar. | what called old new alluvial alluvium soil bhangar khadar purani nayi jalodh mitti | पुरानी जलोढ़ मिट्टी भांगर, नई खादर कहलाती है।
Black soil is the best for cotton. | which soil best cotton kapas ke liye sabse achhi mitti kali | कपास के लिए काली मिट्टी सबसे अच्छी है।
The best kind of coal is anthracite. | which best quality coal koyla sabse achha | सबसे अच्छा कोयला एन्थ्रेसाइट है।
Wular is the largest freshwater lake of India. | which largest freshwater lake india sabse badi mithe pani ki jheel | भारत की सबसे बड़ी मीठे पानी की झील वुलर है।
Chilika is the largest salt-water lake of India. | which largest salt water lake india sabse badi khare pani ki jheel | भारत की सबसे बड़ी खारे पानी की झील चिल्का है।
The Aravalli is the oldest mountain range of India and Asia. | which oldest mountain range india sabse prachin purani parvat shreni shrenkhala | भारत की सबसे प्राचीन पर्वत श्रेणी अरावली है।
Uttar Pradesh touches the most other states (eight, and Delhi). | which state touches borders maximum most number of states seema | उत्तर प्रदेश की सीमा सबसे अधिक राज्यों से लगती है।
Marble is formed from limestone. | which rock marble formed limestone changes metamorphic sangmarmar chattan banta | संगमरमर चूना पत्थर से बनता है।
Halley's Comet is seen every 76 years. | how many years halley comet seen dhumketu kitne saal | हैली धूमकेतु हर 76 वर्ष में दिखता है।
Asteroids are found between Mars and Jupiter. | where asteroids found between kshudragrah | क्षुद्रग्रह मंगल और बृहस्पति के बीच हैं।
Mars has two moons, Phobos and Deimos; Mercury and Venus have none. | how many moons mars mercury venus upgrah mangal | मंगल के दो उपग्रह हैं: फोबोस और डीमोस।
The kinds of bank accounts are savings, current, fixed deposit and recurring deposit. | types kinds bank accounts savings current fixed recurring khate prakar | बैंक खातों के प्रकार: बचत, चालू, सावधि, आवर्ती।
The current account is the account for businessmen. | which account business businessmen traders current vyapari khata | व्यापारियों के लिए चालू खाता होता है।
A loan becomes an NPA after 90 days of non-payment. | how many days npa loan becomes after kitne din baad | ऋण 90 दिन तक न चुकाने पर NPA हो जाता है।
The RBI is called the banker's bank of India. | which who bankers bank india called rbi banker bankon ka bank | RBI को बैंकों का बैंक कहते हैं।
The old name of the State Bank of India (SBI) was the Imperial Bank. | what old name state bank of india sbi purana naam | SBI का पुराना नाम इंपीरियल बैंक था।
UPI was developed by the NPCI. | who developed made upi banaya | UPI को NPCI ने बनाया।
The minimum amount of RTGS is 2 lakh rupees. | how much minimum amount rtgs nyuntam kitna | RTGS की न्यूनतम राशि 2 लाख रुपये है।
The maximum amount of IMPS is 5 lakh rupees. | how much maximum limit amount imps adhiktam | IMPS की अधिकतम सीमा 5 लाख रुपये है।
A PAN has 10 characters. | how many digits characters pan card number kitne ank | पैन में 10 अक्षर-अंक होते हैं।
A GST number (GSTIN) has 15 characters. | how many digits characters gst number gstin kitne ank | GST नंबर में 15 अक्षर-अंक होते हैं।
The first ATM of India was opened by HSBC in Mumbai in 1987. | who when where first atm india hsbc opened pehla | भारत का पहला ATM HSBC ने 1987 में मुंबई में खोला।
GST is an indirect tax. | which type gst tax indirect kaun sa kar apratyaksh | GST एक अप्रत्यक्ष कर है।
Assam was the first state to ratify (pass) the GST bill. | which first state pass ratify gst bill pehla rajya | GST विधेयक पारित करने वाला पहला राज्य असम था।
Income tax was started in India by James Wilson in 1860. | who when started income tax india aaykar shuru | भारत में आयकर 1860 में जेम्स विल्सन ने शुरू किया।
The debtor (borrower) gains from inflation. | who benefits gains inflation debtor borrower mudra sfiti labh | मुद्रास्फीति से ऋणी (उधार लेने वाले) को लाभ होता है।
Inflation (mudra sfiti) is a rise of the general level of prices. | define inflation mudra sfiti mahangai rise prices kise kehte | मुद्रास्फीति: सामान्य मूल्य स्तर में वृद्धि।
Banking is in the tertiary (service) sector. | which sector banking insurance transport education tertiary service comes under kshetra | बैंकिंग तृतीयक (सेवा) क्षेत्र में है।
The economy of India is a mixed economy. | which type economy indian india mixed bharatiya arthvyavastha kaisi mishrit | भारतीय अर्थव्यवस्था मिश्रित अर्थव्यवस्था है।
'Garibi Hatao' was the slogan of the Fifth Five Year Plan (1974-79). | which five year plan garibi hatao slogan | 'गरीबी हटाओ' पाँचवीं पंचवर्षीय योजना का नारा था।
The New Economic Policy (LPG) of India was introduced in 1991. | when year new economic policy introduced lpg reforms nai arthik niti | नई आर्थिक नीति 1991 में आई।
The LPG policy of economics is liberalisation, privatisation and globalisation. | lpg economics economy policy reforms 1991 | अर्थशास्त्र में LPG: उदारीकरण, निजीकरण, वैश्वीकरण।
The HDI was made by Mahbub ul Haq. | who made created hdi human development index banaya | मानव विकास सूचकांक महबूब उल हक ने बनाया।
F. W. Taylor is called the father of scientific management. | who father of scientific management vaigyanik prabandh janak | वैज्ञानिक प्रबंधन के जनक एफ. डब्ल्यू. टेलर।
Henri Fayol is called the father of modern (general) management; he gave 14 principles. | who how many father of modern management fayol principles prabandh janak | आधुनिक प्रबंधन के जनक हेनरी फेयोल; 14 सिद्धांत।
Free consent is without coercion, undue influence, fraud, misrepresentation and mistake. | define free consent contract coercion undue influence fraud mistake swatantra sahmati kya hai | स्वतंत्र सहमति: बिना उत्पीड़न, अनुचित प्रभाव, कपट और भूल के।
Dacoity needs five or more persons. | how many persons dacoity five minimum dakaiti kitne log | डकैती के लिए पाँच या अधिक व्यक्ति चाहिए।
The one-rupee note is signed by the Finance Secretary. | who whose signature one rupee note signed ek rupaye ka note hastakshar | एक रुपये के नोट पर वित्त सचिव के हस्ताक्षर होते हैं।
An Indian currency note has 17 languages. | how many languages currency note indian rupee note bhasha kitni | भारतीय नोट पर 17 भाषाएँ होती हैं।
The rupee symbol ₹ was adopted in 2010. | when year rupee symbol adopted rupaye ka chinh kab apnaya | रुपये का चिह्न ₹ 2010 में अपनाया गया।
LIC was founded on 1 September 1956. | when year lic founded established sthapana kab hui | LIC की स्थापना 1 सितंबर 1956 को हुई।
The Railway Budget was merged with the Union Budget in 2017. | when year railway rail budget merged union aam budget milaya | रेल बजट 2017 में आम बजट में मिलाया गया।
Teachers' Day in India is on 5 September. | when teachers day india shikshak diwas kab manaya | भारत में शिक्षक दिवस 5 सितंबर को मनाया जाता है।
National Science Day is celebrated on 28 February because C. V. Raman announced the Raman effect on that day in 1928. | when why national science day celebrated manate kyu kis din rashtriya vigyan diwas | राष्ट्रीय विज्ञान दिवस 28 फरवरी को, क्योंकि 1928 में इसी दिन रमन प्रभाव की खोज घोषित हुई।
Article 20 and Article 21 cannot be suspended even in a national emergency. | which article cannot be suspended emergency fundamental rights 20 21 nilambit | अनुच्छेद 20 और 21 आपातकाल में भी निलंबित नहीं होते।
Eight states of India lie on the Tropic of Cancer: Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram. | how many states tropic of cancer passes through kark rekha kitne rajya | कर्क रेखा भारत के आठ राज्यों से गुज़रती है।
The Parliament of India (sansad) has two houses (sadan): the Lok Sabha and the Rajya Sabha. | how many houses parliament sansad sadan names kitne | संसद के दो सदन हैं: लोकसभा और राज्यसभा।
The Lok Sabha can have at most 550 members. | how many maximum max members lok sabha can have adhiktam sadasya | लोकसभा में अधिकतम 550 सदस्य हो सकते हैं।
`;
