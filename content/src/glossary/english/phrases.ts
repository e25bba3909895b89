/** 'word: meaning', for which one word is asked. */
export const oneWords = `
Autobiography: the story of a person's life written by that person
Biography: the story of a person's life written by another person
Atheist: one who does not believe in God
Theist: one who believes in God
Agnostic: one who is not sure whether God exists
Polyglot: one who knows and speaks many languages
Bilingual: one who speaks two languages
Omniscient: one who knows everything
Omnipotent: one who is all-powerful
Omnipresent: one who is present everywhere
Misanthrope: one who hates mankind
Philanthropist: one who loves mankind and works for its good
Misogynist: one who hates women
Misogamist: one who hates marriage
Bachelor: an unmarried man
Spinster: an unmarried woman
Widow: a woman whose husband is dead
Widower: a man whose wife is dead
Orphan: a child whose parents are dead
Cannibal: one who eats human flesh
Carnivorous: an animal that eats flesh or meat
Herbivorous: an animal that eats plants or grass
Omnivorous: one that eats everything, both plants and flesh
Amphibian: an animal that lives both on land and in water
Nocturnal: active at night
Optimist: one who looks at the bright side of things
Pessimist: one who looks at the dark side of things
Pacifist: one who believes in peace and is against war
Anarchist: one who is against all government
Patriot: one who loves one's country
Traitor: one who betrays one's country
Martyr: one who dies for a noble cause
Veteran: one with long experience of an occupation or war
Novice: one who is new to a job, a beginner
Amateur: one who does something for pleasure, not for money
Connoisseur: an expert judge of art or taste
Teetotaller: one who never drinks alcohol
Alcoholic: one addicted to drinking alcohol
Somnambulist: one who walks in sleep
Somniloquist: one who talks in sleep
Insomnia: the inability to sleep
Amnesia: the loss of memory
Kleptomania: an uncontrollable desire to steal
Pyromania: an uncontrollable desire to set things on fire
Hydrophobia: the fear of water
Claustrophobia: the fear of closed spaces
Acrophobia: the fear of heights
Xenophobia: the fear or dislike of foreigners
Agoraphobia: the fear of open spaces
Nyctophobia: the fear of darkness
Hypochondriac: one who always worries about one's health
Extempore: a speech made without preparation
Ambidextrous: able to use both hands equally well
Illegible: writing that cannot be read
Inaudible: that cannot be heard
Invisible: that cannot be seen
Inflammable: that easily catches fire
Incorrigible: that cannot be corrected
Indelible: that cannot be removed or erased
Inevitable: that cannot be avoided
Invincible: that cannot be conquered or defeated
Irreparable: that cannot be repaired
Inimitable: that cannot be imitated
Infallible: one who never makes mistakes
Illiterate: one who cannot read or write
Insolvent: one who cannot pay one's debts, a bankrupt
Immortal: one who never dies
Unanimous: with the agreement of all
Posthumous: happening or published after the death of the author
Anonymous: written or given by a person of unknown name
Contemporaries: persons living in the same age or time
Autocracy: government by one person with absolute power
Democracy: government of the people, by the people, for the people
Aristocracy: government by the nobles
Plutocracy: government by the rich
Bureaucracy: government by officials
Theocracy: government by religious leaders or God
Oligarchy: government by a small group
Monarchy: government by a king or queen
Regicide: the killing of a king
Homicide: the killing of a human being
Patricide: the killing of one's father
Matricide: the killing of one's mother
Fratricide: the killing of one's brother
Genocide: the killing of a whole race or people
Suicide: the killing of oneself
Infanticide: the killing of an infant or child
Polygamy: the practice of having more than one wife or husband
Monogamy: the practice of having one wife or husband at a time
Bigamy: having two wives or husbands at a time
Botany: the study of plants
Zoology: the study of animals
Ornithology: the study of birds
Entomology: the study of insects
Etymology: the study of the origin of words
Anthropology: the study of mankind
Archaeology: the study of ancient remains
Astronomy: the study of stars and planets
Geology: the study of the earth and rocks
Philately: the collecting of stamps
Numismatics: the collecting or study of coins
Cardiologist: a doctor of heart diseases
Dermatologist: a doctor of skin diseases
Ophthalmologist: a doctor of eye diseases
Gynaecologist: a doctor of women's diseases
Paediatrician: a doctor of children
Neurologist: a doctor of the nerves and brain
Oncologist: a doctor of cancer
Veterinarian: a doctor of animals
Orthopaedist: a doctor of bones
Aviary: a place where birds are kept
Apiary: a place where bees are kept
Aquarium: a place or tank where fish are kept
Orchard: a place where fruit trees are grown
Granary: a place where grain is stored
Mortuary: a place where dead bodies are kept
Cemetery: a place where the dead are buried
Crematorium: a place where dead bodies are burnt
Hangar: a place where aeroplanes are kept
Arsenal: a place where weapons are kept
Dormitory: a large room where many people sleep
Kennel: a house for dogs
Stable: a place where horses are kept
Museum: a place where old and interesting things are shown
Archives: a place where public records are kept
Monastery: a place where monks live
Mint: a place where coins are made
Bakery: a place where bread is made
Brewery: a place where beer is made
Bibliophile: one who loves and collects books
Glutton: one who eats too much
Epicure: one fond of good food and drink
Introvert: one who is shy and keeps to oneself
Extrovert: one who is outgoing and sociable
Egoist: one who thinks only of oneself
Altruist: one who works for the good of others
Fatalist: one who believes in fate
Stoic: one who is indifferent to pleasure and pain
Iconoclast: one who attacks cherished beliefs or destroys idols
Fanatic: one with excessive enthusiasm, above all in religion
Emigrant: one who leaves one's own country to settle in another
Immigrant: one who comes into a foreign country to settle
Cosmopolitan: one who is at home in all countries, a citizen of the world
Centenarian: one who is a hundred years old
Octogenarian: one who is eighty years old
Spendthrift: one who spends too much
Miser: one who hoards money and spends little
Hypocrite: one who pretends to be better than one is
Plagiarism: using another's words or ideas as one's own
Soliloquy: speaking aloud to oneself when alone
Elegy: a poem of mourning for the dead
Ballad: a song or poem that tells a story
Epitaph: words written on a tomb
Obituary: a notice of a death, with the person's life
Manuscript: a book written by hand
Verbatim: word for word
Panacea: a remedy for all diseases or evils
Antidote: a medicine against poison
Epidemic: a disease that spreads among many people at once
Pandemic: a disease that spreads over the whole world or many countries
Contagious: a disease that spreads by contact or touch
Fragile: that is easily broken
Edible: fit to be eaten
Potable: fit to drink
Eligible: fit to be chosen
Annual: happening once a year
Biennial: happening every two years
Fortnight: a period of two weeks
Decade: a period of ten years
Century: a period of a hundred years
Millennium: a period of a thousand years
Bicentenary: the two hundredth anniversary
Triennial: happening every three years
Simultaneous: happening at the same time
Ephemeral: lasting for a very short time
Credulous: one who easily believes others
Garrulous: one who talks too much
Loquacious: one who is very talkative
Optician: one who makes and sells spectacles
Sculptor: one who makes statues
Cartographer: one who makes maps
Lexicographer: one who compiles a dictionary
Choreographer: one who composes dances
Chauffeur: one who drives a private car for another
Cobbler: one who mends shoes
Mercenary: one who fights or works only for money
Sycophant: one who flatters the powerful for gain
Usurer: one who lends money at high interest
Ventriloquist: one who speaks without moving the lips
Truant: one who stays away from school without leave
Rebel: one who fights against authority
Ambassador: one who represents a country in another
Arbitrator: one chosen to settle a dispute
Incorrigible: one whose bad habits can never be corrected or reformed
Gerontocracy: government by the old
Kleptocracy: government by thieves
Meritocracy: government by the most able
Feminist: one who works for the rights of women
Linguist: one who is skilled in or studies languages
Pedestrian: one who goes on foot
Recluse: one who lives alone and avoids people
Ascetic: one who lives a life of self-denial
Hedonist: one who lives for pleasure
Narcissist: one who is in love with oneself
Vegetarian: one who eats no meat
Narcotic: a drug that causes sleep
Invigilator: one who watches students in an examination
Referee: one who judges a game
Spectator: one who watches a game or a show
Refugee: one who is forced to leave one's country
Alien: a person from another country
Convalescent: one who is recovering from an illness
Widow: a woman whose husband is dead
Widower: a man whose wife is dead
Orphan: a child whose parents are dead
Transparent: that can be seen through
Opaque: that cannot be seen through
Portable: that can be carried easily
Combustible: that catches fire easily
Irrevocable: that cannot be changed or taken back
Inaccessible: that cannot be reached
Illicit: that is forbidden by law
Infectious: a disease that spreads
Deciduous: trees that shed their leaves each year
Autopsy: the examination of a dead body
Alimony: money paid to a divorced wife
Dowry: property that a bride brings to her husband
Calligraphy: the art of beautiful handwriting
Nostalgia: longing for the past
Wardrobe: a place where clothes are kept
Sanatorium: a place where sick people recover
`;

