import type { ReactNode } from 'react';

import { Stack } from '../index.ts';

export interface GallerySectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function GallerySection({ title, children }: GallerySectionProps) {
  return (
    <section aria-label={title}>
      <Stack gap={4}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </section>
  );
}
