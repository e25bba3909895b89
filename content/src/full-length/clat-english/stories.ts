import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'English Language' };

/** Fiction: a coat that is altered without a stitch. */
export const theCoat = passageSet(FILED, {
  name: 'clat-english/the-coat',
  title: 'The coat',
  paragraphs: [
    'Mrs Pinto put the coat on the counter and kept one hand on it, as people do with a dog that they have brought to the doctor. ‘For my son,’ she said. ‘He is broad, like his father, but not so tall. You will have to take up the sleeves.’',
    'Iqbal turned out the lining with his thumb. He knew the coat. He had made it, twenty-two years ago, for a man who brought a picture torn from a magazine and wanted exactly that, and who talked about railway timetables through both fittings. The collar had been turned since then, by somebody else, not well.',
    '‘When does he need it?’',
    '‘There is no hurry. He is in Canada.’ She looked at the fan. ‘They have proper coats there, he says.’',
    '‘Then he has not asked for it.’',
    '‘No,’ said Mrs Pinto. ‘He has not asked.’',
    'Iqbal wrote out a slip. Of the son’s measurements she could tell him nothing. She held a palm against her own shoulder, thought, raised it by an inch and then by another, like someone trying to remember the height of a door in a house that she has moved out of. He wrote down a figure. It was, he knew, the figure of a boy of sixteen.',
    'When she had gone his nephew, who was young enough to be proud of his quickness, reached for the scissors. ‘Sleeves first?’',
    '‘Hang it up,’ said Iqbal.',
    'It hung at the back of the shop all through the rains. Mrs Pinto came four times: to say that she would have dark buttons in place of the horn ones; to ask whether any moths had been seen; to say that perhaps the horn ones were better after all; and once, as she said, because she was passing, though the lane led to nothing but the shop. Each time Iqbal laid the coat on the counter, and each time she kept one hand on it while she talked. He quoted no date. The nephew pointed out that this coat had taken up more of their mornings than a wedding suit, and that not a stitch had been put into it.',
    '‘It is being altered,’ said his uncle. ‘Look at her.’',
    'In November she did not ask for it to be brought out. She had heard from her son, she said. He was to be married over there, and wanted her to come, and it seemed that it was very cold. She stood in the middle of the shop, quite straight, with her arms a little away from her sides.',
    '‘You had better measure me,’ said Mrs Pinto. ‘I suppose that the sleeves will still have to come up.’',
  ],
  questions: [
    {
      name: 'figure',
      difficulty: 5,
      right: 'B',
      text: 'What does the figure that Iqbal writes on the slip reveal?',
      options: [
        'That Mrs Pinto’s son has grown thin since he left for Canada',
        'That Mrs Pinto pictures her son as he was when he was a boy',
        'That Mrs Pinto’s son was sixteen when the coat was first made',
        'That Iqbal had to guess the size, as he was given no sign of it',
      ],
      explanation:
        'The son is a grown man in Canada, yet what she shows with her palm comes to "the figure of a boy of sixteen"; she is like someone who remembers "a door in a house that she has moved out of". How old he was when the coat was made, "twenty-two years ago", the figure does not tell; and Iqbal took it from the height of her palm.',
    },
    {
      name: 'dog',
      difficulty: 4,
      right: 'A',
      text: 'Mrs Pinto keeps a hand on the coat ‘as people do with a dog that they have brought to the doctor’. The comparison suggests that she',
      options: [
        'is fond of the coat and uneasy about what will be done to it.',
        'believes that the coat has become too old to be put right.',
        'is afraid that Iqbal will keep the coat if she once lets go of it.',
        'feels ashamed to have carried so shabby a coat into a shop.',
      ],
      explanation:
        'One calms an animal that one loves and that is about to be handled by a stranger; so she "kept one hand on it" then and at every later visit. She has no fear of losing it to Iqbal, with whom she leaves it "all through the rains", and she does not think it past mending, since she asks him "to take up the sleeves".',
    },
    {
      name: 'quoted',
      difficulty: 3,
      right: 'D',
      text: 'In the sentence ‘He quoted no date’, the word ‘quoted’ means',
      options: ['repeated', 'recalled', 'changed', 'named'],
      explanation:
        'A tailor who quotes a date says by when he will have finished; Iqbal lets the coat hang and names no day, as the complaint that "not a stitch had been put into it" bears out. To quote can mean to repeat, but here there is no date that anybody has named before.',
    },
    {
      name: 'being-altered',
      difficulty: 7,
      right: 'C',
      text: 'What does Iqbal mean by ‘It is being altered. Look at her’?',
      options: [
        'The coat has been worked on at hours when his nephew was away.',
        'The choice of new buttons will make another thing of the coat.',
        'The change that matters is going on in her and not in the cloth.',
        'The coat will have to wait until she has settled on its buttons.',
      ],
      explanation:
        'He points away from the cloth, in which "not a stitch had been put", to Mrs Pinto: "Look at her." Her visits let her pass from the boy whom she remembers to the journey that she makes herself. The buttons are only her pretext, for she changes her mind about them and even comes "because she was passing".',
    },
    {
      name: 'measure-me',
      difficulty: 6,
      right: 'A',
      text: 'What may be inferred from the last two paragraphs?',
      options: [
        'Mrs Pinto means to travel to her son, and to wear the coat herself.',
        'Mrs Pinto wants a new coat of her own to be made like the old one.',
        'Mrs Pinto hopes that her son’s size can be worked out from hers.',
        'Mrs Pinto will send the coat to her son as a gift for his wedding.',
      ],
      explanation:
        'Her son "wanted her to come, and it seemed that it was very cold", and she asks to be measured. That she speaks of this coat and no new one is shown by her last words: "the sleeves will still have to come up". Nothing is to be sent: she is to go herself, and it is she who is to be measured, not her son by way of her.',
    },
  ],
});

