import type { HelpTopic } from './help-topic.ts';

export const examRoom: HelpTopic = {
  id: 'exam-room',
  title: { en: 'In the exam room', hi: 'परीक्षा कक्ष में' },
  items: [
    {
      id: 'timer',
      question: { en: 'What do the colours of the timer mean?', hi: 'टाइमर के रंगों का क्या मतलब है?' },
      answer: {
        en: ['Green: 15 minutes or more are left. Amber: less than 15 minutes. Red: less than 5 minutes.'],
        hi: ['हरा: 15 मिनट या अधिक बचे हैं। पीला: 15 मिनट से कम। लाल: 5 मिनट (5 min) से कम।'],
      },
    },
    {
      id: 'time-over',
      question: { en: 'What happens when the time is over?', hi: 'समय समाप्त होने पर क्या होता है?' },
      answer: {
        en: ['The exam is submitted automatically, with the answers given so far. Nothing is lost.'],
        hi: ['परीक्षा अपने आप (automatically) जमा हो जाती है, अब तक दिए उत्तरों के साथ। कुछ नहीं खोता।'],
      },
    },
    {
      id: 'marked',
      question: {
        en: 'Does an answer count if the question is marked for review?',
        hi: 'मार्क फ़ॉर रिव्यू किए प्रश्न का उत्तर गिना जाता है?',
      },
      answer: {
        en: [
          'Yes, it counts: a question that is answered and marked for review is shown as "Answered & Marked", and its answer is evaluated. Marked without an answer, it counts as not answered.',
        ],
        hi: [
          'हाँ, गिना जाता है: जिस प्रश्न का उत्तर दिया और रिव्यू के लिए मार्क किया, वह "उत्तर दिया और मार्क" दिखता है और उसका मूल्यांकन होता है (yes, it counts)। बिना उत्तर के मार्क किया प्रश्न अनुत्तरित गिना जाता है।',
        ],
      },
    },
    {
      id: 'palette',
      question: {
        en: 'What do the states in the question palette mean?',
        hi: 'प्रश्न पैलेट की स्थितियों का क्या मतलब है?',
      },
      answer: {
        en: [
          'Current; Answered; Answered & Marked; Marked for Review; visited without an answer; and not visited. The palette shows how many there are of each.',
        ],
        hi: ['वर्तमान; उत्तर दिया; उत्तर दिया और मार्क; रिव्यू के लिए मार्क; देखा पर उत्तर नहीं; और नहीं देखा।'],
      },
    },
    {
      id: 'move-in-exam',
      question: {
        en: 'How do I move between questions and change an answer?',
        hi: 'प्रश्नों के बीच कैसे जाएँ और उत्तर कैसे बदलें?',
      },
      answer: {
        en: [
          'Tap a number in the question palette to jump to that question, or use Next and Previous. Until you submit you can change or clear an answer, and mark a question for review with the button below it. In papers with timed sections this holds within the section.',
        ],
        hi: [
          'प्रश्न पर जाने के लिए पैलेट (palette) में उसकी संख्या दबाएँ, या अगला और पिछला बटन। सबमिट करने से पहले उत्तर बदला या हटाया जा सकता है, और नीचे के बटन से प्रश्न को समीक्षा (review) के लिए चिह्नित किया जा सकता है। समयबद्ध खंडों में यह खंड के भीतर होता है।',
        ],
      },
    },
  ],
};

