import { type Rational } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import type { Quantity } from '../words/sentence.ts';
import { equalTo, withUnit } from '../worked.ts';

export const isLength = ({ unit }: Quantity) =>
  unit === 'km' || unit === 'm' || unit === 'cm' || unit === 'mile';
export const isTime = ({ unit }: Quantity) => unit === 'h' || unit === 'min' || unit === 's';
export const isSpeed = ({ unit }: Quantity) => /^(?:km|m|cm|mile)\/(?:h|min|s)$/.test(unit ?? '');

/** A value in another unit. */
export const inUnit = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>, to: string): Rational =>
  convert(value, readUnit(unit ?? ''), readUnit(to));

export interface Kinds {
  readonly speeds: readonly Quantity[];
  readonly times: readonly Quantity[];
  readonly lengths: readonly Quantity[];
}

export const withEqual = (value: Rational, unit: string): string =>
  `${equalTo(value).split(' ')[0]} ${withUnit(value, unit)}`;
