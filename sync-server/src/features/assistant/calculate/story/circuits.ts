import { valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import { askingClause } from './frame.ts';
import type { Story } from './canonical.ts';

const CIRCUITS = ['Resistors in series and in parallel', 'श्रेणीक्रम और पार्श्वक्रम में प्रतिरोध'] as const;
const PARALLEL = /(?<!\S)(?:parallel|पार्श्वक्रम|समांतर|samantar|samanantar)(?!\S)/;
const SERIES = /(?<!\S)(?:series|श्रेणी|श्रेणीक्रम|shreni)(?!\S)/;
const short = (value: number): string => valueTex(Number(value.toPrecision(8)));

/** Resistors in parallel and in series, and the current of a battery through them. */
export function circuits({ text, words, amounts }: Story): Worked | null {
  const [isParallel, isSeries] = [PARALLEL.test(text), SERIES.test(text)];
  if (!isParallel && !isSeries) return null;
  if (
    ![...words].every((word) =>
      /^(?:total|both|ask|and|then|if|each|same|now|stream|add-up|number|remaining|open|amount|take-out|with-replacement)$/.test(
        word,
      ),
    )
  )
    return null;
  if (
    /capacit|farad|internal|across ⟦\d+:ohm⟧|voltage across|potential difference across|wheatstone|bridge|drop|heat|power|twice|half|ratio|bulb|inductor|spring|lens|joined end/.test(
      text,
    )
  )
    return null;
  const ohms = amounts.flatMap((amount, index) =>
    amount.unit === 'ohm' || (amount.unit === null && amounts.some(({ unit }) => unit === 'ohm'))
      ? [{ value: amount.value, index }]
      : [],
  );
  const volts = amounts.filter(({ unit }) => unit === 'V');
  if (
    ohms.length + volts.length !== amounts.length ||
    volts.length > 1 ||
    ohms.length < 2 ||
    ohms.some(({ value }) => value <= 0)
  )
    return null;
  const placeOf = (index: number) => text.indexOf(`⟦${index}:`);
  const isCount = ohms.some(
    ({ index }) =>
      amounts[index]?.unit === null &&
      /^⟦\d+:⟧ (?:resist\w*|pratirodh|प्रतिरोध|wires?|and)?/.test(text.slice(placeOf(index))) &&
      new RegExp(`⟦${index}:⟧ (?:resist\\w*|pratirodh|प्रतिरोध|wires?)`).test(text),
  );
  if (isCount) {
    // 'Two resistors of 12 ohm and 6 ohm' says how many there are.
    const [counted, ...others] = ohms;
    if (counted === undefined || others.length !== counted.value || amounts[counted.index]?.unit !== null)
      return null;
    ohms.shift();
  }
  const inParallel = (list: readonly number[]) => 1 / list.reduce((sum, each) => sum + 1 / each, 0);
  let value: number;
  const steps: string[] = [];
  if (isParallel && isSeries) {
    const at = PARALLEL.exec(text)?.index ?? 0;
    const seriesAt = SERIES.exec(text)?.index ?? 0;
    const one = ohms.filter(({ index }) => (seriesAt > at ? placeOf(index) < at : placeOf(index) > seriesAt));
    const rest = ohms.filter((each) => !one.includes(each));
    // 'two in parallel, with one in series': the other order is read only if the numbers stand before each word.
    if (seriesAt < at || one.length < 2 || rest.length === 0) return null;
    const pair = inParallel(one.map((each) => each.value));
    steps.push(String.raw`R_p = ${short(pair)}\ \Omega`);
    value = pair + rest.reduce((sum, each) => sum + each.value, 0);
  } else
    value = isParallel
      ? inParallel(ohms.map((each) => each.value))
      : ohms.reduce((sum, each) => sum + each.value, 0);
  const asked = askingClause(text);
  const law = String.raw`R_s = R_1 + R_2 + \dots,\ \frac{1}{R_p} = \frac{1}{R_1} + \frac{1}{R_2} + \dots`;
  const [battery] = volts;
  if (battery === undefined)
    return /resist|ask|total|equivalent|प्रतिरोध|pratirodh|net|effective|combined/.test(asked)
      ? worked(CIRCUITS, { law, steps, result: String.raw`R = ${short(value)}\ \Omega` })
      : null;
  if (
    !/current|stream|dhara|धारा/.test(asked) ||
    /each|through ⟦|⟦\d+:ohm⟧/.test(asked.replace(/^.*current/, ''))
  )
    return null;
  return worked(CIRCUITS, {
    law,
    steps: [...steps, String.raw`R = ${short(value)}\ \Omega`],
    result: String.raw`I = \frac{${short(battery.value)}}{${short(value)}} = ${short(battery.value / value)}\ \mathrm{A}`,
  });
}
