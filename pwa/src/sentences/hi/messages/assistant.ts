import type * as en from '../../en/messages/assistant.ts';

/** Errors of the assistant; its answers are not translated. */
export const assistantMessages: typeof en.assistantMessages = {
  'This question cannot be discussed here now. If it is part of a test, hand the test in first.':
    'इस प्रश्न पर अभी यहाँ चर्चा नहीं हो सकती। अगर यह किसी टेस्ट का हिस्सा है, तो पहले वह टेस्ट जमा करें।',
};
