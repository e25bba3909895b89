import type * as en from '../en/notebook.ts';

/** Counts of cards; singular and plural are the same word. */
const cards = (count: number) => `${count} कार्ड`;
const reviews = (count: number) => `${count} दोहराव`;

export const notebook: typeof en.notebook = {
  title: 'दोहराएँ',
  lead: 'जिन प्रश्नों के उत्तर गलत हुए, वे भूलने से ठीक पहले फिर पूछे जाते हैं। नेटवर्क की ज़रूरत नहीं है।',
  loading: 'आपकी नोटबुक लोड हो रही है',
  failed: 'आपकी नोटबुक पढ़ी नहीं जा सकी',
  dueLine: (count) => `आज ${count} प्रश्न दोहराने हैं`,
  openLine: (count) => `दोहराएँ: आज ${count} बाकी`,
  open: 'अपनी गलतियाँ दोहराएँ',
  openHint: 'गलतियों की आपकी नोटबुक, आपके नोट्स के साथ।',
  signedOut: 'गलतियों की अपनी नोटबुक देखने के लिए लॉगिन करें।',
  login: 'लॉगिन',

  counts: { due: 'आज बाकी', fresh: 'नए', learned: 'याद हो गए', all: 'नोटबुक में' },
  start: (count) => `${cards(count)} दोहराएँ`,
  ofMany: (count) => `${count} बाकी हैं। एक बार में ज़्यादा से ज़्यादा 20 आते हैं।`,
  nothingDue: 'आज कुछ बाकी नहीं है',
  nothingDueWith: (when) => `अगला कार्ड ${when} को आएगा।`,
  empty: 'आपकी नोटबुक खाली है',
  emptyText:
    'टेस्ट में जिस प्रश्न का उत्तर गलत होता है, वह परिणाम आते ही अपने आप यहाँ आ जाता है। फिर वह सही समय पर दोबारा पूछा जाता है।',
  emptyAction: 'टेस्ट चुनें',

  subject: 'विषय',
  topic: 'टॉपिक',
  allSubjects: 'सभी विषय',
  allTopics: 'सभी टॉपिक',
  noTopic: 'सामान्य',
  search: 'अपने नोट्स में खोजें',
  lists: 'कौन-से कार्ड',
  list: { in: 'कार्ड', unanswered: 'छोड़े गए', removed: 'हटाए गए' },
  shown: (shown, total) => `${total} में से ${cards(shown)}`,
  more: 'और दिखाएँ',
  none: 'यहाँ कोई कार्ड नहीं है',
  noneFor: {
    in: 'आपकी पसंद का कोई कार्ड नहीं है।',
    unanswered: 'छोड़े गए प्रश्न यहाँ रहते हैं। जिन्हें दोहराना हो, उन्हें नोटबुक में डालें।',
    removed: 'नोटबुक से हटाए गए कार्ड यहाँ रहते हैं, ताकि उन्हें वापस लाया जा सके।',
  },
  addAll: (count) => (count === 1 ? 'इसे नोटबुक में डालें' : `सभी ${count} नोटबुक में डालें`),
  add: 'नोटबुक में डालें',
  remove: 'नोटबुक से हटाएँ',
  restore: 'वापस लाएँ',
  named: (what, question) => `${what}: ${question}`,
  removed: 'नोटबुक से हटा दिया गया',
  undo: 'पहले जैसा करें',
  picture: 'चित्र वाला प्रश्न',
  notHere: 'यह प्रश्न अभी इस डिवाइस पर नहीं है। नेटवर्क मिलते ही आ जाएगा।',
  due: {
    now: 'आज बाकी',
    fresh: 'नया',
    on: (date) => `${date} को`,
  },

  days: {
    title: 'आपके दिन',
    summary: (count, days) =>
      count === 0
        ? 'पिछले 26 सप्ताह में अभी कोई दोहराव नहीं हुआ।'
        : `पिछले 26 सप्ताह के ${days} दिनों में ${reviews(count)}।`,
    reviews,
    less: 'कम',
    more: 'ज़्यादा',
  },

  note: {
    title: 'आपका नोट',
    placeholder: 'अगली बार क्या काम आएगा?',
    save: 'नोट सहेजें',
    saved: 'इस डिवाइस पर सहेजा गया',
    unsaved: 'अभी सहेजा नहीं गया',
    hidden: 'नोट में छिपे हुए अक्षर हैं। कृपया इसे फिर से लिखें।',
    failed: 'नोट इस डिवाइस पर सहेजा नहीं जा सका। वह अब भी यहाँ है: फिर से कोशिश करें।',
  },

  ofQuestion: {
    title: 'नोटबुक',
    in: 'आपकी नोटबुक में है',
    out: 'आपकी नोटबुक में नहीं है',
    wait: 'सर्वर का परिणाम आते ही यह आपकी नोटबुक में आ जाएगा।',
  },

  terms: {
    title: (topic) => `शब्द और सूत्र: ${topic}`,
    formula: 'सूत्र',
    value: (text) => `मान: ${text}`,
    example: (text) => `उदाहरण: ${text}`,
    loading: 'शब्द लोड हो रहे हैं',
    none: 'इस विषय के शब्द अभी नहीं हैं।',
    notHere: 'ये शब्द अभी इस डिवाइस पर नहीं हैं',
    notHereText: 'इंटरनेट के साथ पहली बार खोलने पर ये लोड हो जाते हैं।',
    again: 'फिर कोशिश करें',
  },

  session: {
    title: 'दोहराएँ',
    progress: (done, left) => `${done} हो गए, ${left} बाकी`,
    end: 'समाप्त करें',
    show: 'उत्तर दिखाएँ',
    ratings: { 1: 'फिर से', 2: 'कठिन', 3: 'ठीक', 4: 'आसान' },
    rate: 'यह कितना याद था?',
    rateAs: (rating, interval) => `${rating}, अगली बार ${interval} में`,
    undo: 'पिछली रेटिंग वापस लें',
    right: 'सही',
    wrong: 'सही नहीं',
    compare: 'अपना उत्तर खुद मिलाएँ: यह कार्ड ऐप के पुराने संस्करण का है।',
    shown: 'उत्तर',
    inExam: (title) => `${title} में`,
    chose: (answer) => `आपका उत्तर था: ${answer}।`,
    left: 'यह छोड़ा गया था।',
    correct: 'सही उत्तर',
    explanation: 'व्याख्या',
    noExplanation: 'इस प्रश्न की व्याख्या नहीं है।',
    saved: 'इस डिवाइस पर सहेजा गया',
    saving: 'सहेजा जा रहा है',
    notSaved: 'इस डिवाइस पर सहेजा नहीं गया',
    notSavedText: 'डिवाइस ने इसे सहेजने से मना कर दिया। केवल यह एक कदम छूटा है: इसे फिर से करें।',
    from: (title) => `${title} से`,
  },

  interval: {
    minutes: (count) => `${count} मिनट`,
    hours: (count) => `${count} घंटे`,
    days: (count) => `${count} दिन`,
    months: (count) => `${count} महीने`,
    years: (count) => `${count} साल`,
  },

  done: {
    title: 'अभी के लिए हो गया',
    text: (count, again) =>
      count === 0
        ? 'अभी किसी कार्ड को रेटिंग नहीं दी गई।'
        : `${cards(count)} दोहराए गए। ${again === 0 ? 'सभी याद थे।' : `${again} जल्द फिर आएँगे।`}`,
    more: (count) => `${count} और दोहराएँ`,
    back: 'नोटबुक पर वापस',
  },
};
