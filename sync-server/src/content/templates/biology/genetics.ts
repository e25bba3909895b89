import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Biology');
const GENETICS = 'Genetics and Evolution';

export const genetics = [
  fact('mendel', GENETICS, 3, "Mendel's experiments", [
    [
      'The phenotypic ratio of a monohybrid cross in $\\mathrm{F_2}$ is 3 : 1.',
      'The phenotypic ratio of a monohybrid cross in $\\mathrm{F_2}$ is 1 : 2 : 1 under complete dominance.',
    ],
    [
      'The phenotypic ratio of a dihybrid cross in $\\mathrm{F_2}$ is 9 : 3 : 3 : 1.',
      'The phenotypic ratio of a dihybrid cross in $\\mathrm{F_2}$ is 1 : 1 : 1 : 1.',
    ],
    [
      'In a test cross the plant is crossed with the recessive parent.',
      'In a test cross the plant is crossed with the dominant parent.',
    ],
    [
      'He studied seven pairs of contrasting traits of the garden pea.',
      'He studied three pairs of contrasting traits of the sweet pea.',
    ],
    ['Green pods are dominant over yellow ones.', 'Yellow pods are dominant over green ones.'],
    ['Round seeds are dominant over wrinkled ones.', 'Wrinkled seeds are dominant over round ones.'],
    [
      'Alleles part from each other when gametes are formed.',
      'Alleles blend with each other when gametes are formed.',
    ],
    ['Violet flowers are dominant over white ones.', 'White flowers are dominant over violet ones.'],
  ]),
  fact('beyond-mendel', GENETICS, 4, 'inheritance beyond simple dominance', [
    [
      'Flower colour of the snapdragon shows incomplete dominance.',
      'Flower colour of the snapdragon shows codominance.',
    ],
    [
      'The blood group AB is an example of codominance.',
      'The blood group AB is an example of incomplete dominance.',
    ],
    [
      'The ABO groups are governed by three alleles of one gene.',
      'The ABO groups are governed by three genes with two alleles each.',
    ],
    ['Human skin colour is a polygenic trait.', 'Human skin colour is governed by a single gene.'],
    [
      'Phenylketonuria is an example of pleiotropy.',
      'Phenylketonuria is an example of polygenic inheritance.',
    ],
    [
      'Parents with the groups A and B can have a child with the group O.',
      'Parents with the groups A and B can never have a child with the group O.',
    ],
    [
      'Under incomplete dominance the $\\mathrm{F_2}$ phenotypes are 1 : 2 : 1.',
      'Under incomplete dominance the $\\mathrm{F_2}$ phenotypes are 3 : 1.',
    ],
    [
      'A person with the group O has neither antigen A nor antigen B.',
      'A person with the group O has both antigens A and B.',
    ],
  ]),
  fact('chromosomes-and-sex', GENETICS, 4, 'linkage and the determination of sex', [
    ['In birds the female is heterogametic.', 'In birds the male is heterogametic.'],
    [
      'In grasshoppers the male has one X chromosome and no Y.',
      'In grasshoppers the female has one X chromosome and no Y.',
    ],
    ['Drones of the honeybee are haploid.', 'Drones of the honeybee are diploid.'],
    [
      'Tightly linked genes recombine rarely.',
      'Tightly linked genes recombine more often than unlinked ones.',
    ],
    [
      'Sturtevant made the first genetic maps from recombination frequencies.',
      'Mendel made the first genetic maps from recombination frequencies.',
    ],
    ['Morgan worked with the fruit fly.', 'Morgan worked with the garden pea.'],
    ['The sex of a child depends on the sperm.', 'The sex of a child depends on the egg.'],
    [
      'Sutton and Boveri proposed the chromosomal theory of inheritance.',
      'Hershey and Chase proposed the chromosomal theory of inheritance.',
    ],
  ]),
  fact('disorders', GENETICS, 4, 'genetic disorders', [
    [
      'Haemophilia is recessive and linked to the X chromosome.',
      'Haemophilia is dominant and linked to the Y chromosome.',
    ],
    [
      'In sickle-cell anaemia valine takes the place of glutamic acid.',
      'In sickle-cell anaemia glutamic acid takes the place of valine.',
    ],
    [
      "In Down's syndrome there are three copies of chromosome 21.",
      "In Down's syndrome there are three copies of chromosome 18.",
    ],
    [
      "Persons with Turner's syndrome have the sex chromosome X alone.",
      "Persons with Turner's syndrome have the sex chromosomes XXY.",
    ],
    [
      "Persons with Klinefelter's syndrome have 47 chromosomes.",
      "Persons with Klinefelter's syndrome have 45 chromosomes.",
    ],
    [
      'Red-green colour blindness is more common in men than in women.',
      'Red-green colour blindness is more common in women than in men.',
    ],
    [
      'Thalassaemia is a quantitative disorder of globin synthesis.',
      'Thalassaemia is a qualitative disorder: the globin has a wrong amino acid.',
    ],
    ['Cystic fibrosis is an autosomal recessive disorder.', 'Cystic fibrosis is linked to the Y chromosome.'],
  ]),
  fact('dna', GENETICS, 3, 'DNA and its replication', [
    [
      'Adenine pairs with thymine by two hydrogen bonds.',
      'Adenine pairs with thymine by three hydrogen bonds.',
    ],
    ['The two strands run antiparallel.', 'The two strands run parallel.'],
    ['Replication is semiconservative.', 'Replication is conservative.'],
    ['DNA polymerase adds nucleotides at the 3′ end.', 'DNA polymerase adds nucleotides at the 5′ end.'],
    ['Okazaki fragments are joined by a ligase.', 'Okazaki fragments are joined by a helicase.'],
    ['Hershey and Chase worked with bacteriophages.', 'Hershey and Chase worked with pea plants.'],
    ['A nucleosome holds an octamer of histones.', 'A nucleosome holds a dimer of histones.'],
    ['Cytosine is a pyrimidine.', 'Cytosine is a purine.'],
  ]),
  fact('from-gene-to-protein', GENETICS, 4, 'transcription, translation and regulation', [
    ['AUG codes for methionine and is the start codon.', 'AUG codes for tryptophan and is a stop codon.'],
    ['UAA, UAG and UGA are stop codons.', 'UAA, UAG and UGG are stop codons.'],
    ['Introns are removed by splicing.', 'Exons are removed by splicing.'],
    [
      'In eukaryotes RNA polymerase II makes the precursor of mRNA.',
      'In eukaryotes RNA polymerase III makes the precursor of mRNA.',
    ],
    ['In the lac operon lactose acts as the inducer.', 'In the lac operon glucose acts as the inducer.'],
    [
      'The i gene of the lac operon codes for the repressor.',
      'The i gene of the lac operon codes for permease.',
    ],
    [
      'The genetic code is degenerate: several codons can mean one amino acid.',
      'The genetic code is ambiguous: one codon can mean several amino acids.',
    ],
    ['The anticodon is a part of tRNA.', 'The anticodon is a part of mRNA.'],
  ]),
  fact('evolution', GENETICS, 3, 'evolution', [
    [
      'The forelimbs of whale and bat are homologous organs.',
      'The forelimbs of whale and bat are analogous organs.',
    ],
    [
      'The wings of butterfly and bird are analogous organs.',
      'The wings of butterfly and bird are homologous organs.',
    ],
    ["Miller's experiment gave amino acids.", "Miller's experiment gave living cells."],
    ['Homology points to divergent evolution.', 'Homology points to convergent evolution.'],
    [
      "Darwin's finches are an example of adaptive radiation.",
      "Darwin's finches are an example of convergent evolution.",
    ],
    [
      'In the Hardy-Weinberg equilibrium allele frequencies stay the same.',
      'In the Hardy-Weinberg equilibrium the dominant allele becomes ever more frequent.',
    ],
    [
      'Genetic drift acts most strongly in small populations.',
      'Genetic drift acts most strongly in large populations.',
    ],
    [
      'Stabilising selection favours the mean of a trait.',
      'Disruptive selection favours the mean of a trait.',
    ],
  ]),
];
