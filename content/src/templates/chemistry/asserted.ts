import type { Assertion } from '../assertions.ts';
import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { assertion } = templatesOf('Chemistry');

const ammonia = tex`$\mathrm{N_2(g) + 3H_2(g) \rightleftharpoons 2NH_3(g)}$`;

const equilibrium: readonly Assertion[] = [
  {
    isTrue: 'A catalyst does not change the composition of an equilibrium mixture.',
    isFalse: 'A catalyst increases the amount of product in an equilibrium mixture.',
    reason:
      'A catalyst lowers the activation energies of the forward and the backward reaction by the same amount.',
    besides: 'Finely divided iron is the catalyst in the manufacture of ammonia by Haber’s process.',
    falseReason: 'A catalyst lowers the activation energy of the forward reaction alone.',
    because:
      'Both rate constants increase by the same factor, so their ratio, the equilibrium constant, stays the same.',
  },
  {
    isTrue: `Adding argon at constant volume does not disturb the equilibrium ${ammonia}.`,
    isFalse: `Adding argon at constant volume shifts the equilibrium ${ammonia} towards ammonia.`,
    reason: 'Adding argon at constant volume does not change the partial pressures of the reacting gases.',
    besides: 'The formation of ammonia from nitrogen and hydrogen is exothermic.',
    falseReason: 'Adding argon at constant volume does not change the total pressure of the mixture.',
    because:
      'The reaction quotient contains only the partial pressures of nitrogen, hydrogen and ammonia, so it is still equal to the equilibrium constant.',
  },
  {
    isTrue: 'The equilibrium constant of an exothermic reaction decreases when the temperature is raised.',
    isFalse: 'The equilibrium constant of an exothermic reaction increases when the temperature is raised.',
    reason:
      'In an exothermic reaction the backward reaction has a greater activation energy than the forward reaction.',
    besides:
      'The equilibrium constant of a reaction is the reciprocal of the equilibrium constant of the reverse reaction.',
    falseReason: 'The rate constant of an exothermic reaction decreases when the temperature is raised.',
    because:
      'The greater the activation energy, the larger the factor by which heating increases a rate constant, so the ratio of the forward to the backward rate constant falls.',
  },
  {
    isTrue:
      'A reaction with an equilibrium constant greater than 1 has a negative standard Gibbs energy change.',
    isFalse:
      'A reaction with an equilibrium constant greater than 1 has a positive standard Gibbs energy change.',
    reason: tex`The standard Gibbs energy change of a reaction is $-RT \ln K$.`,
    besides: 'The Gibbs energy of a system is a state function.',
    falseReason: 'The standard Gibbs energy change of every reaction is zero at equilibrium.',
    because: tex`The logarithm of a number greater than 1 is positive, so $-RT \ln K$ is negative.`,
  },
  {
    isTrue: tex`Silver chloride is less soluble in $0.1\ \mathrm{M}$ sodium chloride solution than in water.`,
    isFalse: tex`Silver chloride is as soluble in $0.1\ \mathrm{M}$ sodium chloride solution as in water.`,
    reason:
      'In a saturated solution of silver chloride the product of the concentrations of silver and chloride ions is constant at a given temperature.',
    besides: 'Silver chloride dissolves in aqueous ammonia because a complex ion is formed.',
    falseReason: 'The solubility product of silver chloride decreases when chloride ions are added.',
    because:
      'The chloride ions of sodium chloride increase one factor of the product, so the concentration of silver ions, and with it the solubility, is smaller.',
  },
  {
    isTrue: 'The degree of ionisation of acetic acid increases when its solution is diluted.',
    isFalse: 'The degree of ionisation of acetic acid decreases when its solution is diluted.',
    reason: tex`The degree of ionisation of a weak acid of concentration $c$ is approximately $\sqrt{\frac{K_a}{c}}$.`,
    besides: 'A mixture of acetic acid and sodium acetate in water is a buffer solution.',
    falseReason: 'The ionisation constant of a weak acid increases when its solution is diluted.',
    because: tex`Dilution makes $c$ smaller while $K_a$ stays the same, so the root becomes larger.`,
  },
  {
    isTrue: 'An aqueous solution of sodium acetate is basic.',
    isFalse: 'An aqueous solution of sodium acetate is neutral.',
    reason: 'Acetate ions take up protons from water and set hydroxide ions free.',
    besides: 'An aqueous solution of ammonium acetate is almost neutral.',
    falseReason: 'Sodium ions undergo hydrolysis and set hydroxide ions free.',
    because:
      'Acetate is the conjugate base of a weak acid, while sodium ions do not react with water, so hydroxide ions are in excess.',
  },
  {
    isTrue: 'The second ionisation constant of phosphoric acid is smaller than its first.',
    isFalse: 'The second ionisation constant of phosphoric acid is larger than its first.',
    reason: 'It is harder to remove a proton from a negative ion than from a neutral molecule.',
    besides: 'The oxidation state of phosphorus in phosphoric acid is $+5$.',
    falseReason: 'One of the three hydrogen atoms of phosphoric acid is bonded directly to phosphorus.',
    because: tex`The first proton leaves the neutral molecule $\mathrm{H_3PO_4}$, the second leaves the ion $\mathrm{H_2PO_4^-}$, whose charge attracts it more strongly.`,
  },
];

