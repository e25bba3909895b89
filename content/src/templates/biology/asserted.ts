import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { assertion } = templatesOf('Biology');

export const assertedInBiology = [
  assertion('assertion-cells', 'Cell Structure and Function', 5, [
    {
      isTrue: 'Mitochondria can synthesise some of their own proteins.',
      isFalse: 'Mitochondria synthesise all of their own proteins.',
      reason: 'The matrix of a mitochondrion contains circular DNA, RNA molecules and 70S ribosomes.',
      besides: 'The inner membrane of a mitochondrion is folded into cristae.',
      falseReason: 'The matrix of a mitochondrion contains linear DNA, RNA molecules and 80S ribosomes.',
      because:
        'Genes, RNA and ribosomes are what protein synthesis needs. Most proteins of a mitochondrion, however, are coded for in the nucleus and imported from the cytoplasm.',
    },
    {
      isTrue: 'Lysosomes are capable of digesting carbohydrates, proteins, lipids and nucleic acids.',
      isFalse: 'Lysosomes are capable of digesting proteins and lipids, but not nucleic acids.',
      reason: 'Lysosomes contain carbohydrases, proteases, lipases and nucleases.',
      besides: 'Lysosomes are formed by packaging in the Golgi apparatus.',
      falseReason: 'Lysosomes contain hydrolytic enzymes that work best at an alkaline pH.',
      because:
        'Each of these hydrolytic enzymes acts on one class of molecules; all of them work best at an acidic pH.',
    },
    {
      isTrue: 'Competitive inhibition can be overcome by raising the concentration of the substrate.',
      isFalse: 'Competitive inhibition is equally strong at every concentration of the substrate.',
      reason: 'A competitive inhibitor resembles the substrate and competes with it for the active site.',
      besides: 'Malonate is a competitive inhibitor of succinic dehydrogenase.',
      falseReason: 'A competitive inhibitor binds to a site of the enzyme that is not the active site.',
      because:
        'The more molecules of the substrate there are, the more often one of them, and not the inhibitor, occupies the active site.',
    },
    {
      isTrue: 'Polar molecules need carrier proteins to cross the plasma membrane.',
      isFalse: 'Polar molecules cross the lipid bilayer of the plasma membrane by simple diffusion.',
      reason: 'The inner part of the lipid bilayer consists of the nonpolar tails of the lipids.',
      besides: 'Lipids and proteins can move laterally within the plasma membrane.',
      falseReason: 'The inner part of the lipid bilayer consists of the polar heads of the lipids.',
      because:
        'Polar molecules do not pass through a nonpolar layer, so proteins of the membrane have to carry them across.',
    },
    {
      isTrue: 'The number of chromosomes is halved in meiosis I.',
      isFalse: 'The number of chromosomes is halved in meiosis II.',
      reason: 'In anaphase I homologous chromosomes separate while sister chromatids stay together.',
      besides: 'In pachytene crossing over takes place between homologous chromosomes.',
      falseReason: 'In anaphase I the centromeres split and sister chromatids separate.',
      because:
        'Each pole receives one chromosome of every homologous pair, that is, half of the chromosomes, each with two chromatids.',
    },
    {
      isTrue: 'The number of chromosomes in a cell remains the same during the S phase.',
      isFalse: 'The number of chromosomes in a cell is doubled during the S phase.',
      reason: 'The two copies of a DNA molecule remain joined at the centromere until anaphase.',
      besides: 'In animal cells the centriole duplicates in the cytoplasm during the S phase.',
      falseReason: tex`DNA is replicated in the $\mathrm{G_2}$ phase, after the S phase.`,
      because:
        'In the S phase the amount of DNA is doubled from 2C to 4C, but two sister chromatids with one centromere count as one chromosome.',
    },
    {
      isTrue: 'Most enzymes lose their activity at high temperatures.',
      isFalse: tex`The activity of most enzymes rises with temperature up to $100\ ^\circ\mathrm{C}$.`,
      reason: 'Proteins are denatured by heat.',
      besides: 'Enzymes lower the activation energy of the reactions that they catalyse.',
      falseReason: tex`The peptide bonds of a protein are hydrolysed as soon as it is heated above $40\ ^\circ\mathrm{C}$.`,
      because:
        'When a protein is denatured, it loses its three-dimensional structure and with it the active site, although its peptide bonds remain.',
    },
    {
      isTrue: 'Cells that actively synthesise proteins have larger and more numerous nucleoli.',
      isFalse: 'Cells that actively synthesise proteins have smaller and fewer nucleoli.',
      reason: 'The nucleolus is a site of active synthesis of ribosomal RNA.',
      besides: 'The nucleolus is not bounded by a membrane.',
      falseReason: 'The nucleolus is a site of active synthesis of messenger RNA.',
      because: 'More proteins need more ribosomes, and for these more ribosomal RNA has to be made.',
    },
  ]),

  assertion('assertion-heredity', 'Genetics and Evolution', 5, [
    {
      isTrue: tex`A trait that is not seen in the $\mathrm{F_1}$ generation can reappear in the $\mathrm{F_2}$ generation.`,
      isFalse: tex`A trait that is not seen in the $\mathrm{F_1}$ generation cannot reappear in the $\mathrm{F_2}$ generation.`,
      reason: 'The two alleles of a pair do not blend, and they separate when gametes are formed.',
      besides: 'Mendel selected 14 true-breeding pea plant varieties for his experiments.',
      falseReason: 'A gamete of a heterozygous plant receives both alleles of a pair.',
      because: tex`The recessive allele is carried unchanged by the $\mathrm{F_1}$ plants; in the $\mathrm{F_2}$ generation one plant in four receives it from both parents and shows the trait.`,
    },
    {
      isTrue: 'Haemophilia is more common in men than in women.',
      isFalse: 'Haemophilia is equally common in men and in women.',
      reason: 'A man has only one X chromosome, so a single recessive allele on it is expressed.',
      besides: 'A protein of the cascade that clots the blood is affected in haemophilia.',
      falseReason: 'The gene for haemophilia is located on the Y chromosome.',
      because:
        'The allele for haemophilia is recessive and lies on the X chromosome: a woman is affected only if both of her X chromosomes carry it.',
    },
    {
      isTrue: 'At a replication fork one of the new strands of DNA is synthesised discontinuously.',
      isFalse: 'At a replication fork both new strands of DNA are synthesised continuously.',
      reason: tex`The strands of DNA are antiparallel, and DNA polymerase works only in the direction $5' \to 3'$.`,
      besides:
        'Deoxyribonucleoside triphosphates serve as substrates and as a source of energy in replication.',
      falseReason: tex`The strands of DNA are antiparallel, and DNA polymerase works only in the direction $3' \to 5'$.`,
      because: tex`On the template with polarity $3' \to 5'$ the new strand can follow the fork; on the other template it grows away from the fork, in fragments that DNA ligase joins.`,
    },
    {
      isTrue: 'The replacement of one base of a codon need not change the amino acid.',
      isFalse: 'The replacement of one base of a codon always changes the amino acid.',
      reason: 'The genetic code is degenerate: some amino acids are coded for by more than one codon.',
      besides: 'The genetic code is nearly universal from bacteria to human beings.',
      falseReason: 'The genetic code is ambiguous: some codons code for more than one amino acid.',
      because:
        'UUU and UUC, for example, both code for phenylalanine, so that a change from one to the other makes no difference to the protein.',
    },
    {
      isTrue: 'Lactose acts as the inducer of the lac operon.',
      isFalse: 'Lactose acts as the repressor of the lac operon.',
      reason: 'A repressor that is bound to the inducer cannot bind to the operator.',
      besides: 'The z gene of the lac operon codes for beta-galactosidase.',
      falseReason: 'RNA polymerase starts transcription when the inducer is bound to the operator.',
      because:
        'In the presence of lactose the repressor is inactivated, RNA polymerase has access to the promoter, and the structural genes are transcribed.',
    },
    {
      isTrue: 'The forelimbs of whales and bats are homologous organs.',
      isFalse: 'The forelimbs of whales and bats are analogous organs.',
      reason: 'The forelimbs of mammals have the same pattern of bones, which they owe to a common ancestor.',
      besides:
        'Analogous organs, such as the wings of butterflies and birds, are a result of convergent evolution.',
      falseReason: 'Organs of different structure that perform the same function are called homologous.',
      because:
        'Humerus, radius, ulna, carpals, metacarpals and phalanges are found in both, although one limb swims and the other flies: divergent evolution.',
    },
    {
      isTrue:
        'After industrialisation dark-winged moths outnumbered white-winged moths near the factories of England.',
      isFalse:
        'After industrialisation white-winged moths outnumbered dark-winged moths near the factories of England.',
      reason: 'Predators spot a dark-winged moth less easily on a tree trunk covered with soot.',
      besides: 'Strains of bacteria that are resistant to antibiotics have appeared within a few years.',
      falseReason: 'Soot blackened the wings of moths, and their offspring inherited the black wings.',
      because:
        'Both kinds existed before; where the bark was dark, more of the dark ones survived and reproduced. What is acquired during life is not inherited.',
    },
    {
      isTrue: 'Genes that lie close together on a chromosome show very low recombination.',
      isFalse: 'Genes that lie close together on a chromosome show 50 per cent recombination.',
      reason: 'The shorter the distance between two genes, the less often a crossover falls between them.',
      besides: 'Sturtevant used frequencies of recombination to map the positions of genes.',
      falseReason: 'Genes that lie on the same chromosome always assort independently of each other.',
      because:
        'Without a crossover between them both genes go to the gamete together, in the combination of the parent.',
    },
  ]),

  assertion('assertion-plants', 'Plant Physiology', 5, [
    {
      isTrue: tex`Photorespiration does not occur in $\mathrm{C_4}$ plants.`,
      isFalse: tex`Photorespiration is higher in $\mathrm{C_4}$ plants than in $\mathrm{C_3}$ plants.`,
      reason: tex`$\mathrm{C_4}$ plants increase the concentration of carbon dioxide at the site of RuBisCO.`,
      besides: tex`$\mathrm{C_4}$ plants tolerate higher temperatures than $\mathrm{C_3}$ plants.`,
      falseReason: 'The active site of RuBisCO binds carbon dioxide only and never oxygen.',
      because: tex`The $\mathrm{C_4}$ acid from the mesophyll is broken down in the bundle sheath cells; the carbon dioxide released there makes RuBisCO work as a carboxylase and not as an oxygenase.`,
    },
    {
      isTrue: 'Cyclic photophosphorylation produces ATP but no NADPH.',
      isFalse: 'Cyclic photophosphorylation produces both ATP and NADPH.',
      reason: 'In cyclic photophosphorylation the excited electron returns to photosystem I.',
      besides: 'The lamellae of the grana have both photosystem I and photosystem II.',
      falseReason: 'The stroma lamellae, where cyclic photophosphorylation may occur, lack photosystem I.',
      because: tex`The electron passes through the electron transport chain, which drives the synthesis of ATP, back to where it came from, and never reaches $\mathrm{NADP^+}$.`,
    },
    {
      isTrue: 'The oxygen released by green plants in photosynthesis comes from water.',
      isFalse: 'The oxygen released by green plants in photosynthesis comes from carbon dioxide.',
      reason: 'Water is split into protons, electrons and oxygen in association with photosystem II.',
      besides: 'The Calvin cycle uses ATP and NADPH in the stroma of the chloroplast.',
      falseReason: 'Water is split into protons, electrons and oxygen in association with photosystem I.',
      because:
        'The electrons from water replace those that photosystem II loses, the protons enter the lumen, and the oxygen is given off.',
    },
    {
      isTrue: 'Abscisic acid is also called the stress hormone.',
      isFalse: 'Cytokinin is also called the stress hormone.',
      reason: 'Abscisic acid stimulates the closure of stomata and makes plants tolerant to stress.',
      besides: 'Abscisic acid acts as an antagonist to gibberellins in most situations.',
      falseReason: 'Abscisic acid stimulates the opening of stomata when plants lack water.',
      because: 'With closed stomata a plant loses less water, so that it survives a shortage of water.',
    },
    {
      isTrue: 'The removal of the shoot tip usually results in the growth of lateral buds.',
      isFalse: 'The removal of the shoot tip usually stops the growth of lateral buds.',
      reason: 'The apical bud, a source of auxin, inhibits the growth of lateral buds.',
      besides: 'The auxin 2,4-D is widely used to kill dicotyledonous weeds.',
      falseReason: 'The apical bud, a source of auxin, promotes the growth of lateral buds.',
      because:
        'Decapitation ends apical dominance; it is practised in tea plantations and in hedge-making for this purpose.',
    },
    {
      isTrue: 'The respiratory quotient of fats is less than one.',
      isFalse: 'The respiratory quotient of fats is greater than one.',
      reason: 'The oxidation of a fat consumes more oxygen than it evolves carbon dioxide, by volume.',
      besides: 'Fats are broken down into glycerol and fatty acids before they are respired.',
      falseReason: 'A fat contains more oxygen in proportion to its carbon than a carbohydrate does.',
      because: tex`The respiratory quotient is the volume of $\mathrm{CO_2}$ evolved over the volume of $\mathrm{O_2}$ consumed; for tripalmitin it is $\frac{102}{145}$, about 0.7.`,
    },
    {
      isTrue: 'Fermentation yields less ATP from a molecule of glucose than aerobic respiration.',
      isFalse: 'Fermentation yields as much ATP from a molecule of glucose as aerobic respiration.',
      reason: 'In fermentation glucose is broken down only partially.',
      besides: 'Yeasts poison themselves to death when alcohol reaches about 13 per cent.',
      falseReason: tex`NADH is oxidised to $\mathrm{NAD^+}$ more vigorously in fermentation than in aerobic respiration.`,
      because:
        'Most of the energy stays in lactic acid or alcohol, with a net gain of only two molecules of ATP; aerobic respiration breaks glucose down to carbon dioxide and water.',
    },
    {
      isTrue: tex`Chlorophyll $a$ is the chief pigment associated with photosynthesis.`,
      isFalse: tex`Chlorophyll $b$ is the chief pigment associated with photosynthesis.`,
      reason: tex`The wavelengths that chlorophyll $a$ absorbs most are those at which photosynthesis is fastest.`,
      besides: tex`Chlorophyll $a$ appears bright or blue green in a chromatogram.`,
      falseReason: tex`Photosynthesis is fastest in green light, which chlorophyll $a$ absorbs most.`,
      because: tex`The absorption spectrum of chlorophyll $a$ and the action spectrum of photosynthesis both have their peaks in the blue and the red regions.`,
    },
  ]),

  assertion('assertion-human-body', 'Human Physiology', 5, [
    {
      isTrue: 'Oxyhaemoglobin dissociates in the tissues.',
      isFalse: 'Oxyhaemoglobin dissociates mainly in the alveoli.',
      reason: tex`In the tissues $p\mathrm{O_2}$ is low, and $p\mathrm{CO_2}$ and the concentration of $\mathrm{H^+}$ are high.`,
      besides: 'Each molecule of haemoglobin can carry a maximum of four molecules of oxygen.',
      falseReason: tex`In the tissues $p\mathrm{O_2}$ is higher than it is in the alveoli.`,
      because:
        'All of these conditions favour the release of oxygen; the opposite ones, in the alveoli, favour the formation of oxyhaemoglobin.',
    },
    {
      isTrue:
        'For the same difference in partial pressure, more carbon dioxide than oxygen diffuses through the diffusion membrane.',
      isFalse:
        'For the same difference in partial pressure, more oxygen than carbon dioxide diffuses through the diffusion membrane.',
      reason: 'The solubility of carbon dioxide is 20 to 25 times higher than that of oxygen.',
      besides: 'Nearly 70 per cent of the carbon dioxide in blood is transported as bicarbonate.',
      falseReason: 'The partial pressure of carbon dioxide is higher in the alveoli than in the tissues.',
      because:
        'How much of a gas diffuses depends on its solubility as well as on the gradient of its partial pressure.',
    },
    {
      isTrue: 'The sino-atrial node is called the pacemaker of the heart.',
      isFalse: 'The atrio-ventricular node is called the pacemaker of the heart.',
      reason: 'The sino-atrial node generates the maximum number of action potentials per minute.',
      besides: 'The sino-atrial node lies in the right upper corner of the right atrium.',
      falseReason: 'The sino-atrial node is the only part of the heart that is autoexcitable.',
      because:
        'All of the nodal musculature is autoexcitable, but the node with 70 to 75 action potentials per minute sets the rhythm of the whole heart.',
    },
    {
      isTrue: 'Persons with blood group O are called universal donors.',
      isFalse: 'Persons with blood group AB are called universal donors.',
      reason: 'Red blood cells of group O have neither the antigen A nor the antigen B.',
      besides: 'The plasma of blood group O has both anti-A and anti-B antibodies.',
      falseReason: 'Red blood cells of group O have both the antigen A and the antigen B.',
      because:
        'Cells without these antigens are not clumped by the antibodies of any recipient of the ABO system.',
    },
    {
      isTrue: 'The human kidney can produce urine nearly four times as concentrated as the initial filtrate.',
      isFalse: 'The human kidney can produce no urine more concentrated than the initial filtrate.',
      reason: "Henle's loop and vasa recta maintain an increasing osmolarity towards the inner medulla.",
      besides: 'Nearly all of the essential nutrients are reabsorbed in the proximal convoluted tubule.',
      falseReason: "The descending limb of Henle's loop is almost impermeable to water.",
      because:
        'The counter current mechanism keeps this gradient, and water passes easily from the collecting tubule into the concentrated interstitium.',
    },
    {
      isTrue: 'The A band keeps its length when a skeletal muscle contracts.',
      isFalse: 'The A band becomes shorter when a skeletal muscle contracts.',
      reason: 'Thin filaments slide over thick filaments, and neither of them changes its length.',
      besides: 'Muscle fibres with a high content of myoglobin have a reddish appearance.',
      falseReason: 'Thick filaments become shorter during contraction, and thin filaments do not.',
      because:
        'The A band is as long as the thick filaments; what becomes shorter is the I band, where there are thin filaments only.',
    },
    {
      isTrue: 'The outer surface of the membrane of a resting axon is positively charged.',
      isFalse: 'The outer surface of the membrane of a resting axon is negatively charged.',
      reason: tex`The sodium-potassium pump transports three $\mathrm{Na^+}$ outwards for two $\mathrm{K^+}$ into the cell.`,
      besides: 'At a chemical synapse the impulse is transmitted by neurotransmitters.',
      falseReason: tex`The sodium-potassium pump transports three $\mathrm{K^+}$ outwards for two $\mathrm{Na^+}$ into the cell.`,
      because: tex`More positive charge is moved out than in, and the membrane at rest is nearly impermeable to $\mathrm{Na^+}$, so the outside stays positive.`,
    },
    {
      isTrue: 'A deficiency of vasopressin leads to diabetes insipidus.',
      isFalse: 'A deficiency of vasopressin leads to diabetes mellitus.',
      reason: 'Vasopressin stimulates the reabsorption of water by the distal tubules of the kidney.',
      besides: 'Vasopressin is synthesised by the hypothalamus and released by the neurohypophysis.',
      falseReason:
        'Vasopressin stimulates the reabsorption of glucose by the proximal tubules of the kidney.',
      because:
        'Without it less water is conserved, and large amounts of dilute urine are lost. Diabetes mellitus comes from a lack of insulin or of its action.',
    },
  ]),

  assertion('assertion-ecology', 'Ecology and Environment', 5, [
    {
      isTrue: 'The pyramid of energy is always upright.',
      isFalse: 'The pyramid of energy is inverted in the sea.',
      reason: 'Some energy is always lost as heat when energy flows from one trophic level to the next.',
      besides: 'The pyramid of biomass in the sea is generally inverted.',
      falseReason: 'Nearly all of the energy of a trophic level is passed on to the next one.',
      because: 'So each trophic level receives less energy than the level below it, in every ecosystem.',
    },
    {
      isTrue: 'Organic materials build up under anaerobic conditions.',
      isFalse: 'Organic materials are decomposed most rapidly under anaerobic conditions.',
      reason: 'Decomposition is largely an oxygen-requiring process.',
      besides: 'Detritus that is rich in nitrogen and sugars is decomposed quickly.',
      falseReason: 'Decomposition is largely an oxygen-releasing process.',
      because:
        'Anaerobiosis inhibits decomposition, as low temperature does, while a warm and moist environment favours it.',
    },
    {
      isTrue: 'Five closely related species of warblers were able to live together on the same tree.',
      isFalse: 'Of five closely related species of warblers only one was able to live on the same tree.',
      reason: 'Species can avoid competition by differences in their foraging activities.',
      besides: 'On the rocky coasts of Scotland the larger barnacle Balanus excludes a smaller one.',
      falseReason: 'Closely related species never need the same resources.',
      because:
        'MacArthur showed that each species of warbler looked for its food in its own way, which is called resource partitioning.',
    },
    {
      isTrue: 'A population in a habitat with limited resources shows a sigmoid growth curve.',
      isFalse: 'A population in a habitat with limited resources shows a J-shaped growth curve.',
      reason: 'The growth of a population slows down as its density approaches the carrying capacity.',
      besides: 'The density of a population changes by natality, mortality, immigration and emigration.',
      falseReason: 'The growth of a population is fastest when its density equals the carrying capacity.',
      because: tex`In $\frac{dN}{dt} = rN\left(\frac{K - N}{K}\right)$ the bracket becomes 0 for $N = K$: after a lag phase and a phase of acceleration come deceleration and an asymptote.`,
    },
    {
      isTrue: 'Species diversity decreases from the equator towards the poles.',
      isFalse: 'Species diversity increases from the equator towards the poles.',
      reason: 'Tropical latitudes have remained relatively undisturbed for millions of years.',
      besides: 'Insects are the most species-rich taxonomic group of animals.',
      falseReason: 'Tropical environments are more seasonal and less predictable than temperate ones.',
      because:
        'Temperate regions were subjected to frequent glaciations; in the tropics there was a long time for species to diversify.',
    },
    {
      isTrue: 'The eggs of the cuckoo resemble those of the crow in size and colour.',
      isFalse: 'The eggs of the cuckoo differ clearly from those of the crow in size and colour.',
      reason: 'A host bird that detects a foreign egg may eject it from its nest.',
      besides: 'In brood parasitism the host incubates the eggs of the parasitic bird.',
      falseReason: 'The cuckoo and the crow are species of the same genus.',
      because:
        'Cuckoos whose eggs were least often detected left the most offspring, and so the eggs came to resemble those of the host.',
    },
    {
      isTrue: 'The number of trophic levels in a grazing food chain is restricted.',
      isFalse: 'The number of trophic levels in a grazing food chain has no limit.',
      reason: 'Only about 10 per cent of the energy is transferred from one trophic level to the next.',
      besides: 'A detritus food chain begins with dead organic matter.',
      falseReason: 'The energy that consumers give off as heat is used again by the producers.',
      because: 'After a few steps too little energy is left to support one more trophic level.',
    },
    {
      isTrue:
        'When the starfish Pisaster was removed from an intertidal area, more than ten species of invertebrates became extinct there.',
      isFalse:
        'When the starfish Pisaster was removed from an intertidal area, the number of species of invertebrates increased there.',
      reason: 'Predators reduce the intensity of competition among competing prey species.',
      besides: 'Some species of insects and frogs are camouflaged to avoid being detected by predators.',
      falseReason: 'Predators increase the intensity of competition among competing prey species.',
      because:
        'Without the predator the strongest competitor among its prey multiplied and excluded the weaker species.',
    },
  ]),
];
