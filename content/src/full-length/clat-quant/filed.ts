export const FILED = { subject: 'Quantitative Techniques' };
