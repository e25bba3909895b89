const PAISE_IN_A_RUPEE = 100;
/** Above this a payment's amount is in paise; every stored amount is above it (ST42). */
const LARGEST_AMOUNT_IN_RUPEES = 999;

/** Rupees in Indian grouping: '₹499', '₹1,00,000', '₹10.50'. Used for the prices of plans. */
export function formatRupees(rupees: number): string {
  return format(rupees, Number.isInteger(rupees) ? 0 : 2);
}

/** ST42: rupees as paise. Doubles cannot represent hundredths exactly, so the result is rounded. */
export const paiseOf = (rupees: number): number => Math.round(rupees * PAISE_IN_A_RUPEE);

/** Paise as rupees, the unit of plan prices in the contract. */
export const rupeesOf = (paise: number): number => paise / PAISE_IN_A_RUPEE;

/** Paise as rupees: 49900 is '₹499'. */
export function formatPaise(paise: number): string {
  return formatRupees(rupeesOf(paise));
}

/** A payment's amount with 2 decimals; above 999 it is paise; '₹0' if it is missing. */
export function formatPaymentAmount(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return '₹0';
  return format(amount > LARGEST_AMOUNT_IN_RUPEES ? amount / PAISE_IN_A_RUPEE : amount, 2);
}

function format(rupees: number, decimals: 0 | 2): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', ...digits }).format(rupees);
}
