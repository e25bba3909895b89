/** By subject and topic: other topics ('Subject: Topic') or single templates (by name) whose questions are asked there too. */
type FurtherTopics = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const SSC_REASONING = 'General Intelligence and Reasoning';
const SSC_QUANT = 'Quantitative Aptitude';

const ssc = (...names: readonly string[]) =>
  names.map((name) => `general-intelligence-and-reasoning/${name}`);
const bank = (...names: readonly string[]) => names.map((name) => `reasoning-ability/${name}`);
const gate = (...names: readonly string[]) => names.map((name) => `general-aptitude/${name}`);
const quant = (...names: readonly string[]) => names.map((name) => `quantitative-aptitude/${name}`);
const english = (...names: readonly string[]) => names.map((name) => `english-comprehension/${name}`);
const computing = (...names: readonly string[]) => names.map((name) => `computer-science/${name}`);
const sscQuant = (...topics: readonly string[]) => topics.map((topic) => `${SSC_QUANT}: ${topic}`);

/** A fact of biology is also asked as Statement I and Statement II. */
const biology = (...names: readonly string[]) =>
  names.flatMap((name) => [`biology/${name}`, `biology/statement-pair-${name}`]);
/** Those that are not made from a table of statements. */
const otherBiology = (...names: readonly string[]) => names.map((name) => `biology/${name}`);

const VOCABULARY = english(
  'nearest-in-meaning',
  'one-word-for-a-phrase',
  'meaning-of-an-idiom',
  'spelt-rightly',
);
const GRAMMAR = english(
  'error-in-agreement',
  'gap-filled-by-rule',
  'gap-filled-by-usage',
  'passive-of-a-sentence',
  'statement-reported',
  'question-reported',
);
/** What is asked of a single paragraph, beside the sets of questions on longer passages (BK43). */
const PARAGRAPHS = ['place-of-a-sentence', 'summary-of-a-paragraph'].map(
  (name) => `verbal-ability-and-reading-comprehension/${name}`,
);
const GAPS = english('gap-filled-by-rule', 'gap-filled-by-usage');
const DATA = [
  'Quantitative Aptitude: Data Interpretation',
  'Quantitative Aptitude: Data Charts',
  'general-aptitude/shares-of-two-years',
];

const ofBank: FurtherTopics = {
  'English Language': {
    Comprehension: [...PARAGRAPHS, ...english('four-sentences-in-order')],
    'Cloze Test': GAPS,
    'Error Spotting': english('error-in-agreement'),
    Fillers: [
      ...english('gap-filled-by-rule', 'gap-filled-by-usage'),
      ...gate('two-words-that-are-confused'),
    ],
    Vocabulary: [...VOCABULARY, ...gate('word-related-in-meaning', 'odd-meaning-out')],
  },
  'General, Economy and Banking Awareness': {
    'General Awareness': [
      'General Awareness: History',
      'General Awareness: Geography',
      'General Awareness: Polity',
      'General Awareness: Static General Knowledge',
    ],
    'Economy Awareness': ['General Awareness: Economy', 'General Studies: Economic and Social Development'],
  },
  'Data Analysis and Interpretation': {
    'Data Analysis': DATA,
    'Computer Aptitude': [
      'general-awareness/basics-of-computers',
      ...computing('number-in-another-base', 'twos-complement'),
    ],
  },
};

const ofSsc: FurtherTopics = {
  [SSC_REASONING]: {
    'Blood Relations': [...bank('a-family-of-six'), ...gate('relations-in-code')],
    Syllogism: bank('two-conclusions'),
    'Space Visualisation': gate('two-views-of-a-die', 'folded-and-punched'),
    'Figural Reasoning': gate('square-turned-and-reflected'),
  },
  'English Comprehension': { Comprehension: PARAGRAPHS, 'Cloze Test': GAPS },
};

