import type { HelpTopic } from './help-topic.ts';

export const testDetails: HelpTopic = {
  id: 'test-details',
  title: { en: 'Questions and tests in detail', hi: 'प्रश्न और टेस्ट विस्तार से' },
  items: [
    {
      id: 'topic-count',
      question: {
        en: 'How many topics should I choose for a test?',
        hi: 'एक टेस्ट के लिए कितने टॉपिक चुनूँ?',
      },
      answer: {
        en: [
          'For one test 3-6 topics are recommended; at least one is needed, from one subject or several. "Select All" takes all topics of a subject, "Clear All" none. A topic with "none yet" has no questions and cannot be chosen.',
        ],
        hi: [
          'एक टेस्ट के लिए 3-6 टॉपिक (3 से 6) की सलाह है; कम से कम एक चाहिए, एक या कई विषयों से। "Select All" विषय के सभी टॉपिक चुनता है, "Clear All" सब हटाता है। जिस टॉपिक में अभी प्रश्न नहीं हैं, वह चुना नहीं जा सकता।',
        ],
      },
    },
    {
      id: 'difficulty',
      question: {
        en: 'What do Easy, Medium and Hard mean?',
        hi: 'सरल, मध्यम और कठिन का क्या अर्थ है?',
      },
      answer: {
        en: [
          'The difficulty of a test is a number from 1 to 10. Under Home and My TestPaper the filter Easy shows tests up to 3, Medium 4 to 6, Hard from 7.',
        ],
        hi: [
          'टेस्ट की कठिनाई (difficulty) 1 से 10 तक होती है। होम और My TestPaper में फ़िल्टर Easy (सरल) 3 तक, Medium (मध्यम) 4 से 6 और Hard (कठिन) 7 से ऊपर के टेस्ट दिखाता है।',
        ],
      },
    },
    {
      id: 'question-types',
      question: {
        en: 'Which types of questions are in the tests?',
        hi: 'टेस्ट में किस प्रकार के प्रश्न होते हैं?',
      },
      answer: {
        en: [
          'MCQ: one option is right. MSQ: one or more options are right; choose all of them. Numerical: type a number with the keys shown or your keyboard. Some papers also have questions to match, and short answers to type. The instructions name the marks of each type.',
        ],
        hi: [
          'MCQ: एक विकल्प सही होता है। MSQ: एक या अधिक विकल्प सही होते हैं; सभी चुनें। संख्यात्मक (numerical): संख्या टाइप करें। कुछ पेपरों में मिलान और छोटे उत्तर के प्रश्न भी होते हैं। हर प्रकार के अंक निर्देशों में लिखे हैं।',
        ],
      },
    },
    {
      id: 'two-tabs',
      question: {
        en: 'Can I open the same exam in two tabs?',
        hi: 'क्या एक ही परीक्षा दो टैब में खोल सकता हूँ?',
      },
      answer: {
        en: [
          'Only one tab at a time takes answers. A second tab offers to take the exam over; the first one then only shows it. No answer is lost.',
        ],
        hi: [
          'एक समय में केवल एक (one) टैब उत्तर लेता है। दूसरा टैब परीक्षा अपने में ले सकता है; पहला तब केवल दिखाता है। कोई उत्तर नहीं खोता।',
        ],
      },
    },
    {
      id: 'diagram',
      question: {
        en: 'A diagram in a question does not load. What now?',
        hi: 'प्रश्न का चित्र नहीं खुल रहा। अब क्या?',
      },
      answer: {
        en: [
          'Tap Retry below "Failed to load diagram" with a network. A paper that is saved for offline has its images on this device. A small diagram can be zoomed with + and −, up to 3 times its size.',
        ],
        hi: [
          'नेटवर्क के साथ चित्र के नीचे Retry (फिर कोशिश) दबाएँ। ऑफ़लाइन सहेजे पेपर के चित्र (image) इसी डिवाइस पर होते हैं। छोटा चित्र + और − से 3 गुना तक बड़ा (zoom) हो सकता है।',
        ],
      },
    },
    {
      id: 'ask-about-question',
      question: {
        en: 'How do I get help with one question of my test?',
        hi: 'टेस्ट के किसी एक प्रश्न पर मदद कैसे लूँ?',
      },
      answer: {
        en: [
          'Open the analysis of the test after you have submitted it: each question has a button, "Ask AI" on a wrong one, "Get Help" on one left out, "Learn More" on a right one. It explains this question and answers what you ask further; the help for one question costs 1 token once, and the button shows it. During an exam there is no help.',
        ],
        hi: [
          'सबमिट के बाद टेस्ट का विश्लेषण (analysis) खोलें: हर प्रश्न पर बटन है, ग़लत पर "Ask AI", छोड़े हुए पर "Get Help", सही पर "Learn More"। वह उस प्रश्न को समझाता है; एक प्रश्न की मदद का 1 टोकन (token) एक बार लगता है, बटन पर लिखा है। परीक्षा के दौरान मदद नहीं मिलती।',
        ],
      },
    },
    {
      id: 'filter-questions',
      question: {
        en: 'How do I see only my wrong or unanswered questions of a test?',
        hi: 'टेस्ट के केवल ग़लत या छोड़े हुए प्रश्न कैसे देखूँ?',
      },
      answer: {
        en: [
          'The analysis of the result has the tabs All, Correct, Incorrect and Unanswered with their counts: choose Incorrect or Unanswered. Wrong answers are cards under Revise too.',
        ],
        hi: [
          'परिणाम के विश्लेषण (analysis) में टैब हैं: सभी, सही, ग़लत (Incorrect) और अनुत्तरित (Unanswered)। इनमें से एक चुनें। ग़लत उत्तर Revise में कार्ड भी बनते हैं।',
        ],
      },
    },
    {
      id: 'partly-correct',
      question: {
        en: 'What does Partly correct mean?',
        hi: '"आंशिक रूप से सही" का क्या अर्थ है?',
      },
      answer: {
        en: [
          'Some of the right options were chosen and no wrong one, and the exam gives part of the marks for that. It is listed under Incorrect, with the marks that it got.',
        ],
        hi: [
          'कुछ सही विकल्प चुने और कोई ग़लत नहीं, और परीक्षा इसके लिए आंशिक (partial) अंक देती है। यह ग़लत (Incorrect) के नीचे, मिले अंकों के साथ दिखता है।',
        ],
      },
    },
    {
      id: 'performance-score',
      question: {
        en: 'How is the performance score of the leaderboard computed?',
        hi: 'लीडरबोर्ड का performance score कैसे बनता है?',
      },
      answer: {
        en: [
          'It goes from 0 to 1000: at most 600 for your ten best ranked papers (a harder paper is worth more), 300 for accuracy and consistency with them, and 100 for practice. A bad paper lowers it only by accuracy and consistency. Students are ranked by this score.',
        ],
        hi: [
          'यह 0 से 1000 तक होता है: आपके दस सबसे अच्छे रैंक वाले पेपरों के लिए 600 तक (कठिन पेपर का मूल्य अधिक), सटीकता (accuracy) और निरंतरता के लिए 300, अभ्यास के लिए 100। रैंक इसी score से बनती है।',
        ],
      },
    },
    {
      id: 'sort-history',
      question: {
        en: 'Can I sort or filter my test history?',
        hi: 'क्या टेस्ट इतिहास को क्रम या फ़िल्टर कर सकता हूँ?',
      },
      answer: {
        en: [
          'Yes: the Test History of your profile sorts by date (recent), score, accuracy or difficulty, and shows all tests or only Engineering, Medical or Coding.',
        ],
        hi: [
          'हाँ: प्रोफ़ाइल का Test History तारीख, अंक (score), सटीकता (accuracy) या कठिनाई (difficulty) के क्रम में दिखाता है, सभी या केवल Engineering, Medical या Coding के टेस्ट।',
        ],
      },
    },
    {
      id: 'save-states',
      question: {
        en: 'What does the sign beside my answers in the exam mean?',
        hi: 'परीक्षा में उत्तर के पास का चिह्न क्या बताता है?',
      },
      answer: {
        en: [
          'Where the answer is stored: on this device, on the server too, or not saved. "Not saved" is never hidden: keep the page open, free some storage of the device, and the app tries again by itself.',
        ],
        hi: [
          'उत्तर कहाँ सुरक्षित (saved) है: इस डिवाइस पर, सर्वर पर भी, या सहेजा नहीं गया। "सहेजा नहीं" दिखे तो पृष्ठ खुला रखें, डिवाइस में जगह (storage) खाली करें; ऐप स्वयं फिर कोशिश करता है।',
        ],
      },
    },
  ],
};

