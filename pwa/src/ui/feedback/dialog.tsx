import './dialog.css';
import { type ReactNode, useId } from 'react';

import { cx } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { useModal } from './use-modal.ts';
import { isPresent } from '../is-present.ts';
import { say } from '../../sentences/index.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the main one last. Give the one to be focused first `data-autofocus`. */
  readonly footer?: ReactNode;
  /** False while something runs that must not be left: no Escape, no cross, no press beside. */
  readonly dismissible?: boolean | undefined;
  /** Whether the cross is shown; a question with two buttons needs none. */
  readonly cross?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** It has the whole screen. */
  readonly whole?: boolean | undefined;
}

/** A modal dialog; on a phone it rises from the lower edge, to the thumb. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, dismissible = true, cross = true, wide, whole } = props;
  const modal = useModal({ dismissible, onClose });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={cx('dialog', wide && 'dialog-wide', whole && 'dialog-whole')}
      aria-labelledby={titleId}
    >
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {dismissible && cross && <IconButton icon="close" label={say.common.close} onClick={onClose} />}
        </div>
        {isPresent(children) && <div className="dialog-body">{children}</div>}
        {isPresent(footer) && <div className="dialog-foot">{footer}</div>}
      </div>
    </dialog>
  );
}

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel?: string | undefined;
  /** Where there is room, it hangs from the bar's end instead: a menu. */
  readonly hanging?: boolean | undefined;
  /** What is long and read: as wide and as high as the screen lets it be. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** Rises from the lower edge: what is at hand for a moment, such as the palette on a phone. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({
  onClose,
  title,
  closeLabel = say.common.close,
  hanging,
  wide,
  children,
}: Omit<SheetProps, 'open'>) {
  const modal = useModal({ dismissible: true, onClose });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={cx('dialog', 'dialog-sheet', hanging && 'dialog-hanging', wide && 'dialog-tall')}
      aria-labelledby={titleId}
    >
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
