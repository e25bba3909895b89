import { firstOf, numberIn, named, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';

/** One letter of each gene, in every way in which they assort: 'AaBB' gives AB, AB, aB and aB. */
function gametes(genotype: string): string[] {
  const genes = genotype.match(/../g) ?? [];
  if (genes.length * 2 !== genotype.length || genes.some((gene) => !/^([a-z])\1$/i.test(gene))) {
    throw new Unreadable(`Not a genotype: ${genotype}`);
  }
  return genes.reduce<string[]>(
    (begun, gene) => begun.flatMap((letters) => [...gene].map((allele) => letters + allele)),
    [''],
  );
}

/** The two alleles of an offspring, gene by gene. */
type Offspring = readonly (readonly [string, string])[];

/** Every offspring of a cross, as often as it is likely. */
function offspringOf(mother: string, father: string): Offspring[] {
  return gametes(mother).flatMap((egg) =>
    gametes(father).map((sperm) => [...egg].map((allele, gene) => [allele, sperm[gene] ?? ''] as const)),
  );
}

const isCapital = (allele: string): boolean => allele !== allele.toLowerCase();
const isDominant = (alleles: readonly [string, string]): boolean => alleles.some(isCapital);
const isHeterozygous = ([one, other]: readonly [string, string]): boolean => one !== other;

/** The part of all offspring of which something is true. */
function shareOf(all: readonly Offspring[], isAsked: (offspring: Offspring) => boolean): number {
  return all.filter(isAsked).length / all.length;
}

const PARTNER = { adenine: 'thymine', thymine: 'adenine', guanine: 'cytosine', cytosine: 'guanine' };

/** What a cell of a plant has, in units of its haploid number. */
const COUNTED = {
  'chromatids in a cell at metaphase of mitosis': 2 * 2,
  'chromosomes in a cell at anaphase of mitosis': 2 * 2,
  'bivalents at metaphase I of meiosis': 1,
  'chromosomes in each cell at the end of meiosis I': 1,
  'chromatids in each cell at metaphase II of meiosis': 1 * 2,
  'chromosomes in a cell of the endosperm': 3,
};

export const genetics: Solvers = {
  'biology/hardy-weinberg': firstOf(
    solve('a recessive trait…is #. The frequency of the dominant allele', (trait) => 1 - Math.sqrt(trait)),
    solve('a recessive trait…is #. The frequency of heterozygous individuals', (trait) => {
      const recessive = Math.sqrt(trait);
      return 2 * recessive * (1 - recessive);
    }),
    solve('a recessive trait…is #. The frequency of homozygous dominant individuals', (trait) => {
      return (1 - Math.sqrt(trait)) ** 2;
    }),
  ),
  'biology/dihybrid-progeny': ({ text }) => {
    const [seeds = '', shape = '', colour = ''] = wordsOf(
      text,
      '(round dominant) and seed colour (yellow dominant) is self-pollinated. Of # seeds, the expected number of @ and @ ones',
    );
    const isRound = named({ round: true, wrinkled: false }, shape);
    const isYellow = named({ yellow: true, green: false }, colour);
    const share = shareOf(offspringOf('RrYy', 'RrYy'), (offspring) => {
      const [hasRound, hasYellow] = offspring.map(isDominant);
      return hasRound === isRound && hasYellow === isYellow;
    });
    return numberIn(seeds) * share;
  },
  'biology/chance-in-several-genes': ({ text }) => {
    const [mother = '', father = '', asked = ''] = wordsOf(
      text,
      'In the cross @ × @ the probability that an offspring @ all these genes is',
    );
    const isAsked = named(
      { 'shows the dominant phenotype of': isDominant, 'is heterozygous for': isHeterozygous },
      asked,
    );
    return shareOf(offspringOf(mother, father), (offspring) => offspring.every(isAsked));
  },
  'biology/kinds-of-gametes': ({ text }) => {
    const [genotype = ''] = wordsOf(
      text,
      'genotype @ assort independently. The number of different types of gametes',
    );
    return new Set(gametes(genotype)).size;
  },
  'biology/distance-on-a-map': solve(
    'received both dominant alleles from one parent…progeny are # AaBb, # aabb, # Aabb and # aaBb.',
    (dominant, recessive, one, other) => (100 * (one + other)) / (dominant + recessive + one + other),
  ),
  'biology/bases-of-dna': ({ text }) => {
    const [percent = '', given = '', asked = ''] = wordsOf(
      text,
      '#% of the bases are @. The percentage of @ is',
    );
    const partner = named(PARTNER, given);
    named(PARTNER, asked);
    return asked === given || asked === partner ? numberIn(percent) : (100 - 2 * numberIn(percent)) / 2;
  },
  'biology/nucleotides-for-a-protein': solve(
    'from the start codon to the stop codon, is translated into a polypeptide of # amino acids. No amino acid is removed',
    (aminoAcids) => 3 * (aminoAcids + 1),
  ),
  'biology/length-of-dna': solve(
    'base pairs of a DNA double helix is # nm…DNA molecule with # base pairs',
    (nanometres, pairs) => nanometres * pairs * 1e-9,
  ),
  'biology/chromosomes-counted': ({ text }) => {
    const [diploid = '', asked = ''] = wordsOf(
      text,
      'flowering plant have 2n = # chromosomes. The number of @ is',
    );
    return (numberIn(diploid) / 2) * named(COUNTED, asked);
  },
};
