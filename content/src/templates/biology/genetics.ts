import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const GENETICS = 'Genetics and Evolution';

export const genetics = [
  fact('mendel', GENETICS, 3, "Mendel's experiments", [
    [
      'The phenotypic ratio of a monohybrid cross in $\\mathrm{F_2}$ is 3 : 1.',
      'The phenotypic ratio of a monohybrid cross in $\\mathrm{F_2}$ is 1 : 2 : 1 under complete dominance.',
      'The genotypic ratio is 1 : 2 : 1, but the heterozygotes look like the dominant homozygotes.',
    ],
    [
      'The phenotypic ratio of a dihybrid cross in $\\mathrm{F_2}$ is 9 : 3 : 3 : 1.',
      'The phenotypic ratio of a dihybrid cross in $\\mathrm{F_2}$ is 1 : 1 : 1 : 1.',
      'Two pairs of traits assort independently, so $(3 : 1) \\times (3 : 1)$; 1 : 1 : 1 : 1 is the ratio of a dihybrid test cross.',
    ],
    [
      'In a test cross the plant is crossed with the recessive parent.',
      'In a test cross the plant is crossed with the dominant parent.',
      'Only gametes with recessive alleles on the other side let the genotype of the plant show in its progeny.',
    ],
    [
      'Mendel studied seven pairs of contrasting traits of the garden pea.',
      'Mendel studied three pairs of contrasting traits of the sweet pea.',
      'They concern the stem, flowers, pods and seeds of Pisum sativum.',
    ],
    [
      'Green pod colour is dominant over yellow pod colour in the pea.',
      'Yellow pod colour is dominant over green pod colour in the pea.',
      'For pods green is dominant, whereas for seeds yellow is dominant.',
    ],
    [
      'Round seed shape is dominant over wrinkled seed shape.',
      'Wrinkled seed shape is dominant over round seed shape.',
      'The $\\mathrm{F_1}$ of round and wrinkled parents has round seeds only.',
    ],
    [
      'The two alleles of a pair segregate when gametes are formed.',
      'The two alleles of a pair blend when gametes are formed.',
      'By the law of segregation each gamete receives one allele, so the recessive trait reappears unchanged in $\\mathrm{F_2}$.',
    ],
    [
      'Violet flower colour is dominant over white flower colour in the pea.',
      'White flower colour is dominant over violet flower colour in the pea.',
      'All plants of the $\\mathrm{F_1}$ generation have violet flowers.',
    ],
  ]),
  fact('beyond-mendel', GENETICS, 4, 'inheritance beyond simple dominance', [
    [
      'Flower colour of the snapdragon shows incomplete dominance.',
      'Flower colour of the snapdragon shows codominance.',
      'The heterozygote is pink, between red and white; under codominance both colours would be expressed fully.',
    ],
    [
      'The blood group AB is an example of codominance.',
      'The blood group AB is an example of incomplete dominance.',
      'The alleles $I^A$ and $I^B$ are both expressed, so both antigens are present.',
    ],
    [
      'The ABO blood groups are controlled by three alleles of one gene.',
      'The ABO blood groups are controlled by three genes with two alleles each.',
      'The gene $I$ has the alleles $I^A$, $I^B$ and $i$, an example of multiple alleles.',
    ],
    [
      'Human skin colour is a polygenic trait.',
      'Human skin colour is controlled by a single gene.',
      'Several genes contribute additively, which gives a continuous range of phenotypes.',
    ],
    [
      'Phenylketonuria is an example of pleiotropy.',
      'Phenylketonuria is an example of polygenic inheritance.',
      'One mutated gene has several effects: mental retardation and reduced pigmentation of hair and skin.',
    ],
    [
      'Parents with the blood groups A and B can have a child with the blood group O.',
      'Parents with the blood groups A and B can never have a child with the blood group O.',
      'If both are heterozygous, $I^A i$ and $I^B i$, one fourth of the children are $ii$ on average.',
    ],
    [
      'Under incomplete dominance the phenotypic ratio in $\\mathrm{F_2}$ is 1 : 2 : 1.',
      'Under incomplete dominance the phenotypic ratio in $\\mathrm{F_2}$ is 3 : 1.',
      'Heterozygotes differ from both homozygotes, so the phenotypic ratio equals the genotypic ratio.',
    ],
    [
      'The red blood cells of a person with the blood group O carry neither antigen A nor antigen B.',
      'The red blood cells of a person with the blood group O carry both antigens A and B.',
      'The genotype is $ii$, and the allele $i$ produces neither of the two sugars.',
    ],
  ]),
  fact('chromosomes-and-sex', GENETICS, 4, 'linkage and the determination of sex', [
    [
      'In birds the female is heterogametic.',
      'In birds the male is heterogametic.',
      'Female birds have the sex chromosomes ZW and males ZZ.',
    ],
    [
      'In grasshoppers the male has one X chromosome and no Y chromosome.',
      'In grasshoppers the female has one X chromosome and no Y chromosome.',
      'Sex determination is of the XO type: females are XX, males XO.',
    ],
    [
      'Drones of the honeybee are haploid.',
      'Drones of the honeybee are diploid.',
      'They develop from unfertilised eggs by parthenogenesis.',
    ],
    [
      'Tightly linked genes show very low recombination.',
      'Tightly linked genes show more recombination than unlinked genes.',
      'The closer two genes lie on a chromosome, the rarer is a crossing over between them.',
    ],
    [
      'Sturtevant used recombination frequencies to map genes on chromosomes.',
      'Mendel used recombination frequencies to map genes on chromosomes.',
      'Alfred Sturtevant was a student of Morgan; Mendel did not know of chromosomes.',
    ],
    [
      'Morgan carried out his work on linkage with the fruit fly.',
      'Morgan carried out his work on linkage with the garden pea.',
      'Drosophila melanogaster breeds in two weeks and gives a large number of progeny.',
    ],
    [
      'In human beings the sex of the child is determined by the sperm.',
      'In human beings the sex of the child is determined by the egg.',
      'All eggs carry an X chromosome, whereas half of the sperms carry X and half carry Y.',
    ],
    [
      'Sutton and Boveri proposed the chromosomal theory of inheritance.',
      'Hershey and Chase proposed the chromosomal theory of inheritance.',
      'They noted that chromosomes behave like genes; Hershey and Chase showed that DNA is the genetic material.',
    ],
  ]),
  fact('disorders', GENETICS, 4, 'genetic disorders', [
    [
      'Haemophilia is a recessive disorder linked to the X chromosome.',
      'Haemophilia is a dominant disorder linked to the Y chromosome.',
      'Carrier mothers pass it to half of their sons on average, and affected daughters are very rare.',
    ],
    [
      'In sickle-cell anaemia glutamic acid is replaced by valine in the beta globin chain.',
      'In sickle-cell anaemia valine is replaced by glutamic acid in the beta globin chain.',
      'The codon GAG at the sixth position is changed to GUG.',
    ],
    [
      "Down's syndrome is caused by an additional copy of chromosome 21.",
      "Down's syndrome is caused by an additional copy of chromosome 18.",
      'It is the trisomy of chromosome 21.',
    ],
    [
      "A person with Turner's syndrome has a single X chromosome and no Y chromosome.",
      "A person with Turner's syndrome has the sex chromosomes XXY.",
      "The karyotype is 45, X0; XXY is Klinefelter's syndrome.",
    ],
    [
      "A person with Klinefelter's syndrome has 47 chromosomes.",
      "A person with Klinefelter's syndrome has 45 chromosomes.",
      'An additional X chromosome gives the karyotype 47, XXY.',
    ],
    [
      'Red-green colour blindness is more common in men than in women.',
      'Red-green colour blindness is more common in women than in men.',
      'The gene is recessive and lies on the X chromosome, of which men have only one.',
    ],
    [
      'Thalassaemia is a quantitative disorder of globin synthesis.',
      'Thalassaemia is a qualitative disorder in which globin has one wrong amino acid.',
      'Too few globin chains are made; the qualitative disorder is sickle-cell anaemia.',
    ],
    [
      'Cystic fibrosis is an autosomal recessive disorder.',
      'Cystic fibrosis is a disorder linked to the Y chromosome.',
      'The gene lies on chromosome 7, and both parents of an affected child carry it.',
    ],
  ]),
  fact('dna', GENETICS, 3, 'DNA and its replication', [
    [
      'Adenine pairs with thymine through two hydrogen bonds.',
      'Adenine pairs with thymine through three hydrogen bonds.',
      'Three hydrogen bonds join guanine and cytosine.',
    ],
    [
      'The two strands of DNA are antiparallel.',
      'The two strands of DNA are parallel.',
      'One strand runs in the direction 5′ to 3′ and the other in the direction 3′ to 5′.',
    ],
    [
      'Replication of DNA is semiconservative.',
      'Replication of DNA is conservative.',
      'Meselson and Stahl found DNA of intermediate density after one generation in $^{14}\\mathrm{N}$.',
    ],
    [
      'DNA polymerase adds nucleotides at the 3′ end of the growing strand.',
      'DNA polymerase adds nucleotides at the 5′ end of the growing strand.',
      'Polymerisation proceeds only in the direction 5′ to 3′.',
    ],
    [
      'Okazaki fragments are joined by DNA ligase.',
      'Okazaki fragments are joined by DNA helicase.',
      'Helicase unwinds the double helix; ligase seals the fragments of the lagging strand.',
    ],
    [
      'Hershey and Chase worked with bacteriophages.',
      'Hershey and Chase worked with pea plants.',
      'They labelled viral DNA with $^{32}\\mathrm{P}$ and viral protein with $^{35}\\mathrm{S}$.',
    ],
    [
      'The core of a nucleosome is an octamer of histones.',
      'The core of a nucleosome is a dimer of histones.',
      'It has two molecules each of H2A, H2B, H3 and H4.',
    ],
    [
      'Cytosine is a pyrimidine.',
      'Cytosine is a purine.',
      'Cytosine, thymine and uracil are pyrimidines; adenine and guanine are purines.',
    ],
  ]),
  fact('from-gene-to-protein', GENETICS, 4, 'transcription, translation and regulation', [
    [
      'AUG codes for methionine and also acts as the initiator codon.',
      'AUG codes for tryptophan and also acts as a stop codon.',
      'The codon of tryptophan is UGG, and the stop codons are UAA, UAG and UGA.',
    ],
    [
      'UAA, UAG and UGA are stop codons.',
      'UAA, UAG and UGG are stop codons.',
      'UGG codes for the amino acid tryptophan.',
    ],
    [
      'Introns are removed from the primary transcript by splicing.',
      'Exons are removed from the primary transcript by splicing.',
      'Exons are the coding sequences and are joined together in the mature RNA.',
    ],
    [
      'In eukaryotes RNA polymerase II transcribes the precursor of mRNA.',
      'In eukaryotes RNA polymerase III transcribes the precursor of mRNA.',
      'RNA polymerase III transcribes tRNA and 5S rRNA.',
    ],
    [
      'In the lac operon lactose acts as the inducer.',
      'In the lac operon glucose acts as the inducer.',
      'Lactose, as allolactose, binds to the repressor and keeps it from the operator.',
    ],
    [
      'The i gene of the lac operon codes for the repressor.',
      'The i gene of the lac operon codes for permease.',
      'Permease is the product of the gene y; i stands for inhibitor.',
    ],
    [
      'The genetic code is degenerate: some amino acids are coded by more than one codon.',
      'The genetic code is ambiguous: one codon codes for more than one amino acid.',
      'There are 61 codons for 20 amino acids, but each codon codes for only one of them.',
    ],
    [
      'The anticodon is a part of tRNA.',
      'The anticodon is a part of mRNA.',
      'It pairs with the complementary codon of the mRNA.',
    ],
  ]),
  fact('evolution', GENETICS, 3, 'evolution', [
    [
      'The forelimbs of whales and bats are homologous organs.',
      'The forelimbs of whales and bats are analogous organs.',
      'They have the same pattern of bones, although they serve different functions.',
    ],
    [
      'The wings of butterflies and birds are analogous organs.',
      'The wings of butterflies and birds are homologous organs.',
      'They serve the same function, but differ in their structure and origin.',
    ],
    [
      "Miller's experiment produced amino acids from simple gases.",
      "Miller's experiment produced living cells from simple gases.",
      'An electric discharge was passed through methane, ammonia, hydrogen and water vapour.',
    ],
    [
      'Homology is based on divergent evolution.',
      'Homology is based on convergent evolution.',
      'A structure of a common ancestor has developed in different directions; convergence leads to analogy.',
    ],
    [
      "Darwin's finches are an example of adaptive radiation.",
      "Darwin's finches are an example of convergent evolution.",
      'Many species with different beaks arose on the Galapagos Islands from one seed-eating ancestor.',
    ],
    [
      'In the Hardy-Weinberg equilibrium allele frequencies remain constant from generation to generation.',
      'In the Hardy-Weinberg equilibrium the dominant allele becomes more frequent in every generation.',
      'Dominance alone does not change frequencies; selection, drift, mutation and gene flow do.',
    ],
    [
      'The effect of genetic drift is greatest in small populations.',
      'The effect of genetic drift is greatest in large populations.',
      'In a small sample chance changes allele frequencies more, as in the founder effect.',
    ],
    [
      'Stabilising selection favours the mean value of a trait.',
      'Disruptive selection favours the mean value of a trait.',
      'Disruptive selection favours both extremes over the mean.',
    ],
  ]),
];
