import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'English Language' };

/** Popular science: the smell of rain, how it travels and whom it is for. */
export const smellOfRain = passageSet(FILED, {
  name: 'clat-english/smell-of-rain',
  title: 'The smell of the first rain',
  paragraphs: [
    'Rain has a smell, and the smell has a name. In 1964 two chemists in Australia, Isabel Bear and Richard Thomas, called it petrichor, from the Greek words for stone and for the fluid that ran in the veins of the gods. They had found that rocks and clays take up an oil from the air in dry weather, and give it off again when they are moistened. They were not the first to catch it, as they knew. Perfumers in Uttar Pradesh had long been distilling the scent of baked clay into oil of sandalwood, and selling in a bottle what the chemists now put into a journal.',
    'But an oil that lies in a stone does not reach a nose by itself. How it gets there was seen only when somebody thought of filming raindrops at a great speed. A drop that strikes a porous surface traps air in the tiny pits beneath it. The air makes its way up through the drop in minute bubbles and breaks out at the top, throwing up a mist that the wind carries away together with whatever lay on the surface. Light and moderate rain do this best. In a downpour the drops strike too hard for many bubbles to form. And since the mist can travel, the smell often arrives before the rain: it is raining already, gently, somewhere upwind.',
    'The earthy part of the smell is due to another substance, geosmin, which is made by bacteria in the soil. The human nose notices it when there are but a few parts of it in a million million. Why it should be so keen, nobody knows. That our ancestors followed the smell to water is a story which has pleased many and been tested by none, and which should be told with a raised eyebrow. What the bacteria gain is better understood. They make geosmin at the time when they form their spores, and it draws springtails, tiny creatures that live among dead leaves. The springtails feed on the bacteria, and carry off the spores, on their bodies and in them, to new ground.',
    'So what poets have taken for the earth’s sigh of relief is, in part at least, an advertisement, and we who stand at the window and breathe it in are reading a letter that was addressed to somebody else. The pleasure is none the worse for that. Whoever overhears a love song in the street is not less moved because it was sung beneath another’s balcony.',
  ],
  questions: [
    {
      name: 'about',
      difficulty: 4,
      right: 'C',
      text: 'Which of these best says what the passage is about?',
      options: [
        'How perfumers and, after them, chemists caught the scent of rain',
        'Why human beings have come to be so fond of the scent of rain',
        'What the scent of rain is made of, how it travels and whom it serves',
        'How bacteria in the soil make use of rain to scatter their spores',
      ],
      explanation:
        'The paragraphs take up in turn the substances, beginning with "an oil from the air"; the way in which the mist is flung up "that the wind carries away"; and "what the bacteria gain". The perfumers are only a part of the beginning, and why we are so keen on it "nobody knows".',
    },
    {
      name: 'expect',
      difficulty: 7,
      right: 'D',
      text: 'Which of these would the passage lead one to expect?',
      options: [
        'Drops that fall upon polished steel throw up more mist than drops that fall upon dry clay.',
        'A downpour on dry clay can be smelt from farther away than a drizzle on the same ground.',
        'Clay that has been kept wet for a month smells more strongly in the rain than dry clay does.',
        'A drizzle on dry clay may be smelt by people who are downwind of it and not yet in the rain.',
      ],
      explanation:
        'Light rain throws up a mist best, and "since the mist can travel, the smell often arrives before the rain". On steel there are no "tiny pits beneath it" to trap the air; in a downpour "the drops strike too hard for many bubbles to form"; and the oil is taken up "in dry weather".',
    },
    {
      name: 'eyebrow',
      difficulty: 4,
      right: 'B',
      text: 'A story that should be told ‘with a raised eyebrow’ is one that should be told',
      options: ['with open contempt.', 'with some doubt.', 'with great interest.', 'with full conviction.'],
      explanation:
        'The story "has pleased many and been tested by none", so it calls for reserve. The author does not scorn it: it may be true, but as to why our nose is so keen, "nobody knows".',
    },
    {
      name: 'letter',
      difficulty: 6,
      right: 'A',
      text: 'What does the author mean when he says that we ‘are reading a letter that was addressed to somebody else’?',
      options: [
        'The scent does its work on springtails, and we only happen to notice it.',
        'The chemists published a scent that belonged by right to the perfumers.',
        'The poets gave us a false idea of a smell that they did not understand.',
        'The smell comes from places upwind where other people stand in the rain.',
      ],
      explanation:
        'Geosmin "draws springtails", which carry off the spores; to them the "advertisement" is directed, and not to "we who stand at the window". The poets are mentioned in the same sentence, but they misread the letter and are not those to whom it is addressed.',
    },
    {
      name: 'love-song',
      difficulty: 6,
      right: 'C',
      text: 'What does the last sentence of the passage do?',
      options: [
        'It concedes that poets know more of the rain than chemists do.',
        'It hints that there is some affection between living things.',
        'It holds that to know what the smell is for takes nothing from our delight.',
        'It warns the reader not to be moved by what was not meant for him.',
      ],
      explanation:
        'It illustrates the sentence before it, "The pleasure is none the worse for that." The one who overhears "is not less moved", so the sentence is the contrary of a warning; and the song is an image, from which nothing follows about the feelings of bacteria.',
    },
  ],
});

