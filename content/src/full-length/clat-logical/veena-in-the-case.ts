import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** What it is that one keeps. */
export const veenaInTheCase = passageSet(FILED, {
  name: 'clat-logical/veena-in-the-case',
  title: 'The veena in the case',
  paragraphs: [
    'The museum at Malligepura owns a veena that was made in the seventeen-nineties and was last heard in 1931. Revathi Bhat, a well-known player, has asked for leave to play it at one concert a year. The curator, Tashi Bhutia, has refused. A museum, he says, has to hand things on as it received them. Strings pull at the wood, hands wear away the lacquer, and a case may slip from the shoulder of the person who carries it to the hall. Whatever harms an instrument while it is played cannot harm it while it is not. ‘She asks for an evening,’ he has written, ‘and those who would pay for it are not yet born.’',
    'Ms Bhat replies that he is keeping the wrong thing. What the museum received was not so many pieces of jackwood; it was a veena, and a veena is something that sounds. A seed that lies in a jar until it can no longer sprout has not been kept, though not a grain of it is missing. Besides, makers of instruments have told her that old wood goes dead unless it is sounded, and has to be played as a horse has to be walked. The curator has asked for evidence. He knows of a single trial, he says. Of two veenas that had been made from one log in the same month, one was played every day for five years and the other lay in a case; and listeners behind a curtain could not tell which was which.',
    'The accountant of the museum, Joseph Ekka, has thought of a way out. Let a maker copy the veena, peg for peg, and let the copy be played, while the old one stays where it is. To everyone’s surprise, Ms Bhat has agreed to try it. If nobody can hear a difference, she says, she will play the copy with pleasure. Only she would then like to be told what is being kept in the case. If it is the sound, the copy has it. If it is the look, visitors can look at a copy as well.',
    'The curator has not answered yet. The accountant, who believed that he had made peace, has asked him not to take too long.',
  ],
  questions: [
    {
      name: 'seed',
      difficulty: 5,
      right: 'C',
      text: 'What is the seed in the jar meant to show?',
      options: [
        'That a thing which is kept for too long will always perish in the end',
        'That a thing has to be shared if it is to be of use to those who come later',
        'That a thing may be whole and yet have lost what it was kept for',
        'That a thing which grows needs more care than a thing that is made',
      ],
      explanation:
        'The seed "has not been kept, though not a grain of it is missing": it has lost the power to sprout. In the same way a veena, which "is something that sounds", would be lost if only its wood were kept. The seed perishes as a seed because it was never sown, not merely because time has passed.',
    },
    {
      name: 'assumption',
      difficulty: 6,
      right: 'A',
      text: 'On which assumption does the curator’s reason for the refusal depend?',
      options: [
        'Lying unplayed in its case does the veena no comparable harm of its own.',
        'No player of today knows how to handle a veena that is so old.',
        'Those who are not yet born will have a greater love of music than we have.',
        'One concert a year does as much harm as playing the veena every day.',
      ],
      explanation:
        'He argues: "Whatever harms an instrument while it is played cannot harm it while it is not." This speaks for the case only if rest does not harm the veena as much in another way, which Ms Bhat asserts when she says that old wood "goes dead unless it is sounded". He need not think that one concert is as bad as many.',
    },
    {
      name: 'trial',
      difficulty: 7,
      right: 'D',
      text: 'Which fact about the trial would most reduce its force against what the makers of instruments have told Ms Bhat?',
      options: [
        'The listeners were players of the veena themselves and had practised for many years.',
        'The listeners heard both veenas played by one person and with strings of one kind.',
        'The log from which both veenas were made was of the wood that makers prefer.',
        'The log from which both veenas were made had been cut a few months before.',
      ],
      explanation:
        'The makers speak of old wood: "old wood goes dead unless it is sounded". If the veenas were of new wood, the trial did not test what they say. That the listeners were trained, or that player and strings were the same, makes the trial better and not worse.',
    },
    {
      name: 'copy',
      difficulty: 7,
      right: 'B',
      text: 'What does Ms Bhat’s remark about the copy bring out?',
      options: [
        'If a copy sounds like the old veena, the makers must be wrong about old wood.',
        'If a copy can serve on the stage, the curator must say what it cannot serve for.',
        'If a copy is to be made at all, it belongs to the player and not to the museum.',
        'If a copy is good enough for visitors, it is not good enough for a concert.',
      ],
      explanation:
        'She would like to be told "what is being kept in the case", for neither sound nor look seems to be left: "If it is the sound, the copy has it." It is for the curator to name something else. She draws no conclusion about old wood, and says that "she will play the copy with pleasure".',
    },
  ],
});
