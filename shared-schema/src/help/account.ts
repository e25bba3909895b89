import type { HelpTopic } from './help-topic.ts';

export const tokensAndPlans: HelpTopic = {
  id: 'tokens',
  title: { en: 'Tokens and plans', hi: 'टोकन और योजनाएँ' },
  items: [
    {
      id: 'token-prices',
      question: { en: 'What do tokens pay for?', hi: 'टोकन किस काम आते हैं?' },
      answer: {
        en: [
          'An adaptive test costs 5 tokens, a test by AI 10, an answer of the assistant 1. A question without an answer, help about Prep and your own figures cost nothing. If an answer is not what you asked, take its token back with the button below it, up to 3 a day. Most ready-made papers are free; the card and the button of the others show the price before anything is spent.',
        ],
        hi: [
          'अनुकूली टेस्ट के 5 टोकन, AI टेस्ट के 10, सहायक के एक उत्तर का 1। उत्तर न मिले तो, और Prep के बारे में मदद तथा आपके अपने आँकड़े निःशुल्क हैं। उत्तर आपके सवाल का न हो, तो उसके नीचे के बटन से टोकन वापस लें, दिन में 3 तक। अधिकांश तैयार पेपर मुफ़्त हैं; बाकी के कार्ड और बटन पर खर्च से पहले मूल्य लिखा होता है।',
        ],
      },
    },
    {
      id: 'more-tokens',
      question: { en: 'How do I get more tokens?', hi: 'और टोकन कैसे मिलेंगे?' },
      answer: {
        en: [
          'A new account gets the tokens of the free plan once. A plan adds its tokens for each month that you buy: open Plans. The tokens of a plan last until its month ends and are spent before the others; those of the free plan do not expire.',
        ],
        hi: [
          'नए खाते को मुफ़्त योजना के टोकन एक बार मिलते हैं। योजना (plan) हर खरीदे गए महीने के लिए अपने टोकन जोड़ती है: योजनाएँ (Plans) खोलें और खरीदें। योजना के टोकन उसके महीने के अंत तक रहते हैं और पहले खर्च होते हैं; मुफ़्त योजना के टोकन समाप्त नहीं होते।',
        ],
      },
    },
    {
      id: 'token-balance',
      question: { en: 'Where do I see my tokens?', hi: 'मेरे टोकन कहाँ दिखते हैं?' },
      answer: {
        en: [
          'At the top of your profile: Remaining, Total and Used. Plans shows what is left of each plan. You can also ask the assistant how many tokens you have.',
        ],
        hi: [
          'प्रोफ़ाइल (profile) में सबसे ऊपर: शेष (Remaining), कुल (Total) और खर्च (Used)। Plans पृष्ठ पर हर योजना के बचे टोकन दिखते हैं। सहायक से भी पूछ सकते हैं।',
        ],
      },
    },
    {
      id: 'pay-how',
      question: { en: 'How can I pay?', hi: 'भुगतान कैसे कर सकता हूँ?' },
      answer: {
        en: [
          'Log in, open Plans (you need to be online), choose a plan with its tokens and buy it: you pay with Razorpay, by UPI, card or net banking. Payment History in your profile lists each payment as completed, pending or failed.',
        ],
        hi: [
          'लॉग इन (login) करें, "योजनाएँ" (Plans) खोलें, टोकन (token) वाली योजना चुनें और खरीदें: भुगतान Razorpay से होता है, UPI, कार्ड या नेट बैंकिंग द्वारा। प्रोफ़ाइल में "भुगतान इतिहास" हर भुगतान की स्थिति दिखाता है।',
        ],
      },
    },
    {
      id: 'plans',
      question: {
        en: 'What does a plan give, and does it renew itself?',
        hi: 'योजना में क्या मिलता है, और क्या वह अपने आप बढ़ती है?',
      },
      answer: {
        en: [
          'The page Plans lists what each plan allows: tokens, priced papers, tests by AI, the level in each topic. A month is 30 days from the payment. No plan renews by itself, so there is nothing to cancel, and you can stop at any time; all can see the plans, buying needs a login; the same plan again adds 30 days.',
          'Which payments are refunded is in the Refund Policy.',
        ],
        hi: [
          '"योजनाएँ" पृष्ठ पर लिखा है कि हर योजना में क्या है: टोकन, मूल्य वाले पेपर, AI टेस्ट, हर विषय में स्तर। महीना भुगतान से 30 दिन का है। कोई योजना अपने आप नहीं बढ़ती, इसलिए रद्द करने को कुछ नहीं; वही योजना फिर लेने पर 30 दिन जुड़ते हैं।',
          'कौन-से भुगतान लौटाए जाते हैं, यह वापसी नीति में है।',
        ],
      },
    },
  ],
};

