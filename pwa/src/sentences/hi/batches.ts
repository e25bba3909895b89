import type * as en from '../en/batches.ts';

export const batches: typeof en.batches = {
  assigned: {
    title: 'आपको दिए गए पेपर',
    before: (batch) => `अभी खुला नहीं · ${batch}`,
    open: (batch) => `अभी खुला है · ${batch}`,
    closed: (batch) => `बंद हो चुका · ${batch}`,
    handedIn: (batch) => `जमा हो चुका · ${batch}`,
  },
  join: {
    title: 'बैच में शामिल हों',
    lead: 'अपने शिक्षक से मिला कोड डालें। इसके बाद बैच को दिए गए पेपर आपके होम पेज पर सबसे पहले दिखेंगे।',
    code: 'बैच का कोड',
    hint: 'आठ अक्षर, जैसे ACDE-FGHJ',
    submit: 'शामिल हों',
    joining: 'शामिल किया जा रहा है...',
    joined: (batch) => `अब आप ${batch} में हैं।`,
    home: 'होम पर जाएँ',
    needsNetwork: 'आप ऑफ़लाइन हैं। शामिल होने के लिए इंटरनेट कनेक्शन ज़रूरी है।',
    failed: 'बैच में शामिल नहीं हो सके। कृपया फिर से कोशिश करें।',
    yours: 'आपके बैच',
  },
};
