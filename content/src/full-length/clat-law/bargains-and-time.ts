import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'Legal Reasoning' };

/** Agreements of minors: void, with what is returned and what is excepted. */
export const agreementsOfMinors = passageSet(FILED, {
  name: 'clat-law/agreements-of-minors',
  title: 'A promise made too young',
  paragraphs: [
    'In the imaginary State of Chaliyar a person comes of age on completing eighteen years. An agreement that was made by a minor is not merely one which he may give up if he likes; against him it is void from the beginning. It does not matter that the other party had no means of knowing his age. It does not even matter that the minor had said he was of age, since the law means to protect the young from their own folly, and a lie is one of the commoner follies.',
    'Nothing can be built upon what is void. A person who has come of age cannot make such an agreement good by confirming it, nor does a new promise to pay for what he received under it bind him; a thing that was had and used in minority is no price for a promise made afterwards. If he is given something new in return for a promise after he has come of age, that is an agreement like any other.',
    'The protection is meant as a shield and not as a sword. A minor who got goods by lying about his age must give them back if he still has them. If he has exchanged them for some other thing that can be pointed out, he must give up that thing. But if the goods are used up he need not pay their value, for to make him pay would be to enforce the agreement under another name. Money that he got is not followed at all, because one coin cannot be told from another.',
    'Three kinds of agreement stand outside these rules. First, a minor who has done his whole part, so that nothing is left but for the other to do his, may enforce the agreement, although it could never have been enforced against him. Second, whoever supplies a minor with necessaries, that is, with things suited to his condition in life of which he is actually in want, is entitled to a reasonable price, whatever price was agreed. He has it out of the minor’s property alone; the minor is never liable in person. Third, an agreement that a guardian makes in the minor’s name binds him if it is for his benefit, except that his land may not be sold without the leave of the court.',
  ],
  questions: [
    {
      name: 'confirmed-loan',
      difficulty: 5,
      right: 'A',
      text: 'At seventeen Ila borrowed ₹30,000 from Jaspal and spent it on a journey. At nineteen she gives him a signed paper: ‘I confirm the loan and promise to repay it in June.’ He gives her nothing in return for the paper. June passes. Can he recover the money on the strength of the paper?',
      options: [
        'No, because what she had as a minor is no price for the promise',
        'Yes, because the promise was made by a person who was of age',
        'Yes, because by confirming the loan she has given up her protection',
        'No, because a minor’s loan can be confirmed by a guardian only',
      ],
      explanation:
        'A person who has come of age cannot make the agreement good "by confirming it, nor does a new promise to pay for what he received under it bind him". That she is of age would count only if she had been "given something new in return for a promise". Nobody can confirm what is void, a guardian no more than she.',
    },
    {
      name: 'field',
      difficulty: 5,
      right: 'C',
      text: 'Nasreen is twelve and owns a field that yields nothing. Her guardian sells it in her name, at a high price, to pay for her schooling. He does not approach any court. Everybody agrees that the sale is for her benefit. Does it bind her?',
      options: [
        'Yes, because the sale was made by a guardian and is for her benefit',
        'No, because what is agreed in the name of a minor is void',
        'No, because land may not be sold without the leave of the court',
        'Yes, because schooling is a thing of which she is actually in want',
      ],
      explanation:
        'A guardian’s agreement binds the minor if it is for his benefit, "except that his land may not be sold without the leave of the court". The benefit would be enough for anything but land. Not all that is agreed in a minor’s name is void, and the rule about necessaries is for those who supply them.',
    },
    {
      name: 'coat',
      difficulty: 5,
      right: 'B',
      text: 'Leela is sixteen, lives in a cold hill town and has no winter coat. She owns a small house. A tailor makes her a plain coat such as girls of her condition wear, for which she promises ₹6,000. A reasonable price is ₹4,500. She does not pay. To what is the tailor entitled?',
      options: [
        '₹6,000 out of her property',
        '₹4,500 out of her property',
        '₹4,500 from her in person',
        'Neither money nor the coat',
      ],
      explanation:
        'Such a coat is a necessary, for it is suited to her condition and she is in want of one. So the tailor "is entitled to a reasonable price, whatever price was agreed", which rules out ₹6,000; and "the minor is never liable in person", so that he must look to her property.',
    },
    {
      name: 'finished-work',
      difficulty: 6,
      right: 'D',
      text: 'Manoj, who is seventeen, agrees to paint all the signboards of a sweet shop for ₹15,000. He paints them, and they are hung up. The owner of the shop then refuses to pay, saying that an agreement with a minor is void. Who is right?',
      options: [
        'The owner, because such an agreement is void from the beginning',
        'The owner, because he could not have made Manoj paint the signboards',
        'Manoj, because an agreement with a minor binds whoever is of age',
        'Manoj, because he has done all that the agreement asked of him',
      ],
      explanation:
        'A minor "who has done his whole part" may enforce the agreement, "although it could never have been enforced against him"; so it does not help the owner that he could not have made Manoj paint. Not every agreement with a minor binds the other: one that the minor has still to carry out is void, and "nothing can be built upon what is void".',
    },
    {
      name: 'camera',
      difficulty: 7,
      right: 'B',
      text: 'Kunal is seventeen. He tells a dealer that he is twenty and so gets, on credit, a camera and forty rolls of film, though he is in want of neither. He uses up the film. He exchanges the camera for a guitar, which now hangs in his room. What can the dealer have from Kunal?',
      options: [
        'Nothing at all',
        'The guitar alone',
        'The guitar and the value of the film',
        'The value of the camera and of the film',
      ],
      explanation:
        'If he has exchanged the goods "for some other thing that can be pointed out, he must give up that thing"; but "if the goods are used up he need not pay their value". That the agreement is void does not leave the dealer with nothing, since the goods were got "by lying about his age".',
    },
  ],
});

