import type * as en from '../en/install.ts';

export const installByHand: typeof en.installByHand = {
  title: 'Prep को होम स्क्रीन पर जोड़ें',
  share: 'शेयर मेन्यू खोलें: ऊपर जाते तीर वाला चौकोर निशान।',
  add: '"होम स्क्रीन में जोड़ें" (Add to Home Screen) चुनें, फिर "जोड़ें" (Add)।',
  open: 'होम स्क्रीन से Prep खोलें, वहाँ लॉगिन करें और अपने पेपर फिर से सहेजें: iPhone या iPad में होम स्क्रीन वाले ऐप का स्टोरेज अलग होता है।',
  handInFirst: 'यहाँ जो कुछ जमा होना बाकी है, उसे पहले जमा कर दें। जो सर्वर पर है वह दोनों में मिलेगा।',
  done: 'हो गया',
};

export const installOffer: typeof en.installOffer = {
  name: 'Prep इंस्टॉल करें',
  title: 'Prep को किसी भी दूसरे ऐप की तरह खोलें',
  text: 'आपका पेपर इस डिवाइस पर है। उसे बिना नेटवर्क के खोलने के लिए Prep को होम स्क्रीन पर जोड़ें।',
  accept: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
};
