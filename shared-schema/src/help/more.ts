import type { HelpTopic } from './help-topic.ts';

export const finding: HelpTopic = {
  id: 'finding',
  title: { en: 'Finding tests and results', hi: 'टेस्ट और परिणाम ढूँढना' },
  items: [
    {
      id: 'find-papers',
      question: { en: 'Where do I find mock tests for my exam?', hi: 'मेरी परीक्षा के मॉक टेस्ट कहाँ हैं?' },
      answer: {
        en: [
          'Home lists the ready-made test papers by exam (JEE, NEET, GATE, CAT, UPSC, SSC, bank, CLAT, EAPCET, placements and coding); choose your exam, or search by title, and start one. The card shows the time, the number of questions and the price, if there is one.',
        ],
        hi: [
          'होम पर तैयार टेस्ट पेपर परीक्षा के अनुसार हैं (JEE, NEET, GATE, CAT, UPSC, SSC, बैंक, CLAT, EAPCET, प्लेसमेंट); अपनी परीक्षा चुनें या शीर्षक से खोजें और शुरू करें। कार्ड पर समय, प्रश्नों की संख्या और मूल्य (यदि हो) दिखता है।',
        ],
      },
    },
    {
      id: 'first-steps',
      question: { en: 'How do I begin?', hi: 'शुरुआत कैसे करूँ?' },
      answer: {
        en: [
          'Register, choose a mock test (paper) of your exam on Home, tap "Save for offline" if you may lose the network, and start it. Answer, then submit; without a network the attempt syncs later. The result and its analysis are under Results, and your mistakes under Revise.',
        ],
        hi: [
          'रजिस्टर करें, होम पर पेपर चुनें, नेटवर्क जा सकता हो तो "ऑफ़लाइन के लिए सहेजें" दबाएँ और शुरू करें। उत्तर दें और सबमिट करें; बिना नेटवर्क प्रयास बाद में सिंक होता है। परिणाम और विश्लेषण "परिणाम" में, गलतियाँ "दोहराव" में।',
        ],
      },
    },
    {
      id: 'see-analysis',
      question: { en: 'Where do I see my result and its analysis?', hi: 'परिणाम और विश्लेषण कहाँ दिखता है?' },
      answer: {
        en: [
          'In your profile, under Test History: each attempt opens its result, and from there the analysis with every question, your answer, the right answer, the explanation and the time you took.',
        ],
        hi: [
          'प्रोफ़ाइल में "टेस्ट इतिहास" खोलें: हर प्रयास से उसका परिणाम (result) और विश्लेषण (analysis) खुलता है, हर प्रश्न, आपका उत्तर, सही उत्तर, व्याख्या और समय के साथ।',
        ],
      },
    },
    {
      id: 'not-on-board',
      question: { en: 'Why is my name not on the leaderboard?', hi: 'लीडरबोर्ड पर मेरा नाम क्यों नहीं है?' },
      answer: {
        en: [
          'Only your first attempt at a ranked paper counts, once it is received by the server (an offline attempt: after its sync) and marked. You are not listed if you chose not to appear, if you only took practice papers, or while the result is held back. The profile also sets whether the leaderboard shows your name or a nickname.',
        ],
        hi: [
          'लीडरबोर्ड (leaderboard) में केवल रैंक वाले पेपर का पहला प्रयास गिना जाता है, जब सर्वर को वह मिल जाए और जाँचा जाए। यदि आपने न दिखना चुना है, केवल अभ्यास पेपर दिए हैं या परिणाम रोका गया है, तो नाम नहीं आता।',
        ],
      },
    },
    {
      id: 'again',
      question: { en: 'Can I take a test again?', hi: 'क्या टेस्ट दोबारा दे सकता हूँ?' },
      answer: {
        en: [
          'Yes, if the paper is open. Only the first attempt at a ranked paper counts for the leaderboard; later ones are for practice.',
        ],
        hi: [
          'हाँ, यदि पेपर खुला है। रैंक वाले पेपर में केवल पहला प्रयास लीडरबोर्ड में गिना जाता है; बाद के अभ्यास (practice) के लिए हैं।',
        ],
      },
    },
  ],
};