/** 'idiom: meaning'. */
export const idioms = `
Beat around the bush: to avoid coming to the point, to talk indirectly
A piece of cake: something very easy
Once in a blue moon: very rarely
Break the ice: to start a conversation
Bite the bullet: to face something hard with courage
Burn the midnight oil: to study or work late into the night
Call a spade a spade: to speak plainly and frankly
Cry over spilt milk: to regret what cannot be changed
Cost an arm and a leg: to be very expensive
Hit the nail on the head: to say exactly what is right
Let the cat out of the bag: to reveal a secret
Kill two birds with one stone: to achieve two aims by one action
Spill the beans: to reveal a secret
Under the weather: slightly ill, not well
Turn over a new leaf: to begin to behave better, to make a fresh start
Leave no stone unturned: to try every possible way
To be in hot water: to be in trouble
A bolt from the blue: something unexpected, a sudden event
Bury the hatchet: to make peace, to end a quarrel
By leaps and bounds: very quickly
At the eleventh hour: at the last moment
Add fuel to the fire: to make a bad situation worse
A wild goose chase: a useless search
Apple of one's eye: a person who is very dear
At sixes and sevens: in disorder, in confusion
At loggerheads: in strong disagreement, quarrelling
An axe to grind: a private or selfish interest
Achilles heel: a weak point
A white elephant: something costly and useless
Black sheep: a disgrace to the family or group
Blow one's own trumpet: to praise oneself
Bring to light: to reveal, to make known
Burn one's fingers: to suffer for one's own rash act
Build castles in the air: to daydream, to make plans that cannot come true
Cut a sorry figure: to make a poor impression
Cut corners: to do something in the easiest or cheapest way
Chip of the old block: a person like one's father
Come to light: to become known
Carry the day: to win, to be successful
Crocodile tears: false tears, pretended sorrow
Cold feet: loss of courage, fear
Cold shoulder: an unfriendly treatment, to ignore
Dark horse: an unexpected winner, a little known person
Devil's advocate: one who argues for the other side for the sake of argument
Eat humble pie: to apologise, to admit one's mistake
Face the music: to accept the unpleasant results of one's acts
Fair and square: honestly
Feather one's nest: to make oneself rich, often dishonestly
Fish in troubled waters: to take advantage of a bad situation
Fish out of water: one who is uncomfortable in a place
Flog a dead horse: to waste effort on something finished
From pillar to post: from one place to another in vain
Get the sack: to lose one's job
Give up the ghost: to die
Gift of the gab: the ability to speak well, fluency
Go to the dogs: to be ruined
Green thumb: skill in gardening
Hand in glove: in close association
Have a finger in every pie: to be involved in everything
Hard nut to crack: a difficult problem or person
Head over heels: completely, deeply
Hit the sack: to go to bed
Hit below the belt: to act unfairly
Hold one's horses: to wait, to be patient
Hold water: to be sound or logical
In a nutshell: in brief, in a few words
In black and white: in writing
In the good books: in favour
In the same boat: in the same difficult situation
Jump on the bandwagon: to join what is popular
Keep an eye on: to watch carefully
Keep one's fingers crossed: to hope for luck
Kick the bucket: to die
Last straw: the final problem that makes a situation unbearable
Lion's share: the largest part
Make both ends meet: to live within one's income, to earn just enough
Make hay while the sun shines: to use an opportunity when it is there
Maiden speech: the first speech
Mend one's ways: to improve one's behaviour
Miss the boat: to lose an opportunity
Move heaven and earth: to make every effort
Nip in the bud: to stop at the beginning
Null and void: not valid, of no effect
Off and on: from time to time
On cloud nine: very happy
On the verge of: about to, very near
Out of the blue: unexpectedly
Pay through the nose: to pay too much
Play second fiddle: to be less important than another
Play with fire: to take dangerous risks
Pull one's leg: to make fun of, to tease
Pull strings: to use influence secretly
Put the cart before the horse: to do things in the wrong order
Rain cats and dogs: to rain heavily
Raining cats and dogs: raining heavily
Red tape: official delay, too many rules
Red-letter day: an important or happy day
Read between the lines: to understand the hidden meaning
Rest on one's laurels: to be satisfied with past success
Rise to the occasion: to show the ability that a situation needs
Rob Peter to pay Paul: to borrow from one to pay another
Rule of thumb: a practical rule from experience
See eye to eye: to agree
Sit on the fence: not to take sides, to be neutral
Sour grapes: pretending to dislike what one cannot have
Steal a march on: to get ahead of another secretly
Take with a grain of salt: not to believe completely
Take the bull by the horns: to face a difficulty boldly
The ball is in your court: it is your turn to act
Through thick and thin: in good and bad times
Throw in the towel: to give up, to admit defeat
Tip of the iceberg: a small visible part of a big problem
To the letter: exactly, in every detail
Turn a deaf ear: to refuse to listen
Turn the tables: to reverse the situation
Up in arms: angry, ready to fight
Wash one's hands of: to refuse responsibility for
Wear one's heart on one's sleeve: to show one's feelings openly
With flying colours: with great success
Work like a Trojan: to work very hard
Yeoman's service: good and useful service
A stitch in time saves nine: acting early prevents greater trouble
A bird in the hand is worth two in the bush: what one has is better than what one might get
Actions speak louder than words: what one does matters more than what one says
All that glitters is not gold: things are not always as good as they look
Every cloud has a silver lining: there is something good in every bad situation
Rome was not built in a day: great things take time
The pot calling the kettle black: one criticises another for a fault that one has oneself
Barking up the wrong tree: to look in the wrong place, to be mistaken
Best of both worlds: the advantages of two things at once
Back to square one: back to the beginning
Bite off more than one can chew: to take on more than one can do
Blessing in disguise: something good that seemed bad at first
Back to the drawing board: to start again after a failure
Elephant in the room: an obvious problem that nobody talks about
Get out of hand: to get out of control
Go the extra mile: to do more than is expected
Hang in there: not to give up
Off the record: not to be published or repeated
Speak of the devil: the person just mentioned appears
Stab in the back: a betrayal by a friend
Take to one's heels: to run away
Sleep over it: to think about it before deciding
Smell a rat: to suspect something wrong
Show the white feather: to show signs of cowardice
Snake in the grass: a hidden enemy
Ups and downs: good and bad times
`;

