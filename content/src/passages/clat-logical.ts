import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Logical Reasoning' };

/** Before and after, with a second cause in between. */
export const theFreeBus = passageSet(FILED, {
  name: 'the-free-bus',
  title: 'The free bus',
  paragraphs: [
    'Two years ago a college in Rampur, which draws most of its students from villages up to twenty-five kilometres away, began to give them free bus passes. In the year before, students had attended on average sixty-one of every hundred classes. In the year after, they attended seventy-four. The principal, who wants the state to pay for such passes in all rural colleges, has put these figures at the head of her report. ‘The fare’, she writes, ‘was all that had been keeping them away. Take away the fare, and they come.’',
    'Her report meets two objections before anyone has raised them. It might be said, she writes, that students who live in the town attended more often in the second year as well, so that something other than the pass must have been at work. But these are only a tenth of the college, and a tenth cannot account for a rise of thirteen in the hundred. It might also be said that a pass can be used for journeys to the market as well as to the class. This is true, she admits; yet the question is not how many journeys were made, but how many classes were attended.',
    'A member of the finance committee has read the report with a pencil in her hand. She has underlined ‘all that had been keeping them away’, and has written beside it: ‘Then why not a hundred?’ She has noted that in July of the second year the college began to admit to the final examination only those who had attended three quarters of their classes. And she has put a question mark against the first objection. Town students, she remarks, got no passes, for they live within walking distance. If they too came more often, their number is not the point. What matters is by how much their attendance rose, and this the report does not say.',
    'The committee is not hostile to the passes. It would pay for them gladly if what it bought were attendance. It has asked the principal for one more table, and has postponed its decision until it has seen it.',
  ],
  questions: [
    {
      name: 'flaw',
      difficulty: 6,
      right: 'C',
      text: 'What is wrong with the principal’s answer to the first objection?',
      options: [
        'A tenth of the college could after all account for most of the rise.',
        'It counts the journeys that were made instead of the classes attended.',
        'Few as they are, the town students can still show what else was at work.',
        'It supposes that the town students had been given passes as well.',
      ],
      explanation:
        'The committee member says: "their number is not the point. What matters is by how much their attendance rose". They serve as a comparison, not as a part of the total. The principal is right that a tenth cannot make up the rise; the mistake is to stop there.',
    },
    {
      name: 'hundred',
      difficulty: 5,
      right: 'A',
      text: 'What does the remark ‘Then why not a hundred?’ bring out?',
      options: [
        'Since many classes are still missed, the fare cannot be the only obstacle.',
        'Since many classes are still missed, the passes cannot have had an effect.',
        'A rise of thirteen in the hundred is too small to be worth its price.',
        'No college can expect its students to attend every single class.',
      ],
      explanation:
        'The remark is set against the words "all that had been keeping them away". If the fare was all, nothing would keep them away without it; yet attendance is seventy-four. That the passes had no effect does not follow: one obstacle of several may have gone.',
    },
    {
      name: 'support',
      difficulty: 7,
      right: 'D',
      text: 'Which finding would most support the claim that the passes raised attendance?',
      options: [
        'Attendance had been rising for three years before the passes.',
        'The attendance of town students rose by thirteen in the hundred.',
        'Most of the students from the villages use their passes every day.',
        'The attendance of town students rose by two in the hundred.',
      ],
      explanation:
        'Town students "got no passes" but were under the same rule on the examination. If they rose by two only, other causes explain little of the rise of thirteen; had they risen by thirteen too, these would explain all of it. Daily use of the passes shows journeys, not that fewer would have come without them.',
    },
    {
      name: 'examination',
      difficulty: 6,
      right: 'B',
      text: 'Why does the new condition for the final examination matter to the argument?',
      options: [
        'It shows that the college itself did not trust the passes to work.',
        'It could explain the rise in attendance without the passes.',
        'It explains why attendance had been low in the year before.',
        'It applied to the students who had passes and to no others.',
      ],
      explanation:
        'In the second year the college "began to admit to the final examination only those who had attended three quarters of their classes": a reason to come that has nothing to do with fares. It came too late to explain the year before, and nothing confines it to those with passes.',
    },
    {
      name: 'table',
      difficulty: 6,
      right: 'B',
      text: 'Which table has the committee most probably asked for?',
      options: [
        'The journeys made with passes, month by month',
        'The attendance of town and village students in both years',
        'The distance of each village from the college',
        'The cost of passes for all the rural colleges of the state',
      ],
      explanation:
        'What is missing is "by how much their attendance rose, and this the report does not say": town students have to be shown apart. The cost would matter later; the committee first wants to know whether "what it bought were attendance".',
    },
  ],
});