export const more: HelpTopic = {
  id: 'more',
  title: { en: 'College, exam day and device', hi: 'कॉलेज, परीक्षा का दिन और डिवाइस' },
  items: [
    {
      id: 'join-batch',
      question: { en: "How do I join my college's batch?", hi: 'अपने कॉलेज के बैच में कैसे जुड़ें?' },
      answer: {
        en: [
          'Open "Join a batch" and enter the join code of eight letters that your teacher gave you. The papers assigned to the batch then come first on home, under "Assigned to you".',
        ],
        hi: [
          '"बैच में जुड़ें" (join) खोलें और शिक्षक का दिया आठ अक्षरों का कोड (code) डालें। बैच को दिए गए पेपर फिर होम पर सबसे पहले दिखते हैं।',
        ],
      },
    },
    {
      id: 'for-colleges',
      question: { en: 'How can my college or class use Prep?', hi: 'मेरा कॉलेज या कक्षा Prep कैसे इस्तेमाल करे?' },
      answer: {
        en: [
          'A college is set up with support: write to us under Contact Us. It can buy a package of tokens for all its students, by a payment link that an administrator makes. Its teachers then make batches, assign the same paper to all students of a batch and see the results; students join with the code of the batch, so the college need not be in a list.',
        ],
        hi: [
          'कॉलेज (college) सहायता टीम के साथ जोड़ा जाता है: "संपर्क करें" से लिखें। फिर शिक्षक बैच बनाते हैं, बैच के सभी विद्यार्थियों को एक पेपर देते हैं और परिणाम देखते हैं; विद्यार्थी बैच के कोड से जुड़ते हैं।',
        ],
      },
    },
    {
      id: 'no-colleges',
      question: {
        en: 'Does Prep show which colleges I can get?',
        hi: 'क्या Prep दिखाता है कि मुझे कौन-सा कॉलेज मिलेगा?',
      },
      answer: {
        en: [
          'No: Prep has no list of colleges and predicts no admissions. It shows your rank and percentile among the students of a paper; for cutoffs of colleges see the counselling sites of the exam.',
        ],
        hi: [
          'नहीं: Prep में कॉलेजों (college) की सूची या प्रवेश का अनुमान नहीं है। वह पेपर के विद्यार्थियों में आपकी रैंक और पर्सेंटाइल दिखाता है; कॉलेजों के कटऑफ परीक्षा की काउंसलिंग साइट पर देखें।',
        ],
      },
    },
    {
      id: 'opening-code',
      question: { en: 'What is the opening code on exam day?', hi: 'परीक्षा के दिन का खोलने का कोड क्या है?' },
      answer: {
        en: [
          'A paper saved before the exam is encrypted and opens by itself at its time while there is a network. Without a network it opens with the code of fourteen letters and digits that is announced in the exam hall.',
        ],
        hi: [
          'पहले से सहेजा गया पेपर बंद (encrypted) रहता है और नेटवर्क होने पर समय पर अपने आप खुलता है। बिना नेटवर्क वह परीक्षा कक्ष में बताए गए चौदह अक्षरों-अंकों के कोड (code) से खुलता है।',
        ],
      },
    },
    {
      id: 'extra-time',
      question: { en: 'How do I get extra time?', hi: 'अतिरिक्त समय कैसे मिलता है?' },
      answer: {
        en: [
          'Your college or the administrator sets extra time (compensatory time) for you; contact them before the exam. The timer then shows the longer time by itself.',
        ],
        hi: [
          'अतिरिक्त समय (extra time) आपका कॉलेज या व्यवस्थापक तय करता है; परीक्षा से पहले उनसे संपर्क करें। टाइमर फिर अपने आप अधिक समय दिखाता है।',
        ],
      },
    },
    {
      id: 'calculator',
      question: { en: 'Is there a calculator in the exam?', hi: 'क्या परीक्षा में कैलकुलेटर है?' },
      answer: {
        en: [
          'Where the real exam has one (GATE, CAT), the exam room has the same on-screen calculator under Tools; the other papers have none. Rough work is there too.',
        ],
        hi: [
          'जहाँ असली परीक्षा में है (GATE, CAT), वहाँ परीक्षा कक्ष के टूल्स में वही कैलकुलेटर (calculator) है; बाकी पेपरों में नहीं। रफ़ कार्य की जगह भी वहीं है।',
        ],
      },
    },
    {
      id: 'wrong-clock',
      question: {
        en: 'Does a wrong clock on my phone change the exam time?',
        hi: 'फ़ोन की घड़ी गलत हो तो परीक्षा का समय बदलता है?',
      },
      answer: {
        en: [
          'No. While the exam is open, its time is measured by a clock that the date and time settings do not change. Changing them gives no extra time.',
        ],
        hi: [
          'नहीं। परीक्षा का समय (time) ऐसी घड़ी (clock) से मापा जाता है जिसे तारीख-समय की सेटिंग नहीं बदलती। सेटिंग बदलने से अतिरिक्त समय नहीं मिलता।',
        ],
      },
    },
    {
      id: 'storage',
      question: { en: 'My storage is full. What can I remove?', hi: 'जगह भर गई। क्या हटा सकता हूँ?' },
      answer: {
        en: [
          'Downloads shows how much space the saved papers take; remove those that you do not need. Your results and receipts stay, and a paper can be saved again. Attempts that wait to be sent are never removed.',
        ],
        hi: [
          'डाउनलोड में दिखता है कि सहेजे पेपर कितनी जगह (space) लेते हैं; जो न चाहिए हटाएँ। परिणाम और रसीदें रहती हैं; पेपर फिर सहेजा जा सकता है।',
        ],
      },
    },
    {
      id: 'devices',
      question: {
        en: 'Where am I signed in, and how do I log out other devices?',
        hi: 'मैं कहाँ साइन इन हूँ, और दूसरे डिवाइस से कैसे लॉग आउट करूँ?',
      },
      answer: {
        en: [
          'An account is for one person, on several devices. In your profile, under Devices: every device that is signed in, when it was last used, and a button to log out of it or of all. Logout in the menu ends that of this device. A sign-in ends by itself after 60 days without use.',
        ],
        hi: [
          'प्रोफ़ाइल में "डिवाइस" (devices): हर साइन-इन डिवाइस, उसका अंतिम उपयोग, और उससे या सबसे लॉग आउट (log out) करने का बटन। 60 दिन उपयोग न होने पर साइन-इन समाप्त होता है।',
        ],
      },
    },
    {
      id: 'notifications',
      question: { en: 'How do I turn notifications on or off?', hi: 'सूचनाएँ कैसे चालू या बंद करें?' },
      answer: {
        en: [
          'Notices (a new result, a test that is ready, cards to revise, payments) are shown on home until you have seen them, and are sent by e-mail where mail is set up. Notifications of the browser come only if you allowed them; turn them off in the settings of the browser for this site.',
        ],
        hi: [
          'सूचनाएँ (notifications: नया परिणाम, तैयार टेस्ट, दोहराने के कार्ड, भुगतान) होम पर दिखती हैं जब तक आप देख न लें। ब्राउज़र की सूचनाएँ तभी आती हैं जब आपने अनुमति दी; ब्राउज़र में इस साइट की सेटिंग से बंद करें।',
        ],
      },
    },
    {
      id: 'paid-not-added',
      question: {
        en: 'I paid, but my tokens or plan are not there. What now?',
        hi: 'भुगतान किया, पर टोकन या योजना नहीं मिली। अब क्या?',
      },
      answer: {
        en: [
          'Open Payment History in your profile: it shows each payment as completed, pending or failed. An unclear payment is checked with the payment provider again and again for three days; once it is confirmed, plan and tokens are added by themselves. A payment that was taken and not confirmed is returned by the bank; otherwise contact us with the number of the payment.',
        ],
        hi: [
          'प्रोफ़ाइल में "भुगतान इतिहास" (payment history) खोलें: हर भुगतान पूरा, लंबित या विफल दिखता है। अस्पष्ट भुगतान की तीन दिन तक बार-बार जाँच होती है; पुष्टि होते ही योजना और टोकन अपने आप जुड़ते हैं। वरना भुगतान संख्या के साथ हमसे संपर्क करें।',
        ],
      },
    },
    {
      id: 'verify-receipt',
      question: { en: 'How can a receipt be verified?', hi: 'रसीद की जाँच कैसे होती है?' },
      answer: {
        en: [
          'Open "Check a receipt" and paste its text or open its file: the page verifies the signature of the server on the device, and states whether the receipt is genuine. Anyone can do so, a teacher too, without an account; nothing is sent. The fingerprint on it is a short code made from the answers that you submitted.',
        ],
        hi: [
          '"रसीद जाँचें" खोलें और रसीद (receipt) का पाठ चिपकाएँ या फ़ाइल खोलें: पृष्ठ सर्वर के हस्ताक्षर (signature) को डिवाइस पर ही जाँचता है (verify)। शिक्षक सहित कोई भी बिना खाते के जाँच सकता है। उस पर छपा फ़िंगरप्रिंट (fingerprint) आपके जमा किए उत्तरों से बना छोटा कोड है।',
        ],
      },
    },
    {
      id: 'weak-topics',
      question: { en: 'How do I see my progress and weak topics?', hi: 'अपनी प्रगति और कमज़ोर टॉपिक कैसे देखें?' },
      answer: {
        en: [
          'In your profile, under Progress: your accuracy, time and level in each subject and topic. You can also ask the assistant for your weakest topics.',
        ],
        hi: [
          'प्रोफ़ाइल में "प्रगति" (progress): हर विषय और टॉपिक में आपकी सटीकता और स्तर। सहायक से भी कमज़ोर टॉपिक पूछ सकते हैं।',
        ],
      },
    },
  ],
};