/** 'idiom of Hindi: meaning'. */
export const hindiIdioms = `
अंधे की लाठी: एकमात्र सहारा
आँखों का तारा: बहुत प्यारा
आँखें खुलना: होश आना, वास्तविकता समझ में आना
आँख में धूल झोंकना: धोखा देना
आस्तीन का साँप: कपटी मित्र, विश्वासघाती
आग बबूला होना: बहुत क्रोधित होना
आसमान सिर पर उठाना: बहुत शोर करना
ईद का चाँद होना: बहुत दिनों बाद दिखाई देना
ईंट से ईंट बजाना: पूरी तरह नष्ट करना
उल्टी गंगा बहाना: नियम के विपरीत काम करना
ऊँट के मुँह में जीरा: आवश्यकता से बहुत कम
एक पंथ दो काज: एक काम से दो लाभ
कान भरना: चुगली करना
कमर कसना: तैयार होना
कलेजा ठंडा होना: संतोष मिलना
कोल्हू का बैल: दिन-रात परिश्रम करने वाला
खून पसीना एक करना: कठोर परिश्रम करना
गागर में सागर भरना: थोड़े शब्दों में बहुत कहना
गड़े मुर्दे उखाड़ना: पुरानी बातें दोहराना
घी के दिये जलाना: खुशी मनाना
घर की मुर्गी दाल बराबर: घर की चीज़ की कद्र न होना
चार चाँद लगाना: शोभा बढ़ाना
चिकना घड़ा: जिस पर किसी बात का असर न हो
छक्के छुड़ाना: बुरी तरह हराना
जान पर खेलना: प्राणों का संकट मोल लेना
टेढ़ी खीर: कठिन काम
दाँत खट्टे करना: बुरी तरह हराना
दाल में काला होना: संदेह होना
दूध का दूध पानी का पानी: सच्चा न्याय
नाक कटना: बदनामी होना
नाक में दम करना: बहुत परेशान करना
नौ दो ग्यारह होना: भाग जाना
पानी पानी होना: लज्जित होना
पेट में चूहे दौड़ना: बहुत भूख लगना
फूला न समाना: बहुत प्रसन्न होना
बगुला भगत: ढोंगी, कपटी
बाल बाल बचना: मुश्किल से बचना
मुँह में पानी आना: लालच होना
राई का पहाड़ बनाना: छोटी बात को बढ़ाना
लोहे के चने चबाना: बहुत कठिन काम करना
श्री गणेश करना: आरंभ करना
साँप को दूध पिलाना: दुष्ट की सहायता करना
सिर पर कफ़न बाँधना: मरने को तैयार रहना
हाथ मलना: पछताना
हवा से बातें करना: बहुत तेज़ चलना
अक्ल पर पत्थर पड़ना: बुद्धि भ्रष्ट होना
अपना उल्लू सीधा करना: अपना स्वार्थ सिद्ध करना
अपने मुँह मियाँ मिट्ठू बनना: अपनी प्रशंसा स्वयं करना
नाच न जाने आँगन टेढ़ा: अपनी कमी का दोष दूसरों पर डालना
अधजल गगरी छलकत जाए: कम ज्ञान वाला अधिक दिखावा करता है
अंधों में काना राजा: मूर्खों या अयोग्यों के बीच थोड़ा जानने वाला भी श्रेष्ठ माना जाता है
अंगूठा दिखाना: साफ़ इनकार करना
अपने पैरों पर खड़ा होना: आत्मनिर्भर होना
आटे दाल का भाव मालूम होना: कठिनाइयों का पता चलना
आगे कुआँ पीछे खाई: दोनों ओर विपत्ति
आम के आम गुठलियों के दाम: दोहरा लाभ
ऊँची दुकान फीका पकवान: केवल दिखावा, गुण नहीं
ओखली में सिर देना: जान-बूझकर मुसीबत में पड़ना
काला अक्षर भैंस बराबर: अनपढ़ होना
खोदा पहाड़ निकली चुहिया: बहुत परिश्रम, थोड़ा फल
घोड़े बेचकर सोना: निश्चिंत होकर सोना
जिसकी लाठी उसकी भैंस: शक्तिशाली की ही जीत होती है
चोर की दाढ़ी में तिनका: अपराधी स्वयं डरता है
डूबते को तिनके का सहारा: संकट में थोड़ी सहायता भी बहुत
थोथा चना बाजे घना: कम ज्ञान वाला अधिक दिखावा करता है
दूर के ढोल सुहावने: दूर की वस्तु अच्छी लगती है
न रहेगा बाँस न बजेगी बाँसुरी: झगड़े की जड़ को ही समाप्त करना
बंदर क्या जाने अदरक का स्वाद: मूर्ख गुण की कदर नहीं जानता
भैंस के आगे बीन बजाना: मूर्ख को समझाना व्यर्थ है
साँप भी मर जाए और लाठी भी न टूटे: बिना हानि के काम बन जाना
हाथ कंगन को आरसी क्या: प्रत्यक्ष को प्रमाण की आवश्यकता नहीं
`;

