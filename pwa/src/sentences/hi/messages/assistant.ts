import type * as en from '../../en/messages/assistant.ts';

/** Errors of the assistant; its answers are not translated. */
export const assistantMessages: typeof en.assistantMessages = {
  'This question cannot be discussed here now. If it is part of a test, hand the test in first.':
    'इस प्रश्न पर अभी यहाँ चर्चा नहीं हो सकती। अगर यह किसी टेस्ट का हिस्सा है, तो पहले वह टेस्ट जमा करें।',
  "Question contains a hidden character ({1}) after '{2}'. Please remove it.":
    "प्रश्न में '{2}' के बाद एक छिपा हुआ अक्षर ({1}) है। कृपया उसे हटाएँ।",
  'Question contains a hidden character ({1}) at its beginning. Please remove it.':
    'प्रश्न की शुरुआत में एक छिपा हुआ अक्षर ({1}) है। कृपया उसे हटाएँ।',
};
