import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Chemistry');

export const laboratoryAndAmines = [
  fact(
    'purifying-and-detecting',
    'Purification and Characterisation of Organic Compounds',
    4,
    'the purification and the analysis of organic compounds',
    [
      [
        'Naphthalene can be purified by sublimation.',
        'Glucose can be purified by sublimation.',
        'Glucose decomposes when it is heated; naphthalene passes directly into vapour.',
      ],
      [
        'A liquid that decomposes at its boiling point can be distilled under reduced pressure.',
        'A liquid that decomposes at its boiling point can be distilled under increased pressure.',
        'Under reduced pressure it boils at a lower temperature; glycerol is an example.',
      ],
      [
        'Aniline is separated from water by steam distillation.',
        'Aniline is separated from water by sublimation.',
        'It is volatile in steam and does not mix with water.',
      ],
      [
        tex`The $R_f$ value of a substance in thin layer chromatography cannot be greater than 1.`,
        tex`The $R_f$ value of a substance in thin layer chromatography is always greater than 1.`,
        'It is the distance moved by the substance divided by the distance moved by the solvent.',
      ],
      [
        'Paper chromatography is a kind of partition chromatography.',
        'Paper chromatography is a kind of adsorption chromatography.',
        'The water in the paper is the stationary phase; column and thin layer chromatography depend on adsorption.',
      ],
      [
        'In Lassaigne’s test a Prussian blue colour shows nitrogen.',
        'In Lassaigne’s test a Prussian blue colour shows sulphur.',
        'The colour is that of iron(III) hexacyanoferrate(II); sulphur gives a violet colour with sodium nitroprusside.',
      ],
      [
        'In Lassaigne’s test a blood red colour with iron(III) ions shows that nitrogen and sulphur are both present.',
        'In Lassaigne’s test a blood red colour with iron(III) ions shows that chlorine is present.',
        'Sodium thiocyanate is formed, whose ions give a blood red complex with iron(III).',
      ],
      [
        'In Lassaigne’s test a yellow precipitate with silver nitrate that ammonia does not dissolve shows iodine.',
        'In Lassaigne’s test a yellow precipitate with silver nitrate that ammonia does not dissolve shows chlorine.',
        'Silver chloride is white and dissolves in ammonia.',
      ],
      [
        'Halogens are estimated by the Carius method.',
        'Halogens are estimated by Kjeldahl’s method.',
        'Kjeldahl’s method is for nitrogen.',
      ],
      [
        'Kjeldahl’s method is not applicable to nitro compounds.',
        'The Dumas method is not applicable to nitro compounds.',
        'The nitrogen of nitro compounds is not changed to ammonium sulphate; the Dumas method sets all nitrogen free as a gas.',
      ],
    ],
  ),

  fact(
    'amines-and-diazonium-salts',
    'Organic Compounds Containing Nitrogen',
    4,
    'amines and diazonium salts',
    [
      [
        'Methylamine is a stronger base than ammonia.',
        'Aniline is a stronger base than ammonia.',
        'A methyl group releases electrons towards nitrogen; in aniline the lone pair is delocalised over the ring.',
      ],
      [
        'The Gabriel phthalimide synthesis gives primary aliphatic amines.',
        'The Gabriel phthalimide synthesis gives aniline.',
        'Aryl halides do not undergo nucleophilic substitution with the anion of phthalimide.',
      ],
      [
        'The Hoffmann bromamide reaction gives an amine with one carbon atom less than the amide.',
        'The Hoffmann bromamide reaction gives an amine with as many carbon atoms as the amide.',
        'The carbon atom of the carbonyl group leaves as carbonate.',
      ],
      [
        'Primary amines give the carbylamine test.',
        'Secondary amines give the carbylamine test.',
        'Only primary amines form isocyanides, which smell foul, with chloroform and alcoholic potassium hydroxide.',
      ],
      [
        'Hinsberg’s reagent is benzenesulphonyl chloride.',
        'Hinsberg’s reagent is benzoyl chloride.',
        'Its products with primary, secondary and tertiary amines are told apart by their behaviour with alkali.',
      ],
      [
        'What a secondary amine forms with Hinsberg’s reagent does not dissolve in alkali.',
        'What a primary amine forms with Hinsberg’s reagent does not dissolve in alkali.',
        'The sulphonamide of a primary amine still has an acidic hydrogen atom attached to nitrogen; that of a secondary one has none.',
      ],
      [
        'In the Sandmeyer reaction a diazonium salt is treated with a copper(I) halide.',
        'In the Sandmeyer reaction a diazonium salt is treated with copper powder.',
        'The reaction with copper powder and the halogen acid is that of Gatterman.',
      ],
      [
        'Benzenediazonium chloride couples with phenol to form an orange dye.',
        'Benzenediazonium chloride couples with nitrobenzene to form an orange dye.',
        'Coupling is an electrophilic substitution and needs an activated ring.',
      ],
      [
        'Direct nitration of aniline gives much of the meta product.',
        'Direct nitration of aniline gives the ortho product alone.',
        'In the strong acid aniline is present as the anilinium ion, which directs to the meta position.',
      ],
      [
        'Of isomeric amines, a primary one boils at a higher temperature than a tertiary one.',
        'Of isomeric amines, a tertiary one boils at a higher temperature than a primary one.',
        'A tertiary amine has no hydrogen atom attached to nitrogen for hydrogen bonds between its molecules.',
      ],
    ],
  ),

  fact(
    'salts-and-titrations',
    'Principles Related to Practical Chemistry',
    4,
    'the analysis of salts and titrations',
    [
      [
        'Strontium salts give a crimson red flame.',
        'Barium salts give a crimson red flame.',
        'Barium salts give an apple green flame.',
      ],
      [
        'Calcium salts give a brick red flame.',
        'Copper salts give a brick red flame.',
        'Copper salts colour the flame bluish green.',
      ],
      [
        'Dilute hydrochloric acid precipitates lead ions from a cold solution.',
        'Dilute hydrochloric acid precipitates copper(II) ions from a cold solution.',
        'Lead chloride is sparingly soluble in cold water; copper(II) chloride dissolves.',
      ],
      [
        'The cations of group II are precipitated as sulphides from an acidic solution.',
        'The cations of group III are precipitated as sulphides from an acidic solution.',
        'Group III is precipitated as hydroxides, by ammonium hydroxide in the presence of ammonium chloride.',
      ],
      [
        'The brown ring test shows nitrate ions.',
        'The brown ring test shows sulphate ions.',
        'Sulphate ions give with barium chloride a white precipitate that acids do not dissolve.',
      ],
      [
        'The gas that sulphites give with dilute sulphuric acid turns acidified potassium dichromate green.',
        'The gas that carbonates give with dilute sulphuric acid turns acidified potassium dichromate green.',
        'Sulphur dioxide reduces dichromate to green chromium(III); carbon dioxide does not.',
      ],
      [
        'Phenolphthalein suits the titration of acetic acid with sodium hydroxide.',
        'Methyl orange suits the titration of acetic acid with sodium hydroxide.',
        'At the equivalence point the solution is basic, where phenolphthalein changes its colour.',
      ],
      [
        'A titration with potassium permanganate in acidic solution needs no indicator.',
        'A titration with potassium permanganate in acidic solution needs phenolphthalein.',
        'The first drop in excess colours the solution pink.',
      ],
      [
        'For titrations with potassium permanganate the solution is made acidic with sulphuric acid.',
        'For titrations with potassium permanganate the solution is made acidic with hydrochloric acid.',
        'Permanganate would oxidise hydrochloric acid to chlorine.',
      ],
      [
        'Ammonium ions give a brown precipitate with Nessler’s reagent.',
        'Zinc ions give a brown precipitate with Nessler’s reagent.',
        'Nessler’s reagent is an alkaline solution of potassium tetraiodomercurate(II), which shows ammonia.',
      ],
    ],
  ),
];
