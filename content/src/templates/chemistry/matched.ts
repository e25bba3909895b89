import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { match } = templatesOf('Chemistry');

/** Complex, and its hybridisation with the number of unpaired electrons. */
const complexes = [
  [
    tex`$\mathrm{[Ni(CO)_4]}$`,
    tex`$sp^3$, 0`,
    tex`Nickel(0) becomes $3d^{10}$ with carbon monoxide, and the empty $4s$ and $4p$ orbitals take the ligands.`,
  ],
  [
    tex`$\mathrm{[NiCl_4]^{2-}}$`,
    tex`$sp^3$, 2`,
    tex`Chloride is a weak field ligand and leaves nickel(II), $3d^8$, with two unpaired electrons.`,
  ],
  [
    tex`$\mathrm{[Ni(CN)_4]^{2-}}$`,
    tex`$dsp^2$, 0`,
    tex`Cyanide is a strong field ligand and pairs the electrons of nickel(II), $3d^8$, so that a $3d$ orbital becomes empty.`,
  ],
  [
    tex`$\mathrm{[CoF_6]^{3-}}$`,
    tex`$sp^3d^2$, 4`,
    tex`Fluoride is a weak field ligand and leaves cobalt(III), $3d^6$, with four unpaired electrons.`,
  ],
  [
    tex`$\mathrm{[Co(NH_3)_6]^{3+}}$`,
    tex`$d^2sp^3$, 0`,
    tex`Ammonia pairs all six electrons of cobalt(III), $3d^6$, so that two $3d$ orbitals become empty.`,
  ],
  [
    tex`$\mathrm{[FeF_6]^{3-}}$`,
    tex`$sp^3d^2$, 5`,
    tex`Fluoride is a weak field ligand and leaves iron(III), $3d^5$, with five unpaired electrons.`,
  ],
  [
    tex`$\mathrm{[Fe(CN)_6]^{3-}}$`,
    tex`$d^2sp^3$, 1`,
    tex`Cyanide pairs four of the five electrons of iron(III), $3d^5$, so that two $3d$ orbitals become empty.`,
  ],
  [
    tex`$\mathrm{[Cr(NH_3)_6]^{3+}}$`,
    tex`$d^2sp^3$, 3`,
    tex`The three electrons of chromium(III), $3d^3$, occupy one orbital each, and two $3d$ orbitals are empty from the start.`,
  ],
  [
    tex`$\mathrm{[MnCl_4]^{2-}}$`,
    tex`$sp^3$, 5`,
    tex`Chloride is a weak field ligand and leaves manganese(II), $3d^5$, with five unpaired electrons.`,
  ],
  [
    tex`$\mathrm{[Mn(CN)_6]^{3-}}$`,
    tex`$d^2sp^3$, 2`,
    tex`Cyanide pairs two of the four electrons of manganese(III), $3d^4$, so that two $3d$ orbitals are empty.`,
  ],
] as const;

const tests = [
  [
    tex`$\mathrm{NH_4^+}$`,
    'Brown precipitate with Nessler’s reagent',
    'Ammonium ions give with the alkaline reagent a brown precipitate, the iodide of Millon’s base.',
  ],
  [
    tex`$\mathrm{Fe^{3+}}$`,
    tex`Deep blue with $\mathrm{K_4[Fe(CN)_6]}$`,
    'Iron(III) ions give Prussian blue, iron(III) hexacyanoferrate(II).',
  ],
  [
    tex`$\mathrm{Cu^{2+}}$`,
    tex`Chocolate brown with $\mathrm{K_4[Fe(CN)_6]}$`,
    tex`Copper(II) ions give a precipitate of $\mathrm{Cu_2[Fe(CN)_6]}$, which is chocolate brown.`,
  ],
  [
    tex`$\mathrm{Zn^{2+}}$`,
    tex`Bluish white with $\mathrm{K_4[Fe(CN)_6]}$`,
    tex`Zinc ions give a precipitate of $\mathrm{Zn_2[Fe(CN)_6]}$, which is bluish white.`,
  ],
  [
    tex`$\mathrm{Ni^{2+}}$`,
    'Red precipitate with dimethylglyoxime',
    'Nickel(II) ions give in ammoniacal solution a bright red chelate with dimethylglyoxime.',
  ],
  [
    tex`$\mathrm{Pb^{2+}}$`,
    tex`Yellow precipitate with $\mathrm{KI}$`,
    tex`Lead(II) ions give yellow $\mathrm{PbI_2}$, which dissolves in hot water.`,
  ],
  [
    tex`$\mathrm{Al^{3+}}$`,
    'Blue lake with litmus',
    'Aluminium ions give with ammonia a hydroxide that adsorbs blue litmus and floats as a blue lake.',
  ],
  [
    tex`$\mathrm{Co^{2+}}$`,
    tex`Blue with $\mathrm{NH_4SCN}$ in amyl alcohol`,
    tex`Cobalt(II) ions give the blue complex $\mathrm{[Co(SCN)_4]^{2-}}$, which passes into amyl alcohol.`,
  ],
  [
    tex`$\mathrm{Mn^{2+}}$`,
    tex`White with $\mathrm{NaOH}$, brown in air`,
    tex`Manganese(II) ions give white $\mathrm{Mn(OH)_2}$, which is oxidised by air to a brown hydrated oxide.`,
  ],
] as const;

