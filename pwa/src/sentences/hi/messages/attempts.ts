import type * as en from '../../en/messages/attempts.ts';

/** Messages about handed-in attempts. */
export const attemptMessages: typeof en.attemptMessages = {
  // The last try of a hand-in, and its file.
  'This browser cannot seal files at this address. Save the text of the attempt instead.':
    'यह ब्राउज़र इस पते पर फ़ाइल सील नहीं कर सकता। इसके बजाय प्रयास का टेक्स्ट सहेजें।',
  'This attempt is too long for a file. It stays on this device and is sent by itself.':
    'यह प्रयास एक फ़ाइल के लिए बहुत लंबा है। यह इस डिवाइस पर रहेगा और अपने आप भेजा जाएगा।',
  'This paper was saved before it could be sealed. Connect once and try again, or save the text of the attempt.':
    'यह पेपर तब सहेजा गया था जब सील करने की सुविधा नहीं थी। एक बार नेटवर्क से जुड़कर फिर से कोशिश करें, या प्रयास का टेक्स्ट सहेजें।',
  'Server error occurred during submission.': 'जमा करते समय सर्वर में त्रुटि हुई।',
  'Submission failed. Please try again.': 'जमा नहीं हो सका। कृपया फिर से कोशिश करें।',
  'An unexpected error occurred.': 'एक अनपेक्षित त्रुटि हुई।',

  // Server messages about papers and attempts.
  'The clock of this paper stands still while it is closed.': 'बंद रहने पर इस पेपर की घड़ी रुकी रहती है।',
  'An attempt cannot have started in the future.': 'कोई प्रयास भविष्य में शुरू नहीं हो सकता।',
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

  // The server's flags of an attempt.
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
  'Some answers are still to be marked by a person. It does not rank until they are.':
    'कुछ उत्तर अभी किसी व्यक्ति को जाँचने हैं। उनके जँचने तक इसे रैंक नहीं मिलती।',
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
  'It was opened before its key was released. It does not rank until an administrator has looked at it.':
    'इसे इसकी कुंजी जारी होने से पहले खोला गया था। जब तक कोई व्यवस्थापक इसे देख नहीं लेता, इसे रैंक नहीं मिलेगी।',
  'It was started outside the time in which this paper was open, so it does not rank.':
    'इसे पेपर के खुले रहने के समय के बाहर शुरू किया गया, इसलिए इसे रैंक नहीं मिलती।',
  'Its log says that it started after the server had received it. It does not rank until an administrator has looked at it.':
    'इसके लॉग के अनुसार यह सर्वर को मिलने के बाद शुरू हुआ। एडमिन के देखने तक इसे रैंक नहीं मिलेगी।',
  'A newer version of the app wrote its log; the server keeps what it does not know yet.':
    'इसका लॉग ऐप के नए वर्ज़न ने लिखा है; जो सर्वर अभी नहीं पहचानता, उसे वह सहेजकर रखता है।',
  'This hand-in file is incomplete. Nothing was handed in; ask for the file again.':
    'जमा करने की यह फ़ाइल अधूरी है। कुछ भी जमा नहीं हुआ; फ़ाइल फिर से माँगें।',
  'This file was changed or damaged. Nothing was handed in; ask for the file again.':
    'यह फ़ाइल बदली गई है या खराब हो गई है। कुछ भी जमा नहीं हुआ; फ़ाइल फिर से माँगें।',
};
