import type * as en from '../en/home.ts';

type Files = Parameters<typeof en.home.saved.fetching>[0];

const counted = (files: Files) => {
  if (files === null) return '';
  return `: ${files.total} में से ${files.kept} फ़ाइलें${files.isFull ? ', और बाकी के लिए जगह नहीं है' : ''}`;
};

export const home: typeof en.home = {
  welcome: {
    title: 'परीक्षा का अभ्यास, बिना नेटवर्क के',
    text: 'एक बार पेपर आपके डिवाइस पर आ जाए, तो उसे बिना कनेक्शन के शुरू, हल और सबमिट किया जा सकता है, और कोई उत्तर नहीं खोता।',
    tryOut: '2 मिनट का पेपर आज़माएँ',
    noAccount: 'खाता बनाने की ज़रूरत नहीं है।',
  },
  newResult: {
    title: 'आपका परिणाम आ गया है',
    score: (title, score, total) => `${title}: ${score} / ${total}`,
    see: 'परिणाम देखें',
    seeNamed: (title) => `${title} का परिणाम देखें`,
  },
  lastResults: {
    title: 'आपके पिछले परिणाम',
    all: 'सभी परिणाम',
  },
  tests: 'टेस्ट',
  personalised: 'आपके अपने पेपर',
  plans: 'प्लान',
  leadboard: 'लीडरबोर्ड',
  thisList: 'यह सूची',
  loadingTests: 'टेस्ट लोड हो रहे हैं',
  exam: 'परीक्षा',
  allExams: 'सभी परीक्षाएँ',
  readyOffline: 'ऑफ़लाइन तैयार',
  noTestsAvailable: 'कोई टेस्ट उपलब्ध नहीं है',
  newPapersAppear: 'नए पेपर प्रकाशित होते ही यहाँ दिखने लगते हैं।',
  trending: {
    tab: 'ट्रेंडिंग टेस्ट',
    title: 'ट्रेंडिंग टेस्ट पेपर',
    mostAttempted: 'सबसे ज़्यादा दिए गए पेपर पहले',
    newest: 'सबसे नए पेपर पहले',
    failed: 'ट्रेंडिंग टेस्ट लोड नहीं हो सके',
    why: 'ट्रेंडिंग टेस्ट लोड करते समय कोई त्रुटि हुई',
    noneForExam: 'इस परीक्षा के लिए अभी कोई पेपर नहीं है। बाकी पेपर देखने के लिए ‘सभी परीक्षाएँ’ चुनें।',
    place: (place, badge) => `#${place} ${badge}`,
    newPaper: 'नया',
  },
  predefined: {
    tab: 'पहले से तैयार',
    title: 'पहले से तैयार टेस्ट पेपर',
    lead: 'हमारी टीम के बनाए हुए, सबसे नए पहले',
    filter: 'फ़िल्टर',
    failed: 'टेस्ट पेपर लोड नहीं हो सके',
    why: 'टेस्ट पेपर लोड करते समय कोई त्रुटि हुई',
    noneFound: 'कोई टेस्ट नहीं मिला',
    noneFits: 'इस परीक्षा और इस फ़िल्टर, दोनों से मेल खाने वाला कोई पेपर नहीं है। कोई दूसरी परीक्षा या दूसरा फ़िल्टर चुनें।',
  },
  filters: {
    'All Tests': 'सभी टेस्ट',
    'AI Generated': 'AI द्वारा बनाया गया',
    Manual: 'मैनुअल',
    Sectioned: 'खंडों वाला',
    Easy: 'आसान',
    Medium: 'मध्यम',
    Hard: 'कठिन',
  },
  list: {
    noneSaved: 'इस डिवाइस पर कोई पेपर सहेजा हुआ नहीं है',
    noneSavedHint: 'कनेक्शन रहते किसी पेपर पर ‘ऑफ़लाइन के लिए सहेजें’ दबाएँ। फिर वह बिना नेटवर्क के भी यहाँ मिलेगा।',
    fromBefore: (age) => `यह सूची ${age} की है। सहेजे गए पेपर बिना नेटवर्क के भी चलते हैं।`,
    page: (page, pages) => `${pages} में से पेज ${page}`,
    loadMore: 'और टेस्ट लोड करें',
    moreFailed: 'और टेस्ट लोड नहीं हो सके',
    end: (total) =>
      total > 1 ? `सूची पूरी हुई! सभी ${total} टेस्ट लोड हो गए।` : `सूची पूरी हुई! ${total} टेस्ट लोड हो गया।`,
  },
  paper: {
    facts: (duration, questions, marks) => `${duration} · ${questions} प्रश्न · ${marks} अंक`,
    attempts: (_count, shown) => `${shown} प्रयास`,
    rated: 'रेटिंग',
    notReleased: 'सबमिट हो गया। परिणाम अभी जारी नहीं हुआ',
    lastScore: (score, total) => `पिछला स्कोर ${score} / ${total}`,
    onThisDevice: 'इस डिवाइस पर',
    outOfReach: 'इस डिवाइस पर नहीं है। कनेक्शन चाहिए।',
    beingPrepared: 'तैयार किया जा रहा है',
    loginToSave: 'ऑफ़लाइन के लिए सहेजना हो तो <login>लॉगिन करें</login>',
    save: 'ऑफ़लाइन के लिए सहेजें',
    saveNamed: (title) => `${title} को ऑफ़लाइन के लिए सहेजें`,
    saveNewVersion: 'नया वर्ज़न सहेजें',
    saving: 'ऑफ़लाइन के लिए सहेजा जा रहा है',
    savedOf: (loaded, total) => `${total} में से ${loaded}`,
    cancelSaving: (title) => `${title} को सहेजना रद्द करें`,
    start: 'शुरू करें',
    startNamed: (title) => `${title} शुरू करें`,
    price: (tokens) => `${tokens} टोकन`,
    startFor: (tokens) => `${tokens} टोकन में शुरू करें`,
    covered: 'आपके प्लान में शामिल',
    startCovered: 'शुरू करें · आपके प्लान में शामिल',
    resume: 'जारी रखें',
    resumeNamed: (title) => `${title} जारी रखें`,
    noId: 'त्रुटि: टेस्ट ID नहीं मिली। कृपया फिर से कोशिश करें।',
  },
  spend: {
    title: (title) => `${title} सहेजें?`,
    text: (tokens) =>
      `इस पेपर के लिए ${tokens} टोकन लगते हैं। ये एक ही बार लगते हैं: इसे फिर से सहेजने और शुरू करने के लिए और टोकन नहीं लगते।`,
    save: (tokens) => `${tokens} टोकन में सहेजें`,
  },
  saved: {
    forOffline: 'ऑफ़लाइन के लिए सहेजा गया',
    checking: 'पेपर सहेजा गया',
    fetching: (files) => `पेपर सहेजा गया। Prep ऐप डाउनलोड हो रहा है${counted(files)}।`,
    incomplete: (files) => `पेपर सहेजा गया। Prep ऐप अभी पूरा नहीं है${counted(files)}।`,
    withoutFormulas: 'पेपर सहेजा गया। सूत्र दिखाने वाला भाग अभी डाउनलोड हो रहा है।',
    insecure: 'पेपर सहेजा गया। Prep को इस डिवाइस पर नहीं रखा जा सकता, क्योंकि इसका पता https से शुरू नहीं होता।',
    notKept: 'पेपर सहेजा गया। यह ब्राउज़र Prep को ऑफ़लाइन इस्तेमाल के लिए नहीं रखता।',
  },
  elsewhere: {
    caption: 'दूसरे डिवाइस पर चल रही है',
    continuous: (at) =>
      `${at} तक के आपके उत्तर यहाँ हैं। दूसरे डिवाइस पर इसके बाद दिए गए उत्तर, अगर कोई हों, वहीं रहेंगे और यहाँ नहीं जोड़े जाएँगे। घड़ी अब भी चल रही है।`,
    pausable: (at) =>
      `${at} तक के आपके उत्तर यहाँ हैं। दूसरे डिवाइस पर इसके बाद दिए गए उत्तर, अगर कोई हों, वहीं रहेंगे और यहाँ नहीं जोड़े जाएँगे। घड़ी तब से रुकी हुई है।`,
    continueHere: (title) => `यहाँ जारी रखें: ${title}`,
    bringing: 'यहाँ लाया जा रहा है...',
    left: 'आपने इसे दूसरे डिवाइस पर जारी रखा',
    show: 'देखें',
    showOf: (title) => `${title} देखें`,
  },
  ready: {
    toast: (title) => `${title} तैयार है।`,
    notice: 'आपका टेस्ट तैयार है',
    failed: 'आपका टेस्ट नहीं बन सका',
  },
  generated: {
    making: 'आपका टेस्ट बन रहा है। तैयार होते ही आपको बताया जाएगा।',
    made: 'आपका टेस्ट तैयार है',
    open: 'खोलें',
    openNamed: (title) => `${title} खोलें`,
    again: 'एक और बनाएँ',
  },
};
