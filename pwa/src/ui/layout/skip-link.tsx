import './skip-link.css';
import type { MouseEvent, RefObject } from 'react';
import { say } from '../../sentences/index.ts';

export interface SkipLinkProps {
  /** The main content; its id is `main`. */
  readonly to: RefObject<HTMLElement | null>;
}

/** The first Tab stop; skips the navigation bar. */
export function SkipLink({ to }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // Without a fragment in the URL, because Back would lead to the same page again.
    event.preventDefault();
    to.current?.focus();
  };
  return (
    <a className="skip-link" href="#main" onClick={skip}>
      {say.common.skipToContent}
    </a>
  );
}
