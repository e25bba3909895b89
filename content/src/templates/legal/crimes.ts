import { templatesOf } from '../subject.ts';

const { legalCase } = templatesOf('Legal Reasoning');
const TOPIC = 'Crimes';

export const crimes = [
  legalCase('case-theft', TOPIC, 4, {
    principle:
      'A person commits theft who, with the dishonest intention of gaining what belongs to somebody else, moves a movable thing out of the possession of another person without that person’s consent.',
    asks: 'Has {A} committed theft?',
    ifAll: '{A} dishonestly moved a thing out of the possession of {B}, who had not consented',
    elements: [
      '{A} had no dishonest intention',
      'the thing was not in the possession of another person',
      '{B} had consented',
    ],
    situations: [
      {
        begins: '{A} finds a bicycle in the street and wheels it away.',
        parts: [
          [
            '{A} means to sell it and to keep the money.',
            '{A} owns one of the same make and takes it for that one.',
          ],
          [
            'It was leaning against the gate of the house in which {B} lives, and is used by {B} every day.',
            '{A} takes it for a bicycle that is parked there, but {B}, who lives nearby, had thrown it away a month before and given it up for good.',
          ],
          [
            '{B} knows nothing of it until the evening.',
            'Just before, {B} had called from the window that {A} could have it; {A}, who was wearing headphones, had not heard this.',
          ],
        ],
      },
      {
        begins: '{A}, a guest in a hostel, puts a pair of headphones into a bag and leaves.',
        parts: [
          [
            '{A} has no money for headphones and means to keep them.',
            '{A} means to bring them to {B}, who has left them behind, at the college an hour later, and does so.',
          ],
          [
            'They lay on the bed of {B}, who shares the room.',
            'They lay in the dustbin of the hostel, into which {B} had thrown them for good; {A} believed that they had fallen into it.',
          ],
          [
            'Nobody had asked {B}.',
            'In a message that {A} had not read yet, {B} had made {A} a present of them.',
          ],
        ],
      },
      {
        begins: 'At the end of a market day, {A} carries off a sack of rice.',
        parts: [
          [
            '{A} wants to eat the rice and never to pay for it.',
            '{A} has bought a sack of rice that day, was told that it stood at this place, and believes this to be it.',
          ],
          [
            'The sack stood behind the counter of {B}, who was serving a customer.',
            'The sack had been swept into the market by the flood of the week before, and nobody, {B} included, had it in keeping.',
          ],
          [
            '{B} was not asked by anybody.',
            '{B} had told the porters of the market that {A} could have this sack for nothing, of which {A} had not heard.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-private-defence', TOPIC, 4, {
    principle:
      'Nothing is an offence which is done to defend one’s own body against an attack. The right exists only while the attack goes on or is about to begin, only if there is no time to have the protection of the police, and only as far as the harm is no more than the defence needs.',
    asks: 'Is {A} protected by the right of private defence?',
    ifAll: '{A} met an attack for which no help could be had in time, with no more force than it took',
    elements: [
      'there was no attack any more when {A} acted',
      'there was time to have the protection of the police',
      '{A} did more harm than the defence needed',
    ],
    situations: [
      {
        begins: 'On a road {B} comes at {A} with a stick.',
        parts: [
          [
            'While {B} strikes, {A} hits back.',
            'After the first blow {B} drops the stick and runs off; {A} follows for ten minutes, catches {B} at a bus stop, and hits back there.',
          ],
          [
            'The nearest police station is five kilometres away.',
            'A police patrol stands within call, ready to step in, and {A} has seen it.',
          ],
          [
            '{A} strikes once, and {B} has a bruise.',
            'The stick of {B} is a thin reed that hardly hurts, and the blow of {A}, with an iron bar, breaks both legs of {B}.',
          ],
        ],
      },
      {
        begins: '{B} has threatened to beat {A} in the shop of {A}.',
        parts: [
          [
            '{B} enters with raised fists and seizes {A} by the throat; at this moment {A} pushes.',
            '{B} comes in, begs pardon and turns to go; at this moment {A} pushes.',
          ],
          [
            'Nobody else is in the street, and the telephone is out of order.',
            'Two constables, who had come to protect {A}, stand in the shop and are about to step in.',
          ],
          [
            '{B} stumbles against the door and has a bruise.',
            '{B} is small and weak and could be held off with one hand, as {A} knows; the push throws {B} through a window of glass.',
          ],
        ],
      },
      {
        begins: 'In a night train {B} tears at the purse of {A} and twists the arm that holds it.',
        parts: [
          [
            '{A} bites the hand that does so.',
            '{B} lets go and sits down again far away; an hour later {A} walks over and bites the hand of {B}.',
          ],
          [
            'The train is moving, and no guard is in the carriage.',
            'Two armed guards of the railway police sit on the next bench and have asked whether {A} needs help.',
          ],
          [
            'The hand bleeds a little.',
            '{A}, who is much the stronger and could free the arm with ease, bites off a finger while {B} still pulls.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-extortion', TOPIC, 4, {
    principle:
      'A person commits extortion who intentionally puts somebody in fear of an injury, and thereby dishonestly induces that person to deliver property.',
    asks: 'Has {A} committed extortion?',
    ifAll: '{A} put {B} in fear, and by this fear dishonestly induced {B} to deliver property',
    elements: [
      '{B} was not put in fear of an injury',
      '{A} did not act dishonestly',
      '{B} delivered no property',
    ],
    situations: [
      {
        begins: '{A} writes a letter to {B}.',
        parts: [
          [
            'It says that the workshop of {B} will be burnt down, and {B} trembles.',
            'It pretends to come from a hospital that collects for sick children, and {B}, who is not afraid of anything, believes it.',
          ],
          [
            'It asks for a lakh of rupees, to which {A} has no claim.',
            'It asks for the exact sum that a court has ordered {B} to pay to {A}, and for nothing else.',
          ],
          [
            'For this reason {B} hands the money over at the bus stand.',
            'For this reason {B} goes to the police and pays nothing.',
          ],
        ],
      },
      {
        begins: '{A} calls on {B}, who owns a bakery.',
        parts: [
          [
            '{A} says that windows break easily, shows a hammer, and {B} is afraid.',
            '{A} pretends to collect for the victims of a flood, and {B} believes it and is glad to help.',
          ],
          [
            '{A} wants ten thousand rupees a month for nothing in return.',
            '{A} wants back the ten thousand rupees that {B} had borrowed and admits to owing.',
          ],
          ['Because of this {B} gives ten thousand.', '{B} shuts the door, and no money changes hands.'],
        ],
      },
      {
        begins: '{A} meets {B}, a fellow student, before an examination.',
        parts: [
          [
            '{A} says that two strong friends wait at the gate to beat {B}, which {B} believes.',
            '{A} pretends to have been sent to collect all watches before the examination, which {B} believes.',
          ],
          [
            '{A} asks for the watch of {B}, only to have it.',
            '{A} asks for a watch that {B} had taken from {A} the day before, and takes nothing else.',
          ],
          [
            'Because of these words {B} takes off the watch and gives it.',
            'Because of these words {B} walks away with the watch still on the wrist.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-mischief', TOPIC, 4, {
    principle:
      'A person commits mischief who, with the intention of causing wrongful loss to another, or knowing this to be likely, destroys or changes a thing so that its value or usefulness is diminished, without having a right to do so.',
    asks: 'Has {A} committed mischief?',
    ifAll: '{A} knowingly and without a right made a thing of {B} less useful',
    elements: [
      '{A} neither intended a loss nor knew it to be likely',
      'the thing has lost nothing of its value or usefulness',
      '{A} had a right to do it',
    ],
    situations: [
      {
        begins: '{A} opens the valve of a tank on a field of {B}.',
        parts: [
          [
            '{A} is angry with {B}.',
            '{A}, a child on its first day in the village, takes the valve for a tap to drink from and cannot close it.',
          ],
          [
            'All the water that was meant for the seedlings runs off.',
            'The tank was empty; it is filled the same night, as planned, and nothing is lost.',
          ],
          [
            'Nobody had allowed it.',
            'By a written agreement with {B} the tank is to be emptied by {A} on this day.',
          ],
        ],
      },
      {
        begins: '{A} cuts a branch off a mango tree that stands on the land of {B}.',
        parts: [
          [
            'The two have quarrelled, and {A} wants to spoil the harvest of {B}.',
            '{A} had been shown this tree by mistake as one that belongs to the employer of {A}, and means to help it grow.',
          ],
          [
            'The tree bears less fruit that year.',
            'The branch was dead, and the tree bears as much fruit as before.',
          ],
          ['No permission had been given.', '{B} had asked {A} in writing to cut this branch.'],
        ],
      },
      {
        begins: '{A} paints over the sign of a shop of {B} at night.',
        parts: [
          [
            '{A}, who has a shop across the street, hopes that customers will no longer find it.',
            '{A} is walking in sleep, as doctors confirm, and knows nothing of it.',
          ],
          [
            'The next morning the sign cannot be read.',
            'The paint does not hold, rain washes it off before dawn, and the sign is as bright as before.',
          ],
          [
            '{B} had never spoken about the sign with {A}.',
            '{B} had ordered and paid for this work because the shop was to get a new name.',
          ],
        ],
      },
    ],
  }),
];
