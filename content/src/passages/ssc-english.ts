import { passageSet } from './written-passage.ts';

const FILED = { subject: 'English Comprehension', topic: 'Comprehension' };

/** Craft: cloth whose pattern comes first. */
export const dyedBeforeWoven = passageSet(FILED, {
  name: 'dyed-before-woven',
  title: 'Dyed before it is woven',
  paragraphs: [
    'Most patterned cloth gets its pattern last. It is woven plain and then printed, painted or embroidered; or else threads that are each of one colour are arranged by the weaver into stripes and figures. In ikat the order is reversed. The pattern is put on the thread, before there is any cloth at all.',
    'The weaver’s family stretches bundles of undyed thread on a frame and ties them tightly with strips of cloth or rubber, at places that have been worked out in advance. Then the bundles go into the dye. Where they are tied the dye cannot reach. They are untied, tied again elsewhere and dyed in a second colour, and so on, as a rule from the lightest shade to the darkest. When at last the threads are laid side by side on the loom, the patches of colour fall into place, and a figure appears that nobody has drawn.',
    'They seldom fall into place perfectly. A thread slips by the breadth of a grain, and the edge of every figure is a little blurred, like that of a thing seen through moving water. Buyers who know nothing about the craft take this for a fault. Those who know a little more take it for a proof that the cloth was made by hand, and so machines have been taught to print the blur. The weavers, for their part, neither seek it nor boast of it; they spend their lives trying to make it small.',
    'In single ikat only one set of threads, the lengthwise or the crosswise, is dyed in this manner. In double ikat both are, and the two patterns have to meet at every crossing. A family may need the better part of a year for one saree, and only a few places in the world have kept the skill. Asked why she did not print the same design, which would take an afternoon, one weaver answered that she could print it very well. ‘But then’, she said, ‘the cloth would only be wearing the pattern. Here it is made of it.’',
  ],
  questions: [
    {
      name: 'apart',
      difficulty: 3,
      right: 'A',
      text: 'What sets ikat apart from most other patterned cloth?',
      options: [
        'Its thread gets the pattern before it is woven.',
        'Each of its threads is of a single colour.',
        'Its pattern is painted on the cloth by hand.',
        'Its weaver arranges coloured threads in stripes.',
      ],
      explanation:
        'In ikat "the pattern is put on the thread, before there is any cloth at all". Threads "that are each of one colour" belong to the other kinds of cloth.',
    },
    {
      name: 'ties',
      difficulty: 3,
      right: 'C',
      text: 'Why are the bundles of thread tied?',
      options: [
        'To stop threads from slipping on the loom',
        'To count the threads that make up a figure',
        'To keep the dye away from parts of them',
        'To let one colour dry before the next',
      ],
      explanation:
        'The passage says: "Where they are tied the dye cannot reach." Threads do slip later, but the ties are taken off before the threads come to the loom.',
    },
    {
      name: 'blur',
      difficulty: 5,
      right: 'B',
      text: 'How do the weavers regard the blurred edges?',
      options: [
        'As a proof that their work is done by hand',
        'As something that they try to reduce',
        'As a fault which makes the cloth worthless',
        'As the beauty at which their craft aims',
      ],
      explanation:
        'They "spend their lives trying to make it small". To take it for a proof of handwork is the view of buyers "who know a little more", and the weavers do not "boast of it".',
    },
    {
      name: 'machines',
      difficulty: 5,
      right: 'D',
      text: 'Why have machines been taught to print the blur?',
      options: [
        'Machines cannot print an edge that is sharp.',
        'Most buyers find that sharp edges are a fault.',
        'Weavers asked for prints that look like ikat.',
        'Some buyers take it as a sign of handwork.',
      ],
      explanation:
        'Certain buyers take the blur "for a proof that the cloth was made by hand, and so machines have been taught" to print it. The fault that others see is the blur and not a sharp edge: those who know nothing about the craft "take this for a fault".',
    },
    {
      name: 'wearing',
      difficulty: 6,
      right: 'B',
      text: 'What does the weaver mean when she says that printed cloth "would only be wearing the pattern"?',
      options: [
        'A printed pattern fades sooner than a woven one.',
        'A printed pattern is added to the cloth and is no part of it.',
        'A printed pattern is worn by those who cannot pay for ikat.',
        'A printed pattern cannot be as exact as one in ikat.',
      ],
      explanation:
        'She contrasts cloth that wears the pattern, as one wears a garment, with cloth of which she says: "Here it is made of it." She does not speak of exactness: she "could print it very well".',
    },
  ],
});

