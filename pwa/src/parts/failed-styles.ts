import { beforeRetry } from './load-part.ts';

const failed = new Set<string>();

/**
 * Vite's loader requests the stylesheet of a module only once: if that fails, the import fails, and the next try
 * continues without the stylesheet. So failed stylesheets are fetched again before every retry.
 */
export function watchFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failed.add(target.href);
    target.remove();
  };
  // Load errors do not bubble, but they can be captured.
  document.addEventListener('error', note, { capture: true });
  beforeRetry(fetchFailedStyles);
}

async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(addStyles));
}

function addStyles(href: string): Promise<void> {
  failed.delete(href);
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${href}`)));
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    document.head.append(link);
  });
}
