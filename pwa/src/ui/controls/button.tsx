import './button.css';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../icons.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'tonal' | 'quiet' | 'danger';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** The main action of a phone's screen. */
  readonly large?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  readonly children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Work is under way: the button keeps its focus and its width, and answers no second press. */
  readonly busy?: boolean | undefined;
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  readonly href?: string | undefined;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

const look = ({ variant = 'outline', large, wide }: ButtonLook, className?: string) =>
  cx('button', `button-${variant}`, large && 'button-large', wide && 'button-wide', className);

export function Button(props: ButtonProps) {
  const { variant, large, wide, icon, iconEnd, busy, children, className, onClick, type, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look({ variant, large, wide }, className)}
      onClick={press}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
      {busy && <span className="button-ring" aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button. A router may wrap it: it passes `href` and `onClick` on. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, large, wide, icon, iconEnd, children, className, ...rest } = props;
  return (
    <a {...rest} className={look({ variant, large, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}

export function IconButton({ icon, label, className, type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} className={cx('button-icon', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
