import { templatesOf } from '../subject.ts';

const { legalCase } = templatesOf('Legal Reasoning');
const TOPIC = 'Torts';

export const torts = [
  legalCase('case-negligence', TOPIC, 4, {
    principle:
      'A person is liable for negligence who owes a duty of care to another, does not take the care that a reasonable person would take, and thereby causes damage that could be foreseen. A person who merely looks on at a danger that others have made owes no duty.',
    asks: 'Is {A} liable to {B} for negligence?',
    ifAll: '{A} owed {B} a duty, did not take reasonable care, and caused damage that could be foreseen',
    elements: [
      '{A} owed {B} no duty of care',
      '{A} took the care that a reasonable person would take',
      'the damage was not caused by anything that {A} did or left undone',
    ],
    situations: [
      {
        begins: 'It is late in the evening, and a street is dark.',
        parts: [
          [
            '{A} drives a lorry and comes upon {B}, who rides a bicycle with a lamp.',
            '{A} stands on a balcony and sees {B}, a stranger, ride towards a pit that others have dug.',
            [
              '{A}, who is reading messages on a telephone, does not call out.',
              'As a result of this {B} falls into it and breaks an arm.',
            ],
          ],
          [
            '{A} is reading messages on a telephone.',
            '{A} keeps to the speed limit, with lights on, brakes at once and gives a signal.',
            [
              '{A} drives a lorry and comes upon {B}, who rides a bicycle with a lamp.',
              'All the same the lorry hits {B}, and {B} breaks an arm.',
            ],
          ],
          [
            'As a result of this {B} is hit and breaks an arm.',
            'Before they meet, a tree that is struck by lightning falls on {B} and breaks an arm.',
          ],
        ],
      },
      {
        begins: '{B} feels unwell after a dinner in town.',
        parts: [
          [
            '{A} keeps the restaurant in which {B} dined as a guest.',
            '{A} was a guest at the next table, whom {B} did not know, and smelled that the fish of {B} was bad.',
            [
              '{A} gave no warning, although one word would have been enough.',
              'A doctor finds that this fish was the cause.',
            ],
          ],
          [
            'The kitchen of {A} uses fish that had been left outside the refrigerator for two days.',
            'The kitchen of {A} buys fish each morning from a licensed dealer, cools it and checks it as the rules require.',
          ],
          [
            'A doctor finds that this fish was the cause.',
            'A doctor finds that a fever which {B} has had since the day before was the only cause.',
          ],
        ],
      },
      {
        begins: 'A ceiling fan falls down during a lesson and hurts {B}.',
        parts: [
          [
            '{A} runs the school in which {B} is a pupil.',
            '{A} is a visitor who waits in the corridor, has nothing to do with the school, and sees the fan shake.',
            ['{A} says nothing to anybody, although there was time.', 'A loose screw was what made it fall.'],
          ],
          [
            'A cleaner had reported a loose screw a month before, and {A} had done nothing.',
            'All fans had been checked by an engineer on behalf of {A} the week before, and every screw was tight.',
            [
              '{A} runs the school in which {B} is a pupil.',
              'The fan fell when {A} switched it on, because of a crack within the metal that no check could have shown.',
            ],
          ],
          [
            'The loose screw was what made it fall.',
            'An earthquake that destroyed half the town made it fall, and would have done so whatever the screws had been.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-vicarious-liability', TOPIC, 4, {
    principle:
      'A master is liable for a wrong that a servant commits in the course of the employment. A servant is a person whose work the master directs in what is done and in how it is done; for an independent contractor the master is not liable.',
    asks: 'Is {A} liable to {B}?',
    ifAll: 'a servant of {A} did the wrong in the course of the employment',
    elements: [
      'the person who did it was not a servant of {A}',
      'it was not done in the course of the employment',
      'no wrong was done to {B}',
    ],
    situations: [
      {
        begins: 'There is a noise at the gate of {B}, in front of which a van stands.',
        parts: [
          [
            'It is driven by a driver whom {A} pays by the month and tells which way to take.',
            'It is driven by the owner of a transport firm, whom {A} has engaged for one load and who decides how it is carried.',
          ],
          [
            'The driver is on the way to a customer of {A}.',
            'It is Sunday; the driver has taken the van without leave to visit a cousin.',
          ],
          [
            'The driver was looking at a mobile telephone, and the van has broken the gate.',
            'The gate was rusty and fell down by itself; the van, well driven, had stopped before it.',
          ],
        ],
      },
      {
        begins:
          'A window of {B} is broken on the day on which a wall is painted next door, at the house of {A}.',
        parts: [
          [
            'The painter is employed by {A}, who decides each morning what is to be painted and how.',
            'The painter has a firm, works for many, and had only agreed with {A} on the colour and the price.',
          ],
          [
            'It is broken when the ladder for this work is set up.',
            'It is broken in the evening by a ball, when the painter plays cricket with friends.',
          ],
          [
            'With a little care it would not have been hit.',
            'The glass was broken by a hailstorm, and by nothing else.',
            [
              'The painter is employed by {A}, who decides each morning what is to be painted and how.',
              'The ladder for this work stood near the window.',
            ],
          ],
        ],
      },
      {
        begins: '{B} falls in the shop of {A} where oil has been spilt on the floor.',
        parts: [
          [
            'It had been spilt by a sweeper whom {A} employs and tells what to do and how.',
            'It had been spilt by a plumber with a firm of his own, who mended a pipe there for a fixed price and in his own way.',
          ],
          [
            'It happened during the work for which {A} pays.',
            'It happened on a holiday, when the sweeper had secretly let friends into the shop for a party.',
          ],
          [
            'No sign warned of it, and {B} breaks an arm.',
            'A rope and a large sign closed the place off, and {B}, who jumped over the rope for fun, falls softly and is not hurt.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-strict-liability', TOPIC, 4, {
    principle:
      'A person who brings on land, for an unusual use, a thing that is likely to do harm if it escapes, is liable for the damage that follows from its escape, even without any fault. There is no liability for what an act of God alone brought about.',
    asks: 'Is {A} liable to {B}?',
    ifAll:
      'a thing that was likely to do harm, kept for an unusual use of the land, escaped and caused damage',
    elements: [
      'the use of the land was an ordinary one',
      'nothing escaped from the land of {A}',
      'an act of God alone brought it about',
    ],
    situations: [
      {
        begins: '{A} and {B} have plots next to each other.',
        parts: [
          [
            '{A} has filled a pond with the acid waste of a factory.',
            '{A} has a water pipe of the usual size to the kitchen.',
          ],
          [
            'The liquid runs into the cellar of {B} and spoils what is stored there.',
            '{B} comes over, slips at this place, on the plot of {A}, and spoils a shirt.',
            [
              '{A} has filled a pond with the acid waste of a factory.',
              '{A} had had everything checked each week.',
            ],
          ],
          [
            '{A} had had everything checked each week, and nobody knows why it gave way.',
            'A cyclone of a strength that nobody had known there, and nothing else, had let it out.',
          ],
        ],
      },
      {
        begins: '{A} owns a yard behind the house of {B}.',
        parts: [
          [
            '{A} stores two hundred drums of explosive for quarries there.',
            '{A} keeps a few cylinders of cooking gas for the kitchen there, as all neighbours do.',
          ],
          [
            'Something there explodes, and pieces fly over the wall and break the roof of {B}.',
            'Something there explodes, and {B}, who is standing in the yard of {A}, is hurt; nothing leaves the yard.',
          ],
          [
            'Nobody can say what set it off.',
            'It was set off by an earthquake such as nobody had known there, and by nothing else.',
          ],
        ],
      },
      {
        begins: '{A} and {B} live side by side.',
        parts: [
          [
            '{A} keeps three tigers in an enclosure in a garden in the city.',
            '{A} keeps two hens in a garden in the village, as everybody there does.',
          ],
          [
            'One of the animals gets out, and the cow of {B}, in its fright, runs into a ditch and dies.',
            'None of the animals ever gets out; {B} leads a cow to the fence, where it dies of fright at a noise.',
          ],
          [
            'The fence had been high and new.',
            'A flood such as had not been seen for centuries had torn down every fence, and no fence could have stood it.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-defamation', TOPIC, 4, {
    principle:
      'A person is liable for defamation who makes a false statement about another that lowers this person in the opinion of others, and who makes it known to somebody besides the person of whom it is made.',
    asks: 'Is {A} liable to {B} for defamation?',
    ifAll: 'a false statement that lowers {B} in the opinion of others was made known to somebody else',
    elements: [
      'the statement was true',
      'the statement does not lower {B} in the opinion of others',
      'nobody but {B} came to know the statement',
    ],
    situations: [
      {
        begins: '{A} writes about {B}, who keeps the accounts of a club.',
        parts: [
          [
            'The accounts have always been correct.',
            'The accounts show that {B} had taken forty thousand rupees of the club and admitted it, as {A} writes.',
          ],
          [
            'The text calls {B} a thief of the club’s money.',
            'The text says, wrongly, that {B} is the tallest member of the club.',
          ],
          [
            'It is printed in the club’s magazine.',
            'It is in a sealed letter to {B}, who opens it alone and shows it to nobody.',
          ],
        ],
      },
      {
        begins: '{A} speaks about {B}, a doctor.',
        parts: [
          ['{B} has passed all examinations.', '{B} had in fact bought the degree, as a court has found.'],
          ['{A} says that {B} bought the degree.', '{A} says, wrongly, that {B} plays chess.'],
          [
            'Twenty patients hear it in the waiting room.',
            'They are alone in a room, and nobody else can hear it or is told of it.',
          ],
        ],
      },
      {
        begins: '{A} sends a message about a cake that {B} has sold.',
        parts: [
          [
            'Nothing was ever wrong with the cakes of {B}.',
            'As {A} reports, {B} had used flour with insects for weeks, which the inspector has confirmed.',
          ],
          [
            'The message says that {B} knowingly sells what is not fit to eat.',
            'The message says, wrongly, that the cakes of {B} are baked in the morning.',
          ],
          [
            'All two hundred members of a group read it.',
            'It goes to the telephone of {B} alone, who deletes it unseen by others.',
          ],
        ],
      },
    ],
  }),
];
