const STATUS_LABELS: Readonly<Record<string, string>> = {
  success: 'Completed',
  verified: 'Completed',
  failed: 'Failed',
  pending: 'Pending',
};

/** ST67: 'verified' is a success. Any other status is shown as it is, and a missing one as 'Unknown'. */
export function paymentStatusLabel(status: string | null | undefined): string {
  if (!status) return 'Unknown';
  return Object.hasOwn(STATUS_LABELS, status) ? (STATUS_LABELS[status] as string) : status;
}
