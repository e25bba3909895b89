import type * as en from '../en/shell.ts';

export const shell: typeof en.shell = {
  appHome: 'Prep, होम',
  mainNavigation: 'मुख्य',
  aboutNavigation: 'Prep के बारे में',
  home: 'होम',
  results: 'परिणाम',
  ranks: 'रैंक',
  downloads: 'डाउनलोड',
  sync: 'सिंक',
  adminDashboard: 'एडमिन डैशबोर्ड',
  profile: 'प्रोफ़ाइल',
  login: 'लॉगिन',
  register: 'रजिस्टर करें',
  logout: 'लॉगआउट',
  menu: 'मेन्यू',
  menuOf: (name) => `मेन्यू, ${name}`,
  closeMenu: 'मेन्यू बंद करें',
  greeting: (name) => `नमस्ते, ${name}`,
  menuNotLoaded: 'मेन्यू अभी लोड नहीं हो सका। कृपया अपना कनेक्शन जाँचें।',
  theme: 'थीम',
  themeSystem: 'सिस्टम',
  themeLight: 'लाइट',
  themeDark: 'डार्क',
  language: 'भाषा',
  languageNotLoaded: 'यह भाषा अभी लोड नहीं हो सकी। कृपया अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  installApp: 'ऐप इंस्टॉल करें',
  roles: { student: 'विद्यार्थी', admin: 'एडमिन' },
  motto: 'Prep. बिना नेटवर्क के भी चलने वाला अभ्यास।',
  aboutUs: 'हमारे बारे में',
  contactUs: 'संपर्क करें',
  handInFile: 'फ़ाइल जमा करें',
  terms: 'नियम और शर्तें',
  refunds: 'रिफ़ंड नीति',
  privacy: 'गोपनीयता नीति',
  pageNotLoaded: 'यह पेज लोड नहीं हो सका',
  pageNotLoadedAdvice:
    'कृपया अपना कनेक्शन जाँचें। Prep अपने आप भी फिर से कोशिश करता है। इस डिवाइस पर सहेजी गई चीज़ों पर कोई असर नहीं पड़ता।',
  pageBroken: 'कुछ गड़बड़ हो गई!',
  pageBrokenAdvice: 'इस डिवाइस पर सहेजी गई चीज़ों पर इसका कोई असर नहीं पड़ा है।',
  goHome: 'होम पर जाएँ',
  pageNotFound: 'पेज नहीं मिला',
  pageNotFoundAdvice: 'हो सकता है कि पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
  examInProgress: 'आपकी चल रही परीक्षा',
  sessionExpired: 'आपका सेशन समाप्त हो गया है। कृपया फिर से लॉगिन करें। सहेजे गए पेपर और प्रयास अब भी इस डिवाइस पर हैं।',
  logoutQuestion: {
    duringExam: 'परीक्षा के बीच में लॉगआउट करें?',
    withoutNetwork: 'बिना नेटवर्क के लॉगआउट करें?',
    beforeSent: 'सब कुछ भेजे जाने से पहले लॉगआउट करें?',
    stay: 'लॉगआउट न करें',
    needsNetwork: 'फिर से लॉगिन करने के लिए नेटवर्क चाहिए। तब तक इस डिवाइस पर सहेजे गए पेपर नहीं खुलेंगे।',
    inProgress: (title) =>
      `“${title}” अभी जारी है। आपके उत्तर इस डिवाइस पर रहेंगे, लेकिन आगे बढ़ने के लिए फिर से लॉगिन करना होगा।`,
    waiting: (count) =>
      count > 1
        ? `${count} प्रयास भेजे जाने के इंतज़ार में हैं। वे फिर भी अपने आप भेज दिए जाएँगे।`
        : 'एक प्रयास भेजे जाने के इंतज़ार में है। वह फिर भी अपने आप भेज दिया जाएगा।',
    unsynced: (count) =>
      count > 1
        ? `आपकी नोटबुक के ${count} बदलाव अभी सिंक नहीं हुए हैं। वे इस डिवाइस पर रहेंगे और यहाँ फिर से लॉगिन करने पर सिंक होंगे।`
        : 'आपकी नोटबुक का एक बदलाव अभी सिंक नहीं हुआ है। वह इस डिवाइस पर रहेगा और यहाँ फिर से लॉगिन करने पर सिंक होगा।',
    removed: 'आपकी प्रोफ़ाइल, परिणाम और नोटबुक इस डिवाइस से हटा दिए जाएँगे। फिर से लॉगिन करने पर वे वापस मिल जाएँगे।',
  },
  consoleAway: {
    title: 'कंसोल के लिए कनेक्शन चाहिए',
    text: 'आपके फिर से ऑनलाइन होते ही यह अपने आप खुल जाएगा।',
    studentView: 'विद्यार्थी व्यू',
  },
  running: {
    inProgress: (title) => `चल रही परीक्षा: ${title}`,
    paused: (title) => `रुकी हुई परीक्षा: ${title}`,
    timeLeft: (time) => `${time} शेष`,
    timeLeftPaused: (time) => `${time} शेष, रुकी हुई`,
    answered: (answered, total) => `${total} में से ${answered} के उत्तर दिए`,
    resume: (title) => `${title} जारी रखें`,
    timeUp: (title) => `${title} का समय समाप्त हो गया। आपके दिए गए उत्तरों के साथ इसे सबमिट कर दिया गया।`,
  },
};