const namedReactions = [
  [
    'Rosenmund reduction',
    tex`$\mathrm{H_2,\ Pd/BaSO_4}$`,
    'Acid chlorides are reduced to aldehydes, since barium sulphate poisons the palladium and stops the reduction there.',
  ],
  [
    'Clemmensen reduction',
    tex`$\mathrm{Zn(Hg),\ HCl}$`,
    'Zinc amalgam and concentrated hydrochloric acid reduce a carbonyl group to a methylene group.',
  ],
  [
    'Wolff-Kishner reduction',
    tex`$\mathrm{N_2H_4,\ KOH}$, heat`,
    'A carbonyl group becomes a hydrazone, which loses nitrogen when it is heated with alkali in ethylene glycol.',
  ],
  [
    'Etard reaction',
    tex`$\mathrm{CrO_2Cl_2}$ in $\mathrm{CS_2}$, then $\mathrm{H_3O^+}$`,
    'Chromyl chloride turns the methyl group of toluene into a chromium complex, whose hydrolysis gives benzaldehyde.',
  ],
  [
    'Stephen reaction',
    tex`$\mathrm{SnCl_2,\ HCl}$, then $\mathrm{H_3O^+}$`,
    'Tin(II) chloride reduces a nitrile to an imine, whose hydrolysis gives an aldehyde.',
  ],
  [
    'Gatterman-Koch reaction',
    tex`$\mathrm{CO,\ HCl,\ AlCl_3}$`,
    'Carbon monoxide and hydrogen chloride bring an aldehyde group into the benzene ring, with aluminium chloride as the catalyst.',
  ],
  [
    'Reimer-Tiemann reaction',
    tex`$\mathrm{CHCl_3,\ NaOH}$`,
    'Chloroform and alkali bring an aldehyde group into the ortho position of phenol.',
  ],
  [
    'Kolbe’s reaction of phenol',
    tex`$\mathrm{NaOH}$, then $\mathrm{CO_2}$, then $\mathrm{H^+}$`,
    'Carbon dioxide, a weak electrophile, attacks the ortho position of the phenoxide ion, which gives salicylic acid.',
  ],
  [
    'Hell-Volhard-Zelinsky reaction',
    tex`$\mathrm{Cl_2}$, red $\mathrm{P}$, then $\mathrm{H_2O}$`,
    tex`Chlorine and red phosphorus replace an $\alpha$-hydrogen atom of a carboxylic acid by chlorine.`,
  ],
] as const;

const vitamins = [
  ['Vitamin A', 'Night blindness', 'Vitamin A is needed for the pigment of the eye that works in dim light.'],
  [
    tex`Vitamin $\mathrm{B_1}$`,
    'Beriberi',
    tex`Without vitamin $\mathrm{B_1}$, thiamine, people lose their appetite and their growth is retarded, as in beriberi.`,
  ],
  [
    tex`Vitamin $\mathrm{B_2}$`,
    'Cheilosis',
    tex`Without vitamin $\mathrm{B_2}$, riboflavin, the corners of the mouth and the lips crack, which is called cheilosis.`,
  ],
  [
    tex`Vitamin $\mathrm{B_6}$`,
    'Convulsions',
    tex`Vitamin $\mathrm{B_6}$, pyridoxine, is needed by the nervous system, so its lack leads to convulsions.`,
  ],
  [
    tex`Vitamin $\mathrm{B_{12}}$`,
    'Pernicious anaemia',
    tex`Without vitamin $\mathrm{B_{12}}$ red blood cells are deficient in haemoglobin, as in pernicious anaemia.`,
  ],
  [
    'Vitamin C',
    'Scurvy',
    'Vitamin C, ascorbic acid, is needed for connective tissue, so the gums bleed in scurvy.',
  ],
  [
    'Vitamin D',
    'Rickets',
    'Vitamin D is needed for taking up calcium, so the bones of children are deformed in rickets.',
  ],
  [
    'Vitamin E',
    'Fragility of red blood cells',
    'Vitamin E protects the membranes of cells against oxidation, so without it red blood cells become fragile.',
  ],
  [
    'Vitamin K',
    'Increased blood clotting time',
    'Vitamin K is needed for the formation of prothrombin, so without it blood takes longer to clot.',
  ],
] as const;

export const matchedInChemistry = [
  match('match-complexes', 'Coordination Compounds', 6, {
    headings: ['Complex', 'Hybridisation, unpaired electrons'],
    pairs: complexes,
  }),
  match('match-ions-and-tests', 'Principles Related to Practical Chemistry', 5, {
    headings: ['Ion', 'Confirmatory test'],
    pairs: tests,
  }),
  match('match-named-reactions', 'Organic Compounds Containing Oxygen', 4, {
    headings: ['Reaction', 'Reagents'],
    pairs: namedReactions,
  }),
  match('match-vitamins', 'Biomolecules', 3, {
    headings: ['Vitamin', 'Effect of its deficiency'],
    pairs: vitamins,
  }),
];
