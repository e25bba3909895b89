import { sheetsOf, tex } from './sheet.ts';

export const aptitude = sheetsOf('Quantitative Aptitude', {
  Percentage: {
    'Percentage change': tex`$\frac{\text{new} - \text{old}}{\text{old}}\times100$; changes of $a\,\%$ and $b\,\%$ together give $\left(a + b + \frac{ab}{100}\right)\%$.`,
  },
  Interest: {
    'Simple interest': tex`$SI = \frac{P\,R\,T}{100}$.`,
    'Compound interest': tex`$A = P\left(1 + \frac{R}{100}\right)^T$, $CI = A - P$; for two years $CI - SI = P\left(\frac{R}{100}\right)^2$.`,
  },
  'Profit and Loss': {
    'Profit, loss and discount': tex`Profit % $= \frac{SP - CP}{CP}\times100$; $SP = MP\left(1 - \frac{d}{100}\right)$ for a discount of $d\,\%$ on the marked price.`,
  },
  'Time and Work': {
    'Time and work together': tex`Who needs $a$ and $b$ days alone needs $\frac{ab}{a + b}$ days together.`,
  },
  'Time and Distance': {
    'Average speed and relative speed': tex`Average speed $= \frac{\text{distance}}{\text{time}}$; over equal distances $\frac{2v_1v_2}{v_1 + v_2}$; towards each other speeds are added.`,
    'Boats and streams': tex`Downstream $u + v$, upstream $u - v$.`,
  },
  Ratio: {
    'Alligation and mixture': tex`$\frac{\text{cheaper}}{\text{dearer}} = \frac{d - m}{m - c}$ for the mean price $m$.`,
  },
  Mensuration: {
    'Volume and surface of a sphere, cylinder and cone': tex`Sphere $\frac43\pi r^3$, $4\pi r^2$; cylinder $\pi r^2h$, $2\pi r(r+h)$; cone $\frac13\pi r^2h$, $\pi r(r+l)$.`,
    "Area of a triangle (Heron's formula)": tex`$\sqrt{s(s-a)(s-b)(s-c)}$ with $s = \frac{a+b+c}{2}$.`,
  },
  'Number System': {
    'HCF and LCM': tex`$HCF\times LCM$ is the product of two numbers.`,
    'Divisibility rules': tex`By 3 and 9: the sum of the digits; by 4: the last two digits; by 8: the last three; by 11: the alternating sum of the digits.`,
  },
});

export const biology = sheetsOf('Biology', {
  'Genetics and Evolution': {
    "Mendel's laws and ratios": tex`Monohybrid cross $3:1$, dihybrid $9:3:3:1$ in the second generation; a test cross $1:1$.`,
    'Hardy-Weinberg principle': tex`$p^2 + 2pq + q^2 = 1$ with $p + q = 1$.`,
    "Chargaff's rule": tex`In double-stranded DNA $A = T$ and $G = C$.`,
  },
  'Plant Physiology': {
    Photosynthesis: tex`$6CO_2 + 12H_2O \to C_6H_{12}O_6 + 6O_2 + 6H_2O$: light reactions in the thylakoids, the Calvin cycle in the stroma.`,
    'Respiration and glycolysis': tex`$C_6H_{12}O_6 + 6O_2 \to 6CO_2 + 6H_2O$ with energy; glycolysis in the cytoplasm gives 2 ATP net, the Krebs cycle runs in the mitochondria.`,
  },
  'Human Physiology': {
    'Cardiac output': tex`Stroke volume $\times$ heart rate, about $70\ \mathrm{mL}\times72 \approx 5\ \mathrm{L\,min^{-1}}$.`,
    'Volumes of the lungs': tex`Tidal volume 500 mL; vital capacity $= TV + IRV + ERV$.`,
    Nephron: tex`The nephron filters in the glomerulus, takes back what is needed in its tubules, and concentrates urine in Henle's loop.`,
  },
  'Cell Structure and Function': {
    'Mitosis and meiosis': tex`Mitosis: one division, two equal diploid cells. Meiosis: two divisions, four haploid cells, crossing over in the pachytene of prophase I.`,
    Mitochondria: tex`Mitochondria have two membranes, the inner one folded into cristae; they make ATP by aerobic respiration and have DNA of their own.`,
  },
  'Ecology and Environment': {
    'Population growth, exponential and logistic': tex`$\frac{dN}{dt} = rN$; logistic $\frac{dN}{dt} = rN\left(\frac{K - N}{K}\right)$.`,
    'Ten per cent law of energy flow': tex`About a tenth of the energy of one trophic level reaches the next.`,
  },
});

export const computing = sheetsOf('Computer Science', {
  Algorithms: {
    'Master theorem of recurrences': tex`$T(n) = aT(n/b) + f(n)$: compare $f(n)$ with $n^{\log_ba}$.`,
    'Time complexity of sorting and searching': tex`Merge and heap sort $O(n\log n)$, quicksort $O(n^2)$ at worst, binary search $O(\log n)$.`,
  },
  'Programming and Data Structures': {
    'Nodes and height of a binary tree': tex`Height $h$ (root alone is 0): at most $2^{h+1} - 1$ nodes.`,
  },
  'Computer Organization and Architecture': {
    'Average memory access time of a cache': tex`Hit time $+$ miss rate $\times$ miss penalty.`,
    'Speedup of a pipeline': tex`$\frac{nk}{k + n - 1}$ for $n$ instructions in $k$ stages.`,
  },
  'Computer Networks': {
    'Hosts of a subnet': tex`$2^{32 - p} - 2$ hosts in an IPv4 network with the prefix $/p$.`,
    'Throughput of sliding window protocols': tex`Efficiency $\frac{W}{1 + 2a}$ (at most 1), $a = \frac{\text{propagation}}{\text{transmission}}$.`,
  },
  'Digital Logic': {
    "De Morgan's theorems of Boolean algebra": tex`$\overline{A + B} = \bar A\cdot\bar B$, $\overline{A\cdot B} = \bar A + \bar B$.`,
  },
  'Operating System': {
    'Turnaround and waiting time': tex`Turnaround $=$ completion $-$ arrival; waiting $=$ turnaround $-$ burst.`,
    'Deadlock conditions': tex`Mutual exclusion, hold and wait, no preemption, circular wait: all four together.`,
  },
  Databases: {
    'Normal forms': tex`2NF: no partial dependency on a key; 3NF: no transitive one; BCNF: every determinant is a superkey.`,
  },
});
