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
  /** The buttons, the main one last. The one to focus first has `data-autofocus`. */
  readonly footer?: ReactNode;
  /**
   * False while work is in progress that must not be interrupted: no Escape, close button or click on the backdrop.
   */
  readonly dismissible?: boolean | undefined;
  /** Whether the close button is shown; a confirmation with two buttons needs none. */
  readonly cross?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** Full screen. */
  readonly whole?: boolean | undefined;
}

/** A modal dialog; on a phone it is at the lower edge. */
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
  /** On wide screens it is attached to the end of the bar instead: a menu. */
  readonly hanging?: boolean | undefined;
  /** For long texts: as wide and as high as the screen allows. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** A sheet at the lower edge for short-lived content, such as the palette on a phone. */
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
