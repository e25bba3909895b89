import type * as en from '../../en/messages/plans.ts';

/** LA90: the texts of the plans that an installation begins with. */
export const planMessages: typeof en.planMessages = {
  'For a first look at how you prepare here': 'पहली बार देखने के लिए कि यहाँ तैयारी कैसे होती है',
  'All free papers, offline too': 'सभी मुफ़्त पेपर, ऑफ़लाइन भी',
  'Tests from your own choice of topics': 'आपके चुने हुए टॉपिक से टेस्ट',
  'Results, analysis and rank': 'परिणाम, विश्लेषण और रैंक',
  'Your level in each topic': 'हर टॉपिक में आपका स्तर',
  'For one exam, a test every other day': 'एक परीक्षा के लिए, हर दूसरे दिन एक टेस्ट',
  'Everything in Free': 'Free में जो कुछ है, वह सब',
  '10 priced papers a month': 'हर महीने 10 सशुल्क पेपर',
  'Tests by AI': 'AI द्वारा बनाए गए टेस्ट',
  'For the months before the exam': 'परीक्षा से पहले के महीनों के लिए',
  'Everything in Basic': 'Basic में जो कुछ है, वह सब',
  'All priced papers': 'सभी सशुल्क पेपर',
  'For those who practise every day': 'उनके लिए जो हर दिन अभ्यास करते हैं',
  'Everything in Pro': 'Pro में जो कुछ है, वह सब',
  'As many tests as you like': 'जितने चाहें उतने टेस्ट',
};
