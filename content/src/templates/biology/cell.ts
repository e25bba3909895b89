import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const CELL = 'Cell Structure and Function';

export const cell = [
  fact('prokaryotic-cell', CELL, 3, 'prokaryotic cells', [
    [
      'Their ribosomes are of the 70S type.',
      'Their ribosomes are of the 80S type.',
      'Prokaryotic ribosomes have 50S and 30S subunits; 80S ribosomes occur in the cytoplasm of eukaryotes.',
    ],
    [
      'They have no nuclear envelope.',
      'Their DNA lies within a nuclear envelope.',
      'The genetic material lies naked in the nucleoid.',
    ],
    [
      'Plasmids are small circular DNA molecules outside the chromosome.',
      'Plasmids are membrane-bound organelles.',
      'They often confer characters such as resistance to antibiotics.',
    ],
    [
      'Mycoplasma has no cell wall.',
      'Mycoplasma has a thick cell wall of cellulose.',
      'It is the exception among prokaryotes, and cellulose is typical of plant cell walls.',
    ],
    [
      'The mesosome is formed by infoldings of the plasma membrane.',
      'The mesosome is formed by infoldings of the nuclear membrane.',
      'Prokaryotes have no nuclear membrane; mesosomes help in respiration and the formation of the cell wall.',
    ],
    [
      'The bacterial flagellum is made of the protein flagellin.',
      'The bacterial flagellum has a 9 + 2 arrangement of microtubules.',
      'The 9 + 2 arrangement of tubulin is found in the cilia and flagella of eukaryotes.',
    ],
    [
      'A capsule is a thick and tough glycocalyx.',
      'A capsule is a storage granule in the cytoplasm.',
      'A loose glycocalyx is called a slime layer; storage granules are inclusion bodies.',
    ],
    [
      'Gas vacuoles are found in blue-green and photosynthetic bacteria.',
      'Gas vacuoles are found only in animal cells.',
      'They give buoyancy to cells that live in water.',
    ],
  ]),
  fact('plasma-membrane', CELL, 3, 'the plasma membrane', [
    [
      'Its lipids form a bilayer with the polar heads towards the outer sides.',
      'Its lipids form a bilayer with the polar heads towards the inner part.',
      'The hydrophobic tails are thereby protected from the aqueous environment.',
    ],
    [
      'Integral proteins are partially or totally buried in the membrane.',
      'Integral proteins lie only on the surface of the membrane.',
      'Those on the surface are the peripheral proteins.',
    ],
    [
      'The fluid mosaic model was proposed by Singer and Nicolson.',
      'The fluid mosaic model was proposed by Watson and Crick.',
      'It dates from 1972; Watson and Crick proposed the double helix of DNA.',
    ],
    [
      'Osmosis is the diffusion of water across a semipermeable membrane.',
      'Osmosis is the transport of ions against their concentration gradient.',
      'Transport against a gradient is active transport.',
    ],
    [
      'Active transport requires energy from ATP.',
      'Active transport requires no energy.',
      'Substances are moved against their concentration gradient.',
    ],
    [
      'The sodium-potassium pump transports ions against their concentration gradients.',
      'The sodium-potassium pump transports ions along their concentration gradients.',
      'It uses ATP to carry sodium ions out of the cell and potassium ions into it.',
    ],
    [
      'In human red blood cells proteins make up about half of the membrane.',
      'The membrane of human red blood cells contains no proteins.',
      'It has approximately 52 per cent protein and 40 per cent lipids.',
    ],
    [
      'Its lipids and proteins can move laterally within the membrane.',
      'Its lipids and proteins are fixed in their places.',
      'The quasi-fluid nature of the lipids makes this lateral movement possible.',
    ],
  ]),
  fact('endomembranes', CELL, 3, 'the endomembrane system', [
    [
      'Rough endoplasmic reticulum bears ribosomes on its surface.',
      'Smooth endoplasmic reticulum bears ribosomes on its surface.',
      'It looks smooth for the very reason that ribosomes are absent.',
    ],
    [
      'Smooth endoplasmic reticulum is the major site of lipid synthesis.',
      'Rough endoplasmic reticulum is the major site of the synthesis of steroid hormones.',
      'Rough endoplasmic reticulum takes part in protein synthesis and secretion.',
    ],
    [
      'The Golgi apparatus is an important site of the formation of glycoproteins and glycolipids.',
      'The Golgi apparatus is an important site of the formation of ATP.',
      'ATP is formed mainly in mitochondria.',
    ],
    [
      'Vesicles from the endoplasmic reticulum fuse with the cis face of the Golgi apparatus.',
      'Vesicles from the endoplasmic reticulum fuse with the trans face of the Golgi apparatus.',
      'The cis face is the forming face; finished products leave from the trans face.',
    ],
    [
      'The enzymes of lysosomes are most active at an acidic pH.',
      'The enzymes of lysosomes are most active at an alkaline pH.',
      'They are acid hydrolases, such as lipases, proteases and carbohydrases.',
    ],
    [
      'The membrane of a plant vacuole is called the tonoplast.',
      'The membrane of a plant vacuole is called the plasmalemma.',
      'Plasmalemma is another name of the plasma membrane.',
    ],
    [
      'Mitochondria are not considered a part of the endomembrane system.',
      'Mitochondria are considered a part of the endomembrane system.',
      'Their functions are not coordinated with those of the other organelles of the system.',
    ],
    [
      'The contractile vacuole of Amoeba is important for osmoregulation and excretion.',
      'The contractile vacuole of Amoeba is important for the digestion of food.',
      'Food is digested in food vacuoles.',
    ],
  ]),
  fact('mitochondria-and-plastids', CELL, 3, 'mitochondria and plastids', [
    [
      'Mitochondria and chloroplasts have two membranes.',
      'Mitochondria and chloroplasts have a single membrane.',
      'Both are double membrane-bound organelles.',
    ],
    [
      'Mitochondria and chloroplasts contain circular DNA.',
      'Mitochondria and chloroplasts contain no DNA.',
      'They make some of their own proteins.',
    ],
    [
      'The inner mitochondrial membrane forms the cristae.',
      'The outer mitochondrial membrane forms the cristae.',
      'The cristae increase the surface area on which ATP is formed.',
    ],
    [
      'Stacks of thylakoids are called grana.',
      'Stacks of cristae are called grana.',
      'Cristae belong to mitochondria and form no stacks.',
    ],
    ['Amyloplasts store starch.', 'Amyloplasts store proteins.', 'Proteins are stored in aleuroplasts.'],
    [
      'Elaioplasts store oils and fats.',
      'Elaioplasts store starch.',
      'Starch is stored in amyloplasts, for example in the potato.',
    ],
    [
      'Chromoplasts contain carotenoid pigments.',
      'Chromoplasts contain no pigments.',
      'They give a yellow, orange or red colour; colourless plastids are leucoplasts.',
    ],
    [
      'Ribosomes of mitochondria and chloroplasts are of the 70S type.',
      'Ribosomes of mitochondria and chloroplasts are of the 80S type.',
      'In this they resemble prokaryotes; ribosomes of the cytoplasm are of the 80S type.',
    ],
  ]),
  fact('cytoskeleton-and-nucleus', CELL, 4, 'cytoskeleton, cilia and nucleus', [
    [
      'The axoneme of a cilium has a 9 + 2 arrangement of microtubules.',
      'The axoneme of a cilium has a 9 + 0 arrangement of microtubules.',
      'Nine peripheral doublets surround two central microtubules.',
    ],
    [
      'A centriole is made of nine peripheral triplets of tubulin.',
      'A centriole is made of nine single fibres of actin.',
      'The adjacent triplets are linked, and the proximal part looks like a cartwheel.',
    ],
    [
      'The basal body of a cilium resembles a centriole in structure.',
      'The basal body of a cilium resembles a ribosome in structure.',
      'Cilia and flagella emerge from centriole-like basal bodies.',
    ],
    [
      'The nucleolus is a site of active synthesis of ribosomal RNA.',
      'The nucleolus is a site of active synthesis of proteins.',
      'Proteins are synthesised by ribosomes in the cytoplasm.',
    ],
    [
      'The nucleolus is not bound by a membrane.',
      'The nucleolus is bound by two membranes.',
      'Its content is continuous with the rest of the nucleoplasm.',
    ],
    [
      'Mature sieve tube cells of vascular plants have no nucleus.',
      'Mature sieve tube cells of vascular plants have many nuclei.',
      'Like the erythrocytes of many mammals they lose their nucleus.',
    ],
    [
      'In a metacentric chromosome the centromere is in the middle.',
      'In a telocentric chromosome the centromere is in the middle.',
      'A telocentric chromosome has a terminal centromere.',
    ],
    [
      'RNA and proteins move through the nuclear pores in both directions.',
      'Only water moves through the nuclear pores.',
      'The pores are formed where the two nuclear membranes fuse.',
    ],
  ]),
  fact('cell-cycle', CELL, 3, 'the cell cycle', [
    [
      'DNA replication takes place in the S phase.',
      'DNA replication takes place in the $\\mathrm{G_2}$ phase.',
      'In the $\\mathrm{G_2}$ phase proteins are synthesised in preparation for mitosis.',
    ],
    [
      'In the S phase the amount of DNA doubles, but the number of chromosomes does not.',
      'In the S phase the number of chromosomes doubles, but the amount of DNA does not.',
      'A cell with $2n$ chromosomes goes from 2C to 4C; the two chromatids of a chromosome still share a centromere.',
    ],
    [
      'Cells that do not divide further enter the quiescent stage $\\mathrm{G_0}$.',
      'Cells that do not divide further remain in the M phase.',
      'They leave $\\mathrm{G_1}$ and stay metabolically active without proliferating.',
    ],
    [
      'In animal cells the centriole duplicates in the cytoplasm during the S phase.',
      'In animal cells the centriole duplicates in the cytoplasm during anaphase.',
      'It does so while DNA is replicated in the nucleus.',
    ],
    [
      'Interphase lasts more than 95 per cent of the duration of the cell cycle.',
      'The M phase lasts more than 95 per cent of the duration of the cell cycle.',
      'In a human cell that divides once in 24 hours, division proper takes about an hour.',
    ],
    [
      'Cytokinesis of plant cells begins with the formation of a cell plate.',
      'Cytokinesis of plant cells begins with a furrow in the plasma membrane.',
      'A furrow is typical of animal cells; the rigid wall of plant cells does not permit it.',
    ],
    [
      'Division of the nucleus without cytokinesis leads to a syncytium.',
      'Division of the nucleus without cytokinesis leads to a zygote.',
      'The liquid endosperm of the coconut is an example of such a multinucleate condition.',
    ],
    [
      'In the $\\mathrm{G_1}$ phase the cell grows and is metabolically active.',
      'In the $\\mathrm{G_1}$ phase the chromosomes are fully condensed.',
      'Chromosomes condense only in prophase.',
    ],
  ]),
  fact('mitosis', CELL, 3, 'mitosis', [
    [
      'Chromosomes align at the equator in metaphase.',
      'Chromosomes align at the equator in prophase.',
      'In prophase the chromosomes are still condensing.',
    ],
    [
      'Sister chromatids separate in anaphase.',
      'Sister chromatids separate in metaphase.',
      'The centromeres split at the beginning of anaphase.',
    ],
    [
      'The nuclear envelope re-forms in telophase.',
      'The nuclear envelope re-forms in anaphase.',
      'It forms around the chromosome clusters at the two poles.',
    ],
    [
      'Spindle fibres attach to the kinetochores of chromosomes.',
      'Spindle fibres attach to the telomeres of chromosomes.',
      'Kinetochores are disc-shaped structures at the centromeres.',
    ],
    [
      'The daughter cells have the same number of chromosomes as the parent cell.',
      'The daughter cells have half the number of chromosomes of the parent cell.',
      'Mitosis is an equational division; the number is halved in meiosis.',
    ],
    [
      'Chromosomal material condenses in prophase.',
      'Chromosomal material condenses in telophase.',
      'In telophase the chromosomes decondense.',
    ],
    [
      'Mitosis helps in the growth and repair of tissues.',
      'Mitosis takes place in gametes only.',
      'Gametes of animals do not divide by mitosis at all.',
    ],
    [
      'Homologous chromosomes do not pair in mitosis.',
      'Homologous chromosomes pair in mitosis.',
      'Pairing takes place in prophase I of meiosis.',
    ],
  ]),
  fact('meiosis', CELL, 4, 'meiosis', [
    [
      'Crossing over takes place in pachytene.',
      'Crossing over takes place in leptotene.',
      'Recombination nodules appear in pachytene; in leptotene the chromosomes begin to condense.',
    ],
    [
      'Homologous chromosomes pair in zygotene.',
      'Homologous chromosomes pair in diakinesis.',
      'The pairing is called synapsis; diakinesis is the final stage of prophase I.',
    ],
    [
      'Chiasmata become visible in diplotene.',
      'Chiasmata become visible in zygotene.',
      'They appear when the synaptonemal complex dissolves.',
    ],
    [
      'Homologous chromosomes separate in anaphase I.',
      'Homologous chromosomes separate in anaphase II.',
      'Sister chromatids remain joined at their centromeres in anaphase I.',
    ],
    [
      'Sister chromatids separate in anaphase II.',
      'Sister chromatids separate in anaphase I.',
      'Their centromeres split only in anaphase II.',
    ],
    [
      'The first meiotic division halves the number of chromosomes.',
      'The second meiotic division doubles the number of chromosomes.',
      'The second division is like mitosis and keeps the number.',
    ],
    [
      'DNA is not replicated between the two meiotic divisions.',
      'DNA is replicated between the two meiotic divisions.',
      'Interkinesis is short and has no S phase.',
    ],
    [
      'At the end of meiosis there are four haploid cells.',
      'At the end of meiosis there are two diploid cells.',
      'Two successive divisions follow a single replication of DNA.',
    ],
  ]),
];
