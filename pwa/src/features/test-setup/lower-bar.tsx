import type { ReactNode } from 'react';
import { usePageMark } from '../../ui/index.ts';

/** The button to the next step, fixed at the lower edge of the screen. */
export function LowerBar({ children }: { readonly children: ReactNode }) {
  usePageMark('lower-bar');
  return <div className="setup-go">{children}</div>;
}
