const biology11 = (chapter: string) => `NCERT, Biology for class 11: ${chapter}`;
const biology12 = (chapter: string) => `NCERT, Biology for class 12: ${chapter}`;
const chemistry11 = (chapter: string) => `NCERT, Chemistry for class 11: ${chapter}`;
const chemistry12 = (chapter: string) => `NCERT, Chemistry for class 12: ${chapter}`;
const constitution = (part: string) => `The Constitution of India, ${part}`;

const ofChemistry = {
  'chemistry/trends-of-the-table': chemistry11('Classification of Elements and Periodicity in Properties'),
  'chemistry/d-block': chemistry12('The d- and f-Block Elements'),
  'chemistry/p-block': 'NCERT, Chemistry for classes 11 and 12: The p-Block Elements (edition of 2006)',
  'chemistry/substitution': chemistry12('Haloalkanes and Haloarenes'),
  'chemistry/carbonyls': chemistry12('Alcohols, Phenols and Ethers; Aldehydes, Ketones and Carboxylic Acids'),
  'chemistry/molecules-of-life': chemistry12('Biomolecules'),
  'chemistry/complexes': chemistry12('Coordination Compounds'),
  'chemistry/hydrocarbons': chemistry11('Hydrocarbons'),
  'chemistry/purifying-and-detecting': chemistry11('Organic Chemistry: Some Basic Principles and Techniques'),
  'chemistry/amines-and-diazonium-salts': chemistry12('Amines'),
  'chemistry/salts-and-titrations': 'NCERT, Laboratory Manual of Chemistry for classes 11 and 12',
  'chemistry/assertion-equilibrium': chemistry11('Equilibrium; Thermodynamics'),
  'chemistry/assertion-d-block': chemistry12('The d- and f-Block Elements'),
  'chemistry/assertion-oxygen-compounds': chemistry12(
    'Alcohols, Phenols and Ethers; Aldehydes, Ketones and Carboxylic Acids',
  ),
  'chemistry/match-complexes': chemistry12('Coordination Compounds'),
  'chemistry/match-ions-and-tests': 'NCERT, Laboratory Manual of Chemistry for classes 11 and 12',
  'chemistry/match-named-reactions': chemistry12(
    'Alcohols, Phenols and Ethers; Aldehydes, Ketones and Carboxylic Acids',
  ),
  'chemistry/match-vitamins': chemistry12('Biomolecules'),
};

const ofPhysics = {
  'physics/base-units-and-constants': 'BIPM, The International System of Units (9th edition)',
  'physics/electromagnetic-spectrum': 'NCERT, Physics for class 12: Electromagnetic Waves',
  'physics/semiconductors-and-diodes': 'NCERT, Physics for class 12: Semiconductor Electronics',
  'physics/assertion-on-gravitation': 'NCERT, Physics for class 11: Gravitation',
  'physics/assertion-on-electrostatics':
    'NCERT, Physics for class 12: Electric Charges and Fields; Electrostatic Potential and Capacitance',
  'physics/assertion-on-optics':
    'NCERT, Physics for class 12: Ray Optics and Optical Instruments; Wave Optics',
  'physics/match-quantities-and-dimensions': 'NCERT, Physics for class 11: Units and Measurements',
  'physics/match-phenomena-and-principles':
    'NCERT, Physics for class 11: Mechanical Properties of Fluids; Thermal Properties of Matter',
  'physics/match-currents-and-fields': 'NCERT, Physics for class 12: Moving Charges and Magnetism',
};

