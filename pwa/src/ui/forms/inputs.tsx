import './field.css';
import { type ComponentProps, useState } from 'react';

import { cx } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { useField } from './field.tsx';
import { say } from '../../sentences/index.ts';

function useWiring(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = useField();
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined;
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy,
    ...(field?.invalid ? { 'aria-invalid': true as const } : {}),
  };
}

export interface TextInputProps extends ComponentProps<'input'> {
  readonly icon?: IconName | undefined;
}

export function TextInput({ icon, className, ...rest }: TextInputProps) {
  const wiring = useWiring(rest);
  const input = <input type="text" {...rest} {...wiring} className={cx('field-input', className)} />;
  if (!icon) return input;
  return (
    <span className="field-with-icon">
      <Icon name={icon} />
      {input}
    </span>
  );
}

export type EmailInputProps = Omit<TextInputProps, 'type' | 'name'>;

export function EmailInput(props: EmailInputProps) {
  return (
    <TextInput
      {...props}
      type="email"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const wiring = useWiring(rest);
  return (
    <span className="field-with-button">
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        className={cx('field-input', className)}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? say.common.hidePassword : say.common.showPassword}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** The first option, selected while nothing is chosen: 'Select a subject'. */
  readonly placeholder?: string | undefined;
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wiring = useWiring(rest);
  return (
    <span className="field-select">
      <select {...rest} {...wiring} className={cx('field-input', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  );
}

export type TextAreaProps = ComponentProps<'textarea'>;

export function TextArea({ className, ...rest }: TextAreaProps) {
  const wiring = useWiring(rest);
  return <textarea rows={4} {...rest} {...wiring} className={cx('field-input', 'field-area', className)} />;
}
