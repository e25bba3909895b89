import type * as en from '../../en/messages/generation.ts';

/** Messages about tests that are generated for a student. */
export const generationMessages: typeof en.generationMessages = {
  'Your test is being made. It will be available in a few minutes.':
    'आपका टेस्ट बन रहा है। वह कुछ मिनटों में उपलब्ध होगा।',
  'Another test of yours is being made. It will be ready in a few minutes.':
    'आपका एक और टेस्ट बन रहा है। वह कुछ मिनटों में तैयार होगा।',
  'This test could not be made. Your tokens are back.': 'यह टेस्ट नहीं बन सका। आपके टोकन वापस आ गए हैं।',
  '{1} Your tokens are back.': '{1} आपके टोकन वापस आ गए हैं।',
  'The question bank has too few questions for this test.': 'इस टेस्ट के लिए प्रश्न बैंक में प्रश्न कम हैं।',
  'The question bank has too few questions for this test. {1}.': 'इस टेस्ट के लिए प्रश्न बैंक में प्रश्न कम हैं। {1}।',
  '{1}; {2}': '{1}; {2}',
  '{1}: {#2} of {#3} questions with one right option': '{1}: एक सही विकल्प वाले {3} में से {2} प्रश्न',
  '{1}: {#2} of {#3} questions with several right options': '{1}: एक से अधिक सही विकल्प वाले {3} में से {2} प्रश्न',
  '{1}: {#2} of {#3} numerical questions': '{1}: {3} में से {2} संख्यात्मक प्रश्न',
  '{1}: {#2} of {#3} questions': '{1}: {3} में से {2} प्रश्न',
  'Please select at least one subject with topics': 'कृपया टॉपिक के साथ कम से कम एक विषय चुनें',
  'No valid topic IDs found. Please ensure topics have tid property':
    'कोई मान्य टॉपिक ID नहीं मिली। कृपया देखें कि हर टॉपिक में tid हो',
  'The template of this exam asks nothing about the chosen subjects. Please choose other subjects.':
    'इस परीक्षा के टेम्पलेट में चुने गए विषयों से कोई प्रश्न नहीं है। कृपया दूसरे विषय चुनें।',
  'This template no longer exists. Please choose again.': 'यह टेम्पलेट अब नहीं है। कृपया फिर से चुनें।',
  'This category no longer exists. Please choose again.': 'यह श्रेणी अब नहीं है। कृपया फिर से चुनें।',
  'A chosen topic no longer exists. Please choose again.': 'चुना गया कोई टॉपिक अब नहीं है। कृपया फिर से चुनें।',
  'A chosen subject no longer exists. Please choose again.': 'चुना गया कोई विषय अब नहीं है। कृपया फिर से चुनें।',
};
