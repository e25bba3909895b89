import type * as en from '../en/labels.ts';

export const labels: typeof en.labels = {
  thisMinute: 'अभी',
  unlimited: 'असीमित',
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
  questionStates: {
    'not-visited': 'नहीं देखा गया',
    visited: 'उत्तर नहीं दिया',
    answered: 'उत्तर दिया',
    marked: 'पुनर्विचार के लिए चिह्नित',
    'answered-marked': 'उत्तर दिया और चिह्नित',
  },
  saved: {
    saving: 'सहेजा जा रहा है...',
    device: 'इस डिवाइस पर',
    server: 'सर्वर पर',
    receipted: 'रसीद मिली',
    'not-saved': 'सहेजा नहीं गया',
  },
  sets: {
    passage: (first, last) => `प्रश्न ${first} से ${last} के लिए गद्यांश`,
    table: (first, last) => `प्रश्न ${first} से ${last} के लिए तालिका`,
    chart: (first, last) => `प्रश्न ${first} से ${last} के लिए चार्ट`,
  },
  diagram: {
    name: 'चित्र',
    failed: 'चित्र लोड नहीं हो सका',
    zoom: 'ज़ूम',
    zoomIn: 'बड़ा करके देखें',
    zoomOut: 'छोटा करके देखें',
    notDrawn: 'यह चित्र LaTeX में बना है और यहाँ दिखाया नहीं जा सकता। यह उसका सोर्स है।',
    source: (name) => `${name}: सोर्स`,
  },
  fingerprint: 'आपके उत्तरों का फ़िंगरप्रिंट, भरे हुए गोलों के रूप में',
};
