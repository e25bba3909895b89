import { describe, expect, test } from 'vitest';
import { computed } from '../../embedded-free.ts';

const resultOf = (text: string): string => computed(text)?.text.split('\n').at(-1) ?? 'nothing';

describe('[AS90] it solves stories of daily life, each by one law', () => {
  test.each([
    [
      'the mean weight of 6 boxers rises by 1.5 kg if one of 70 kg is swapped for a new one. his weight?',
      '= 79',
    ],
    ['50 students: 30 play chess, 25 play carrom, 5 play none. how many play both', '= 10'],
    ['100 g pani 90 degree ka aur 200 g pani 30 degree ka mila diya. final temperature kitna', '= 50'],
    ['amplitude of an SHM is 10 cm, frequency 5 Hz. maximum speed?', String.raw`100\pi`],
    ['a 2000 W heater runs 3 hours daily. bill of 30 days at Rs 8 per unit?', '1440'],
    ['a planet has mass 4 times and radius 2 times that of earth. g there if it is 9.8 on earth', '= 9.8'],
    ['car at 30 m/s applies brakes, coefficient of friction 0.6. how far before it stops', '= 75'],
    ['a 50 g bullet leaves a 5 kg rifle at 400 m/s. recoil speed of the rifle', '= 4'],
    ['boiling point of a 3 molal sugar solution, Kb 0.52', '101.56'],
    ['a current of 3 A flows for 5 minutes. charge?', '= 900'],
    [
      'Rs 5000 is put in two banks, some at 6% and the rest at 8% simple interest. interest of a year is 360. how much is at 6%',
      '2000',
    ],
    [
      'two trains start together towards each other and after meeting take 4 hours and 9 hours more. the first runs at 60 kmph, speed of the second',
      '= 40',
    ],
    ['how many digits are needed to number the pages of a book of 120 pages', '252'],
    ['4 boys and 3 girls in a row so that no two girls are together, number of ways', '= 1440'],
    ['6 friends at a round table, two of them must sit together. how many arrangements', '48'],
    ['80 m of fencing for a rectangle along a river, no fence on the river side. largest area', '= 800'],
    [
      'radius of a spherical balloon grows at 2 cm/s. how fast does the volume grow when r = 5 cm',
      String.raw`200\pi`,
    ],
    ['class of 50, average 60. average of boys 55 and of girls 65. number of boys?', '25'],
    ['a frog in a 20 m well climbs 4 m by day and slips 3 m at night. on which day is it out', '= 17'],
    ['a pole of 3 m makes a shadow √3 m long. angle of elevation of the sun', '= 60'],
    ['cake of radius 14 cm, a slice of 90 degree was eaten. area eaten (22/7)', '= 154'],
    [
      'I row at 6 kmph in still water, the river flows at 2 kmph. to a village and back takes 3 hours. how far is it',
      '= 8',
    ],
    ['sum of all two digit numbers divisible by 9', '= 585'],
  ])('%s', (text, result) => expect(resultOf(text)).toContain(result));

  test.each([
    ['chance that two dice total 9 or more', '10}{36'],
    ['a die is thrown 3 times. chance of at least one six', '91}{216'],
    ['28 सेमी ऊँचाई और 5 सेमी त्रिज्या वाले बेलन का आयतन', 'height = $28$|2200'],
    ['66 handshakes took place at a meeting. how many people were there', 'n = 12'],
    ['three brothers share 900 in the ratio 1:2:3', '450'],
    ['7^22 ends with which digit', '= 9'],
    ['बाइनरी 1011 का दशमलव मान', '11_{10}'],
    ['∫ from 1 to 2 of 2x dx', '= 3'],
    ['area of the triangle with corners (0,0), (4,0), (0,3)', '6'],
    ['bhai kitna hoga 12, 15 aur 18 se divide karne par sabse chhota number jisme 5 bache', '185'],
  ])('%s', (text, result) =>
    expect(result.split('|').some((each) => (computed(text)?.text ?? 'nothing').includes(each))).toBe(true),
  );
});
