import type { HelpTopic } from './help-topic.ts';

export const papers: HelpTopic = {
  id: 'papers',
  title: { en: 'Papers without a network', hi: 'बिना नेटवर्क के पेपर' },
  items: [
    {
      id: 'save-paper',
      question: { en: 'How do I save a paper for offline use?', hi: 'पेपर को ऑफ़लाइन के लिए कैसे सहेजें?' },
      answer: {
        en: [
          'Tap "Save for offline" on the card of the paper. It then needs no network from the first question to the last, with all its images.',
          'What is on this device is listed under Downloads.',
        ],
        hi: [
          'पेपर के कार्ड पर "ऑफ़लाइन के लिए सहेजें" दबाएँ। इसके बाद पहले प्रश्न से आख़िरी तक, सभी चित्रों सहित, नेटवर्क नहीं चाहिए।',
          'इस डिवाइस पर जो है, वह डाउनलोड में दिखता है।',
        ],
      },
    },
    {
      id: 'remove-paper',
      question: { en: 'How do I remove a saved paper?', hi: 'सहेजा गया पेपर कैसे हटाएँ?' },
      answer: {
        en: [
          'Open Downloads and tap Remove at the paper. A paper with an attempt that the server does not have yet stays until it is sent.',
        ],
        hi: [
          'डाउनलोड खोलें और पेपर के पास हटाएँ दबाएँ। जिस पेपर का प्रयास अभी सर्वर पर नहीं पहुँचा, वह भेजे जाने तक रहता है।',
        ],
      },
    },
    {
      id: 'answers-saved',
      question: {
        en: 'Are my answers safe if the battery dies or the browser closes?',
        hi: 'बैटरी ख़त्म हो या ब्राउज़र बंद हो जाए तो क्या मेरे उत्तर सुरक्षित हैं?',
      },
      answer: {
        en: [
          'Yes. Each answer is stored on this device before the exam shows that it is saved. Open Prep again and resume: every answer is there, and the clock shows the time that is left.',
        ],
        hi: [
          'हाँ। परीक्षा "सहेजा गया" तभी दिखाती है जब उत्तर इस डिवाइस पर सहेज लिया गया हो। Prep फिर खोलें और परीक्षा जारी रखें: सभी उत्तर वहीं हैं और घड़ी बचा हुआ समय दिखाती है।',
        ],
      },
    },
    {
      id: 'clock-runs',
      question: {
        en: 'Does the time go on while the app is closed?',
        hi: 'क्या ऐप बंद होने पर समय चलता रहता है?',
      },
      answer: {
        en: [
          'On most papers yes: the timer keeps running, as in the real exam, and shows the time that is left when you resume. Only a paper that can be paused stops its timer meanwhile.',
        ],
        hi: [
          'अधिकांश पेपरों में हाँ: टाइमर (timer) असली परीक्षा की तरह चलता रहता है और लौटने पर बचा समय दिखाता है। केवल वह पेपर, जिसे रोका जा सकता है, तब तक अपना टाइमर रोकता है।',
        ],
      },
    },
    {
      id: 'other-device',
      question: {
        en: 'Can I continue an exam on another device?',
        hi: 'क्या मैं परीक्षा दूसरे डिवाइस पर जारी रख सकता हूँ?',
      },
      answer: {
        en: [
          'Yes. While there is a network, the app sends your answers to the server about every half minute. Log in on the other device: home shows the exam with "Continue here".',
        ],
        hi: [
          'हाँ। नेटवर्क रहने पर ऐप लगभग हर आधे मिनट में आपके उत्तर सर्वर को भेजता है। दूसरे डिवाइस पर लॉग इन करें: होम पर परीक्षा "यहाँ जारी रखें" के साथ दिखती है।',
        ],
      },
    },
    {
      id: 'data-cleared',
      question: {
        en: 'What is lost if I clear the browser or uninstall the app?',
        hi: 'ब्राउज़र का डेटा या ऐप हटाने पर क्या खो जाता है?',
      },
      answer: {
        en: [
          'What only this device has: saved papers, and attempts that the server does not have yet. So open Sync first and let all of them be sent. What has reached the server stays in your account: log in again, also on a new phone, and your results, tokens and notebook are there; save the papers again. A logout removes no saved paper: it opens when you log in again.',
        ],
        hi: [
          'जो केवल इस डिवाइस पर है: सहेजे पेपर और वे प्रयास जो सर्वर पर नहीं पहुँचे। इसलिए पहले सिंक (sync) खोलकर उन्हें भेज दें। जो सर्वर पर है, वह खाते में रहता है: नए फ़ोन पर भी लॉग इन (login) करने पर परिणाम, टोकन और नोटबुक मिलते हैं; पेपर फिर सहेजें। लॉगआउट (logout) से सहेजे पेपर नहीं हटते: फिर लॉग इन करने पर खुलते हैं।',
        ],
      },
    },
  ],
};

