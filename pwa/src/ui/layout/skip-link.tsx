import './skip-link.css';
import type { MouseEvent, RefObject } from 'react';
import { say } from '../../sentences/index.ts';

export interface SkipLinkProps {
  /** What the page is about; its id is `main`. */
  readonly to: RefObject<HTMLElement | null>;
}

/** The first stop of Tab: past the bar. */
export function SkipLink({ to }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // Without an address of its own: going back must not lead to the same page again.
    event.preventDefault();
    to.current?.focus();
  };
  return (
    <a className="skip-link" href="#main" onClick={skip}>
      {say.common.skipToContent}
    </a>
  );
}
