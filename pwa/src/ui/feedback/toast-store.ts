import { create } from 'zustand';

import type { BannerTone } from './banner.tsx';

export interface Toast {
  readonly id: number;
  readonly tone: BannerTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface Toasts {
  readonly toasts: readonly Toast[];
  /** Shows a short message and returns its id. An error stays until it is dismissed. */
  readonly show: (toast: Omit<Toast, 'id' | 'tone'> & { readonly tone?: BannerTone }) => number;
  readonly dismiss: (id: number) => void;
}

const SHOWN_AT_ONCE = 3;

let lastId = 0;

export const useToasts = create<Toasts>()((set) => ({
  toasts: [],
  show(toast) {
    const id = ++lastId;
    set(({ toasts }) => ({
      toasts: [...toasts, { tone: 'info' as const, ...toast, id }].slice(-SHOWN_AT_ONCE),
    }));
    return id;
  },
  dismiss(id) {
    set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  },
}));
