import type * as en from '../../en/messages/account.ts';

/** Messages about account forms, codes and links. */
export const accountMessages: typeof en.accountMessages = {
  // Forms of an account.
  'Email is required': 'ईमेल लिखना ज़रूरी है',
  'Please enter your email address': 'कृपया अपना ईमेल पता लिखें',
  'Please enter a valid email address': 'कृपया सही ईमेल पता लिखें',
  'Username must be at least 3 characters': 'यूज़रनेम में कम से कम 3 अक्षर होने चाहिए',
  'Username must be at most 30 characters': 'यूज़रनेम में अधिक से अधिक 30 अक्षर हो सकते हैं',
  'Username can only contain letters, numbers, and underscores':
    'यूज़रनेम में केवल अंग्रेज़ी अक्षर, अंक और अंडरस्कोर (_) हो सकते हैं',
  'Full name must be at least 2 characters': 'पूरे नाम में कम से कम 2 अक्षर होने चाहिए',
  'Full name must be at most 100 characters': 'पूरे नाम में अधिक से अधिक 100 अक्षर हो सकते हैं',
  'Full name contains hidden characters. Please type it again.': 'पूरे नाम में छिपे हुए अक्षर हैं। कृपया इसे फिर से लिखें।',
  'Full name must contain a letter': 'पूरे नाम में कम से कम एक अक्षर होना चाहिए',
  'Please choose a country code': 'कृपया देश का कोड चुनें',
  'Please enter a valid 10-digit mobile number': 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
  'Please enter the complete 6-digit code': 'कृपया 6 अंकों का पूरा कोड लिखें',
  'Please enter complete 6-digit OTP': 'कृपया 6 अंकों का पूरा OTP लिखें',
  'Please request {1} OTP first': 'कृपया पहले {1} OTP मँगाएँ',
  'Password must be at least 6 characters': 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  'Password must be at least 8 characters': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए',
  'At least 8 characters': 'कम से कम 8 अक्षर',
  'One uppercase letter': 'एक बड़ा अंग्रेज़ी अक्षर (A-Z)',
  'One lowercase letter': 'एक छोटा अंग्रेज़ी अक्षर (a-z)',
  'One number': 'एक अंक (0-9)',
  'One special character (!@#$%^&*)': 'एक विशेष चिह्न (!@#$%^&*)',
  'Passwords do not match': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'This password is too common. Please choose another one.': 'यह पासवर्ड बहुत आम है। कृपया कोई दूसरा चुनें।',
  'Please select an exam category': 'कृपया परीक्षा श्रेणी चुनें',

  // Fields of forms without a sentence of their own.
  'Please fill in this field.': 'कृपया यह जगह भरें।',
  'Please check this value.': 'कृपया यह मान जाँचें।',
  'Please choose one of the offered values.': 'कृपया दिए गए मानों में से कोई एक चुनें।',
  'This form has more fields than are asked for.': 'इस फ़ॉर्म में ज़रूरत से ज़्यादा जानकारी है।',
  'Please enter at least {#1} characters.': 'कृपया कम से कम {1} अक्षर लिखें।',
  'Please enter at most {#1} characters.': 'कृपया ज़्यादा से ज़्यादा {1} अक्षर लिखें।',
  'Please choose at least {#1}.': 'कृपया कम से कम {1} चुनें।',
  'Please choose at most {#1}.': 'कृपया ज़्यादा से ज़्यादा {1} चुनें।',
  'The smallest value is {#1}.': 'सबसे छोटा मान {1} है।',
  'The largest value is {#1}.': 'सबसे बड़ा मान {1} है।',

  // Server messages about accounts, codes and links.
  'This username is already taken': 'यह यूज़रनेम पहले से किसी और का है',
  'This username is already taken. Please choose another.': 'यह यूज़रनेम पहले से किसी और का है। कृपया कोई दूसरा चुनें।',
  'This email is already registered. Please log in.': 'इस ईमेल से खाता पहले से रजिस्टर है। कृपया लॉगिन करें।',
  'This mobile number is already registered. Please log in.':
    'इस मोबाइल नंबर से खाता पहले से रजिस्टर है। कृपया लॉगिन करें।',
  'Please verify your email again.': 'कृपया अपना ईमेल फिर से सत्यापित करें।',
  'Please verify your mobile number again.': 'कृपया अपना मोबाइल नंबर फिर से सत्यापित करें।',
  'This exam category is no longer offered. Please select another one.':
    'यह परीक्षा श्रेणी अब उपलब्ध नहीं है। कृपया कोई दूसरी चुनें।',
  'Registration failed. Please try again.': 'रजिस्ट्रेशन नहीं हो सका। कृपया फिर से कोशिश करें।',
  'Invalid OTP. Please try again.': 'OTP गलत है। कृपया फिर से कोशिश करें।',
  'Too many wrong attempts. Please request a new code.': 'बहुत बार गलत कोड डाला गया। कृपया नया कोड मँगाएँ।',
  'This code has expired. Please request a new one.': 'इस कोड का समय समाप्त हो गया है। कृपया नया कोड मँगाएँ।',
  'A newer code was sent. Please use that one.': 'इसके बाद नया कोड भेजा गया है। कृपया वही डालें।',
  'This code was already used. Please request a new one.':
    'यह कोड पहले ही इस्तेमाल हो चुका है। कृपया नया कोड मँगाएँ।',
  'Failed to send {1} OTP': '{1} OTP नहीं भेजा जा सका',
  'Failed to resend {1} OTP': '{1} OTP फिर से नहीं भेजा जा सका',
  email: 'ईमेल',
  phone: 'फ़ोन',
  'This server cannot send {1} yet. Please contact support.':
    'यह सर्वर अभी {1} नहीं भेज सकता। कृपया सहायता टीम से संपर्क करें।',
  'e-mails': 'ईमेल',
  'text messages': 'SMS',
  'No more text messages can be sent at the moment. Please try again later.':
    'अभी और SMS नहीं भेजे जा सकते। कृपया बाद में फिर से कोशिश करें।',
  'Please wait {1} before asking for another code.': 'दूसरा कोड मँगाने से पहले कृपया {1} मिनट रुकें।',
  'Too many codes were sent here. Please try again in {1}.':
    'यहाँ बहुत ज़्यादा कोड भेजे जा चुके हैं। कृपया {1} बाद फिर से कोशिश करें।',
  'Too many codes were requested from your network. Please try again in {1}.':
    'आपके नेटवर्क से बहुत ज़्यादा कोड मँगाए गए हैं। कृपया {1} बाद फिर से कोशिश करें।',
  'Password reset link has been sent to your email': 'पासवर्ड रीसेट करने का लिंक आपके ईमेल पर भेज दिया गया है',
  'This reset link is invalid or has expired. Please request a new one.':
    'यह रीसेट लिंक सही नहीं है या इसका समय समाप्त हो गया है। कृपया नया लिंक मँगाएँ।',
  'Your password has been reset. Please log in.': 'आपका पासवर्ड रीसेट हो गया है। कृपया लॉगिन करें।',
  'Unknown device': 'अनजान डिवाइस',
};
