import { sheetsOf, tex } from './sheet.ts';

export const chemistry = sheetsOf('Chemistry', {
  'Some Basic Concepts': {
    'Mole, mass and number of particles': tex`$n = \frac{m}{M} = \frac{N}{N_A} = \frac{V_{STP}}{22.4\ \mathrm L}$, $N_A = 6.022\times10^{23}\ \mathrm{mol^{-1}}$.`,
    'Molarity, molality and mole fraction': tex`$M = \frac{n}{V(\mathrm L)}$, $m = \frac{n}{w_{solvent}(\mathrm{kg})}$, $x_A = \frac{n_A}{\sum n}$.`,
    'Dilution and neutralisation': tex`$M_1V_1 = M_2V_2$, $N_1V_1 = N_2V_2$.`,
    'Empirical and molecular formula': tex`Molecular formula $= n\times$ empirical formula, $n = \frac{\text{molar mass}}{\text{empirical formula mass}}$.`,
  },
  'Atomic Structure': {
    'Bohr energy and radius for hydrogen-like ions': tex`$E_n = -13.6\frac{Z^2}{n^2}\ \mathrm{eV}$, $r_n = 0.529\frac{n^2}{Z}$ Å.`,
    'Rydberg formula for spectral lines': tex`$\frac{1}{\lambda} = RZ^2\left(\frac{1}{n_1^2} - \frac{1}{n_2^2}\right)$, $R = 1.097\times10^7\ \mathrm{m^{-1}}$.`,
    'Heisenberg uncertainty principle': tex`$\Delta x\,\Delta p \ge \frac{h}{4\pi}$.`,
    'Quantum numbers and nodes': tex`$n$, $l = 0\ldots n-1$, $m_l = -l\ldots l$, $m_s = \pm\frac12$; radial nodes $n - l - 1$, angular nodes $l$.`,
  },
  'Chemical Bonding and Molecular Structure': {
    'Bond order in molecular orbital theory': tex`$\frac{N_b - N_a}{2}$; the higher it is, the shorter and stronger the bond.`,
    'Hybridisation and shape (VSEPR)': tex`2 pairs $sp$ linear, 3 $sp^2$ trigonal planar, 4 $sp^3$ tetrahedral, 5 $sp^3d$ trigonal bipyramidal, 6 $sp^3d^2$ octahedral.`,
    'Formal charge': tex`Valence electrons $-$ non-bonding electrons $- \frac12$ bonding electrons.`,
    'Dipole moment': tex`$\mu = qd$, in debye ($1\ \mathrm D = 3.336\times10^{-30}\ \mathrm{C\,m}$).`,
  },
  'Chemical Thermodynamics': {
    'Gibbs free energy and spontaneity': tex`$\Delta G = \Delta H - T\Delta S$; spontaneous where $\Delta G < 0$; $\Delta G^\circ = -RT\ln K$.`,
    'Enthalpy and internal energy': tex`$\Delta H = \Delta U + \Delta n_g RT$.`,
    "Hess's law, enthalpy of reaction": tex`$\Delta H_r^\circ = \sum\Delta H_f^\circ(\text{products}) - \sum\Delta H_f^\circ(\text{reactants})$.`,
    'Entropy change': tex`$\Delta S = \frac{q_{rev}}{T}$.`,
  },
  Solutions: {
    "Raoult's law": tex`$p_A = x_Ap_A^\circ$; relative lowering $\frac{p^\circ - p}{p^\circ} = x_{solute}$.`,
    'Elevation of boiling point and depression of freezing point': tex`$\Delta T_b = iK_bm$, $\Delta T_f = iK_fm$.`,
    'Osmotic pressure': tex`$\pi = iCRT$.`,
    "Henry's law": tex`$p = K_Hx$.`,
    "Van't Hoff factor": tex`Dissociation into $n$ ions: $i = 1 + (n - 1)\alpha$.`,
  },
  Equilibrium: {
    'Equilibrium constant': tex`$K_c = \frac{[C]^c[D]^d}{[A]^a[B]^b}$, $K_p = K_c(RT)^{\Delta n_g}$.`,
    'pH and ionic product of water': tex`$pH = -\log_{10}[H^+]$, $K_w = [H^+][OH^-] = 10^{-14}$ at 298 K.`,
    'Buffer solution, Henderson-Hasselbalch equation': tex`$pH = pK_a + \log_{10}\frac{[\text{salt}]}{[\text{acid}]}$.`,
    'Weak acid: Ostwald dilution': tex`$K_a = \frac{C\alpha^2}{1 - \alpha} \approx C\alpha^2$, $[H^+] = \sqrt{K_aC}$.`,
    'Solubility product': tex`For $A_xB_y$: $K_{sp} = x^xy^ys^{x+y}$.`,
    "Le Chatelier's principle": tex`A system in equilibrium shifts so that it counteracts a change of concentration, pressure or temperature.`,
  },
  'Redox Reactions and Electrochemistry': {
    'Nernst equation': tex`$E = E^\circ - \frac{0.0591}{n}\log_{10}Q$ at 298 K.`,
    "Faraday's laws of electrolysis": tex`$m = ZIt = \frac{M}{nF}It$, $F = 96500\ \mathrm{C\,mol^{-1}}$.`,
    'Cell potential and free energy': tex`$E^\circ_{cell} = E^\circ_{cathode} - E^\circ_{anode}$, $\Delta G^\circ = -nFE^\circ$.`,
    'Molar conductivity, Kohlrausch law': tex`$\Lambda_m = \frac{1000\,\kappa}{M}$, $\Lambda_m^\circ = \nu_+\lambda_+^\circ + \nu_-\lambda_-^\circ$.`,
  },
  'Chemical Kinetics': {
    'First order reaction': tex`$k = \frac{2.303}{t}\log_{10}\frac{[A]_0}{[A]}$, $t_{1/2} = \frac{0.693}{k}$.`,
    'Zero order reaction': tex`$[A] = [A]_0 - kt$, $t_{1/2} = \frac{[A]_0}{2k}$.`,
    'Arrhenius equation and activation energy': tex`$k = Ae^{-E_a/RT}$, $\log_{10}\frac{k_2}{k_1} = \frac{E_a}{2.303R}\left(\frac{1}{T_1} - \frac{1}{T_2}\right)$.`,
    'Rate law and order of a reaction': tex`$r = k[A]^x[B]^y$, order $x + y$; $k$ has the unit $(\mathrm{mol\,L^{-1}})^{1-n}\,\mathrm s^{-1}$.`,
  },
  'Classification of Elements and Periodicity': {
    'Periodic trends': tex`Along a period atomic radius falls, ionisation enthalpy and electronegativity rise; down a group it is the other way round.`,
  },
  'd- and f-Block Elements': {
    'Spin-only magnetic moment': tex`$\mu = \sqrt{n(n + 2)}\ \mathrm{BM}$ for $n$ unpaired electrons.`,
  },
  'Coordination Compounds': {
    'Crystal field stabilisation energy': tex`Octahedral: $(-0.4x + 0.6y)\Delta_o$ for $x$ electrons in $t_{2g}$ and $y$ in $e_g$; $\Delta_t = \frac49\Delta_o$.`,
    'Spectrochemical series': tex`$I^- < Br^- < Cl^- < F^- < OH^- < H_2O < NH_3 < en < CN^- < CO$.`,
  },
  'Basic Principles of Organic Chemistry': {
    'Degree of unsaturation': tex`For $C_cH_hN_nX_x$: $\frac{2c + 2 + n - h - x}{2}$.`,
    'Stability of carbocations and radicals': tex`Tertiary $>$ secondary $>$ primary $>$ methyl; allyl and benzyl are stabilised by resonance.`,
  },
  Hydrocarbons: {
    "Markovnikov's rule": tex`Hydrogen adds to the carbon of the double bond that has more hydrogens; with HBr and a peroxide it is the other way round.`,
    "Huckel's rule of aromaticity": tex`A planar ring with full conjugation is aromatic if it has $4n + 2$ $\pi$ electrons.`,
    'Ozonolysis of alkenes': tex`$O_3$, then Zn and water, splits $C{=}C$ into two carbonyl groups.`,
  },
  'Organic Compounds Containing Halogens': {
    'SN1 and SN2 substitution': tex`SN1: two steps, rate $k[RX]$, tertiary first, racemisation. SN2: one step, rate $k[RX][Nu]$, primary first, inversion.`,
  },
});
