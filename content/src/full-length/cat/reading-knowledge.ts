import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'Verbal Ability and Reading Comprehension', topic: 'Reading Comprehension' };

/** Mathematics: certainty without a reason. */
export const proofUnread = passageSet(FILED, {
  name: 'cat/a-proof-that-no-one-has-read',
  title: 'A proof that no one has read',
  paragraphs: [
    'In 1976 two mathematicians announced that four colours are enough to colour any map in the plane so that no two neighbouring countries look alike. The conjecture was more than a century old. Their proof reduced the endless variety of maps to a list of many hundreds of configurations, each of which had then to be disposed of; and disposed of it was, by a computer, in a calculation longer than anybody could follow. Hardly anyone said that the theorem was false. Many said that it had not been proved. What had been added to human knowledge, they asked, by a sentence to which one could nod but into which one could not see?',
    'The unease was put into a principle: a proof must be surveyable, so that a person can go through it from end to end and be convinced at every step. The principle sounds venerable, but mathematicians do not live by it. Another theorem, the classification of the finite simple groups, is spread over thousands of pages by about a hundred authors, and there is perhaps nobody who has read them all. Each specialist vouches for his own stretch and takes his neighbour’s word for the next. If to be surveyable means to have been surveyed by someone, such a proof is not surveyable. If it means that someone could survey it, given patience and a very long life, then so is the work of the computer. No line can be drawn that shuts the machine out and lets the colleagues in.',
    'The critics had two complaints and took them for one. A proof does two kinds of work. It certifies: it gives us the right to rely on the theorem. And it explains: it shows why things could not have been otherwise. In the proofs on which students are brought up the two come together, and one learns to hear ‘I see that it is so’ and ‘I see why it is so’ as a single sentence. A long calculation certifies without explaining. So do many short ones. A dull check of a dozen cases, done by hand in an afternoon, can be surveyed by a child, and it leaves us as ignorant of the reason as the machine did. The computer did not introduce proofs that fail to enlighten; it introduced one so long that the failure could no longer be overlooked.',
    'Once the complaints are told apart, each can be met on its own ground. As to certainty, the machine has if anything the better of the argument. A proof of the theorem has since been written out in a formal language, in steps so small that a short program can check them all, and the short program is something that people can read. Trust has been moved from a long thing to a short one, which is what referees have always attempted and never quite achieved. As to understanding, nothing has been met at all, and those who sigh for a better proof are right to do so. But let them say what they are sighing for. It is not an assurance that the map can be coloured, for that they have. It is a reason; and no law says that every truth must have one that fits into a human afternoon.',
  ],
  questions: [
    {
      name: 'groups',
      difficulty: 6,
      right: 'D',
      text: 'For what purpose does the author bring in the classification of the finite simple groups?',
      options: [
        'To show that long proofs by many people are less reliable than calculations',
        'To show that specialists should read the whole of whatever they rely on',
        'To show that even a very long proof can be followed from end to end',
        'To show that a test which shuts out the machine shuts out accepted work too',
      ],
      explanation:
        'The example supports the conclusion that "no line can be drawn that shuts the machine out and lets the colleagues in". The author does not blame the specialists, each of whom "takes his neighbour’s word for the next", and does not call their proof unreliable; that it has been followed from end to end is just what is doubtful, since "there is perhaps nobody who has read them all".',
    },
    {
      name: 'dozen-cases',
      difficulty: 6,
      right: 'C',
      text: 'What is the "dull check of a dozen cases" meant to show?',
      options: [
        'That a short proof by hand is less certain than a long one by machine',
        'That it was the computer which parted certainty from explanation',
        'That a proof which is easily surveyed need not explain anything',
        'That a reason which a child can see may escape the specialist',
      ],
      explanation:
        'Such a check "can be surveyed by a child", and yet "it leaves us as ignorant of the reason as the machine did". It is done by hand, so it shows that the computer "did not introduce proofs that fail to enlighten". The child surveys the steps; he does not see the reason.',
    },
    {
      name: 'formal',
      difficulty: 7,
      right: 'D',
      text: 'What, according to the author, has been gained by the proof in a formal language?',
      options: [
        'It is short enough for a person to read it from end to end.',
        'It shows why four colours suffice, and not merely that they do.',
        'It frees mathematicians from the need to trust in anything.',
        'It lets us rest our confidence on something that we can read.',
      ],
      explanation:
        'Its steps are checked by a short program, which "is something that people can read"; in this way "trust has been moved from a long thing to a short one". Moved is not removed. It is the program that is short, not the proof, and as to the reason why, "nothing has been met at all".',
    },
    {
      name: 'least',
      difficulty: 8,
      right: 'A',
      text: 'Which of these statements would the author be least likely to accept?',
      options: [
        'A theorem that has been certified beyond doubt has no need of another proof.',
        'A theorem may be beyond doubt although nobody can say why it holds.',
        'The four colours may have no explanation that people could take in.',
        'The critics had cause for unease, but mistook what it was that they lacked.',
      ],
      explanation:
        'The theorem has been certified, and still "those who sigh for a better proof are right to do so", for what they miss is a reason. That it is certain without a known reason is the burden of the whole passage; that there may be none within our reach is said in the last sentence, by which "no law says that every truth must have one". And the critics are said to have "had two complaints and took them for one".',
    },
  ],
});

