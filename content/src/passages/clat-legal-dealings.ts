import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Legal Reasoning' };

/** Contracts between people in different places. */
export const letterInTheBox = passageSet(FILED, {
  name: 'letter-in-the-box',
  title: 'The letter in the box',
  paragraphs: [
    'Two people make a contract when an offer made by the one is accepted by the other. The Commercial Code of the imaginary Republic of Malnad says when this happens if the two are not in the same place. An offer takes effect when it reaches the person to whom it is made. It may be withdrawn, but a withdrawal takes effect only when it reaches that person, and it is of no use if he has accepted before.',
    'An acceptance that is sent by messenger, by telephone or by any electronic means takes effect when it reaches the person who made the offer. An acceptance sent by post is treated otherwise. It takes effect at the moment when the letter, rightly addressed and stamped, is given to the post, even if it is late or never arrives. The Code places the risk of the post on the person who made the offer, since he could have protected himself: he has only to say in the offer that the answer must reach him. If he says this, the special rule for letters does not apply, and an acceptance by post, too, takes effect only when it reaches him.',
    'An acceptance must agree with the offer in all its terms. A reply that changes a term is a refusal and at the same time a new offer, which the first party may accept or not; the original offer is at an end. A reply that merely asks for information is neither. Goods in a window and prices in an advertisement are not offers but invitations to make one. It is different if an advertisement promises something to whoever does a stated act: this is an offer, and it is accepted by doing the act.',
    'One more rule concerns those who change their minds. A person who has posted an acceptance may not undo it by a quicker message, unless the offer said that the answer must reach its maker; for otherwise the contract was made when the letter was posted. A person who has sent an acceptance in any other way may undo it by a message that reaches the other side before the acceptance or together with it. Silence is never acceptance, whatever the offer may say about it.',
  ],
  questions: [
    {
      name: 'piano',
      difficulty: 5,
      right: 'C',
      text: 'By a letter that reaches him on 4 June, Gita offers Hari her piano for ₹40,000. On 5 June she posts a withdrawal, which reaches Hari on 8 June. On 6 June Hari posts an acceptance, rightly addressed and stamped, which reaches Gita on 10 June. The offer says nothing about how to answer. Is there a contract?',
      options: [
        'No, because Gita posted her withdrawal before Hari accepted',
        'Yes, made on 10 June, when the acceptance reached Gita',
        'Yes, made on 6 June, because no withdrawal had reached Hari',
        'No, because the withdrawal arrived before the acceptance did',
      ],
      explanation:
        'A letter of acceptance takes effect when it "is given to the post", on 6 June, while "a withdrawal takes effect only when it reaches that person", on 8 June. That the withdrawal was posted first does not count: only acceptances take effect by being posted.',
    },
    {
      name: 'shop',
      difficulty: 5,
      right: 'A',
      text: 'Indu offers by letter to let a shop to Jaya, and adds that the answer must reach her by 15 July. On 12 July Jaya posts an acceptance, rightly addressed and stamped. The letter is lost in the post and never arrives. Is there a contract?',
      options: [
        'No, because Indu had said that the answer must reach her',
        'Yes, because Jaya accepted before 15 July had come',
        'No, because a letter that is lost in the post has no effect',
        'Yes, because the Code places the risk of the post on Indu',
      ],
      explanation:
        'If the offer says that the answer must reach its maker, "the special rule for letters does not apply". Without those words a lost letter would have had effect, "even if it is late or never arrives", so the loss alone is not the reason.',
    },
    {
      name: 'camera',
      difficulty: 6,
      right: 'D',
      text: 'By e-mail Kiran offers Lata his camera for ₹15,000, to be paid at once. She replies: ‘I accept, and shall pay in two parts.’ He does not answer. The next day she writes: ‘Very well, I shall pay at once.’ Kiran has sold the camera to somebody else an hour before. Is there a contract between Kiran and Lata?',
      options: [
        'Yes, because her second message agreed with the offer in all its terms',
        'No, because Kiran sold the camera before her second message',
        'Yes, because her first message asked about the manner of payment',
        'No, because her first message put an end to the offer',
      ],
      explanation:
        'A reply that changes a term "is a refusal and at the same time a new offer", and "the original offer is at an end": her second message found nothing to accept. The sale is not the reason; a withdrawal would have had to reach her. She did not ask about payment but stated another manner of it.',
    },
    {
      name: 'telephone',
      difficulty: 6,
      right: 'B',
      text: 'Nila’s offer says nothing about how to answer. At ten o’clock Mohan posts an acceptance, rightly addressed and stamped. At eleven he telephones Nila and tells her to disregard his letter, which arrives two days later. Is there a contract?',
      options: [
        'No, because the call reached Nila before the letter did',
        'Yes, because it was made at ten o’clock and the call cannot undo it',
        'Yes, because it was made two days later, when the letter arrived',
        'No, because the call states more clearly what Mohan wants',
      ],
      explanation:
        'One who has posted an acceptance "may not undo it by a quicker message", for "the contract was made when the letter was posted". That a message which arrives first undoes an acceptance is the rule for acceptances sent "in any other way".',
    },
    {
      name: 'calendars',
      difficulty: 6,
      right: 'D',
      text: 'A shop advertises: ‘₹5,000 to the first person who brings us a complete set of our calendars of the nineties.’ Omkar is the first to bring one. The shop refuses to pay: an advertisement, it says, is no offer, and he had never written that he accepted. Must it pay?',
      options: [
        'No, because an advertisement is no more than an invitation',
        'Yes, because an advertisement that names a price is an offer',
        'No, because Omkar had not told the shop that he accepted',
        'Yes, because it promised the sum to whoever did a stated act',
      ],
      explanation:
        'An advertisement that "promises something to whoever does a stated act" is an offer, and "it is accepted by doing the act". That it names a sum is not what makes it one: "prices in an advertisement" are invitations.',
    },
  ],
});

