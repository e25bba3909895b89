import type * as en from '../en/rank.ts';

export const rank: typeof en.rank = {
  title: 'आपकी रैंक',
  loading: 'आपकी रैंक लोड हो रही है',
  failed: 'आपकी रैंक लोड नहीं हो सकी',
  offline: 'जब आप फिर से ऑनलाइन होंगे, आपकी रैंक यहाँ दिखेगी।',
  asOf: (when) => `${when} की गणना।`,
  before: (age) => `पिछली बार ${age} लोड की गई।`,
  rank: 'रैंक',
  of: (attempts) => `${attempts} में से`,
  percentile: 'पर्सेंटाइल',
  percentileMeans: 'आपसे नीचे के विद्यार्थियों का हिस्सा, और बराबर स्कोर वालों का आधा।',
  median: 'माध्यिका',
  topTenth: 'शीर्ष 10%',
  topTenthFrom: (marks) => `${marks} से`,
  few: 'आपकी रैंक बाद में दिखेगी',
  fewAdvice: (fewest) => `जैसे ही ${fewest} विद्यार्थी यह पेपर दे देंगे, रैंक यहाँ दिखेगी।`,

  distribution: 'सभी विद्यार्थियों के अंक',
  bars: {
    below: (to) => `${to} से कम`,
    between: (from, to) => `${from} से ${to}`,
    above: (from) => `${from} और अधिक`,
  },
  students: (_count, formatted) => `${formatted} विद्यार्थी`,
  studentsWithYou: (formatted) => `${formatted} विद्यार्थी, आप भी इनमें हैं`,
  ownBar: (bar, formatted) => `${formatted} विद्यार्थियों के अंक ${bar} हैं, आप भी इनमें हैं।`,
  you: 'आप यहाँ हैं',
  medianMark: (marks) => `माध्यिका, ${marks}`,

  bySection: 'खंड के अनुसार तुलना',
  sectionMarks: (obtained, total) => `${total} में से ${obtained}`,
  sectionMedian: (median) => `माध्यिका ${median}`,
  sectionTopTenth: (marks) => `शीर्ष 10% ${marks} से`,
};
