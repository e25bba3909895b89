import { gathered, withEach } from './families.ts';

const topics = {
  'trends in the periodic table': 'आवर्त सारणी में गुणधर्मों की प्रवृत्तियों',
  'elements of the d- and f-block': 'd- तथा f-ब्लॉक के तत्वों',
  'elements of the p-block': 'p-ब्लॉक के तत्वों',
  'nucleophilic substitution of alkyl halides': 'ऐल्किल हैलाइडों के नाभिकरागी प्रतिस्थापन',
  'alcohols, aldehydes, ketones and acids': 'ऐल्कोहॉलों, ऐल्डिहाइडों, कीटोनों तथा अम्लों',
  biomolecules: 'जैव-अणुओं',
  'units and constants of the SI': 'SI के मात्रकों तथा नियतांकों',
  'electromagnetic waves': 'वैद्युतचुंबकीय तरंगों',
  'semiconductors and their devices': 'अर्धचालकों तथा उनसे बनी युक्तियों',
  'the purification and the analysis of organic compounds': 'कार्बनिक यौगिकों के शोधन तथा विश्लेषण',
  'amines and diazonium salts': 'ऐमीनों तथा डाइऐजोनियम लवणों',
  'the analysis of salts and titrations': 'लवणों के विश्लेषण तथा अनुमापनों',
};
const topicsOfSeveral = {
  'coordination compounds': 'उपसहसंयोजन यौगिकों',
  hydrocarbons: 'हाइड्रोकार्बनों',
};

/** What is asked of statements; the statements themselves are in the books of their chapters. */
export const statements = gathered(
  withEach(topics, {
    'Which of the following statements about <> is correct?': '<> के संबंध में निम्नलिखित में से कौन-सा कथन सही है?',
    'Which of the following statements about <> is **not** correct?':
      '<> के संबंध में निम्नलिखित में से कौन-सा कथन सही **नहीं** है?',
  }),
  withEach(
    { ...topics, ...topicsOfSeveral },
    { 'Given below are two statements about <>.': 'नीचे <> के संबंध में दो कथन दिए गए हैं।' },
  ),
  withEach(topicsOfSeveral, {
    'Which of the following statements about <> is/are correct?':
      '<> के संबंध में निम्नलिखित में से कौन-सा/से कथन सही है/हैं?',
  }),
);
