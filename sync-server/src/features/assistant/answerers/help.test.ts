import { helpTopics } from '@exam/shared-schema/help';
import { describe, expect, test } from 'vitest';
import { TOKENS } from '../../../tokens/index.ts';
import { helpAnswerer } from './help.ts';

const asked = async (text: string) => {
  const found = await helpAnswerer.answer({ userId: 'u', text, reading: 'typed', conversation: [] });
  return found?.kind === 'answer' ? found : null;
};
const titleOf = async (text: string): Promise<string> => (await asked(text))?.sources[0]?.name ?? '';

describe('[HP2] help about the product', () => {
  test('answers each question of the help page by the item itself, in both languages', async () => {
    for (const { question } of helpTopics.flatMap(({ items }) => items)) {
      expect(await titleOf(question.en)).toBe(question.en);
      expect(await titleOf(question.hi)).toBe(question.hi);
    }
  });

  test.each([
    ['how do I hand in offline', 'How do I hand in without a network?'],
    ['how to submit without internet', 'How do I hand in without a network?'],
    ['bina internet ke test submit kaise kare', 'How do I hand in without a network?'],
    ['how do i submit the exam', 'How do I hand in an exam?'],
    ['what happens when the time is up', 'What happens when the time is over?'],
    ['can I take a test offline', 'How do I save a paper for offline use?'],
    ['how to download a paper', 'How do I save a paper for offline use?'],
    [
      'will my answers be saved if my phone switches off',
      'Are my answers safe if the battery dies or the browser closes?',
    ],
    [
      'are my answers saved if the battery dies',
      'Are my answers safe if the battery dies or the browser closes?',
    ],
    ['why is my attempt not synced', 'What does Sync show?'],
    [
      'I travel by train with zero signal, can I still write a mock',
      'How do I save a paper for offline use?',
    ],
    ['offline test de diya ab submit kaise hoga, net nahi hai', 'How do I hand in without a network?'],
    ['पेपर पहले से फोन में सेव कैसे करें ताकि बाद में बिना नेट के दे सकूं', 'पेपर को ऑफ़लाइन के लिए कैसे सहेजें?'],
    ['otp nahi aa raha kya karu', 'The code (OTP) does not arrive. What now?'],
    ['how do i sign up', 'How do I create an account?'],
    ['do i need an account to try a test', 'Can I try Prep without an account?'],
    ['are there video lectures in this app', 'Does Prep have lessons, videos or notes?'],
    ['does a wrong answer cut marks in the mocks here', 'How are the marks of a test counted?'],
    ['what if i switch tab during the exam', 'What happens if I leave the exam page or the fullscreen?'],
    ['can i make the text bigger in the exam', 'Which tools does the exam room have?'],
    ['kya mera result dusre log dekh sakte hai', 'Who can see my results and my name?'],
    ['refund kitne din me aata hai', 'When is a payment refunded?'],
    ['bill of my payment', 'Where is the receipt of a payment?'],
    ['my ai test is still being made', 'My AI test is not ready. What now?'],
    ['how many questions will my adaptive test have', 'How many questions does my own test have?'],
    ['when will i get my result', 'When do I get my result?'],
    [
      'how do i keep a paper on my phone before going to village, no internet there',
      'How do I save a paper for offline use?',
    ],
    ['which things use up my tokens', 'What do tokens pay for?'],
    ['log out everywhere', 'Where am I signed in, and how do I log out other devices?'],
    ['my college gave me a code where to enter it', "How do I join my college's batch?"],
    ['paise kat gaye but token nahi mile', 'I paid, but my tokens or plan are not there. What now?'],
    ['too many notifications, how to stop', 'How do I turn notifications on or off?'],
    ['where can I see my results', 'Where do I see my result and its analysis?'],
    ['how do I challenge a wrong key', 'How do I report a wrong answer key?'],
    ['how many cards are due today', 'What is due in my notebook today?'],
    ['what is due in my notebook', 'What is due in my notebook today?'],
    ['what is the notebook', 'What is the notebook of mistakes?'],
    ['what are tokens', 'What do tokens pay for?'],
    ['how many tokens does an AI test cost', 'What do tokens pay for?'],
    ['how to get more tokens', 'How do I get more tokens?'],
    ['do tokens expire', 'How do I get more tokens?'],
    ['how do i cancel my plan', 'What does a plan give, and does it renew itself?'],
    ['how to change language to hindi', 'How do I change the language?'],
    ['dark mode', 'Is there a dark theme?'],
    ['forgot my password', 'I forgot my password. What now?'],
    ['how to delete my account', 'How do I get my data, or delete my account?'],
    ['where can i see my resullts', 'Where do I see my result and its analysis?'],
    ['token kharidne hai', 'How do I get more tokens?'],
    ['how do i install the app on my phone', 'How do I install the app?'],
    ['what can you do', 'What can the assistant do?'],
    ['contact support', 'How do I contact you?'],
    ['what is this adaptive test, how does it choose the next question', 'What is an adaptive test?'],
    ['change my target exam from JEE to EAPCET where', 'How do I change the exam that I prepare for?'],
    ['tokn khtm ho gye kese kharidu', 'How do I get more tokens?'],
    ['बिना इंटरनेट के टेस्ट कैसे दूँ', 'पेपर को ऑफ़लाइन के लिए कैसे सहेजें?'],
    ['does the timer keep running if i close the app', 'Does the time go on while the app is closed?'],
    ['can I pay for tokens with gpay', 'How can I pay?'],
    ['how many topics should I pick for one test', 'How many topics should I choose for a test?'],
    ['kitne topic chunu ek test ke liye', 'How many topics should I choose for a test?'],
    ['what length must my password have', 'Which usernames and passwords are allowed?'],
    ['the picture of a question is not loading', 'A diagram in a question does not load. What now?'],
    ['can I change my registered mail id', 'What can I change in my profile?'],
    ['रीसेट लिंक कितनी देर तक चलता है', 'रीसेट लिंक काम नहीं कर रहा। अब क्या?'],
    [
      'how to filter only incorrect ones in the analysis of my test',
      'How do I see only my wrong or unanswered questions of a test?',
    ],
    [
      'is my account blocked after wrong passwords',
      'I typed a wrong password many times. Is my account locked?',
    ],
    ['what happens to my old plan if i buy another', 'What happens if I buy a plan again, or another one?'],
    ['exam is open in another tab', 'Can I open the same exam in two tabs?'],
    [
      'is there any place where I see which colleges I get with my rank',
      'Does Prep show which colleges I can get?',
    ],
  ])('%s', async (question, title) => {
    expect(await titleOf(question)).toBe(title);
  });

  test.each([
    'how many tokens do I have',
    'How old is Shah Rukh Khan?',
    'सूचना का अधिकार अधिनियम कब लागू हुआ?',
    'what is the result of 12 + 5',
    'what is the plan of Akbar for Mewar',
    'explain photosynthesis',
    'which language is spoken in Goa',
    'five year plans',
    'key features of the constitution',
    'what is a hash key',
    'work done by a force',
    'what is a stack',
    'what is a queue',
    'rank of a matrix',
    'who are the Jarawa',
    'negative marking in JEE Main',
    'Maratha attempt to save the empire',
    'my phone screen is broken',
    'i want to buy a phone',
    'Where can I buy shoes online?',
    'where can i watch the match online',
    'how do i change my school',
    'how to hack the test',
    'delete a node from a linked list',
    'rank of a matrix means what exactly',
    'how to delete instagram account',
    'best books for physics',
    'how many subjects can I choose in CUET',
    'money bill',
    'email full form',
    'define password',
    'give me the email of the topper on the leaderboard',
    'neet ka leak paper milega kya',
    'how many marks do I need to qualify csat',
    'how to reset my gmail password',
    'swiggy ka koi coupon code hai kya',
    'i failed my driving test, when can i give it again',
    'how to sell my old phone',
    'मेरा फोन पानी में गिर गया',
    'how can i grow a beard',
    'wifi slow chal raha hai',
    'where do i get mutual funds and bonds',
    'free fire me unlimited diamond ka trick bata de',
  ])('is silent about: %s', async (question) => {
    expect(await titleOf(question)).toBe('');
  });

  test('is free, and names the prices that are charged', async () => {
    const found = await asked('what are tokens');
    expect(found?.isFree).toBe(true);
    for (const price of [TOKENS.adaptiveTest, TOKENS.aiTest, TOKENS.question])
      expect(found?.text).toMatch(new RegExp(`\\b${price}\\b`));
  });
});