const ofUpsc: FurtherTopics = {
  'General Studies': {
    'General Science': ['biology/tools-of-biotechnology'],
  },
  CSAT: {
    Comprehension: PARAGRAPHS,
    'Logical Reasoning and Analytical Ability': [
      'Reasoning Ability: Puzzles',
      'Reasoning Ability: Seating Arrangement',
      'Reasoning Ability: Syllogism',
      ...gate('who-did-it', 'flats-on-two-floors'),
      'data-interpretation-and-logical-reasoning/lectures-of-a-week',
    ],
    'General Mental Ability': [
      ...ssc(
        'set-of-numbers-alike',
        'two-signs-interchanged',
        'vowels-and-consonants-moved',
        'three-groups-that-overlap',
      ),
      ...gate('relations-in-code', 'two-views-of-a-die', 'square-turned-and-reflected'),
    ],
    'Basic Numeracy': [
      ...quant(
        'compound-less-simple',
        'upstream-and-down',
        'mixture-of-two',
        'gain-lent-at-interest',
        'balls-from-a-bag',
        'marks-needed-to-pass',
      ),
      ...sscQuant('Ratio', 'Time and Work', 'Time and Distance'),
    ],
    'Data Interpretation': DATA,
  },
};

const ofCat: FurtherTopics = {
  'Verbal Ability and Reading Comprehension': {
    'Reading Comprehension': PARAGRAPHS,
    'Para Jumbles': english('four-sentences-in-order'),
  },
  'Data Interpretation and Logical Reasoning': {
    Tables: DATA.filter((one) => one.startsWith('Quantitative Aptitude')),
    Caselets: quant('caselet-of-a-college'),
    'Venn Diagrams': ssc('three-groups-that-overlap'),
    Arrangements: [...bank('seated-in-a-row', 'round-a-table'), ...gate('flats-on-two-floors')],
    Puzzles: [...bank('floors-of-a-building'), ...gate('who-must-come', 'relations-in-code')],
    'Binary Logic': gate('who-did-it'),
  },
  'Quantitative Ability': {
    'Number System': gate('remainder-of-two-powers', 'least-number-with-all-three', 'numbers-from-digits'),
  },
};

const ofClat: FurtherTopics = {
  'Logical Reasoning': {
    'Premises and Conclusions': bank('two-conclusions'),
    'Inferences from Evidence': gate('who-did-it', 'who-must-come'),
    'Relationships and Analogies': [...ssc('word-pairs', 'letter-analogy'), ...bank('a-family-of-six')],
    'Sequences and Arrangements': [
      'Reasoning Ability: Seating Arrangement',
      ...bank('six-friends-by-height', 'floors-of-a-building'),
    ],
  },
  'Quantitative Techniques': {
    'Ratios and Proportions': sscQuant('Ratio', 'Percentage', 'Profit and Loss'),
    'Basic Algebra': [...sscQuant('Algebra'), ...quant('ratio-of-ages', 'shares-of-partners')],
    Mensuration: sscQuant('Mensuration'),
    'Statistical Estimation': [...sscQuant('Average', 'Data Charts'), ...quant('table-of-sales')],
  },
  'Current Affairs and General Knowledge': {
    'Historical Events of Continuing Significance': [
      'General Studies: History of India and National Movement',
      'General Awareness: History',
    ],
  },
};

const ofEapcet: FurtherTopics = {
  Botany: {
    'Diversity in the Living World': [...biology('five-kingdoms', 'plant-groups', 'names-and-categories')],
    'Structural Organisation in Plants': biology('parts-of-flowering-plants', 'plant-tissues'),
    'Reproduction in Plants': biology('flowering-plants-reproduce'),
    'Cell Structure and Function': [
      ...biology(
        'prokaryotic-cell',
        'plasma-membrane',
        'endomembranes',
        'mitochondria-and-plastids',
        'cytoskeleton-and-nucleus',
        'cell-cycle',
        'mitosis',
        'meiosis',
      ),
      ...otherBiology('assertion-cells', 'match-organelles', 'chromosomes-counted'),
    ],
    'Plant Physiology': [
      ...biology('photosynthesis', 'respiration-in-plants', 'plant-growth-regulators'),
      ...otherBiology('assertion-plants'),
    ],
    Genetics: [
      ...biology('mendel', 'beyond-mendel'),
      ...otherBiology('dihybrid-progeny', 'kinds-of-gametes', 'chance-in-several-genes'),
    ],
    'Molecular Biology': [
      ...biology('dna', 'from-gene-to-protein'),
      ...otherBiology('bases-of-dna', 'nucleotides-for-a-protein', 'length-of-dna'),
    ],
    Biotechnology: biology('tools-of-biotechnology', 'biotechnology-applied'),
    'Plants, Microbes and Human Welfare': biology('microbes-in-welfare'),
  },
  Zoology: {
    'Animal Diversity': [...biology('animal-phyla'), ...otherBiology('match-phyla')],
    'Structural Organisation in Animals': biology('animal-tissues-and-frog'),
    'Biology and Human Welfare': [...biology('health-and-disease'), ...otherBiology('match-pathogens')],
    'Ecology and Environment': [
      ...biology('populations', 'ecosystems-and-biodiversity'),
      ...otherBiology('birth-rate', 'ten-per-cent-law', 'assertion-ecology'),
    ],
    'Human Anatomy and Physiology': [
      ...biology('breathing', 'blood-and-heart', 'kidneys', 'nerves-muscles-hormones', 'glands-and-hormones'),
      ...otherBiology('cardiac-output', 'volumes-of-the-lung', 'match-hormones', 'assertion-human-body'),
    ],
    'Human Reproduction': biology('human-reproduction'),
    'Inheritance and Variation': [
      ...biology('chromosomes-and-sex', 'disorders'),
      ...otherBiology('assertion-heredity', 'distance-on-a-map'),
    ],
    'Organic Evolution': [...biology('evolution'), ...otherBiology('hardy-weinberg')],
  },
};

