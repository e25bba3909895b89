import type * as en from '../en/picture.ts';

export const picture: typeof en.picture = {
  open: 'चित्र के रूप में शेयर करें',
  title: 'आपके परिणाम का चित्र',
  preview: (title, score, total) => `${title}: ${total} में से ${score}`,
  withName: 'मेरा नाम दिखाएँ',
  withoutNameHint: 'इसके बिना चित्र में किसी का नाम नहीं होता।',
  share: 'शेयर करें',
  save: 'चित्र सहेजें',
  notDrawn: 'इस डिवाइस पर चित्र नहीं बन सका।',
  outOf: (total) => `${total} में से`,
  correct: 'सही',
  wrong: 'गलत',
  skipped: 'छोड़े गए',
  accuracy: 'सटीकता',
  time: 'समय',
  footer: (host) => `${host} पर अभ्यास, नेटवर्क हो या न हो`,
};
