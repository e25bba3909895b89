import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../scripts/vitest/size.ts';
import { makeQuestion, templates, type MadeQuestion } from '../index.ts';

const VARIANTS = rounds({ short: 30, full: 500 });
const madeBy = (name: string): MadeQuestion[] => {
  const template = templates.find((one) => one.name.endsWith(`/${name}`));
  if (template === undefined) throw new Error(`There is no template ${name}`);
  return Array.from({ length: VARIANTS }, (_unused, seed) =>
    makeQuestion(template, `paper ${seed}`, seed % 3),
  );
};
const ofAptitude = templates.filter(({ subject }) => /Aptitude|Reasoning|Quantitative/.test(subject));

describe('questions of aptitude', () => {
  it.each(ofAptitude.map(({ name }) => [name.slice(name.indexOf('/') + 1)]))(
    '[CT3] ask for exact answers, which candidates without a calculator can reach: %s',
    (name) => {
      const rounded = madeBy(name).filter(({ text }) => /significant figures|nearest whole/.test(text));
      expect(rounded.map(({ text }) => text)).toEqual([]);
    },
  );

  it('[CT6] have no two conclusions that say the same', () => {
    const same = madeBy('two-conclusions').filter(({ text }) => {
      const [first = [], second = []] = [
        ...text.matchAll(/^II?\. (Some|No) (\w+?)s? (?:are|is a) (\w+?)s?\.$/gm),
      ].map(([, kind, one = '', other = '']) => [kind, ...[one, other].sort((a, b) => a.localeCompare(b))]);
      return first.length > 0 && first.join() === second.join();
    });
    expect(same.map(({ text }) => text)).toEqual([]);
  });

  it('[CT6] never have an odd number that is the only one of so many digits', () => {
    const seenAtOnce = madeBy('odd-number-out').filter(({ options }) => {
      const digits = (text: string) => text.replaceAll('$', '').length;
      const odd = options.find(({ isRight }) => isRight)?.text ?? '';
      return options.every(({ text, isRight }) => isRight || digits(text) !== digits(odd));
    });
    expect(seenAtOnce.map(({ options }) => options.map(({ text }) => text))).toEqual([]);
  });

  it('[CT6] leave no two pipes that cancel each other', () => {
    const cancelling = madeBy('cistern-with-a-leak').filter(({ text }) => {
      const [, , fills, empties] = /in (\d+) hours and (\d+) hours .* in (\d+) hours/.exec(text) ?? [];
      return fills === undefined || fills === empties;
    });
    expect(cancelling.map(({ text }) => text)).toEqual([]);
  });
});
