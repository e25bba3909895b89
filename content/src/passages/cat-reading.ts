import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Verbal Ability and Reading Comprehension', topic: 'Reading Comprehension' };

/** History of science: a pattern that was found before its cause. */
export const clerksAndMonsoon = passageSet(FILED, {
  name: 'clerks-and-monsoon',
  title: 'The clerks and the monsoon',
  paragraphs: [
    'In 1904 a mathematician who had never worked on the weather was put in charge of the observatories of India. Gilbert Walker had been chosen because the problem before him had defeated the meteorologists. The rains had failed badly a few years earlier, large parts of the country had starved, and the government wished to be warned of the next failure. Those who studied the sky over India knew a good deal about how rain falls, and almost nothing about why there is plenty of it in one year and little in the next.',
    'Walker did not try to find out why. He gathered records of pressure, temperature, rainfall and river levels from stations all over the world, and set a staff of clerks to work out by hand how closely each series moved with every other, at once and after a delay of some months. No weather office had attempted labour on such a scale. Out of it came something that nobody had looked for: when pressure was high over the Pacific it tended to be low over the Indian Ocean, and the other way round, as if the air over half the globe were swaying on a beam. He called it the Southern Oscillation.',
    'His contemporaries were not impressed, and their reasons were not foolish. With so many series compared, they said, some were bound to agree by luck. Worse, Walker had no mechanism to offer; he could not say what pushed the beam. The forecasts gave the doubters ammunition, for several relationships that had held in the years he studied weakened in the years that followed. By the time he retired, the swaying was a curiosity in the tables.',
    'It was taken seriously only some decades later, when others showed how the warmth of the sea’s surface could drive such a swing of the air, and the swing could drive the warmth in turn. Walker had no measurements from which he could have seen that. It is tempting to make him a prophet whom his age refused to hear. The record supports a more modest lesson. A pattern found without a cause is a question, and his critics were right that it is not an answer. Where they went wrong was in supposing that a question which cannot yet be answered may safely be put away.',
  ],
  questions: [
    {
      name: 'chosen',
      difficulty: 5,
      right: 'C',
      text: 'Why, according to the passage, was Walker chosen for the post?',
      options: [
        'He had studied the failure of rains before he came to India.',
        'He had a theory of how the air of distant oceans is connected.',
        'Those trained in the subject had not solved the problem.',
        'The government wanted the causes of the famine explained.',
      ],
      explanation:
        'Walker "had been chosen because the problem before him had defeated the meteorologists". The government did not ask for an explanation of the famine; it "wished to be warned of the next failure".',
    },
    {
      name: 'conceded',
      difficulty: 7,
      right: 'A',
      text: 'Which of these does the author concede to Walker’s critics?',
      options: [
        'That a regularity without a known cause explains nothing as yet',
        'That the Southern Oscillation was an accident of the tables',
        'That a question which cannot be answered is best left alone',
        'That Walker ought to have measured the warmth of the sea',
      ],
      explanation:
        'The author says of a pattern without a cause that "his critics were right that it is not an answer". To leave the question alone is the very point on which "they went wrong", and the oscillation turned out to be real.',
    },
    {
      name: 'beam',
      difficulty: 7,
      right: 'D',
      text: 'The image of the air "swaying on a beam" conveys that',
      options: [
        'the oscillation returns at regular intervals of time.',
        'the pressure over one ocean produces that over the other.',
        'the two oceans have, on average, the same pressure.',
        'the pressures over the two oceans move in opposite directions.',
      ],
      explanation:
        'The image illustrates that "when pressure was high over the Pacific it tended to be low over the Indian Ocean, and the other way round". That one pressure produces the other goes too far: Walker "could not say what pushed the beam".',
    },
    {
      name: 'objections',
      difficulty: 8,
      right: 'B',
      text: 'Which of these, had it been found in Walker’s time, would have met the critics’ objection about luck but not the one about mechanism?',
      options: [
        'A physical account of how warm water lowers the pressure above it',
        'The same swing in forty years of records that he had not yet used',
        'A proof that his clerks had made no mistake in all their sums',
        'A list of many further series that agreed with the monsoon',
      ],
      explanation:
        'The objection is that with many series "some were bound to agree by luck". Luck would not repeat itself in fresh records, and yet these would not say "what pushed the beam". The physical account would be a mechanism; a longer list of series only gives luck more chances.',
    },
  ],
});