/** Negligence, and what the injured person did himself. */
export const sharesOfAFault = passageSet(FILED, {
  name: 'shares-of-a-fault',
  title: 'Shares of a fault',
  paragraphs: [
    'In the imaginary Union of Sahyadri a person who carelessly causes harm to another must pay for it. Four things have to be shown. The defendant must have owed care to the person harmed; he owes it to everyone whom a reasonable person in his place would have foreseen as likely to be harmed by what he does, and those who may come to the rescue of such a person are among them. He must have fallen short of the care that a reasonable person would have taken; it is no excuse that he did his best, nor that he was a beginner. The harm must not have happened but for his failure. And it must be harm of a kind that could be foreseen, though its extent need not be: whoever injures a person with a thin skull pays for the whole injury.',
    'The person harmed may himself have been careless. Formerly this defeated his claim. Under the Shared Fault Act it reduces it: the court fixes the share of each in the fault, in hundredths, and the claimant receives his loss less his own share of it. Only if his own share is greater than fifty does he receive nothing. Carelessness counts against the claimant only so far as it contributed to the harm. A cyclist who rides without a lamp at noon may be careless, and yet he loses nothing by it, because a lamp would have made no difference. A child under ten is never charged with a share, nor is a person who, in an emergency brought about by the defendant, makes a choice that turns out badly.',
    'A person who knows of a risk and freely consents to run it cannot claim at all for harm of the sort to which he consented. But to know of a risk is not to consent to it, and someone who goes to the rescue of another is never taken to have consented. Spectators at a game consent to the dangers that belong to the game as it is properly played. They do not consent to those that come from a stand which is falling to pieces. The aim of the Act, its authors said, was that a loss should lie where the fault lies, and no more of it than that.',
  ],
  questions: [
    {
      name: 'learner',
      difficulty: 4,
      right: 'A',
      text: 'Pavan is learning to drive. He does his best, but he turns too wide, as a reasonable driver would not have done, and runs into Ritu’s scooter, which is properly parked. What must he pay?',
      options: [
        'All of her loss, because being a beginner is no excuse',
        'Nothing, because he took all the care of which he was capable',
        'A part of her loss, because less is expected of a learner',
        'Nothing, because a learner cannot foresee what he may hit',
      ],
      explanation:
        'He fell short of the care of a reasonable person, and "it is no excuse that he did his best, nor that he was a beginner". A part only would be due if Ritu had been careless herself, but her scooter was properly parked.',
    },
    {
      name: 'lamp',
      difficulty: 5,
      right: 'C',
      text: 'After dark Sunil cycles without a lamp and is hit by Tara, who drives too fast. The court finds that Tara could have stopped if he had had a lamp, and fixes his share in the fault at forty hundredths. His loss is ₹1,00,000. How much does he receive?',
      options: [
        'Nothing, because he was careless',
        '₹40,000, which is the share fixed by the court',
        '₹60,000, which is his loss less his share',
        '₹1,00,000, because the greater fault was Tara’s',
      ],
      explanation:
        'The claimant receives "his loss less his own share of it": forty hundredths of ₹1,00,000 are taken off. He would receive nothing only if "his own share is greater than fifty", and the cyclist who loses nothing rides "at noon".',
    },
    {
      name: 'ball',
      difficulty: 6,
      right: 'B',
      text: 'Uma, who is eight, runs into the road after a ball and is hit by Varun, who is reading a message as he drives. An attentive driver would have stopped. She would not have been hit, either, if she had looked. Varun says that half of the fault is hers. What follows for her claim?',
      options: [
        'It is reduced by half, because both of them were careless',
        'It is not reduced, because a child of her age bears no share',
        'It fails, because she would not have been hit had she looked',
        'It is not reduced, because her running did not contribute to the harm',
      ],
      explanation:
        'The passage says: "A child under ten is never charged with a share". Her running did contribute, since she would not have been hit had she looked, so the reason that it did not is against the facts.',
    },
    {
      name: 'stand',
      difficulty: 7,
      right: 'D',
      text: 'A newspaper reports that engineers have warned of the stand at a cricket ground. Waseem reads it and buys a ticket all the same. During the match a rotten railing gives way under him and he is hurt. The owner, who had ignored the warning, says that Waseem knew the risk and cannot claim at all. Is the owner right?',
      options: [
        'Yes, because spectators consent to the dangers of a match',
        'Yes, because he bought the ticket freely, knowing the risk',
        'No, because spectators consent to none of the dangers at a ground',
        'No, because he knew of the risk but did not consent to it',
      ],
      explanation:
        'The passage says that "to know of a risk is not to consent to it", and that spectators do not consent to dangers from "a stand which is falling to pieces". That they consent to none is too broad: they do consent to those "that belong to the game".',
    },
    {
      name: 'rescue',
      difficulty: 8,
      right: 'C',
      text: 'Through carelessness Yash sets his shop on fire. Zoya, a neighbour, runs in to bring out his clerk. With smoke behind her she jumps from a window on the first floor and breaks a leg. It turns out that the stairs could still have been used. Her loss is ₹80,000. How much does she receive?',
      options: [
        'Nothing, because she knew the danger and chose to run into the shop',
        'A part of it, because she would not have been hurt on the stairs',
        'The whole, because she was a rescuer and chose in an emergency',
        'The whole, because harm to a neighbour could not be foreseen',
      ],
      explanation:
        'A rescuer "is never taken to have consented", and no share is charged to one who "in an emergency brought about by the defendant, makes a choice that turns out badly". The stairs show only that her choice turned out badly. If harm to her could not have been foreseen, she would receive nothing; but rescuers are among those to whom care is owed.',
    },
  ],
});