/** 'word of Hindi: words of the same meaning; opposite'. */
export const hindiWords = `
अग्नि: आग, अनल, पावक, दहन, ज्वाला; जल
जल: पानी, नीर, वारि, सलिल, अंबु; थल
सूर्य: रवि, दिनकर, भास्कर, भानु, आदित्य; चंद्र
चंद्रमा: चाँद, शशि, इंदु, राकेश, सोम; सूर्य
पृथ्वी: धरती, भूमि, धरा, वसुंधरा, मही; आकाश
आकाश: नभ, गगन, अंबर, व्योम, आसमान; पाताल
वायु: हवा, पवन, समीर, अनिल, मारुत
समुद्र: सागर, सिंधु, जलधि, रत्नाकर, पयोधि
नदी: सरिता, तटिनी, तरंगिणी, निर्झरिणी
पर्वत: पहाड़, गिरि, शैल, नग, भूधर
फूल: पुष्प, सुमन, कुसुम, प्रसून; काँटा
कमल: पंकज, नीरज, जलज, सरोज, राजीव
वृक्ष: पेड़, तरु, पादप, विटप, द्रुम
रात: रात्रि, निशा, रजनी, यामिनी, विभावरी; दिन
दिन: दिवस, वासर, अह्न; रात
आँख: नेत्र, नयन, लोचन, चक्षु, दृग
हाथी: गज, कुंजर, गजराज, मतंग
घोड़ा: अश्व, हय, तुरंग, घोटक
सिंह: शेर, केसरी, मृगराज, वनराज
मित्र: दोस्त, सखा, मीत, सहचर; शत्रु
शत्रु: दुश्मन, बैरी, रिपु, अरि; मित्र
राजा: नृप, भूपति, नरेश, सम्राट; रंक
माता: माँ, जननी, अंबा, मातृ; पिता
पिता: जनक, बाप, तात; माता
पुत्र: बेटा, सुत, तनय, आत्मज; पुत्री
स्त्री: नारी, महिला, औरत, वनिता; पुरुष
सोना: स्वर्ण, कनक, कंचन, हेम; जागना
ईश्वर: भगवान, प्रभु, परमात्मा, जगदीश
बादल: मेघ, घन, जलद, नीरद, वारिद
बिजली: विद्युत, चपला, दामिनी, तड़ित
सुंदर: रमणीय, मनोहर, ललित, चारु; कुरूप
अमृत: सुधा, पीयूष, अमिय; विष
विष: ज़हर, गरल, हलाहल; अमृत
आदि: आरंभ, शुरू; अंत
उन्नति: प्रगति, विकास, उत्थान; अवनति
अंधकार: अँधेरा, तम, तिमिर; प्रकाश
प्रकाश: उजाला, रोशनी, ज्योति, प्रभा; अंधकार
आय: आमदनी, कमाई; व्यय
अनुकूल: मुताबिक, पक्ष में; प्रतिकूल
आशा: उम्मीद, आस; निराशा
कृतज्ञ: आभारी, ऋणी; कृतघ्न
जीवन: ज़िंदगी, प्राण; मृत्यु
ज्ञान: विद्या, बोध; अज्ञान
नवीन: नया, नूतन; प्राचीन
प्राचीन: पुराना, पुरातन; नवीन
वीर: बहादुर, शूर, साहसी; कायर
सुख: आनंद, चैन; दुःख
सत्य: सच, यथार्थ; असत्य
स्वतंत्र: आज़ाद, मुक्त; परतंत्र
स्वर्ग: देवलोक, सुरलोक; नरक
गुण: विशेषता, खूबी; दोष
न्याय: इंसाफ़; अन्याय
उदय: उगना, निकलना; अस्त
उपकार: भलाई, हित; अपकार
कठोर: सख्त, कड़ा; कोमल
मीठा: मधुर; कड़वा
लाभ: फायदा, मुनाफा; हानि
विजय: जीत, जय; पराजय
शांति: अमन, चैन; अशांति
सम्मान: आदर, इज़्ज़त; अपमान
`;