const ofBiology = {
  'biology/prokaryotic-cell': biology11('Cell: The Unit of Life'),
  'biology/plasma-membrane': biology11('Cell: The Unit of Life'),
  'biology/endomembranes': biology11('Cell: The Unit of Life'),
  'biology/mitochondria-and-plastids': biology11('Cell: The Unit of Life'),
  'biology/cytoskeleton-and-nucleus': biology11('Cell: The Unit of Life'),
  'biology/cell-cycle': biology11('Cell Cycle and Cell Division'),
  'biology/mitosis': biology11('Cell Cycle and Cell Division'),
  'biology/meiosis': biology11('Cell Cycle and Cell Division'),
  'biology/mendel': biology12('Principles of Inheritance and Variation'),
  'biology/beyond-mendel': biology12('Principles of Inheritance and Variation'),
  'biology/chromosomes-and-sex': biology12('Principles of Inheritance and Variation'),
  'biology/disorders': biology12('Principles of Inheritance and Variation'),
  'biology/dna': biology12('Molecular Basis of Inheritance'),
  'biology/from-gene-to-protein': biology12('Molecular Basis of Inheritance'),
  'biology/evolution': biology12('Evolution'),
  'biology/five-kingdoms': biology11('Biological Classification'),
  'biology/plant-groups': biology11('Plant Kingdom'),
  'biology/animal-phyla': biology11('Animal Kingdom'),
  'biology/parts-of-flowering-plants': biology11('Morphology of Flowering Plants'),
  'biology/plant-tissues': biology11('Anatomy of Flowering Plants'),
  'biology/animal-tissues-and-frog': biology11('Structural Organisation in Animals'),
  'biology/photosynthesis': biology11('Photosynthesis in Higher Plants'),
  'biology/respiration-in-plants': biology11('Respiration in Plants'),
  'biology/plant-growth-regulators': biology11('Plant Growth and Development'),
  'biology/breathing': biology11('Breathing and Exchange of Gases'),
  'biology/blood-and-heart': biology11('Body Fluids and Circulation'),
  'biology/kidneys': biology11('Excretory Products and their Elimination'),
  'biology/nerves-muscles-hormones': biology11(
    'Locomotion and Movement; Neural Control and Coordination; Chemical Coordination and Integration',
  ),
  'biology/flowering-plants-reproduce': biology12('Sexual Reproduction in Flowering Plants'),
  'biology/human-reproduction': biology12('Human Reproduction; Reproductive Health'),
  'biology/health-and-disease': biology12('Human Health and Disease'),
  'biology/microbes-in-welfare': biology12('Microbes in Human Welfare'),
  'biology/tools-of-biotechnology': biology12('Biotechnology: Principles and Processes'),
  'biology/biotechnology-applied': biology12('Biotechnology and its Applications'),
  'biology/populations': biology12('Organisms and Populations'),
  'biology/ecosystems-and-biodiversity': biology12('Ecosystem; Biodiversity and Conservation'),
  'biology/names-and-categories': biology11('The Living World'),
  'biology/glands-and-hormones': biology11('Chemical Coordination and Integration'),
  'biology/assertion-cells': biology11('Cell: The Unit of Life; Cell Cycle and Cell Division'),
  'biology/assertion-heredity': biology12(
    'Principles of Inheritance and Variation; Molecular Basis of Inheritance; Evolution',
  ),
  'biology/assertion-plants': biology11('Photosynthesis in Higher Plants; Plant Growth and Development'),
  'biology/assertion-human-body': biology11('the chapters of Human Physiology'),
  'biology/assertion-ecology': biology12(
    'Organisms and Populations; Ecosystem; Biodiversity and Conservation',
  ),
  'biology/match-hormones': biology11('Chemical Coordination and Integration'),
  'biology/match-phyla': biology11('Animal Kingdom'),
  'biology/match-pathogens': biology12('Human Health and Disease'),
  'biology/match-organelles': biology11('Cell: The Unit of Life'),
  'biology/match-scientists': biology12('Molecular Basis of Inheritance; Evolution'),
};

const ofGeneralStudies = {
  'general-studies/fundamental-rights': constitution('Part III'),
  'general-studies/parliament': constitution('Part V, Chapter II'),
  'general-studies/president-and-governor': constitution('Part V, Chapter I, and Part VI, Chapter II'),
  'general-studies/amendments-and-schedules': constitution(
    'article 368, the Schedules and the amending Acts',
  ),
  'general-studies/courts-and-bodies': constitution('Part V, Chapters IV and V, and Parts XIV and XV'),
  'general-studies/early-india': 'NCERT, Themes in Indian History, part I',
  'general-studies/medieval-india': 'NCERT, Themes in Indian History, part II',
  'general-studies/national-movement': 'NCERT, Themes in Indian History, part III',
  'general-studies/reformers': 'NCERT, Our Pasts, part III',
  'general-studies/rivers-of-india': 'NCERT, India: Physical Environment (Drainage System)',
  'general-studies/climate-and-soils': 'NCERT, India: Physical Environment (Climate; Soils)',
  'general-studies/earth-and-oceans': 'NCERT, Fundamentals of Physical Geography',
  'general-studies/money-and-banking': 'NCERT, Introductory Macroeconomics: Money and Banking',
  'general-studies/national-income-and-budget':
    'NCERT, Introductory Macroeconomics: National Income Accounting; Government Budget and the Economy',
  'general-studies/match-articles': constitution('under the articles that are named'),
  'general-studies/match-tributaries': 'NCERT, India: Physical Environment (Drainage System)',
  'general-studies/match-viceroys': 'NCERT, Themes in Indian History, part III',
  'general-studies/match-economic-terms': 'NCERT, Introductory Macroeconomics',
  'general-studies/match-national-parks': 'Wildlife Institute of India, list of national parks',
  'general-studies/environment-agreements':
    'The texts of the conventions and of the Indian Acts that are named',
};

