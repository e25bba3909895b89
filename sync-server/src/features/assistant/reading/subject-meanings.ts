import { meaningsByWord } from './meanings-by-word.ts';

/** Words of the subjects of one meaning, in the form of the words that are usual everywhere. */
const SUBJECTS: Readonly<Record<string, string>> = {
  physics: `
momentum: samveg sanveg संवेग
acceleration: tvaran twaran त्वरण
displacement: visthapan विस्थापन
density: ghanatva ghanatv घनत्व
refraction: apvartan अपवर्तन
refractive: apvartanank apavartanank अपवर्तनांक
reflection: paravartan pravartan परावर्तन
resistance: pratirodhakta pratirodhak प्रतिरोधक प्रतिरोधकता
conductor: chalak sachalak sanchalak चालक सुचालक suchalak
semiconductor: ardhchalak ardhachalak अर्धचालक
insulator: kuchalak vidyutrodhi कुचालक विद्युतरोधी अचालक
conductivity: chalakta चालकता
voltage: vibhavantar विभवांतर वोल्टता
potential: vibhav vibhava sthitij विभव स्थितिज
kinetic: gatij गतिज
electric: vidyut bijli bidyut vaidyut विद्युत बिजली वैद्युत electricity electrical
magnet: chumbak चुंबक चुम्बक
magnetic: chumbakiya chumbakiy चुंबकीय चुम्बकीय
electromagnetic: vidyutchumbakiya विद्युतचुंबकीय वैद्युतचुंबकीय
amplitude: aayam ayam आयाम
wave: tarang tarange tarangon तरंग waves
gravity: gurutva gurutv guruttva गुरुत्व guruttwa
gravitation: gurutvakarshan gurutvaakarshan गुरुत्वाकर्षण gravitational gurutviya गुरुत्वीय
mirror: darpan aaina aina sheesha दर्पण आइना
lens: लेंस lenses
image: pratibimb प्रतिबिंब प्रतिबिम्ब
concave: avtal avatal अवतल
convex: uttal उत्तल
focal: fokas फोकस
scattering: prakirnan प्रकीर्णन
dispersion: विक्षेपण vikshepan
interference: vyatikaran व्यतिकरण
diffraction: vivartan विवर्तन
polarisation: dhruvan ध्रुवण
vibration: kampan कंपन कम्पन
oscillation: dolan दोलन
pendulum: lolak लोलक
resonance: anunad अनुनाद
echo: pratidhwani pratidhvani प्रतिध्वनि गूँज goonj
ultrasonic: parashravya पराश्रव्य
intensity: tivrata teevrata तीव्रता
impulse: aaveg aveg आवेग
moment: aaghurn आघूर्ण
torque: balaghurn बलाघूर्ण
angular: koniya konia कोणीय
rotation: ghurnan घूर्णन
circular: vrittiya vrattiya वृत्तीय
equilibrium: santulan samya संतुलन साम्य साम्यावस्था
elasticity: pratyasthata प्रत्यास्थता लचीलापन
elastic: pratyasth प्रत्यास्थ
stress: pratibal प्रतिबल
strain: vikriti विकृति
viscosity: shyanta shyaanta श्यानता
tension: tanav तनाव
surface: prishth prishtha satah सतह पृष्ठ पृष्ठीय prishthiya
buoyancy: utplavan उत्प्लावन उत्प्लावकता
float: tairna tairta tairti tairte तैरता तैरती तैरते
liquid: drav द्रव taral तरल
solid: thos ठोस
vacuum: nirvat निर्वात
specific: vishisht विशिष्ट
latent: gupt गुप्त
expansion: prasar प्रसार
radiation: vikiran विकिरण
convection: samvahan sanvahan संवहन
conduction: chalan चालन
thermometer: tapmapi thermameter तापमापी थर्मामीटर
radioactive: rediosakriya रेडियोधर्मी रेडियोसक्रिय
radioactivity: रेडियोधर्मिता रेडियोसक्रियता
fusion: sanlayan samlayan संलयन
fission: vikhandan विखंडन विखण्डन
nuclear: nabhikiya नाभिकीय
ray: kiran kirne kirnen किरण किरणें rays
photon: फोटॉन
electron: इलेक्ट्रॉन electrons
proton: प्रोटॉन protons
neutron: न्यूट्रॉन neutrons
circuit: paripath परिपथ सर्किट
battery: बैटरी
capacitor: sandharitra संधारित्र
capacitance: dharita धारिता
transformer: ट्रांसफार्मर ट्रांसफॉर्मर
generator: janitra जनित्र डायनेमो
motor: मोटर
induction: preran प्रेरण
coil: kundali kundli कुंडली
vector: sadish सदिश
scalar: adish अदिश
quantity: rashi राशि मात्रा quantities
dimension: vima विमा dimensions
dimensional: vimiya विमीय
error: truti त्रुटि
measure: mapan napte naapte naapta napta napne naapne napa mapte mapta mapne मापन नापते मापते मापा नापा मापने नापने measures measured measuring measurement मापता
instrument: yantra yantr upkaran upkarn यंत्र यन्त्र उपकरण instruments device
machine: mashin मशीन
lever: uttolak उत्तोलक
pulley: ghirni घिरनी
projectile: prakshepya prakshep प्रक्षेप्य प्रक्षेप
orbit: kaksha कक्षा
escape: palayan पलायन
particle: kan kano कण कणों particles
matter: padarth padarath पदार्थ dravya द्रव्य
substance: padaarth
constant: niyatank sthirank नियतांक स्थिरांक constants niyat नियत
theory: siddhant sidhant siddhanta सिद्धांत सिद्धान्त vaad
principle: sidhhant
theorem: pramey प्रमेय
equation: samikaran sameekaran समीकरण equations
reaction: pratikriya abhikriya प्रतिक्रिया अभिक्रिया reactions
capacity: kshamta chhamta क्षमता
efficiency: dakshata दक्षता
borrow: srot स्रोत
myopia: निकटदृष्टि nikatdrishti
hypermetropia: doordrishti durdrishti दूरदृष्टि
spectrum: varnakram वर्णक्रम स्पेक्ट्रम
rainbow: indradhanush इंद्रधनुष इन्द्रधनुष
shadow: chhaya chaya छाया
lightning: tadit तड़ित
`,
  chemistry: `
compound: yaugik yogik यौगिक compounds
mixture: mishran मिश्रण mixtures
alloy: mishradhatu mishrdhatu मिश्रधातु मिश्रातु alloys
solution: vilayan विलयन solutions
solute: viley विलेय
solvent: vilayak विलायक
solubility: vileyta विलेयता
concentration: sandrata सांद्रता सान्द्रता
dilute: तनु
concentrated: sandra सांद्र
acid: amliya अम्लीय अम्लों
base: chhar ksharak kshariya chharak क्षारक क्षारीय
neutral: udasin udaseen उदासीन
neutralisation: udasinikaran उदासीनीकरण neutralization
isobar: samabharik सम्भारिक समभारिक isobars
isotope: samasthanik samsthanik
homologous: samajatiya sajatiya सजातीय समजातीय
isomer: samavayavi समावयवी isomers
isomerism: samavayavata समावयवता
allotrope: apararup aparroop अपररूप allotropes allotropic
reduction: apachayan
oxidation: upchayan upachayan उपचयन
redox: रेडॉक्स
catalyst: utprerak उत्प्रेरक catalysts
bond: aabandh bandhan abandh आबंध बंध bonds bonding
covalent: sahsanyojak sahasanyojak सहसंयोजक सहसंयोजी
ionic: aayanik आयनिक
valency: sanyojakta sanyojkta संयोजकता valence sanyoji संयोजी
periodic: aavart avart आवर्त आवर्ती
table: sarni saarni sarani talika सारणी तालिका
group: samuh samooh samuuh समूह ग्रुप groups
period: avdhi अवधि
atomic: parmanviya परमाण्वीय
number: kramank क्रमांक
configuration: vinyas विन्यास
orbital: kakshak कक्षक
shell: kosh कोश
ion: aayan आयन ions
cation: dhanayan धनायन
anion: rinayan ऋणायन
molar: मोलर
molarity: मोलरता
mole: मोल
molecular: aanvik aanavik आणविक आण्विक
organic: karbanik carbonic कार्बनिक
inorganic: akarbanik अकार्बनिक
hydrocarbon: हाइड्रोकार्बन
alcohol: एल्कोहल ऐल्कोहॉल अल्कोहल
polymer: bahulak बहुलक
polymerisation: bahulakikaran बहुलकीकरण
electrolysis: विद्युतअपघटन
decomposition: apghatan apaghatan वियोजन viyojan अपघटन
rust: jang zang जंग rusting
corrosion: sanksharan संक्षारण
combustion: dahan jalna दहन
burn: jalta jalti jalte jalane jalne जलता जलती जलने जलाने burns burning
flame: jwala ज्वाला लौ
fuel: indhan eendhan ईंधन इंधन
petrol: पेट्रोल
coal: koyla koila कोयला
oil: tel तेल
ore: ayask अयस्क ores
mineral: khanij खनिज minerals
mine: khadan khadaan खान खदान mines mining
gold: sona sone सोना सोने स्वर्ण swarn
silver: chandi chaandi चाँदी चांदी रजत rajat
copper: tamba taamba तांबा ताँबा
iron: loha lohe lauh लोहा लोहे लौह
aluminium: aluminum एल्युमिनियम एल्युमीनियम ऐलुमिनियम
zinc: jasta जस्ता जिंक
lead: sisa seesa सीसा लेड
tin: raanga टिन
mercury: paara पारा पारद
brass: pital peetal पीतल
bronze: kansa kaansa कांसा काँसा कांस्य kansya
steel: इस्पात ispat स्टील
carbon: कार्बन
oxygen: ऑक्सीजन आक्सीजन
hydrogen: हाइड्रोजन
nitrogen: नाइट्रोजन
chlorine: क्लोरीन
sodium: सोडियम
calcium: कैल्शियम
potassium: पोटैशियम पोटेशियम
phosphorus: फॉस्फोरस फास्फोरस
sulphur: gandhak gandak गंधक sulfur सल्फर
iodine: आयोडीन
helium: हीलियम
diamond: heera hira हीरा
graphite: ग्रेफाइट
glass: kanch kaanch sheeshe कांच काँच
cement: सीमेंट
soap: sabun साबुन
sugar: chini cheeni sharkara चीनी शर्करा
vinegar: sirka सिरका
lime: chuna चूना
baking: बेकिंग
washing: dhavan धावन
bleaching: viranjak विरंजक bleach
noble: akriya utkrisht उत्कृष्ट अक्रिय inert
crystal: क्रिस्टल रवा
pure: shuddh shudh शुद्ध
distillation: aasavan asavan आसवन
sublimation: urdhvapatan urdhwapatan ऊर्ध्वपातन
filtration: chhanna निस्यंदन छानना
condensation: sanghanan संघनन
freezing: himank हिमांक freeze jamta
ice: barf baraf बर्फ
steam: bhap bhaap भाप vapour वाष्प
physical: bhautik भौतिक
change: parivartan badlav बदलाव परिवर्तन badalta badalti changes changed changing
emblem: pratik prateek
reactive: kriyasheel kriyashil क्रियाशील अभिक्रियाशील
poison: zehar jahar vish ज़हर विष poisonous jahrila jahrili vishaila ज़हरीली जहरीली विषैली
laughing: hasane hansane हँसाने हंसाने हंसने
gas: gasen gaisen gaise गैसें
`,
  biology: `
tissue: utak ootak uttak ऊतक tissues
cell: koshikaen koshikayen कोशिकाएँ
nucleus: केन्द्रक
membrane: jhilli झिल्ली
wall: bhitti deewar diwar भित्ति दीवार
mitochondria: सूत्रकणिका माइटोकॉन्ड्रिया sutrakanika
powerhouse: urjagrih ऊर्जागृह shaktigrih
ribosome: राइबोसोम
chromosome: gunsutra gunasutra गुणसूत्र chromosomes
gene: jeen जीन genes
genetic: anuvanshik aanuvanshik आनुवंशिक अनुवांशिक
genetics: anuvanshiki aanuvanshiki आनुवंशिकी
heredity: anuvanshikta आनुवंशिकता अनुवांशिकता
photosynthesis: prakashsanshleshan प्रकाशसंश्लेषण
synthesis: sanshleshan संश्लेषण
chlorophyll: haritlavak parnharit पर्णहरित हरितलवक
respiration: shvasan swasan saans साँस सांस breathing breathe shwas श्वास
nutrition: poshan पोषण
nutrient: poshak पोषक
digestion: pachna pachta
digestive: पाचक pachak
stomach: amashay aamashay आमाशय पेट
intestine: aant aanth आंत आँत
pancreas: agnyashay अग्न्याशय
bile: pitt पित्त
saliva: laar लार
kidney: gurde vrikka गुर्दे वृक्कों
lung: phephde phephda fephde fefda phefde
liver: जिगर कलेजा
brain: dimaag
nerve: tantrika तंत्रिका तन्त्रिका nerves
system: tantra pranali तंत्र प्रणाली systems
spinal: meru मेरुरज्जु
tongue: jeebh jibh जीभ
nose: naak नाक
bone: haddiyon asthiyan अस्थियाँ
skeleton: kankal kankaal कंकाल
joint: जोड़
hair: kesh केश
tooth: danton
egg: anda अंडा अण्डा
ovary: andashay अंडाशय
testis: vrishan वृषण
sperm: shukranu शुक्राणु
fertilisation: nishechan निषेचन fertilization
reproduction: janan prajanan जनन प्रजनन
pollination: paragan परागण
pollen: parag पराग
seed: beej बीज seeds
stem: tana तना
germination: ankuran अंकुरण
fungus: kavak phaphund कवक फफूंद fungi
algae: shaival शैवाल
virus: vishanu विषाणु वायरस viruses
bacteria: jivanu jeevanu जीवाणु बैक्टीरिया bacterial
parasite: parjivi parjeevi परजीवी
immunity: pratiraksha प्रतिरक्षा प्रतिरोधकक्षमता
antibody: pratirakshi प्रतिरक्षी
vaccine: tika teeka टीका vaccination tikakaran टीकाकरण
medicine: dava dawa aushadhi दवा औषधि
treatment: upchar ilaj उपचार इलाज
scurvy: स्कर्वी
rickets: रिकेट्स सूखारोग
blindness: ratondhi रतौंधी andhapan अंधापन
goitre: ghengha घेंघा गलगंड
diabetes: madhumeh मधुमेह
malaria: मलेरिया
jaundice: piliya पीलिया
tuberculosis: क्षयरोग तपेदिक tapedik tb
smallpox: chechak चेचक
cholera: haija हैजा
polio: पोलियो
leprosy: kushth कुष्ठ
cancer: karkat कैंसर
anaemia: raktalpata रक्ताल्पता anemia एनीमिया
haemoglobin: hemoglobin हीमोग्लोबिन
platelet: पट्टिकाणु बिंबाणु platelets
circulation: parisancharan परिसंचरण
pulse: नाड़ी
bloodgroup: raktsamuh रक्तसमूह raktasamuh
donor: sarvdata sarvadata दाता सर्वदाता
recipient: sarvgrahi grahi ग्राही सर्वग्राही
universal: sarvatrik sarvbhaumik सार्वत्रिक सार्वभौमिक
protein: प्रोटीन proteins
fat: vasa वसा fats
carbohydrate: carbohydrates कार्बोहाइड्रेट
enzyme: एंजाइम enzymes एन्जाइम
insulin: इंसुलिन इन्सुलिन
thyroid: थायराइड अवटु
milk: doodh dudh दूध
food: bhojan khana aahar khadya भोजन आहार खाद्य
chain: shrinkhla shrankhla श्रृंखला शृंखला
ecosystem: paritantra paristhitik पारितंत्र पारिस्थितिकी
biodiversity: जैवविविधता
diversity: vividhata vividhta विविधता
biological: jaivik jaiv जैविक जैव
science: vigyan vigyaan विज्ञान
biology: jeevvigyan जीवविज्ञान
evolution: विकासवाद
development: vikas vikaas विकास
organism: jeev jiv jeevon जीव जीवों organisms
creature: prani praani प्राणी
human: manav manushya manushy insan insaan मानव मनुष्य इंसान
adult: vayask vyask vayasak वयस्क
child: bachcha shishu शिशु baccha
man: नर
woman: mada maada मादा mahilaon stri स्त्री aurat
species: prajati jati प्रजाति जाति
kingdom: jagat samrajya जगत साम्राज्य empire
organ: अंग अंगों organs
growth: vriddhi वृद्धि
waste: apshisht अपशिष्ट
excretion: utsarjan उत्सर्जन excretory
urine: mutra mootra मूत्र
sweat: paseena pasina पसीना
osmosis: parasaran परासरण
diffusion: visaran विसरण
transpiration: vashpotsarjan वाष्पोत्सर्जन
fish: machhli machli matsya मछली मत्स्य
insect: keet keeda कीट कीड़ा
snake: saanp sanp साँप सांप
lion: sher शेर
tiger: baagh बाघ
elephant: haathi hathi हाथी
horse: ghoda घोड़ा
cow: gaay गाय
mammal: standhari स्तनधारी mammals
reptile: sarisrip सरीसृप
amphibian: ubhaychar उभयचर
frog: mendhak मेंढक मेढक
peacock: mor mayur मोर मयूर
lotus: kamal कमल
mango: आम
wheat: gehu gehun गेहूँ गेहूं
rice: chawal chaval dhaan चावल धान
sugarcane: ganna गन्ना
tea: chai chay चाय
coffee: कॉफी
jute: joot जूट पटसन
rubber: रबर रबड़
silk: resham रेशम
wool: oon ऊन
honey: shahad शहद
clean: saaf swachh स्वच्छ
pollution: pradushan प्रदूषण
ozone: ओजोन ओज़ोन
world: vaishvik वैश्विक
warming: tapan तापन
ecology: paristhitiki
`,
  mathematics: `
triangle: tribhuj tribhuja त्रिभुज triangles
equilateral: samabahu sambahu समबाहु
isosceles: samdwibahu samdvibahu समद्विबाहु
circle: vritt vrit vratt वृत्त vritta
semicircle: ardhvritt अर्धवृत्त
radius: trijya tridya त्रिज्या
diameter: vyas vyaas व्यास
circumference: paridhi परिधि
perimeter: parimap parimaap परिमाप
chord: jeeva jiva जीवा
tangent: sparshrekha स्पर्शरेखा स्पर्शज्या
square: varg वर्ग squares
rectangle: aayat ayat आयत
parallelogram: समांतरचतुर्भुज
quadrilateral: chaturbhuj चतुर्भुज
rhombus: samchaturbhuj समचतुर्भुज
trapezium: samlamb समलंब समलम्ब
polygon: bahubhuj बहुभुज
hexagon: shatbhuj षट्भुज
pentagon: panchbhuj पंचभुज
sphere: gola गोला गोले
hemisphere: ardhgola अर्धगोला अर्धगोले
cylinder: belan बेलन
cone: shanku शंकु
cube: घन
cuboid: ghanabh घनाभ
volume: aayatan ayatan aaytan aytan आयतन
angle: कोण angles
side: bhuja भुजा भुजाएँ sides
diagonal: vikarn विकर्ण
parallel: samantar samaantar समांतर समान्तर parshvakram पार्श्वक्रम
perpendicular: लंब लम्ब लंबवत
hypotenuse: karn कर्ण
arithmetic: ankganit अंकगणित
geometric: gunottar गुणोत्तर
geometry: jyamiti rekhaganit ज्यामिति रेखागणित
harmonic: haratmak हरात्मक
progression: shreni shrenee श्रेणी श्रेढ़ी series shredhi shrenikram श्रेणीक्रम
sequence: anukram अनुक्रम
mathematics: ganit गणित maths
mathematician: ganitagya ganitagy गणितज्ञ
algebra: beejganit bijganit बीजगणित
trigonometry: trikonmiti त्रिकोणमिति
calculus: कलन
differentiation: avkalan अवकलन
derivative: avkalaj avakalaj अवकलज
integration: samakalan समाकलन
integral: samakal समाकल
matrix: aavyuh avyuh आव्यूह मैट्रिक्स
determinant: sarnik सारणिक
set: samuchchay samuchay समुच्चय
probability: prayikta praayikta प्रायिकता
permutation: kramchay kramchaya क्रमचय
combination: sanchay संचय
mean: madhya माध्य
median: madhyika madhyak maadhyika माध्यिका
average: ausat aust औसत madhyaman
ratio: anupat anupaat अनुपात
proportion: samanupat समानुपात
lcm: laghuttam लघुत्तम लघुतम समापवर्त्य laghutam samapvartya
hcf: mahattam महत्तम mahatam समापवर्तक samapvartak
multiple: gunaj गुणज multiples
factor: gunankhand gunankhanda गुणनखंड गुणनखण्ड factors
prime: abhajya abhaj अभाज्य
composite: bhajya भाज्य
even: सम
odd: visham विषम
natural: prakrit prakritik prakratik प्राकृतिक प्राकृत naisargik
whole: purn poorn पूर्ण
integer: purnank poornank पूर्णांक integers
rational: parimey परिमेय
irrational: aparimey अपरिमेय
real: vastavik वास्तविक
complex: sammishra सम्मिश्र
fraction: bhinn भिन्न
decimal: dashamlav dashmlav दशमलव
numerator: ansh अंश
percent: prtishat प्रतिशतता
profit: munafa fayda faida laabh मुनाफा फायदा
loss: nuksan haani नुकसान
principal: mooldhan muldhan मूलधन
interest: byaaj
discount: chhoot batta छूट बट्टा
cost: laagat lagat लागत
price: keemat kimat daam कीमत दाम
quadratic: dwighat dvighat द्विघात
cubic: trighat त्रिघात
linear: raikhik रैखिक
exponent: ghatank घातांक
logarithm: laghuganak लघुगणक
coefficient: gunank गुणांक
graph: aalekh आलेख ग्राफ
axis: aksh अक्ष
slope: dhal pravanta ढाल प्रवणता
origin: moolbindu mulbindu मूलबिंदु
point: bindu बिंदु बिन्दु
boundary: sarlrekha सरलरेखा sarhad सरहद
curve: vakra वक्र
infinity: अनंत
zero: shunya shoonya sunya शून्य shuny
sum: yogfal योग योगफल
product: gunanfal गुणनफल उत्पाद
double: dugna doguna dugni दुगना दोगुना दुगुना
half: aadha aadhi आधा आधी
equal: barabar baraabar saman samaan बराबर समान equals
unequal: asaman असमान
more: adhik अधिक
proportional: samanupati समानुपाती आनुपातिक
inverse: vyutkram व्युत्क्रम
identity: sarvasamika सर्वसमिका
statistics: sankhyiki सांख्यिकी
computer: sanganak संगणक
`,
  polity: `
constitution: samvidhaan samvidhanik संवैधानिक sanvaidhanik
preamble: prastavana uddeshika prastavna प्रस्तावना उद्देशिका
parliament: sansadiya संसदीय parliamentary
council: parishad परिषद
legislative: vidhayi vidhan विधान विधायी
bill: vidheyak विधेयक bills
act: adhiniyam अधिनियम acts
ordinance: adhyadesh अध्यादेश
governor: raajyapal गवर्नर
chiefminister: mukhyamantri मुख्यमंत्री मुख्यमन्त्री
primeminister: प्रधानमन्त्री
cabinet: mantrimandal mantriparishad मंत्रिमंडल मंत्रिपरिषद मंत्रिमण्डल
speaker: spikar स्पीकर
chairman: adhyaksh adhyksh sabhapati अध्यक्ष सभापति chairperson
court: adalat अदालत nyayalya
supreme: sarvochch sarvochcha uchchatam ucchatam उच्चतम
judiciary: nyaypalika nyayapalika न्यायपालिका
executive: karyapalika कार्यपालिका
legislature: vidhayika vyavasthapika विधायिका व्यवस्थापिका
judge: nyay nyaya न्याय
right: haq हक
directive: nideshak निदेशक निर्देशक
policy: niti neeti नीति
citizen: nagrik naagrik नागरिक citizens
citizenship: nagrikta naagrikta नागरिकता
emergency: aapatkal apatkal आपातकाल आपात aapaat
amendment: sansodhan samshodhan संशोधनों
vote: mat matdan vot मत मतदान वोट voting votes
voter: matdata मतदाता
commission: aayog ayog आयोग commissions
committee: samiti kamiti समिति
panchayat: panchayati पंचायत पंचायती panchayats
municipal: nagarpalika नगरपालिका municipality
federal: sanghiya संघीय
union: sangh संघ
central: kendriya केंद्रीय केन्द्रीय
centre: kendra केंद्र केन्द्र center
government: sarkar sarkaar shasan सरकार शासन govt
republic: gantantra गणतंत्र गणतन्त्र
democracy: loktantra prajatantra लोकतंत्र प्रजातंत्र
secular: dharmnirpeksh dharmanirpeksh धर्मनिरपेक्ष पंथनिरपेक्ष
socialist: samajwadi समाजवादी
sovereign: samprabhu सम्प्रभु संप्रभु
society: samaj samaaj समाज
social: samajik samaajik सामाजिक
political: rajnitik rajnaitik राजनीतिक राजनैतिक
party: dal दल
majority: bahumat बहुमत
finance: vitt वित्त
financial: vittiya वित्तीय
oath: shapath शपथ
resign: tyagpatra istifa isteefa त्यागपत्र इस्तीफा resignation
impeachment: mahabhiyog महाभियोग
remove: hatana hatane हटाने हटाया हटा removed removal
pardon: kshama क्षमा kshamadan
writ: yachika रिट writs
security: suraksha सुरक्षा
defence: raksha रक्षा
army: sena सेना थलसेना
navy: nausena जलसेना नौसेना
airforce: vayusena वायुसेना
reservation: aarakshan arakshan आरक्षण
`,
  history: `
abolish: samapti unmulan उन्मूलन
exploitation: shoshan शोषण
religious: dharmik धार्मिक
minority: alpsankhyak अल्पसंख्यक
tribe: janjati जनजाति tribes
caste: jaati जातियाँ
adopt: apnaya angikrit अपनाया अंगीकृत adopted adoption swikar स्वीकार स्वीकृत
enforce: lagu laagu लागू enforced implemented implement
draft: praroop prarup प्रारूप मसौदा drafting
architect: nirmata shilpkar vastukar निर्माता शिल्पकार वास्तुकार
build: banvaya banwaya banvayi banwayi nirman nirmaan निर्माण बनवाया बनवाई built constructed construction builder
maker: nirmaata
dynasty: vanshaj
king: maharaja maharaj महाराजा महाराज kings raje नरेश
queen: rani raani maharani रानी महारानी
mughal: mugal मुगल मुग़ल mughals
maurya: mauryan mauryas मौर्य
british: angrez angrej अंग्रेज अंग्रेज़ ब्रिटिश
history: itihas itihaas इतिहास
historian: itihaskar इतिहासकार
ancient: prachin pracheen प्राचीन
medieval: madhyakalin मध्यकालीन
modern: aadhunik adhunik आधुनिक
century: shatabdi sadi शताब्दी सदी
era: yug samvat युग संवत
fort: kila qila durg किला क़िला दुर्ग
tomb: makbara maqbara मकबरा मक़बरा
mosque: masjid मस्जिद
palace: mahal महल
cave: gufa गुफा गुफाएँ caves
stupa: स्तूप
pillar: stambh स्तंभ स्तम्भ
inscription: abhilekh shilalekh अभिलेख शिलालेख
coin: sikka sikke सिक्का सिक्के
traveller: yatri यात्री traveler
travel: yatra यात्रा journey
attack: aakraman akraman hamla आक्रमण हमला invaded invasion
invader: aakramankari आक्रमणकारी
massacre: hatyakand hatyakaand narsanhar हत्याकांड हत्याकाण्ड नरसंहार
assassination: hatya हत्या
leader: neta नेता netritva नेतृत्व led leaders
partition: vibhajan batwara विभाजन बंटवारा division
noncooperation: asahyog असहयोग
disobedience: avagya अवज्ञा
satyagraha: सत्याग्रह
congress: कांग्रेस काँग्रेस
session: adhivesan
viceroy: vayasray वायसराय
company: kampani कंपनी कम्पनी
permanent: sthayi sthaayi स्थायी
temporary: asthayi अस्थायी
settlement: bandobast बंदोबस्त
land: bhumi bhoomi zameen भूमि ज़मीन
revenue: rajasva rajswa राजस्व
reform: sudhar सुधार reforms reformer sudharak सुधारक
veda: ved वेद vedas
epic: mahakavya महाकाव्य
buddha: buddh बुद्ध
buddhism: bauddh बौद्ध buddhist
jainism: jain जैन
tirthankara: tirthankar तीर्थंकर
saint: sant संत
guru: गुरु
disciple: shishya शिष्य
philosophy: darshan दर्शन
philosopher: darshanik दार्शनिक
school: vidyalay vidyalaya विद्यालय
university: vishwavidyalaya vishvavidyalaya विश्वविद्यालय
`,
  geography: `
lake: sarovar सरोवर
waterfall: jalprapat jharna जलप्रपात झरना falls
river: nadiyo नदियां
tributary: upnadi उपनदी
rise: udgam उद्गम nikalti niklti निकलती निकलता originates originate nikalta
flow: behti bahti behta bahta bahne behne बहती बहता प्रवाह pravah flows flowing
fall: girti girta girte गिरती गिरता गिरते
plateau: pathar पठार
valley: ghati ghaati घाटी
plain: maidan मैदान plains
hill: pahadi पहाड़ी hills pahadiyan
pass: darra दर्रा
range: shreniyan श्रेणियाँ पर्वतमाला parvatmala
volcano: jwalamukhi jvalamukhi ज्वालामुखी
earthquake: bhukamp bhookamp भूकंप भूकम्प
flood: baadh badh बाढ़
drought: sukha सूखा
cyclone: chakravat चक्रवात
wind: pavan पवन
weather: mausam मौसम
climate: jalvayu जलवायु
season: ritu ऋतु
latitude: akshansh akshans अक्षांश
longitude: deshantar देशांतर देशान्तर
equator: bhumadhya vishuvat भूमध्य विषुवत भूमध्यरेखा
pole: dhruv ध्रुव poles
north: uttar uttari उत्तरी northern
south: dakshin dakshini दक्षिण दक्षिणी southern
east: purv poorv poorvi purvi पूर्वी पूर्व eastern
west: paschim pashchim pashchimi पश्चिम पश्चिमी western
direction: disha दिशा
continent: mahadweep mahadvip mahadwip महाद्वीप continents
peninsula: prayadweep prayadvip प्रायद्वीप
strait: jaldamrumadhya जलसंधि जलडमरूमध्य
gulf: khadi khaadi खाड़ी bay
canal: nahar नहर canals
ocean: mahasagron
coast: tatiya तटीय coastal
delta: डेल्टा
neighbour: padosi पड़ोसी
map: naksha मानचित्र नक्शा
tide: jwar ज्वार ज्वारभाटा
eclipse: grahan ग्रहण
space: antariksh अंतरिक्ष अन्तरिक्ष
rocket: रॉकेट raket
missile: prakshepastra मिसाइल प्रक्षेपास्त्र
galaxy: aakashganga akashganga आकाशगंगा
solar: saur sour सौर
comet: dhumketu धूमकेतु
meteor: ulka उल्का
rotate: ghumta ghoomta ghumti ghoomti ghumne घूमता घूमती घूमने rotates revolves revolve parikrama परिक्रमा
time: समय
alluvial: jalodh जलोढ़
agriculture: krishi kheti कृषि खेती
farmer: kisan kisaan किसान
irrigation: sinchai सिंचाई
fertiliser: urvarak khad उर्वरक खाद fertilizer
production: utpadan उत्पादन producing utpadak उत्पादक
industry: udyog उद्योग
factory: karkhana कारखाना
trade: vyapar व्यापार
export: niryat निर्यात exports
road: sadak सड़क
highway: rajmarg राजमार्ग
railway: रेलवे रेल
airport: हवाईअड्डा havaiadda
bridge: pul पुल
port: patan बन्दरगाह
tunnel: surang सुरंग
park: udyan udyaan उद्यान
sanctuary: abhayaranya abhyaranya अभयारण्य
tourism: paryatan पर्यटन
`,
  economy: `
economy: arthvyavastha arthavyavastha अर्थव्यवस्था economic aarthik आर्थिक
economics: arthshastra अर्थशास्त्र
inflation: mudrasfiti mahangai महंगाई महँगाई
income: आय
tax: taiks टैक्स
direct: pratyaksh प्रत्यक्ष pratyaksha
indirect: apratyaksh paroksh अप्रत्यक्ष परोक्ष
debt: rin karj karz ऋण कर्ज loan
deficit: ghata ghaata घाटा
investment: nivesh निवेश
share: शेयर shares
bank: baink बैंक
reserve: rijarv रिज़र्व रिजर्व
nationalisation: rashtriyakaran राष्ट्रीयकरण nationalization
plan: yojana yojna योजना scheme
poverty: garibi gareebi गरीबी
unemployment: berojgari berozgari बेरोजगारी बेरोज़गारी
employment: rojgar rozgar रोजगार रोज़गार
goods: vastu वस्तु वस्तुओं माल
service: seva सेवा services
consumer: upbhokta उपभोक्ता
monopoly: ekadhikar एकाधिकार
domestic: gharelu घरेलू
gross: sakal सकल
rupee: rupaya rupiya रुपया
sexratio: linganupat लिंगानुपात
census: janganana जनगणना
`,
  general: `
organisation: sangathan संगठन organization sanstha संस्था
united: sanyukt samyukt संयुक्त
country: rashtra राष्ट्र nations
international: antarrashtriya अंतरराष्ट्रीय अंतर्राष्ट्रीय antarashtriya
day: divas
celebrate: manaya manaaya मनाया मनाते celebrated manate observed
player: khiladi खिलाड़ी players
team: टीम
cricket: क्रिकेट
football: फुटबॉल
hockey: हॉकी
cup: कप
medal: padak पदक medals
trophy: ट्रॉफी
stadium: स्टेडियम
musician: sangeetkar संगीतकार
music: sangeet संगीत
singer: gayak gayika गायक
painter: chitrakar चित्रकार
painting: chitrakala chitra चित्रकला चित्र
classical: shastriya शास्त्रीय
folk: loknritya लोकनृत्य लोक
film: filmon फिल्म फ़िल्म movie
actor: abhineta अभिनेता
newspaper: akhbar samachar अखबार समाचार
magazine: patrika पत्रिका
poet: kavi कवि
write: lekhika लेखिका likhne likhit लिखने authored granthkar
autobiography: atmakatha aatmakatha आत्मकथा
drama: natak नाटक
story: kahani कहानी
literature: sahitya साहित्य
grammar: vyakaran vyakran व्याकरण
letter: akshar अक्षर वर्ण letters
vowel: swar svar स्वर
consonant: vyanjan व्यंजन
sentence: vakya वाक्य
idiom: muhavara muhavra muhavare मुहावरा मुहावरे
proverb: lokokti kahavat लोकोक्ति कहावत
metaphor: rupak रूपक
simile: upma उपमा
prefix: upsarg उपसर्ग
suffix: pratyay प्रत्यय
gender: ling लिंग
plural: bahuvachan बहुवचन
singular: ekvachan एकवचन
adverb: kriyavisheshan क्रियाविशेषण
active: sakriya सक्रिय
discover: khojaa khoji khojne खोजी खोजने khojkartta anveshan अन्वेषण
invent: banayi ईजाद ijad
introduce: chalaya chlaya chalayi prarambh aarambh चलाया चलाई प्रारंभ आरंभ प्रारम्भ shuruat suru शुरूआत prakshepan प्रक्षेपण
name: नामक
nickname: upnaam upnam उपनाम
title: upadhi उपाधि
call: pukara पुकारा
wife: patni पत्नी
husband: pati पति
mother: maa mata माता माँ
son: beta putra पुत्र बेटा bete
daughter: beti putri पुत्री बेटी
brother: bhrata भ्राता
young: yuva युवा
old: purana purani पुराना पुरानी
new: naya nayi naveen नया नई नयी
small: laghu लघु
heavy: bhari bhaari भारी heaviest
fast: teevra तेज तेज़ fastest तीव्र
slow: dheema dheemi धीमा धीमी slowest
hot: garam गरम गर्म hottest
cold: thanda thandi ठंडा ठंडी coldest
dry: shushk शुष्क
wet: geela आर्द्र
near: nikat paas निकट nearest nazdeek नजदीक नज़दीक
bright: chamkila chamkeela चमकीला चमकदार brightest
deep: gahra gehra गहरा
wide: chauda चौड़ा
width: chaudai चौड़ाई
yellow: peela pila पीला पीली
pink: gulabi गुलाबी
purple: baingani बैंगनी violet
upper: ऊपरी
lower: nimn निम्न निचला nichla
main: pramukh प्रमुख
function: mahatvapurn महत्वपूर्ण
special: vishesh विशेष
common: samanya सामान्य
total: kul कुल
order: kram क्रम
property: gun गुण properties
characteristic: lakshan visheshta लक्षण विशेषता विशेषताएँ characteristics features
example: udaharan udahran उदाहरण
kind: prakar prakaar प्रकार
structure: sanrachna samrachna संरचना
process: prakriya प्रक्रिया
use: upyog istemal prayog उपयोग प्रयोग इस्तेमाल
component: ghatak avayav घटक अवयव
damage: kshati क्षति
cause: kaaran
result: parinam परिणाम नतीजा natija
test: parikshan परीक्षण
increase: badhta badhti badhata बढ़ता बढ़ती बढ़ाता increases increasing badhane बढ़ने
decrease: ghatta ghatti घटता घटती घटाता decreases decreasing
free: मुक्त
accept: swikriti स्वीकृति
control: niyantran नियंत्रण
attract: aakarshit आकर्षित
attraction: aakarshan आकर्षण
see: dikhta dikhti dikhai dikhte दिखता दिखती दिखाई दिखते appear appears seen looks look
sky: aakash aasman akash आकाश आसमान
blue: nila nili
sunlight: dhoop धूप
leap: adhivarsh अधिवर्ष
hour: ghanta ghante घंटा घंटे hours
minute: minat मिनट minutes
week: saptah hafta सप्ताह
clock: ghadi घड़ी
bulb: बल्ब
telephone: दूरभाष टेलीफोन
radio: रेडियो
television: दूरदर्शन टेलीविजन
aeroplane: vayuyan हवाईजहाज वायुयान
ship: jahaz jahaj जहाज़ जहाज
bicycle: साइकिल saikil
engine: ijan इंजन
microscope: sukshmdarshi सूक्ष्मदर्शी
telescope: doorbeen durbin दूरबीन दूरदर्शी doordarshi
software: सॉफ्टवेयर
hardware: हार्डवेयर
keyboard: कीबोर्ड
internet: इंटरनेट
information: soochna suchna सूचना
binary: dwiadhari द्विआधारी बाइनरी
`,
  names: `
india: bharat hindustan
china: chin cheen चीन
japan: जापान
russia: rus roos रूस
america: amerika अमेरिका usa
britain: britan ब्रिटेन england इंग्लैंड
france: फ्रांस
germany: जर्मनी
nepal: नेपाल
pakistan: पाकिस्तान
bangladesh: बांग्लादेश बाँग्लादेश
bhutan: भूटान
srilanka: श्रीलंका
australia: ऑस्ट्रेलिया
africa: अफ्रीका अफ़्रीका
asia: एशिया
europe: यूरोप
ganga: गंगा ganges
yamuna: यमुना
himalaya: हिमालय himalayas
rajasthan: राजस्थान
gujarat: गुजरात
punjab: पंजाब
kerala: केरल
bihar: बिहार
assam: असम
maharashtra: महाराष्ट्र
delhi: दिल्ली dilli
mumbai: मुंबई bombay
kolkata: कोलकाता calcutta कलकत्ता
chennai: चेन्नई madras
newton: न्यूटन
einstein: आइंस्टीन आइंस्टाइन
ohm: ओम
faraday: फैराडे
gandhi: गांधी गाँधी
nehru: नेहरू
ashoka: ashok अशोक
akbar: अकबर
babur: babar बाबर
january: जनवरी janvari
february: फरवरी farvari
march: मार्च
april: अप्रैल
may: मई
june: जून
july: जुलाई
august: अगस्त
september: सितंबर सितम्बर
october: अक्टूबर
november: नवंबर नवम्बर
december: दिसंबर दिसम्बर
hundred: सौ
three: teen तीन
four: चार
five: paanch panch पाँच पांच
six: chhah छह छः
seven: सात
eight: आठ
nine: नौ
ten: दस
fifth: paanchva panchva panchvi पाँचवाँ पांचवां पंचम
`,
  everyday: `
produce: बनाते बनाती
basis: aadhar adhar आधार
civil: savinay सविनय
positive: dhanatmak धनात्मक
negative: rinatmak
edge: kinara किनारा kor कोर
chamber: kaksh कक्ष
balanced: santulit संतुलित
definition: paribhasha परिभाषा
effect: prabhaav
photo: chhayachitra छायाचित्र
sleep: neend नींद
absorb: avshoshit अवशोषित avshoshan अवशोषण absorbed absorption absorbs
emit: utsarjit उत्सर्जित emitted emission
transfer: sthanantaran स्थानांतरण
replacement: pratisthapan प्रतिस्थापन
separation: prithakkaran पृथक्करण segregation
dominant: prabhavi प्रभावी
recessive: aprabhavi अप्रभावी
gamete: yugmak युग्मक gametes
embryo: bhrun भ्रूण
haploid: agunit अगुणित
diploid: dwigunit द्विगुणित
meiosis: ardhsutri अर्धसूत्री
mitosis: sutri समसूत्री samsutri
selection: varan chayan वरण चयन
filament: tantu तंतु
pigment: varnak वर्णक
mucus: shleshma श्लेष्मा
vessel: vahika वाहिका
xylem: जाइलम
phloem: फ्लोएम
stomata: randhra रंध्र
transport: parivahan परिवहन
artificial: kritrim कृत्रिम
communication: sanchar संचार
education: shikshan
knowledge: gyan ज्ञान
wealth: sampatti संपत्ति property gunadharm
die: maut मौत
peace: shanti शांति
unity: ekta एकता
truth: satya सत्य
nonviolence: ahimsa अहिंसा
prison: kaid
famine: akaal अकाल
tenant: kirayedar
slave: gulam ghulam गुलाम दास
trader: vyapari व्यापारी
weaver: bunkar
merchant: saudagar
commander: senapati सेनापति
battlefield: rankshetra
coronation: rajyabhishek राज्याभिषेक
successor: uttaradhikari उत्तराधिकारी
ancestor: poorvaj पूर्वज
contemporary: samkalin समकालीन
resolution: prastav प्रस्ताव
announcement: ghoshna घोषणा declaration
publish: prakashit प्रकाशित published
edit: sampadan संपादन
weekly: saptahik साप्ताहिक
daily: dainik दैनिक
annual: varshik वार्षिक
monthly: masik मासिक
quarterly: traimasik
punishment: dand saza दंड सजा
crime: apradh अपराध
guilty: doshi दोषी
witness: gavah गवाह
evidence: sakshya साक्ष्य
treaty: anumati
consent: sahmati सहमति
consideration: pratifal प्रतिफल
offer: prastaav
plaintiff: vadi वादी
defendant: prativadi प्रतिवादी
advocate: vakil adhivakta वकील अधिवक्ता
attorney: mahanyayvadi महान्यायवादी
auditor: mahalekha lekhaparikshak महालेखा
comptroller: niyantrak नियंत्रक
secretary: sachiv सचिव
officer: adhikari अधिकारी
mayor: mahapaur महापौर
election: nirvachit निर्वाचित
nominated: manonit manoneet मनोनीत
representation: pratinidhitva प्रतिनिधित्व
representative: pratinidhi प्रतिनिधि
confidence: vishwas vishvas विश्वास
sitting: baithak बैठक
quorum: ganpurti गणपूर्ति
dissolve: bhang भंग
list: soochi suchi सूची
concurrent: samvarti समवर्ती
residual: avshishth अवशिष्ट
jurisdiction: kshetradhikar
federalism: sanghvad संघवाद
nationalism: rashtravad राष्ट्रवाद
capitalism: poonjivad पूँजीवाद
communism: samyavad साम्यवाद
socialism: samajvad समाजवाद
liberalisation: udarikaran उदारीकरण
privatisation: nijikaran निजीकरण
globalisation: vaishvikaran वैश्वीकरण
subsidy: sabsidi सब्सिडी
insurance: bima बीमा
saving: bachat बचत savings
deposit: jama जमा
expenditure: vyay kharch व्यय खर्च
wage: majduri mazduri मजदूरी
labour: shram श्रम
raw: kaccha kachcha कच्चा
stock: bhandar भंडार reserves
exchange: vinimay विनिमय
foreign: videshi videsh विदेशी विदेश
balance: shesh
payment: bhugtan भुगतान
credit: saakh साख उधार udhar
green: harit हरित
dairy: दुग्ध
cereal: anaaj anaj अनाज
vegetable: sabji sabzi सब्जी
potato: aalu आलू
tomato: tamatar टमाटर
onion: pyaz प्याज
lemon: nimbu neembu नींबू
orange: santra संतरा
banana: kela केला
apple: seb सेब
amla: aanwla आँवला
grape: angoor अंगूर
tamarind: imli इमली
curd: dahi दही
butter: makkhan मक्खन
end: chinti चींटी
bee: madhumakkhi मधुमक्खी
nettle: bichhu
spider: makdi मकड़ी
butterfly: titli तितली
bat: chamgadar चमगादड़
whale: हवेल व्हेल
camel: oont unt ऊंट ऊँट
deer: hiran हिरण
rhinoceros: gainda गैंडा
monkey: bandar बंदर
crocodile: magarmachh मगरमच्छ
feather: pankh पंख
tail: poonch पूँछ
horn: seeng
neck: gardan गर्दन
hand: haath hath हाथ
foot: pair पैर
finger: ungli उँगली
nail: nakhun नाखून
gastric: jathar जठर
tear: aansu आँसू
retina: drishtipatal दृष्टिपटल रेटिना
cornea: swachhmandal कॉर्निया
pupil: putli पुतली
vision: drishti दृष्टि
hearing: shravan श्रवण
smell: gandh गंध
taste: swad स्वाद
healthy: swasth स्वस्थ
health: swasthya स्वास्थ्य
fever: bukhar बुखार
infection: sankraman संक्रमण
infectious: sankramak संक्रामक
bloodpressure: raktchap रक्तचाप
kite: patang पतंग
spacecraft: antarikshyan यान अंतरिक्षयान
laboratory: prayogshala प्रयोगशाला
atmospheric: vayumandaliya वायुमंडलीय
horizontal: kshaitij क्षैतिज
vertical: urdhvadhar ऊर्ध्वाधर
uniform: ekasaman एकसमान
nonuniform: asamaan
relative: sapeksh सापेक्ष
absolute: nirpeksh निरपेक्ष परम
maximum: sarvadhik सर्वाधिक
initial: prarambhik प्रारंभिक
resultant: parinami परिणामी
rest: viram विराम
collision: takkar टक्कर
brake: brek
wheel: pahiya पहिया
spring: kamani कमानी
wire: taar तार
rod: chhad छड़
needle: sui सुई
compass: kampas दिक्सूचक diksuchak
plug: plag
switch: svich स्विच
fuse: फ्यूज
heating: tapiya
coating: lep
ductile: tanya tanyata तन्य
malleable: aaghatvardhya aghatvardhya आघातवर्ध्य
malleability: aaghatvardhaniyata आघातवर्धनीयता
ductility: तन्यता
lustre: chamak चमक
colourless: rangheen rangheeen रंगहीन
odourless: gandhheen गंधहीन
tasteless: swadheen
precipitate: avkshep अवक्षेप
crystallisation: kristalikaran क्रिस्टलीकरण
evaporation: vaspikaran
boil: ubalna ubalta उबलता उबलने
melt: pighalta pighalne पिघलता पिघलने पिघलना
saturated: santript संतृप्त
unsaturated: asantript असंतृप्त
endothermic: ushmashoshi ऊष्माशोषी
exothermic: ushmakshepi ऊष्माक्षेपी
reversible: utkramniya उत्क्रमणीय
equivalent: tulyank tulya तुल्य तुल्यांक
formula: sootra
indicator: suchak soochak सूचक
litmus: लिटमस
soda: सोडा
caustic: दाहक
plaster: प्लास्टर
ash: raakh राख
smoke: dhuan धुआँ
acidrain: अम्लवर्षा
hydra: हाइड्रा
amoeba: amiba अमीबा
earthworm: kechua केंचुआ
leech: jonk जोंक
cockroach: tilchatta तिलचट्टा
`,
};

/** By word: its English meaning. */
export const subjectMeanings = meaningsByWord(Object.values(SUBJECTS).join(''));
