const CONTROLS = 'input, select, textarea';

/** Focuses the first field, for the next input. */
export function focusFirst(form: HTMLElement | null): void {
  // After the reset has rendered, because the fields are disabled until then.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(CONTROLS)?.focus());
}

/** Focuses the first field with an error, or the error of the whole form. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('.field:has(.field-error)');
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? field?.querySelector<HTMLElement>(CONTROLS))?.focus();
  });
}
