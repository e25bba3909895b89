import { describe, expect, test } from 'vitest';
import { computed } from '../../embedded-free.ts';

describe('[AS72] it computes short questions of one step', () => {
  test.each([
    ['what is 15% of 300 plus 5', '= 50'],
    ['whats 4 cubed minus 3 squared', '= 55'],
    ['15 squared plus 3', '= 228'],
    ['6 factorial divided by 4 factorial', '= 30'],
    ['9P3 kitna hota hai', '= 504'],
    ['ln e^7', '7'],
    ['how many minutes in a week', '10080'],
    ['6 feet 2 inches in cm', '187.96'],
    ['2 hectare kitne sq metre', '20000'],
    ['50 lakh in crore', '0.5'],
    ['roots of x2 - 7x + 12', '= 3'],
    ['x + 2y = 8 and x - y = 2 solve', 'x = 4'],
    ['(a-b)^2 if a=7 and b=4', '= 9'],
    ['angles of a triangle are in ratio 1:2:3 find largest', '90'],
    ['amount after 2 years on 1000 at 10% CI', '1210'],
    ['bought 20 pens for 150 sold at 9 each profit?', 'Rs }30'],
    ['ratio of 3 km to 600 m', '5 : 1'],
    ['probability of getting a tail in one toss', '0.5'],
    ['force on 4 kg mass with acceleration 2.5', '= 10'],
    ['weight of 50 kg man on earth', '490'],
    ['wavelength of 600 kHz', '500'],
    ['number of molecules in 3 moles', String.raw`1.807 \times 10^{24}`],
    ['pOH if pH is 3', '= 11'],
    ['how many bits in 2 KB', '16384'],
    ['father 45 son 15 after how many years father will be twice', '= 15'],
    ['product of two numbers 84 sum 19', String.raw`12,\ 7`],
    ['a number multiplied by 4 then added 9 gives 41', 'x = 8'],
    ['ek number ka 2/7 hissa 40 hai number batao', 'x = 140'],
    ['number increased by 25% gives 150, find it', 'x = 120'],
    // What is near keeps its own reading.
    ['25 is what percent of 80', '31.25'],
    ['18% of 250', '= 45'],
  ])('%s', (text, result) => expect(computed(text)?.text ?? 'nothing').toContain(result));
});
