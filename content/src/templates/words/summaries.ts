/** CT33: summaries of paragraphs of our own: the right one, three that distort, and what is wrong with the likeliest of these. */
export type Summary = readonly [right: string, wrong: readonly [string, string, string], why: string];

/** By the name of a passage for practice, for its paragraphs in their order. */
export const summariesOfReadings: Readonly<Record<string, readonly [Summary, Summary, Summary]>> = {
  'seeds-in-jars': [
    [
      'The old kinds of rice gave way to a better one, and survived where chance and a written label kept them from being eaten.',
      [
        'Grandmothers who foresaw that the new rice would one day fail preserved the old kinds on purpose, and wrote on each of the jars what was in it.',
        'The new rice was so productive that the old kinds disappeared from the valley within five years.',
        'Writing the names of seeds on jars is the best way to protect old kinds of rice from being forgotten.',
      ],
      'The grandmothers had no foresight: they kept what could be eaten, and in one house labels made the difference.',
    ],
    [
      'When late rains made the new rice fail, an old kind that ripens early was lent out against twice its quantity.',
      [
        'When late rains made the new rice fail, an old kind that yields more than others was sold to borrowers for twice as much.',
        'When late rains came, the new rice failed because it had been bred for fields without any canals.',
        'Borrowers had to give back two handfuls of rice because the harvest of the old kind was twice as large.',
      ],
      'The old kind yields little; its advantage is that it ripens early, and it was lent, not sold.',
    ],
    [
      'Kamala thought the lending of seeds more praiseworthy than their keeping, because only what is sown again stays alive.',
      [
        'Kamala refused all praise, because she had kept the seeds only by forgetting to cook them, and the rule of lending was not her own idea.',
        'Officials praised the women for a rule of lending, although they had in truth preserved nothing.',
        'Seeds that are kept in jars for three years give twice the harvest when they are lent at last.',
      ],
      'She refuses praise for the keeping alone: the rule of the two handfuls she does find worth praising.',
    ],
  ],
  'lamp-without-keeper': [
    [
      'A keeper who wound the lamp and noted what he saw lost his post when a motor made the light more reliable.',
      [
        'A keeper lost his post because the light had failed more often, in the view of the department, since a motor drove the lamp.',
        'The department kept the last keeper of the coast for his notes, although a motor turned the lamp.',
        'The clockwork of the lighthouse was replaced because nobody was left who could wind it at night.',
      ],
      'The light failed less often with the motor, and it was this that made the post seem needless.',
    ],
    [
      'An accident showed that the keeper had passed on warnings which nobody had asked of him and which his boredom had made possible.',
      [
        'An accident was caused by a keeper who, out of boredom, had not warned the captains of a sandbank, although this had always been a part of the duties for which he was paid.',
        'An accident in clear weather showed that the light of the reef could no longer be seen by trawlers.',
        'Older captains blamed the inquiry for not having noticed that the current set towards the rocks.',
      ],
      'There was no keeper any more at the time of the accident; it was his unasked warnings that were missing.',
    ],
    [
      'The buoy measures better than the keeper, but it does not notice what is unusual, so a person is still needed.',
      [
        'The buoy measures less exactly than the keeper, so a person has to correct its figures ashore.',
        'The buoy measures so often that the people ashore become bored and overlook what is strange.',
        'The buoy has made the lighthouse safe again, because its figures are sent every ten minutes.',
      ],
      'Its figures are more exact than the keeper’s notes; what it lacks is the attention to anything strange.',
    ],
  ],
  'mended-in-gold': [
    [
      'Mr Das asks the same price for a repair whatever work it was, which seems unfair to those whose repair was easy.',
      [
        'Mr Das asks a price that depends on the hours of work, which seems unfair to all those whose repair took a long time.',
        'Mr Das asks a third of the usual price for easy repairs, so that some customers feel cheated.',
        'Mr Das repairs telephones for less than umbrellas and radios, because they often need only a screw.',
      ],
      'The hours do not count for the price at all: an easy repair costs as much as a long one.',
    ],
    [
      'Mr Das holds that payment by the hour rewards ignorance, and that a thing that works is worth the same however it was repaired.',
      [
        'Mr Das holds that his thirty years allow him to charge more for each hour of his work than others do, since an old mechanic finds the right screw.',
        'Mr Das holds that customers should pay for the screw alone if nothing else had to be done.',
        'Mr Das holds that a mechanic who knows little ought to be paid by the hour, as it is fair.',
      ],
      'His thirty years are no reason for a higher rate by the hour, which he rejects; they explain why an easy repair is worth its price.',
    ],
    [
      'The principle is fair only because Mr Das, who could decline hard repairs, accepts them, although nothing obliges him to.',
      [
        'The principle is unfair, because Mr Das, like all mechanics, declines what would take him a day and only accepts what can be done with a screw.',
        'The principle is fair because his customers can tell beforehand whether a repair will be easy.',
        'The principle requires that Mr Das keeps things on his shelf for weeks before he repairs them.',
      ],
      'He could decline them, but he does not; this habit, which the principle does not require, makes it fair.',
    ],
  ],
  'queue-at-the-tap': [
    [
      'Those who waited at the only tap came to leave things in their places, a custom that all kept without any agreement.',
      [
        'Those who waited at the only tap agreed, after many quarrels, that pots, stones and shoes should be left in their places.',
        'Those who waited for the tap and slept until five lost their places to people with old shoes.',
        'The tap gave water for two hours only, so people had to stand in line from four in the morning.',
      ],
      'There was no agreement: nobody had decided on the custom, and yet nobody broke it.',
    ],
    [
      'Four taps gave more water, but made people wait longer and quarrel, since things could no longer hold their places.',
      [
        'Four taps gave less water to each of those who came, so that people had to come earlier and began to quarrel about it.',
        'The corporation wanted to end the custom of the shoes and therefore replaced the tap by four.',
        'Four taps gave so much water that people no longer had to mark their places or to wait for it.',
      ],
      'There was more water for everybody; the time and the peace were lost, because a shoe cannot choose between four rows.',
    ],
    [
      'A painted line that led to all four taps restored the old custom, where an engineer would have added a tap.',
      [
        'An engineer’s fifth tap was so expensive that the people preferred to paint a line on the ground for each tap.',
        'The line on the ground divided the people among the four taps, so that no one needed to wait any more.',
        'A washerwoman paid for the paint herself because the corporation had refused a fifth tap.',
      ],
      'The line did not divide people or end the waiting: it made one row of four, in which a shoe could stand again.',
    ],
  ],
  'teacher-of-silence': [
    [
      'A music teacher had his pupils listen before they sang, and they came to hear what they had missed.',
      [
        'Pupils were forbidden to sing by their music teacher, because their voices were worse than the noise outside, as their own lists showed.',
        'A girl who heard two notes in a fan was the only one whose list grew after the fourth day.',
        'Pupils who had to listen for two weeks lost their interest, and their lists became short.',
      ],
      'The lists were short at first and grew when one remark had opened the ears of all.',
    ],
    [
      'To parents who saw no use in listening, the teacher answered that a child who does not hear well will sing wrongly.',
      [
        'Parents who saw no use in listening were asked by the teacher to listen to the crows at home themselves before they complained again.',
        'Parents complained that their children sang a third note at home and believed it to be right.',
        'The teacher admitted that parents had paid for singing and promised to begin with it at last.',
      ],
      'He does not send the parents to listen: he says that children at home do not listen, although they could.',
    ],
    [
      'The class did not sing better than others, but it noticed its own mistakes, which was what the teacher had aimed at.',
      [
        'The class sang better than others, because the teacher raised his hand whenever something was wrong and told his pupils to stop.',
        'The teacher was disappointed that his pupils could not do without him in the right places.',
        'Former classes had been told when to stop, and therefore sang better than this one.',
      ],
      'It did not sing better, which disappointed all but the teacher; what was new is that it corrected itself.',
    ],
  ],
  'road-of-shade': [
    [
      'Since saplings planted far away replaced the felled trees, the accounts showed a gain to which it was hard to object.',
      [
        'Since three saplings were planted beside the road for each tree, it had more trees than before, as the accounts of the project correctly showed to all.',
        'Since most of the saplings died, the true number of trees was lower than in the accounts.',
        'Since nobody objected to the figure, eleven hundred trees could be felled for a wider road.',
      ],
      'The saplings stand forty kilometres away, not beside the road; that they died is not said.',
    ],
    [
      'Those who used to rest under the trees miss their shade, which trees far away cannot give them.',
      [
        'Those who used to rest under the trees now rest in the shade of lorries, which is just as good and does not cost anybody a single tree.',
        'Those who read the accounts objected when the hospital reported more cases of heatstroke.',
        'Those who used to carry loads have moved to the place where the new trees give shade.',
      ],
      'The shade of lorries is no replacement, since they drive off, and cases of heatstroke have risen.',
    ],
    [
      'Counting the metres of a way in shade is a better measure, which shows the loss and cannot be raised by trees elsewhere.',
      [
        'Counting the metres of a way in shade shows that the new road is better than the old one, most of which had led through the open sun of the afternoon.',
        'Counting the metres of a way in shade will lead the department to plant trees where land is cheap.',
        'Flyovers are the best way to bring shade to roads that have been widened.',
      ],
      'By the new measure the road has three hundred metres in place of nine kilometres, so it shows a loss.',
    ],
  ],
  'dictionary-of-fishes': [
    [
      'A linguist found several names for one fish, by its state, and asked for the real one, which made no sense to the fishermen.',
      [
        'A linguist found four hundred kinds of fish where he had expected a hundred, because of the many names that fishermen gave to each of them.',
        'The fishermen did not tell the linguist the real names of the fishes, since they did not trust him.',
        'A linguist found that fishermen confuse young and old fishes, to which they give different names.',
      ],
      'There were not more kinds of fish: many of the names were for the same fish in different states.',
    ],
    [
      'As the dictionary took names for synonyms, it lost the instructions that they contained for those who fish.',
      [
        'As the dictionary was made carelessly, it listed three hundred names that nobody used on a boat or knew how to spell.',
        'As the dictionary contained instructions, it was of use only to those who could fish already.',
        'As fishermen cannot read, a dictionary of four hundred words was useless to them.',
      ],
      'The work was careful; what it missed is that a name said what to do with the fish.',
    ],
    [
      'With single names a rule was lost that had protected the fish, although larger boats, too, have a part in the falling catch.',
      [
        'The young people catch more fish with single names than their parents did, thanks to larger boats and to the films from which they have learned their trade on the island.',
        'A dictionary has emptied the sea, and no number of inspectors can bring the fishes back.',
        'Inspectors are needed because young people learn the names of fishes from films.',
      ],
      'The author calls it too much to say that the dictionary has emptied the sea, and names the larger boats.',
    ],
  ],
  'half-a-minute': [
    [
      'Mirrors beside a lift ended complaints about waiting, at little cost and without making the lift any faster.',
      [
        'Those who looked at themselves in mirrors beside a lift believed it to be eight seconds faster, and so their complaints came to an end.',
        'Engineers found that half a minute is too long to wait and put mirrors beside the lift.',
        'A faster lift would have cost a fortune, so customers were asked to look at themselves.',
      ],
      'The engineers found half a minute short, and the mirrors came from a clerk; they only kept people from the clock.',
    ],
    [
      'The story leaves open whether the waiting was what customers minded, or for instance the empty lift for directors.',
      [
        'The story shows that customers minded the empty lift for directors, behind its glass door, more than the half minute.',
        'The story is told to managers because it proves that half a minute is not long.',
        'The story leaves out that mirrors were also put into the lift for the directors.',
      ],
      'That some minded the lift for directors is a possibility; the author’s point is that nobody asked.',
    ],
    [
      'To distract from a complaint is cheap and quick, but one does not learn from it what people minded.',
      [
        'To distract from a complaint is wrong, because it harms those who have complained.',
        'To distract from a complaint is the wiser way, since it takes long to find out what it says.',
        'Complaints are a surprise to banks, because customers never say what they mind.',
      ],
      'The author says that the mirrors harmed nobody; what is missed is the information in a complaint.',
    ],
  ],
};

