import { asFraction, choose, number, power, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Biology');
const GENETICS = 'Genetics and Evolution';
const CELL = 'Cell Structure and Function';
const ECOLOGY = 'Ecology and Environment';
const PHYSIOLOGY = 'Human Physiology';

/** Of two parents with one gene each: the share of children that show the dominant trait. */
const CROSSES = [
  { parents: ['Aa', 'Aa'], dominant: 3 / 4, heterozygous: 1 / 2 },
  { parents: ['Aa', 'aa'], dominant: 1 / 2, heterozygous: 1 / 2 },
  { parents: ['AA', 'Aa'], dominant: 1, heterozygous: 1 / 2 },
] as const;

const renamed = (genotype: string, letter: string) =>
  genotype.replaceAll('A', letter).replaceAll('a', letter.toLowerCase());

/** All children of two genotypes of one gene, each of the four as likely. */
const childrenOf = ([one, other]: readonly [string, string]) =>
  [...one].flatMap((first) => [...other].map((second) => first + second));

const isDominant = (child: string) => /[A-Z]/.test(child);

export const counted = [
  mcq('hardy-weinberg', GENETICS, 4, (random) => {
    const q = random.int(5, 60, 5) / 100;
    const [p, recessive] = [1 - q, q * q];
    const showDominant = recessive < 0.005 ? '$1 - q^2$' : `$1 - q^2 = ${number(1 - recessive)}$`;
    const asked = random.pick([
      {
        what: 'heterozygous individuals',
        value: 2 * p * q,
        check: 1 - p * p - q * q,
        shown: tex`2pq = 2 \times ${number(p)} \times ${q}`,
        slip: tex`$pq = ${number(p * q)}$ would be half of them, since the dominant allele can come from either parent.`,
      },
      {
        what: 'homozygous dominant individuals',
        value: p * p,
        check: 1 - 2 * p * q - q * q,
        shown: tex`p^2 = ${number(p)}^2`,
        slip: `${showDominant} would include the heterozygous individuals, which also show the dominant trait.`,
      },
      {
        what: 'the dominant allele',
        value: p,
        check: p * p + p * q,
        shown: tex`p = 1 - ${q}`,
        slip: `${showDominant} would be the frequency of individuals with the dominant trait, not that of the allele.`,
      },
    ]);
    return {
      text: tex`In a population in Hardy-Weinberg equilibrium the frequency of individuals with a recessive trait, controlled by one gene with two alleles, is $${number(recessive)}$. The frequency of ${asked.what} is`,
      value: asked.value,
      check: asked.check,
      within: [0.005, 0.995],
      mistakes: [p * q, 2 * p * q, p * p, p, q, 1 - recessive, recessive / 2, Math.sqrt(p)].filter(
        (mistake) => mistake !== asked.value,
      ),
      difficulty: asked.what.startsWith('the') ? 3 : 4,
      why: tex`$q^2 = ${number(recessive)}$, so $q = ${q}$ and $p = 1 - q = ${number(p)}$. The frequency asked for is $${asked.shown} = ${number(asked.value)}$. ${asked.slip}`,
    };
  }),

  mcq('dihybrid-progeny', GENETICS, 3, (random) => {
    const unit = random.int(5, 60);
    const asked = random.pick([
      { what: 'round and yellow', parts: 9, wider: 'round', quarters: 3 },
      { what: 'round and green', parts: 3, wider: 'green', quarters: 1 },
      { what: 'wrinkled and yellow', parts: 3, wider: 'wrinkled', quarters: 1 },
      { what: 'wrinkled and green', parts: 1, wider: 'wrinkled', quarters: 1 },
    ]);
    const total = 16 * unit;
    const first = asked.what.startsWith('round') ? 3 / 4 : 1 / 4;
    const second = asked.what.endsWith('yellow') ? 3 / 4 : 1 / 4;
    return {
      text: `A pea plant heterozygous for seed shape (round dominant) and seed colour (yellow dominant) is self-pollinated. Of ${total} seeds, the expected number of ${asked.what} ones is`,
      value: asked.parts * unit,
      check: total * first * second,
      within: [1, total],
      mistakes: [9, 3, 1, 4, 12, 6, 8]
        .map((parts) => parts * unit)
        .filter((mistake) => mistake !== asked.parts * unit),
      why: tex`The ratio in the progeny is 9 : 3 : 3 : 1, and ${asked.what} seeds are $\frac{${asked.parts}}{16}$ of all: $\frac{${asked.parts}}{16} \times ${total} = ${asked.parts * unit}$. $\frac{${asked.quarters}}{4} \times ${total} = ${4 * asked.quarters * unit}$ would be the number of all ${asked.wider} seeds.`,
    };
  }),

  mcq('chance-in-several-genes', GENETICS, 5, (random) => {
    const crosses = range(1, random.int(2, 3)).map(() => random.pick(CROSSES));
    const asks = random.pick(['dominant', 'heterozygous'] as const);
    const letters = ['A', 'B', 'C'];
    const value = crosses.reduce((share, cross) => share * cross[asks], 1);
    const parents = [0, 1].map((side) =>
      crosses.map(({ parents: pair }, place) => renamed(pair[side] ?? '', letters[place] ?? '')).join(''),
    );
    const fits = (child: string) => (asks === 'dominant' ? isDominant(child) : child[0] !== child[1]);
    // Every child counted one by one, gene by gene.
    const counted = crosses.reduce(
      (count, { parents: pair }) => count * childrenOf(pair).filter(fits).length,
      1,
    );
    const below = 4 ** crosses.length;
    return value === 1
      ? null
      : {
          text: tex`The genes ${letters
            .slice(0, crosses.length)
            .join(', ')
            .replace(
              /, (?=[^,]*$)/,
              ' and ',
            )} assort independently, and capital letters are dominant. In the cross ${parents.join(' × ')} the probability that an offspring ${asks === 'dominant' ? 'shows the dominant phenotype of all these genes' : 'is heterozygous for all these genes'} is`,
          value,
          check: counted / below,
          within: [0.01, 1],
          step: 1 / below,
          mistakes: [
            1 - value,
            crosses.reduce(
              (share, cross) => share * cross[asks === 'dominant' ? 'heterozygous' : 'dominant'],
              1,
            ),
            sum(crosses.map((cross) => cross[asks])) / crosses.length,
            value / 2,
            3 / 4,
            (1 / 2) ** crosses.length,
          ].filter((mistake) => mistake !== value),
          show: asFraction(below),
          difficulty: crosses.length + 2,
          why: tex`Gene by gene: ${crosses.map((cross, place) => `${renamed(cross.parents[0], letters[place] ?? '')} × ${renamed(cross.parents[1], letters[place] ?? '')} gives $${(asFraction(4)(cross[asks]) ?? '').replaceAll('$', '')}$`).join(', ')}. Independent probabilities are multiplied: ${asFraction(below)(value) ?? ''}. Their mean, ${asFraction(below)(sum(crosses.map((cross) => cross[asks])) / crosses.length) ?? ''}, is not the probability that all of this happens together.`,
        };
  }),

  mcq('distance-on-a-map', GENETICS, 4, (random) => {
    const total = random.pick([400, 500, 800, 1000]);
    const recombinants = (total / 100) * random.int(3, 35);
    const first = Math.floor(recombinants / 2) + random.int(0, 3);
    const parental = total - recombinants;
    const one = Math.floor(parental / 2) + random.int(0, 6);
    const value = (recombinants / total) * 100;
    return {
      text: tex`A plant AaBb, which has received both dominant alleles from one parent, is test crossed. The progeny are ${one} AaBb, ${parental - one} aabb, ${first} Aabb and ${recombinants - first} aaBb. The distance between the two genes on the map, in centimorgans, is`,
      value,
      check: 100 - ((one + (parental - one)) / total) * 100,
      within: [1, 99],
      mistakes: [100 - value, value / 2, (100 * recombinants) / parental, 50 - value / 2, 2 * value],
      why: tex`The recombinants are Aabb and aaBb: $\frac{${first} + ${recombinants - first}}{${total}} \times 100 = \frac{${recombinants}}{${total}} \times 100 = ${number(value)}\%$, which is ${number(value)} centimorgans. The other $${number(100 - value)}\%$, AaBb and aabb, are the parental types and are not counted.`,
    };
  }),

  mcq('bases-of-dna', GENETICS, 2, (random) => {
    const [share, base] = [random.int(11, 39), random.pick(['adenine', 'thymine', 'guanine', 'cytosine'])];
    const asked = random.pick(
      ['adenine', 'guanine', 'cytosine', 'thymine'].filter((other) => other !== base),
    );
    const partners: Readonly<Record<string, string>> = {
      adenine: 'thymine',
      thymine: 'adenine',
      guanine: 'cytosine',
      cytosine: 'guanine',
    };
    const isPartner = partners[base] === asked;
    const value = isPartner ? share : 50 - share;
    return share === 25
      ? null
      : {
          text: tex`In a double-stranded DNA molecule $${share}\%$ of the bases are ${base}. The percentage of ${asked} is`,
          value,
          check: isPartner ? (2 * share) / 2 : (100 - 2 * share) / 2,
          within: [1, 99],
          mistakes: [share, 50 - share, 100 - 2 * share, 2 * share, 100 - share, share / 2].filter(
            (mistake) => mistake !== value,
          ),
          show: (shown: number) => tex`$${number(shown)}\%$`,
          difficulty: isPartner ? 2 : 3,
          why: isPartner
            ? tex`By Chargaff's rule ${base} and ${asked} occur in equal amounts, since they pair: $${share}\%$. $50 - ${share} = ${50 - share}\%$ would be the percentage of each of the other two bases.`
            : tex`By Chargaff's rule ${base} and its partner make up $2 \times ${share} = ${2 * share}\%$; the rest is shared equally by the other two: $\frac{100 - ${2 * share}}{2} = ${value}\%$. Without halving, $${100 - 2 * share}\%$ would be the percentage of these two together.`,
        };
  }),

  mcq('nucleotides-for-a-protein', GENETICS, 3, (random) => {
    const acids = random.int(50, 400);
    const value = 3 * (acids + 1);
    return {
      text: `The coding sequence of an mRNA, from the start codon to the stop codon, is translated into a polypeptide of ${acids} amino acids. No amino acid is removed afterwards. The number of nucleotides in this coding sequence is`,
      value,
      check: acids * 3 + 3,
      within: [acids / 4, acids * 13],
      mistakes: [3 * acids, 3 * (acids + 2), 3 * (acids - 1), acids + 1, 6 * acids, 2 * acids],
      why: tex`Each amino acid, the first methionine included, has a codon of three nucleotides, and the stop codon is added: $3 \times (${acids} + 1) = ${value}$. $3 \times ${acids} = ${3 * acids}$ would leave out the stop codon.`,
    };
  }),

  mcq('length-of-dna', GENETICS, 3, (random) => {
    const [digits, exponent] = [random.int(2, 9), random.int(5, 9)];
    const pairs = digits * 10 ** exponent;
    const value = pairs * 0.34e-9;
    return {
      text: tex`The distance between two consecutive base pairs of a DNA double helix is $0.34\ \mathrm{nm}$. The length of a DNA molecule with $${digits} \times 10^{${exponent}}$ base pairs is`,
      value,
      check: (pairs / 10) * 3.4e-9,
      within: [1e-7, 100],
      mistakes: [value * 10, value / 10, value * 2, value / 2, value / 0.34, value * 100],
      unit: 'm',
      why: tex`$${digits} \times 10^{${exponent}} \times 0.34 \times 10^{-9}\ \mathrm{m} = ${number(value)}\ \mathrm{m}$. Doubling it for the two strands, to $${number(2 * value)}\ \mathrm{m}$, would be wrong, since they run side by side.`,
    };
  }),

  mcq('chromosomes-counted', CELL, 4, (random) => {
    const haploid = random.int(4, 24);
    const twofold = `$2n = ${2 * haploid}$`;
    const asked = random.pick([
      {
        what: 'bivalents at metaphase I of meiosis',
        times: 1,
        because: 'each pair of homologous chromosomes forms one bivalent',
        slip: tex`${twofold} would be the number of chromosomes, two in each bivalent.`,
      },
      {
        what: 'chromosomes in each cell at the end of meiosis I',
        times: 1,
        because: 'homologous chromosomes have been separated',
        slip: tex`${twofold} would be the number before this division.`,
      },
      {
        what: 'chromatids in a cell at metaphase of mitosis',
        times: 4,
        because: 'each of the chromosomes has two chromatids',
        slip: tex`${twofold} would be the number of chromosomes, not of chromatids.`,
      },
      {
        what: 'chromosomes in a cell at anaphase of mitosis',
        times: 4,
        because: 'the chromatids have separated and count as chromosomes',
        slip: tex`${twofold} would be the number at metaphase, before they separate.`,
      },
      {
        what: 'chromosomes in a cell of the endosperm',
        times: 3,
        because: 'it arises from a male gamete and two polar nuclei',
        slip: tex`${twofold} would be the number in a cell of the embryo.`,
      },
      {
        what: 'chromatids in each cell at metaphase II of meiosis',
        times: 2,
        because: 'each of the $n$ chromosomes still has two chromatids',
        slip: tex`$n = ${haploid}$ would be the number of chromosomes, not of chromatids.`,
      },
    ]);
    return {
      text: tex`The diploid cells of a flowering plant have $2n = ${2 * haploid}$ chromosomes. The number of ${asked.what} is`,
      value: asked.times * haploid,
      check: sum(range(1, asked.times).map(() => haploid)),
      within: [1, 8 * haploid],
      mistakes: [1, 2, 3, 4, 6, 8, 0.5]
        .filter((times) => times !== asked.times && Number.isInteger(times * haploid))
        .map((times) => times * haploid),
      show: (count) => (Number.isInteger(count) ? `$${count}$` : null),
      difficulty: asked.times === 1 ? 3 : 4,
      why: tex`$n = ${haploid}$, and ${asked.because}: $${asked.times === 1 ? 'n' : `${asked.times}n`} = ${asked.times * haploid}$. ${asked.slip}`,
    };
  }),

  mcq('kinds-of-gametes', GENETICS, 3, (random) => {
    const genes = random.int(3, 8);
    const heterozygous = random.int(2, genes);
    const genotype = range(0, genes - 1).map((place) =>
      renamed(place < heterozygous ? 'Aa' : random.pick(['AA', 'aa']), 'ABCDEFGH'[place] ?? ''),
    );
    const value = 2 ** heterozygous;
    return {
      text: `All the genes of an individual with the genotype ${random.shuffle(genotype).join('')} assort independently. The number of different types of gametes that it can form is`,
      value,
      check: sum(range(0, heterozygous).map((k) => choose(heterozygous, k))),
      within: [1, 600],
      mistakes: [
        2 ** genes,
        2 * heterozygous,
        heterozygous ** 2,
        2 ** (heterozygous - 1),
        2 ** (heterozygous + 1),
        3 ** heterozygous,
        2 * genes,
      ].filter((mistake) => mistake !== value),
      why: tex`It is heterozygous for ${heterozygous} genes, and each of them doubles the number of types: $2^n = ${power(2, heterozygous)} = ${value}$. ${heterozygous < genes ? tex`$${power(2, genes)} = ${2 ** genes}$ would count the homozygous genes too, whose alleles are the same in all gametes.` : tex`$2 \times ${heterozygous} = ${2 * heterozygous}$ would add up the alleles instead of combining them.`}`,
    };
  }),

  mcq('birth-rate', ECOLOGY, 2, (random) => {
    const dies = random.int(0, 1) === 1;
    const before = random.pick([20, 25, 40, 50, 80, 100]);
    // Of living things a few die in a week, but a pond may nearly double its plants in a year.
    const changed = random.int(2, dies ? before / 5 : (before * 4) / 5);
    const value = changed / before;
    return {
      text: dies
        ? `Of ${before} fruit flies in a laboratory population ${changed} die in a week. The death rate, in individuals per fruit fly per week, is`
        : `A pond had ${before} lotus plants last year, and through reproduction ${changed} new plants are added this year. The birth rate, in offspring per lotus per year, is`,
      value,
      check: dies ? 1 - (before - changed) / before : (before + changed) / before - 1,
      within: [0.01, 30],
      mistakes: dies
        ? [1 - value, changed / (before - changed), before / changed, value / 7, 7 * value]
        : [1 + value, changed / (before + changed), before / changed, 1 - value],
      why: tex`$\frac{${changed}}{${before}} = ${number(value)}$ ${dies ? 'per fruit fly per week' : 'offspring per lotus per year'}. The rate is counted per individual that was there at the beginning. ${dies ? tex`$1 - ${number(value)} = ${number(1 - value)}$ would be the fraction that survives.` : tex`$\frac{${before + changed}}{${before}} = ${number(1 + value)}$ would count the plants of last year as offspring too.`}`,
    };
  }),

  mcq('ten-per-cent-law', ECOLOGY, 3, (random) => {
    const levels = ['producers', 'primary consumers', 'secondary consumers', 'tertiary consumers'];
    const [from, steps, digits] = [random.int(0, 1), random.int(1, 2), random.int(2, 9)];
    const energy = digits * 10 ** random.int(3, 5);
    const value = energy / 10 ** steps;
    return {
      text: tex`In a grazing food chain the ${levels[from]} have $${energy}\ \mathrm{J}$ of energy. According to the ten per cent law the energy that becomes available to the ${levels[from + steps]} is`,
      value,
      check: range(1, steps).reduce((left) => left * 0.1, energy),
      within: [1, energy],
      mistakes: [
        energy / 10,
        energy / 100,
        energy / 1000,
        energy / 10000,
        energy * 0.9,
        energy * 0.2,
        energy * 0.81,
        energy / 2,
      ].filter((mistake) => Math.abs(mistake - value) > 1e-6 * value),
      unit: 'J',
      why: tex`Ten per cent of the energy passes from one trophic level to the next, and there ${steps === 1 ? 'is one step' : 'are two steps'}: $\frac{${energy}}{10^{${steps}}} = ${number(value)}\ \mathrm{J}$. ${steps === 1 ? tex`$${number(0.9 * energy)}\ \mathrm{J}$ is what is lost on the way.` : tex`One step alone would give $${number(energy / 10)}\ \mathrm{J}$, which is what the ${levels[from + 1] ?? ''} have.`}`.replace(
        tex`10^{1}`,
        '10',
      ),
    };
  }),

  mcq('cardiac-output', PHYSIOLOGY, 2, (random) => {
    const [stroke, rate] = [random.int(60, 90), random.int(60, 100, 4)];
    const value = (stroke * rate) / 1000;
    const asksRate = random.int(0, 1) === 1;
    return {
      text: asksRate
        ? tex`The cardiac output of a person is $${number(value)}\ \mathrm{L}$ per minute, and the stroke volume is $${stroke}\ \mathrm{mL}$. The heart rate, in beats per minute, is`
        : tex`The heart of a person beats ${rate} times per minute and pumps out $${stroke}\ \mathrm{mL}$ of blood in each beat. The cardiac output, in litres per minute, is`,
      value: asksRate ? rate : value,
      check: asksRate ? (value * 1000) / stroke : sum(range(1, rate).map(() => stroke)) / 1000,
      within: asksRate ? [30, 180] : [1, 15],
      mistakes: asksRate
        ? [rate / 2, 2 * rate, stroke, rate + 10, rate - 10]
        : [value / 2, value * 2, value * 1.2, value / 1.25].map((mistake) => Math.round(mistake * 100) / 100),
      difficulty: asksRate ? 3 : 2,
      why: asksRate
        ? tex`Heart rate $= \frac{\text{cardiac output}}{\text{stroke volume}} = \frac{${number(value * 1000)}\ \mathrm{mL}}{${stroke}\ \mathrm{mL}} = ${rate}$ beats per minute. Dividing by twice the stroke volume, for both ventricles, would give only ${number(rate / 2)}, but the cardiac output is that of one ventricle.`
        : tex`Cardiac output $=$ stroke volume $\times$ heart rate $= ${stroke} \times ${rate} = ${number(value * 1000)}\ \mathrm{mL} = ${number(value)}\ \mathrm{L}$ per minute. Halving this for the two ventricles, to about $${number(Math.round((value / 2) * 100) / 100)}\ \mathrm{L}$, would be wrong, since each of them pumps out the stroke volume.`,
    };
  }),

  mcq('volumes-of-the-lung', PHYSIOLOGY, 3, (random) => {
    const volumes = {
      TV: random.int(450, 550, 50),
      IRV: random.int(2500, 3000, 100),
      ERV: random.int(1000, 1100, 50),
      RV: random.int(1100, 1200, 50),
    };
    const vital = { name: 'vital capacity', parts: ['ERV', 'TV', 'IRV'] } as const;
    const whole = { name: 'total lung capacity', parts: ['RV', 'ERV', 'TV', 'IRV'] } as const;
    const inspiratory = { name: 'inspiratory capacity', parts: ['TV', 'IRV'] } as const;
    const expiratory = { name: 'expiratory capacity', parts: ['TV', 'ERV'] } as const;
    const residual = { name: 'functional residual capacity', parts: ['ERV', 'RV'] } as const;
    // Each with the one that it is most often taken for.
    const [asked, other] = random.pick([
      [vital, whole],
      [whole, vital],
      [inspiratory, vital],
      [expiratory, residual],
      [residual, expiratory],
    ] as const);
    const total = (parts: readonly (keyof typeof volumes)[]) => sum(parts.map((part) => volumes[part]));
    const all = total(['TV', 'IRV', 'ERV', 'RV']);
    const left = (['TV', 'IRV', 'ERV', 'RV'] as const).filter(
      (part) => !(asked.parts as readonly string[]).includes(part),
    );
    const value = total(asked.parts);
    return {
      text: tex`The respiratory volumes of a person are: tidal volume $${volumes.TV}\ \mathrm{mL}$, inspiratory reserve volume $${volumes.IRV}\ \mathrm{mL}$, expiratory reserve volume $${volumes.ERV}\ \mathrm{mL}$ and residual volume $${volumes.RV}\ \mathrm{mL}$. The ${asked.name} is`,
      value,
      check: all - total(left),
      within: [400, 8000],
      mistakes: [
        total(['TV', 'IRV']),
        total(['TV', 'ERV']),
        total(['ERV', 'RV']),
        total(['IRV', 'ERV']),
        total(['TV', 'IRV', 'ERV']),
        total(['IRV', 'ERV', 'RV']),
        total(['TV', 'IRV', 'RV']),
        all,
        all + volumes.TV,
        all + volumes.RV,
        all + volumes.ERV,
      ].filter((mistake) => mistake !== value),
      unit: 'mL',
      why: tex`The ${asked.name} is ${asked.parts.join(' + ')}: $${asked.parts.map((part) => volumes[part]).join(' + ')} = ${value}\ \mathrm{mL}$. ${other.parts.join(' + ')}, $${total(other.parts)}\ \mathrm{mL}$, would be the ${other.name}.`,
    };
  }),
];
