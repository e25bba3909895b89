const STATUS_LABELS: Readonly<Record<string, string>> = {
  success: 'Completed',
  failed: 'Failed',
  pending: 'Pending',
};

/** Anything else is shown as it is, and nothing as 'Unknown'. Source: document 1 section 4, document 2 section 4. */
export function paymentStatusLabel(status: string | null | undefined): string {
  if (!status) return 'Unknown';
  return Object.hasOwn(STATUS_LABELS, status) ? (STATUS_LABELS[status] as string) : status;
}
