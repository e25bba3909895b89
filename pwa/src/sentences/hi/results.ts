import type * as en from '../en/results.ts';

export const results: typeof en.results = {
  loading: 'परिणाम लोड हो रहे हैं...',
  untitled: 'टेस्ट परीक्षा',
  backHome: 'होम पर वापस',
  notHere: 'ये परिणाम इस डिवाइस पर नहीं हैं।',

  list: {
    title: 'आपके परिणाम',
    older: 'पुराने परिणाम दिखाएँ',
    onlyHere: 'केवल वही परिणाम जो इस डिवाइस पर हैं। आपके बाकी परिणामों के लिए कनेक्शन चाहिए।',
    from: (age) => `यह सूची ${age} की है।`,
    failed: 'पिछले टेस्ट लोड नहीं हो सके',
    why: 'आपके टेस्ट लोड करते समय कुछ गड़बड़ हुई।',
    empty: 'कोई टेस्ट नहीं मिला',
    emptyAdvice: 'आप जो भी परीक्षा सबमिट करेंगे, वह अपने स्कोर के साथ यहाँ दिखेगी।',
    noneFits: 'आपने इस श्रेणी का कोई टेस्ट नहीं दिया है। कोई दूसरी चुनें।',
    loading: 'आपके टेस्ट लोड हो रहे हैं',
    sort: 'क्रम',
    sorts: { recent: 'सबसे नए', score: 'स्कोर', accuracy: 'सटीकता', difficulty: 'कठिनाई' },
    category: 'श्रेणी',
    categories: { All: 'सभी', Engineering: 'इंजीनियरिंग', Medical: 'मेडिकल', Coding: 'कोडिंग' },
    accuracy: (percent) => `सटीकता ${percent}%`,
    time: (time) => `समय ${time}`,
    completed: 'पूरा हुआ',
    notReleased: 'परिणाम अभी जारी नहीं हुआ',
    analysis: 'विश्लेषण',
    analysisOf: (title) => `${title} का विश्लेषण`,
    choosePaper: 'पेपर चुनें',
    waiting: 'भेजे जाने के इंतज़ार में',
    tryOut: 'आज़माइश, इस डिवाइस पर',
    submitted: 'सबमिट किया गया',
  },

  completed: 'परीक्षा पूरी हुई!',
  viewAnalysis: 'विस्तृत विश्लेषण देखें',
  performanceAnalytics: 'प्रदर्शन का विश्लेषण',
  corrected: {
    title: 'उत्तर कुंजी सुधारी गई',
    change: (date, before, after) => `${date} को आपका स्कोर ${before} से बदलकर ${after} हुआ।`,
  },
  noticed: 'सर्वर ने इस प्रयास में कुछ पाया है',
  timeUp: 'समय समाप्त हो गया।',
  timeUpDetail: 'आपके दिए हुए उत्तरों के साथ आपका पेपर अपने आप सबमिट हो गया।',

  handedIn: {
    here: 'इस डिवाइस पर जमा किया गया',
    title: 'जमा हो गया',
    showSync: 'सिंक देखें',
    received: 'आपका प्रयास सर्वर को मिल गया है।',
    notReleased: 'परिणाम अभी जारी नहीं हुए हैं।',
    notReleasedUntil: (when) => `परिणाम अभी जारी नहीं हुए हैं। वे ${when} से यहाँ दिखेंगे।`,
    willAppear: 'आपके परिणाम यहाँ दिखेंगे।',
    willAppearOnline: 'जब आप फिर से ऑनलाइन होंगे, आपके परिणाम यहाँ दिखेंगे।',
    refused: 'सर्वर ने यह प्रयास स्वीकार नहीं किया।',
    refusedAdvice: 'यह इस डिवाइस पर सुरक्षित है; सिंक पेज पर इसे फ़ाइल के रूप में सहेजें और सहायता माँगें।',
    sending: 'आपके उत्तर भेजे जा रहे हैं...',
    sendingDetail: 'वे इस डिवाइस पर लॉक हैं। आपके परिणाम यहाँ दिखेंगे।',
    locked: 'सबमिट और लॉक हो गया। ऑनलाइन होने पर यह अपने आप भेज दिया जाएगा।',
    lockedDetail: 'अब कुछ और नहीं करना है: आप ऐप बंद कर सकते हैं। आपके परिणाम और रसीद यहाँ दिखेंगे।',
    stillOpen: 'यह परीक्षा अभी चल रही है।',
    resume: 'फिर से शुरू करें',
  },

  elsewhere: {
    title: 'अभी जमा नहीं हुआ',
    moved: 'आपने यह परीक्षा किसी दूसरे डिवाइस पर जारी रखी थी।',
    online: 'यह अभी सर्वर को नहीं मिली है। वहाँ जमा होते ही परिणाम यहाँ दिखेगा।',
    offline: 'यह वहाँ जमा हुई या नहीं, यह नेटवर्क होने पर ही पता चल सकता है।',
    takeBack: 'दूसरा डिवाइस उपलब्ध नहीं है',
  },

  scoreOnly: {
    title: 'केवल स्कोर दिखाया गया है।',
    cannotRank: 'प्रश्न और उनके उत्तर नहीं दिखाए गए हैं, क्योंकि यह प्रयास रैंकिंग में नहीं गिना जाता।',
    otherReason: 'इस प्रयास के प्रश्न और उनके उत्तर नहीं दिखाए जाते।',
    noAnalysis: 'इस प्रयास का विश्लेषण उपलब्ध नहीं है',
  },

  marked: {
    refused: 'इस डिवाइस पर जाँचा गया। सर्वर ने यह प्रयास स्वीकार नहीं किया।',
    here: 'इस डिवाइस पर जाँचा गया, सर्वर बाद में सत्यापित करेगा।',
    sending: 'आपके उत्तर भेजे जा रहे हैं। सर्वर का स्कोर ही मान्य होगा।',
    sendingLater: 'जब आप फिर से ऑनलाइन होंगे, आपके उत्तर भेज दिए जाएँगे। सर्वर का स्कोर ही मान्य होगा।',
    tried: 'आपके लॉगिन करने से पहले इस डिवाइस पर आज़माया गया।',
    triedDetail: 'यह अभ्यास के लिए है: इसे यहीं जाँचा गया, इसकी रैंक नहीं बनती और यह आपके दूसरे डिवाइस पर नहीं है।',
    offline: 'इस डिवाइस पर बिना नेटवर्क के जाँचा गया।',
    register: 'रजिस्टर करें',
    registerDetail:
      'ऐसे पूरे पेपर देने और अपने सभी परिणाम सहेजने के लिए रजिस्टर करें। यह परिणाम इस डिवाइस पर आपकी सूची में रहेगा।',
    verified: 'सर्वर ने सत्यापित कर दिया।',
    verifiedDetail: 'सर्वर का परिणाम भी वही है जो इस डिवाइस का था।',
    differs: 'सर्वर का परिणाम अलग है, और वही मान्य है।',
    marksDiffer: (device, server) => `इस डिवाइस पर ${device} अंक थे, सर्वर ने ${server} दिए हैं।`,
    changedQuestions: (numbers) => `जिन प्रश्नों के अंक बदले: ${numbers}।`,
    keyCorrected: 'पेपर सहेजे जाने के बाद उत्तर कुंजी सुधारी गई थी।',
  },

  next: {
    title: 'अब आगे क्या करें',
    weakestTopic: (correct, total) => `आपका सबसे कमज़ोर टॉपिक <topic></topic> है: ${total} में से ${correct} सही।`,
    mistakes: 'अपनी गलतियाँ देखें',
    start: (title) => `${title} शुरू करें`,
  },

  score: {
    title: 'स्कोर का सार',
    performance: (label) => `<unseen>प्रदर्शन: </unseen>${label}`,
    performances: {
      Excellent: 'बहुत बढ़िया',
      Good: 'अच्छा',
      Average: 'औसत',
      'More Practice Needed': 'और अभ्यास चाहिए',
    },
    obtained: 'प्राप्त अंक',
    total: 'कुल अंक',
    percentage: 'प्रतिशत',
    bySection: 'खंडों के अनुसार अंक',
    marks: (obtained, total) => `${total} में से ${obtained}`,
    sectionMarks: (section, obtained, total) => `${section}: ${total} में से ${obtained}`,
  },

  counts: {
    total: 'कुल प्रश्न',
    correct: 'सही उत्तर',
    wrong: 'गलत उत्तर',
    unanswered: 'छोड़े गए',
    accuracy: 'सटीकता',
    timeSpent: 'लगा समय',
    averageTime: 'प्रति प्रश्न औसत समय',
    paces: { Fast: 'तेज़', Normal: 'सामान्य', Slow: 'धीमा' },
  },

  charts: {
    byTopic: 'टॉपिक के अनुसार',
    weakestFirst: 'सबसे कमज़ोर पहले।',
    rightByTopic: 'टॉपिक के अनुसार सही उत्तर',
    rightByTopicRest: 'टॉपिक के अनुसार सही उत्तर, आगे',
    otherTopics: 'बाकी सभी टॉपिक',
    bySection: 'खंड के अनुसार',
    rightBySection: 'खंड के अनुसार सही उत्तर',
    right: (correct, total) => `${total} में से ${correct}`,
    time: 'समय और सही-गलत उत्तर',
    timeByQuestion: 'हर प्रश्न पर लगा समय, पेपर के क्रम में।',
    average: (time) => `आपका औसत, ${time}`,
    point: (outcome, time) => `${outcome}, ${time}`,
    slowMistakes: (slow, wrong) => {
      if (wrong === 1)
        return slow === 1
          ? 'आपके गलत उत्तर में आपके औसत से ज़्यादा समय लगा।'
          : 'आपके गलत उत्तर में आपके औसत से ज़्यादा समय नहीं लगा।';
      return slow === 0
        ? `आपके ${wrong} गलत उत्तरों में से किसी में भी आपके औसत से ज़्यादा समय नहीं लगा।`
        : `आपके ${wrong} गलत उत्तरों में से ${slow} में आपके औसत से ज़्यादा समय लगा।`;
    },
  },
};
