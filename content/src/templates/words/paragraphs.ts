/**
 * CT32: paragraphs of our own whose sentences fit together in one order alone: each refers back to the one before it, by a
 * pronoun, a repeated noun or a word of time. Used to be put in order, completed, and told from a sentence that is strange.
 */
export interface OrderedParagraph {
  readonly about: string;
  readonly sentences: readonly [string, string, string, string, string, string];
  /** Sentences on the same matter that have no place among these. */
  readonly strange: readonly [string, string];
}

export const orderedParagraphs: readonly OrderedParagraph[] = [
  {
    about: 'a village library',
    sentences: [
      'For years the village had wanted a library, but it had neither a house nor books.',
      'Then a retired postman offered it the front room of his own house.',
      'That room was soon full, because every family brought the books that it no longer read.',
      'With so many volumes in one place, somebody had to write down who had borrowed what.',
      'This task was given to two girls of the tenth class, who ruled a notebook for it.',
      'Their notebook is now the oldest item on the shelves, and the only one that may not be lent.',
    ],
    strange: [
      'Libraries in large cities often charge a fee to members who return books late.',
      'The postal service of the country delivers letters even to the remotest valleys.',
    ],
  },
  {
    about: 'a bridge of rope',
    sentences: [
      'The only way across the gorge was once a bridge of twisted grass.',
      'Such a bridge lasts no longer than a year, so each spring it had to be made anew.',
      'Before the work began, every household brought a bundle of grass as long as a man.',
      'These bundles were twisted by the women into thin cords on the first day.',
      'On the second day the men plaited the cords into cables as thick as a thigh.',
      'When the cables had been pulled across, the old bridge was cut and fell into the river.',
    ],
    strange: [
      'Bridges of steel are tested with a row of loaded lorries before they are opened.',
      'Goats of the region eat grass and leaves in summer, and mostly hay in winter.',
    ],
  },
  {
    about: 'a lost coin',
    sentences: [
      'A farmer who was digging a well found a small round piece of metal.',
      'He took it for a button and gave it to his daughter.',
      'She showed it to her teacher, who noticed letters under the dirt.',
      'To read these letters, the teacher cleaned the piece with lemon juice.',
      'Now a king with a bow could be seen, and below him a name.',
      'From this name a museum learned that the kingdom had reached further south than anybody had believed.',
    ],
    strange: [
      'Wells in the district are between ten and thirty metres deep.',
      'Buttons were first made of shell and only later of metal.',
    ],
  },
  {
    about: 'a street market',
    sentences: [
      'Until last year the market blocked the road every Friday.',
      'Buses therefore had to take a way round it that cost them half an hour.',
      'After many complaints about this delay, the town offered the traders a field behind the school.',
      'The traders refused at first, because nobody would walk so far for vegetables.',
      'To meet their objection, the town moved the bus stop to the field as well.',
      'Since then passengers have stepped out among the vegetables, and the traders sell more than before.',
    ],
    strange: [
      'Vegetables lose a part of their vitamins when they are cooked for long.',
      'The school has won the district prize for its garden three times.',
    ],
  },
  {
    about: 'a forgetful ferry',
    sentences: [
      'The ferry over the lake used to leave when the ferryman thought that enough people had come.',
      'What counted as enough, however, changed with his temper and with the weather.',
      'One morning a doctor on the way to a patient had to wait for two hours.',
      'Angry about the wait, she hung a clock on the mast and painted the times of departure below it.',
      'The ferryman laughed at the clock, but the passengers began to come by it.',
      'As they all came at the same time now, he soon found it easier to leave at that time too.',
    ],
    strange: [
      'Doctors in large hospitals usually work in three shifts, one of which is at night.',
      'The lake is fed by two small streams from the hills and has no outlet to the sea.',
    ],
  },
  {
    about: 'a tea that failed',
    sentences: [
      'The first tea bushes on the hill were planted by a company that knew nothing about frost.',
      'In the second winter a single cold night killed nearly all of them.',
      'The few that survived stood under a row of tall silver oaks.',
      'It was these trees, the manager concluded, that had kept the frost away.',
      'Following his conclusion, the company planted oaks between all new bushes.',
      'Today visitors admire the oaks, and few of them know that they were planted as blankets.',
    ],
    strange: [
      'Coffee is grown on lower slopes and needs less rain than many people think.',
      'The price of tea is settled at auctions, which are held in a handful of cities.',
    ],
  },
  {
    about: 'counting birds',
    sentences: [
      'To count the birds of a marsh, it was long the custom to count those that one saw.',
      'This method misses all birds that stay hidden in the reeds.',
      'A student who had heard many more birds than she had seen proposed to count voices instead.',
      'Her proposal had one weakness: one bird may call twenty times.',
      'She removed this weakness by letting four people listen at the four corners of the marsh.',
      'Where all four noted a call at the same second, it could only be one bird.',
    ],
    strange: [
      'Reeds from marshes are used for mats and baskets, and for the roofs of huts.',
      'Some birds of the marsh fly thousands of kilometres to breed in the far north.',
    ],
  },
  {
    about: 'a wrong map',
    sentences: [
      'An old map of the desert shows a lake where there is none today.',
      'For a long time this lake was thought to be an invention of the mapmaker.',
      'Then a satellite picture revealed a shallow basin at the very place.',
      'In the soil of the basin, geologists found the shells of freshwater snails.',
      'The age of these shells proved that there had been water six hundred years ago.',
      'So the mapmaker had invented nothing; he had only come before the drought.',
    ],
    strange: [
      'Snails are regarded as a pest by many gardeners, who collect them after rain.',
      'Most satellites are launched towards the east to make use of the turning of the Earth.',
    ],
  },
  {
    about: 'a silent school bell',
    sentences: [
      'When the bell of the school cracked, no money was left to replace it.',
      'The headmaster asked a boy who played the drum to mark the hours instead.',
      'The boy did so with a different rhythm for each subject.',
      'Within a month, the pupils knew by the rhythm which book they had to take out.',
      'Even the cook learned them and put the rice on the fire at the rhythm of history.',
      'When a new bell was given to the school at last, it was the cook who asked to keep the drum.',
    ],
    strange: [
      'Rice needs about twenty minutes to be cooked, and less if it has been soaked.',
      'Bells are cast of an alloy of copper and tin, which is harder than either metal.',
    ],
  },
  {
    about: 'a well and its owners',
    sentences: [
      'Two brothers inherited a well in equal shares and could not agree who might draw water first.',
      'They went to the oldest woman of the village and asked her to decide.',
      'She told them to draw by turns, the one on even days and the other on odd days.',
      'This pleased both until they noticed that a month of thirty-one days is followed by the first.',
      'On these two days in a row, the brother with the odd days had the well to himself.',
      'The other did not complain, but he was seen to buy a larger bucket.',
    ],
    strange: [
      'Buckets are made of iron, of wood or of plastic, and many of them hold ten litres.',
      'A calendar that follows the moon has months of twenty-nine or thirty days.',
    ],
  },
  {
    about: 'a colour',
    sentences: [
      'Blue was once the most expensive colour that a painter could use.',
      'The reason was that it had to be ground from a stone which was found in a single valley.',
      'From this valley the stone travelled for months on the backs of camels.',
      'Each trader along the way added something to its price.',
      'By the time it reached the painters, it therefore cost more than gold.',
      'No wonder that they kept it for the robes of kings and saints.',
    ],
    strange: [
      'Gold does not rust, which is why it is used in fine instruments.',
      'Camels can do without water for more than a week, even with a load.',
    ],
  },
  {
    about: 'a runner',
    sentences: [
      'As a child, she ran to school because she always got up late.',
      'The way was six kilometres long and crossed two hills.',
      'One day a trainer who was driving along this way could not overtake her on the second hill.',
      'He waited at the gate of the school to ask for her name.',
      'She thought that she was to be punished for being late, and did not tell it.',
      'It took him a week to find out who she was, and her eight years to win the medal that he had foreseen.',
    ],
    strange: [
      'Gold medals of the Olympic Games are made of silver and only coated with gold.',
      'School begins at different hours in different states and seasons, as parents know.',
    ],
  },
  {
    about: 'a weather saying',
    sentences: [
      'In the hills people say that it will rain when ants carry their eggs upwards.',
      'A teacher doubted the saying and had her class watch an anthill for a whole year.',
      'The children noted the days on which eggs were carried and the days on which it rained.',
      'When the two lists were compared, rain had followed the ants on nine days of ten.',
      'The teacher admitted that this was a better result than that of the radio.',
      'Since then the class has listened to both, and trusted the ants.',
    ],
    strange: [
      'Radio waves travel at the speed of light and can pass through walls of brick.',
      'Eggs of ants are so small that they can hardly be seen without a lens.',
    ],
  },
  {
    about: 'a clay pot',
    sentences: [
      'A pot of unglazed clay keeps water cool without any electricity.',
      'It can do so because its wall is full of tiny pores.',
      'Through these pores a little water reaches the outer surface.',
      'There it evaporates and takes the heat that it needs from the pot.',
      'The loss of this heat cools the wall, and the wall cools the water inside.',
      'If the pores are closed by paint, the whole effect is gone.',
    ],
    strange: [
      'Clay for bricks is dug from the banks of rivers and mixed with sand.',
      'Electricity in the village is cut off for some hours each evening.',
    ],
  },
];