/** 'शब्द: अर्थ', for which one word is asked in Hindi. */
export const hindiOneWords = `
अजातशत्रु: जिसका कोई शत्रु न जन्मा हो, पैदा न हुआ हो
अजेय: जिसे जीता न जा सके
अदृश्य: जो दिखाई न दे
अद्वितीय: जिसके समान कोई दूसरा न हो
अनपढ़ (निरक्षर): जो पढ़ना लिखना न जानता हो
अनाथ: जिसके माता-पिता न हों
अमर: जो कभी न मरे
असंभव: जो हो न सके
आस्तिक: जो ईश्वर में विश्वास रखता हो
नास्तिक: जो ईश्वर में विश्वास न रखता हो
आलोचक: जो आलोचना करता हो
कृतज्ञ: जो उपकार मानता हो
कृतघ्न: जो उपकार न मानता हो
जिज्ञासु: जो जानने की इच्छा रखता हो
दूरदर्शी: जो आगे (भविष्य) की बात सोचता हो
निर्दय: जिसके मन में दया न हो
निराकार: जिसका कोई आकार न हो
निष्पक्ष: जो किसी का पक्ष न ले
परोपकारी: जो दूसरों का भला (उपकार) करता हो
मितभाषी: जो कम बोलता हो
मितव्ययी: जो कम खर्च करता हो
वाचाल: जो बहुत अधिक बोलता हो
विधवा: जिसका पति मर गया हो
विधुर: जिसकी पत्नी मर गई हो
शाकाहारी: जो मांस न खाता हो
सर्वज्ञ: जो सब कुछ जानता हो
सर्वव्यापी: जो सब जगह हो
स्वावलंबी: जो अपने बल पर निर्भर हो
हस्तलिखित: जो हाथ से लिखा गया हो
साप्ताहिक: जो सप्ताह में एक बार हो
वार्षिक: जो वर्ष में एक बार हो
अल्पज्ञ: जो कम जानता हो
बहुज्ञ: जो बहुत जानता हो
अवर्णनीय: जिसका वर्णन न किया जा सके
असाध्य: जिसका इलाज न हो सके
`;

