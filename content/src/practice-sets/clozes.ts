/** A passage with gaps, each of which one of five words fills. */
interface Cloze {
  readonly name: string;
  readonly title: string;
  /** With '{1}' to '{5}' for the gaps. */
  readonly passage: string;
  /** In the order of the gaps: the right word, four wrong ones, and why. Quotes words of the passage. */
  readonly gaps: readonly (readonly [
    right: string,
    wrong: readonly [string, string, string, string],
    why: string,
  ])[];
}

const written: readonly Cloze[] = [
  {
    name: 'first-train',
    title: 'The first train',
    passage:
      'When the railway reached our town, the first train was an hour late. Nobody had {1} a train before, so nobody minded. A band had been playing since dawn and had nearly {2} out of songs. The oldest man of the town was to cut a ribbon, but he had fallen {3} in his chair. As soon as the engine whistled, he woke up, cut the ribbon and said {4} he had waited eighty years and could have waited another hour. His words are carved in a stone at the station, where passengers read them {5} they wait.',
    gaps: [
      [
        'seen',
        ['see', 'saw', 'seeing', 'sees'],
        'After "nobody had" the verb is a past participle; "saw" is the simple past.',
      ],
      [
        'run',
        ['come', 'gone', 'made', 'taken'],
        'To "run out of" something means to have none of it left: the band had been "playing since dawn" and had hardly a song left.',
      ],
      [
        'asleep',
        ['sleep', 'sleepy', 'slept', 'sleeping'],
        'One "falls asleep", and this is why later "he woke up, cut the ribbon"; "sleepy" does not follow "fallen".',
      ],
      [
        'that',
        ['what', 'which', 'than', 'then'],
        '"That" introduces what he said: "he had waited eighty years"; "than" only follows a comparative.',
      ],
      [
        'while',
        ['during', 'until', 'unless', 'for'],
        '"While" joins two actions at the same time, as "passengers read them" and they wait; "during" is followed by a noun, not by a clause.',
      ],
    ],
  },
  {
    name: 'garden-of-failures',
    title: 'A garden of failures',
    passage:
      'My aunt keeps a part of her garden for plants that are not supposed to grow there. Most of them die, {1} a few survive every year. She writes down the date on which each was planted and the {2} of its death, if she can find one. People laugh {3} her notebook, which by now has two hundred pages. Yet it is to her that the nursery {4} when it wants to know whether a new plant will bear the heat. Anybody can tell what grows here, she says; it takes {5} to know what does not.',
    gaps: [
      [
        'but',
        ['so', 'because', 'or', 'since'],
        'The two facts are opposed: "most of them die" and "a few survive every year"; "so" would make the second a result.',
      ],
      [
        'cause',
        ['course', 'case', 'excuse', 'effect'],
        'She notes when each was planted and why it died, "if she can find one": a cause can be found or not. Death itself is the effect.',
      ],
      [
        'at',
        ['on', 'to', 'for', 'by'],
        'One "laughs at" what seems funny, here "her notebook, which by now has two hundred pages"; no other preposition goes with the verb in this sense.',
      ],
      [
        'turns',
        ['relies', 'asks', 'consults', 'visits'],
        'To "turn to" somebody means to seek help, which fits "it is to her that the nursery"; "ask", "consult" and "visit" take no "to", and one relies "on" somebody.',
      ],
      [
        'patience',
        ['pleasure', 'anger', 'hurry', 'luxury'],
        'To learn what does not grow one needs many failures: "most of them die", and the notebook has "two hundred pages". This takes patience.',
      ],
    ],
  },
  {
    name: 'borrowed-bicycle',
    title: 'The borrowed bicycle',
    passage:
      'In our hostel there was one bicycle for thirty students. It {1} to nobody in particular, for its first owner had left it behind. Whoever needed it took it, on one {2}: the tyres had to be full when it came back. This rule was kept for years {3} any lock or list. Then somebody bought a lock, in order to protect the bicycle, and kept the key. From that day on the tyres were {4} empty, since those who had to ask for a key no longer felt that it was {5} bicycle.',
    gaps: [
      [
        'belonged',
        ['owned', 'possessed', 'held', 'kept'],
        'With "to nobody in particular" only "belonged" fits; "owned" would need an owner as its subject.',
      ],
      [
        'condition',
        ['reason', 'occasion', 'account', 'purpose'],
        'What follows the colon, "the tyres had to be full when it came back", is what had to be fulfilled: a condition.',
      ],
      [
        'without',
        ['within', 'beside', 'among', 'despite of'],
        'There was no lock yet, because later "somebody bought a lock"; "despite" is not followed by "of".',
      ],
      [
        'often',
        ['never', 'hardly', 'rarely', 'seldom'],
        'The last clause says that people "no longer felt" responsible, so the tyres were empty more frequently; the others would say the opposite.',
      ],
      [
        'their',
        ['there', 'they', 'theirs', 'them'],
        'Before the noun the possessive form is needed, of those "who had to ask for a key"; "theirs" stands without a noun.',
      ],
    ],
  },
  {
    name: 'letter-to-the-future',
    title: 'A letter to the future',
    passage:
      'Before the old school was pulled {1}, the pupils put a box into the ground. It contained a newspaper, a coin, a bus ticket and a letter to {2} would open it. They had argued for a week {3} what the letter should say. Some wanted to describe their lives; others thought that this would only {4} readers who had quite different ones. In the end the letter had a single sentence: "Please tell us {5} you still have to get up so early."',
    gaps: [
      [
        'down',
        ['up', 'off', 'away', 'over'],
        'To "pull down" a building means to destroy it, as is said of "the old school"; "pull up" would mean to stop or to lift.',
      ],
      [
        'whoever',
        ['whomever', 'whose', 'which', 'anybody'],
        'It is the subject of "would open it" and stands for a person not yet known; "anybody" would need "who" after it.',
      ],
      [
        'about',
        ['of', 'for', 'at', 'with'],
        'One argues "about" a matter, here "what the letter should say"; one argues "with" a person.',
      ],
      [
        'bore',
        ['bored', 'boring', 'boredom', 'to bore'],
        'After "would only" the verb stands in its base form, without "to".',
      ],
      [
        'whether',
        ['what', 'unless', 'either', 'weather'],
        'It introduces an open question, which readers are to answer: "you still have to get up so early" or not. "What" would need a verb of which it is the object.',
      ],
    ],
  },
  {
    name: 'price-of-salt',
    title: 'The price of salt',
    passage:
      'Salt was so precious in the mountains that it was {1} as money. A trader who came up from the coast with three sacks could go down again with a horse. The way was long, and rain was his greatest {2}, since wet salt melts away. He therefore travelled only in the months {3} November and March. When a road was built, the price of salt {4} within a year to a tenth of what it had been. Nobody in the valley missed the traders {5} the innkeepers, at whose tables they had waited for the rain to stop.',
    gaps: [
      [
        'used',
        ['sold', 'charged', 'taken up', 'bought'],
        'Salt served as money because it was "so precious in the mountains", and "was used as" states what a thing serves for; as goods it would be "bought" and "sold" for money.',
      ],
      [
        'enemy',
        ['friend', 'profit', 'comfort', 'reason'],
        'Rain did him harm, "since wet salt melts away", so it was an enemy.',
      ],
      [
        'between',
        ['among', 'from', 'during', 'since'],
        '"Between" goes with "and" for two limits, here "November and March"; "from" would go with "to".',
      ],
      [
        'fell',
        ['felt', 'fallen', 'rose', 'failed'],
        'It went "to a tenth of what it had been", so it became less; "fallen" cannot stand without "had".',
      ],
      [
        'except',
        ['accept', 'besides of', 'unless', 'even'],
        'The innkeepers did miss the traders, "at whose tables they had waited", so they are an exception; "accept" means "take".',
      ],
    ],
  },
  {
    name: 'two-clocks',
    title: 'Two clocks',
    passage:
      'The tower of the town hall has two clocks, one on each {1}. They have never shown the same time. {2} the one towards the market is four minutes fast, the one towards the river is three minutes slow. The clockmaker could correct them, but the council has asked him {3} to. Those who come from the market, it is said, are late and ought to hurry, {4} those who come from the river have all been walking for an hour and may {5} a rest. So both are told what is good for them.',
    gaps: [
      [
        'side',
        ['site', 'sight', 'cite', 'aside'],
        'A tower has sides, "one on each" of which a clock can be; a "site" is a place for a building.',
      ],
      [
        'While',
        ['Because', 'Unless', 'So that', 'Until'],
        'Two facts are set against each other: "four minutes fast" and "three minutes slow"; neither is the reason for the other.',
      ],
      [
        'not',
        ['no', 'neither', 'none', 'nothing'],
        'The council does not want it: he "could correct them", but was asked "not to"; "no" stands before a noun.',
      ],
      [
        'whereas',
        ['whereby', 'however', 'therefore', 'moreover'],
        'It joins two clauses that differ, about "those who come from the market" and those "from the river"; "however" would need a new sentence.',
      ],
      [
        'need',
        ['needs', 'to need', 'needed', 'needing'],
        'After "may" the verb stands in its base form, without "to", of those who "have all been walking for an hour".',
      ],
    ],
  },
  {
    name: 'a-good-neighbour',
    title: 'A good neighbour',
    passage:
      'My neighbour plays the flute every evening, and he plays it {1}. For the first months I closed the windows. Then he fell ill, and for three weeks it was {2} silent that I could not sleep. On the evening of his return I {3} for him to begin. He made the same mistake in the same bar {4} always. I noticed that I had been holding my breath, and that I was {5} by nothing so much as by this mistake.',
    gaps: [
      [
        'badly',
        ['bad', 'worse', 'well', 'worst'],
        'An adverb is needed for the verb "plays", and as the writer "closed the windows", it is not "well"; "bad" is an adjective.',
      ],
      [
        'so',
        ['such', 'too', 'very', 'as'],
        '"So" with an adjective goes with "that": "that I could not sleep"; "such" stands before a noun.',
      ],
      [
        'waited',
        ['expected', 'awaited', 'hoped that', 'looked'],
        'One "waits for" somebody to do something, here "for him to begin"; "await" and "expect" take no "for".',
      ],
      [
        'as',
        ['that', 'than', 'so', 'which'],
        '"The same" goes with "as", here in "the same bar"; "that" would need a verb after it, and "than" a comparative before it.',
      ],
      [
        'comforted',
        ['disturbed', 'angered', 'deceived', 'punished'],
        'The silence had been hard to bear, "I could not sleep", so the familiar mistake was a comfort.',
      ],
    ],
  },
  {
    name: 'map-of-smells',
    title: 'A map of smells',
    passage:
      'A friend of mine, {1} has been blind from birth, finds her way through the city by its smells. The bakery tells her that she has to turn {2}, the river that she has gone too far. When she first told me about it, I thought that she was {3}. She then led me, with my eyes closed, from the station to her house, {4} to a single stranger on the way. Since that day I have smelled the bakery, too, {5} I had passed it for ten years.',
    gaps: [
      [
        'who',
        ['whom', 'which', 'whose', 'that'],
        'It is the subject of "has been blind from birth", of a person, between commas; "that" does not follow a comma.',
      ],
      [
        'left',
        ['leave', 'leaving', 'lift', 'leaves'],
        'It says in which direction "she has to turn"; "leave" is a verb.',
      ],
      [
        'joking',
        ['jokes', 'joke', 'to joke', 'joked'],
        'After "she was" the verb has "-ing"; the writer did not believe her until "she then led me".',
      ],
      [
        'without speaking',
        ['not speak', 'without to speak', 'no speaking', 'without spoke'],
        'After "without" the verb has "-ing"; they spoke "to a single stranger" not even once.',
      ],
      [
        'although',
        ['because', 'so', 'unless', 'whether'],
        'That the writer "had passed it for ten years" is opposed to noticing it only now; "because" would make it the reason.',
      ],
    ],
  },
];

/** With numbered gaps, as papers print them. */
export const clozes = written.map(({ name, title, passage, gaps }) => ({
  name,
  title,
  text: passage.replaceAll(/\{(\d)\}/g, '($1) ______'),
  questions: gaps.map(([right, wrong, explanation], place) => ({
    name: `gap-${place + 1}`,
    text: `Select the most appropriate option to fill in blank (${place + 1}).`,
    right,
    wrong,
    explanation,
  })),
}));
