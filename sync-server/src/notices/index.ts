export { addNotice, addNotices } from './add-notice.ts';
export { enqueueMails, mailNotices } from './mail-notices.ts';
export { toNotice } from './rows.ts';
