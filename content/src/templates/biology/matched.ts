import { templatesOf } from '../subject.ts';

const { match } = templatesOf('Biology');

export const matchedInBiology = [
  match('match-hormones', 'Human Physiology', 4, {
    headings: ['Hormone', 'Main action'],
    pairs: [
      [
        'Secretin',
        'Secretion of water and bicarbonate ions',
        'Secretin acts on the exocrine pancreas, which then secretes water and bicarbonate ions.',
      ],
      [
        'Cholecystokinin',
        'Secretion of bile and pancreatic enzymes',
        'Cholecystokinin acts on the gall bladder and the pancreas, which release bile juice and enzymes.',
      ],
      [
        'Gastrin',
        'Secretion of HCl and pepsinogen',
        'Gastrin acts on the gastric glands, which secrete hydrochloric acid and pepsinogen.',
      ],
      [
        'Erythropoietin',
        'Formation of red blood cells',
        'Erythropoietin from the juxtaglomerular cells of the kidney stimulates erythropoiesis.',
      ],
      [
        'Atrial natriuretic factor',
        'Dilation of blood vessels',
        'Atrial natriuretic factor lowers a raised blood pressure, since it dilates the blood vessels.',
      ],
      [
        'Melatonin',
        'Diurnal rhythm of the body',
        'Melatonin from the pineal gland regulates the 24-hour rhythm of the body, such as the sleep-wake cycle.',
      ],
      [
        'Thymosin',
        'Differentiation of T-lymphocytes',
        'Thymosins from the thymus help T-lymphocytes differentiate, which provide cell-mediated immunity.',
      ],
      [
        'Oxytocin',
        'Contraction of the uterus at childbirth',
        'Oxytocin stimulates smooth muscles, above all those of the uterus at the time of childbirth.',
      ],
      [
        'Parathyroid hormone',
        'Rise of calcium in the blood',
        'Parathyroid hormone raises the level of calcium, since it stimulates the resorption of bone.',
      ],
      [
        'Glucagon',
        'Glycogenolysis in the liver',
        'Glucagon acts on liver cells, where glycogen is broken down, so that the blood sugar rises.',
      ],
    ],
  }),

  match('match-phyla', 'Diversity in Living World', 4, {
    headings: ['Phylum', 'Characteristic'],
    pairs: [
      [
        'Porifera',
        'Spongocoel lined by choanocytes',
        'Porifera have a water canal system, whose central cavity, the spongocoel, is lined by choanocytes.',
      ],
      [
        'Coelenterata',
        'Stinging capsules in cnidoblasts',
        'Coelenterates are also called Cnidaria after the cnidoblasts, which contain stinging capsules.',
      ],
      [
        'Ctenophora',
        'Eight external rows of ciliated plates',
        'Ctenophores are called comb jellies, for eight rows of ciliated comb plates help them move.',
      ],
      [
        'Platyhelminthes',
        'Flame cells for excretion',
        'Platyhelminthes have flame cells, which help in osmoregulation and excretion.',
      ],
      [
        'Aschelminthes',
        'Round body with a pseudocoelom',
        'Aschelminthes are circular in cross-section, hence roundworms, and have a pseudocoelom.',
      ],
      [
        'Arthropoda',
        'Exoskeleton and jointed appendages',
        'Arthropoda have a chitinous exoskeleton and jointed appendages, which give them their name.',
      ],
      [
        'Mollusca',
        'Mantle over a visceral hump',
        'Molluscs have a soft layer of skin, the mantle, over the visceral hump, which forms the mantle cavity.',
      ],
      [
        'Echinodermata',
        'Water vascular system',
        'Echinoderms have a water vascular system, which serves locomotion and the capture of food.',
      ],
      [
        'Hemichordata',
        'Proboscis gland for excretion',
        'Hemichordates have a proboscis, collar and trunk, and a proboscis gland as excretory organ.',
      ],
    ],
  }),

  match('match-pathogens', 'Biology and Human Welfare', 4, {
    headings: ['Disease', 'Pathogen'],
    pairs: [
      [
        'Typhoid',
        'Salmonella typhi',
        'Typhoid is caused by the bacterium Salmonella typhi, which enters the small intestine with food and water.',
      ],
      [
        'Pneumonia',
        'Haemophilus influenzae',
        'Pneumonia is caused by bacteria such as Streptococcus pneumoniae and Haemophilus influenzae, which infect the alveoli.',
      ],
      [
        'Common cold',
        'Rhinovirus',
        'The common cold is caused by rhinoviruses, which infect the nose and the respiratory passage but not the lungs.',
      ],
      [
        'Malignant malaria',
        'Plasmodium falciparum',
        'Malignant malaria, the most serious form, is caused by the protozoan Plasmodium falciparum.',
      ],
      [
        'Amoebic dysentery',
        'Entamoeba histolytica',
        'Amoebic dysentery is caused by Entamoeba histolytica, a protozoan parasite in the large intestine.',
      ],
      [
        'Elephantiasis',
        'Wuchereria bancrofti',
        'Elephantiasis is caused by the filarial worm Wuchereria bancrofti, which lives in the lymphatic vessels.',
      ],
      [
        'Ringworm',
        'Trichophyton',
        'Ringworm is caused by fungi of the genera Microsporum, Trichophyton and Epidermophyton, not by a worm.',
      ],
      [
        'Ascariasis',
        'Common roundworm',
        'Ascariasis is caused by Ascaris, the common roundworm, whose eggs come with contaminated food and water.',
      ],
    ],
  }),

  match('match-organelles', 'Cell Structure and Function', 3, {
    headings: ['Part of the cell', 'Function'],
    pairs: [
      [
        'Smooth endoplasmic reticulum',
        'Synthesis of lipids',
        'The smooth endoplasmic reticulum is the major site of synthesis of lipids, such as steroidal hormones.',
      ],
      [
        'Golgi apparatus',
        'Formation of glycoproteins',
        'The Golgi apparatus is the important site of formation of glycoproteins and glycolipids.',
      ],
      [
        'Lysosome',
        'Digestion by hydrolytic enzymes',
        'Lysosomes digest carbohydrates, proteins, lipids and nucleic acids with hydrolytic enzymes.',
      ],
      [
        'Mitochondrion',
        'Aerobic respiration',
        'Mitochondria are the sites of aerobic respiration and produce cellular energy as ATP.',
      ],
      [
        'Nucleolus',
        'Synthesis of ribosomal RNA',
        'The nucleolus is the site of active synthesis of ribosomal RNA.',
      ],
      [
        'Contractile vacuole',
        'Osmoregulation in Amoeba',
        'The contractile vacuole of Amoeba is important for osmoregulation and excretion.',
      ],
      [
        'Amyloplast',
        'Storage of starch',
        'Amyloplasts are leucoplasts that store carbohydrates, such as the starch of potato.',
      ],
      [
        'Elaioplast',
        'Storage of oils and fats',
        'Elaioplasts are leucoplasts, plastids without pigments, that store oils and fats.',
      ],
      [
        'Aleuroplast',
        'Storage of proteins',
        'Aleuroplasts are leucoplasts, plastids without pigments, that store proteins.',
      ],
      [
        'Centriole',
        'Basal body of cilia and flagella',
        'Centrioles form the basal body of cilia and flagella, and the spindle apparatus of animal cells.',
      ],
    ],
  }),

  match('match-scientists', 'Genetics and Evolution', 4, {
    headings: ['Scientist', 'Contribution'],
    pairs: [
      [
        'Frederick Griffith',
        'Transforming principle',
        'Griffith saw live R strain bacteria transformed by heat-killed S strain and spoke of a transforming principle.',
      ],
      [
        'Hershey and Chase',
        'DNA as genetic material of phages',
        'Hershey and Chase labelled bacteriophages with radioactive phosphorus and sulphur and found that DNA enters the bacteria.',
      ],
      [
        'Meselson and Stahl',
        'Semiconservative replication of DNA',
        'Meselson and Stahl grew E. coli in heavy nitrogen and showed that DNA replicates semiconservatively.',
      ],
      [
        'Jacob and Monod',
        'Model of the lac operon',
        'Jacob and Monod, a geneticist and a biochemist, explained how the genes of the lac operon are regulated.',
      ],
      [
        'Sutton and Boveri',
        'Chromosomal theory of inheritance',
        'Sutton and Boveri saw that chromosomes behave in meiosis as genes do, which became the chromosomal theory.',
      ],
      [
        'Alfred Sturtevant',
        'First map of genes on a chromosome',
        'Sturtevant took the frequency of recombination as a measure of distance and so mapped genes.',
      ],
      [
        'Erwin Chargaff',
        'Ratios of the bases in DNA',
        'Chargaff found that in double-stranded DNA the ratios of A to T and of G to C are constant and equal one.',
      ],
      [
        'Oparin and Haldane',
        'Chemical evolution of life',
        'Oparin and Haldane proposed that life came from pre-existing non-living organic molecules.',
      ],
      [
        'Hugo de Vries',
        'Evolution by mutations',
        'De Vries worked on evening primrose and held that single large mutations, or saltation, cause evolution.',
      ],
      [
        'Hardy and Weinberg',
        'Genetic equilibrium of a population',
        'Hardy and Weinberg stated that allele frequencies in a population stay constant unless something disturbs them.',
      ],
    ],
  }),
];
