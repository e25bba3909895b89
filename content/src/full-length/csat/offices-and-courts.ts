import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'CSAT', topic: 'Comprehension' };

/** Schools: a sign that is made a target. */
export const countedInTheRegister = passageSet(FILED, {
  name: 'csat/counted-in-the-register',
  title: 'Counted in the register',
  paragraphs: [
    'A district wanted its children to learn, and since learning is hard to count, it counted attendance. The heads of its schools were told that their budgets would depend on the registers. Within a year the registers showed nine children in ten at their desks. Inspectors who dropped in without notice found fewer. They also found that some schools no longer asked at home why a child stayed away, since to ask would have been to admit that he did. Nothing had been wrong with attendance as a sign: before anything hung on it, schools to which many came were on the whole schools in which many learnt. It stopped being a sign when it was made a target. A thermometer that is held against the lamp still shows a temperature, but no longer that of the room. This is no reason not to count. It is a reason to count several things, to keep some of them out of the reach of those who are judged by them, and to look now and then at the thing itself.',
  ],
  questions: [
    {
      name: 'thermometer',
      difficulty: 5,
      right: 'C',
      text: 'What does the author wish to show by the thermometer that is held against the lamp?',
      options: [
        'A measure loses its exactness when too many people read it.',
        'An instrument can be trusted further than the report of an inspector.',
        'A measure that is interfered with no longer shows what one wants to know.',
        'A measure that has once misled should give way to another measure.',
      ],
      explanation:
        'Near the lamp it shows a temperature, "but no longer that of the room", as a register on which budgets depend no longer shows who learns. The author does not want attendance replaced by another measure: "This is no reason not to count", and several things are to be counted.',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'B',
      text: 'Consider the following statements on attendance and measures:\n\n(1) Before budgets depended on it, attendance told nothing about the learning in a school.\n\n(2) It is useful to have figures that those who are judged by them cannot alter.\n\nWhich of these statements can be inferred from the passage?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'The author wants some figures kept "out of the reach of those who are judged by them". The other statement is contradicted: earlier, schools to which many came were "on the whole schools in which many learnt".',
    },
    {
      name: 'corollary',
      difficulty: 6,
      right: 'A',
      text: 'Which one of the following steps is the most rational corollary to the advice with which the passage on registers ends?',
      options: [
        'Registers are kept, and outsiders test some children on days that are not announced.',
        'Registers are given up, and budgets depend on the marks that schools give.',
        'Registers are kept, and schools are told beforehand when they will be inspected.',
        'Registers are kept, and schools where they prove false lose some of their budget.',
      ],
      explanation:
        'The advice is "to count several things", to keep some out of reach of those who are judged, and "to look now and then at the thing itself"; a test by outsiders beside the register does all three. To punish false registers leaves attendance the only thing that counts.',
    },
  ],
});

/** Courts: a delay that sensible people make together. */
export const adjournedDay = passageSet(FILED, {
  name: 'csat/the-adjourned-day',
  title: 'The adjourned day',
  paragraphs: [
    'When a court lists sixty cases for a day on which it can hear fifteen, three parties in four go home unheard. Lawyers learn from this that a date need not be a hearing. They prepare for few of their dates; and so, when a case is unexpectedly reached, it is often the lawyer who asks for another one. The judge, who does not want the day to be wasted, lists even more cases for tomorrow. Each of them acts sensibly, and the list grows. To appoint more judges would shorten it for some time, but a habit is not cured by adding people to it. A few courts have tried another way. They list no more cases than they can hear, and they refuse another date to anyone who is merely not ready. In the first months, more cases than before wait for a date. After a year or two the same judges decide more.',
  ],
  questions: [
    {
      name: 'persists',
      difficulty: 5,
      right: 'D',
      text: 'According to the passage, too many cases continue to be listed for one day because',
      options: [
        'judges do not know how many cases can be heard in a day.',
        'there are too few judges for the number of cases that are filed.',
        'lawyers gain from every additional date that is given to their clients.',
        'judges and lawyers each adapt to what the other has come to do.',
      ],
      explanation:
        'Lawyers "prepare for few of their dates" since most are no hearings, and judges therefore list more: "Each of them acts sensibly, and the list grows." A want of judges is not the reason, for more of them would help only "for some time".',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'C',
      text: 'Consider the following statements on courts:\n\n(1) A delay can grow out of conduct that is sensible in everyone who takes part.\n\n(2) A change that speeds up the work of a court may at first make more cases wait.\n\nWhich of these statements is/are supported by the passage?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'Of judges and lawyers it is said: "Each of them acts sensibly, and the list grows." In the courts that changed, at first "more cases than before wait for a date", and later "the same judges decide more".',
    },
  ],
});

/** Disclosure: a heap is not an answer. */
export const openAndUnreadable = passageSet(FILED, {
  name: 'csat/open-and-unreadable',
  title: 'Open and unreadable',
  paragraphs: [
    'An office that is obliged to disclose may do so by putting out everything. Ten thousand scanned pages in no order satisfy the letter of any rule, and a citizen who wants to know why her street was not paved may look for the answer in them until she gives up. There is no need to suppose malice. To publish all is the least work, since nobody has to think about what the citizen might be asking. But information is not a heap from which each takes what he needs. It is an answer, and answers belong to questions. The offices that have done best began at the other end. They noted what people in fact asked at the counter, found that some forty questions made up most of the queue, and published forty short answers, each with the paper that proves it. The heap is still there for those who distrust the answers, as some always should.',
  ],
  questions: [
    {
      name: 'crux',
      difficulty: 5,
      right: 'B',
      text: 'Which one of the following statements best reflects the critical message of the passage on disclosure?',
      options: [
        'Offices that publish everything at once do so in order to hide what matters to the citizen.',
        'What an office discloses should start from what citizens wish to know.',
        'Offices should publish less, for citizens are lost among too many papers.',
        'Citizens should learn how to look for their answers in public records.',
      ],
      explanation:
        'The offices "that have done best began at the other end", with what people asked, because "answers belong to questions". That papers are put out in order to hide something is rejected: "There is no need to suppose malice."',
    },
    {
      name: 'statements',
      difficulty: 6,
      right: 'B',
      text: 'Consider the following statements on what an office discloses:\n\n(1) Once short answers have been published, the full record need no longer be open.\n\n(2) An office can obey a rule on disclosure and yet leave the citizen uninformed.\n\nWhich of these statements is/are in agreement with the passage?',
      options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
      isInOrder: true,
      explanation:
        'Pages in no order "satisfy the letter of any rule", and the citizen may look in them "until she gives up". The full record must stay open for "those who distrust the answers, as some always should".',
    },
    {
      name: 'paper',
      difficulty: 6,
      right: 'C',
      text: 'Why, in the view of the author, is it right that each short answer comes "with the paper that proves it"?',
      options: [
        'A rule on disclosure can be satisfied by papers alone.',
        'A citizen will not wait in the queue once she has the paper.',
        'An answer that cannot be checked asks for too much trust.',
        'An office has least work when it puts out all its papers.',
      ],
      explanation:
        'The heap is there "for those who distrust the answers, as some always should", so an answer ought to be open to doubt and proof. That to publish all is "the least work" is said of the offices that do badly.',
    },
  ],
});
