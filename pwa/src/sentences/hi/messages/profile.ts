import type * as en from '../../en/messages/profile.ts';

/** Messages about the profile form. */
export const profileMessages: typeof en.profileMessages = {
  // The profile form.
  'Name is required': 'नाम लिखना ज़रूरी है',
  'Name must be at least 2 characters': 'नाम में कम से कम 2 अक्षर होने चाहिए',
  'Name must be at most 100 characters': 'नाम में अधिक से अधिक 100 अक्षर हो सकते हैं',
  'Name contains hidden characters. Please type it again.': 'नाम में छिपे हुए अक्षर हैं। कृपया इसे फिर से लिखें।',
  'Name must contain a letter': 'नाम में कम से कम एक अक्षर होना चाहिए',
  'Please enter a location': 'कृपया स्थान लिखें',
  'Location must be at most {#1} characters': 'स्थान में अधिक से अधिक {1} अक्षर हो सकते हैं',
  'Location contains hidden characters. Please type it again.': 'स्थान में छिपे हुए अक्षर हैं। कृपया इसे फिर से लिखें।',
  'Please enter the https address of a picture on Gravatar, Google, GitHub or Imgur':
    'कृपया Gravatar, Google, GitHub या Imgur पर किसी तस्वीर का https पता लिखें',
  'Nickname must have {#1} to {#2} characters': 'उपनाम में {1} से {2} अक्षर होने चाहिए',
  'Nickname contains hidden characters. Please type it again.': 'उपनाम में छिपे हुए अक्षर हैं। कृपया इसे फिर से लिखें।',
  'Nickname must not contain an email address': 'उपनाम में ईमेल पता नहीं हो सकता',
  'Nickname must not contain a phone number': 'उपनाम में फ़ोन नंबर नहीं हो सकता',
  'No valid changes to save': 'सहेजने के लिए कोई सही बदलाव नहीं है',
};