const dBlock: readonly Assertion[] = [
  {
    isTrue: 'Zinc has the lowest enthalpy of atomisation in the 3d series.',
    isFalse: 'Zinc has the highest enthalpy of atomisation in the 3d series.',
    reason: 'Zinc has no unpaired d electrons that could take part in metallic bonding.',
    besides: tex`Zinc shows only the oxidation state $+2$ in its compounds.`,
    falseReason: 'The 3d subshell of a zinc atom is only half filled.',
    because:
      'The more unpaired electrons take part in metallic bonding, the stronger are the bonds between the atoms of a transition metal; in zinc they are weakest.',
  },
  {
    isTrue: 'Niobium and tantalum have almost the same atomic radius.',
    isFalse: 'Tantalum has a much larger atomic radius than niobium.',
    reason: 'The 4f electrons of tantalum shield the outer electrons poorly from the nuclear charge.',
    besides: 'Niobium and tantalum belong to the same group of the periodic table.',
    falseReason:
      'The 4f electrons shield the outer electrons better than s and p electrons of the same shell.',
    because:
      'Poor shielding lets the effective nuclear charge rise along the lanthanoids, which makes up for the additional shell of tantalum.',
  },
  {
    isTrue: 'Aqueous solutions of titanium(III) salts are purple.',
    isFalse: 'Aqueous solutions of titanium(III) salts are colourless.',
    reason: 'The single d electron of titanium(III) is raised to a higher d orbital by visible light.',
    besides: tex`The oxidation state of titanium in titanium dioxide is $+4$.`,
    falseReason: 'The 3d subshell of a titanium(III) ion is empty.',
    because:
      'Light of the energy that separates the d orbitals is absorbed, and the complementary colour is transmitted.',
  },
  {
    isTrue: 'Copper does not liberate hydrogen from dilute hydrochloric acid.',
    isFalse: 'Copper liberates hydrogen from dilute hydrochloric acid.',
    reason: tex`The standard electrode potential of $\mathrm{Cu^{2+}/Cu}$ is positive.`,
    besides: 'Copper is oxidised by concentrated nitric acid.',
    falseReason: 'Copper is a stronger reducing agent than hydrogen.',
    because:
      'Hydrogen ions oxidise only those metals whose standard electrode potential is lower than that of hydrogen, which is zero.',
  },
  {
    isTrue: tex`In aqueous solution $\mathrm{Cr^{2+}}$ is a reducing agent.`,
    isFalse: tex`In aqueous solution $\mathrm{Cr^{2+}}$ is an oxidising agent.`,
    reason: tex`On losing an electron $\mathrm{Cr^{2+}}$ attains a half-filled $t_{2g}$ level.`,
    besides: tex`In aqueous solution $\mathrm{Cr^{2+}}$ has four unpaired electrons.`,
    falseReason: tex`On losing an electron $\mathrm{Cr^{2+}}$ attains the configuration $3d^5$.`,
    because: tex`The ion $\mathrm{Cr^{3+}}$ has the configuration $t_{2g}^3$, which is very stable in water, so $\mathrm{Cr^{2+}}$ gives up an electron easily.`,
  },
  {
    isTrue: 'The highest oxidation state of manganese is higher in its oxides than in its fluorides.',
    isFalse: 'The highest oxidation state of manganese is higher in its fluorides than in its oxides.',
    reason: 'Oxygen forms multiple bonds with manganese, while fluorine forms single bonds only.',
    besides: 'Fluorine is more electronegative than oxygen.',
    falseReason: 'Fluorine forms multiple bonds with manganese, while oxygen forms single bonds only.',
    because: tex`With double bonds a few oxygen atoms are enough for the oxidation state $+7$, as in $\mathrm{Mn_2O_7}$; among the fluorides the highest is $\mathrm{MnF_4}$.`,
  },
  {
    isTrue: 'Actinoids show more oxidation states than lanthanoids.',
    isFalse: 'Lanthanoids show more oxidation states than actinoids.',
    reason: 'The 5f, 6d and 7s levels of the actinoids have comparable energies.',
    besides: 'All actinoids are radioactive.',
    falseReason:
      'The 5f electrons of the actinoids are held more tightly than the 4f electrons of the lanthanoids.',
    because: 'Where levels lie close to each other, electrons of all of them can take part in bonding.',
  },
  {
    isTrue: 'The third ionisation enthalpy of manganese is higher than that of iron.',
    isFalse: 'The third ionisation enthalpy of iron is higher than that of manganese.',
    reason: tex`The configuration of $\mathrm{Mn^{2+}}$ is $3d^5$, which is half filled and very stable.`,
    besides: 'The nuclear charge of iron is greater than that of manganese.',
    falseReason: tex`The configuration of $\mathrm{Fe^{2+}}$ is $3d^5$, which is half filled and very stable.`,
    because: tex`The third electron of manganese has to be removed from the stable $3d^5$ configuration; in iron its removal from $3d^6$ leads to $3d^5$.`,
  },
];

