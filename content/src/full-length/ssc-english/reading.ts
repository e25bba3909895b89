import { passageSet } from '../../passages/written-passage.ts';

const SUBJECT = 'English Comprehension';

/** History of building: wells to which people walked down. */
export const stepsDownToWater = passageSet(
  { subject: SUBJECT, topic: 'Comprehension' },
  {
    name: 'ssc-english/steps-down-to-water',
    title: 'Steps down to the water',
    paragraphs: [
      'In the dry west of India, water may stand a few metres below the ground after the monsoon, and many metres lower before the next. A simple well will do for those who own a long rope. The builders of stepwells had another answer: they led people down to the water. A stair of stone descends from the street through storey after storey of pillared platforms, and at whatever height the water stands, some step is just above it.',
      'Such a well was more than a supply. Its lower platforms were several degrees cooler than the street. Travellers slept there at noon; and women, for many of whom fetching water was the one errand that took them out of the house, could sit and talk without being told to hurry. A good many of the wells were paid for by women, queens among them, whose names can still be read in the inscriptions.',
      'In the nineteenth century, officials began to call the wells unhealthy, and not without reason. People bathed where others drank, and the guinea worm, a parasite that enters the body with the water, was passed on by those who stepped into it. Taps and pumps took the place of the wells, and many were left to fill with rubbish.',
      'The guinea worm has gone from the country, and some of the wells are being cleaned again, mostly by people who do not mean to drink from them. They have noticed that a town which lost its stepwells lost more than monuments. Each of them used to gather the rain of a whole neighbourhood, and to let it sink, in its own time, into the ground.',
    ],
    questions: [
      {
        name: 'answer',
        difficulty: 3,
        right: 'B',
        text: 'What was the advantage of a stepwell over a simple well?',
        options: [
          'The water in it stood higher throughout the year.',
          'Its water could be reached on foot at any level.',
          'Its water could be drawn with a much shorter rope.',
          'It could be built where there was no water below.',
        ],
        explanation:
          'The stair leads down to the water, and "at whatever height the water stands, some step is just above it". The water itself rises and falls as in other wells, and no rope is needed at all.',
      },
      {
        name: 'errand',
        difficulty: 4,
        right: 'D',
        text: 'Why, according to the passage, was the stepwell a welcome place for women?',
        options: [
          'They could read there the names of famous queens.',
          'They could earn money there by serving travellers.',
          'They could do all their work there in the shade.',
          'They could spend time there without being hurried.',
        ],
        explanation:
          'At the well they "could sit and talk without being told to hurry". The names of queens are those of women who had paid for wells; they are not said to have drawn anyone there.',
      },
      {
        name: 'officials',
        difficulty: 5,
        right: 'A',
        text: 'What does the author think of the officials who called the wells unhealthy?',
        options: [
          'There was some truth in what they said.',
          'They misunderstood how the worm was passed on.',
          'They only wanted the wells to be cleaned.',
          'They were more concerned with monuments.',
        ],
        explanation:
          'They did so "not without reason", since "people bathed where others drank". The way in which the worm was passed on is told as a fact, and nothing suggests that the officials had it wrong.',
      },
      {
        name: 'worm',
        difficulty: 4,
        right: 'D',
        text: 'Which feature of the stepwell made it easy for the guinea worm to spread?',
        options: [
          'Its lower platforms were cooler than the street.',
          'Its stair was made of stone and hard to clean.',
          'Rubbish was thrown into it from the street.',
          'People could step into the water that others drank.',
        ],
        explanation:
          'The worm "enters the body with the water" that is drunk, and it was passed on "by those who stepped into it". The rubbish came only later, when the wells had been given up.',
      },
      {
        name: 'cleaned',
        difficulty: 6,
        right: 'C',
        text: 'For what purpose, as can be inferred from the passage, are some of the wells being cleaned again?',
        options: [
          'So that there is clean water to drink when the taps run dry',
          'So that visitors may admire the pillars and the inscriptions',
          'So that rain collects in them and goes down into the soil',
          'So that travellers have a cool place in which to rest at noon',
        ],
        explanation:
          'Those who clean them know that a well gathered the rain and "let it sink, in its own time, into the ground". They "do not mean to drink from them", and they care about what is "more than monuments".',
      },
    ],
  },
);

/** Cloze: beginning late. */
export const sixtyYearsToBegin = passageSet(
  { subject: SUBJECT, topic: 'Cloze Test' },
  {
    name: 'ssc-english/sixty-years-to-begin',
    title: 'Sixty years to begin',
    paragraphs: [
      'Lalremruati’s grandmother learnt to read (1) ______ the age of sixty-six. Every afternoon, when the children had come home from school, she sat down beside the youngest and copied (2) ______ the girl had written that day. Nobody laughed at her, (3) ______ her letters leaned in all directions during the first weeks. By the end of the monsoon she could make out the signs on the buses, and she began to travel to the market alone, (4) ______ she had never done before. When a neighbour asked her what had been the hardest part, she replied that the letters were easy. It was the decision to begin that had (5) ______ her sixty years.',
    ],
    questions: [
      {
        name: 'at-the-age',
        difficulty: 3,
        right: 'B',
        text: 'Select the most appropriate word to fill in blank (1), in "learnt to read (1) ______ the age of sixty-six".',
        options: ['on', 'at', 'in', 'to'],
        explanation:
          'The preposition of a point of time in a life is **at**: one learns something at an age. So it is in "the age of sixty-six".',
      },
      {
        name: 'what',
        difficulty: 4,
        right: 'D',
        text: 'Select the most appropriate word to fill in blank (2), in "copied (2) ______ the girl had written that day".',
        options: ['that', 'whose', 'whom', 'what'],
        explanation:
          'The clause "the girl had written that day" has to be the object of **copied**, and no noun stands before it to which **that** or **whom** could refer. **What** means the thing that, and needs no such noun.',
      },
      {
        name: 'although',
        difficulty: 4,
        right: 'A',
        text: 'Select the most appropriate word to fill in blank (3), in "nobody laughed at her, (3) ______ her letters leaned in all directions".',
        options: ['although', 'because', 'unless', 'lest'],
        explanation:
          'That "her letters leaned in all directions" was a reason to laugh, and yet nobody did: **although** joins a fact to what is surprising after it. **Because** would make the bad letters the reason for not laughing.',
      },
      {
        name: 'which',
        difficulty: 6,
        right: 'C',
        text: 'Select the most appropriate word to fill in blank (4), in "to travel to the market alone, (4) ______ she had never done before".',
        options: ['that', 'what', 'which', 'whom'],
        explanation:
          'What "she had never done before" is to travel alone. A relative clause after a comma that refers to a whole statement begins with **which**; **that** is not used after such a comma, and **what** does not refer back.',
      },
      {
        name: 'taken',
        difficulty: 4,
        right: 'A',
        text: 'Select the most appropriate word to fill in blank (5), in "the decision to begin that had (5) ______ her sixty years".',
        options: ['taken', 'spent', 'passed', 'lived'],
        explanation:
          'A thing takes somebody a certain time, so the decision had **taken** her sixty years. It is a person who spends or passes time, and here the subject is "the decision to begin".',
      },
    ],
  },
);