/** History: how the country came by one time. */
export const whenNoonWasLocal = passageSet(FILED, {
  name: 'when-noon-was-local',
  title: 'When noon was local',
  paragraphs: [
    'Until the railways came, every town in India had its own noon. It was noon when the sun stood highest, and since the sun reaches Calcutta about an hour before it reaches Bombay, a clock that was right in the one city was wrong in the other. This troubled nobody, because nobody could travel fast enough to notice. A man who has been on the road for a month does not complain that his watch is an hour out.',
    'Trains made the difference matter. A line that crossed the country could not print its timetable by the noon of each station, and where two trains shared a single track it was dangerous for their drivers to disagree about the hour. The railways therefore chose one time for all of them. They took that of Madras, whose noon falls between those of the two other great ports, and whose observatory had the means to send out the hour by telegraph. For several decades a passenger in Bombay lived by one clock and caught his train by another, about half an hour ahead. The station clock and the clock tower down the road were both right.',
    'In 1906 a standard time was introduced for the whole country, five and a half hours ahead of Greenwich. It belonged to no great city. Its noon is that of a line which passes close to Mirzapur, and nearly every town had to give up its own noon for it. An order could set the clocks of offices, but habit proved harder to set. Bombay kept its local time on many public clocks for nearly half a century; Calcutta kept its own as well, though not for quite so long.',
    'It is easy to smile at cities that refused to agree what time it was. Yet they had a point. Sun time is a fact about a place: it tells you when there will be light. Standard time is a fact about an agreement: it tells you when others will be there. We have grown so used to the second that we take it for the first, and speak of the sun as rising late in the west of the country, as though it ought to have looked at the clock.',
  ],
  questions: [
    {
      name: 'before',
      difficulty: 3,
      right: 'D',
      text: 'Why did the different local times trouble nobody before the railways?',
      options: [
        'Very few towns had clocks of their own.',
        'Towns kept the time of the nearest port.',
        'The differences were too small to measure.',
        'People travelled too slowly to notice them.',
      ],
      explanation:
        'The passage says that "nobody could travel fast enough to notice". The differences were not small: between Calcutta and Bombay it was "about an hour".',
    },
    {
      name: 'madras',
      difficulty: 4,
      right: 'B',
      text: 'Which reason is given for the choice of Madras time?',
      options: [
        'Madras was the greatest of the three ports.',
        'Its noon lay between those of two other ports.',
        'Most of the railway lines ran through Madras.',
        'Its observatory was the oldest in the country.',
      ],
      explanation:
        'The noon of Madras "falls between those of the two other great ports". Its observatory is mentioned because it could "send out the hour by telegraph", not for its age.',
    },
    {
      name: 'both-right',
      difficulty: 4,
      right: 'A',
      text: 'In what sense were the station clock and the clock tower "both right"?',
      options: [
        'Each showed correctly a time that was in use.',
        'The two of them showed the same hour.',
        'Passengers could catch a train by either of them.',
        'Neither of them was more than an hour out.',
      ],
      explanation:
        'The passenger "lived by one clock and caught his train by another": each was true to a time of its own. He could not use either for trains, since the station clock was "about half an hour ahead".',
    },
    {
      name: 'standard',
      difficulty: 5,
      right: 'C',
      text: 'What is true of the standard time introduced in 1906?',
      options: [
        'It was the time of Madras, extended to all towns.',
        'All the cities of the country adopted it at once.',
        'It followed the noon of none of the great cities.',
        'It was kept by the offices but not by the trains.',
      ],
      explanation:
        'Of the new time it is said: "It belonged to no great city." The time of Madras was what the railways had taken before; and Bombay kept its own on many clocks "for nearly half a century".',
    },
    {
      name: 'late',
      difficulty: 6,
      right: 'A',
      text: 'According to the author, whoever says that the sun rises late in the west of the country',
      options: [
        'treats what was agreed upon as if it were a fact of nature.',
        'prefers the time of a place to the time of the country.',
        'forgets that the country once had more than one time.',
        'notices a difference that standard time has abolished.',
      ],
      explanation:
        'We "take it for the first": standard time, "a fact about an agreement", is taken for a fact about a place that the sun ought to follow. Such a speaker does not prefer the time of the place; he judges the place by the time of the country.',
    },
  ],
});