/** For the paragraphs whose sentences can be put in order, by what they are about. */
export const summariesOfParagraphs: Readonly<Record<string, Summary>> = {
  'a village library': [
    'A library without house or books came about by what the villagers gave, and its list of loans has become its treasure.',
    [
      'A village got a library because a postman bought books for the front room of his house and asked two girls to write down who borrowed them.',
      'Two girls wrote the oldest book of a village library, which may not be lent.',
      'Every family brought books to a postman, who wrote down who had borrowed what.',
    ],
    'The postman gave only the room; the books came from the families, and the list was kept by the girls.',
  ],
  'a bridge of rope': [
    'A bridge of grass had to be renewed every spring, by work in which the whole village had its part.',
    [
      'A bridge of grass was replaced by one of cables, because it lasted no longer than a year and fell into the river in the end.',
      'Women twisted cords of grass and men cut down the old bridge, which fell into the river.',
      'A bridge of grass was built across the gorge by each household on the second day of spring.',
    ],
    'The cables were themselves of grass: the bridge was not replaced by another kind, but made anew each year.',
  ],
  'a lost coin': [
    'A piece of metal that a farmer took for a button turned out to be a coin that changed what is known of a kingdom.',
    [
      'A farmer who dug for coins found one of a king whose kingdom had reached as far as his well, which nobody in the village had believed.',
      'A teacher cleaned a button with lemon juice and discovered the name of an unknown king.',
      'A museum learned from a teacher that farmers often take old coins for buttons.',
    ],
    'The king’s name was what told the museum how far the kingdom had reached; he is not said to be unknown.',
  ],
  'a street market': [
    'A market that blocked a road was moved to a field, which the traders accepted when the buses stopped there too.',
    [
      'A market that blocked a road was forbidden, so that the traders, who have to walk far to a field, now sell less than before.',
      'A market that blocked a road was closed because the passengers of buses complained about its prices.',
      'A town moved its bus stop to a market because the buses were late by half an hour.',
    ],
    'The traders sell more than before, since the passengers step out among them.',
  ],
  'a forgetful ferry': [
    'A ferry became punctual not by an order but because a clock brought its passengers together at the same time.',
    [
      'Angry about a long wait, a doctor ordered the ferryman to leave by the clock, and so the ferry became punctual.',
      'A ferryman laughed at a clock until it had shown him that he was always late.',
      'Passengers of a ferry had to wait until enough people had come, in spite of a clock.',
    ],
    'Nobody ordered the ferryman to do so: he found it easier when all passengers came at one time.',
  ],
  'a tea that failed': [
    'A frost that killed tea bushes showed that trees protect them, and this is why oaks now stand among the bushes.',
    [
      'A frost killed tea bushes because a company had planted silver oaks between them, whose shade kept off the warmth of the sun.',
      'Visitors admire the oaks of a tea garden because they know that these keep off the frost.',
      'A company planted oaks on a hill because tea bushes would not grow there any more.',
    ],
    'The oaks protected the bushes, and few visitors know why they were planted.',
  ],
  'counting birds': [
    'To count hidden birds one can count their calls, if several listeners make sure that no bird is counted twice.',
    [
      'To count hidden birds one has to look for them in the reeds from the four corners of a marsh at the same second and to add up what is seen.',
      'To count hidden birds is impossible, since there are more of them than four people can hear.',
      'Birds that call twenty times cannot be counted by their voices, so the old method is better.',
    ],
    'The weakness of counting calls was removed by the four listeners, so the old method is not better.',
  ],
  'a wrong map': [
    'A lake on an old map, long thought to be invented, was proved by a basin and its shells to have existed.',
    [
      'A lake on an old map was invented, as a satellite picture of the desert, with no water in it, has shown beyond doubt.',
      'A mapmaker drew a lake six hundred years ago because he had found shells of snails.',
      'A lake on an old map was found again in the desert, in a shallow basin that still has some water.',
    ],
    'The picture and the shells proved that there had been water, so the lake was not invented.',
  ],
  'a silent school bell': [
    'A drum that replaced a broken bell told people more than the bell had done, so that one of them wished to keep it.',
    [
      'A school that had no money for a bell bought a drum, which pupils learned to play with a different rhythm for each of their teachers at the school.',
      'A cook asked for a new bell because the rhythms of a drum had confused him.',
      'A boy played the drum so well that the headmaster no longer wanted a bell.',
    ],
    'It was the cook who asked to keep the drum, since its rhythms told when to put on the rice.',
  ],
  'a well and its owners': [
    'A rule that seemed to share a well equally gave one brother an advantage, against which the other found a remedy.',
    [
      'A rule about even and odd days was so unfair that two brothers quarrelled about it before a judge.',
      'An old woman gave a well to two brothers, of whom one bought a larger bucket.',
      'Two brothers could not agree who might draw water first, because months are not equally long.',
    ],
    'The brother at a disadvantage did not complain or quarrel: he bought a larger bucket.',
  ],
  'a colour': [
    'Blue was dear because its stone came from far away through many hands, and so it was kept for the most exalted figures.',
    [
      'Blue was dear because it was made of gold, which traders brought from a single valley.',
      'Painters used blue for kings and saints because it was the colour of their robes in life.',
      'Blue was dear enough, after all that traders had added, to be given up by painters.',
    ],
    'Painters did use it, for kings and saints; that these wore blue in life is not said.',
  ],
  'a runner': [
    'A girl who ran a long way to school because she was late was noticed by a trainer and won a medal years later.',
    [
      'Because she was punished for being late, a girl became a runner in order to be at school in time.',
      'A trainer who lived near a school taught a girl to run over two hills.',
      'A girl hid her name from a trainer for eight years, because she did not want to win a medal.',
    ],
    'She feared to be punished but was not; the eight years are the time until she won the medal.',
  ],
  'a weather saying': [
    'A class tested a saying about ants and rain, and found that it was better than the forecast on the radio.',
    [
      'Children who noted for a year what the ants did found that the saying about rain was wrong on most days.',
      'A teacher who believed in ants persuaded her class no longer to listen to the radio.',
      'Children noted that ants carry their eggs upwards on nine of ten days on which it rains.',
    ],
    'The ants were followed by rain on nine days of ten; the class has listened to both since then.',
  ],
  'a clay pot': [
    'Water in a pot of clay is cooled by evaporation through the pores of its wall, as long as these are open.',
    [
      'Water in a pot of clay is cooled because the pores of its wall let in cool air from outside.',
      'Water in a pot of clay stays cool because clay, unlike metal, does not take up heat.',
      'A pot of clay cools water best if its outer surface is painted and the pores are closed.',
    ],
    'No air comes in: water goes out, and its evaporation takes heat from the wall.',
  ],
};