/** Thefts that may have moved, or may not have been told. */
export const theLitLane = passageSet(FILED, {
  name: 'the-lit-lane',
  title: 'The lit lane',
  paragraphs: [
    'Last winter the ward of Lakshmipet put up street lamps in the eleven lanes behind the vegetable market. In the six months before, forty-four thefts had been reported from those lanes; in the six months after, nineteen. The councillor for the ward has moved that all the dark lanes of the town be lit in the same manner. Thieves, he argues, work where they cannot be seen. A lamp costs less in a year than one stolen motorcycle. A town that knows this and leaves its lanes dark has chosen to be robbed.',
    'The councillor for Andipatti, the ward across the main road, opposes the motion, and not because she loves the dark. In her own ward no lamp was put up, and over the same months reported thefts went from thirty to fifty-two. All that the lamps have done, she says, is to send the thieves across the main road. Light every lane in the town, and they will go to the next town, which will have to buy lamps in its turn; and when the whole district is lit there will be as many thefts as ever, and a large bill for electricity.',
    'He has answered that her argument proves too much. If thieves simply went elsewhere, then whatever makes theft harder, be it a lock, a watchman or a dog, would be equally useless, and she would hardly advise her voters to leave their doors open. Some thieves move; others give up, because they know their own lanes and do not know hers. Besides, he points out, a bus stand was opened in Andipatti in February, and wherever a bus stand opens, pickpockets follow.',
    'The town’s police officer, who was asked for her opinion, gave none. She merely observed that ‘reported’ is not ‘committed’. In March the police post of Lakshmipet was moved from the market to the highway, half an hour’s walk away, and people who have lost an umbrella or a few coconuts do not walk for half an hour in order to say so.',
  ],
  questions: [
    {
      name: 'assumption',
      difficulty: 5,
      right: 'D',
      text: 'On which assumption does the argument of the councillor for Andipatti depend?',
      options: [
        'The lamps cost more than what thieves would take without them.',
        'Thefts are more often reported in lanes that are lit.',
        'The lanes of her ward are as dark as those of Lakshmipet had been.',
        'The added thefts in her ward are by thieves from Lakshmipet.',
      ],
      explanation:
        'She says that the lamps "send the thieves across the main road", and offers the rise in her ward as the proof. This needs the thieves to be the same; if they are others, such as those at the bus stand, the lamps moved nobody. Her lanes may be less dark than the others and the argument still stand.',
    },
    {
      name: 'too-much',
      difficulty: 6,
      right: 'B',
      text: 'What does he mean by saying that her argument "proves too much"?',
      options: [
        'It rests on more figures than the question calls for.',
        'It leads to a conclusion that she herself would not accept.',
        'It proves that the lamps had an effect upon the thieves.',
        'It is sound for her own ward, but not for the whole district.',
      ],
      explanation:
        'By her reasoning locks would be "equally useless", and yet "she would hardly advise her voters to leave their doors open". It is true that her argument grants the lamps an effect on thieves, but that is not what these words of his bring out.',
    },
    {
      name: 'observation',
      difficulty: 6,
      right: 'A',
      text: 'The police officer’s observation weakens the case for the lamps by suggesting that',
      options: [
        'fewer thefts may have been told of in Lakshmipet, not fewer committed.',
        'more thefts may have been told of in Andipatti than were committed.',
        'the police of Lakshmipet now have less time to look for thieves.',
        'most of the thefts in Lakshmipet were of things of little worth.',
      ],
      explanation:
        'Since the post was moved "half an hour’s walk away", people with small losses "do not walk for half an hour in order to say so": the count falls without fewer thefts. She says nothing of Andipatti, whose post was not moved.',
    },
    {
      name: 'strengthen',
      difficulty: 7,
      right: 'C',
      text: 'Which of these, if true, would most strengthen the view that thieves moved across the main road?',
      options: [
        'Most of the new thefts in Andipatti took place near the bus stand.',
        'Thefts rose just as much in dark wards at the far end of the town.',
        'Most of those caught in Andipatti this year used to steal in Lakshmipet.',
        'The people of Andipatti have become more ready to report a theft.',
      ],
      explanation:
        'The view is that the lamps "send the thieves across the main road"; that those caught there used to steal in Lakshmipet is direct evidence of it. An equal rise far away points to a cause that has nothing to do with the lamps next door.',
    },
    {
      name: 'motorcycles',
      difficulty: 8,
      right: 'C',
      text: 'Owners report every stolen motorcycle, wherever the police post may be, because the insurer demands it. Suppose that in Lakshmipet the number of stolen motorcycles fell from twelve before the lamps to five after them. What would this do to the case for the lamps?',
      options: [
        'Weaken it, because it shows that most of the thefts were small',
        'Leave it as it was, because motorcycles are few among the thefts',
        'Strengthen it, because this fall is not one of reporting',
        'Strengthen it, because these thieves did not go to Andipatti',
      ],
      explanation:
        'The doubt was that "‘reported’ is not ‘committed’". For motorcycles the two are the same, so this fall is a real one. Whether the thieves went to Andipatti is another doubt, on which the number of thefts in Lakshmipet says nothing.',
    },
  ],
});

