import type * as en from '../en/labels.ts';

export const labels: typeof en.labels = {
  thisMinute: 'अभी',
  difficulty: { Easy: 'आसान', Medium: 'मध्यम', Hard: 'कठिन' },
  trending: {
    TRENDING: 'ट्रेंडिंग',
    HOT: 'चर्चित',
    RISING: 'उभरता हुआ',
    POPULAR: 'लोकप्रिय',
    QUICK: 'झटपट',
    SMART: 'स्मार्ट',
    FEATURED: 'चुनिंदा',
    PREMIUM: 'प्रीमियम',
    TOP: 'टॉप',
  },
};