/** Statistics: an error that tells of those who made it. */
export const agesInNoughts = passageSet(FILED, {
  name: 'ages-in-noughts',
  title: 'Ages that end in nought',
  paragraphs: [
    'Take the returns of almost any old census, draw a column for every year of age, and the result looks less like a population than like a comb. There are crowds of people aged thirty, forty and fifty, lesser crowds at thirty-five and forty-five, and hardly anyone who is forty-one. Nobody supposes that births came in bursts of this kind. People who did not know their age gave a round figure, or an enumerator in a hurry gave it for them.',
    'For a long time the comb was regarded as dirt. Actuaries, who needed to know how many persons would die at each age, devised ways of smoothing it, and textbooks warned the student not to trust a single year. The warning was sound. But the smoothing threw something away. Where everyone knows his date of birth, about one age in five ends in nought or five, since two digits of the ten do. The further a real return rises above that share, the less its people can have counted their years. A fault in the evidence about age turns out to be evidence about something else: how far a society was in the habit of keeping numbers.',
    'Historians have used this to look into periods that left no account of who could reckon. Court rolls, muster lists and tombstones can all be made to speak, for each gives ages, and none was written in order to be used in this manner. That last point is the strength of the method. A man who is asked whether he can count may boast; a man who says that he is forty has no idea that he is being examined.',
    'The method has its traps. Ages heap as well when they are given by somebody else, and a careful clerk may turn vague answers into plausible figures and so hide the vagueness. In some places people favoured certain numbers for reasons of luck or ritual and knew quite well how old they were. So the comb must not be read as a school report on those whom it counts. It says what the numbers meant to the person who put them on paper, and it is for the historian to find out who this was.',
  ],
  questions: [
    {
      name: 'claim',
      difficulty: 5,
      right: 'B',
      text: 'What does the passage chiefly claim?',
      options: [
        'Old census returns are too faulty to be of use to historians.',
        'An error in a record may inform us about those who made it.',
        'Actuaries were mistaken when they smoothed the returns of age.',
        'Knowledge of ages is the best measure of a society’s schooling.',
      ],
      explanation:
        'The claim is that "a fault in the evidence about age turns out to be evidence about something else"; the rest says how this can be used and where it fails. The author does not fault the actuaries: "The warning was sound."',
    },
    {
      name: 'one-in-five',
      difficulty: 6,
      right: 'D',
      text: 'In a return that no clerk has tidied, one age in five ends in nought or five. This would suggest that',
      options: [
        'an actuary had smoothed the figures before they were printed.',
        'births had been spread evenly over the years in question.',
        'one person in five did not know his age and rounded it.',
        'most of those who gave the ages knew them to the year.',
      ],
      explanation:
        'One in five is the share to be expected "where everyone knows his date of birth", since two of the ten digits are nought and five. It is not the share of those who rounded: rounding shows in what a return "rises above that share".',
    },
    {
      name: 'boast',
      difficulty: 7,
      right: 'A',
      text: 'Why does the author set a man who may boast beside a man who says that he is forty?',
      options: [
        'To show the worth of evidence that was not meant as evidence',
        'To show that people exaggerate their learning more than their age',
        'To show that those who cannot count are seldom honest about it',
        'To show that nobody asked direct questions in earlier times',
      ],
      explanation:
        'The second man "has no idea that he is being examined", and that no list was written for this use "is the strength of the method". The comparison is not about how much people exaggerate: the man who gives his age is not said to exaggerate at all.',
    },
    {
      name: 'trap',
      difficulty: 7,
      right: 'C',
      text: 'Which document would most mislead a historian who uses it, as the third paragraph describes, to learn how far people counted their years?',
      options: [
        'A muster list in which the ages are written out in words',
        'A court roll in which each witness set down his own age',
        'A parish list whose clerk turned each ‘about forty’ into 39 or 41',
        'A row of tombstones on which many ages end in nought or five',
      ],
      explanation:
        'A clerk who does so "may turn vague answers into plausible figures and so hide the vagueness": the list would look as if everybody knew his age. Tombstones with many round ages do not mislead; they show just what the method looks for.',
    },
  ],
});

