import { type PlainFamily, fractionTex, numbersOf, worked } from './answer.ts';

const BETWEEN =
  /(?:between|bet\.?)?\s*\b(\d{1,2})\s*(?:o'?\s?clock|baje|बजे)?\s*(?:and|&|aur|और|se|से|to)\s*(\d{1,2})\s*(?:o'?\s?clock|baje|बजे)?/iu;
const HANDS = /\b(?:hands?|needles?|sui|suiya|suiyan|suiyaan)\b|सुइयाँ|सुइयां|सूइयाँ|सुई/iu;
const TOGETHER =
  /\b(?:coincid\w*|overlap\w*|together|on each other|one over the other|same position|ek saath|ek sath|ek dusre ke upar|meet)\b|एक साथ|संपाती|मिल/iu;
const OPPOSITE = /\b(?:opposite|straight line|180|vipreet)\b|विपरीत/iu;

/** Minutes that the minute hand gains on the hour hand in a minute. */
const GAIN = 11 / 12;

/** AS135: when the hands of a clock meet, or point in opposite directions, between two full hours. */
export const clockHands: PlainFamily = (_question, text) => {
  if (!HANDS.test(text)) return null;
  const plain = text.replace(/\b180\b/g, ' opposite ');
  const [hour = 0, next = 0] = numbersOf((BETWEEN.exec(plain) ?? []).slice(1));
  if ((plain.match(/\d+/g) ?? []).length !== 2 || hour < 1 || hour > 12 || next !== (hour % 12) + 1)
    return null;
  const [isTogether, isOpposite] = [TOGETHER.test(plain), OPPOSITE.test(plain)];
  if (isTogether === isOpposite) return null;
  const ahead = (hour % 12) * 5;
  const toGain = isTogether ? ahead : ahead >= 30 ? ahead - 30 : ahead + 30;
  const minutes = toGain / GAIN;
  if (toGain === 0 || minutes >= 60) return null;
  const whole = Math.floor(minutes + 1e-9);
  const part = Math.round((minutes - whole) * 11);
  const shown = part === 0 ? `${whole}` : String.raw`${whole}\frac{${part}}{11}`;
  return worked(['Clocks', 'घड़ी'], {
    law: String.raw`t = \frac{12}{11} \times ${toGain}\ \mathrm{min}`,
    result: String.raw`${hour}{:}${String(whole).padStart(2, '0')}${part === 0 ? '' : String.raw`\ (${shown}`}${part === 0 ? '' : String.raw` = ${fractionTex(minutes)} \approx ${minutes.toFixed(2)}\ \mathrm{min\ past\ } ${hour})`}`,
  });
};
