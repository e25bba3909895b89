import type { HelpTopic } from './help-topic.ts';

export const joining: HelpTopic = {
  id: 'joining',
  title: { en: 'Joining', hi: 'शामिल होना' },
  items: [
    {
      id: 'register',
      question: { en: 'How do I create an account?', hi: 'खाता कैसे बनाएँ?' },
      answer: {
        en: [
          'Tap Register, which has nine short steps: choose a username, enter your full name, your e-mail address and your phone number, each confirmed with a code of six digits, then your exam and a password. An account is free. A password has at least 8 characters.',
        ],
        hi: [
          '"रजिस्टर" (register) दबाएँ: यूज़रनेम, पूरा नाम, ई-मेल और फ़ोन नंबर डालें, दोनों छह अंकों के कोड से पुष्ट होते हैं; फिर परीक्षा और पासवर्ड चुनें। खाता (account) मुफ़्त है। पासवर्ड में कम से कम 8 अक्षर हों।',
        ],
      },
    },
    {
      id: 'code-not-come',
      question: { en: 'The code (OTP) does not arrive. What now?', hi: 'कोड (OTP) नहीं आया। अब क्या?' },
      answer: {
        en: [
          'Check the address or the number, and the folder for spam. After 2 minutes you can resend the code; the newest code counts. If none arrives, contact support.',
        ],
        hi: [
          'ई-मेल पता या नंबर और स्पैम फ़ोल्डर जाँचें। 2 मिनट बाद कोड फिर (resend) भेज सकते हैं; सबसे नया कोड मान्य है। फिर भी न आए तो सहायता (support) से संपर्क करें।',
        ],
      },
    },
    {
      id: 'try-out',
      question: { en: 'Can I try Prep without an account?', hi: 'क्या बिना खाते के Prep आज़मा सकता हूँ?' },
      answer: {
        en: [
          'Yes: "Try a 2-minute paper" is an exam with five questions, without login and without a network. Its answers stay on this device. For all other tests you log in.',
        ],
        hi: [
          'हाँ: बिना खाते (account) और बिना लॉग इन के 2 मिनट का पेपर है, पाँच प्रश्नों की परीक्षा, बिना नेटवर्क भी। उसके उत्तर इसी डिवाइस पर रहते हैं। बाकी टेस्ट के लिए लॉग इन करें।',
        ],
      },
    },
    {
      id: 'no-lessons',
      question: {
        en: 'Does Prep have lessons, videos or notes?',
        hi: 'क्या Prep में पाठ, वीडियो या नोट्स हैं?',
      },
      answer: {
        en: [
          'No: there are no lectures, videos, books or live classes. Prep has tests with explanations, the notebook of mistakes, the glossary on the help page, and the assistant, which explains terms and formulas.',
        ],
        hi: [
          'नहीं: व्याख्यान, वीडियो (video), किताबें या लाइव कक्षा नहीं हैं। Prep में व्याख्या सहित टेस्ट, ग़लतियों की नोटबुक, मदद पृष्ठ पर शब्दावली और सहायक है, जो शब्द और सूत्र समझाता है।',
        ],
      },
    },
  ],
};