/** A paradox: less punctual, and fewer books lost. */
export const libraryWithoutFines = passageSet(FILED, {
  name: 'library-without-fines',
  title: 'The library without fines',
  paragraphs: [
    'For forty years the public library at Nandgaon charged one rupee for every day that a book was late. Last April it stopped. Everyone expected that books would now stay out for ever, and the librarian herself was prepared, she says, to bring the fine back by June. What happened was this. The share of loans that came back late rose from eighteen to twenty-nine in the hundred. Yet the number of books that never came back at all, which had been about four hundred a year, fell to a hundred and sixty.',
    'How can people be less punctual and more honest at once? The librarian’s explanation is that the fine had worked differently upon two sorts of delay. On a book that was two days late it worked as it was meant to: the borrower hurried. But on a book that was two months late it had become a wall. Someone who owes sixty rupees, and has perhaps mislaid the book for a while besides, does not hurry to the desk. He avoids it, and the longer he avoids it the higher the wall becomes. In the end he has kept the book, not because he wanted it but because he could not face bringing it back.',
    'The chairman of the library’s board is not sure. In April, he reminds her, the library also began to send messages to borrowers’ telephones, three days before a book was due and every week thereafter. Might not these have brought the books home? She replies that reminders make people more punctual, not less; since people became less punctual, the reminders can have had little effect. The chairman thinks this too quick. The reminders and the end of the fine may both have worked at the same time, he says, the one pulling against the other, and what one sees in the figure for late returns is only the difference.',
    'Both agree on one thing. Whether the fine should return cannot be settled by asking whether readers ought to be punctual. That they ought to be nobody denies; the question is what a fine does to those who are not.',
  ],
  questions: [
    {
      name: 'paradox',
      difficulty: 4,
      right: 'A',
      text: 'Which two facts appear to contradict each other?',
      options: [
        'More books came back late, and yet fewer were lost.',
        'More books were lent, and yet fewer came back late.',
        'The fine was given up, and yet it had brought in money.',
        'Readers were reminded, and yet they kept more books.',
      ],
      explanation:
        'Late returns "rose from eighteen to twenty-nine in the hundred", while the books "that never came back at all" fell from about four hundred to a hundred and sixty. That readers were reminded and still came late is true, but they kept fewer books, not more.',
    },
    {
      name: 'wall',
      difficulty: 5,
      right: 'D',
      text: 'In the librarian’s explanation, what is the wall?',
      options: [
        'The rule that a late book has to be brought to the desk',
        'The loss that the library suffers by books that are kept',
        'The wish of a borrower to keep a book that he likes',
        'The sum that grows until a borrower stays away because of it',
      ],
      explanation:
        'Someone who owes sixty rupees avoids the desk, "and the longer he avoids it the higher the wall becomes": it is the fine that grows. The desk is what he avoids, not what keeps him away; and he keeps the book "not because he wanted it".',
    },
    {
      name: 'too-quick',
      difficulty: 8,
      right: 'B',
      text: 'Why does the chairman think the librarian’s reply too quick?',
      options: [
        'She confuses books that come back late with books that are lost.',
        'She infers that a cause was weak from an effect with two causes.',
        'She does not know how many of the messages were read.',
        'She takes it that a reminder works upon all borrowers alike.',
      ],
      explanation:
        'In his view the two changes may have been "the one pulling against the other", so that the figure shows "only the difference". A strong reminder may hide behind a stronger effect of ending the fine. Whether the messages were read is a fair question, but not one that he asks.',
    },
    {
      name: 'against',
      difficulty: 7,
      right: 'C',
      text: 'Which of these, if true, would most strengthen the librarian’s explanation against the chairman’s?',
      options: [
        'Where fines ended and messages began in the same month, fewer books were lost.',
        'Where fines were kept and messages began, fewer books were lost.',
        'Where fines ended and no messages were sent, fewer books were lost.',
        'Where fines were kept and no messages were sent, losses did not change.',
      ],
      explanation:
        'He asks of the messages: "Might not these have brought the books home?" Where none were sent, they cannot have; what is left is the end of the fine. A library that made both changes at once repeats the doubt instead of removing it.',
    },
    {
      name: 'agree',
      difficulty: 6,
      right: 'A',
      text: 'With which statement would both the librarian and the chairman agree?',
      options: [
        'To decide about the fine, one has to know its effects on late readers.',
        'The reminders did something to make readers more punctual.',
        'The fine should not return as long as fewer books are lost.',
        'Readers who bring back a book late should not be blamed for it.',
      ],
      explanation:
        'Both hold that "the question is what a fine does to those who are not" punctual. About the reminders they differ, and neither excuses the late: that readers ought to be punctual "nobody denies".',
    },
  ],
});
