/** Idioms with what they mean, and with what they could be taken to mean. Source: the Oxford Dictionary of Idioms. */
export const idioms: readonly (readonly [
  idiom: string,
  meaning: string,
  taken: readonly [string, string, string, string],
])[] = [
  [
    'Once in a blue moon',
    'Very rarely',
    ['At full moon', 'Every night', 'Without a warning', 'In cold weather'],
  ],
  [
    'To break the ice',
    'To begin a conversation where people are shy',
    ['To end a friendship', 'To solve a cold case', 'To fall into danger', 'To break a promise'],
  ],
  [
    'To let the cat out of the bag',
    'To reveal a secret',
    ['To set a prisoner free', 'To take a risk', 'To buy without looking', 'To begin a quarrel'],
  ],
  [
    'A piece of cake',
    'Something very easy to do',
    ['A small share of the profit', 'A pleasant surprise', 'A sweet word', 'An unfair division'],
  ],
  [
    'To burn the midnight oil',
    'To work or study late into the night',
    ['To waste money', 'To set fire to a house', 'To wake up early', 'To be very angry'],
  ],
  [
    'To cry over spilt milk',
    'To regret what cannot be undone',
    ['To behave like a child', 'To lose one’s savings', 'To ask for help in vain', 'To be careless'],
  ],
  [
    'To beat about the bush',
    'To avoid coming to the point',
    ['To search everywhere', 'To attack from behind', 'To work in a garden', 'To walk in circles'],
  ],
  [
    'To hit the nail on the head',
    'To say exactly what is right',
    ['To hurt somebody by mistake', 'To repair something', 'To insist on a demand', 'To work very hard'],
  ],
  [
    'A white elephant',
    'A possession that costs more than it is worth',
    ['A rare animal', 'A very old person', 'A generous gift', 'A sign of good luck'],
  ],
  [
    'To turn a deaf ear',
    'To refuse to listen',
    ['To lose one’s hearing', 'To whisper', 'To listen in secret', 'To change one’s mind'],
  ],
  [
    'To bury the hatchet',
    'To make peace',
    ['To hide a weapon', 'To prepare for a war', 'To forget a duty', 'To kill an enemy'],
  ],
  [
    'To bite the bullet',
    'To face something unpleasant with courage',
    ['To fire a gun', 'To die in battle', 'To speak rudely', 'To eat too fast'],
  ],
  [
    'To kill two birds with one stone',
    'To achieve two aims by one action',
    ['To hurt the innocent', 'To waste an effort', 'To be a good hunter', 'To take revenge twice'],
  ],
  [
    'To add fuel to the fire',
    'To make a bad situation worse',
    ['To keep somebody warm', 'To help in an emergency', 'To spend too much', 'To give new hope'],
  ],
  [
    'A blessing in disguise',
    'Something good that seemed bad at first',
    ['A secret prayer', 'A false friend', 'A hidden treasure', 'A promise that is not kept'],
  ],
  [
    'To cut corners',
    'To do something badly in order to save time or money',
    ['To drive dangerously', 'To make a figure round', 'To divide fairly', 'To take a long way'],
  ],
  [
    'To get cold feet',
    'To lose courage at the last moment',
    ['To fall ill', 'To walk in the snow', 'To become unfriendly', 'To be tired of waiting'],
  ],
  [
    'To pull somebody’s leg',
    'To tease somebody in fun',
    ['To make somebody fall', 'To ask somebody to hurry', 'To help somebody up', 'To hold somebody back'],
  ],
  [
    'To be in the same boat',
    'To be in the same difficult situation',
    ['To travel together', 'To be of the same age', 'To share a house', 'To compete with one another'],
  ],
  [
    'To call it a day',
    'To stop working for now',
    ['To fix a date', 'To wake up', 'To celebrate', 'To give a name'],
  ],
  [
    'By leaps and bounds',
    'Very rapidly',
    ['Without any order', 'With great difficulty', 'Within limits', 'Step by step'],
  ],
  [
    'To turn over a new leaf',
    'To change one’s behaviour for the better',
    ['To begin another book', 'To plant a tree', 'To hide the truth', 'To move to a new house'],
  ],
  [
    'To sit on the fence',
    'To avoid taking sides',
    ['To enjoy the view', 'To guard a house', 'To be in danger', 'To trespass'],
  ],
  [
    'A bolt from the blue',
    'A sudden and unexpected event',
    ['A flash of genius', 'A clear sky', 'A heavy storm', 'A lucky guess'],
  ],
];
