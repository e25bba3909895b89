import { numbersIn } from './plain-question.ts';
import { gcd, numbersOf, type PlainFamily, valueTex, worked } from './answer.ts';

const PROPORTIONAL =
  /^(mean|average|third|3rd|3|fourth|4th|4) ?(?:th|rd)? proportional? ?(?:to|of|between|for)?\s*(\d+(?:\.\d+)?)\s*(?:,|and)\s*(\d+(?:\.\d+)?)(?:\s*(?:,|and)\s*(\d+(?:\.\d+)?))?$/;
const CHAIN =
  /^(?:if )?a\s*:\s*b\s*=?\s*(\d+)\s*:\s*(\d+)[\s,]*(?:and)?\s*b\s*:\s*c\s*=?\s*(\d+)\s*:\s*(\d+)[\s,]*(?:and|find|ratio)?\s*(?:of)?\s*(a\s*:\s*b\s*:\s*c|a\s*:\s*c)$/;
const TITLE = ['Ratio and proportion', 'अनुपात और समानुपात'] as const;

/** AS72: proportionals, and ratios in a chain. */
export const proportionals: PlainFamily = (question) => {
  const match = PROPORTIONAL.exec(question);
  if (match !== null) {
    const [a = 0, b = 0, c] = numbersOf(match.slice(2));
    const kind = match[1] ?? '';
    if (/mean|average/.test(kind) && c === undefined)
      return worked(TITLE, {
        law: String.raw`x = \sqrt{ab}`,
        result: String.raw`\sqrt{${a} \times ${b}} = ${valueTex(Number(Math.sqrt(a * b).toPrecision(8)))}`,
      });
    if (/third|3/.test(kind) && c === undefined)
      return worked(TITLE, {
        law: String.raw`a : b = b : x`,
        result: String.raw`\frac{${b}^2}{${a}} = ${valueTex((b * b) / a)}`,
      });
    return /fourth|4/.test(kind) && c !== undefined
      ? worked(TITLE, {
          law: String.raw`a : b = c : x`,
          result: String.raw`\frac{${b} \times ${c}}{${a}} = ${valueTex((b * c) / a)}`,
        })
      : null;
  }
  const chain = CHAIN.exec(question);
  if (chain === null) return null;
  const [a = 1, b = 1, c = 1, d = 1] = numbersOf(chain.slice(1, 5));
  const all = [a * c, b * c, b * d];
  const shown = /b/.test(chain[5] ?? '') ? all : [all[0] ?? 1, all[2] ?? 1];
  const common = shown.reduce((divisor, each) => gcd(divisor, each), 0);
  return worked(TITLE, {
    law: String.raw`A : B : C = ac : bc : bd`,
    result: shown.map((each) => each / common).join(':'),
  });
};

const TERMS =
  /^(?:how many|number of|no of|find)?\s*terms?\s*(?:there )?(?:of|in)?\s*(?:ap|a\.p\.?|series|sequence|arithmetic progression)?\s*:?\s*(-?\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)(?:\s*,\s*-?\d+)*[\s,.…]*(?:to|up ?to)?\s*(-?\d+)$/;
const SUM_TO =
  /^(?:sum of)?\s*(?:series)?\s*(\d+)\s*\+\s*(\d+)\s*\+\s*(\d+)(?:\s*\+\s*\d+)*\s*\+?\s*[.…]{2,}\s*\+?\s*(\d+)$/;

/** AS72: how many terms a progression has, and its sum up to a last term. */
export const progressionTerms: PlainFamily = (question, text) => {
  const match = TERMS.exec(question);
  if (match !== null) {
    const [a = 0, b = 0, c = 0, last = 0] = numbersOf(match.slice(1));
    const d = b - a;
    const count = (last - a) / d + 1;
    if (c - b !== d || d === 0 || !Number.isInteger(count) || count < 3) return null;
    return worked(['Arithmetic progression', 'समांतर श्रेढ़ी'], {
      law: 'a_n = a + (n-1)d',
      steps: [`${last} = ${a} + (n-1) \\times ${d}`],
      result: `n = ${count}`,
    });
  }
  const sum = SUM_TO.exec(
    text
      .toLowerCase()
      .replace(/=\s*\??|\?|\b(?:find|what is|the|sum of|value of|calculate|series)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (sum === null) return null;
  const [a = 0, b = 0, c = 0, last = 0] = numbersOf(sum.slice(1));
  const d = b - a;
  const count = (last - a) / d + 1;
  if (c - b !== d || d <= 0 || !Number.isInteger(count) || numbersIn(text).length > 12) return null;
  return worked(['Arithmetic progression', 'समांतर श्रेढ़ी'], {
    law: String.raw`S = \frac{n}{2}(a + l)`,
    steps: [`n = ${count}`],
    result: String.raw`\frac{${count}}{2}(${a} + ${last}) = ${valueTex((count * (a + last)) / 2)}`,
  });
};