/** Two more, with their paragraphs. */
export const furtherSummaries: readonly (readonly [paragraph: string, summary: Summary])[] = [
  [
    'My aunt keeps a part of her garden for plants that are not supposed to grow there. Most of them die, but a few survive every year. She writes down the date on which each was planted and the cause of its death, if she can find one. People laugh at her notebook, which by now has two hundred pages. Yet it is to her that the nursery turns when it wants to know whether a new plant will bear the heat.',
    [
      'By noting how plants fail in her garden, a woman has gained a knowledge that even experts ask for.',
      [
        'By growing plants in the heat, a woman has made most of them survive, which experts did not expect.',
        'A nursery sells plants that die in the heat, as a woman has shown in a notebook of two hundred pages.',
        'People laugh at a woman who keeps a garden for plants that will not bear the heat.',
      ],
      'Most of the plants die; it is the record of the failures that makes her knowledge useful.',
    ],
  ],
  [
    'In our hostel there was one bicycle for thirty students. Whoever needed it took it, on one condition: the tyres had to be full when it came back. This rule was kept for years without any lock or list. Then somebody bought a lock, in order to protect the bicycle, and kept the key. From that day on the tyres were often empty, since those who had to ask for a key no longer felt that it was their bicycle.',
    [
      'A bicycle that was cared for while it was everybody’s was neglected when a lock made it one person’s.',
      [
        'The lock that a student bought saved a bicycle for which nobody had cared before.',
        'A bicycle for thirty students is too little, so its tyres were empty more and more often.',
        'A rule without a lock or list can never be kept for long, as the case of a bicycle shows.',
      ],
      'The rule was kept for years without a lock; it was the lock that ended the care.',
    ],
  ],
];
