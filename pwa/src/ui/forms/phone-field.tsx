import './field.css';
import { asciiDigits } from '@exam/shared-schema/marking';
import './phone-field.css';
import { type ReactNode, type Ref, useId } from 'react';

import { Field, FieldError } from './field.tsx';
import { Select, type SelectOption, TextInput } from './inputs.tsx';
import { say } from '../../sentences/index.ts';

export interface PhoneFieldProps<Code extends string = string> {
  readonly label: string;
  readonly codes: readonly SelectOption<Code>[];
  readonly code: Code;
  readonly onCode: (code: Code) => void;
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  /** The number of digits; more cannot be typed. */
  readonly length: number;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Digits only, up to the length; the country code is removed from a pasted number. */
export function nationalDigits(text: string, code: string, length: number): string {
  const trimmed = asciiDigits(text).trim();
  const national = trimmed.startsWith(code) ? trimmed.slice(code.length) : trimmed;
  return national.replaceAll(/[^0-9]/g, '').slice(0, length);
}

/** A country code, and the national number. */
export function PhoneField<Code extends string>(props: PhoneFieldProps<Code>) {
  const { label, codes, code, onCode, digits, onDigits, length, error, hint, ref } = props;
  const errorId = useId();
  return (
    <div className="phone-field">
      <Field label={say.common.countryCode}>
        <Select
          name="country-code"
          autoComplete="tel-country-code"
          options={codes}
          value={code}
          onChange={(event) => onCode(event.target.value as Code)}
        />
      </Field>
      <Field label={label} hint={hint}>
        <TextInput
          ref={ref}
          type="tel"
          name="phone"
          inputMode="numeric"
          autoComplete="tel-national"
          className="num"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={digits}
          onChange={(event) => onDigits(nationalDigits(event.target.value, code, length))}
        />
      </Field>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
