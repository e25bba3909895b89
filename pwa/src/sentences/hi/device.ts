import type * as en from '../en/device.ts';

export const device: typeof en.device = {
  storageClosed:
    'इस डिवाइस का स्टोरेज नहीं खुल रहा है। उसमें सहेजी गई कोई चीज़ खोई नहीं है। पेज रीलोड करें, या ब्राउज़र बंद करके फिर से खोलें।',
  storageCleared:
    'ब्राउज़र ने इस साइट का स्टोरेज साफ़ कर दिया है। जो सर्वर तक पहुँच चुका था वह सुरक्षित है: उसे देखने के लिए लॉगिन करें। सहेजे गए पेपर फिर से सहेजने होंगे।',
  offline: 'ऑफ़लाइन',
  offlineWaiting: (count) => `ऑफ़लाइन - ${count} सिंक होने के इंतज़ार में`,
  onlineSynced: 'ऑनलाइन, सब सिंक हो चुका है',
  onlineWaiting: (count) => `ऑनलाइन - ${count} सिंक होने के इंतज़ार में`,
  syncing: 'सिंक हो रहा है',
  syncingCount: (count) => (count > 1 ? `${count} सिंक हो रहे हैं` : `${count} सिंक हो रहा है`),
  updateReady: 'Prep का नया वर्ज़न तैयार है।',
  updateNow: 'अभी अपडेट करें',
  fileNotMade: (why) => `फ़ाइल नहीं बनाई जा सकी। ${why}`,
};
