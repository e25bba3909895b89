export { profile } from '../profile.ts';
export { profileMessages } from '../messages/profile.ts';
