import type * as en from '../../en/messages/more.ts';

/** Messages about own data, and texts about the organisation. */
export const moreMessages: typeof en.moreMessages = {
  // Own data.
  'You have asked for your data three times in a day. Please try again later.':
    'आप एक दिन में तीन बार अपने डेटा की कॉपी माँग चुके हैं। कृपया बाद में फिर से कोशिश करें।',
  'This file has expired. Ask for your data again.':
    'इस फ़ाइल की अवधि समाप्त हो गई है। अपने डेटा की कॉपी फिर से तैयार करें।',
  'This password is not right.': 'यह पासवर्ड सही नहीं है।',
  'An exam of yours is still running. Hand it in first, or try again three hours after its last saved answer.':
    'आपकी एक परीक्षा अभी चल रही है। पहले उसे जमा करें, या आखिरी सहेजे गए उत्तर के तीन घंटे बाद फिर से कोशिश करें।',
  'The account of an administrator cannot be deleted here.': 'एडमिन का खाता यहाँ से नहीं हटाया जा सकता।',

  // The organisation's location.
  Bangalore: 'बेंगलुरु',
  India: 'भारत',
};