/** Limitation: when a claim comes too late, and what is left of it. */
export const tooLateToSue = passageSet(FILED, {
  name: 'clat-law/too-late-to-sue',
  title: 'Too late to sue',
  paragraphs: [
    'Witnesses forget, papers are lost, and a person ought at some time to be safe from old quarrels. For these reasons a claim in the imaginary State of Betwa must be brought within a fixed period. For money that is owed under a contract the period is three years, from the day on which the money fell due. For a wrong it is one year, from the day on which the wrong was done. The day from which time runs is not counted, and the last day is. Money that fell due on 5 April 2010 could therefore be sued for up to 5 April 2013, that day included. If the court is closed on the last day, the suit may be brought on the next day on which it is open.',
    'Time does not begin to run against someone who, when the claim arises, is a minor or of unsound mind; it begins when that state comes to an end. But once it has begun, nothing that befalls the claimant stops it, neither illness nor absence nor loss of reason. If a wrong was hidden by the fraud of the wrongdoer, the year runs from the day on which the claimant discovered it or could have done so by ordinary diligence.',
    'If, before the period has run out, the debtor signs a writing in which he admits that the debt exists, the period starts afresh on the day of his signature. He need not promise to pay; he may even add that he never will. A payment of part of the debt within the period has the same effect. Spoken words have none. Nor has anything that is signed or paid after the period has run out: what has expired cannot be revived.',
    'What expires, however, is the remedy and not the right. The debt is still owed, though no court will now order the debtor to pay it. Hence a debtor who pays after the period, whether in whole or in part, cannot have his money back, even if he did not know that he could no longer be sued. Hence, too, a creditor to whom some article was given as security may keep it until he has been paid in full.',
  ],
  questions: [
    {
      name: 'closed-court',
      difficulty: 5,
      right: 'B',
      text: 'Money that Rustom owed to Sunita under a contract fell due on 14 August 2015. In 2018 the court was open on 13 and 14 August, closed on 15 August, and open again on 16 August. She brought her suit on 16 August 2018. Was it in time?',
      options: [
        'Yes, because 16 August was the next day on which the court was open',
        'No, because the last day was 14 August, on which the court was open',
        'Yes, because the day on which the money fell due is not counted',
        'No, because the last day was 13 August, on which the court was open',
      ],
      explanation:
        'As in the example of "5 April 2010" and "5 April 2013", the last day bears the same date as the day on which "the money fell due". A closed court helps only if it "is closed on the last day", and 15 August came after it. That the day from which time runs is not counted has already been allowed for; otherwise the last day would be 13 August.',
    },
    {
      name: 'cardamom',
      difficulty: 5,
      right: 'A',
      text: 'On 1 February 2017 the keeper of a store wrongfully exchanges Uday’s cardamom for a poorer kind, and hides this by false labels, so that no ordinary diligence could bring it to light. On 9 September 2018 a worker tells Uday everything. Uday sues the keeper for the wrong on 1 September 2019. Is he in time?',
      options: [
        'Yes, because a year from the discovery has not run out',
        'No, because a year from the wrong had run out in 2018',
        'Yes, because three years from the wrong have not run out',
        'No, because he ought to have looked at his goods earlier',
      ],
      explanation:
        'If the wrong "was hidden by the fraud of the wrongdoer", the year runs "from the day on which the claimant discovered it". Three years are given for money that is "owed under a contract" and not for a wrong; and to look at the goods earlier would have been of no use, as the facts say.',
    },
    {
      name: 'loss-of-reason',
      difficulty: 6,
      right: 'D',
      text: 'On 3 March 2016 Tara, a grown woman of sound mind, is injured by the wrong of a builder, and knows it. In June 2016 she loses her reason. She recovers it in January 2018, and sues him in February 2018. Is she in time?',
      options: [
        'Yes, because time did not run while she was of unsound mind',
        'Yes, because she sued within a year of her recovery',
        'No, because loss of reason never has any effect',
        'No, because time had already begun to run when she lost her reason',
      ],
      explanation:
        'Once time has begun, "nothing that befalls the claimant stops it, neither illness nor absence nor loss of reason". That loss of reason never has any effect is too broad: had she been of unsound mind "when the claim arises", time would not have begun until she recovered.',
    },
    {
      name: 'admission',
      difficulty: 6,
      right: 'C',
      text: 'A debt of Venkat’s fell due on 1 July 2012. On 20 June 2014 he says before witnesses: ‘I owe it.’ On 10 May 2015 he signs a letter: ‘I owe you this sum, and you will never see it.’ He is sued on 2 May 2018. Is the suit in time?',
      options: [
        'Yes, because his words of 20 June 2014 started the period afresh',
        'No, because a letter in which he refuses to pay admits nothing',
        'Yes, because his letter of 10 May 2015 started the period afresh',
        'No, because the period ran out on 1 July 2015 in spite of the letter',
      ],
      explanation:
        'The letter was signed before 1 July 2015, when the period would have run out, so "the period starts afresh on the day of his signature" and lasts until 10 May 2018. His refusal makes no difference: "He need not promise to pay; he may even add that he never will." Of his words before witnesses the passage says: "Spoken words have none."',
    },
    {
      name: 'bangle',
      difficulty: 7,
      right: 'A',
      text: 'Three and a half years after a debt of ₹50,000 fell due, and not knowing that he can no longer be sued, Waris pays his creditor ₹20,000 of it. The creditor also holds a gold bangle that Waris gave as security. When Waris learns how things stand, he demands back the money and the bangle. Nothing else was ever signed or paid. What must the creditor give back?',
      options: [
        'Neither the money nor the bangle',
        'The money, but not the bangle',
        'The bangle, but not the money',
        'Both the money and the bangle',
      ],
      explanation:
        'A debtor who pays after the period "cannot have his money back, even if he did not know that he could no longer be sued". And the creditor may keep the security "until he has been paid in full", which he has not. The payment did not revive his right to sue, but for keeping what he holds he needs no court.',
    },
  ],
});