export const handingIn: HelpTopic = {
  id: 'handing-in',
  title: { en: 'Handing in and syncing', hi: 'जमा करना और सिंक' },
  items: [
    {
      id: 'hand-in-offline',
      question: { en: 'How do I hand in without a network?', hi: 'बिना नेटवर्क के परीक्षा कैसे जमा करें?' },
      answer: {
        en: [
          'Tap Submit as usual. The attempt is sealed on this device and sent automatically when the network is back; Sync shows what waits.',
          'If there is no network for long, open Sync, tap "Save as file", and upload the file on any device at "Hand in a file". Keep the attempt here until you bring its receipt back.',
        ],
        hi: [
          'हमेशा की तरह सबमिट करें। प्रयास इस डिवाइस पर सील हो जाता है और नेटवर्क लौटते ही अपने आप भेज दिया जाता है; सिंक में दिखता है कि क्या बाकी है।',
          'लंबे समय तक नेटवर्क न हो तो सिंक खोलें, "फ़ाइल के रूप में सहेजें" दबाएँ और फ़ाइल किसी भी डिवाइस से "फ़ाइल जमा करें" पर अपलोड करें। रसीद वापस लाने तक प्रयास यहीं रहने दें।',
        ],
      },
    },
    {
      id: 'hand-in',
      question: { en: 'How do I hand in an exam?', hi: 'परीक्षा कैसे जमा करें?' },
      answer: {
        en: [
          'Tap Submit in the exam and confirm. When the time is up, it is handed in by itself with the answers that you have given.',
        ],
        hi: ['परीक्षा में सबमिट दबाएँ और पुष्टि करें। समय पूरा होने पर वह दिए गए उत्तरों के साथ अपने आप जमा हो जाती है।'],
      },
    },
    {
      id: 'sync',
      question: { en: 'What does Sync show?', hi: 'सिंक में क्या दिखता है?' },
      answer: {
        en: [
          'Sync lists the attempts on this device that the server does not have yet, since when they wait and when the next try is. They are sent by themselves as soon as there is a network, so open Prep with internet; "Sync now" tries at once. Below are the receipts of what has arrived.',
        ],
        hi: [
          'सिंक में इस डिवाइस के वे प्रयास हैं जो सर्वर पर अभी नहीं पहुँचे: कब से बाकी हैं और अगली कोशिश कब है। नेटवर्क (इंटरनेट) होते ही वे अपने आप भेजे जाते हैं, इसलिए Prep को इंटरनेट के साथ खोलें; "अभी सिंक करें" तुरंत कोशिश करता है। नीचे पहुँच चुके प्रयासों की रसीदें हैं।',
        ],
      },
    },
    {
      id: 'receipt',
      question: { en: 'What is a receipt?', hi: 'रसीद क्या है?' },
      answer: {
        en: [
          'When the server has your attempt, it signs a receipt: it proves what you handed in and when. It is on the result and under Sync, and anyone can check it on the page for receipts.',
        ],
        hi: [
          'सर्वर को प्रयास मिलते ही वह एक रसीद पर हस्ताक्षर करता है: यह साबित करती है कि आपने क्या और कब जमा किया। वह परिणाम पर और सिंक में है, और कोई भी उसे रसीद के पृष्ठ पर जाँच सकता है।',
        ],
      },
    },
  ],
};

