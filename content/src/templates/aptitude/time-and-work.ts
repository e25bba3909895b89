import { amount, equals, gcd, isPrintedInFull, mixedNumber, number, range, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asCount, isWhole } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const WORK = 'Time and Work';
const DISTANCE = 'Time and Distance';

const asMixed =
  (largest: number) =>
  (value: number): string | null => {
    const exact = mixedNumber(value, largest);
    return exact === null ? null : `$${exact}$`;
  };

export const timeAndWork = [
  mcq('cistern-with-a-leak', WORK, 4, (random) => {
    const [a, b, c] = [random.int(4, 24), random.int(5, 36), random.int(8, 60)];
    const above = b * c + a * c - a * b;
    const value = (a * b * c) / above;
    const alone = (a * b) / (a + b);
    // Of two pipes that cancel each other nothing would be left to calculate.
    const isTidy = mixedNumber(value, 5) !== null && above > 0 && a < b && value < 40 && c > a && c !== b;
    return isTidy
      ? {
          text: `Two pipes can fill a cistern in ${a} hours and ${b} hours respectively, and a third pipe can empty it in ${c} hours. If all three pipes are opened together when the cistern is empty, how many hours does it take to fill?`,
          value,
          check: root((t) => t / a + t / b - t / c - 1, 0.01, 1000),
          within: [1, 60],
          step: Number.isInteger(value) ? 1 : 0.5,
          mistakes: [
            alone,
            (a * c) / (c - a),
            (a * b * c) / (a * b + b * c + a * c),
            a + b - c,
            (a + b) / 2,
            c - a,
          ].filter((mistake) => mistake > value / 3),
          show: asMixed(5),
          difficulty: Number.isInteger(value) ? 3 : 4,
          why: tex`In one hour $\frac{1}{${a}} + \frac{1}{${b}} - \frac{1}{${c}} = \frac{${above / gcd(above, a * b * c)}}{${(a * b * c) / gcd(above, a * b * c)}}$ of the cistern is filled, so it takes $${mixedNumber(value, 5) ?? ''}$ hours. Without the third pipe, which empties the cistern, ${mixedNumber(alone, 5) !== null ? tex`it would take only $${mixedNumber(alone, 5) ?? ''}$ hours` : 'it would take less time'}.`,
        }
      : null;
  }),

  mcq('one-of-two-leaves', WORK, 4, (random) => {
    const [a, b] = [random.int(8, 30), random.int(10, 45)];
    const together = random.int(2, 9);
    const rest = 1 - together / a - together / b;
    const value = rest * b;
    const daily = gcd(a, b);
    const all = (a * b) / daily;
    const left = all - together * (all / a + all / b);
    const unitsOf = (units: number) => (units === 1 ? '1 unit' : `${units} units`);
    return a === b || all > 240 || rest < 0.1 || mixedNumber(value, 3) === null
      ? null
      : {
          text: `A can complete a piece of work in ${a} days and B in ${b} days. They work together for ${together} days, and then A leaves. In how many more days does B complete the remaining work?`,
          value,
          // The work in units of which both do a whole number in a day.
          check: (all - together * (all / a + all / b)) / (all / b),
          within: [1, 45],
          step: Number.isInteger(value) ? 1 : 0.5,
          mistakes: [
            rest * a,
            value + together,
            b - together,
            (1 - together / a) * b,
            // As if both went on to the end.
            (a * b) / (a + b) - together,
            a - together,
          ],
          show: asMixed(3),
          difficulty: Number.isInteger(value) ? 3 : 4,
          why: tex`Let the work be ${all} units, the LCM of ${a} and ${b}. In a day A does ${unitsOf(all / a)} and B does ${unitsOf(all / b)}. In ${together} days they do $${together} \times ${all / a + all / b} = ${all - left}$ units and leave ${left}. B needs $${all === b ? left : tex`\frac{${left}}{${all / b}} = ${mixedNumber(value, 3) ?? ''}`}$ days for them. Counted from the beginning, the work takes $${mixedNumber(value + together, 3) ?? ''}$ days, but only the days after A leaves are asked for.`,
        };
  }),

  mcq('two-trains-cross', DISTANCE, 4, (random) => {
    const [one, other] = [random.int(120, 300, 10), random.int(100, 280, 10)];
    const [fast, slow] = [random.int(54, 110, 2), random.int(36, 90, 2)];
    const isMeeting = random.int(0, 1) === 1;
    const relative = isMeeting ? fast + slow : fast - slow;
    const value = (one + other) / (relative / 3.6);
    const metres = (kmh: number) => (kmh * 5) / 18;
    const opposite = (one + other) / metres(isMeeting ? fast - slow : fast + slow);
    // Such papers do not ask for rounding.
    return relative < 18 || relative % 18 !== 0 || fast <= slow || !isWhole(value * 2)
      ? null
      : {
          text: `Two trains ${one} m and ${other} m long run on parallel tracks at ${fast} km/h and ${slow} km/h ${isMeeting ? 'in opposite directions' : 'in the same direction'}. The time that they take to cross each other completely is`,
          value,
          check: root(
            (t) => metres(fast) * t + (isMeeting ? 1 : -1) * metres(slow) * t - one - other,
            0,
            1000,
          ),
          within: [2, 150],
          mistakes: [
            opposite,
            (one + other) / metres(fast),
            one / metres(relative),
            other / metres(relative),
            (one + other) / metres(slow),
          ],
          unit: 's',
          why: tex`Relative speed: $${fast} ${isMeeting ? '+' : '-'} ${slow} = ${relative}\ \mathrm{km/h} = ${relative} \times \frac{5}{18} = ${number(metres(relative))}\ \mathrm{m/s}$. Together they cover $${one} + ${other} = ${one + other}\ \mathrm{m}$: $\frac{${one + other}}{${number(metres(relative))}} ${equals(value)}\ \mathrm{s}$. ${isMeeting ? 'Subtracting' : 'Adding'} the speeds, which gives ${isPrintedInFull(opposite) ? '' : 'about '}${amount(opposite, 's')}, would be right for trains that run in ${isMeeting ? 'the same direction' : 'opposite directions'}.`,
        };
  }),

  mcq('late-and-early', DISTANCE, 4, (random) => {
    const isWalk = random.int(0, 1) === 1;
    const [slow, fast] = isWalk
      ? [random.int(3, 4), random.int(5, 6)]
      : [random.int(24, 40, 4), random.int(44, 60, 4)];
    const [late, early] = [random.int(4, 20), random.int(4, 20)];
    const minutes = late + early;
    const value = (slow * fast * minutes) / ((fast - slow) * 60);
    const isTidy = isWhole(value * 2) && (isWalk ? value <= 6 : value >= 10 && value <= 60);
    const [who, goes, place] = isWalk
      ? (['Ramesh', 'walks', 'school'] as const)
      : (['Sunita', 'drives', 'her office'] as const);
    return isTidy
      ? {
          text: `If ${who} ${goes} to ${place} at ${slow} km/h, ${isWalk ? 'he' : 'she'} arrives ${late} minutes late. At ${fast} km/h ${isWalk ? 'he' : 'she'} arrives ${early} minutes early. What is the distance to ${place === 'school' ? 'the school' : place}?`,
          value,
          check: root((d) => d / slow - d / fast - minutes / 60, 0, 1000),
          within: isWalk ? [0.5, 9] : [5, 90],
          step: isWalk ? 0.5 : 2,
          mistakes: [
            (slow * fast * Math.abs(late - early)) / ((fast - slow) * 60),
            (slow * fast * late) / ((fast - slow) * 60),
            (slow * fast * early) / ((fast - slow) * 60),
            (((slow + fast) / 2) * minutes) / 60,
          ],
          unit: 'km',
          why: tex`Let the distance be $d$ km. The two times differ by $${late} + ${early} = ${minutes}$ minutes: $\frac{d}{${slow}} - \frac{d}{${fast}} = \frac{${minutes}}{60}$. So $d = \frac{${slow} \times ${fast}}{${fast} - ${slow}} \times \frac{${minutes}}{60} = ${number(value)}$ km. The minutes are added and not subtracted, because one arrival is after the right time and the other before it.`,
        }
      : null;
  }),

  mcq('ratio-of-ages', 'Arithmetic Word Problems', 3, (random) => {
    const [elder, younger, years] = [random.int(24, 60), random.int(8, 40), random.int(3, 12)];
    const isPast = random.int(0, 1) === 1;
    const [then, thenYounger] = isPast ? [elder - years, younger - years] : [elder + years, younger + years];
    const ratio = (a: number, b: number) => [a / gcd(a, b), b / gcd(a, b)] as const;
    const [[a, b], [c, d]] = [ratio(elder, younger), ratio(then, thenYounger)];
    const isTidy = Math.max(a, b, c, d) <= 9 && thenYounger > 3 && elder - younger >= 4;
    const asksElder = random.int(0, 1) === 1;
    const value = asksElder ? elder : younger;
    const [older, other] = random.pick([
      ['Kavita', 'Mohan'],
      ['Rahim', 'Salma'],
      ['Lata', 'Gopal'],
    ] as const);
    const sign = isPast ? '-' : '+';
    const timesX = (times: number) => `${times === 1 ? '' : times}x`;
    return isTidy
      ? {
          text: `The present ages of ${older} and ${other} are in the ratio ${a} : ${b}. ${isPast ? `Their ages ${years} years ago were` : `After ${years} years their ages will be`} in the ratio ${c} : ${d}. What is the present age of ${asksElder ? older : other}, in years?`,
          value,
          check: (asksElder ? a : b) * ((years * Math.abs(c - d)) / Math.abs(a * d - b * c)),
          within: [5, 90],
          step: asksElder ? a : b,
          mistakes: [
            asksElder ? younger : elder,
            asksElder ? then : thenYounger,
            elder - younger,
            value + years,
          ],
          show: asCount,
          why: tex`Let the ages be $${a}x$ and $${b === 1 ? '' : b}x$. Then $\frac{${a}x ${sign} ${years}}{${b === 1 ? '' : b}x ${sign} ${years}} = \frac{${c}}{${d}}$, so $${timesX(a * d)} ${sign} ${d * years} = ${timesX(b * c)} ${sign} ${c * years}$ and $x = ${elder / a}$. ${older} is ${elder} and ${other} ${younger} years old now. The age of ${asksElder ? older : other} ${isPast ? `${years} years ago was` : `after ${years} years will be`} ${asksElder ? then : thenYounger}, but the present one is asked for: ${value}.`,
        }
      : null;
  }),

  mcq('average-speed-of-a-journey', DISTANCE, 4, (random) => {
    const [legs, speeds] = [
      range(1, 2).map(() => random.int(40, 240, 20)),
      random.sample([20, 24, 30, 40, 48, 50, 60, 80], 2),
    ];
    const [first = 0, second = 0] = legs;
    const [v1 = 0, v2 = 0] = speeds;
    const [t1, t2] = [first / v1, second / v2];
    const value = (first + second) / (t1 + t2);
    return !isWhole(t1 * 2) || !isWhole(t2 * 2) || t1 > 6 || t2 > 6 || t1 === t2 || !isWhole(value * 10)
      ? null
      : {
          text: `A bus covers ${first} km at ${v1} km/h and the next ${second} km at ${v2} km/h. Its average speed for the whole journey is`,
          value,
          // Each speed counts by the time for which it is kept.
          check: (v1 * t1 + v2 * t2) / (t1 + t2),
          within: [Math.min(v1, v2), Math.max(v1, v2)],
          step: 2,
          mistakes: [
            (v1 + v2) / 2,
            (v1 * t2 + v2 * t1) / (t1 + t2),
            (v1 * first + v2 * second) / (first + second),
            (v1 * second + v2 * first) / (first + second),
            (2 * v1 * v2) / (v1 + v2),
          ].filter((mistake) => isWhole(mistake * 10) && Math.abs(mistake - value) > 0.5),
          unit: 'km/h',
          why: tex`Time: $\frac{${first}}{${v1}} + \frac{${second}}{${v2}} = ${number(t1)} + ${number(t2)} = ${number(t1 + t2)}\ \mathrm{h}$. Average speed: $\frac{${first + second}}{${number(t1 + t2)}} = ${number(value)}\ \mathrm{km/h}$. The mean of the speeds, $${number((v1 + v2) / 2)}\ \mathrm{km/h}$, would be right only if both were kept for the same time.`,
        };
  }),
];
