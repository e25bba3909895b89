export { account } from '../account.ts';
export { accountMessages } from '../messages/account.ts';
export { logoutQuestion } from '../logout.ts';
