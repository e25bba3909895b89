import type * as en from '../en/ongoing.ts';

export const ongoing: typeof en.ongoing = {
  notices: {
    title: 'आपके लिए',
    more: (count) => `${count} और`,
    fewer: 'कम दिखाएँ',
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
  generated: {
    making: 'आपका टेस्ट बन रहा है। तैयार होते ही आपको बताया जाएगा।',
    made: 'आपका टेस्ट तैयार है',
    open: 'खोलें',
    openNamed: (title) => `${title} खोलें`,
    again: 'एक और बनाएँ',
    byAiAlone: (questions) => `सभी ${questions} प्रश्न AI के`,
    byBoth: (byAi, others) => `${byAi} प्रश्न AI के, ${others} हमारे अपने प्रश्न बैंक से`,
    withoutAi: (questions) => `AI उपलब्ध नहीं था: सभी ${questions} प्रश्न हमारे अपने प्रश्न बैंक से हैं`,
  },
};
