import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'Legal Reasoning' };

/** Article 14 of the Constitution of India: when a law may treat people differently. */
export const likeAndUnlike = passageSet(FILED, {
  name: 'clat-law/like-and-unlike',
  title: 'Like cases and unlike ones',
  paragraphs: [
    'Article 14 of the Constitution of India forbids the State to deny to any person equality before the law or the equal protection of the laws. It has never been read to mean that every law must apply to everybody. A tax of the same sum for the richest and the poorest would be equal only in name. What the article forbids is class legislation; what it permits is reasonable classification.',
    'The Supreme Court tests a classification by two conditions, both of which must be met. First, it must rest on an intelligible differentia, that is, on a difference which can be stated, and by which those who are put into the group can be told from those who are left out. Second, this difference must have a rational relation to the object that the law seeks to achieve. The difference and the object are two separate things, and what the court looks for is the link between them. A difference may be as clear as day and yet have nothing to do with the object; then it does not save the law. Nor can the State supply the link by declaring that its object is to favour the group, because the object must not itself be a discriminatory one.',
    'Some further points are settled. A law is presumed to be valid, and whoever attacks it must show that it offends the article. A classification need not be mathematically exact: the legislature may draw a line, and the line does not fall because a case just outside it looks much like a case just inside. The legislature may also deal with an evil by stages, and begin where it is felt most keenly. Even a single person may form a class, if there are special circumstances that apply to him and to nobody else.',
    'Sometimes a law draws no line, but leaves it to an official to pick out those to whom it shall apply. Such a law must contain a policy that guides his choice. If it contains none, the law itself falls, and it is no answer that he has so far chosen fairly, since the vice lies in the power and not in its use. If it does contain a policy and he departs from it, then it is his act that falls, and the law stands.',
  ],
  questions: [
    {
      name: 'income',
      difficulty: 4,
      right: 'D',
      text: 'In order to help students whose families cannot pay for college, an Act of a State gives a stipend to those whose families earn at most ₹3,00,000 a year. Meena’s family earns ₹3,01,000. She says that she cannot be told from a student who receives it, and attacks the limit under Article 14. What becomes of her challenge?',
      options: [
        'It succeeds, because so small a difference in income is no real difference',
        'It fails, because a stipend is a favour to which nobody has a right',
        'It succeeds, because a family’s income says nothing about a student',
        'It fails, because a line may be drawn though cases on both sides look alike',
      ],
      explanation:
        'The legislature may draw a line, which "does not fall because a case just outside it looks much like a case just inside". To ask whether ₹1,000 is a real difference is to demand the exactness that the article does not: "A classification need not be mathematically exact". Nothing in the passage exempts favours from the article.',
    },
    {
      name: 'old-lorries',
      difficulty: 5,
      right: 'A',
      text: 'To keep smoke out of a hill town, an Act of a State forbids lorries that are more than fifteen years old to enter it, but exempts those whose owners belong to the Transporters’ Union. The Union keeps a public register of its members. Is the exemption valid?',
      options: [
        'No, because belonging to the Union has no link with smoke',
        'Yes, because members can be told from others by the register',
        'No, because members cannot really be told from other owners',
        'Yes, because the State may deal with smoke by stages',
      ],
      explanation:
        'The register makes the difference as clear as can be, so the condition that it can be stated is met. But it must also have "a rational relation to the object", and a member’s old lorry smokes like any other: such a difference "does not save the law". Dealing with an evil by stages means to "begin where it is felt most keenly", which is not where there are no members.',
    },
    {
      name: 'older-firms',
      difficulty: 6,
      right: 'C',
      text: 'A State passes an Act by which only firms founded before 1990 may bid for contracts to repair its roads. In court it says: ‘The object of the Act is to benefit the older firms. The date on which a firm was founded shows beyond doubt which are the older ones. So both conditions are met.’ What is the best reply?',
      options: [
        'The date on which a firm was founded is not an intelligible differentia',
        'The State must show that the Act is valid, and has not proved its object',
        'An object that consists in favouring the group cannot supply the link',
        'A line drawn at a certain year is never exact enough for Article 14',
      ],
      explanation:
        'The State cannot supply the link "by declaring that its object is to favour the group, because the object must not itself be a discriminatory one". The date is a difference "which can be stated", so the first condition is met; and it is not for the State to prove validity, for "whoever attacks it must show that it offends the article".',
    },
    {
      name: 'director',
      difficulty: 7,
      right: 'B',
      text: 'An Act says that the Director of Schools ‘may order such private schools as he thinks fit to be inspected every month at their own cost’. It says nothing more about which schools these are to be. In two years the Director has chosen only schools in whose buildings there had been accidents, and nobody calls any of his orders unfair. A school attacks the Act. What follows?',
      options: [
        'The Act stands, because the Director has made fair use of it',
        'The Act falls, because it contains no policy to guide the choice',
        'The Act stands, because accidents are a rational ground of choice',
        'The Act falls, because schools may not be divided into classes',
      ],
      explanation:
        'A law that leaves the choice to an official "must contain a policy that guides his choice. If it contains none, the law itself falls". That accidents are a sensible ground is the Director’s merit and not the Act’s, and "it is no answer that he has so far chosen fairly".',
    },
    {
      name: 'registrar',
      difficulty: 7,
      right: 'A',
      text: 'An Act lets the Registrar exempt co-operative societies from a fee ‘so that persons of small means may join together’. He exempts a society of wealthy flat owners to which his brother belongs, and refuses a society of poor weavers. The weavers ask the court to strike down the Act and the two orders. What should the court do?',
      options: [
        'Strike down the orders alone, because they depart from the Act’s policy',
        'Strike down the Act and the orders, because the choice was left to one man',
        'Uphold both, because it was for the Registrar to choose whom to exempt',
        'Strike down the Act alone, because the orders were made under its words',
      ],
      explanation:
        'The Act names a policy, the joining together of "persons of small means". If a law "does contain a policy and he departs from it, then it is his act that falls, and the law stands". To leave the choice to an official is not enough to strike down an Act: it falls only "if it contains none".',
    },
  ],
});

