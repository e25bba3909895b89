import type * as en from '../en/messages.ts';

/**
 * English messages with their translations. `{1}` is a placeholder for text, `{#1}` for a number in digits.
 * These may be shown on any page, including home; `messages/` has those of single screens.
 */
export const messages: typeof en.messages = {
  // The contract's table of errors.
  'The request could not be read.': 'अनुरोध पढ़ा नहीं जा सका।',
  'Please check the marked fields.': 'कृपया चिह्नित फ़ील्ड जाँचें।',
  'Your session has expired. Please log in again.': 'आपका सेशन समाप्त हो गया है। कृपया फिर से लॉगिन करें।',
  'Invalid email or password': 'ईमेल या पासवर्ड गलत है',
  'You are not allowed to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'This account is not active. Please contact support.': 'यह खाता सक्रिय नहीं है। कृपया सहायता टीम से संपर्क करें।',
  'This paper was not issued to you.': 'यह पेपर आपको जारी नहीं किया गया था।',
  'Not found.': 'नहीं मिला।',
  'This conflicts with what is already stored.': 'यह पहले से सहेजी गई जानकारी से मेल नहीं खाता।',
  'The events do not follow on from what the server has.': 'ये घटनाएँ सर्वर पर मौजूद रिकॉर्ड के आगे की नहीं हैं।',
  'The request is too large.': 'अनुरोध बहुत बड़ा है।',
  'The request was understood but refused.': 'अनुरोध समझ में आया, पर स्वीकार नहीं किया गया।',
  'This attempt could not be read. It stays on your device.':
    'यह प्रयास पढ़ा नहीं जा सका। यह आपके डिवाइस पर ही रहेगा।',
  'This attempt could not be read. It stays on your device. ({1}: {2})':
    'यह प्रयास पढ़ा नहीं जा सका। यह आपके डिवाइस पर ही रहेगा। ({1}: {2})',
  'This paper cannot be opened yet.': 'यह पेपर अभी नहीं खोला जा सकता।',
  'This paper is encrypted until it opens. Please update the app to save it.':
    'यह पेपर खुलने तक एन्क्रिप्टेड है। इसे सहेजने के लिए कृपया ऐप अपडेट करें।',
  'This test is not available yet.': 'यह टेस्ट अभी उपलब्ध नहीं है।',
  'Too many requests. Please try again in a moment.':
    'बहुत ज़्यादा अनुरोध हो गए हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'Too many requests. Please try again in {1}.': 'बहुत ज़्यादा अनुरोध हो गए हैं। कृपया {1} बाद फिर से कोशिश करें।',
  "You don't have enough tokens. Please contact admin to add more tokens.":
    'आपके पास पर्याप्त टोकन नहीं हैं। और टोकन के लिए कृपया एडमिन से संपर्क करें।',
  'The server is busy. Please try again in a moment.': 'सर्वर अभी व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'Server error occurred.': 'सर्वर में त्रुटि हुई।',
  'Payment verification failed': 'भुगतान सत्यापित नहीं हो सका',
  'Your plan does not include tests by AI.': 'आपके प्लान में AI टेस्ट शामिल नहीं हैं।',
  'Your plan does not include this.': 'यह आपके प्लान में शामिल नहीं है।',
  'Payments are not available at the moment. Please try again later.':
    'भुगतान अभी उपलब्ध नहीं है। कृपया बाद में फिर से कोशिश करें।',
  'The price has changed. Please check it and try again.': 'कीमत बदल गई है। कृपया उसे देखकर फिर से कोशिश करें।',

  // Waiting times.
  '{#1} second': '{1} सेकंड',
  '{#1} seconds': '{1} सेकंड',
  '{#1} minute': '{1} मिनट',
  '{#1} minutes': '{1} मिनट',
  '{#1} hours': '{1} घंटे',

  // Fields of more than one form.
  'Invalid input': 'यह मान सही नहीं है',
  'Password is required': 'पासवर्ड लिखना ज़रूरी है',
  'Password is too long': 'पासवर्ड बहुत लंबा है',

  // Messages of this device: calls, saved papers, waiting attempts.
  'No response from server. Please check your connection.': 'सर्वर से कोई जवाब नहीं मिला। कृपया अपना कनेक्शन जाँचें।',
  'Network error, please try again.': 'नेटवर्क में समस्या है, कृपया फिर से कोशिश करें।',
  'Something went wrong. Please try again later.': 'कुछ गड़बड़ हो गई। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'Invalid response format from server': 'सर्वर का जवाब सही रूप में नहीं था',
  'No response from server. Please check your internet connection.':
    'सर्वर से कोई जवाब नहीं मिला। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
  'A part of Prep could not be loaded. Please check your connection and try again.':
    'Prep का एक हिस्सा लोड नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  'There is not enough free space on this device. Nothing was changed; free some space and try again.':
    'इस डिवाइस पर पर्याप्त खाली जगह नहीं है। कुछ भी बदला नहीं गया; थोड़ी जगह खाली करके फिर से कोशिश करें।',
  'Saving was cancelled.': 'सहेजना रद्द कर दिया गया।',
  'The paper did not arrive whole. Please try again.': 'पेपर पूरा नहीं आया। कृपया फिर से कोशिश करें।',
  'The paper could not be saved on this device.': 'पेपर इस डिवाइस पर सहेजा नहीं जा सका।',
  'What the server has of this exam did not arrive whole. Nothing was changed; please try again.':
    'इस परीक्षा का जो हिस्सा सर्वर पर है, वह पूरा नहीं आया। कुछ भी बदला नहीं गया; कृपया फिर से कोशिश करें।',
  'The attempt is not on this device.': 'यह प्रयास इस डिवाइस पर नहीं है।',
  'The paper of this attempt is not on this device.': 'इस प्रयास का पेपर इस डिवाइस पर नहीं है।',
  'This attempt is open in another tab.': 'यह प्रयास दूसरे टैब में खुला है।',
  'The image {1} is not stored on this server.': 'चित्र {1} इस सर्वर पर नहीं है।',
};