export const accountDetails: HelpTopic = {
  id: 'account-details',
  title: { en: 'Account and payments in detail', hi: 'खाता और भुगतान विस्तार से' },
  items: [
    {
      id: 'password-rules',
      question: {
        en: 'Which usernames and passwords are allowed?',
        hi: 'कौन से यूज़रनेम और पासवर्ड मान्य हैं?',
      },
      answer: {
        en: [
          'A username has at least 3 characters, only letters, digits and underscores, and no other account may have it. A password has at least 8 characters; a new one by a reset link also needs an uppercase and a lowercase letter, a digit and a special character (!@#$%^&*). Very common passwords are refused.',
        ],
        hi: [
          'यूज़रनेम में कम से कम 3 अक्षर हों, केवल अंग्रेज़ी अक्षर, अंक और underscore। पासवर्ड में कम से कम 8 अक्षर (8 characters) हों; रीसेट लिंक से नए पासवर्ड में एक बड़ा और एक छोटा अक्षर, एक अंक और एक विशेष चिह्न (!@#$%^&*) भी। बहुत आम पासवर्ड नहीं चलते।',
        ],
      },
    },
    {
      id: 'login-tries',
      question: {
        en: 'I typed a wrong password many times. Is my account locked?',
        hi: 'कई बार ग़लत पासवर्ड डाला। क्या खाता बंद (lock) हो गया?',
      },
      answer: {
        en: [
          'No, accounts are never locked. After many wrong tries the next one has to wait some seconds. If you do not know the password, use "Forgot password" on the login page.',
        ],
        hi: [
          'नहीं, खाता कभी लॉक (locked) नहीं होता। कई ग़लत कोशिशों के बाद अगली के लिए कुछ सेकंड प्रतीक्षा (wait) करनी पड़ती है। पासवर्ड याद न हो तो लॉगिन पृष्ठ पर "पासवर्ड भूल गए" दबाएँ।',
        ],
      },
    },
    {
      id: 'foreign-phone',
      question: {
        en: 'Can I register with a phone number from another country?',
        hi: 'क्या दूसरे देश के फ़ोन नंबर से रजिस्टर कर सकता हूँ?',
      },
      answer: {
        en: [
          'Yes, with the country codes +91 (India), +1, +44, +61, +81, +49, +33 and +86. The number has 10 digits and gets a code by SMS.',
        ],
        hi: [
          'हाँ, इन देशों के कोड (country code) से: +91 (भारत), +1, +44, +61, +81, +49, +33 और +86। नंबर 10 अंकों का हो; उस पर SMS से कोड आता है।',
        ],
      },
    },
    {
      id: 'account-status',
      question: {
        en: 'What does the status of my account mean?',
        hi: 'मेरे खाते की स्थिति (status) का क्या अर्थ है?',
      },
      answer: {
        en: [
          'Verified: e-mail address and phone number were confirmed with codes. Pending: an account that an administrator made; you can use it all the same. Your profile shows it beside your name, with the date when you joined.',
        ],
        hi: [
          'Verified (सत्यापित): ई-मेल और फ़ोन कोड से पुष्ट हुए। Pending: खाता प्रशासक ने बनाया है; फिर भी आप इसे चला सकते हैं। यह प्रोफ़ाइल में नाम के पास दिखता है।',
        ],
      },
    },
    {
      id: 'payment-status',
      question: {
        en: 'What do Completed, Pending and Failed mean in my payments?',
        hi: 'भुगतानों में Completed, Pending और Failed का क्या अर्थ है?',
      },
      answer: {
        en: [
          'Completed: the payment has arrived, and plan and tokens were added. Pending: it is not clear yet, and is checked again by itself. Failed: nothing was paid to us; what a bank took all the same, it returns. Payment History in your profile shows them.',
        ],
        hi: [
          'Completed: भुगतान आ गया, प्लान और टोकन जुड़ गए। Pending: अभी स्पष्ट नहीं, अपने आप फिर जाँचा जाता है। Failed: भुगतान नहीं हुआ; बैंक ने पैसे काटे हों तो वही लौटाता है। सब प्रोफ़ाइल के Payment History में है।',
        ],
      },
    },
    {
      id: 'two-plans',
      question: {
        en: 'What happens if I buy a plan again, or another one?',
        hi: 'प्लान दोबारा या दूसरा प्लान खरीदने पर क्या होता है?',
      },
      answer: {
        en: [
          'The same plan again: its 30 days are added after the present ones, and its tokens are there at once. Another plan begins at once and both run on: the best of each counts, and the tokens of both can be spent. Nothing is refunded or converted.',
        ],
        hi: [
          'वही प्लान फिर खरीदने पर उसके 30 दिन मौजूदा अवधि के बाद जुड़ते हैं और टोकन (token) तुरंत मिलते हैं। दूसरा प्लान तुरंत शुरू होता है और दोनों चलते हैं; दोनों के टोकन खर्च हो सकते हैं। कुछ वापस (refund) या बदला नहीं जाता।',
        ],
      },
    },
    {
      id: 'look-up-term',
      question: {
        en: 'Where can I look up a term or a formula?',
        hi: 'कोई शब्द या सूत्र कहाँ देखूँ?',
      },
      answer: {
        en: [
          'On the Help page: its search shows the terms and formulas of Physics, Chemistry, Mathematics and Biology, also without a network once they were loaded. Or ask the assistant.',
        ],
        hi: [
          'मदद (Help) पृष्ठ पर: उसकी खोज भौतिकी, रसायन, गणित और जीव विज्ञान की शब्दावली (glossary) दिखाती है, एक बार लोड होने के बाद बिना नेटवर्क भी। या सहायक से पूछें।',
        ],
      },
    },
  ],
};
