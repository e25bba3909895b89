/** Passages of our own for practice, with a right option and four wrong ones for each question. */
interface Reading {
  /** Unique, and kept for ever. */
  readonly name: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly questions: readonly ReadingQuestion[];
}

interface ReadingQuestion {
  readonly name: string;
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string, string];
  /** Quotes the decisive words of the passage between double quotes. */
  readonly explanation: string;
}

export const readings: readonly Reading[] = [
  {
    name: 'seeds-in-jars',
    title: 'Seeds in jars',
    paragraphs: [
      'When the new rice came to the valley, it gave half as much again as the old kinds, and within five years hardly anybody sowed anything else. The old kinds did not disappear at once. They stayed in clay jars under the roofs of a few grandmothers, who kept them less from foresight than because they did not like to throw away what could be eaten. In most houses the jars were emptied in the first bad year. In Kamala’s house they were not, because her daughter-in-law had written on each jar what was in it, and a jar with a name on it is harder to empty.',
      'Then came three years in which the rains began a month late. The new rice, which had been bred for fields with canals, ripened into the dry season and gave almost nothing. Among Kamala’s jars was one labelled "sixty days". It held a rice that yields little but ripens before other kinds have flowered. She lent it by the handful, on the condition that each borrower gave back two handfuls after the harvest.',
      'Officials who came later praised the women for having preserved the heritage of the valley. Kamala told them that she had preserved nothing; she had only not cooked it. What she thought worth praising was the rule of the two handfuls. A jar that is only kept, she said, is dead after three years, because seeds die like everything else. A jar that is lent comes back twice as full and a year younger.',
    ],
    questions: [
      {
        name: 'why-kept',
        text: 'According to the passage, why did the grandmothers first keep the old kinds of rice?',
        right: 'They were unwilling to throw away anything that could be eaten.',
        wrong: [
          'They foresaw that the rains would one day begin late.',
          'They had been asked by officials to preserve the heritage.',
          'They did not trust a rice that had been bred in some other place.',
          'They hoped to lend the seeds to others for a profit.',
        ],
        explanation:
          'They kept them "less from foresight than because they did not like to throw away what could be eaten". Late rains came years afterwards, so they cannot have been the reason.',
      },
      {
        name: 'label',
        text: 'What difference did the writing on the jars make in Kamala’s house?',
        right: 'The seeds were less easily used as food.',
        wrong: [
          'The seeds could be sold under their own names.',
          'The jars could be found by the officials.',
          'The rice in them stayed alive for longer.',
          'The family knew which rice tasted best.',
        ],
        explanation:
          'In other houses the jars were emptied in a bad year, but "a jar with a name on it is harder to empty". Nothing in the passage says that labels prolong the life of seeds.',
      },
      {
        name: 'why-failed',
        text: 'Why did the new rice give almost nothing in the three years?',
        right: 'It was still ripening when the dry season had begun.',
        wrong: [
          'It had been sown by borrowers who did not know it.',
          'It had been stored in jars for too many years before.',
          'It flowered before the rain had come at all.',
          'It was meant for fields on the slopes of hills.',
        ],
        explanation:
          'It "had been bred for fields with canals" and, as the rain began late, "ripened into the dry season". Flowering early is what marks the rice of sixty days, not the new one.',
      },
      {
        name: 'two-handfuls',
        text: 'With which statement about the rule of the two handfuls would Kamala agree?',
        right: 'It keeps seeds alive by having them grown again.',
        wrong: [
          'It makes the owner of the jar richer every year.',
          'It punishes those who had emptied their own jars.',
          'It was taken over from the officials who came later.',
          'It only makes sense in years without any rain.',
        ],
        explanation:
          'In her words "a jar that is only kept" is dead after three years, and one "that is lent comes back twice as full and a year younger". The gain in quantity is part of the rule, but what she praises is that the seeds do not die.',
      },
      {
        name: 'tone',
        text: 'How does Kamala answer the praise of the officials?',
        right: 'She finds that they praise her for the wrong thing.',
        wrong: [
          'She is proud that they have noticed her own foresight.',
          'She blames them for having brought the new rice.',
          'She asks them to write the names on more jars.',
          'She denies that the old rice had been of any use.',
        ],
        explanation:
          'She "told them that she had preserved nothing", and "what she thought worth praising was the rule of the two handfuls". So she does not refuse praise as such.',
      },
    ],
  },
  {
    name: 'lamp-without-keeper',
    title: 'The lamp without a keeper',
    paragraphs: [
      'The lighthouse on the reef was one of the last on the coast to have a keeper. Twice a night he wound the clockwork that turned the lamp, and every evening he wrote into a book which ships had passed and what the sea had been like. When a motor replaced the clockwork, the department noted with satisfaction that the light now failed less often than before. It added, in the same report, that the keeper’s post could be given up.',
      'Nobody noticed any loss for two winters. In the third, a trawler ran onto the reef in clear weather, with the light burning above it. The inquiry found that a sandbank had moved and that the current now set towards the rocks. Older captains said that the keeper used to tell them of such things on the radio. That had never been part of his duties. He had simply been bored, and the book had made him attentive.',
      'The department has since installed a buoy that measures the current and sends its figures ashore every ten minutes. It is more exact than the keeper ever was. What it does not do is to find anything strange. It sends the same kind of figure on the day on which everything changes as on all days before, and somebody has to sit ashore who is bored enough to look at it.',
    ],
    questions: [
      {
        name: 'report',
        text: 'What did the report of the department consider an improvement?',
        right: 'The light went out less frequently than under the keeper.',
        wrong: [
          'The ships that passed were now noted by a machine.',
          'The keeper had more time to speak to the captains.',
          'The reef could now be seen from a much greater distance.',
          'The current near the rocks had become weaker.',
        ],
        explanation:
          'It noted "that the light now failed less often than before". The ships were no longer noted at all, since the post was given up.',
      },
      {
        name: 'trawler',
        text: 'What caused the accident of the trawler, as far as the passage tells?',
        right: 'The current had changed after a sandbank had moved.',
        wrong: [
          'The motor had stopped and the lamp was dark.',
          'The weather was too thick for the light to be seen.',
          'The captain had not understood the new light.',
          'The buoy had sent false figures to the ship.',
        ],
        explanation:
          'The inquiry found "that a sandbank had moved and that the current now set towards the rocks". The accident happened "in clear weather, with the light burning above it".',
      },
      {
        name: 'beyond-duty',
        text: 'What does the passage say about the keeper’s messages to the captains?',
        right: 'He sent them although nothing obliged him to.',
        wrong: [
          'He sent them because the department had ordered it.',
          'He sent them only in the two last winters.',
          'He sent them in exchange for news from the ships.',
          'He sent them although captains found them useless.',
        ],
        explanation:
          'Of these messages it says: "That had never been part of his duties." He was bored, "and the book had made him attentive".',
      },
      {
        name: 'buoy',
        text: 'In what respect is the buoy inferior to the keeper, according to the author?',
        right: 'It does not notice when something is unusual.',
        wrong: [
          'It measures the current less exactly.',
          'It sends its reports less often.',
          'It costs more than his salary did.',
          'It cannot work in the storms of bad winters.',
        ],
        explanation:
          'The author says: "What it does not do is to find anything strange." As a measuring device "it is more exact than the keeper ever was".',
      },
      {
        name: 'inference',
        text: 'Which conclusion does the passage support?',
        right: 'A task may be lost with a post although nobody had listed it.',
        wrong: [
          'Machines should never replace persons where lives are at stake.',
          'A bored person is always more attentive than a busy one.',
          'Accidents at sea are mostly the fault of the captains.',
          'Measurements are useless as long as they are automatic.',
        ],
        explanation:
          'The warnings were not "part of his duties", so giving up the post seemed to cost nothing, and yet they were missed. That the buoy is useless is not said: it only needs "somebody" who looks at its figures.',
      },
    ],
  },
  {
    name: 'mended-in-gold',
    title: 'The price of a repair',
    paragraphs: [
      'A shop in our street repairs umbrellas, radios and, since last year, telephones. Its owner, Mr Das, charges by an odd principle: a repair that succeeds costs a third of a new thing, whatever it was that he had to do. If he has turned a single screw, the price is the same as if he had sat over it for a day. Customers whose telephone needed only the screw feel cheated, and some of them say so.',
      'Mr Das answers that they misunderstand what they buy. Whoever pays him by the hour, he says, pays most for the mechanic who knows least. A price for the screw would be fair to the screw and unfair to the thirty years in which he learned which screw it is. What he sells is a thing that works, and this is worth the same to its owner in both cases.',
      'There is a weakness in his argument that he does not mention. A customer cannot know beforehand whether the repair will be easy, but Mr Das, after a look at the thing, often can. He might decline what would take him a day and accept the screws. That he does not do so, and keeps on his shelf for weeks what others send away, is the real reason why the street trusts him. His principle is fair only because of a habit that the principle does not require.',
    ],
    questions: [
      {
        name: 'principle',
        text: 'On what does the price of a successful repair depend in Mr Das’s shop?',
        right: 'On the price of the thing if it were bought new',
        wrong: [
          'On the number of hours that the repair has taken',
          'On the number of parts that had to be replaced',
          'On the age of the thing that has been repaired',
          'On what the customer thinks the repair is worth',
        ],
        explanation:
          'A repair "costs a third of a new thing, whatever it was that he had to do". Work by the hour is what he argues against.',
      },
      {
        name: 'by-the-hour',
        text: 'What is wrong with payment by the hour, according to Mr Das?',
        right: 'It rewards a mechanic for knowing little.',
        wrong: [
          'It cannot be checked by the customer.',
          'It makes a repair dearer than a new thing.',
          'It forces a mechanic to work too fast.',
          'It is unfair to customers who are poor.',
        ],
        explanation:
          'Whoever pays by the hour "pays most for the mechanic who knows least", because such a mechanic takes longest. Checking the hours is not mentioned.',
      },
      {
        name: 'thirty-years',
        text: 'Why does Mr Das mention his thirty years?',
        right: 'To show that an easy repair rests on long experience',
        wrong: [
          'To show that prices have risen since he began',
          'To show that his customers have known him for long',
          'To show that he is by now too old to work by the hour',
          'To show that screws were different in former times',
        ],
        explanation:
          'A price for the screw alone would be "unfair to the thirty years in which he learned which screw it is". So the years stand for what he knows.',
      },
      {
        name: 'weakness',
        text: 'What does the author consider a weakness of the argument?',
        right: 'Mr Das could choose to do the easy repairs only.',
        wrong: [
          'Mr Das could charge more for a repair that fails.',
          'Mr Das could make easy repairs look difficult.',
          'Customers could learn to turn the screws themselves.',
          'Customers could compare his prices with others.',
        ],
        explanation:
          'He can often see how hard a repair will be, and "might decline what would take him a day and accept the screws". Repairs that look harder would change nothing, since the price is the same.',
      },
      {
        name: 'trust',
        text: 'Why, according to the author, does the street trust Mr Das?',
        right: 'He takes on difficult repairs that others refuse.',
        wrong: [
          'He is cheaper than all others for easy repairs.',
          'He explains his principle to each customer.',
          'He gives the money back if a customer feels cheated.',
          'He has repaired umbrellas for thirty years.',
        ],
        explanation:
          'He "keeps on his shelf for weeks what others send away", and this "is the real reason why the street trusts him". The principle alone would not require it.',
      },
    ],
  },
  {
    name: 'queue-at-the-tap',
    title: 'The queue at the tap',
    paragraphs: [
      'In the quarter by the railway, water came from a single tap between five and seven in the morning. For as long as anybody could remember, people had stood in line for it with their pots. Then somebody had the idea to let the pots stand in line alone. By four o’clock a row of pots, stones and old shoes marked the places of their owners, who slept or worked until their turn came. Nobody had decided on this, and nobody broke it. A shoe was as good as a person.',
      'The corporation, which wanted to help, replaced the tap by four. With four taps the row no longer made sense, for which of them did a shoe stand at? People began to come in person again, and earlier, to see which of the rows moved fastest. The water lasted as long as before, and there was more of it for everybody; but the time that the quarter spent on waiting doubled within a month, and for the first time there were quarrels.',
      'An engineer who was asked for advice proposed a fifth tap. A washerwoman proposed to paint one line on the ground that led to all four: whoever was first in it would go to whichever tap was free. The paint cost forty rupees. A week later the shoes were back.',
    ],
    questions: [
      {
        name: 'shoes',
        text: 'What purpose did the pots, stones and shoes serve?',
        right: 'They held the places of people who were not there.',
        wrong: [
          'They showed how much water each family needed.',
          'They kept strangers away from the only tap.',
          'They marked the hour at which the water came.',
          'They told the corporation how many people waited.',
        ],
        explanation:
          'They "marked the places of their owners, who slept or worked until their turn came". The amount of water is not connected with them.',
      },
      {
        name: 'custom',
        text: 'How had the custom of the row come about?',
        right: 'It had grown up without any decision.',
        wrong: [
          'It had been introduced by the corporation.',
          'It had been proposed by a washerwoman.',
          'It had been agreed on after many quarrels.',
          'It had been taken over from another quarter.',
        ],
        explanation:
          'The passage says: "Nobody had decided on this, and nobody broke it." The washerwoman’s proposal came much later.',
      },
      {
        name: 'four-taps',
        text: 'Which of these did not change when there were four taps?',
        right: 'The length of time for which water came',
        wrong: [
          'The amount of water that people got',
          'The hour at which people came to the taps',
          'The peace among those who waited',
          'The time that people spent on waiting',
        ],
        explanation:
          'It is said that "the water lasted as long as before". There was "more of it for everybody", people came earlier, waited longer, and "there were quarrels".',
      },
      {
        name: 'reason',
        text: 'Why did the row of shoes no longer work after the change?',
        right: 'A shoe could not follow the row that moved fastest.',
        wrong: [
          'Shoes were taken away by those who came in person.',
          'There was no longer any need to wait for water.',
          'The corporation had forbidden things on the ground.',
          'The four taps gave water at different hours.',
        ],
        explanation:
          'With four rows the question was "which of them did a shoe stand at", and people came "to see which of the rows moved fastest". A prohibition is not mentioned.',
      },
      {
        name: 'lesson',
        text: 'What does the passage as a whole suggest?',
        right: 'How people wait may matter more than how much there is.',
        wrong: [
          'Engineers know less about water than those who use it.',
          'Public money is best spent on a number of small projects.',
          'Old customs should never be touched by authorities.',
          'Quarrels about water can only be ended by more water.',
        ],
        explanation:
          'With more water waiting and quarrels grew, and "one line on the ground that led to all four" restored order for "forty rupees". The custom was touched again by the paint, so the passage does not forbid changes.',
      },
    ],
  },
  {
    name: 'teacher-of-silence',
    title: 'A lesson without words',
    paragraphs: [
      'Our music teacher began the year by forbidding us to sing. For two weeks we listened: to the fan, to the buses, to the crows, and to the pause between two calls of the same crow. We had to write down what we heard, and for the first days the lists were short. On the fourth day a girl wrote that the fan had two notes. After that nobody could hear it as one note any more, and the lists grew.',
      'Parents complained. They had paid for singing, they said, and their children could hear crows at home for nothing. The teacher replied that this was true and that, at home, they did not. A child who has not learned to hear two notes in a fan, he added, will sing a third one and believe that it is one of them.',
      'When we sang at last, we were not better than the classes before us. This disappointed everybody but the teacher. He pointed out that we stopped when something was wrong, often before he had raised his hand. The former classes had had to be told. "I have not taught you to sing well," he said on the last day. "I have taught you to be dissatisfied in the right places. The rest you can do without me."',
    ],
    questions: [
      {
        name: 'first-weeks',
        text: 'What were the pupils to do in the first two weeks?',
        right: 'To note what they could hear around them',
        wrong: [
          'To sing softly so that others were not disturbed',
          'To learn the notes of a song by heart',
          'To imitate the calls of birds and buses',
          'To find out how the fan could be repaired',
        ],
        explanation:
          'They were forbidden to sing and "had to write down what we heard". Imitation is not mentioned.',
      },
      {
        name: 'girl',
        text: 'What effect did the girl’s remark on the fan have?',
        right: 'Others could no longer fail to hear what she had heard.',
        wrong: [
          'Others believed that she had only invented the second note.',
          'Others began to sing the two notes of the fan.',
          'Others were disappointed that their lists were short.',
          'Others asked the teacher to have the fan switched off.',
        ],
        explanation:
          'After her remark "nobody could hear it as one note any more, and the lists grew". So all came to hear what she had noticed.',
      },
      {
        name: 'reply',
        text: 'What did the teacher mean by "at home, they did not"?',
        right: 'Children do not listen to crows unless they are led to it.',
        wrong: [
          'Crows are not heard in the houses of the parents.',
          'Parents do not pay for what children learn at home.',
          'Children are not allowed to sing or to play in their own homes.',
          'Lessons at home are quieter than those at school.',
        ],
        explanation:
          'Parents said that children "could hear crows at home for nothing", and he answered "that this was true and that, at home, they did not". They could hear them, but did not listen.',
      },
      {
        name: 'difference',
        text: 'How did the class differ from those before it?',
        right: 'It noticed its own mistakes without being told.',
        wrong: [
          'It sang better than all of the former classes.',
          'It sang only what it had first heard outside.',
          'It stopped singing whenever the teacher left.',
          'It disappointed the teacher more than the others.',
        ],
        explanation:
          'They were "not better than the classes before us", but "we stopped when something was wrong, often before he had raised his hand". The teacher was the one who was not disappointed.',
      },
      {
        name: 'dissatisfied',
        text: 'What does the teacher mean by being "dissatisfied in the right places"?',
        right: 'Knowing where one’s singing is not yet good',
        wrong: [
          'Complaining about lessons that are too hard',
          'Refusing to sing songs that one does not like',
          'Being angry at those who sing a false note',
          'Preferring the voices of birds to one’s own',
        ],
        explanation:
          'He explains it by what they did: "we stopped when something was wrong". That is a judgement on their own singing, from which "the rest you can do without me" follows.',
      },
    ],
  },
  {
    name: 'road-of-shade',
    title: 'A road and its trees',
    paragraphs: [
      'When the road to the port was widened, eleven hundred trees had to go. The plan provided for three saplings in place of each, and the saplings were indeed planted, on a stretch of state land forty kilometres away. In the accounts of the project the number of trees therefore rose from eleven hundred to thirty-three hundred. It is difficult to object to such a figure, and for some time nobody did.',
      'The objection came from people who do not read accounts. Bullock carts used to rest under the trees at noon, and so did the men who carry loads on their heads. Now they rest in the shadow of parked lorries, which drive off. The hospital of the port reported that cases of heatstroke on the road had risen from two in a summer to nineteen. A tree that stands forty kilometres away gives its shade to a place where nobody walks.',
      'The department has promised to count differently in future. It will not ask how many trees there are, but for how many metres of a way one can walk in shade at two in the afternoon in May. By this measure the old road had nine kilometres. The new one has three hundred metres, most of them below a flyover. The figure is harder to raise than the other one, since it cannot be raised by planting something where land is cheap.',
    ],
    questions: [
      {
        name: 'accounts',
        text: 'Why did the number of trees rise in the accounts of the project?',
        right: 'Saplings planted far from the road were counted.',
        wrong: [
          'Trees that were felled were still being counted.',
          'Trees along other roads were added by mistake.',
          'Fewer trees had been felled than was planned.',
          'Saplings between the lanes of the road were counted.',
        ],
        explanation:
          'They were planted "on a stretch of state land forty kilometres away", and the number "therefore rose from eleven hundred to thirty-three hundred".',
      },
      {
        name: 'who-objected',
        text: 'Who noticed that something was wrong?',
        right: 'People who had used the shade while working',
        wrong: [
          'Officials who had checked the accounts',
          'Owners of the land on which saplings stood',
          'Drivers whose lorries had to be parked there',
          'Doctors who had planned the hospital',
        ],
        explanation:
          'The objection "came from people who do not read accounts": those with carts "used to rest under the trees at noon", and those with loads did so too.',
      },
      {
        name: 'lorries',
        text: 'Why does the author mention that the lorries "drive off"?',
        right: 'To show that their shade is unreliable',
        wrong: [
          'To show that the port has little work',
          'To show that parking is forbidden there',
          'To show that drivers avoid the hot road',
          'To show that the road is wide enough now',
        ],
        explanation:
          'People "rest in the shadow of parked lorries, which drive off", so this shade, unlike that of a tree, does not stay. Whether parking is forbidden is not said.',
      },
      {
        name: 'new-measure',
        text: 'What is the advantage of the new measure, in the author’s view?',
        right: 'It can only be improved where shade is needed.',
        wrong: [
          'It is easier to calculate than the number of trees.',
          'It gives a higher figure for the new road.',
          'It makes it unnecessary to plant any trees.',
          'It can be improved where land costs little.',
        ],
        explanation:
          'The new figure "cannot be raised by planting something where land is cheap". For the new road it is lower, "three hundred metres", so a high figure is not its advantage.',
      },
      {
        name: 'main-idea',
        text: 'What is the main point of the passage?',
        right: 'A measure that is easy to meet may miss what matters.',
        wrong: [
          'Roads to ports should not be widened any more.',
          'Saplings hardly ever grow up to become trees.',
          'Departments do not ever keep the promises that they make.',
          'Heatstroke is the greatest danger on Indian roads.',
        ],
        explanation:
          'The number of trees tripled, while shade shrank: "a tree that stands forty kilometres away gives its shade to a place where nobody walks". The author praises the change of the measure, not an end to widening.',
      },
    ],
  },
  {
    name: 'dictionary-of-fishes',
    title: 'A dictionary of fishes',
    paragraphs: [
      'A linguist who came to our island to write a dictionary asked the fishermen for the names of fishes. He had expected a hundred and got four hundred. Many of them, he found, were names of the same fish: one for the young, one for the old, one for those that swim alone, one for those that are full of eggs. He asked which of them was the real name. The fishermen did not understand the question.',
      'In his dictionary he therefore entered four hundred words and marked three hundred of them as synonyms. It was a careful piece of work, and it was useless on a boat. For the names were instructions. The name of the fish that is full of eggs means that it has to be put back; that of the one that swims alone means that a net will be wasted on it. Whoever took them for synonyms knew the words and could not fish.',
      'The young people of the island, who learn their trade from films and their words from books, now use one name for each fish, as the dictionary has it. The catch was good for some years, and then it fell. It would be too much to say that a dictionary has emptied the sea, for there are larger boats now than before. But a rule that had been contained in a word needed no inspector, and no one has yet found out how many inspectors would be needed in its place.',
    ],
    questions: [
      {
        name: 'four-hundred',
        text: 'Why did the linguist get four hundred names?',
        right: 'One fish had several names for several states.',
        wrong: [
          'There were more kinds of fish than he had thought.',
          'The fishermen invented names to please him.',
          'Fishermen from several islands had answered.',
          'Old names were still used beside new ones.',
        ],
        explanation:
          'Many were "names of the same fish: one for the young, one for the old" and so on. Kinds of fish were about a quarter of the names.',
      },
      {
        name: 'question-not-understood',
        text: 'Why did the fishermen not understand his question?',
        right: 'For them no name was more real than the others.',
        wrong: [
          'For them the language of the linguist was foreign.',
          'For them it was forbidden to tell the real name.',
          'For them the word "name" had no meaning at all.',
          'For them all fishes of the sea were the same.',
        ],
        explanation:
          'He asked "which of them was the real name", but "the names were instructions", each for a case of its own, so the question had no sense for them.',
      },
      {
        name: 'useless',
        text: 'In what sense was the dictionary "useless on a boat"?',
        right: 'It left out what a name told a fisherman to do.',
        wrong: [
          'It was too heavy and too dear to be taken along.',
          'It had many mistakes in the spelling of the names.',
          'It listed fishes that were no longer to be caught.',
          'It was written in a language of the mainland.',
        ],
        explanation:
          'A name said, for example, that the fish "has to be put back"; those who took names "for synonyms knew the words and could not fish". The work itself was "careful".',
      },
      {
        name: 'caution',
        text: 'Why does the author mention the larger boats?',
        right: 'To admit that the loss of words is not the only cause',
        wrong: [
          'To show that the fishermen have become rich',
          'To prove that the dictionary did no harm at all',
          'To explain why the young people learn from films',
          'To suggest that inspectors should be given larger boats',
        ],
        explanation:
          'The author says that "it would be too much to say that a dictionary has emptied the sea, for there are larger boats now". This limits the claim, and the "but" that follows keeps a part of it.',
      },
      {
        name: 'rule-in-a-word',
        text: 'What does the author mean by a rule "contained in a word"?',
        right: 'Who used the word knew at once how to behave.',
        wrong: [
          'The word had been made by those who rule the island.',
          'The word was so short that all could remember it.',
          'The rule was written beside the word in the book.',
          'The rule was only known to those who could read.',
        ],
        explanation:
          'The name of a fish with eggs "means that it has to be put back", so to use it was to know the rule, which therefore "needed no inspector".',
      },
    ],
  },
  {
    name: 'half-a-minute',
    title: 'Half a minute',
    paragraphs: [
      'A bank in the city found that customers complained about the time that they had to wait for the lift. The engineers measured it: half a minute on average, which is short. A faster lift would have cost a fortune and saved eight seconds. A young clerk suggested mirrors beside the doors. They cost little, the lift remained as slow as it was, and the complaints ended, because people who look at themselves do not look at the clock.',
      'The story is told in courses for managers, as an example of cleverness. I have always wondered at one thing in it: nobody asks what the complaints were about. The bank had shown that half a minute is short. It had not shown that half a minute was what the customers minded. Some of them may have minded that a lift for customers stopped on each floor, while the one for directors, behind a glass door, stood empty. A mirror distracts from such a thing, too.',
      'I do not say that the mirrors were wrong. They harmed nobody. But a complaint is a piece of information, and there are two ways to make it stop: by finding out what it says, or by giving people something else to look at. The second way is cheaper, works at once, and teaches the bank nothing. The next complaint, when it comes, will be found just as surprising as the first.',
    ],
    questions: [
      {
        name: 'mirrors',
        text: 'How did the mirrors end the complaints, according to the story?',
        right: 'They kept people from noticing the time.',
        wrong: [
          'They made the hall look larger and brighter.',
          'They showed people that the lift was coming.',
          'They persuaded people to take the stairs.',
          'They let people see that others waited as well.',
        ],
        explanation:
          'Complaints ended "because people who look at themselves do not look at the clock". The lift "remained as slow as it was".',
      },
      {
        name: 'wonder',
        text: 'At what does the author wonder?',
        right: 'That the cause of the complaints is taken for granted',
        wrong: [
          'That such a simple idea came from a young clerk',
          'That a faster lift would have cost so much',
          'That the story is told to managers at all',
          'That customers complain about half a minute',
        ],
        explanation:
          'What the author finds strange is that "nobody asks what the complaints were about". That half a minute was what customers minded had not been shown.',
      },
      {
        name: 'directors',
        text: 'Why does the author mention the lift for directors?',
        right: 'As something that customers may really have minded',
        wrong: [
          'As proof that the bank could pay for a faster lift',
          'As the reason why the other lift was so slow',
          'As an example of a lift that needs no mirrors',
          'As the cause of the next complaint that came',
        ],
        explanation:
          'It is a guess about another cause: "some of them may have minded that a lift for customers stopped on each floor", while the other "stood empty". The author does not claim that it slowed the lift.',
      },
      {
        name: 'attitude',
        text: 'What is the author’s attitude to the mirrors?',
        right: 'They did no harm, but nothing was learned from them.',
        wrong: [
          'They were an insult to the customers of the bank.',
          'They were the best solution that could be found.',
          'They were cheap, but they did not end complaints.',
          'They were useful only for the directors of the bank.',
        ],
        explanation:
          'The author says "they harmed nobody", and of this way that it "works at once, and teaches the bank nothing".',
      },
      {
        name: 'next-complaint',
        text: 'Why will the next complaint be "just as surprising as the first"?',
        right: 'The bank still does not know what its customers mind.',
        wrong: [
          'The customers will not say any more what they mind.',
          'The mirrors will have been removed by that time.',
          'The clerk who had the idea will have left the bank.',
          'The bank will have more customers than it has now.',
        ],
        explanation:
          'A complaint "is a piece of information", and the bank has ended it without "finding out what it says". So it knows no more than before.',
      },
    ],
  },
];