const ofGeneralAwareness = {
  'general-awareness/units-of-measurement': 'BIPM, The International System of Units (9th edition)',
  'general-awareness/instruments': 'NCERT, Science for classes 6 to 10',
  'general-awareness/human-body': 'NCERT, Science for class 10: Life Processes; Control and Coordination',
  'general-awareness/states-of-matter': 'NCERT, Science for class 9: Matter in Our Surroundings',
  'general-awareness/basics-of-computers': 'NCERT, Computer Science for class 11',
  'general-awareness/inventions': 'Encyclopaedia Britannica, under the persons that are named',
  'general-awareness/map-of-india':
    'NCERT, Contemporary India, part I: India, Size and Location; Physical Features',
  'general-awareness/rivers-and-dams': 'NCERT, Contemporary India, parts I and II: Drainage; Water Resources',
  'general-awareness/words-of-economics':
    'NCERT, Introductory Macroeconomics and Introductory Microeconomics',
  'general-awareness/terms-of-games': 'The official rules of the games that are named',
  'general-awareness/articles-by-number': constitution('under the articles that are named'),
  'general-awareness/schedules-and-lists': constitution('the Schedules'),
  'general-awareness/mountain-passes': 'NCERT, India: Physical Environment (Structure and Physiography)',
  'general-awareness/crops-and-minerals':
    'NCERT, Contemporary India, part II: Agriculture; Minerals and Energy',
  'general-awareness/years-of-modern-india': 'NCERT, Themes in Indian History, part III',
  'general-economy-and-banking-awareness/banks-and-payments':
    'The Reserve Bank of India, its frequently asked questions and its history',
};

const KNOWLEDGE = 'current-affairs-and-general-knowledge';

const ofGeneralKnowledge = {
  'general-economy-and-banking-awareness/digital-payments':
    'The Reserve Bank of India and the National Payments Corporation of India, their frequently asked questions',
  'general-economy-and-banking-awareness/savings-and-regulators':
    'The Reserve Bank of India, the DICGC, SEBI, PFRDA and NABARD, on their duties',
  'legal-reasoning/case-theft': 'Bharatiya Nyaya Sanhita 2023, section 303',
  'legal-reasoning/case-private-defence': 'Bharatiya Nyaya Sanhita 2023, sections 34 to 44',
  'legal-reasoning/case-extortion': 'Bharatiya Nyaya Sanhita 2023, section 308',
  'legal-reasoning/case-mischief': 'Bharatiya Nyaya Sanhita 2023, section 324',
  'legal-reasoning/case-negligence': 'Donoghue v Stevenson (1932); Blyth v Birmingham Waterworks (1856)',
  'legal-reasoning/case-vicarious-liability':
    'State of Rajasthan v Vidhyawati (1962); Limpus v London General Omnibus (1862)',
  'legal-reasoning/case-strict-liability': 'Rylands v Fletcher (1868); Nichols v Marsland (1876)',
  'legal-reasoning/case-defamation':
    'Common law of defamation, as stated in Ratanlal and Dhirajlal, The Law of Torts',
  'legal-reasoning/case-acceptance': 'Indian Contract Act 1872, sections 2 to 7',
  'legal-reasoning/case-free-consent': 'Indian Contract Act 1872, sections 18 and 19',
  'legal-reasoning/case-consideration':
    'Indian Contract Act 1872, sections 2(d) and 25; Durga Prasad v Baldeo (1880)',
  'legal-reasoning/case-restraint-of-trade': 'Indian Contract Act 1872, section 27',
  'legal-reasoning/case-reasonable-classification': constitution(
    'Article 14; State of West Bengal v Anwar Ali Sarkar (1952)',
  ),
  'legal-reasoning/case-restriction-of-speech': constitution('Article 19'),
  'legal-reasoning/case-double-jeopardy': constitution(
    'Article 20(2); Maqbool Hussain v State of Bombay (1953)',
  ),
  'legal-reasoning/case-fair-hearing':
    'A. K. Kraipak v Union of India (1969); Maneka Gandhi v Union of India (1978)',
  'programming/orders-of-algorithms': 'Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms',
  'programming/rules-of-classes': 'The Java Language Specification: Classes; Interfaces',
  'programming/principles-of-objects':
    'The Java Language Specification; ISO/IEC 14882 on C++: classes and virtual functions',
  'general-knowledge/map-of-the-world': 'NCERT, Fundamentals of Physical Geography; Encyclopaedia Britannica',
  'general-knowledge/match-capitals': 'United Nations, list of member states and capitals',
  'general-knowledge/match-currencies': 'ISO 4217, codes for currencies',
  [`${KNOWLEDGE}/united-nations`]:
    'The Charter of the United Nations, the Statute of the International Court of Justice, the Rome Statute',
  [`${KNOWLEDGE}/groups-of-states`]: 'NCERT, Contemporary World Politics; the treaties that are named',
  [`${KNOWLEDGE}/match-headquarters`]: 'The statutes of the organisations that are named',
  [`${KNOWLEDGE}/match-treaties`]: 'The texts of the agreements that are named',
  [`${KNOWLEDGE}/music-and-letters`]: 'Encyclopaedia Britannica, under the works and persons that are named',
  [`${KNOWLEDGE}/match-classical-dances`]: 'Sangeet Natak Akademi, on the classical dances of India',
  [`${KNOWLEDGE}/match-paintings`]: 'NCERT, Living Craft Traditions of India; An Introduction to Indian Art',
  [`${KNOWLEDGE}/match-monuments`]: 'NCERT, Our Pasts, part II; An Introduction to Indian Art, part I',
};

/** CT5: by template, where its facts can be looked up. */
export const sources: Readonly<Record<string, string>> = {
  ...ofPhysics,
  ...ofChemistry,
  ...ofBiology,
  ...ofGeneralStudies,
  ...ofGeneralAwareness,
  ...ofGeneralKnowledge,
};
