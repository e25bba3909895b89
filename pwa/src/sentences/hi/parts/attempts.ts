export { attemptMessages } from '../messages/attempts.ts';