/** Article 20(2) and the code of criminal procedure: the second trial. */
export const twiceForOneOffence = passageSet(FILED, {
  name: 'clat-law/twice-for-one-offence',
  title: 'Twice for one offence',
  paragraphs: [
    '‘No person shall be prosecuted and punished for the same offence more than once.’ So says Article 20(2) of the Constitution of India, and its two verbs are joined by an ‘and’. Whoever relies on it must show that he has already been both prosecuted and punished. The earlier proceeding must have been before a court, or before a tribunal that the law requires to act judicially, and it must have been held to punish an offence. An inquiry by an employer into the conduct of an employee is no prosecution, nor is the confiscation of goods by officers of customs, though either may hurt more than a sentence would. Nor is a suit for compensation.',
    'The article says nothing about those who were acquitted. The code of criminal procedure does. A person who has been tried by a competent court, and has been convicted or acquitted, may not be tried again for the same offence while that conviction or acquittal remains in force. A discharge is another matter. An accused is discharged when the court, before any trial, finds too little against him to frame a charge; that is not an acquittal, and if better evidence is found he may be brought before a court again. An appeal is another matter too. When the State appeals against an acquittal, the higher court carries on with the same proceeding and does not begin a second one.',
    'Under both rules the offence must be the same. It is not enough that the act is the same, for one act may amount to several offences. The test is whether the ingredients are identical, in other words, whether what has to be proved for the one is precisely what has to be proved for the other. If each demands proof of something that the other does not, they are distinct offences, and punishment for the one does not bring Article 20(2) into play against a trial for the other.',
    'Finally, the code allows for what the first court could not have known. If someone was convicted of an offence, and his act had consequences that together with it make up a different offence, he may afterwards be tried for the different offence, provided that the consequences had not happened, or were not known to the court to have happened, at the time when he was convicted.',
  ],
  questions: [
    {
      name: 'bank-clerk',
      difficulty: 4,
      right: 'B',
      text: 'After an inquiry a bank dismisses Pooja, a clerk, for having taken ₹40,000 from a customer’s account. Later she is prosecuted before a criminal court for the same taking. Does Article 20(2) stand in the way?',
      options: [
        'Yes, because she has been found guilty of the same taking once',
        'No, because the inquiry of her employer was not a prosecution',
        'No, because to be dismissed is a lesser evil than to be sentenced',
        'Yes, because she has been both tried and punished by the bank',
      ],
      explanation:
        'An "inquiry by an employer into the conduct of an employee is no prosecution". It makes no difference how heavy the blow was: such measures are outside the article "though either may hurt more than a sentence would", so that the dismissal is the lesser evil is neither certain nor the reason.',
    },
    {
      name: 'discharge',
      difficulty: 5,
      right: 'D',
      text: 'Oommen is accused of forging a deed. Before any trial the magistrate finds that there is too little against him to frame a charge, and discharges him. A year later the police find the pen, the stamp and three drafts in his handwriting. May he be brought before a court for the forgery?',
      options: [
        'No, because the discharge has not been set aside on appeal',
        'No, because a competent court has already dealt with the matter',
        'Yes, because better evidence always allows a second trial',
        'Yes, because he has been neither convicted nor acquitted',
      ],
      explanation:
        'A discharge "is not an acquittal, and if better evidence is found he may be brought before a court again". Better evidence does not always allow this: after a trial that ended in an acquittal the bar holds as long as the acquittal "remains in force".',
    },
    {
      name: 'new-witness',
      difficulty: 6,
      right: 'C',
      text: 'Lalita is tried for cheating by a competent court and acquitted. The State does not appeal. Two years later a new witness comes forward, and she is brought before a court for the same cheating. Is she protected, and by what?',
      options: [
        'By Article 20(2), because she has been prosecuted for the offence once',
        'By both rules, because an acquittal is the end of every prosecution',
        'By the code alone, because her acquittal is in force',
        'By neither, because the witness was not known to the court that tried her',
      ],
      explanation:
        'The code bars a second trial for the same offence while the "conviction or acquittal remains in force". The article does not help her, for she would have to show that she was "both prosecuted and punished". What the first court did not know matters only where someone was convicted and later "consequences" make up a different offence.',
    },
    {
      name: 'wound',
      difficulty: 6,
      right: 'A',
      text: 'Qasim strikes Ravi with a rod, and is convicted of causing grievous hurt. Five weeks after the conviction Ravi dies of the wound. Qasim is charged with culpable homicide. He pleads that he has been tried for that blow already. May he be tried?',
      options: [
        'Yes, because the death came after the conviction',
        'No, because the blow for which he would be tried is the same',
        'Yes, because the code protects only those who were acquitted',
        'No, because the punishment for the blow is still in force',
      ],
      explanation:
        'The death is a consequence that makes up a different offence, and it "had not happened" at "the time when he was convicted". That the blow is the same does not help him, since "it is not enough that the act is the same". The code does protect those who were convicted, but only against a trial for the same offence.',
    },
    {
      name: 'one-sale',
      difficulty: 7,
      right: 'C',
      text: 'One Act punishes whoever sells food that is injurious to health. Another punishes whoever sells food in a packet whose label is false. Surjit sold a packet of turmeric that was injurious and also falsely labelled. He has been punished under the first Act for this sale, and is now prosecuted under the other for the same sale. Does Article 20(2) bar the prosecution?',
      options: [
        'Yes, because he has been punished for the only sale there was',
        'Yes, because the sale has to be proved again under the other Act',
        'No, because each Act demands proof of something that the other does not',
        'No, because two Acts always create two separate offences',
      ],
      explanation:
        'The test is "whether the ingredients are identical". Harm need not be proved under the one, nor a false label under the other, so "they are distinct offences", although the sale is common to them. That the Acts are two is not decisive: two Acts may ask for "precisely" the same proof.',
    },
  ],
});