export const marksAndPrivacy: HelpTopic = {
  id: 'marks-and-privacy',
  title: { en: 'Marks, rules and privacy', hi: 'अंक, नियम और गोपनीयता' },
  items: [
    {
      id: 'marking',
      question: { en: 'How are the marks of a test counted?', hi: 'टेस्ट के अंक कैसे गिने जाते हैं?' },
      answer: {
        en: [
          'By the rules of the exam, which the instructions before the start and in the exam show: marks for a right answer, negative marks for a wrong one, none for a question that is left out. Papers without rules of their own give 4 marks and take away 1.',
        ],
        hi: [
          'परीक्षा के नियमों से, जो शुरू करने से पहले और परीक्षा में निर्देशों में दिखते हैं: सही उत्तर के अंक, गलत पर कटने वाले (negative) अंक, छोड़े प्रश्न पर शून्य। जिस पेपर के अपने नियम नहीं, उसमें सही पर 4 अंक मिलते हैं और गलत पर 1 कटता है।',
        ],
      },
    },
    {
      id: 'leave-page',
      question: {
        en: 'What happens if I leave the exam page or the fullscreen?',
        hi: 'परीक्षा का पेज या फ़ुलस्क्रीन छोड़ने पर क्या होता है?',
      },
      answer: {
        en: [
          'The exam goes on, and no answer or mark is lost. That the page (tab, app) or the fullscreen was left is noted with the attempt, and an administrator may look at it. Fullscreen is optional: before the start choose "Start Exam (Fullscreen)" or "Continue (Normal Mode)"; right-click and the shortcuts of the browser are off during the exam.',
        ],
        hi: [
          'परीक्षा चलती रहती है; कोई उत्तर या अंक नहीं जाता। पेज (tab) या फ़ुलस्क्रीन (fullscreen) छोड़ना प्रयास के साथ दर्ज होता है और व्यवस्थापक उसे देख सकता है। फ़ुलस्क्रीन वैकल्पिक है; परीक्षा में राइट-क्लिक और ब्राउज़र के शॉर्टकट बंद रहते हैं।',
        ],
      },
    },
    {
      id: 'tools',
      question: { en: 'Which tools does the exam room have?', hi: 'परीक्षा कक्ष में कौन-से टूल हैं?' },
      answer: {
        en: [
          'Under Tools: the whole question paper, the instructions, rough work (draw or write, kept for each question), the text size, keyboard shortcuts, the language, and a calculator where the exam has one. Diagrams can be zoomed.',
        ],
        hi: [
          'टूल्स में: पूरा प्रश्नपत्र, निर्देश, हर प्रश्न का रफ़ कार्य, अक्षरों का आकार (text size), कीबोर्ड शॉर्टकट, भाषा, और जहाँ परीक्षा में हो वहाँ कैलकुलेटर। चित्र बड़े (zoom) किए जा सकते हैं।',
        ],
      },
    },
    {
      id: 'percentile',
      question: {
        en: 'What does percentile mean in my result?',
        hi: 'मेरे परिणाम में पर्सेंटाइल का क्या मतलब है?',
      },
      answer: {
        en: [
          'The share of ranked attempts at the paper with a lower score than yours, and half of those with the same score. 90 means that you did better than about 90 of 100 students. Percentage is different: your marks as a share of the total marks.',
        ],
        hi: [
          'उस पेपर के रैंक वाले प्रयासों का वह भाग जिनके अंक आपसे कम हैं, और बराबर अंक वालों का आधा। 90 पर्सेंटाइल (percentile): 100 में से लगभग 90 विद्यार्थियों से बेहतर। प्रतिशत (percentage) कुल अंकों में आपके अंकों का भाग है।',
        ],
      },
    },
    {
      id: 'badges',
      question: { en: 'Which badges can I earn?', hi: 'कौन-से बैज मिल सकते हैं?' },
      answer: {
        en: [
          'Test Master: 50 tests. Precision Pro: a mean accuracy of 85 % or more. Score Legend: a total score of 10,000. Top 10 and Top 50: by your rank on the leaderboard. Your profile shows them under Progress.',
        ],
        hi: [
          'Test Master: 50 टेस्ट। Precision Pro: औसत शुद्धता 85 % या अधिक। Score Legend: कुल 10,000 अंक। Top 10 और Top 50: लीडरबोर्ड की रैंक से। वे प्रोफ़ाइल में "प्रगति" में दिखते हैं।',
        ],
      },
    },
    {
      id: 'who-sees',
      question: { en: 'Who can see my results and my name?', hi: 'मेरे परिणाम और नाम कौन देख सकता है?' },
      answer: {
        en: [
          'Your results are private; a teacher of your college sees those of the papers assigned to a batch that you joined, and the administrators see all. The leaderboard shows your nickname or first name with rank and score; in Edit Profile you choose a nickname, or not to be listed. Phone and e-mail address are never shown to other students.',
        ],
        hi: [
          'परिणाम निजी (private) हैं; जिस बैच में आप जुड़े, उसके दिए पेपरों के परिणाम शिक्षक (teacher) देखता है, और व्यवस्थापक सभी। लीडरबोर्ड पर उपनाम (nickname) या पहला नाम, रैंक और स्कोर दिखते हैं; प्रोफ़ाइल संपादित करें में उपनाम रखें या सूची में न दिखना चुनें। फ़ोन और ई-मेल दूसरों को कभी नहीं दिखते।',
        ],
      },
    },
    {
      id: 'share-result',
      question: { en: 'Can I share or save my result?', hi: 'क्या परिणाम साझा या सहेज सकता हूँ?' },
      answer: {
        en: [
          'Yes: on the result, "Share as a picture" makes a picture with your score, to save or to share, with your name only if you choose so. A copy of all your attempts as a file is in your profile, under "Your data".',
        ],
        hi: [
          'हाँ: परिणाम पर "चित्र" वाला बटन आपके स्कोर का चित्र (picture) बनाता है, सहेजने या साझा (share) करने के लिए; नाम तभी, जब आप चुनें। सभी प्रयासों की प्रति प्रोफ़ाइल में "आपका डेटा" में है।',
        ],
      },
    },
    {
      id: 'refund',
      question: { en: 'When is a payment refunded?', hi: 'भुगतान कब लौटाया जाता है?' },
      answer: {
        en: [
          'For a duplicate payment, a technical issue that is not resolved after 7 business days, or a transaction that you did not authorize. Ask within 7 days, under Contact Us; a refund takes 5–10 business days. The Refund Policy has the details.',
        ],
        hi: [
          'दोहरे भुगतान पर, 7 कार्य दिवसों में हल न हुई तकनीकी समस्या पर, या बिना अनुमति के लेन-देन पर। 7 दिनों के भीतर "संपर्क करें" से माँगें; वापसी (refund) में 5–10 कार्य दिवस लगते हैं। विवरण वापसी नीति (policy) में है।',
        ],
      },
    },
    {
      id: 'invoice',
      question: { en: 'Where is the receipt of a payment?', hi: 'भुगतान की रसीद कहाँ है?' },
      answer: {
        en: [
          'In your profile, under Payment History: each completed payment has a receipt (bill) to view or print, and shows its plan, amount, date and status.',
        ],
        hi: [
          'प्रोफ़ाइल में "भुगतान इतिहास" (payment history): हर पूरे भुगतान की रसीद (receipt) देखी या छापी जा सकती है; योजना, राशि, तारीख़ और स्थिति भी दिखते हैं।',
        ],
      },
    },
    {
      id: 'making',
      question: { en: 'My AI test is not ready. What now?', hi: 'मेरा AI टेस्ट तैयार नहीं है। अब क्या?' },
      answer: {
        en: [
          'A test by AI is made in the background, in at most ten minutes: home shows it while it is being made, and you get a notice when it is ready. If it cannot be made, its tokens are returned. Tests by AI need a plan that includes them.',
        ],
        hi: [
          'AI टेस्ट बैकग्राउंड में बनता है, अधिकतम दस मिनट में: होम पर वह बनता हुआ दिखता है और तैयार (ready) होने पर सूचना आती है। न बन सके तो टोकन लौटते हैं। AI टेस्ट के लिए ऐसी योजना चाहिए जिसमें वे हों।',
        ],
      },
    },
    {
      id: 'readiness',
      question: {
        en: 'How do I know that a paper is ready for offline?',
        hi: 'पेपर ऑफ़लाइन के लिए तैयार है, कैसे पता चले?',
      },
      answer: {
        en: [
          'Its card and the start page show "Ready for offline" once the paper, its images and the app itself are saved on this device; until then they show what is missing. Downloads lists all saved papers. Before an exam without a network: charge the battery, and open the start page once with a network.',
        ],
        hi: [
          'पेपर, उसके चित्र और ऐप इस डिवाइस पर सहेजे जाने पर कार्ड और शुरू करने का पेज दिखाते हैं कि वह ऑफ़लाइन (offline) के लिए तैयार है; तब तक जो बाकी है, वह दिखता है। "डाउनलोड" में सभी सहेजे पेपर हैं। बिना नेटवर्क की परीक्षा से पहले बैटरी चार्ज करें और शुरू करने का पेज एक बार नेटवर्क के साथ खोलें।',
        ],
      },
    },
    {
      id: 'coupon',
      question: { en: 'Is there a coupon or a discount?', hi: 'क्या कूपन या छूट है?' },
      answer: {
        en: [
          'No: Prep has no coupons, and a plan costs what the page Plans shows. A college may pay for the tokens of its students; these are added to your account by themselves. A code from a teacher is the join code of a batch: enter it under "Join a batch".',
        ],
        hi: [
          'नहीं: Prep में कूपन (coupon) नहीं हैं; योजना का मूल्य "योजनाएँ" पर लिखा है। कॉलेज अपने विद्यार्थियों के टोकन का भुगतान कर सकता है; वे अपने आप खाते में जुड़ते हैं। शिक्षक का कोड (code) बैच का कोड है: उसे "बैच में जुड़ें" में डालें।',
        ],
      },
    },
    {
      id: 'old-phone',
      question: { en: 'Does Prep work on an old or cheap phone?', hi: 'क्या Prep पुराने या सस्ते फ़ोन पर चलता है?' },
      answer: {
        en: [
          'Prep is a website that can be installed as an app; both are the same and need little memory. An up-to-date browser, such as Chrome, Edge, Firefox or Safari, is enough. If the exam is slow, close other apps and tabs.',
        ],
        hi: [
          'Prep एक वेबसाइट है जिसे ऐप (app) की तरह इंस्टॉल (install) कर सकते हैं; दोनों एक ही हैं और कम मेमोरी लेते हैं। Chrome, Edge, Firefox या Safari जैसा नया ब्राउज़र (browser) काफ़ी है। परीक्षा धीमी हो तो दूसरे ऐप और टैब बंद करें।',
        ],
      },
    },
    {
      id: 'paper-closed',
      question: { en: 'Why can I not open or start a paper?', hi: 'पेपर क्यों नहीं खुलता या शुरू होता?' },
      answer: {
        en: [
          'Its card shows why: it opens at a later time or is closed, it costs more tokens than you have, it is not saved and there is no network, or it is still being made. A paper that was withdrawn is no longer listed.',
        ],
        hi: [
          'कारण कार्ड पर लिखा है: वह बाद में खुलेगा (open) या बंद हो चुका है, टोकन कम हैं, सहेजा नहीं है और नेटवर्क नहीं है, या अभी बन रहा है। हटाया गया पेपर सूची में नहीं रहता।',
        ],
      },
    },
    {
      id: 'test-length',
      question: {
        en: 'How many questions does my own test have?',
        hi: 'मेरे बनाए टेस्ट में कितने प्रश्न होते हैं?',
      },
      answer: {
        en: [
          'As many as the pattern of the exam has, or 10, 20 or 30 if you choose a shorter one before you make it; the time shrinks with it. If the topics have fewer questions, the test is shorter, and this is shown before anything is spent.',
        ],
        hi: [
          'जितने परीक्षा के पैटर्न में हैं, या बनाने से पहले छोटा चुनें तो 10, 20 या 30 प्रश्न (questions); समय भी उसी अनुपात में घटता है। टॉपिक में कम प्रश्न हों तो टेस्ट छोटा होता है, और यह खर्च से पहले दिखता है।',
        ],
      },
    },
  ],
};
