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
        'Atomic radius decreases from left to right in a period.',
        'Atomic radius increases from left to right in a period.',
        'The effective nuclear charge increases while the valence shell remains the same.',
      ],
      [
        'The first ionisation enthalpy of nitrogen is higher than that of oxygen.',
        'The first ionisation enthalpy of oxygen is higher than that of nitrogen.',
        'The half-filled $2p^3$ configuration of nitrogen is more stable than $2p^4$.',
      ],
      [
        'Chlorine has a more negative electron gain enthalpy than fluorine.',
        'Fluorine has a more negative electron gain enthalpy than chlorine.',
        'In the small $2p$ subshell of fluorine the electrons repel the added electron more.',
      ],
      [
        'Fluorine is the most electronegative element.',
        'Chlorine is the most electronegative element.',
        'On the Pauling scale fluorine has 4.0 and chlorine 3.0.',
      ],
      [
        'An anion is larger than its parent atom.',
        'An anion is smaller than its parent atom.',
        'The same nuclear charge holds more electrons, which repel each other.',
      ],
      [
        'Of the isoelectronic ions $\\mathrm{Na^+}$, $\\mathrm{Mg^{2+}}$ and $\\mathrm{Al^{3+}}$, $\\mathrm{Al^{3+}}$ is the smallest.',
        'Of the isoelectronic ions $\\mathrm{Na^+}$, $\\mathrm{Mg^{2+}}$ and $\\mathrm{Al^{3+}}$, $\\mathrm{Al^{3+}}$ is the largest.',
        'All have ten electrons, and the greatest nuclear charge attracts them most strongly.',
      ],
      [
        'Metallic character increases down a group.',
        'Metallic character decreases down a group.',
        'The ionisation enthalpy decreases down a group, so electrons are lost more easily.',
      ],
      [
        'The second ionisation enthalpy of sodium is much higher than its first.',
        'The second ionisation enthalpy of sodium is lower than its first.',
        'The second electron has to be removed from the noble gas configuration of $\\mathrm{Na^+}$.',
      ],
    ],
  ),
  fact('d-block', 'd- and f-Block Elements', 4, 'elements of the d- and f-block', [
    [
      'Zinc has completely filled d orbitals in its common oxidation state.',
      'Zinc has partly filled d orbitals in its common oxidation state.',
      '$\\mathrm{Zn^{2+}}$ is $3d^{10}$, for which reason zinc is not regarded as a transition element.',
    ],
    [
      'Compounds of scandium(III) are colourless.',
      'Compounds of scandium(III) are deep blue.',
      '$\\mathrm{Sc^{3+}}$ is $3d^0$, so d-d transitions are not possible.',
    ],
    [
      'The highest oxidation state of manganese is $+7$.',
      'The highest oxidation state of manganese is $+4$.',
      'It uses all its $3d^5 4s^2$ electrons, as in $\\mathrm{KMnO_4}$.',
    ],
    [
      'The ionic radii of $\\mathrm{Ln^{3+}}$ decrease from lanthanum to lutetium.',
      'The ionic radii of $\\mathrm{Ln^{3+}}$ increase from lanthanum to lutetium.',
      'This lanthanoid contraction is due to the poor shielding by 4f electrons.',
    ],
    [
      'The most common oxidation state of the lanthanoids is $+3$.',
      'The most common oxidation state of the lanthanoids is $+2$.',
      'Only a few of them, such as europium, also form stable $+2$ ions.',
    ],
    [
      'Potassium dichromate is an oxidising agent in acidic solution.',
      'Potassium dichromate is a reducing agent in acidic solution.',
      'Chromium is reduced from $+6$ to $+3$.',
    ],
    [
      'Zirconium and hafnium have almost the same atomic radius.',
      'The atomic radius of hafnium is much larger than that of zirconium.',
      'The lanthanoid contraction balances the additional shell.',
    ],
    [
      'The manganate ion $\\mathrm{MnO_4^{2-}}$ is green and has one unpaired electron.',
      'The manganate ion $\\mathrm{MnO_4^{2-}}$ is purple and has no unpaired electron.',
      'Manganese is in the $+6$ state, $3d^1$; the purple ion is permanganate, $\\mathrm{MnO_4^-}$.',
    ],
  ]),
  fact('p-block', 'p-Block Elements', 4, 'elements of the p-block', [
    [
      'Orthoboric acid is a weak monobasic Lewis acid.',
      'Orthoboric acid is a strong tribasic acid.',
      'It accepts $\\mathrm{OH^-}$ from water and so releases one $\\mathrm{H^+}$.',
    ],
    [
      'Graphite conducts electricity along its layers.',
      'Diamond conducts electricity better than graphite.',
      'In graphite one electron of each carbon is delocalised; in diamond all four are in $\\sigma$ bonds.',
    ],
    [
      'White phosphorus consists of tetrahedral $\\mathrm{P_4}$ molecules.',
      'White phosphorus consists of long chains of $\\mathrm{P_2}$ molecules.',
      'Red phosphorus consists of chains of $\\mathrm{P_4}$ tetrahedra.',
    ],
    [
      'Phosphorous acid $\\mathrm{H_3PO_3}$ is dibasic.',
      'Phosphorous acid $\\mathrm{H_3PO_3}$ is tribasic.',
      'One of its three hydrogen atoms is bonded to phosphorus and is not ionisable.',
    ],
    [
      'The ozone molecule is angular.',
      'The ozone molecule is linear.',
      'The central oxygen has a lone pair, and the bond angle is about $117^\\circ$.',
    ],
    [
      'The acid strength increases from $\\mathrm{HF}$ to $\\mathrm{HI}$.',
      'The acid strength decreases from $\\mathrm{HF}$ to $\\mathrm{HI}$.',
      'The bond dissociation enthalpy decreases from $\\mathrm{HF}$ to $\\mathrm{HI}$.',
    ],
    [
      'Among the hydrides of group 15 ammonia is the strongest base.',
      'Among the hydrides of group 15 phosphine is the strongest base.',
      'On the small nitrogen atom the lone pair has the highest electron density.',
    ],
    [
      'Water has a higher boiling point than hydrogen sulphide because of hydrogen bonds.',
      'Hydrogen sulphide has a higher boiling point than water because its molar mass is greater.',
      'Hydrogen bonds between water molecules outweigh the difference in molar mass.',
    ],
  ]),
  fact(
    'substitution',
    'Organic Compounds Containing Halogens',
    4,
    'nucleophilic substitution of alkyl halides',
    [
      [
        'An $\\mathrm{S_N2}$ reaction proceeds with inversion of configuration.',
        'An $\\mathrm{S_N2}$ reaction proceeds with retention of configuration.',
        'The nucleophile attacks from the side opposite to the leaving group.',
      ],
      [
        'Tertiary alkyl halides are the most reactive in $\\mathrm{S_N1}$ reactions.',
        'Tertiary alkyl halides are the most reactive in $\\mathrm{S_N2}$ reactions.',
        'They form the most stable carbocations, whereas their bulky groups hinder a backside attack.',
      ],
      [
        'The rate of an $\\mathrm{S_N1}$ reaction does not depend on the concentration of the nucleophile.',
        'The rate of an $\\mathrm{S_N1}$ reaction is proportional to the concentration of the nucleophile.',
        'The slow step is the ionisation of the alkyl halide.',
      ],
      [
        'Polar protic solvents favour $\\mathrm{S_N1}$ reactions.',
        'Polar protic solvents favour $\\mathrm{S_N2}$ over $\\mathrm{S_N1}$ reactions.',
        'They solvate the ions that are formed, but also hold back the nucleophile.',
      ],
      [
        'Iodide is a better leaving group than chloride.',
        'Chloride is a better leaving group than iodide.',
        'The C-I bond is the weakest and iodide is the weakest base among the halides.',
      ],
      [
        'Chlorobenzene is less reactive towards nucleophiles than chloroethane.',
        'Chlorobenzene is more reactive towards nucleophiles than chloroethane.',
        'Resonance gives its C-Cl bond partial double bond character.',
      ],
      [
        'Alcoholic potassium hydroxide favours elimination over substitution.',
        'Aqueous potassium hydroxide favours elimination over substitution.',
        'In alcohol the strong base ethoxide is present; in water $\\mathrm{OH^-}$ is solvated and acts as a nucleophile.',
      ],
      [
        'Benzyl chloride readily undergoes $\\mathrm{S_N1}$ reactions.',
        'Benzyl chloride does not undergo $\\mathrm{S_N1}$ reactions, since its carbocation is unstable.',
        'The benzyl carbocation is stabilised by resonance.',
      ],
    ],
  ),
  fact('carbonyls', 'Organic Compounds Containing Oxygen', 4, 'alcohols, aldehydes, ketones and acids', [
    [
      "Aldehydes reduce Tollens' reagent.",
      "Simple ketones reduce Tollens' reagent.",
      'Aldehydes are easily oxidised to acids with the same number of carbon atoms.',
    ],
    [
      'Phenol is a stronger acid than ethanol.',
      'Ethanol is a stronger acid than phenol.',
      'The phenoxide ion is stabilised by resonance.',
    ],
    [
      'Methanal has no $\\alpha$-hydrogen and undergoes the Cannizzaro reaction.',
      'Ethanal has no $\\alpha$-hydrogen and undergoes the Cannizzaro reaction.',
      'Ethanal has three $\\alpha$-hydrogens and undergoes aldol condensation.',
    ],
    [
      'Propanone gives the iodoform test.',
      'Pentan-3-one gives the iodoform test.',
      'The test needs a $\\mathrm{CH_3CO}$ group, which pentan-3-one does not have.',
    ],
    [
      'Aldehydes are more reactive than ketones in nucleophilic addition.',
      'Ketones are more reactive than aldehydes in nucleophilic addition.',
      'Two alkyl groups hinder the attack and make the carbonyl carbon less electrophilic.',
    ],
    [
      'Trichloroacetic acid is a stronger acid than acetic acid.',
      'Acetic acid is a stronger acid than trichloroacetic acid.',
      'The $-I$ effect of three chlorine atoms stabilises the anion.',
    ],
    [
      'Carboxylic acids have higher boiling points than alcohols of comparable molar mass.',
      'Carboxylic acids have lower boiling points than alcohols of comparable molar mass.',
      'They are associated as dimers through two hydrogen bonds.',
    ],
    [
      'Tertiary alcohols give immediate turbidity with the Lucas reagent.',
      'Primary alcohols give immediate turbidity with the Lucas reagent.',
      'The reaction proceeds through the carbocation; primary alcohols give no turbidity at room temperature.',
    ],
  ]),
  fact('molecules-of-life', 'Biomolecules', 3, 'biomolecules', [
    [
      'Sucrose is a non-reducing sugar.',
      'Sucrose is a reducing sugar.',
      'The anomeric carbons of glucose and fructose are both used in the glycosidic bond.',
    ],
    [
      'Amylose is a linear polymer of $\\alpha$-D-glucose.',
      'Amylose is a linear polymer of $\\beta$-D-glucose.',
      'The linear polymer of $\\beta$-D-glucose is cellulose.',
    ],
    [
      'Amino acids exist as zwitterions at their isoelectric point.',
      'Amino acids carry a net positive charge at their isoelectric point.',
      'At this pH the net charge is zero, and they do not migrate in an electric field.',
    ],
    [
      'Glycine is optically inactive.',
      'Glycine is optically active.',
      'Its $\\alpha$-carbon bears two hydrogen atoms and is not chiral.',
    ],
    [
      'The primary structure of a protein remains intact on denaturation.',
      'The primary structure of a protein is destroyed on denaturation.',
      'Only the secondary and tertiary structures are destroyed; the peptide bonds remain.',
    ],
    [
      'Vitamin C is soluble in water.',
      'Vitamin C is soluble in fat and is stored in the liver.',
      'Vitamins A, D, E and K are soluble in fat.',
    ],
    [
      'RNA contains uracil in place of thymine.',
      'RNA contains thymine in place of cytosine.',
      'The bases of RNA are adenine, guanine, cytosine and uracil.',
    ],
    [
      'Fructose is a ketohexose.',
      'Fructose is an aldohexose.',
      'It has a keto group at the second carbon; glucose is an aldohexose.',
    ],
  ]),
  facts('complexes', 'Coordination Compounds', 5, 'coordination compounds', [
    [
      '$\\mathrm{[Ni(CO)_4]}$ is tetrahedral.',
      '$\\mathrm{[Ni(CO)_4]}$ is square planar.',
      'Nickel(0) is $3d^{10}$ in the complex and $sp^3$ hybridised.',
    ],
    [
      '$\\mathrm{[Ni(CN)_4]^{2-}}$ is diamagnetic.',
      '$\\mathrm{[Ni(CN)_4]^{2-}}$ is paramagnetic.',
      'The strong field ligand pairs the $3d^8$ electrons, and the complex is $dsp^2$, square planar.',
    ],
    [
      '$\\mathrm{[Co(NH_3)_6]^{3+}}$ is a low-spin complex.',
      '$\\mathrm{[Co(NH_3)_6]^{3+}}$ is a high-spin complex.',
      'It is an inner orbital ($d^2sp^3$), diamagnetic complex with $t_{2g}^6$.',
    ],
    [
      '$\\mathrm{[FeF_6]^{3-}}$ has five unpaired electrons.',
      '$\\mathrm{[FeF_6]^{3-}}$ has one unpaired electron.',
      'Fluoride is a weak field ligand, so $\\mathrm{Fe^{3+}}$ ($3d^5$) is high-spin.',
    ],
    [
      'Ethane-1,2-diamine is a bidentate ligand.',
      'Ethane-1,2-diamine is a monodentate ligand.',
      'It coordinates through both nitrogen atoms.',
    ],
    [
      'A square planar complex $\\mathrm{MA_2B_2}$ has cis and trans isomers.',
      'A tetrahedral complex $\\mathrm{MA_2B_2}$ has cis and trans isomers.',
      'In a tetrahedron all positions are adjacent to each other.',
    ],
    [
      'Cyanide causes a greater splitting of the d orbitals than chloride.',
      'Chloride causes a greater splitting of the d orbitals than cyanide.',
      'In the spectrochemical series cyanide stands near the strong field end.',
    ],
    [
      'The oxidation number of nickel in $\\mathrm{[Ni(CO)_4]}$ is zero.',
      'The oxidation number of nickel in $\\mathrm{[Ni(CO)_4]}$ is $+2$.',
      'The complex and its ligands are neutral.',
    ],
  ]),
  facts('hydrocarbons', 'Hydrocarbons', 5, 'hydrocarbons', [
    [
      "In the absence of peroxides hydrogen bromide adds to propene by Markovnikov's rule.",
      "In the absence of peroxides hydrogen bromide adds to propene against Markovnikov's rule.",
      'The more stable secondary carbocation is formed; with peroxides a radical mechanism reverses the orientation.',
    ],
    [
      'Ethyne is a stronger acid than ethene.',
      'Ethene is a stronger acid than ethyne.',
      'The $sp$ carbon has more s character and is more electronegative than the $sp^2$ carbon.',
    ],
    [
      'The nitro group is meta directing.',
      'The nitro group is ortho and para directing.',
      'It withdraws electrons and reduces the electron density mainly at the ortho and para positions.',
    ],
    [
      'Benzene undergoes substitution more readily than addition.',
      'Benzene undergoes addition more readily than substitution.',
      'Addition would destroy the aromatic stabilisation.',
    ],
    [
      'Trans-but-2-ene is more stable than cis-but-2-ene.',
      'Cis-but-2-ene is more stable than trans-but-2-ene.',
      'In the cis isomer the two methyl groups repel each other.',
    ],
    [
      'Ozonolysis of ethene gives methanal.',
      'Ozonolysis of ethene gives ethanal.',
      'The double bond is cleaved, and each carbon becomes a carbonyl carbon.',
    ],
    [
      'n-Butane has a higher boiling point than 2-methylpropane.',
      '2-Methylpropane has a higher boiling point than n-butane.',
      'Branching reduces the surface area and with it the van der Waals forces.',
    ],
    [
      'Propyne gives a precipitate with ammoniacal silver nitrate.',
      'But-2-yne gives a precipitate with ammoniacal silver nitrate.',
      'The test needs an acidic hydrogen at a terminal triple bond.',
    ],
  ]),
];