const ofCoding: FurtherTopics = {
  Programming: {
    'Reading code': computing('output-of-a-loop'),
    'Loops and recursion': computing('output-of-a-loop', 'value-of-a-recursion', 'term-of-a-recurrence'),
    'Stacks and queues': computing('postfix-expression'),
    'Trees and graphs': computing(
      'traversal-of-a-search-tree',
      'height-of-a-search-tree',
      'heap-after-insertions',
      'shortest-path',
      'minimum-spanning-tree',
    ),
    'Searching and sorting': computing('comparisons-of-a-search', 'inversions', 'hashing-with-probing'),
    'Queries on tables': computing('rows-of-a-join'),
  },
};

const ofGeneral: FurtherTopics = {
  Reasoning: {
    'Series and analogies': [
      ...ssc('letters-in-a-series', 'number-analogy', 'letter-analogy', 'word-analogy', 'odd-number-out'),
    ],
    'Coding and decoding': [
      ...bank('letters-moved-on', 'letters-moved-by-place'),
      ...ssc('word-as-a-number', 'letters-in-another-order', 'letters-as-digits'),
    ],
    Directions: ['Reasoning Ability: Direction Sense'],
    Puzzles: [
      ...bank('floors-of-a-building', 'six-friends-by-height', 'place-in-a-row', 'a-family-of-six'),
      ...gate('painted-block'),
    ],
  },
  'Everyday Mathematics': {
    Percentages: [...sscQuant('Percentage'), ...quant('price-rises-use-falls')],
    Ratios: [...sscQuant('Ratio'), ...quant('ratio-of-ages', 'mixture-of-two')],
    Averages: [...sscQuant('Average'), ...quant('mean-with-one-more', 'averages-of-a-class')],
    'Time and distance': [
      ...sscQuant('Time and Distance'),
      ...quant('train-and-platform', 'upstream-and-down'),
    ],
    Interest: [...sscQuant('Interest'), ...quant('compound-less-simple')],
  },
  'General Knowledge': {
    India: ['General Awareness: History', 'General Awareness: Geography', 'General Awareness: Polity'],
    World: ['Current Affairs and General Knowledge: International Affairs'],
    Science: ['General Awareness: Science'],
    Economy: [
      'General Awareness: Economy',
      'General, Economy and Banking Awareness: Banking Awareness',
      'General Studies: Economic and Social Development',
    ],
  },
  English: { Vocabulary: VOCABULARY, Grammar: GRAMMAR, Comprehension: PARAGRAPHS },
};

/**
 * BK42: the same matter is asked in several exams under different names. Practice questions for these topics are made by
 * templates of other topics, which are as difficult as questions of the exam.
 */
export const furtherTopics: FurtherTopics = {
  ...ofBank,
  ...ofSsc,
  ...ofUpsc,
  ...ofCat,
  ...ofClat,
  ...ofEapcet,
  ...ofCoding,
  ...ofGeneral,
};
