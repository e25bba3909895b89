import './toast-region.css';
import { useEffect, useRef, useState } from 'react';

import { cx } from '../class-names.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Icon } from '../icons.tsx';
import { toneIcons } from './banner.tsx';
import { type Toast, useToasts } from './toast-store.ts';
import { say } from '../../sentences/index.ts';

const SHOWN_MS = 6000;

/** To be mounted once. It is in the top layer, because a dialog would cover it otherwise. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = region.current;
    if (!element || typeof element.showPopover !== 'function') return;
    // Shown anew for every toast, so that it is above a dialog that was opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);

  return (
    <div
      className="toast-region"
      popover="manual"
      ref={region}
      role="region"
      aria-label={say.common.notifications}
    >
      <div className="toast-list" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [held, setHeld] = useState(false);
  const { id, tone, text, action } = toast;
  const stays = held || tone === 'bad' || action !== undefined;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, dismiss, id]);

  return (
    <div
      className={cx('toast', `toast-${tone}`)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toneIcons[tone]} />
      <p className="toast-text">{text}</p>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            action.run();
            dismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={say.common.dismiss} onClick={() => dismiss(id)} />
    </div>
  );
}
