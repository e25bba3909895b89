import { templatesOf } from '../subject.ts';

const { legalCase } = templatesOf('Legal Reasoning');
const TOPIC = 'Contracts';

export const contracts = [
  legalCase('case-acceptance', TOPIC, 4, {
    principle:
      'A contract comes about when an offer is accepted. The acceptance must be without any change of the terms, must be communicated to the person who made the offer, and must be made while the offer stands; an offer that was withdrawn, with notice to the other side, no longer stands.',
    asks: 'Is there a contract between {A} and {B}?',
    ifAll: '{B} accepted the offer as it was, told {A} so, and the offer still stood',
    elements: [
      'the answer changed the terms of the offer',
      'the acceptance was not communicated to {A}',
      'the offer had been withdrawn before',
    ],
    situations: [
      {
        begins: '{A} offers {B} a motorcycle for sixty thousand rupees.',
        parts: [
          [
            '{B} decides to take it for that price.',
            '{B} decides to take it for fifty-five thousand rupees.',
          ],
          [
            'On Friday {B} writes this decision to {A}, who reads it the same day.',
            'On Friday {B} writes this decision into a diary and does not speak about it to anybody.',
          ],
          [
            'Up to Friday {A} has sent no further word.',
            'On Thursday {A} had told {B}, face to face, that the motorcycle was no longer for sale.',
          ],
        ],
      },
      {
        begins: 'By letter {A} offers {B} a room for a year at nine thousand rupees a month.',
        parts: [
          [
            '{B} agrees to all that the letter says.',
            '{B} agrees if the rent is paid every half year and a cupboard is added.',
          ],
          [
            'The answer of {B} is handed to {A} on the tenth.',
            'The answer of {B} is put into a drawer on the tenth, and {A} never hears of it.',
          ],
          [
            'The offer was to stand until the fifteenth, and {A} has kept to that.',
            'On the ninth a message of {A}, which {B} read at once, had taken the offer back.',
          ],
        ],
      },
      {
        begins: '{A} asks {B} to paint a house for thirty thousand rupees, to be begun on the first of May.',
        parts: [
          [
            '{B} is content with the price and the date.',
            '{B} is content with the price, but wants to begin on the first of June.',
          ],
          [
            'On 20 April {B} says so to {A} on the telephone.',
            'On 20 April {B} says so to a brother, who does not know {A} and tells nobody.',
          ],
          [
            'The request of {A} had not been changed by then.',
            'On 18 April {A} had called {B} and said that another painter would do the work.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-free-consent', TOPIC, 4, {
    principle:
      'An agreement can be set aside by a party whose consent was obtained by misrepresentation: a statement of fact, not of mere opinion, that is untrue, and on which the party relied when agreeing. A party that knew the truth did not rely on the statement.',
    asks: 'Can {B} set the agreement aside for misrepresentation?',
    ifAll: '{A} made an untrue statement of fact on which {B} relied',
    elements: ['{A} only gave an opinion', 'what {A} stated was true', '{B} did not rely on the statement'],
    situations: [
      {
        begins: '{A} sells a plot of land to {B}.',
        parts: [
          [
            '{A} says that the plot is connected to the public water supply.',
            '{A} calls it the most charming spot of the district.',
            [
              'Most people find the spot ugly.',
              '{B}, who has never seen the plot, buys it because of these words.',
            ],
          ],
          ['In truth there is no connection.', 'There is indeed such a connection.'],
          [
            '{B}, who has never seen the plot, buys it because of these words.',
            '{B} had lived on the plot for ten years, knew all about it, and would have bought it whatever was said.',
          ],
        ],
      },
      {
        begins: '{A} sells a used car to {B}.',
        parts: [
          [
            '{A} says that it has run thirty thousand kilometres.',
            '{A} calls it the prettiest car of its kind.',
            ['Few others would call it pretty.', '{B} trusts this taste and buys it.'],
          ],
          ['It has run ninety thousand.', 'The service records show that this is so.'],
          [
            '{B} trusts these words and buys it.',
            'Before signing, {B} has had a mechanic read the true figure and inspect all of it, and laughs at the words.',
          ],
        ],
      },
      {
        begins: '{A} sells a cow to {B}.',
        parts: [
          [
            '{A} states that it gives ten litres of milk a day.',
            '{A} says that no cow has kinder eyes.',
            [
              'Others say that it looks like any other cow.',
              'Without these words {B} would not have bought it.',
            ],
          ],
          ['It gives three.', 'It gives ten indeed, and on some days more.'],
          [
            'Without this statement {B} would not have bought it.',
            '{B} had milked the cow for a month, knew better, and bought it for its calves alone.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-consideration', TOPIC, 5, {
    principle:
      'A promise is binding if, at the desire of the person who promises, the other side does something in return. What was done unasked is no return, nor is what the other side was already bound to do for the person who promises.',
    asks: 'Is {A} bound by the promise?',
    ifAll: '{B} did something at the desire of {A} to which {B} was not bound',
    elements: [
      '{B} did nothing at all in return',
      '{A} had not asked for what {B} did',
      '{B} was already bound to {A} to do it',
    ],
    situations: [
      {
        begins: '{A} promises {B} five thousand rupees.',
        parts: [
          [
            '{B} has repaired a well of {A}.',
            '{B} has thanked {A} for the promise and has not touched the well.',
            ['{A} had asked {B} to repair a well for it.', 'The two had no agreement before.'],
          ],
          [
            '{A} had asked for this.',
            '{A} had been abroad, had not asked for anything, and heard of what {B} had done only afterwards.',
          ],
          [
            'The two had no agreement before.',
            'By an agreement of the year before, for which {B} had been paid in full, {B} owed {A} exactly this.',
          ],
        ],
      },
      {
        begins: '{A} promises {B} a bonus.',
        parts: [
          [
            '{B} has translated a book for {A} on three Sundays.',
            '{B} has not opened the book that was to be translated, and has done nothing else.',
            [
              '{A} had begged {B} to translate it.',
              'It would have been outside all that {B} had to do for {A}.',
            ],
          ],
          [
            '{A} had begged {B} to do so.',
            '{B} had begun and ended this as a surprise, of which {A} had known nothing.',
          ],
          [
            'It was outside all that {B} had to do for {A}.',
            'It was what {B}, by the contract with {A} and for the usual salary, had to do that month anyway.',
          ],
        ],
      },
      {
        begins: '{A}, whose dog had run away, promises {B} a reward.',
        parts: [
          [
            '{B} has searched the forest for two days and brought the dog back.',
            '{B} has stayed at home, and the dog came back alone.',
            ['{A} had asked {B} to search the forest.', '{B} is a neighbour without any duties.'],
          ],
          [
            'It was {A} who had sent {B} out.',
            '{B} had gone out before anybody had asked, and {A} made the promise when all was over.',
          ],
          [
            '{B} is a neighbour without any duties.',
            '{B} is the paid keeper of the dog, bound by contract with {A} to find it whenever it is lost.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-restraint-of-trade', TOPIC, 5, {
    principle:
      'An agreement by which a person is restrained from a lawful business is void. There is one exception: a person who sells the goodwill of a business may agree with the buyer not to carry on a similar business within reasonable local limits, as long as the buyer carries it on there.',
    asks: 'Can {A} enforce the restraint against {B}?',
    ifAll: '{B} sold the goodwill, the local limits are reasonable, and {A} still carries on the business',
    elements: [
      '{B} had not sold the goodwill of a business to {A}',
      'the local limits are not reasonable',
      '{A} no longer carries on the business',
    ],
    situations: [
      {
        begins: '{B} used to sell sweets in a town, and has agreed in writing not to open a sweet shop.',
        parts: [
          [
            '{B} had a shop there and sold it, with its name and goodwill, to {A}.',
            '{B} was only a salesperson of {A} and agreed to it on leaving the job.',
          ],
          ['The restraint is for this town alone.', 'The restraint is for every place in India.'],
          ['{A} sells sweets there every day.', '{A} has closed the shop for good and trades in cement.'],
        ],
      },
      {
        begins: '{B}, a tailor, has promised not to work as a tailor.',
        parts: [
          [
            'The promise was made when {A} bought the workshop of {B} and its goodwill.',
            'The promise was made to {A}, a rival, against a payment, and no workshop changed hands.',
            [
              'It is to hold for the quarter of the city in which both live.',
              '{A} has tailors at work there.',
            ],
          ],
          [
            'It is to hold for the quarter of the city in which the workshop lies.',
            'It is to hold for all states of the Union and for abroad.',
          ],
          [
            '{A} has tailors at work in the workshop.',
            '{A} has turned the workshop into a parking place and makes no clothes.',
          ],
        ],
      },
      {
        begins: '{B} has agreed not to run a driving school.',
        parts: [
          [
            'This stands in the deed by which {B} sold a driving school and its goodwill to {A}.',
            'This stands in the contract by which {B} was employed by {A} as a teacher of driving.',
          ],
          ['It is limited to the district in which the school lies.', 'It has no limit of place at all.'],
          ['{A} teaches learners there.', '{A} gave the school up two years ago.'],
        ],
      },
    ],
  }),
];
