import type * as en from '../../en/messages/batches.ts';

/** Messages about joining a batch. */
export const batchMessages: typeof en.batchMessages = {
  'Enter the eight letters of the code.': 'कोड के आठ अक्षर डालें।',
  'No batch has this code. Please check it with your teacher.':
    'इस कोड का कोई बैच नहीं है। कृपया अपने शिक्षक से कोड की पुष्टि करें।',
  'This batch is for members of another college. Please ask your teacher to add you there.':
    'यह बैच किसी दूसरे कॉलेज के सदस्यों के लिए है। कृपया अपने शिक्षक से कहें कि आपको उस कॉलेज में जोड़ें।',
};
