import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const DIVERSITY = 'Diversity in Living World';
const STRUCTURE = 'Structural Organisation in Animals and Plants';

/** Facts after the NCERT textbooks for class 11, in words of our own. */
export const organisms = [
  fact('five-kingdoms', DIVERSITY, 3, 'the five kingdoms', [
    [
      'Whittaker proposed the classification into five kingdoms.',
      'Linnaeus proposed the classification into five kingdoms.',
      'Whittaker proposed it in 1969; Linnaeus used two kingdoms, plants and animals.',
    ],
    [
      'All prokaryotes belong to Monera.',
      'All prokaryotes belong to Protista.',
      'Protista are eukaryotes, nearly all of a single cell.',
    ],
    [
      'The cell wall of fungi contains chitin.',
      'The cell wall of fungi consists of cellulose alone.',
      'Fungal walls are made of chitin and polysaccharides; cellulose is typical of plants.',
    ],
    [
      'Fungi are heterotrophs that absorb their food.',
      'Fungi are autotrophs that make their own food.',
      'They have no chlorophyll: most are saprophytes, some are parasites or symbionts.',
    ],
    [
      'Diatoms have walls with silica, which form two overlapping shells.',
      'Diatoms have no cell wall.',
      'The walls, hardly destructible, accumulate as diatomaceous earth.',
    ],
    [
      'Methanogens are archaebacteria.',
      'Methanogens are cyanobacteria.',
      'They live in the gut of ruminants and produce methane; cyanobacteria are eubacteria that carry out photosynthesis.',
    ],
    [
      'Euglena has a protein-rich pellicle in the place of a cell wall.',
      'Euglena has a stiff cell wall of cellulose.',
      'The pellicle makes its body flexible.',
    ],
    [
      'A lichen is an association of an alga and a fungus.',
      'A lichen is an association of a fungus and the roots of a plant.',
      'A fungus together with roots is a mycorrhiza.',
    ],
    [
      'Viroids are free RNA without a protein coat.',
      'Viroids are proteins without any nucleic acid.',
      'Infectious proteins without nucleic acid are prions.',
    ],
    [
      'Yeast is a unicellular fungus.',
      'Yeast is a filamentous bacterium.',
      'It is an ascomycete and is used to make bread and beer.',
    ],
  ]),
  fact('plant-groups', DIVERSITY, 3, 'the groups of plants', [
    [
      'In bryophytes the main plant body is the gametophyte.',
      'In bryophytes the main plant body is the sporophyte.',
      'The sporophyte of a bryophyte is attached to the gametophyte and draws food from it.',
    ],
    [
      'Pteridophytes are the first land plants with xylem and phloem.',
      'Pteridophytes have no vascular tissue.',
      'Bryophytes have no such vascular tissue.',
    ],
    [
      'In gymnosperms the ovules are not enclosed by an ovary wall.',
      'In gymnosperms the ovules are enclosed in an ovary.',
      'An ovary that encloses the ovules is the mark of angiosperms.',
    ],
    [
      'Red algae store floridean starch.',
      'Red algae store laminarin.',
      'Laminarin and mannitol are the stored food of brown algae.',
    ],
    [
      'Brown algae contain fucoxanthin.',
      'Brown algae contain phycoerythrin as their main pigment.',
      'Phycoerythrin gives red algae their colour.',
    ],
    [
      'Selaginella is heterosporous.',
      'Selaginella is homosporous.',
      'It produces megaspores and microspores; most pteridophytes are homosporous.',
    ],
    [
      'The coralloid roots of Cycas contain nitrogen-fixing cyanobacteria.',
      'The coralloid roots of Cycas contain fungi that fix nitrogen.',
      'The fungal association of roots is the mycorrhiza, as in Pinus.',
    ],
    [
      'Agar is obtained from Gelidium and Gracilaria.',
      'Agar is obtained from Chlorella.',
      'Both are red algae; Chlorella is a green alga rich in protein.',
    ],
    [
      'Angiosperms show double fertilisation.',
      'Gymnosperms show double fertilisation that forms a triploid endosperm.',
      'The endosperm of gymnosperms is haploid and is there before fertilisation.',
    ],
  ]),
  fact('animal-phyla', DIVERSITY, 4, 'the phyla of animals', [
    [
      'Sponges have a canal system for the transport of water.',
      'Cnidarians have a canal system lined by choanocytes.',
      'Choanocytes, or collar cells, line the canals of Porifera.',
    ],
    [
      'Cnidarians are diploblastic.',
      'Flatworms are diploblastic.',
      'Platyhelminthes and all later phyla have three germ layers.',
    ],
    [
      'Roundworms are pseudocoelomates.',
      'Earthworms are pseudocoelomates.',
      'Annelids have a true coelom; Aschelminthes have a body cavity that is not lined by mesoderm.',
    ],
    [
      'Flame cells take part in osmoregulation and excretion in flatworms.',
      'Flame cells are the stinging cells of flatworms.',
      'Stinging cells, the cnidoblasts, are found in Cnidaria.',
    ],
    [
      'Arthropoda is the largest phylum of animals.',
      'Mollusca is the largest phylum of animals.',
      'Over two-thirds of all named species are arthropods; molluscs are the second largest phylum.',
    ],
    [
      'Adult echinoderms are radially symmetrical, and their larvae bilaterally.',
      'Adult echinoderms are bilaterally symmetrical, and their larvae radially.',
      'They have a water vascular system.',
    ],
    [
      'Cartilaginous fishes have no air bladder and must swim constantly.',
      'Cartilaginous fishes float by their air bladder.',
      'An air bladder, which regulates buoyancy, is found in bony fishes.',
    ],
    [
      'The heart of most reptiles has three chambers, and that of crocodiles four.',
      'The heart of all reptiles has two chambers.',
      'A heart of two chambers is found in fishes.',
    ],
    [
      'The platypus is a mammal that lays eggs.',
      'The kangaroo is a mammal that lays eggs.',
      'The kangaroo bears young, which then grow in its pouch.',
    ],
  ]),
  fact('parts-of-flowering-plants', STRUCTURE, 3, 'the parts of flowering plants', [
    [
      'A fibrous root system is found in wheat.',
      'A tap root system is found in wheat.',
      'Monocots have fibrous roots; mustard has a tap root.',
    ],
    [
      'The potato tuber is a modified stem.',
      'The potato tuber is a modified root.',
      'Its eyes are nodes with buds; the sweet potato is a modified root.',
    ],
    [
      'In racemose inflorescence the main axis continues to grow.',
      'In cymose inflorescence the main axis continues to grow.',
      'In the cymose type the main axis ends in a flower and its growth is limited.',
    ],
    [
      'In an epigynous flower the ovary is inferior.',
      'In a hypogynous flower the ovary is inferior.',
      'In hypogynous flowers, such as mustard, the ovary is superior.',
    ],
    [
      'In pea the placentation is marginal.',
      'In pea the placentation is axile.',
      'Axile placentation is found in china rose, tomato and lemon.',
    ],
    [
      'The aestivation of the corolla of pea is vexillary.',
      'The aestivation of the corolla of pea is twisted.',
      'The standard overlaps the two wings, and these the keel; twisted aestivation is found in china rose.',
    ],
    [
      'The coconut is a drupe.',
      'The coconut is a berry.',
      'Mango and coconut are drupes with a stony endocarp.',
    ],
    [
      'The tendrils of pea are modified leaves.',
      'The tendrils of cucumber are modified leaves.',
      'The tendrils of cucumber and grapevine arise from the stem.',
    ],
    [
      'In monocot seeds such as maize the endosperm is usually bulky and stores food.',
      'In the seed of bean the endosperm is bulky when it is mature.',
      'Bean is non-endospermic: its cotyledons store the food.',
    ],
  ]),
  fact('plant-tissues', STRUCTURE, 4, 'the anatomy of flowering plants', [
    [
      'The cells of sclerenchyma are usually dead when mature.',
      'The cells of collenchyma are usually dead when mature.',
      'Collenchyma is a living mechanical tissue with thickened corners.',
    ],
    [
      'Companion cells are found beside the sieve tubes of angiosperms.',
      'Companion cells are found beside the vessels of the xylem.',
      'They help to keep the pressure gradient in the sieve tubes of the phloem.',
    ],
    [
      'In roots the xylem is exarch: the protoxylem lies towards the outside.',
      'In roots the xylem is endarch: the protoxylem lies towards the centre.',
      'Endarch xylem is found in stems.',
    ],
    [
      'Vascular bundles with cambium are open.',
      'Vascular bundles with cambium are closed.',
      'Closed bundles, as in monocots, have no cambium and form no secondary tissue.',
    ],
    [
      'Bulliform cells are found in the leaves of grasses.',
      'Bulliform cells are found in the roots of pea.',
      'When they lose water, they make the leaf curl inwards and lose less of it.',
    ],
    [
      'The Casparian strip lies in the endodermis and contains suberin.',
      'The Casparian strip lies in the epidermis and contains chitin.',
      'Suberin does not let water pass.',
    ],
    [
      'Guard cells in grasses are dumb-bell shaped.',
      'Guard cells in dicots are dumb-bell shaped.',
      'In dicots they are bean-shaped.',
    ],
    [
      'Gymnosperms have no vessels in their xylem as a rule.',
      'Angiosperms have no vessels in their xylem as a rule.',
      'Vessels are a main feature of angiosperms; gymnosperms conduct water by tracheids.',
    ],
  ]),
  fact('animal-tissues-and-frog', STRUCTURE, 3, 'animal tissues and the frog', [
    [
      'The wall of blood vessels is lined by squamous epithelium.',
      'The wall of blood vessels is lined by ciliated epithelium.',
      'Ciliated epithelium lines bronchioles and fallopian tubes, where particles are moved.',
    ],
    [
      'Tendons attach muscles to bones.',
      'Ligaments attach muscles to bones.',
      'Ligaments attach one bone to another.',
    ],
    ['Blood is a fluid connective tissue.', 'Blood is an epithelial tissue.', 'Its matrix is the plasma.'],
    [
      'Cardiac muscle is striated and involuntary.',
      'Cardiac muscle is unstriated and voluntary.',
      'Skeletal muscle is striated and voluntary, smooth muscle unstriated and involuntary.',
    ],
    [
      'The heart of a frog has three chambers.',
      'The heart of a frog has four chambers.',
      'It has two atria and one ventricle.',
    ],
    [
      'An adult frog breathes by its lungs, its skin and the lining of its mouth.',
      'An adult frog breathes by gills throughout its life.',
      'Gills are found in the tadpole.',
    ],
    [
      'Frogs excrete urea.',
      'Frogs excrete mostly uric acid.',
      'They are ureotelic; birds and many reptiles excrete uric acid.',
    ],
    [
      'A frog has ten pairs of cranial nerves.',
      'A frog has twelve pairs of cranial nerves.',
      'Twelve pairs are found in mammals.',
    ],
  ]),
];
