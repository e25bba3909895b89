import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'Verbal Ability and Reading Comprehension', topic: 'Reading Comprehension' };

/** Music: what a disc of three minutes did to an art of hours. */
export const threeMinutes = passageSet(FILED, {
  name: 'cat/three-minutes-of-a-raga',
  title: 'Three minutes of a raga',
  paragraphs: [
    'When the first recording engineers came to India at the beginning of the twentieth century, they brought with them a disc whose side held a little over three minutes of sound. The singers whom they wished to record were used to unfolding a raga for an hour or more. The usual account of what followed is one of mutilation: a slow and spacious art was cut down to the size of a piece of shellac, and what we hear on those discs is at best a miniature and at worst a caricature. The account has the merit that some of the musicians gave it themselves. There were masters who refused to sing into the horn at all.',
    'Yet a limit is not the same thing as a loss. A singer who has an hour may approach the governing note of a raga by degrees, and need never declare what is essential to it, since everything will be said in time. A singer who has three minutes must decide. Which phrase, if it is left out, leaves another raga behind? Which can be spared? The discs are therefore not shortened performances. They are judgements, and often audacious ones, about what a raga cannot do without. Two singers of different lineages, given the same raga and the same three minutes, did not always keep the same phrases. In their longer performances, where both sets of phrases would sooner or later have been heard, the difference would have escaped us.',
    'The graver change came from a quality that nobody complained of: not that the disc was short, but that it could be played again. A phrase that came to a singer in the heat of one morning, and that she might never have sung a second time, was heard by a boy in another town four hundred times. To him it was not something that had happened. It was part of the raga, and when he grew up he taught it as such. Teachers who grumbled that their pupils had learnt from a machine commonly meant that the pupils had escaped the discipline. They had a better ground for complaint. The pupil who sits before a teacher hears a phrase a hundred times and never twice alike, and so learns between what bounds it may move. The pupil who sits before a disc hears it a hundred times alike, and learns that it does not move.',
    'It does not follow that the discs should be distrusted as evidence. It follows that they are evidence of different things, according to when they were made. The earliest were sung by men and women who had grown up without any, and show what a fully formed art did when somebody held a watch to it. Later ones were sung by people whose ear had been formed by the earlier, and in part they show the disc listening to itself. A historian who takes them all as witnesses of one unbroken tradition, and marvels at how faithfully certain phrases passed from one generation to the next, may be admiring the steadiness of shellac.',
  ],
  questions: [
    {
      name: 'argument',
      difficulty: 6,
      right: 'B',
      text: 'Which of these best states what the passage argues?',
      options: [
        'Discs mutilated an art of hours, and their brevity has misled the historians of music.',
        'Discs changed the music less by their brevity than by repeating one rendering exactly.',
        'Discs made before the singers had heard any show how a raga was unfolded at full length.',
        'Discs allowed pupils to escape the discipline by which a raga had been handed on.',
      ],
      explanation:
        'Of the two qualities of the disc, the author finds "the graver change" in this: "not that the disc was short, but that it could be played again". The charge of mutilation is the usual account, to which he answers that "a limit is not the same thing as a loss". The earliest discs show the art under the watch, not at full length, and that pupils escaped the discipline is the complaint of the teachers, who "had a better ground".',
    },
    {
      name: 'lineages',
      difficulty: 5,
      right: 'D',
      text: 'Why does the author mention that two singers of different lineages "did not always keep the same phrases"?',
      options: [
        'To show that the singers of one raga did not agree which raga it was',
        'To show that what was kept on a disc was decided by chance',
        'To show that two lineages had less in common than is usually thought',
        'To show that the short disc reveals what long singing would hide',
      ],
      explanation:
        'The difference is one that "in their longer performances" would "have escaped us", because there "both sets of phrases would sooner or later have been heard". It serves the claim that the discs "are judgements", which is the opposite of chance. And since at length both would have sung both sets, it does not show that the lineages had little in common.',
    },
    {
      name: 'weaken',
      difficulty: 7,
      right: 'A',
      text: 'Which of these, if true, would most weaken the author’s account of how discs added to the ragas?',
      options: [
        'The phrases that later singers share with early discs stand in notations older than any disc.',
        'Most boys who became singers had very few discs, and played these until they wore out.',
        'Many pupils who listened to discs went on to study with a teacher for several years.',
        'Some singers recorded the same raga twice, and did not sing the same phrases each time.',
      ],
      explanation:
        'By the account, "a phrase that came to a singer in the heat of one morning" became "part of the raga" through the disc. If the phrases that are shared were already written down before there were discs, they were not added by them. Few discs, played often, would support the account, and so would singers whose phrases varied from one recording to the next. And that pupils went on to a teacher leaves open from where the phrases had come.',
    },
    {
      name: 'shellac',
      difficulty: 7,
      right: 'B',
      text: 'That the historian "may be admiring the steadiness of shellac" suggests that',
      options: [
        'certain phrases lasted because singers had judged them to be essential.',
        'certain phrases may have lasted because pupils copied them from discs.',
        'old discs have kept their sound better than the memory of any singer.',
        'old discs are of no use as evidence of how ragas were formerly sung.',
      ],
      explanation:
        'Later singers were "people whose ear had been formed by the earlier" discs, so that phrases which seem to have "passed from one generation to the next" may have passed from the disc. Singers judge what is essential when they have three minutes to fill; this is not offered as a reason why phrases lasted. The author does not reject the evidence: "It does not follow that the discs should be distrusted as evidence."',
    },
  ],
});