/** Memoir: what a teacher of typing heard. */
export const thirtyMachines = passageSet(FILED, {
  name: 'clat-english/thirty-machines',
  title: 'Thirty machines',
  paragraphs: [
    'My mother taught typing for twenty-six years in a long room over a medical shop in Tiruchirappalli. There were thirty machines in it, and when all of them were going nobody on the ground floor could hear himself ask for cough mixture. The chemist complained once a year, on principle, and sent up his daughters, one after another, to be taught.',
    'She sat at the far end with her back to the class. Visitors thought this odd; inspectors thought it negligent. Nobody could have watched thirty pairs of hands, and she did not need to, because she heard them. ‘Third row, you are looking at your fingers,’ she would say to the wall, and in the third row a head would come up. She knew beginners by their limp, strong hand, weak hand, and she knew the day on which the limp left them, sometimes before they did. Once she turned round, which she never did, went to a girl who was typing beautifully, and took her out on to the landing. The girl’s father had died that week. ‘She has never been so even,’ my mother told me later. ‘Nobody is so even who is thinking of what she writes.’',
    'I was ashamed of the place. At my school the fathers had offices, and the mothers, if they worked at all, were doctors or lecturers. What mine taught seemed to me less a subject than a noise. I said something of the kind when I was fourteen. She did not answer; but on the next day she gave me a chair, a machine and the exercise that every beginner hates, a full page of the same eight letters, and left me to it. It took me a fortnight to get through that page without a fault and without looking down. ‘Now you are free of it,’ she said, and I thought that she meant the page.',
    'The machines went in the year in which I took my degree. A man bought them for the iron, by weight, and she helped him to carry them, because she did not trust him with the stairs. I had expected tears, and had come home for them. She was listening. ‘That is number twenty-seven,’ she said, at a thud from the street. ‘It always had a loose carriage.’',
    'I am writing this on a keyboard that makes no sound. My eyes are on the screen, where my sentences are, and I could not say what my hands are doing. It has taken me thirty years to hear what she told me.',
  ],
  questions: [
    {
      name: 'back-to-the-class',
      difficulty: 4,
      right: 'D',
      text: 'Why did the author’s mother sit with her back to the class?',
      options: [
        'She wished to spare beginners the shame of being watched.',
        'She could not bear to see mistakes while they were made.',
        'She wanted inspectors to see how far she trusted her class.',
        'She could follow by ear what no one could follow by eye.',
      ],
      explanation:
        'The passage gives the reason: "Nobody could have watched thirty pairs of hands, and she did not need to, because she heard them." Inspectors were not impressed at all; they "thought it negligent".',
    },
    {
      name: 'limp',
      difficulty: 4,
      right: 'C',
      text: 'By the ‘limp’ of beginners the author means',
      options: [
        'the weariness that comes from typing for too long.',
        'the dread of making a fault that a teacher will hear.',
        'the uneven beat of hands of which one is the weaker.',
        'the habit of glancing at the keys while one is typing.',
      ],
      explanation:
        'The word is explained by what follows it: "strong hand, weak hand", as one who limps sets down a strong foot and a weak one. The habit of looking at the fingers is another fault, which she heard in "the third row".',
    },
    {
      name: 'so-even',
      difficulty: 6,
      right: 'B',
      text: 'What did the girl’s perfect evenness tell the teacher?',
      options: [
        'That the girl had at last got over the limp of a beginner',
        'That the girl’s mind was not on the words that she typed',
        'That the girl was practising hard in order to earn a living',
        'That the girl was looking down at her fingers as she typed',
      ],
      explanation:
        'The teacher says: "Nobody is so even who is thinking of what she writes." So the evenness was a sign that something was wrong. That a beginner had improved would have been no reason to turn round, "which she never did"; to one who looked at her fingers she would have spoken "to the wall".',
    },
    {
      name: 'twenty-seven',
      difficulty: 5,
      right: 'A',
      text: 'What does the mother’s remark about number twenty-seven show?',
      options: [
        'She still knew each machine by its sound as it went.',
        'She was glad to be rid of a machine that had a fault.',
        'She counted the machines lest the man should cheat her.',
        'She was joking so as to hide her tears from her child.',
      ],
      explanation:
        'In place of the tears that the author had expected, "she was listening"; from a mere "thud from the street" she could tell which machine it was. She names its fault as one names that of an old acquaintance; nothing says that she was glad, and the man paid "by weight", for which a count is of no use.',
    },
    {
      name: 'free-of-it',
      difficulty: 7,
      right: 'B',
      text: 'What, as the author understands it in the end, did ‘Now you are free of it’ mean?',
      options: [
        'That the hated page would never have to be typed again',
        'That hands which know their work leave the mind at liberty',
        'That a child need not take up the trade of a parent',
        'That silent keyboards would one day do away with the noise',
      ],
      explanation:
        'The author at first "thought that she meant the page". The end shows what she meant: the eyes are "on the screen, where my sentences are", while the author "could not say what my hands are doing". To be free of it is to be free of the keys. The silence of the keyboard is not what the words foretold.',
    },
  ],
});
