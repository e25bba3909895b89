import './button.css';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../icons.tsx';

type ButtonVariant = 'primary' | 'outline' | 'tonal' | 'quiet' | 'danger';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** For the main action of a phone's screen. */
  readonly large?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  readonly children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Work is in progress: the button keeps its focus and width, and ignores further presses. */
  readonly busy?: boolean | undefined;
  /** The label while busy: 'Signing in...'. */
  readonly busyWords?: string | undefined;
  /**
   * Unavailable but still focusable, because a button that becomes unavailable when it is pressed must not lose the
   * focus.
   */
  readonly unavailable?: boolean | undefined;
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  readonly href?: string | undefined;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly unavailable?: boolean | undefined;
}

const look = ({ variant = 'outline', large, wide }: ButtonLook, className?: string) =>
  cx('button', `button-${variant}`, large && 'button-large', wide && 'button-wide', className);

const refuse = (event: MouseEvent) => event.preventDefault();

export function Button(props: ButtonProps) {
  const {
    variant,
    large,
    wide,
    icon,
    iconEnd,
    busy,
    busyWords,
    unavailable,
    children,
    className,
    onClick,
    type,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look(
        { variant, large, wide },
        cx(busyWords !== undefined && 'button-labels-busy', className),
      )}
      onClick={busy || unavailable ? refuse : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
    >
      {icon && <Icon name={icon} />}
      {(busy && busyWords) || children}
      {iconEnd && <Icon name={iconEnd} />}
      {busy && <span className="button-ring" aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button. A router may wrap it, passing `href` and `onClick`. */
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

export function IconButton(props: IconButtonProps) {
  const { icon, label, unavailable, className, onClick, type, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={cx('button-icon', className)}
      aria-label={label}
      title={label}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? refuse : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
