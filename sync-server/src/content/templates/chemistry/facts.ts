import { templatesOf } from '../subject.ts';

const { fact, facts } = templatesOf('Chemistry');

export const factsOfChemistry = [
  fact(
    'trends-of-the-table',
    'Classification of Elements and Periodicity',
    3,
    'trends in the periodic table',
    [
      [
        'Atomic radius falls from left to right within a period.',
        'Atomic radius grows from left to right within a period.',
      ],
      [
        'The first ionisation energy of nitrogen is higher than that of oxygen.',
        'The first ionisation energy of oxygen is higher than that of nitrogen.',
      ],
      [
        'Chlorine has a more negative electron gain enthalpy than fluorine.',
        'Fluorine has a more negative electron gain enthalpy than chlorine.',
      ],
      ['Fluorine is the most electronegative element.', 'Chlorine is the most electronegative element.'],
      [
        'An anion is larger than the atom that it comes from.',
        'An anion is smaller than the atom that it comes from.',
      ],
      [
        'Of the isoelectronic ions $\\mathrm{Na^+}$, $\\mathrm{Mg^{2+}}$ and $\\mathrm{Al^{3+}}$ the last is the smallest.',
        'Of the isoelectronic ions $\\mathrm{Na^+}$, $\\mathrm{Mg^{2+}}$ and $\\mathrm{Al^{3+}}$ the last is the largest.',
      ],
      ['The metallic character grows down a group.', 'The metallic character falls down a group.'],
      [
        'The second ionisation energy of sodium is far higher than its first.',
        'The second ionisation energy of sodium is lower than its first.',
      ],
    ],
  ),
  fact('d-block', 'd- and f-Block Elements', 4, 'elements of the d- and f-block', [
    ['Zinc has full d orbitals in its common ion.', 'Zinc has partly filled d orbitals in its common ion.'],
    ['Compounds of scandium(III) are colourless.', 'Compounds of scandium(III) are deep blue.'],
    [
      'The highest oxidation state of manganese is $+7$.',
      'The highest oxidation state of manganese is $+4$.',
    ],
    [
      'The ions $\\mathrm{Ln^{3+}}$ grow smaller from lanthanum to lutetium.',
      'The ions $\\mathrm{Ln^{3+}}$ grow larger from lanthanum to lutetium.',
    ],
    [
      'The most common oxidation state of the lanthanoids is $+3$.',
      'The most common oxidation state of the lanthanoids is $+2$.',
    ],
    [
      'Potassium dichromate is an oxidising agent in acidic solution.',
      'Potassium dichromate is a reducing agent in acidic solution.',
    ],
    [
      'Zirconium and hafnium have atoms of almost the same size.',
      'Atoms of hafnium are much larger than those of zirconium.',
    ],
    [
      'The manganate ion $\\mathrm{MnO_4^{2-}}$ is green and has one unpaired electron.',
      'The manganate ion $\\mathrm{MnO_4^{2-}}$ is purple and has no unpaired electron.',
    ],
  ]),
  fact('p-block', 'p-Block Elements', 4, 'elements of the p-block', [
    ['Orthoboric acid is a weak monobasic Lewis acid.', 'Orthoboric acid is a strong tribasic acid.'],
    ['Graphite conducts electricity along its layers.', 'Diamond conducts electricity better than graphite.'],
    [
      'White phosphorus is made of tetrahedral $\\mathrm{P_4}$ molecules.',
      'White phosphorus is made of long chains of $\\mathrm{P_2}$ molecules.',
    ],
    ['Phosphorous acid $\\mathrm{H_3PO_3}$ is dibasic.', 'Phosphorous acid $\\mathrm{H_3PO_3}$ is tribasic.'],
    ['Ozone is an angular molecule.', 'Ozone is a linear molecule.'],
    [
      'The acid strength grows from $\\mathrm{HF}$ to $\\mathrm{HI}$.',
      'The acid strength falls from $\\mathrm{HF}$ to $\\mathrm{HI}$.',
    ],
    [
      'Among the hydrides of group 15 ammonia is the strongest base.',
      'Among the hydrides of group 15 phosphine is the strongest base.',
    ],
    [
      'The boiling point of water is higher than that of hydrogen sulphide because of hydrogen bonds.',
      'The boiling point of hydrogen sulphide is higher than that of water because its molecule is heavier.',
    ],
  ]),
  fact(
    'substitution',
    'Organic Compounds Containing Halogens',
    4,
    'nucleophilic substitution of alkyl halides',
    [
      [
        'An $\\mathrm{S_N2}$ reaction turns the configuration of the carbon round.',
        'An $\\mathrm{S_N2}$ reaction keeps the configuration of the carbon.',
      ],
      [
        'Tertiary halides react fastest by $\\mathrm{S_N1}$.',
        'Tertiary halides react fastest by $\\mathrm{S_N2}$.',
      ],
      [
        'The rate of an $\\mathrm{S_N1}$ reaction does not depend on the concentration of the nucleophile.',
        'The rate of an $\\mathrm{S_N1}$ reaction is proportional to the concentration of the nucleophile.',
      ],
      [
        'Polar protic solvents favour $\\mathrm{S_N1}$.',
        'Polar protic solvents favour $\\mathrm{S_N2}$ over $\\mathrm{S_N1}$.',
      ],
      ['Iodide is a better leaving group than chloride.', 'Fluoride is a better leaving group than iodide.'],
      [
        'Chlorobenzene is less reactive towards nucleophiles than chloroethane.',
        'Chlorobenzene is more reactive towards nucleophiles than chloroethane.',
      ],
      [
        'Alcoholic potash favours elimination over substitution.',
        'Aqueous potash favours elimination over substitution.',
      ],
      [
        'Benzyl chloride reacts readily by $\\mathrm{S_N1}$, as its cation is stabilised by resonance.',
        'Benzyl chloride does not react by $\\mathrm{S_N1}$, as its cation is unstable.',
      ],
    ],
  ),
  fact('carbonyls', 'Organic Compounds Containing Oxygen', 4, 'alcohols, aldehydes, ketones and acids', [
    ["Aldehydes reduce Tollens' reagent.", "Simple ketones reduce Tollens' reagent."],
    ['Phenol is a stronger acid than ethanol.', 'Ethanol is a stronger acid than phenol.'],
    [
      'Methanal has no $\\alpha$-hydrogen and gives the Cannizzaro reaction.',
      'Ethanal has no $\\alpha$-hydrogen and gives the Cannizzaro reaction.',
    ],
    ['Propanone gives the iodoform test.', 'Pentan-3-one gives the iodoform test.'],
    [
      'Aldehydes add nucleophiles faster than ketones do.',
      'Ketones add nucleophiles faster than aldehydes do.',
    ],
    [
      'Trichloroacetic acid is a stronger acid than acetic acid.',
      'Acetic acid is a stronger acid than trichloroacetic acid.',
    ],
    [
      'Carboxylic acids boil higher than alcohols of like mass because they form dimers.',
      'Carboxylic acids boil lower than alcohols of like mass.',
    ],
    [
      'Tertiary alcohols give turbidity with the Lucas reagent at once.',
      'Primary alcohols give turbidity with the Lucas reagent at once.',
    ],
  ]),
  fact('molecules-of-life', 'Biomolecules', 3, 'biomolecules', [
    ['Sucrose is a non-reducing sugar.', 'Sucrose is a reducing sugar.'],
    ['Amylose is a chain of $\\alpha$-D-glucose units.', 'Amylose is a chain of $\\beta$-D-glucose units.'],
    [
      'Amino acids are zwitterions at their isoelectric point.',
      'Amino acids carry a positive charge at their isoelectric point.',
    ],
    ['Glycine is optically inactive.', 'Glycine is optically active.'],
    [
      'Denaturing a protein leaves its primary structure whole.',
      'Denaturing a protein breaks its primary structure.',
    ],
    ['Vitamin C is soluble in water.', 'Vitamin C is soluble in fat and stored in the liver.'],
    ['RNA holds uracil in place of thymine.', 'RNA holds thymine in place of cytosine.'],
    ['Fructose is a ketohexose.', 'Fructose is an aldohexose.'],
  ]),
  facts('complexes', 'Coordination Compounds', 5, 'coordination compounds', [
    ['$\\mathrm{[Ni(CO)_4]}$ is tetrahedral.', '$\\mathrm{[Ni(CO)_4]}$ is square planar.'],
    ['$\\mathrm{[Ni(CN)_4]^{2-}}$ is diamagnetic.', '$\\mathrm{[Ni(CN)_4]^{2-}}$ is paramagnetic.'],
    [
      '$\\mathrm{[Co(NH_3)_6]^{3+}}$ is a low-spin complex.',
      '$\\mathrm{[Co(NH_3)_6]^{3+}}$ is a high-spin complex.',
    ],
    [
      '$\\mathrm{[FeF_6]^{3-}}$ has five unpaired electrons.',
      '$\\mathrm{[FeF_6]^{3-}}$ has one unpaired electron.',
    ],
    ['Ethane-1,2-diamine is a bidentate ligand.', 'Ethane-1,2-diamine is a monodentate ligand.'],
    [
      'A square planar complex $\\mathrm{MA_2B_2}$ has a cis and a trans form.',
      'A tetrahedral complex $\\mathrm{MA_2B_2}$ has a cis and a trans form.',
    ],
    [
      'Cyanide splits the d orbitals more than chloride does.',
      'Chloride splits the d orbitals more than cyanide does.',
    ],
    [
      'In $\\mathrm{[Ni(CO)_4]}$ the oxidation number of nickel is zero.',
      'In $\\mathrm{[Ni(CO)_4]}$ the oxidation number of nickel is $+2$.',
    ],
  ]),
  facts('hydrocarbons', 'Hydrocarbons', 5, 'hydrocarbons', [
    [
      'Hydrogen bromide adds to propene by the rule of Markovnikov when no peroxide is there.',
      'Hydrogen bromide adds to propene against the rule of Markovnikov when no peroxide is there.',
    ],
    ['Ethyne is a stronger acid than ethene.', 'Ethene is a stronger acid than ethyne.'],
    [
      'The nitro group directs to the meta position.',
      'The nitro group directs to the ortho and para positions.',
    ],
    ['Benzene rather substitutes than adds.', 'Benzene rather adds than substitutes.'],
    [
      'Trans-but-2-ene is more stable than cis-but-2-ene.',
      'Cis-but-2-ene is more stable than trans-but-2-ene.',
    ],
    ['Ozonolysis of ethene gives methanal.', 'Ozonolysis of ethene gives ethanal.'],
    ['Of the butanes the straight one boils higher.', 'Of the butanes the branched one boils higher.'],
    [
      'Propyne gives a precipitate with ammoniacal silver nitrate.',
      'But-2-yne gives a precipitate with ammoniacal silver nitrate.',
    ],
  ]),
];