export const testsAndProfile: HelpTopic = {
  id: 'tests-and-profile',
  title: { en: 'Own tests and the profile', hi: 'अपने टेस्ट और प्रोफ़ाइल' },
  items: [
    {
      id: 'own-test',
      question: { en: 'How do I make a test from chosen topics?', hi: 'चुने हुए टॉपिक का टेस्ट कैसे बनाएँ?' },
      answer: {
        en: [
          'Open Home, then Personalized Papers: choose the category, the subject and the topics, then an adaptive or an AI generated test, and start it. The button shows its price in tokens.',
        ],
        hi: [
          'होम में Personalized Papers (पर्सनलाइज़्ड पेपर) खोलें: श्रेणी, विषय और टॉपिक (topics) चुनें, फिर अडैप्टिव या AI टेस्ट, और शुरू करें। बटन पर टोकन में मूल्य दिखता है।',
        ],
      },
    },
    {
      id: 'adaptive',
      question: { en: 'What is an adaptive test?', hi: 'अनुकूली (adaptive) टेस्ट क्या है?' },
      answer: {
        en: [
          'A test made for you at once: its questions fit your level in the topics that you choose, so that they are neither too easy nor too difficult. The level is estimated from your answers so far, and rises and falls with them. A test by AI is made in the background, from the topics and the difficulty that you set. Both cost tokens and are yours alone; ready-made papers are fixed and the same for all.',
        ],
        hi: [
          'एक टेस्ट जो तुरंत आपके लिए बनता है: उसके प्रश्न चुने हुए टॉपिक में आपके स्तर (level) के अनुसार होते हैं, न बहुत सरल, न बहुत कठिन (difficult)। स्तर आपके अब तक के उत्तरों से आँका जाता है। AI टेस्ट आपके चुने टॉपिक और कठिनाई से बैकग्राउंड में बनता है।',
        ],
      },
    },
    {
      id: 'edit-profile',
      question: { en: 'What can I change in my profile?', hi: 'प्रोफ़ाइल में क्या बदल सकता हूँ?' },
      answer: {
        en: [
          'Edit Profile changes your full name, location, nickname, picture and preferred difficulty, and how leaderboards show you. All else, such as the phone number, the e-mail address and the username, cannot be changed there: contact support.',
        ],
        hi: [
          'प्रोफ़ाइल संपादित करें से पूरा नाम (name), स्थान, उपनाम, चित्र, पसंदीदा कठिनाई और लीडरबोर्ड पर दिखना बदलता है। बाकी सब, जैसे फ़ोन नंबर, ई-मेल और यूज़रनेम, वहाँ नहीं बदलता: सहायता (support) से संपर्क करें।',
        ],
      },
    },
    {
      id: 'change-exam',
      question: {
        en: 'How do I change the exam that I prepare for?',
        hi: 'जिस परीक्षा की तैयारी है, उसे कैसे बदलूँ?',
      },
      answer: {
        en: [
          'All exams are open to you, whatever you chose when you registered: on Home choose another exam above the papers, or All exams. The exam in your profile is the one of your registration; support can change it.',
        ],
        hi: [
          'पंजीकरण में जो भी चुना हो, सभी परीक्षाएँ आपके लिए खुली हैं: होम पर पेपरों के ऊपर दूसरी परीक्षा चुनें। प्रोफ़ाइल (profile) में पंजीकरण वाली परीक्षा दिखती है; उसे सहायता टीम बदल सकती है।',
        ],
      },
    },
    {
      id: 'reset-link',
      question: { en: 'My reset link does not work. What now?', hi: 'रीसेट लिंक काम नहीं कर रहा। अब क्या?' },
      answer: {
        en: [
          'A link for a new password expires in 5 minutes and works once. Ask for a new one with Request New Link, on the page Forgot password.',
        ],
        hi: [
          'नए पासवर्ड का लिंक 5 मिनट (5 min) में समाप्त (expire) होता है और एक बार काम करता है। "पासवर्ड भूल गए" पेज पर नया लिंक (new link) माँगें।',
        ],
      },
    },
    {
      id: 'levels',
      question: { en: 'How many points does a level need?', hi: 'किस स्तर के लिए कितने अंक चाहिए?' },
      answer: {
        en: [
          'By the total score of your tests: Intermediate from 10,000, Advanced from 25,000, Expert from 50,000; below that, Beginner.',
        ],
        hi: [
          'आपके टेस्ट के कुल अंकों से: 10,000 से Intermediate, 25,000 से Advanced, 50,000 से Expert; उससे कम पर Beginner।',
        ],
      },
    },
  ],
};