/** Anthropology: where the skill of a yard is kept. */
export const yardWithoutDrawings = passageSet(FILED, {
  name: 'cat/the-yard-without-drawings',
  title: 'The yard without drawings',
  paragraphs: [
    'At a yard by the mouth of a river, wooden ships of several hundred tonnes used to be built without a single drawing. The master carpenter carried the lines of the hull in his head and gave his orders plank by plank. When a museum resolved to record the craft before he retired, it did what museums do. It measured a finished hull to the centimetre, filmed the work from keel to launch, and questioned the master for many days about his rules. Ten years later a group of trained boatbuilders made a small ship from the record. She floated, but her planks had been forced where they should have lain easily, and she was never sound.',
    'Two explanations come readily, and they are opposites. On the first, the master’s knowledge was of a kind that cannot be put into words: it lay in his hands, and hands cannot be questioned. On the second, it could have been put into words, and the questions were poor; a better interviewer would have brought home a complete set of rules. The first explanation flatters the master and the second the method. Both take it for granted that what was lost had been in the keeping of one man, and they differ only about the lock on the door.',
    'Watch the film again, and look past the man at whom it is pointed. When a plank refuses the curve, it is not the master who feels it. It is the man at the clamp, who grunts, and the grunt brings a boy with hot water before any order has been given. The sawyer, whom nobody thought of asking about hulls, sets crooked logs aside all winter, because in every spring that he can remember somebody has come for them. Asked how he chose the timber of the stem, the master gave a rule, and gave it honestly. It had never needed to be complete. Wherever it fell short, someone further down the yard had made up the difference, unasked, and noticed by nobody, least of all by the master. His rules were true of that yard, and true nowhere else.',
    'If this is right, the record failed not because it asked too little of the master but because it asked nobody else. It also becomes clear why such crafts die so suddenly. One expects them to fade as the skilled grow few. Instead they seem to go on in full strength while the yard is busy, and then, within a few years of its emptying, no one can do what was done before, the master included. He has forgotten nothing. What he knew was how to conduct, and there is no orchestra. A community that wishes to keep a craft will therefore do less by honouring its masters, or by filling its shelves with their words, than by keeping some yard busy enough to launch a ship every year. Whether it can afford this is another matter. But it should know what it does not get when it pays for a film instead.',
  ],
  questions: [
    {
      name: 'in-common',
      difficulty: 5,
      right: 'A',
      text: 'What do the two explanations that "come readily" have in common, according to the author?',
      options: [
        'They suppose that whatever was lost had belonged to a single person.',
        'They suppose that knowledge of this kind cannot be put into words.',
        'They lay the blame on those who had put the questions.',
        'They do the master more honour than his craft deserves.',
      ],
      explanation:
        'Both "take it for granted that what was lost had been in the keeping of one man". That it could not be put into words is held by the first alone, that the questions were to blame by the second alone, and only the first "flatters the master".',
    },
    {
      name: 'true-of-that-yard',
      difficulty: 6,
      right: 'B',
      text: 'Why were the master’s rules "true of that yard, and true nowhere else"?',
      options: [
        'They had been fitted to the crooked timber that grew along that river.',
        'They worked because the others in the yard supplied what was missing in them.',
        'They had been made simpler for the museum, whose questions were poor.',
        'They were known to him alone, and were used in no other yard.',
      ],
      explanation:
        'Wherever a rule fell short, "someone further down the yard had made up the difference"; elsewhere there would be no one to do so. The timber is an instance of this and not the reason: it is the sawyer who sets it aside. Nor did the master simplify anything: he gave his rule, "and gave it honestly".',
    },
    {
      name: 'sudden',
      difficulty: 8,
      right: 'C',
      text: 'Which of these observations would best support the author’s explanation of why such crafts die suddenly?',
      options: [
        'A master who went alone to a busy yard up the coast was soon building ships as sound as before.',
        'A master who had not built for some years could no longer state the rules that he had once given.',
        'A master who moved with his crew built as well as before, and one who moved alone could not.',
        'A master who had written down his rules left a yard that went on longer than others when he died.',
      ],
      explanation:
        'On this explanation the skill is in the whole yard: "What he knew was how to conduct, and there is no orchestra." So it should move with the crew and not with the master. That a lone master succeeds among strangers would speak against it, as would written rules that keep a yard going. That he loses his rules is the very thing denied: "He has forgotten nothing."',
    },
    {
      name: 'community',
      difficulty: 7,
      right: 'B',
      text: 'It can be inferred from the last paragraph that a community which pays for a film of a craft',
      options: [
        'could keep the craft alive by the same sum if it paid the master to teach.',
        'gets a record of the work, and not the craft itself.',
        'would have done better to have the rules of the master written down.',
        'hastens the end of the craft, since the yard is thought to be safe.',
      ],
      explanation:
        'What it lacks is what comes from "keeping some yard busy enough to launch a ship every year"; this is "what it does not get when it pays for a film instead". To fill "its shelves with their words" would do no better, and the author leaves open what a living yard would cost. That a film hastens the end is said nowhere.',
    },
  ],
});
