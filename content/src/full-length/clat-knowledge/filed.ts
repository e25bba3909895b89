export const FILED = { subject: 'Current Affairs and General Knowledge' };