/** Language: what a borrowed word does to the native one. */
export const wordsOnLoan = passageSet(FILED, {
  name: 'words-on-loan',
  title: 'Words on loan',
  paragraphs: [
    'It is commonly said that a language borrows a word when it lacks one. The account is tidy, and for a great many words it is true: whoever first brings a fruit, a tool or a game to a place tends to bring its name as well. But it explains too little. Languages also borrow words for things that they have named for centuries. Speakers of half the languages of India say time, tension and problem in the middle of a sentence that is otherwise their own, and not one of these languages was without a word for worry.',
    'A better account begins from the observation that two words for one thing seldom stay at peace. Once a borrowed word has settled beside the native one, the pair divide the work. The borrowed word takes the office, the clinic and the form in triplicate; the native word keeps the kitchen and the quarrel. A patient tells the doctor of his tension, his grandmother of his worry, and although a dictionary would give the one for the other, neither would be at home in the other’s room. What was borrowed, then, was not a name for a thing. It was a second manner in which to speak of it.',
    'From this follows something that those who guard the purity of languages tend to overlook. To strike out the borrowed word is not to return to the state before it came. The native word has meanwhile grown narrower; it has shed the uses that its guest took over, and it will not put them on again by decree. When a committee orders that the old word be used in the clinic, patients hear the kitchen in it, and find it either comic or rude. The committee, baffled, concludes that people are ashamed of their own tongue.',
    'None of this shows that borrowing does no harm. A language that lends out the office, the clinic and the school, one after another, may find that its own words are left with the kitchen alone, and that the young take the kitchen to be all that it was ever fit for. The loss, if it comes, lies in how the work has been divided, and a list of foreign words will not measure it. One would have to ask in which rooms of life the language is still spoken.',
  ],
  questions: [
    {
      name: 'common-account',
      difficulty: 5,
      right: 'D',
      text: 'The author holds that the common account of borrowing',
      options: [
        'is false, since most borrowed words have native equivalents.',
        'holds for the languages of India and for few others.',
        'is true of abstract words but not of the names of objects.',
        'covers many cases and leaves others unexplained.',
      ],
      explanation:
        'Of the common account the passage says that "for a great many words it is true", and then: "But it explains too little." It is the names of objects, a fruit, a tool or a game, that it explains, so the option about abstract words turns it round.',
    },
    {
      name: 'divide',
      difficulty: 6,
      right: 'B',
      text: 'That "the pair divide the work" means that',
      options: [
        'each speaker uses now one of the words and now the other, as he likes.',
        'each of the words comes to belong to certain settings.',
        'each of the words comes to stand for a different thing.',
        'the borrowed word spreads until the native one disappears.',
      ],
      explanation:
        'One word "takes the office, the clinic and the form in triplicate", the other "keeps the kitchen and the quarrel". They do not come to stand for different things, since "a dictionary would give the one for the other".',
    },
    {
      name: 'committee',
      difficulty: 7,
      right: 'C',
      text: 'Why, according to the author, does the order of the committee fail?',
      options: [
        'Patients are ashamed of the tongue that they speak at home.',
        'Doctors will not part with a word that suits their office.',
        'The native word no longer has the tone that a clinic asks for.',
        'The native word was from the first a word of the kitchen only.',
      ],
      explanation:
        'The native word "has shed the uses that its guest took over", so "patients hear the kitchen in it". That people are ashamed is what the baffled committee concludes, not the author; and a word that has shed uses once had more than the kitchen.',
    },
    {
      name: 'inquiry',
      difficulty: 8,
      right: 'A',
      text: 'Which inquiry would the author think most useful to somebody who fears for a language?',
      options: [
        'On what kinds of occasions do its speakers still choose it?',
        'How large a share of its dictionary has come from elsewhere?',
        'Which of its borrowed words have native words of equal meaning?',
        'How many of its speakers disapprove of words from outside?',
      ],
      explanation:
        'The passage ends: "One would have to ask in which rooms of life the language is still spoken." The share of foreign words in its dictionary is rejected as a measure: "a list of foreign words will not measure it".',
    },
  ],
});