export const results: HelpTopic = {
  id: 'results',
  title: { en: 'Results and ranks', hi: 'परिणाम और रैंक' },
  items: [
    {
      id: 'result-when',
      question: { en: 'When do I get my result?', hi: 'परिणाम कब मिलता है?' },
      answer: {
        en: [
          'As soon as the server has the attempt, usually within seconds; one that was handed in without a network is sent as soon as there is one. Some papers hold results back until a time that the paper names; then you get a notice.',
          'All results are under Results; each has an analysis with every question, your answer, the right one and its explanation.',
        ],
        hi: [
          'सर्वर को प्रयास मिलते ही, प्रायः कुछ सेकंड में; बिना नेटवर्क जमा किया गया प्रयास नेटवर्क आते ही भेजा जाता है। कुछ पेपर परिणाम उस समय तक रोकते हैं जो पेपर में लिखा है; तब आपको सूचना मिलती है।',
          'सभी परिणाम "परिणाम" में हैं; हर एक में विश्लेषण है: हर प्रश्न, आपका उत्तर, सही उत्तर और उसकी व्याख्या।',
        ],
      },
    },
    {
      id: 'what-analysis',
      question: { en: 'What does the analysis of a test show?', hi: 'टेस्ट का विश्लेषण क्या दिखाता है?' },
      answer: {
        en: [
          'Every question with your answer, the right answer, the explanation and the time you took; your marks, accuracy and time by section and topic; and, for a ranked paper, rank and percentile.',
        ],
        hi: [
          'हर प्रश्न आपके उत्तर, सही उत्तर, व्याख्या और लगे समय के साथ; खंड और टॉपिक के अनुसार अंक, शुद्धता और समय; रैंक वाले पेपर में रैंक और पर्सेंटाइल।',
        ],
      },
    },
    {
      id: 'accuracy',
      question: { en: 'What do accuracy and attempted mean?', hi: 'शुद्धता और हल किए प्रश्न का क्या अर्थ है?' },
      answer: {
        en: [
          'Attempted is the share of all questions that you answered; accuracy is the share of those that are correct. With 90 % attempted and 40 % accuracy, 36 of 100 questions are right and 54 wrong.',
        ],
        hi: [
          'हल किए (attempted): कुल प्रश्नों में से जितनों का उत्तर दिया; शुद्धता (accuracy): उनमें से जितने सही (correct) हैं।',
        ],
      },
    },
    {
      id: 'rank',
      question: {
        en: 'Which attempt counts for the leaderboard?',
        hi: 'लीडरबोर्ड में कौन-सा प्रयास गिना जाता है?',
      },
      answer: {
        en: [
          'Your first finished attempt at a paper. Attempts that arrive late, ran over their time or show a changed clock are kept and scored, but may not be ranked.',
        ],
        hi: [
          'किसी पेपर का आपका पहला पूरा प्रयास। जो प्रयास देर से पहुँचें, समय से अधिक चलें या बदली हुई घड़ी दिखाएँ, वे रखे और जाँचे जाते हैं, पर हो सकता है रैंक में न गिने जाएँ।',
        ],
      },
    },
    {
      id: 'own-rank',
      question: { en: 'Where do I see my rank?', hi: 'मेरी रैंक कहाँ दिखती है?' },
      answer: {
        en: [
          'The result of a ranked paper shows your rank and percentile at it, once ten students have a ranked attempt. Your place over all papers is on the leaderboard, under Ranks.',
        ],
        hi: [
          'रैंक वाले पेपर के परिणाम में आपकी रैंक और पर्सेंटाइल दिखते हैं, जब दस विद्यार्थियों के प्रयास हों। सभी पेपरों में आपका स्थान "रैंक" के लीडरबोर्ड पर है।',
        ],
      },
    },
    {
      id: 'leaderboard',
      question: {
        en: 'Where is the leaderboard, and what does it show?',
        hi: 'लीडरबोर्ड कहाँ है और क्या दिखाता है?',
      },
      answer: {
        en: [
          'Under Ranks: one leaderboard for all exams and one for each exam, for all time, this month and this week. It counts first attempts at ranked papers.',
        ],
        hi: [
          '"रैंक" में: सभी परीक्षाओं का एक लीडरबोर्ड (leaderboard) और हर परीक्षा का अपना; कुल, इस महीने और इस सप्ताह का। इसमें रैंक वाले पेपरों के पहले प्रयास गिने जाते हैं।',
        ],
      },
    },
    {
      id: 'wrong-key',
      question: { en: 'How do I report a wrong answer key?', hi: 'ग़लत उत्तर कुंजी की सूचना कैसे दें?' },
      answer: {
        en: [
          'Open the analysis of your result; below the question is "Is the key wrong?". If the key is corrected, the attempts of all students are marked again.',
        ],
        hi: [
          'अपने परिणाम का विश्लेषण खोलें; प्रश्न के नीचे उत्तर कुंजी को चुनौती देने की जगह है। कुंजी सुधारी जाए तो सभी छात्रों के प्रयास फिर जाँचे जाते हैं।',
        ],
      },
    },
    {
      id: 'due-cards',
      question: { en: 'What is due in my notebook today?', hi: 'आज मेरी नोटबुक में क्या दोहराना है?' },
      answer: {
        en: [
          'Open Revise: it counts the cards that are due today, and starts a session of up to 20 of them. The dates are kept on your device, so the assistant cannot see them.',
        ],
        hi: [
          '"दोहराएँ" खोलें: वहाँ आज के कार्डों की गिनती है, और उनमें से 20 तक का सत्र शुरू होता है। तारीख़ें आपके डिवाइस पर रहती हैं, इसलिए सहायक उन्हें नहीं देख सकता।',
        ],
      },
    },
    {
      id: 'notebook',
      question: { en: 'What is the notebook of mistakes?', hi: 'ग़लतियों की नोटबुक क्या है?' },
      answer: {
        en: [
          'Every question that you answered wrongly becomes a card under Revise. The cards come back before you would forget them: rate how well you knew the answer. It works without a network.',
        ],
        hi: [
          'जिस प्रश्न का उत्तर ग़लत हुआ, वह "दोहराएँ" में कार्ड बन जाता है। कार्ड भूलने से पहले लौटते हैं: उत्तर कितना याद था, उसे रेटिंग दें। यह बिना नेटवर्क भी चलता है।',
        ],
      },
    },
  ],
};