/** Essay: what a wrong direction is worth. */
export const askingTheWay = passageSet(FILED, {
  name: 'clat-english/asking-the-way',
  title: 'Asking the way',
  paragraphs: [
    'A stranger who asks the way in a small town is seldom told ‘I do not know.’ He is told ‘Straight, straight, then left,’ with an outstretched arm, and the arm may belong to somebody who has never heard of the place. I have been sent by such arms into a brickyard, into a wedding, and once to the house from which I had set out. For years I put this down to a want of truthfulness. I have come to think that I had misunderstood what I was asking.',
    'I believed that I was asking for a fact. What I had done, in the eyes of the man with the arm, was to come to him in a difficulty, and to choose him out of the whole street. To answer ‘I do not know’ would have been to shut a door in my face. So he gave what he had. If he had the way, he gave me that. If not, he gave me the arm, and a minute of his time, and the company of a boy who was told to go along as far as the corner. Such a direction is a kind of glass of water. The host brings it because someone has come in from the sun, and does not first inquire whether it is what the guest had in mind.',
    'My friend Rukmini, who is an engineer, will have none of this. A wrong answer kindly given, she says, is worse than a right one rudely given, since one pays for it in shoe leather; she would rather have a signboard. I grant her the shoe leather. But no signboard has ever asked me whether I had eaten, and she leaves that out of her reckoning. She takes it that a lost man has one need. Whoever has really been lost, at dusk, with a heavy bag, knows that he has two: to learn where he must go, and to feel that it is of some concern to somebody whether he gets there. The other need is the more pressing of the two, and it can be met by a person who does not know the way.',
    'Now my telephone tells me the way, in a voice that is never wrong and never curious. I reach the houses for which I set out. I would not go back; I am too old for brickyards. But the people I pass have become something like the trees. Sometimes, when the telephone and I are both quite sure, I stop all the same and ask. The arm goes up at once. I thank it, and go on the way I was going, comforted.',
  ],
  questions: [
    {
      name: 'came-to-think',
      difficulty: 5,
      right: 'B',
      text: 'What has the author come to think about the wrong directions that he was given?',
      options: [
        'They came from people who honestly believed that they knew the way.',
        'They met a need of his which he had not known that he was bringing.',
        'They came from people who did not care whether they told the truth.',
        'They did no harm, because he reached the right house in the end.',
      ],
      explanation:
        'He "believed that I was asking for a fact", but a lost man also needs "to feel that it is of some concern to somebody whether he gets there". That they spring from "a want of truthfulness" is the view which he has given up; and he does not deny the harm, since he grants his friend "the shoe leather".',
    },
    {
      name: 'glass-of-water',
      difficulty: 5,
      right: 'D',
      text: 'In calling a direction ‘a kind of glass of water’ the author conveys that it is',
      options: [
        'of so little value that nobody would think of refusing it.',
        'more useful to a tired traveller than any advice could be.',
        'best when it is as plain and as clear as water in a glass.',
        'given out of courtesy, whatever it was that one came for.',
      ],
      explanation:
        'The host brings the water "because someone has come in from the sun, and does not first inquire whether it is what the guest had in mind". The point of the image is why it is given; it says nothing about small value or about clearness.',
    },
    {
      name: 'rukmini',
      difficulty: 6,
      right: 'A',
      text: 'What is Rukmini’s part in the argument?',
      options: [
        'She raises an objection, of which the author accepts a part and finds the rest incomplete.',
        'She holds the view that the author once held and to which the telephone has led him back.',
        'She shows by her example that people trained in a science cannot understand a courtesy.',
        'She supplies the second of the two needs, which the author had left out of his reckoning.',
      ],
      explanation:
        'The author says "I grant her the shoe leather", and then that "she leaves that out of her reckoning", namely the concern that a signboard cannot show. It is he, and not she, who names the other need. He has not gone back to the view that a direction is only a fact, for he still stops to ask, and is "comforted".',
    },
    {
      name: 'trees',
      difficulty: 4,
      right: 'C',
      text: 'What does the author mean by saying that the people he passes ‘have become something like the trees’?',
      options: [
        'They offer a traveller comfort without being asked for it.',
        'They no longer speak to strangers as they did in the past.',
        'They are scenery to him, with which he has no dealings.',
        'They stand by the road to watch him as he goes past.',
      ],
      explanation:
        'The change lies with him: "Now my telephone tells me the way", so he has no occasion to turn to them. That they have grown silent is wrong, for when he does ask, "the arm goes up at once".',
    },
    {
      name: 'attitude',
      difficulty: 6,
      right: 'D',
      text: 'Which of these describes the author’s attitude in the last paragraph?',
      options: [
        'Bitter about the new way and longing for the return of the old',
        'Proud of needing nobody now and amused at those who still ask',
        'Afraid of being misled again and therefore glad to be on his guard',
        'Reconciled to the new way and yet wistful about part of the old',
      ],
      explanation:
        'He "would not go back; I am too old for brickyards", and still he stops "all the same" and is comforted. So he does not long for the return of the old way; and one who asks without need and thanks for the answer is neither afraid nor proud.',
    },
  ],
});
