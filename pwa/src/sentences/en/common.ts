/** What the design system says by itself, and what many screens say. */
export const common = {
  tryAgain: 'Try again',
  reload: 'Reload',
  retry: 'Retry',
};
