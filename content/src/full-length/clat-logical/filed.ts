export const FILED = { subject: 'Logical Reasoning' };