/** Political thought: a right that its holder cannot give up. */
export const secretNotTold = passageSet(FILED, {
  name: 'cat/a-secret-one-cannot-tell',
  title: 'A secret one cannot tell',
  paragraphs: [
    'A right is usually thought of as something that its holder may use, or leave unused, or give away. I may lend my house, publish my diary, and tell my neighbour what I earn. The secrecy of the ballot looks at first like one more right of this kind: a curtain that the law holds out to those who would like one. It is nothing of the sort. The voter is not merely permitted to conceal his choice. The booth, the folded paper and the machine are so arranged that he could not prove it to anybody if he tried. He may say afterwards what he likes. What he cannot do is to be believed on any ground but his word.',
    'The reason becomes plain when one asks who would gain if secrecy were optional. A landlord who wishes his tenants to vote as he does need not watch them do it. It is enough that those who have obeyed are able to show it. Let ten tenants out of twelve bring him proof, and the silence of the other two is as good as a confession. The liberty to disclose thus undoes the protection even of those who do not take it; where others can speak, to be silent is to say something. What holds for threats holds for bribes. A buyer of votes pays for what is delivered, and where delivery cannot be shown there is no market. The rule that was to shield the voter from the strong shields the election from the voter as well.',
    'That nobody can be seen to vote as he does is just what troubled the most thoughtful opponent of secrecy. A vote, John Stuart Mill held, is not a possession but a trust: it gives the voter power over others, and whoever has power over others ought to use it under their eyes. Behind a curtain people would consult their interest or their spite, and come to think that they were entitled to. It is usually replied that Mill underrated landlords. The reply is true and concedes too much, for it makes of secrecy a lesser evil, to be put up with until the landlords are gone. One may instead grant Mill his premise and deny what he drew from it. Just because the vote is a trust, it must not be a thing that its holder can trade, and what can be proved can be traded. Publicity makes a trustee answerable; but it makes him answerable to whoever can punish him, who is seldom the one for whom he holds the trust.',
    'There is a cost, and it ought not to be hidden. A voter who suspects that his vote was miscounted cannot be shown it, for whatever would satisfy him would satisfy his landlord. We ask him to trust a count in which he cannot trace his own choice, in order that nobody else may trace it either. Every few years somebody proposes that each voter should carry home a receipt, and is puzzled that those who have spent their lives on elections do not thank him. They have seen that he offers the voter a certainty, and that the first person to ask for it will not be the voter.',
  ],
  questions: [
    {
      name: 'unlike',
      difficulty: 5,
      right: 'C',
      text: 'How does the secrecy of the ballot differ, according to the first paragraph, from the rights that are named before it?',
      options: [
        'A voter who tells others how he has voted commits an offence.',
        'A voter has to ask for it, since the law does not impose it.',
        'A voter has no means of giving it up, even if he wishes to.',
        'A voter gains nothing from it himself, but others do.',
      ],
      explanation:
        'Other rights may be given away; the ballot is so arranged that the voter "could not prove it to anybody if he tried". To speak of his vote is no offence: "He may say afterwards what he likes." That he would have to ask for it describes the curtain for "those who would like one", which is how the right looks at first.',
    },
    {
      name: 'twelve-tenants',
      difficulty: 6,
      right: 'A',
      text: 'What is the example of the twelve tenants meant to show?',
      options: [
        'That freedom to disclose harms even those who decline it',
        'That most tenants will vote as their landlord does, watched or not',
        'That a landlord must know every single vote before he can punish',
        'That tenants who have voted otherwise will confess if pressed',
      ],
      explanation:
        'The example leads to the sentence: "The liberty to disclose thus undoes the protection even of those who do not take it". The two tenants do not confess: it is their silence that "is as good as a confession". And the landlord sees ten proofs only, which is why he need not know every vote.',
    },
    {
      name: 'mill',
      difficulty: 7,
      right: 'D',
      text: 'With which of these statements about Mill would the author agree?',
      options: [
        'He underrated landlords, and nothing more need be said against his view.',
        'He was mistaken to hold that a vote gives the voter power over others.',
        'He was right that voting ought to be public where there are no landlords.',
        'He was right about what a vote is, and wrong about what follows from it.',
      ],
      explanation:
        'The author would "grant Mill his premise and deny what he drew from it". That Mill underrated landlords is a reply that "is true and concedes too much", so more has to be said. Nor should secrecy end with the landlords: that it should is what follows from making it "a lesser evil".',
    },
    {
      name: 'cost',
      difficulty: 8,
      right: 'C',
      text: 'Which of these, if it could be had, would remove the cost that the author concedes without giving up what secrecy is for?',
      options: [
        'A receipt that voters may carry home, and that nobody is allowed to ask them for',
        'A second count by other officers, whose total is published together with the first',
        'A check that satisfies a voter about his own vote, and would convince nobody else',
        'A booth so closely guarded that no one can learn what another voter has chosen',
      ],
      explanation:
        'The cost rests on the claim that "whatever would satisfy him would satisfy his landlord": a check that satisfies the voter and nobody else would make it untrue. A receipt can be shown whether or not it may be asked for. A second count still leaves a voter who "cannot trace his own choice", and a guarded booth does nothing about the count.',
    },
  ],
});