/** 'शब्द: संधि विच्छेद', the parts of a joined word. */
export const hindiJoins = `
विद्यालय: विद्या + आलय (दीर्घ संधि)
हिमालय: हिम + आलय (दीर्घ संधि)
पुस्तकालय: पुस्तक + आलय (दीर्घ संधि)
देवालय: देव + आलय (दीर्घ संधि)
विद्यार्थी: विद्या + अर्थी (दीर्घ संधि)
परमार्थ: परम + अर्थ (दीर्घ संधि)
रवींद्र: रवि + इंद्र (दीर्घ संधि)
गिरीश: गिरि + ईश (दीर्घ संधि)
सूक्ति: सु + उक्ति (दीर्घ संधि)
महेश: महा + ईश (गुण संधि)
सुरेश: सुर + ईश (गुण संधि)
नरेंद्र: नर + इंद्र (गुण संधि)
देवेंद्र: देव + इंद्र (गुण संधि)
महोत्सव: महा + उत्सव (गुण संधि)
परोपकार: पर + उपकार (गुण संधि)
सूर्योदय: सूर्य + उदय (गुण संधि)
महर्षि: महा + ऋषि (गुण संधि)
देवर्षि: देव + ऋषि (गुण संधि)
सदैव: सदा + एव (वृद्धि संधि)
एकैक: एक + एक (वृद्धि संधि)
महौषध: महा + औषध (वृद्धि संधि)
यद्यपि: यदि + अपि (यण संधि)
इत्यादि: इति + आदि (यण संधि)
अत्यधिक: अति + अधिक (यण संधि)
स्वागत: सु + आगत (यण संधि)
नयन: ने + अन (अयादि संधि)
पवन: पो + अन (अयादि संधि)
पावक: पौ + अक (अयादि संधि)
जगन्नाथ: जगत् + नाथ (व्यंजन संधि)
सज्जन: सत् + जन (व्यंजन संधि)
उल्लास: उत् + लास (व्यंजन संधि)
उज्ज्वल: उत् + ज्वल (व्यंजन संधि)
दिगंबर: दिक् + अंबर (व्यंजन संधि)
मनोरथ: मनः + रथ (विसर्ग संधि)
निर्धन: निः + धन (विसर्ग संधि)
दुर्गुण: दुः + गुण (विसर्ग संधि)
निश्चय: निः + चय (विसर्ग संधि)
`;
