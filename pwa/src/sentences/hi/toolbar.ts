import type * as en from '../en/toolbar.ts';

export const toolbar: typeof en.toolbar = {
  title: 'टूल',
  close: 'टूल बंद करें',
  fullscreen: 'फ़ुल स्क्रीन',
  leaveFullscreen: 'फ़ुल स्क्रीन से बाहर आएँ',
  questionLanguage: 'इस प्रश्न की भाषा',
  names: {
    textSize: 'अक्षरों का आकार',
    instructions: 'निर्देश',
    paper: 'प्रश्न पत्र',
    roughWork: 'रफ़ कार्य',
    language: 'भाषा',
    assistant: 'AI सहायक',
    keys: 'कीबोर्ड',
    calculator: 'कैलकुलेटर',
  },
};
