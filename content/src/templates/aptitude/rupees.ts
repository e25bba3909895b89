/** Sums of money as papers print them, and numbers that stand beside them. */

/** In whole rupees, or with paise in full. */
export const rupees = (value: number): string => `₹${value.toFixed(2).replace(/\.00$/, '')}`;

/** How options look that are sums of money; null where paise would have to be rounded. */
export const asRupees = (value: number): string | null =>
  isWhole(value * 100) && value > 0 ? rupees(value) : null;

/** How options look that are counted: whole numbers alone. */
export const asCount = (value: number): string | null => (isWhole(value) ? `$${Math.round(value)}$` : null);

/** Whether a product of percentages is a whole number, but for what the processor rounds. */
export function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
