import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const REPRODUCTION = 'Reproduction';
const WELFARE = 'Biology and Human Welfare';
const BIOTECHNOLOGY = 'Biotechnology and Its Applications';
const ECOLOGY = 'Ecology and Environment';

/** Facts after the NCERT textbooks for class 12, in words of our own. */
export const reproductionAndEcology = [
  fact('flowering-plants-reproduce', REPRODUCTION, 3, 'sexual reproduction in flowering plants', [
    [
      'The typical mature embryo sac has seven cells and eight nuclei.',
      'The typical mature embryo sac has eight cells and seven nuclei.',
      'The central cell has two polar nuclei.',
    ],
    [
      'The exine of pollen contains sporopollenin.',
      'The exine of pollen contains mainly chitin.',
      'No enzyme is known that breaks sporopollenin down.',
    ],
    [
      'The tapetum nourishes the developing pollen grains.',
      'The endothecium is the innermost layer of the anther and nourishes the pollen.',
      'The innermost layer is the tapetum; the endothecium helps the anther to open.',
    ],
    [
      'Geitonogamy is genetically similar to autogamy.',
      'Xenogamy is genetically similar to autogamy.',
      'In geitonogamy the pollen comes from another flower of the same plant; xenogamy brings different pollen.',
    ],
    [
      'Cleistogamous flowers never open.',
      'Chasmogamous flowers never open.',
      'Cleistogamous flowers set seed without any pollinator.',
    ],
    [
      'The primary endosperm nucleus is triploid.',
      'The primary endosperm nucleus is diploid.',
      'One male gamete fuses with two polar nuclei.',
    ],
    [
      'In maize the shield-shaped cotyledon is called scutellum.',
      'In maize the sheath of the root is called scutellum.',
      'The sheath of the root is the coleorhiza, that of the plumule the coleoptile.',
    ],
    [
      'The apple is a false fruit, since the thalamus takes part in its formation.',
      'The mango is a false fruit, since the thalamus takes part in its formation.',
      'Apple, strawberry and cashew are false fruits; mango develops from the ovary alone.',
    ],
    [
      'Apomixis forms seeds without fertilisation.',
      'Parthenocarpy forms seeds without fertilisation.',
      'Parthenocarpy forms fruits without fertilisation, which are seedless.',
    ],
  ]),
  fact('human-reproduction', REPRODUCTION, 3, 'human reproduction', [
    [
      'Leydig cells secrete androgens.',
      'Sertoli cells secrete androgens.',
      'Sertoli cells nourish the germ cells.',
    ],
    [
      'The acrosome of a sperm contains enzymes.',
      'The acrosome of a sperm contains its mitochondria.',
      'The mitochondria lie in the middle piece.',
    ],
    [
      'The surge of LH causes ovulation.',
      'The surge of progesterone causes ovulation.',
      'Progesterone is secreted by the corpus luteum after ovulation.',
    ],
    [
      'The second meiotic division of the ovum is completed when a sperm has entered.',
      'The second meiotic division of the ovum is completed before ovulation.',
      'At ovulation it is a secondary oocyte.',
    ],
    [
      'Fertilisation takes place in the ampullary region of the fallopian tube.',
      'Fertilisation takes place in the uterus.',
      'The uterus is where the blastocyst is implanted.',
    ],
    [
      'The placenta secretes hCG.',
      'The pituitary secretes hCG.',
      'hCG, hPL and relaxin are produced in women only during pregnancy.',
    ],
    [
      'The sex of a child depends on the sperm.',
      'The sex of a child depends on the ovum.',
      'All ova carry an X chromosome, and sperms carry X or Y.',
    ],
    [
      'Copper ions released by some IUDs reduce the motility of sperms.',
      'Copper ions released by some IUDs stop ovulation.',
      'Hormones taken as pills stop ovulation.',
    ],
    [
      'In ZIFT a zygote or early embryo is transferred into the fallopian tube.',
      'In GIFT an embryo of more than eight blastomeres is transferred into the uterus.',
      'In GIFT an ovum is transferred into the fallopian tube of another woman; the transfer of larger embryos into the uterus is IUT.',
    ],
  ]),
  fact('health-and-disease', WELFARE, 3, 'health and disease', [
    [
      'Typhoid is confirmed by the Widal test.',
      'Malaria is confirmed by the Widal test.',
      'Typhoid is caused by Salmonella typhi.',
    ],
    [
      'Malignant malaria is caused by Plasmodium falciparum.',
      'Malignant malaria is caused by Plasmodium vivax.',
      'P. falciparum causes the most serious form.',
    ],
    [
      'Gambusia is released in ponds since it feeds on the larvae of mosquitoes.',
      'Gambusia is released in ponds since it carries the parasite of malaria.',
      'It is a fish; mosquitoes carry the parasite.',
    ],
    [
      'IgA is abundant in colostrum.',
      'IgE is the main antibody of colostrum.',
      'IgE is produced in allergies.',
    ],
    [
      'Cell-mediated immunity rejects grafts.',
      'Humoral immunity by B-lymphocytes alone rejects grafts.',
      'T-lymphocytes mediate it; B-lymphocytes produce antibodies.',
    ],
    [
      'The injection of antitoxin against tetanus gives passive immunity.',
      'The injection of antitoxin against tetanus gives active immunity.',
      'Preformed antibodies are given and act at once.',
    ],
    [
      'HIV is a retrovirus.',
      'HIV has double-stranded DNA as its genome.',
      'Its RNA is copied into DNA by reverse transcriptase.',
    ],
    [
      'HIV multiplies in helper T-lymphocytes.',
      'HIV multiplies in red blood cells.',
      'Their number falls, and with it the resistance to infections.',
    ],
    [
      'Malignant tumours show metastasis.',
      'Benign tumours show metastasis.',
      'Benign tumours stay confined to their place.',
    ],
    [
      'Morphine comes from the latex of Papaver somniferum.',
      'Morphine comes from the inflorescences of Cannabis sativa.',
      'Cannabis yields marijuana, hashish and charas.',
    ],
  ]),
  fact('microbes-in-welfare', WELFARE, 3, 'microbes in human welfare', [
    [
      'Lactic acid bacteria turn milk into curd and add vitamin B12.',
      'Yeast turns milk into curd and adds vitamin B12.',
      'Yeast is used for bread and beer.',
    ],
    [
      'The holes in Swiss cheese come from a bacterium that releases much carbon dioxide.',
      'The holes in Swiss cheese come from a fungus that is grown on it.',
      'The bacterium is Propionibacterium sharmanii; Roquefort is ripened with fungi.',
    ],
    [
      'Penicillin was discovered by Alexander Fleming.',
      'Penicillin was discovered by Robert Koch.',
      'Its full potential was established by Chain and Florey.',
    ],
    [
      'Cyclosporin A, an immunosuppressant, is made by Trichoderma polysporum.',
      'Cyclosporin A, an immunosuppressant, is made by Monascus purpureus.',
      'Monascus purpureus makes statins, which lower cholesterol.',
    ],
    [
      'Citric acid is made by Aspergillus niger.',
      'Citric acid is made by Clostridium butylicum.',
      'Clostridium butylicum makes butyric acid.',
    ],
    [
      'The greater the BOD of waste water, the greater its polluting potential.',
      'The smaller the BOD of waste water, the greater its polluting potential.',
      'BOD is the oxygen that bacteria would use to oxidise the organic matter of a litre.',
    ],
    [
      'Biogas is mostly methane.',
      'Biogas is mostly hydrogen.',
      'Methanogens such as Methanobacterium make it.',
    ],
    [
      'Baculoviruses used for biological control belong to the genus Nucleopolyhedrovirus.',
      'Baculoviruses used for biological control attack plants and mammals.',
      'They affect insects and other arthropods, each only a narrow range of species.',
    ],
    [
      'Rhizobium fixes nitrogen in the root nodules of legumes.',
      'Azotobacter fixes nitrogen in the root nodules of legumes.',
      'Azotobacter lives free in the soil.',
    ],
  ]),
  fact('tools-of-biotechnology', BIOTECHNOLOGY, 4, 'the tools of biotechnology', [
    [
      'Restriction endonucleases cut DNA at palindromic sequences.',
      'DNA ligases cut DNA at palindromic sequences.',
      'Ligases join pieces of DNA.',
    ],
    [
      'EcoRI comes from Escherichia coli.',
      'EcoRI comes from Bacillus thuringiensis.',
      'The first letter stands for the genus and the next two for the species.',
    ],
    [
      'In gel electrophoresis DNA moves to the anode.',
      'In gel electrophoresis DNA moves to the cathode.',
      'The phosphate groups of DNA are negatively charged.',
    ],
    [
      'The smaller a fragment of DNA, the farther it moves in the gel.',
      'The larger a fragment of DNA, the farther it moves in the gel.',
      'Agarose acts as a sieve.',
    ],
    [
      'Taq polymerase stays active at high temperature.',
      'The DNA polymerase of Escherichia coli stays active at the temperatures of PCR.',
      'Taq polymerase comes from Thermus aquaticus, a bacterium of hot springs.',
    ],
    [
      'The sequence from which replication starts is called ori.',
      'The gene that codes for resistance to an antibiotic is called ori.',
      'Resistance genes serve as selectable markers.',
    ],
    [
      'In insertional inactivation of the gene of beta-galactosidase, recombinant colonies stay colourless.',
      'In insertional inactivation of the gene of beta-galactosidase, recombinant colonies turn blue.',
      'Without the enzyme the substrate gives no blue colour.',
    ],
    [
      'Agrobacterium tumefaciens delivers T-DNA into plant cells.',
      'Retroviruses deliver T-DNA into plant cells.',
      'Disarmed retroviruses deliver genes into animal cells.',
    ],
    [
      'In the gene gun method cells are bombarded with particles of gold or tungsten coated with DNA.',
      'In microinjection cells are bombarded with particles of gold or tungsten coated with DNA.',
      'In microinjection DNA is injected into the nucleus of an animal cell.',
    ],
  ]),
  fact('biotechnology-applied', BIOTECHNOLOGY, 3, 'the applications of biotechnology', [
    [
      'The Bt toxin is activated by the alkaline pH of the insect gut.',
      'The Bt toxin is active while it is in the bacterium.',
      'In the bacterium it is an inactive protoxin.',
    ],
    [
      'The genes cryIAc and cryIIAb control cotton bollworms.',
      'The gene cryIAb controls cotton bollworms.',
      'cryIAb controls the corn borer.',
    ],
    [
      'RNA interference protects tobacco from the nematode Meloidogyne incognita.',
      'The Bt toxin protects tobacco from the nematode Meloidogyne incognita.',
      'Double-stranded RNA silences the messenger RNA of the nematode.',
    ],
    [
      'Mature insulin has no C peptide.',
      'Mature insulin consists of the chains A, B and C.',
      'The C peptide is removed from proinsulin; the chains A and B are joined by disulphide bridges.',
    ],
    [
      'The first clinical gene therapy was given for ADA deficiency.',
      'The first clinical gene therapy was given for haemophilia.',
      'It was given in 1990 to a girl of four years.',
    ],
    [
      'ELISA is based on the interaction of antigen and antibody.',
      'ELISA is based on the amplification of nucleic acids.',
      'Nucleic acids are amplified by PCR.',
    ],
    [
      'The transgenic cow Rosie gave milk with human alpha-lactalbumin.',
      'The transgenic sheep Rosie gave milk with human insulin.',
      'Her milk had 2.4 grams of the human protein in a litre.',
    ],
    [
      'In India the GEAC decides on the validity of research on genetically modified organisms.',
      'In India the ICMR alone decides on the release of genetically modified organisms.',
      'GEAC stands for Genetic Engineering Appraisal Committee.',
    ],
  ]),
  fact('populations', ECOLOGY, 3, 'organisms and populations', [
    [
      'In commensalism one species benefits and the other is neither harmed nor benefited.',
      'In amensalism one species benefits and the other is neither harmed nor benefited.',
      'In amensalism one species is harmed and the other is unaffected.',
    ],
    [
      'The logistic growth curve is sigmoid.',
      'The exponential growth curve is sigmoid.',
      'Exponential growth gives a J-shaped curve.',
    ],
    [
      'At the carrying capacity the growth rate of a logistic population is zero.',
      'At the carrying capacity the growth rate of a logistic population is greatest.',
      'It is greatest at half of the carrying capacity.',
    ],
    [
      'Cuckoo and crow are an example of brood parasitism.',
      'Cuckoo and crow are an example of mutualism.',
      'The cuckoo lays its eggs in the nest of the crow.',
    ],
    [
      'The fig and its wasp are an example of mutualism.',
      'An orchid on a mango branch is an example of mutualism.',
      'The orchid is a commensal: the mango tree is neither helped nor harmed.',
    ],
    [
      'Emigration lowers the density of a population.',
      'Immigration lowers the density of a population.',
      'Natality and immigration raise it.',
    ],
    [
      "Gause's principle says that two closely related species that compete for the same resources cannot coexist for ever.",
      "Gause's principle says that competing species always coexist.",
      'The inferior one is eliminated in the end.',
    ],
    [
      'A pyramid of ages with a broad base stands for a growing population.',
      'A pyramid of ages with a narrow base stands for a growing population.',
      'Many are then before the age of reproduction.',
    ],
    [
      'Calotropis produces cardiac glycosides, and cattle do not browse on it.',
      'Cattle prefer Calotropis, since it has no chemical defence.',
      'The glycosides are highly poisonous.',
    ],
  ]),
  fact('ecosystems-and-biodiversity', ECOLOGY, 4, 'ecosystems and biodiversity', [
    [
      'The pyramid of energy is always upright.',
      'The pyramid of energy in the sea is inverted.',
      'Some energy is lost as heat at each step; the pyramid of biomass in the sea is inverted.',
    ],
    [
      'Net primary productivity is gross primary productivity minus the losses by respiration.',
      'Net primary productivity is gross primary productivity plus the losses by respiration.',
      'It is the biomass that heterotrophs can consume.',
    ],
    [
      'About 10 per cent of the energy passes from one trophic level to the next.',
      'About 90 per cent of the energy passes from one trophic level to the next.',
      'This is the 10 per cent law of Lindeman.',
    ],
    [
      'Detritivores break detritus into smaller particles, which is fragmentation.',
      'Detritivores break detritus into smaller particles, which is mineralisation.',
      'In mineralisation microbes release inorganic nutrients from humus.',
    ],
    [
      'Warm and moist conditions favour decomposition.',
      'Low temperature and lack of oxygen favour decomposition.',
      'These inhibit it, and organic matter builds up.',
    ],
    [
      'Species diversity decreases from the equator towards the poles.',
      'Species diversity increases from the equator towards the poles.',
      'The tropics had more time, a more constant environment and more solar energy.',
    ],
    [
      'On a logarithmic scale the relation of species and area is a straight line.',
      'On a logarithmic scale the relation of species and area is a parabola.',
      'log S = log C + Z log A; on a linear scale it is a rectangular hyperbola.',
    ],
    [
      'National parks are in situ conservation.',
      'Zoological parks are in situ conservation.',
      'Zoos, botanical gardens and seed banks are ex situ.',
    ],
    [
      'The loss of habitats is the most important cause of extinctions.',
      'Co-extinction is the most important cause of extinctions.',
      "Habitat loss, over-exploitation, alien species and co-extinctions are called the 'Evil Quartet'.",
    ],
    [
      'The Western Ghats are a hotspot of biodiversity.',
      'The Thar desert is a hotspot of biodiversity.',
      'Hotspots have very many species and a high degree of endemism.',
    ],
  ]),
];