export const appAndAccount: HelpTopic = {
  id: 'account',
  title: { en: 'Languages, account and app', hi: 'भाषा, खाता और ऐप' },
  items: [
    {
      id: 'language',
      question: { en: 'How do I change the language?', hi: 'भाषा कैसे बदलें?' },
      answer: {
        en: [
          'In the menu, choose English or Hindi; everything changes at once, also without a network. A paper whose questions are in both languages has its own switch in the exam and in its analysis.',
        ],
        hi: [
          'मेनू में अंग्रेज़ी या हिंदी चुनें; सब कुछ तुरंत बदल जाता है, बिना नेटवर्क भी। दो भाषाओं वाले पेपर में परीक्षा और विश्लेषण में अलग बटन होता है।',
        ],
      },
    },
    {
      id: 'theme',
      question: { en: 'Is there a dark theme?', hi: 'क्या गहरा (डार्क) थीम है?' },
      answer: {
        en: ['Yes: in the menu, under Theme, choose Light, Dark or that of the system.'],
        hi: ['हाँ: मेनू में थीम के नीचे हल्का, गहरा या सिस्टम का चुनें।'],
      },
    },
    {
      id: 'password',
      question: { en: 'I forgot my password. What now?', hi: 'पासवर्ड भूल गया। अब क्या करें?' },
      answer: {
        en: [
          'On the login page tap "Forgot password". A link to set a new one is sent to the e-mail address of your account; it expires in 5 minutes and works once.',
        ],
        hi: [
          'लॉगिन पृष्ठ पर "पासवर्ड भूल गए" दबाएँ। नया पासवर्ड बनाने का लिंक आपके खाते के ई-मेल पते पर भेजा जाता है; वह 5 मिनट में समाप्त होता है और एक बार काम करता है।',
        ],
      },
    },
    {
      id: 'own-data',
      question: { en: 'How do I get my data, or delete my account?', hi: 'अपना डेटा कैसे लें, या खाता कैसे हटाएँ?' },
      answer: {
        en: [
          'In your profile, open "Your data": there you can save a copy of all that is stored about you, and delete the account.',
        ],
        hi: ['प्रोफ़ाइल में "आपका डेटा" खोलें: वहाँ आपके बारे में रखी सभी जानकारी की प्रति सहेज सकते हैं और खाता हटा सकते हैं।'],
      },
    },
    {
      id: 'install',
      question: { en: 'How do I install the app?', hi: 'ऐप कैसे इंस्टॉल करें?' },
      answer: {
        en: [
          'Open the menu and tap "Install app"; the app then opens from your home screen, also without a network. Nothing from an app store is needed.',
        ],
        hi: [
          'मेनू खोलें और "ऐप इंस्टॉल करें" दबाएँ; फिर ऐप होम स्क्रीन से खुलता है, बिना नेटवर्क भी। किसी ऐप स्टोर की ज़रूरत नहीं।',
        ],
      },
    },
    {
      id: 'update',
      question: { en: 'How is the app updated?', hi: 'ऐप अपडेट कैसे होता है?' },
      answer: {
        en: [
          'By itself: when it is opened online it loads the new version, never during an exam. Nothing has to be installed again; if something looks old, close Prep and reopen it with internet.',
        ],
        hi: [
          'अपने आप: इंटरनेट के साथ खोलने पर नया संस्करण (update) लोड होता है, परीक्षा के बीच कभी नहीं। दोबारा इंस्टॉल करने की ज़रूरत नहीं।',
        ],
      },
    },
    {
      id: 'mobile-data',
      question: { en: 'Does Prep use much mobile data?', hi: 'क्या Prep बहुत मोबाइल डेटा लेता है?' },
      answer: {
        en: [
          'No: data is used to download papers with their images, and to sync attempts and results; an exam on a saved paper runs offline. With little data, save papers on Wi-Fi.',
        ],
        hi: [
          'नहीं: डेटा पेपर डाउनलोड करने और प्रयास तथा परिणाम सिंक करने में लगता है; सहेजे पेपर की परीक्षा ऑफ़लाइन चलती है।',
        ],
      },
    },
    {
      id: 'assistant',
      question: { en: 'What can the assistant do?', hi: 'सहायक क्या कर सकता है?' },
      answer: {
        en: [
          'It explains terms, laws and formulas of the syllabuses, computes with steps, knows the rules of the exams, finds solved questions, and answers about your own results, tokens and revision. What it does not know it leaves unanswered, and that costs nothing. It is not shown while an exam runs.',
        ],
        hi: [
          'वह पाठ्यक्रम के शब्द, नियम और सूत्र समझाता है, चरणों सहित गणना करता है, परीक्षाओं के नियम जानता है, हल किए प्रश्न ढूँढता है और आपके परिणाम, टोकन और दोहराव के बारे में बताता है। जो नहीं जानता, उसका उत्तर नहीं देता और उसका मूल्य नहीं लगता। परीक्षा चलते समय वह नहीं दिखता।',
        ],
      },
    },
    {
      id: 'contact',
      question: { en: 'How do I contact you?', hi: 'आपसे संपर्क कैसे करें?' },
      answer: {
        en: ['The page "Contact Us" has the e-mail address of support. We reply within 24–48 hours.'],
        hi: ['"संपर्क करें" पृष्ठ पर सहायता का ई-मेल पता है। हम 24–48 घंटों में उत्तर देते हैं।'],
      },
    },
    {
      id: 'share-app',
      question: { en: 'How do I share Prep with a friend?', hi: 'दोस्त को Prep कैसे भेजूँ?' },
      answer: {
        en: [
          'Send the link (address) of this site: it opens in any browser, and your friend registers there. There is no reward for inviting.',
        ],
        hi: ['इस साइट का लिंक (link) भेजें: वह किसी भी ब्राउज़र में खुलता है और दोस्त वहाँ रजिस्टर करता है।'],
      },
    },
    {
      id: 'error',
      question: { en: 'Something went wrong. What can I do?', hi: 'कुछ गड़बड़ हो गई। क्या करूँ?' },
      answer: {
        en: [
          'Try again after a minute with a network, then reload the page: answers and saved papers are not lost. Tokens of a test that could not be made are returned. If the error stays, contact support with what you did and what was shown.',
        ],
        hi: [
          'एक मिनट बाद नेटवर्क के साथ फिर कोशिश करें, फिर पेज दोबारा लोड करें: उत्तर और सहेजे पेपर सुरक्षित हैं। जो टेस्ट न बन सके, उसके टोकन लौटते हैं। फिर भी समस्या हो तो सहायता टीम (support) को लिखें।',
        ],
      },
    },
  ],
};
