export { assistant } from '../assistant.ts';
export { assistantMessages } from '../messages/assistant.ts';
