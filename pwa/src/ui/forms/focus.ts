const CONTROLS = 'input, select, textarea';

/** To the first field, for the next one to be typed. */
export function focusFirst(form: HTMLElement | null): void {
  // After the reset has been shown: until then the fields are off.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(CONTROLS)?.focus());
}

/** To the first field with a sentence, or to the sentence for the whole form. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('.field:has(.field-error)');
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? field?.querySelector<HTMLElement>(CONTROLS))?.focus();
  });
}