const oxygenCompounds: readonly Assertion[] = [
  {
    isTrue: 'Phenol is more acidic than ethanol.',
    isFalse: 'Ethanol is more acidic than phenol.',
    reason: 'The negative charge of the phenoxide ion is delocalised over the ring.',
    besides: 'Phenol gives a violet colour with neutral iron(III) chloride solution.',
    falseReason: 'The negative charge of the phenoxide ion is localised on the oxygen atom.',
    because:
      'Delocalisation makes the phenoxide ion more stable than the ethoxide ion, in which the charge stays on oxygen.',
  },
  {
    isTrue: 'ortho-Nitrophenol is more volatile in steam than para-nitrophenol.',
    isFalse: 'para-Nitrophenol is more volatile in steam than ortho-nitrophenol.',
    reason:
      'The hydrogen bonds of ortho-nitrophenol are intramolecular, those of para-nitrophenol intermolecular.',
    besides: 'Both ortho-nitrophenol and para-nitrophenol are more acidic than phenol.',
    falseReason:
      'The hydrogen bonds of ortho-nitrophenol are intermolecular, those of para-nitrophenol intramolecular.',
    because:
      'Intermolecular hydrogen bonds hold the molecules of para-nitrophenol together, so they pass less easily into the vapour.',
  },
  {
    isTrue: 'Benzaldehyde is less reactive than propanal towards nucleophilic addition.',
    isFalse: 'Benzaldehyde is more reactive than propanal towards nucleophilic addition.',
    reason: 'Resonance with the ring makes the carbonyl carbon of benzaldehyde less electrophilic.',
    besides: tex`Benzaldehyde has no $\alpha$-hydrogen atom.`,
    falseReason: 'Resonance with the ring makes the carbonyl carbon of benzaldehyde more electrophilic.',
    because: 'The less electrophilic the carbonyl carbon is, the more slowly a nucleophile attacks it.',
  },
  {
    isTrue: 'Methanal undergoes the Cannizzaro reaction with concentrated alkali.',
    isFalse: 'Ethanal undergoes the Cannizzaro reaction with concentrated alkali.',
    reason: tex`Methanal has no $\alpha$-hydrogen atom.`,
    besides: 'Methanal is a gas at room temperature.',
    falseReason: tex`Methanal has two $\alpha$-hydrogen atoms.`,
    because: tex`Without $\alpha$-hydrogen an aldehyde cannot form the enolate ion of an aldol reaction; one molecule of it is reduced and another one is oxidised.`,
  },
  {
    isTrue: 'Carboxylic acids do not form oximes with hydroxylamine.',
    isFalse: 'Carboxylic acids form oximes with hydroxylamine, as ketones do.',
    reason: 'Resonance makes the carboxyl carbon less electrophilic than the carbonyl carbon of a ketone.',
    besides: 'Most carboxylic acids exist as dimers in the vapour phase.',
    falseReason:
      'Resonance makes the carboxyl carbon more electrophilic than the carbonyl carbon of a ketone.',
    because:
      'The formation of an oxime begins with the attack of a nucleophile on an electrophilic carbonyl carbon.',
  },
  {
    isTrue: 'Anisole and hydrogen iodide give phenol and iodomethane.',
    isFalse: 'Anisole and hydrogen iodide give iodobenzene and methanol.',
    reason: 'In anisole the bond between oxygen and the ring has partial double bond character.',
    besides: 'Anisole is brominated mainly at the para position.',
    falseReason: 'In anisole the bond between oxygen and the methyl group has partial double bond character.',
    because: 'Iodide ions break the weaker one of the two bonds, so oxygen stays on the ring.',
  },
  {
    isTrue: 'Sodium ethoxide and 2-bromo-2-methylpropane give mainly an alkene.',
    isFalse: 'Sodium ethoxide and 2-bromo-2-methylpropane give mainly an ether.',
    reason: 'Alkoxide ions are strong bases, which bring about elimination in tertiary alkyl halides.',
    besides: 'Sodium methoxide and bromoethane give methoxyethane.',
    falseReason: tex`Tertiary alkyl halides undergo $\mathrm{S_N2}$ reactions faster than primary ones.`,
    because:
      'Ethoxide takes a proton from a methyl group, since bulky groups hinder its attack on the carbon that bears bromine.',
  },
  {
    isTrue: 'Phenol and bromine water give a white precipitate of tribromophenol.',
    isFalse: 'Phenol and bromine water give mainly para-bromophenol.',
    reason: 'The hydroxyl group of phenol activates the ring strongly towards electrophiles.',
    besides: 'Phenol and bromine in carbon disulphide give mainly para-bromophenol.',
    falseReason: 'The hydroxyl group of phenol deactivates the ring towards electrophiles.',
    because:
      'Resonance raises the electron density at both ortho positions and the para position, so bromine substitutes at all three without a Lewis acid.',
  },
];

export const assertedInChemistry = [
  assertion('assertion-equilibrium', 'Equilibrium', 5, equilibrium),
  assertion('assertion-d-block', 'd- and f-Block Elements', 5, dBlock),
  assertion('assertion-oxygen-compounds', 'Organic Compounds Containing Oxygen', 5, oxygenCompounds),
];
