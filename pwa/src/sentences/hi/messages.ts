import type * as en from '../en/messages.ts';

/** Each message in English with its translation. `{1}` stands for what differs, `{#1}` for a number in digits. */
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
  'This hand-in file is incomplete. Nothing was handed in; ask for the file again.':
    'जमा करने की यह फ़ाइल अधूरी है। कुछ भी जमा नहीं हुआ; फ़ाइल फिर से माँगें।',
  'This file was changed or damaged. Nothing was handed in; ask for the file again.':
    'यह फ़ाइल बदली गई है या खराब हो गई है। कुछ भी जमा नहीं हुआ; फ़ाइल फिर से माँगें।',
  'This test is not available yet.': 'यह टेस्ट अभी उपलब्ध नहीं है।',
  'Too many requests. Please try again in a moment.':
    'बहुत ज़्यादा अनुरोध हो गए हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'Too many requests. Please try again in {1}.': 'बहुत ज़्यादा अनुरोध हो गए हैं। कृपया {1} बाद फिर से कोशिश करें।',
  "You don't have enough tokens. Please contact admin to add more tokens.":
    'आपके पास पर्याप्त टोकन नहीं हैं। और टोकन के लिए कृपया एडमिन से संपर्क करें।',
  'The server is busy. Please try again in a moment.': 'सर्वर अभी व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'Server error occurred.': 'सर्वर में त्रुटि हुई।',

  // How long to wait.
  '{#1} second': '{1} सेकंड',
  '{#1} seconds': '{1} सेकंड',
  '{#1} minute': '{1} मिनट',
  '{#1} minutes': '{1} मिनट',
  '{#1} hours': '{1} घंटे',

  // Forms of an account.
  'Invalid input': 'यह मान सही नहीं है',
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
  'Please choose a country code': 'कृपया देश का कोड चुनें',
  'Please enter a valid 10-digit mobile number': 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
  'Please enter the complete 6-digit code': 'कृपया 6 अंकों का पूरा कोड लिखें',
  'Please enter complete 6-digit OTP': 'कृपया 6 अंकों का पूरा OTP लिखें',
  'Please request {1} OTP first': 'कृपया पहले {1} OTP मँगाएँ',
  'Password is required': 'पासवर्ड लिखना ज़रूरी है',
  'Password must be at least 6 characters': 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  'Password must be at least 8 characters': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए',
  'Password is too long': 'पासवर्ड बहुत लंबा है',
  'At least 8 characters': 'कम से कम 8 अक्षर',
  'One uppercase letter': 'एक बड़ा अंग्रेज़ी अक्षर (A-Z)',
  'One lowercase letter': 'एक छोटा अंग्रेज़ी अक्षर (a-z)',
  'One number': 'एक अंक (0-9)',
  'One special character (!@#$%^&*)': 'एक विशेष चिह्न (!@#$%^&*)',
  'Passwords do not match': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'This password is too common. Please choose another one.': 'यह पासवर्ड बहुत आम है। कृपया कोई दूसरा चुनें।',
  'Please select an exam category': 'कृपया परीक्षा श्रेणी चुनें',

  // The form of a profile.
  'Name is required': 'नाम लिखना ज़रूरी है',
  'Name must be at least 2 characters': 'नाम में कम से कम 2 अक्षर होने चाहिए',
  'Name must be at most 100 characters': 'नाम में अधिक से अधिक 100 अक्षर हो सकते हैं',
  'Name contains hidden characters. Please type it again.': 'नाम में छिपे हुए अक्षर हैं। कृपया इसे फिर से लिखें।',
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

  // What the server says of accounts, codes and links.
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

  // What the server says of papers and attempts.
  'The image {1} is not stored on this server.': 'चित्र {1} इस सर्वर पर नहीं है।',
  'The clock of this paper stands still while it is closed.': 'बंद रहने पर इस पेपर की घड़ी रुकी रहती है।',
  'A draft is not handed in: it goes to its progress.':
    'अधूरा प्रयास जमा नहीं किया जाता: उसे प्रगति में सहेजा जाता है।',
  'Question {1} is not in this paper.': 'प्रश्न {1} इस पेपर में नहीं है।',
  'The answer to question {1} is not one that it offers.': 'प्रश्न {1} का उत्तर उसमें दिए गए उत्तरों में से नहीं है।',
  'Question {1} is answered twice.': 'प्रश्न {1} का उत्तर दो बार दिया गया है।',
  'The log is not a list of events.': 'लॉग घटनाओं की सूची नहीं है।',
  'The log has too many events.': 'लॉग में बहुत ज़्यादा घटनाएँ हैं।',
  'Event {#1} of the log is malformed.': 'लॉग की घटना {1} सही रूप में नहीं है।',
  'The attempt in this file could not be accepted. Nothing is lost: it is still on the device it came from. Please contact support.':
    'इस फ़ाइल का प्रयास स्वीकार नहीं किया जा सका। कुछ भी खोया नहीं है: वह अब भी उसी डिवाइस पर है जिससे आया था। कृपया सहायता टीम से संपर्क करें।',
  'This file is for another server. Nothing was handed in; upload it at the address where the paper was saved.':
    'यह फ़ाइल किसी दूसरे सर्वर के लिए है। कुछ भी जमा नहीं हुआ; इसे उसी पते पर अपलोड करें जहाँ से पेपर सहेजा गया था।',

  // What this device says: calls, saved papers, attempts on their way.
  'No response from server. Please check your connection.': 'सर्वर से कोई जवाब नहीं मिला। कृपया अपना कनेक्शन जाँचें।',
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
  'The answer held no receipt for this attempt.': 'जवाब में इस प्रयास की रसीद नहीं थी।',
  'This attempt is open in another tab.': 'यह प्रयास दूसरे टैब में खुला है।',
  'This browser cannot seal files at this address. Save the text of the attempt instead.':
    'यह ब्राउज़र इस पते पर फ़ाइल सील नहीं कर सकता। इसके बजाय प्रयास का टेक्स्ट सहेजें।',
  'This attempt is too long for a file. It stays on this device and is sent by itself.':
    'यह प्रयास एक फ़ाइल के लिए बहुत लंबा है। यह इस डिवाइस पर रहेगा और अपने आप भेजा जाएगा।',
  'This paper was saved before it could be sealed. Connect once and try again, or save the text of the attempt.':
    'यह पेपर तब सहेजा गया था जब सील करने की सुविधा नहीं थी। एक बार नेटवर्क से जुड़कर फिर से कोशिश करें, या प्रयास का टेक्स्ट सहेजें।',

  // What the server noticed about an attempt.
  'It came without its log and does not rank.': 'यह बिना लॉग के आया, इसलिए इसे रैंक नहीं मिलती।',
  'Its log is not whole, so it does not rank.': 'इसका लॉग पूरा नहीं है, इसलिए इसे रैंक नहीं मिलती।',
  'The answers sent beside the log differ from it; the log was marked.':
    'लॉग के साथ भेजे गए उत्तर उससे अलग हैं; अंक लॉग के आधार पर दिए गए हैं।',
  'It took longer than the paper allows. It does not rank until an administrator has looked at it.':
    'इसमें पेपर के तय समय से ज़्यादा समय लगा। एडमिन के देखने तक इसे रैंक नहीं मिलेगी।',
  'Answers given after the time was over do not count.': 'समय समाप्त होने के बाद दिए गए उत्तर नहीं गिने जाते।',
  "It was started before its ticket was issued, by this device's clock.":
    'इस डिवाइस की घड़ी के अनुसार इसे टिकट जारी होने से पहले शुरू किया गया।',
  "This device's clock was moved during the exam.": 'परीक्षा के दौरान इस डिवाइस की घड़ी बदली गई।',
  "This device's clock is not right.": 'इस डिवाइस की घड़ी सही नहीं है।',
  'It was not sealed on the device.': 'इसे डिवाइस पर सील नहीं किया गया था।',
  'Another log of this attempt reached the server first; that one was marked.':
    'इस प्रयास का एक और लॉग सर्वर पर पहले पहुँचा; अंक उसी के आधार पर दिए गए हैं।',
  'It came without its ticket.': 'यह बिना टिकट के आया।',
  'The account was not active, so it does not rank.': 'खाता सक्रिय नहीं था, इसलिए इसे रैंक नहीं मिलती।',
  'Its log gives exam time back that the server did not confirm. It does not rank until an administrator has looked at it.':
    'इसके लॉग में परीक्षा का ऐसा समय वापस जोड़ा गया है जिसकी पुष्टि सर्वर ने नहीं की। एडमिन के देखने तक इसे रैंक नहीं मिलेगी।',
  'The clocks of this device leave open how long it took. It does not rank until an administrator has looked at it.':
    'इस डिवाइस की घड़ियों से साफ़ नहीं होता कि इसमें कितना समय लगा। एडमिन के देखने तक इसे रैंक नहीं मिलेगी।',
  'Its log does not have exactly one start. It does not rank until an administrator has looked at it.':
    'इसके लॉग में एक और केवल एक शुरुआत नहीं है। एडमिन के देखने तक इसे रैंक नहीं मिलेगी।',
  'An earlier attempt at this paper had been started and was not handed in. It does not rank until an administrator has looked at it.':
    'इस पेपर का एक पिछला प्रयास शुरू किया गया था और जमा नहीं हुआ। एडमिन के देखने तक इसे रैंक नहीं मिलेगी।',
  'The answers were given faster than the questions can be read.':
    'उत्तर इतनी जल्दी दिए गए कि उतने समय में प्रश्न पढ़े नहीं जा सकते।',
  'It was started outside the time in which this paper was open, so it does not rank.':
    'इसे पेपर के खुले रहने के समय के बाहर शुरू किया गया, इसलिए इसे रैंक नहीं मिलती।',
  'A newer version of the app wrote its log; the server keeps what it does not know yet.':
    'इसका लॉग ऐप के नए वर्ज़न ने लिखा है; जो सर्वर अभी नहीं पहचानता, उसे वह सहेजकर रखता है।',

  // Own data.
  'You have asked for your data three times in a day. Please try again later.':
    'आप एक दिन में तीन बार अपने डेटा की कॉपी माँग चुके हैं। कृपया बाद में फिर से कोशिश करें।',
  'This file has expired. Ask for your data again.':
    'इस फ़ाइल की अवधि समाप्त हो गई है। अपने डेटा की कॉपी फिर से तैयार करें।',
  'This password is not right.': 'यह पासवर्ड सही नहीं है।',
  'An exam of yours is still running. Hand it in first, or try again three hours after its last saved answer.':
    'आपकी एक परीक्षा अभी चल रही है। पहले उसे जमा करें, या आखिरी सहेजे गए उत्तर के तीन घंटे बाद फिर से कोशिश करें।',
  'The account of an administrator cannot be deleted here.': 'एडमिन का खाता यहाँ से नहीं हटाया जा सकता।',

  // Where the organisation is.
  Bangalore: 'बेंगलुरु',
  India: 'भारत',
};
