import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const CELL = 'Cell Structure and Function';

export const cell = [
  fact('prokaryotic-cell', CELL, 3, 'prokaryotic cells', [
    ['Their ribosomes are of the 70S kind.', 'Their ribosomes are of the 80S kind.'],
    ['They have no nuclear envelope.', 'Their DNA lies within a nuclear envelope.'],
    ['Plasmids are small rings of DNA outside the chromosome.', 'Plasmids are membrane-bound organelles.'],
    ['Mycoplasma have no cell wall.', 'Mycoplasma have a thick wall of cellulose.'],
    [
      'The mesosome is an infolding of the plasma membrane.',
      'The mesosome is a fold of the outer nuclear membrane.',
    ],
    [
      'The bacterial flagellum is built of flagellin.',
      'The bacterial flagellum has a 9 + 2 arrangement of tubulin.',
    ],
    ['A capsule is a thick and tough glycocalyx.', 'A capsule is a storage granule in the cytoplasm.'],
    ['Gas vacuoles occur in blue-green bacteria.', 'Gas vacuoles occur in animal cells only.'],
  ]),
  fact('plasma-membrane', CELL, 3, 'the plasma membrane', [
    [
      'Its lipids form a bilayer with the polar heads outwards.',
      'Its lipids form a bilayer with the polar heads inwards.',
    ],
    [
      'Integral proteins lie partly or wholly within the bilayer.',
      'Integral proteins are only loosely attached to the surface.',
    ],
    [
      'The fluid mosaic model was proposed by Singer and Nicolson.',
      'The fluid mosaic model was proposed by Watson and Crick.',
    ],
    [
      'Osmosis is the diffusion of water through a membrane.',
      'Osmosis is the transport of ions against their gradient.',
    ],
    ['Active transport uses ATP.', 'Active transport needs no energy.'],
    [
      'The sodium-potassium pump works against concentration gradients.',
      'The sodium-potassium pump works along concentration gradients.',
    ],
    [
      'In human red blood cells proteins make up about half of the membrane.',
      'The membrane of human red blood cells holds no proteins.',
    ],
    ['Lipids can move sideways within their layer.', 'Lipids are fixed in their places for life.'],
  ]),
  fact('endomembranes', CELL, 3, 'the endomembrane system', [
    ['Rough endoplasmic reticulum bears ribosomes.', 'Smooth endoplasmic reticulum bears ribosomes.'],
    [
      'Smooth endoplasmic reticulum makes lipids.',
      'Rough endoplasmic reticulum makes steroid hormones only.',
    ],
    [
      'The Golgi apparatus makes glycoproteins and glycolipids ready.',
      'The Golgi apparatus makes ATP for the cell.',
    ],
    [
      'Vesicles from the endoplasmic reticulum fuse with the cis face of the Golgi apparatus.',
      'Vesicles from the endoplasmic reticulum fuse with the trans face of the Golgi apparatus.',
    ],
    ['Enzymes of lysosomes work best at an acid pH.', 'Enzymes of lysosomes work best at an alkaline pH.'],
    [
      'The membrane of a plant vacuole is called the tonoplast.',
      'The membrane of a plant vacuole is called the plasmalemma.',
    ],
    [
      'Mitochondria are not counted among the endomembrane system.',
      'Mitochondria are a part of the endomembrane system.',
    ],
    [
      'The contractile vacuole of Amoeba takes part in excretion.',
      'The contractile vacuole of Amoeba digests food.',
    ],
  ]),
  fact('mitochondria-and-plastids', CELL, 3, 'mitochondria and plastids', [
    ['Both have two membranes.', 'Both have a single membrane.'],
    ['Both hold circular DNA of their own.', 'Neither holds DNA of its own.'],
    [
      'The inner mitochondrial membrane is folded into cristae.',
      'The outer mitochondrial membrane is folded into cristae.',
    ],
    ['Stacks of thylakoids are called grana.', 'Stacks of cristae are called grana.'],
    ['Amyloplasts store starch.', 'Amyloplasts store proteins.'],
    ['Elaioplasts store oils and fats.', 'Elaioplasts store starch.'],
    ['Chromoplasts hold carotenoids.', 'Chromoplasts are always colourless.'],
    ['Their ribosomes are of the 70S kind.', 'Their ribosomes are of the 80S kind.'],
  ]),
  fact('cytoskeleton-and-nucleus', CELL, 4, 'cytoskeleton, cilia and nucleus', [
    [
      'The axoneme of a cilium has a 9 + 2 arrangement.',
      'The axoneme of a cilium has a 9 + 0 arrangement of doublets.',
    ],
    [
      'A centriole is built of nine triplets of tubulin.',
      'A centriole is built of nine single actin fibres.',
    ],
    ['The basal body is like a centriole in structure.', 'The basal body is like a ribosome in structure.'],
    [
      'The nucleolus is the place where ribosomal RNA is made.',
      'The nucleolus is the place where proteins are made.',
    ],
    ['The nucleolus has no membrane.', 'The nucleolus is bounded by two membranes.'],
    ['Mature sieve tube elements have no nucleus.', 'Mature sieve tube elements have many nuclei.'],
    [
      'In a metacentric chromosome the centromere is in the middle.',
      'In a telocentric chromosome the centromere is in the middle.',
    ],
    [
      'Nuclear pores let RNA and proteins through in both directions.',
      'Nuclear pores let only water through.',
    ],
  ]),
  fact('cell-cycle', CELL, 3, 'the cell cycle', [
    ['DNA is replicated in the S phase.', 'DNA is replicated in the $\\mathrm{G_2}$ phase.'],
    [
      'In the S phase the amount of DNA doubles and the number of chromosomes does not.',
      'In the S phase the number of chromosomes doubles and the amount of DNA does not.',
    ],
    [
      'Cells that no longer divide are in the quiescent stage $\\mathrm{G_0}$.',
      'Cells that no longer divide stay in the M phase.',
    ],
    [
      'The centriole is doubled in the cytoplasm during the S phase.',
      'The centriole is doubled during anaphase.',
    ],
    ['Interphase takes up most of the cell cycle.', 'The M phase takes up most of the cell cycle.'],
    [
      'Cytokinesis of plant cells begins with a cell plate.',
      'Cytokinesis of plant cells begins with a furrow in the membrane.',
    ],
    [
      'When the nucleus divides without cytokinesis, a syncytium arises.',
      'When the nucleus divides without cytokinesis, a zygote arises.',
    ],
    [
      'In $\\mathrm{G_1}$ the cell grows and is metabolically active.',
      'In $\\mathrm{G_1}$ the chromosomes are fully condensed.',
    ],
  ]),
  fact('mitosis', CELL, 3, 'mitosis', [
    ['Chromosomes line up on the equator in metaphase.', 'Chromosomes line up on the equator in prophase.'],
    ['Sister chromatids part in anaphase.', 'Sister chromatids part in metaphase.'],
    ['The nuclear envelope forms again in telophase.', 'The nuclear envelope forms again in anaphase.'],
    ['Spindle fibres attach to the kinetochores.', 'Spindle fibres attach to the telomeres.'],
    [
      'The daughter cells have as many chromosomes as the parent cell.',
      'The daughter cells have half as many chromosomes as the parent cell.',
    ],
    ['Chromosomes condense in prophase.', 'Chromosomes condense in telophase.'],
    ['It repairs and renews tissues.', 'It takes place in gametes only.'],
    ['Homologous chromosomes do not pair in it.', 'Homologous chromosomes pair in it.'],
  ]),
  fact('meiosis', CELL, 4, 'meiosis', [
    ['Crossing over takes place in pachytene.', 'Crossing over takes place in leptotene.'],
    ['Homologous chromosomes pair in zygotene.', 'Homologous chromosomes pair in diakinesis.'],
    ['Chiasmata become visible in diplotene.', 'Chiasmata become visible in zygotene.'],
    ['Homologous chromosomes part in anaphase I.', 'Homologous chromosomes part in anaphase II.'],
    ['Sister chromatids part in anaphase II.', 'Sister chromatids part in anaphase I.'],
    [
      'Its first division halves the number of chromosomes.',
      'Its second division doubles the number of chromosomes.',
    ],
    ['Between its two divisions DNA is not replicated.', 'Between its two divisions DNA is replicated.'],
    ['It ends with four haploid cells.', 'It ends with two diploid cells.'],
  ]),
];
