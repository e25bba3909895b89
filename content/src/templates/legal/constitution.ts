import { templatesOf } from '../subject.ts';

const { legalCase } = templatesOf('Legal Reasoning');
const TOPIC = 'Constitution and Public Policy';

export const constitutionInCases = [
  legalCase('case-reasonable-classification', TOPIC, 5, {
    principle:
      'The State shall treat equals equally. A law may put persons into classes if those within a class differ from those outside it in a way that can be stated clearly, if the law pursues a lawful aim, and if the difference has a rational connection with this aim.',
    asks: 'Is the classification valid?',
    ifAll: 'the classes differ clearly, the aim is lawful, and the difference is connected with it',
    elements: [
      'it cannot be stated clearly who belongs to the class',
      'the aim is not a lawful one',
      'the difference has no rational connection with the aim',
    ],
    situations: [
      {
        begins: 'A state passes a law on school meals.',
        parts: [
          [
            'Free meals are for children of families with an income below two lakh rupees a year.',
            'Free meals are for "children of nice families", which nothing in the law explains.',
            [
              'The aim is that no child goes hungry at school.',
              'It is said that such children come to school without a meal most often.',
            ],
          ],
          [
            'The aim is that no child goes hungry at school.',
            'The aim, according to the law itself, is to punish villages that voted for another party.',
            [
              'Free meals are for children of the villages west of a river, and no longer for those east of it.',
              'The villages east of the river are those that had voted so.',
            ],
          ],
          [
            'Studies show that children of this class come to school without a meal most often.',
            'The first letter of a name has nothing to do with hunger.',
            [
              'Free meals are for children whose names begin with a letter from A to K.',
              'The aim is that no child goes hungry at school.',
            ],
          ],
        ],
      },
      {
        begins: 'A city makes a rule for the use of its roads.',
        parts: [
          [
            'Lorries of more than ten tonnes may not use a bridge.',
            'Vehicles "that look unpleasant" may not use a bridge, and no officer can say which these are.',
            [
              'The rule is to save the bridge from damage.',
              'It is said that such vehicles are the ones that damage it.',
            ],
          ],
          [
            'The rule is to save the bridge from damage.',
            'The rule is to drive the members of one religion out of a quarter beyond the bridge, as its preamble says.',
            [
              'Vehicles whose owners live in this quarter may not use the bridge.',
              'The members of this religion live there and have no other way to the city.',
            ],
          ],
          [
            'Engineers have found that the bridge bears ten tonnes safely, and no more.',
            'The day of a licence has nothing to do with the weight of a vehicle.',
            [
              'Vehicles that were licensed on a Monday may not use a bridge.',
              'The rule is to save the bridge from damage.',
            ],
          ],
        ],
      },
      {
        begins: 'A law gives some shops a lower tax.',
        parts: [
          [
            'It is for shops with fewer than five employees.',
            'It is for shops "of the proper sort", and it does not say which these are.',
            [
              'It is to help small shops to survive beside large ones.',
              'It is said that such shops have closed in great numbers.',
            ],
          ],
          [
            'It is to help small shops to survive beside large ones.',
            'It is, as is stated in it, to reward the families of the ministers.',
            [
              'It is for shops whose owners are related to a minister.',
              'It reaches these families and no others.',
            ],
          ],
          [
            'Small shops are those that have closed in great numbers.',
            'The colour of a door has nothing to do with the size of a shop.',
            ['It is for shops with blue doors.', 'It is to help small shops to survive beside large ones.'],
          ],
        ],
      },
    ],
  }),

  legalCase('case-restriction-of-speech', TOPIC, 5, {
    principle:
      'Every citizen has the freedom of speech. The State may restrict it only by a law, only on a ground that the Constitution names, such as public order, decency or defamation, and only as far as the restriction is reasonable.',
    asks: 'Is the restriction permitted?',
    ifAll: 'it is made by a law, on a ground that is named, and is reasonable',
    elements: [
      'it is not made by a law',
      'its ground is not one that the Constitution names',
      'it goes further than is reasonable',
    ],
    situations: [
      {
        begins: 'After a riot, meetings with loudspeakers are restricted in a town.',
        parts: [
          [
            'An Act of the legislature allows the magistrate to do so.',
            'No Act allows it; a clerk has simply put up a notice.',
          ],
          [
            'The reason given is that public order is in danger.',
            'The reason given is that speeches bore the officers of the town, and there is no other.',
          ],
          [
            'It lasts three days and covers the two streets of the riot.',
            'It lasts for ever and covers all speech in the whole state, even in private houses.',
          ],
        ],
      },
      {
        begins: 'The sale of a magazine is restricted.',
        parts: [
          [
            'It is done under a statute that the legislature has passed.',
            'It is done by an order that rests on no statute at all.',
          ],
          [
            'The pictures in it offend against decency, a ground that the Constitution names.',
            'A minister finds its paper too thin; nothing else is held against it.',
          ],
          [
            'It may not be sold to children, and adults can buy it.',
            'Nobody may sell, buy, own or mention it, nor print anything else ever again.',
          ],
        ],
      },
      {
        begins: 'Posters about a shopkeeper are forbidden.',
        parts: [
          [
            'A law provides for such an order, and a court has issued it.',
            'No law provides for it; a councillor has told people to stop.',
          ],
          [
            'The ground is that the posters defame the shopkeeper.',
            'The ground is that the shopkeeper dislikes the colour green, and there is no other.',
            [
              'A law provides for such an order, and a court has issued it.',
              'It is about green posters in one street, and no more.',
            ],
          ],
          [
            'It is about the false sentence in the posters, and no more.',
            'It forbids all posters in the country, on whatever matter, for twenty years.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-double-jeopardy', TOPIC, 5, {
    principle:
      'No person shall be prosecuted and punished for the same offence more than once. The protection requires that there was a prosecution before a court, that it ended in a punishment, and that the second prosecution is for the same offence; an inquiry within a service is not a prosecution.',
    asks: 'Is {A} protected against the second prosecution?',
    ifAll: '{A} was prosecuted before a court and punished for the same offence',
    elements: [
      'the first proceedings were not a prosecution before a court',
      'the first proceedings did not end in a punishment',
      'the second prosecution is for another offence',
    ],
    situations: [
      {
        begins: '{A}, a cashier of a department, is prosecuted in 2024 for having taken money in 2022.',
        parts: [
          [
            'In 2023 {A} had stood before a criminal court.',
            'In 2023 {A} had stood before an inquiry officer of the department, and never before a court.',
          ],
          [
            'A penalty had been imposed there.',
            'It had ended without any penalty, because {A} had not been heard.',
          ],
          [
            'In both years the matter is the same taking of the same money.',
            'In 2023 the matter had been an insult to a colleague, which has nothing to do with the money.',
          ],
        ],
      },
      {
        begins: '{A} has to answer a charge of having set fire to a barn.',
        parts: [
          [
            'There had been an earlier trial before a court of sessions.',
            'There had been an earlier meeting of the village elders, who are no court.',
          ],
          [
            'It had ended with a fine, which {A} paid.',
            'It had ended with the withdrawal of the charge, and {A} was not punished.',
          ],
          [
            'The earlier charge was about the same fire.',
            'The earlier charge was about a stolen goat, years before the fire.',
          ],
        ],
      },
      {
        begins: '{A}, a driver, is charged with rash driving at a certain crossing on 3 March.',
        parts: [
          [
            'A magistrate had tried {A} in April.',
            'The employer of {A} had held a hearing in April, and no court had been involved.',
            [
              'The wages of {A} had been cut there.',
              'That, too, was about the driving at this crossing on 3 March.',
            ],
          ],
          [
            '{A} had been sentenced there.',
            '{A} had been let off there without a sentence, before the evidence was heard.',
          ],
          [
            'That, too, was about the driving at this crossing on 3 March.',
            'That was about a licence that {A} had forged in January.',
          ],
        ],
      },
    ],
  }),

  legalCase('case-fair-hearing', TOPIC, 5, {
    principle:
      'An authority that decides on the rights of a person must give notice of what is held against the person, must hear the person before it decides, and must not have an interest of its own in the matter.',
    asks: 'Does the decision comply with these requirements?',
    ifAll: 'there was notice, a hearing before the decision, and no interest of the authority',
    elements: [
      '{A} was not given notice of what was held against {A}',
      '{A} was not heard before the decision',
      'the authority had an interest of its own',
    ],
    situations: [
      {
        begins: 'The licence of {A}, who runs a pharmacy, is cancelled by an officer.',
        parts: [
          [
            'A letter had listed the medicines that were past their date.',
            'Nobody had told {A} what the matter was about.',
            [
              'A week before the order {A} was allowed to speak at the office, without knowing about what.',
              'The officer has nothing to do with the trade.',
            ],
          ],
          [
            '{A} had explained this at length at the office a week before the order.',
            '{A} was allowed to speak for the first time a month after the order.',
          ],
          [
            'The officer has nothing to do with the trade.',
            'The officer owns the only other pharmacy of the place and gains from every one that closes.',
          ],
        ],
      },
      {
        begins: '{A}, a student, is expelled by the principal of a college.',
        parts: [
          [
            'The charge, copying in an examination, had been stated in writing.',
            'The charge had been kept secret from {A}.',
          ],
          [
            'A committee had listened to {A} before it was decided.',
            'Nobody had listened to {A}, although {A} had asked for it three times before it was decided.',
          ],
          [
            'The principal had not known {A} before.',
            'The principal’s own child gets the place, and the scholarship, that {A} loses.',
          ],
        ],
      },
      {
        begins: 'A tribunal decides that a part of the land of {A} is to be acquired for a road.',
        parts: [
          [
            'Plans and reasons had been sent to {A} in time.',
            'No plans, reasons or letters had ever been sent to {A}.',
            [
              'On two days before the award {A} could speak, without knowing about what.',
              'Its members live in other districts and own nothing nearby.',
            ],
          ],
          [
            'The objections of {A} were heard on two days before the award.',
            'The award was signed on Monday; the hearing of {A} was fixed for Thursday.',
          ],
          [
            'Its members live in other districts and own nothing nearby.',
            'Its chairman owns the plot whose value the road will double.',
          ],
        ],
      },
    ],
  }),
];
