import type * as en from '../en/home.ts';

type Files = Parameters<typeof en.home.saved.fetching>[0];

const counted = (files: Files) => {
  if (files === null) return '';
  return `: ${files.total} में से ${files.kept} फ़ाइलें${files.isFull ? ', और बाकी के लिए जगह नहीं है' : ''}`;
};

export const home: typeof en.home = {
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
      `${at} तक के आपके उत्तर यहाँ हैं। दूसरे डिवाइस पर इसके बाद दिए गए उत्तर, अगर कोई हों, वहीं रहेंगे और यहाँ नहीं जोड़े जाएँगे। घड़ी इस बीच चलती रही है और अब भी चल रही है।`,
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
  },
};
