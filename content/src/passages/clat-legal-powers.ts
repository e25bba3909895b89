import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Legal Reasoning' };

/** Public power: the hearing, and the impartial decision. */
export const hearTheOtherSide = passageSet(FILED, {
  name: 'hear-the-other-side',
  title: 'Before a decision is taken',
  paragraphs: [
    'Whoever holds public power in the imaginary State of Narmada must observe two old rules before he decides anything that bears on the rights of a person. The first is that the person be heard. He must be told what is alleged against him in terms clear enough to be answered; he must be shown the material on which the authority means to rely; and he must have a fair time in which to reply. He need not be heard by word of mouth. A reply in writing is enough, unless the matter turns on whether a witness is to be believed; then he may ask to question the witness.',
    'The second rule is that nobody may decide a matter in which he has an interest. If it is an interest of money, however small, the decision falls without further inquiry. If it is of another kind, such as kinship or an old quarrel, the decision falls if a fair-minded person who knew the facts would see a real danger of bias.',
    'Both rules give way where they must. Where a danger to life or health will not wait, the authority may act first and hear afterwards, provided that it hears soon, and that what it has done in the meantime can be undone. A person who knows of an interest and lets the proceedings run on without a word may not complain of it when the result goes against him. And if every person who is competent to decide has the same interest, one of them may decide, because otherwise nobody could.',
    'A decision that was taken without hearing the person is not saved by the remark that a hearing would have made no difference. The courts of the State have been firm about that: an authority which refused to listen is in no position to say what it would have heard. On the other hand, the first rule protects rights and not hopes. A person who merely applies for a licence must be treated honestly, but need not be heard before he is refused; a person from whom a licence that he holds is to be taken away must be.',
  ],
  questions: [
    {
      name: 'kitchen',
      difficulty: 5,
      right: 'B',
      text: 'A health officer finds sewage running into the kitchen of Ganesh’s restaurant and orders it to be shut at once. She hears Ganesh the next morning. When the pipe has been mended she lets him open again. Ganesh, who holds a licence, says that he should have been heard before it was shut. Was the order to shut valid?',
      options: [
        'No, because one who holds a licence must be heard before it is touched',
        'Yes, because the danger would not wait and he was heard soon',
        'Yes, because no hearing could have made the kitchen clean',
        'No, because the customers lost in the meantime will not come back',
      ],
      explanation:
        'Where "a danger to life or health will not wait" the authority may act first, if "it hears soon" and if what it does "can be undone", as closing a kitchen can. That a hearing would have made no difference is never a reason; and the rule for holders of a licence gives way to such a danger.',
    },
    {
      name: 'irregularities',
      difficulty: 6,
      right: 'D',
      text: 'A market committee writes to Hema that ‘irregularities have been noticed’ and that she may reply within ten days before her licence is cancelled. She replies at once that she does not know what is meant. After the ten days the committee cancels the licence. Is the cancellation valid?',
      options: [
        'Yes, because she had a fair time in which to reply, and used it',
        'No, because nobody heard her by word of mouth',
        'Yes, because she had no answer to what was alleged',
        'No, because she was not told clearly what was alleged',
      ],
      explanation:
        'She had to be told what was alleged "in terms clear enough to be answered". A fair time to reply is a further condition and not a substitute. She need not have been heard by word of mouth: "A reply in writing is enough", unless it turns on a witness.',
    },
    {
      name: 'shares',
      difficulty: 6,
      right: 'C',
      text: 'Two companies dispute a mining lease. The officer who decides in favour of one of them owns shares in it, worth ₹600. Nobody suggests that he was influenced by them, and the other company learns of them only afterwards. What becomes of the decision?',
      options: [
        'It stands, because the sum is too small to have any influence',
        'It falls, because a fair-minded person would see a danger of bias',
        'It falls, because any interest of money is enough',
        'It stands, because it was not shown that he was influenced',
      ],
      explanation:
        'With an interest of money, "however small, the decision falls without further inquiry". What a fair-minded person would see is asked only of an interest "of another kind".',
    },
    {
      name: 'brother-in-law',
      difficulty: 6,
      right: 'A',
      text: 'From the first day Irfan knows that the chairman of the tribunal is the brother-in-law of his opponent. Through six sittings he says nothing. Having lost, he asks for the decision to be set aside for bias. What becomes of his request?',
      options: [
        'It fails, because he knew the fact and let the matter run on',
        'It succeeds, because such kinship makes a real danger of bias',
        'It fails, because kinship is not an interest of money',
        'It succeeds, because silence cannot cure a breach of the rule',
      ],
      explanation:
        'One who "knows of an interest and lets the proceedings run on without a word" may not complain afterwards. The kinship may well have made a danger of bias; had he spoken at once, that would have counted, for the rule is not confined to interests of money.',
    },
    {
      name: 'two-pharmacists',
      difficulty: 7,
      right: 'B',
      text: 'On one day and without a hearing, Jyoti’s application for a licence to open a pharmacy is honestly refused, and Kabir’s licence, which has three more years to run, is taken away. There is no danger to health, and the papers against Kabir are beyond dispute. Who can have the decision set aside for want of a hearing?',
      options: ['Jyoti alone', 'Kabir alone', 'Both of them', 'Neither of them'],
      explanation:
        'One who applies "need not be heard before he is refused"; one from whom a licence "is to be taken away must be". That the papers are beyond dispute does not help the authority: the decision is not saved by the remark "that a hearing would have made no difference".',
    },
  ],
});

/** How general words are read that follow a list. */
export const wordsInAList = passageSet(FILED, {
  name: 'words-in-a-list',
  title: 'Words in a list',
  paragraphs: [
    'Statutes often name a few things and then add a general phrase, for nobody who drafts a law can think of everything. The courts of the imaginary Dominion of Periyar read such lists by three rules. The first is that where particular words which form a class are followed by general words, the general words are confined to things of that class. A by-law that forbids ‘oxen, buffaloes, mules or other animals’ in the lanes of a market has been held not to reach a cat, since all those named are beasts of burden. The rule does not apply unless the particular words share a feature by which a class can be made out. If the court can find none, the general words have their full meaning.',
    'The second rule is that a list which contains no general words is complete. A law that taxes ‘tea, coffee and cocoa’ does not tax any other drink, however similar the reasons for taxing it may be. To name some things is to leave out the rest.',
    'The third rule is about definitions. If a law says that a word ‘includes’ certain things, then these are within it, even if in ordinary speech they would not be, and the word keeps its ordinary meaning besides. If it says that the word ‘means’ certain things, it means those and nothing else.',
    'The thought behind these rules is not a matter of grammar. Whoever lists ploughs, harrows and seed drills and adds ‘other implements’ has a farm before his eyes; had he meant every implement on earth, the list would have been a waste of ink. The rules are aids in finding what the legislature meant, and they yield where it has said so outright. One more principle stands behind them. A law that makes an act punishable is read in favour of the accused if its meaning is still doubtful after all the rules have been used. But the doubt must be a real one. Where one of the rules gives a clear answer there is no doubt left that could favour anybody.',
  ],
  questions: [
    {
      name: 'lunch-box',
      difficulty: 5,
      right: 'A',
      text: 'A rule forbids anyone to bring ‘guns, swords, spears or other articles’ into a courtroom. Prem brings a steel lunch box. Does the rule forbid it?',
      options: [
        'No, because the articles named are weapons and a lunch box is none',
        'Yes, because ‘other articles’ are articles of any kind',
        'No, because a lunch box is not among the articles named',
        'Yes, because a steel box can be used to hurt someone',
      ],
      explanation:
        'Where the words named form a class, "the general words are confined to things of that class", here weapons. It is not enough that the lunch box is not named: other weapons are not named either, and yet the general words would reach them.',
    },
    {
      name: 'wrestling',
      difficulty: 5,
      right: 'C',
      text: 'An Act puts a fee on ‘cinemas, theatres and circuses’. The owner of an arena in which wrestlers fight before people who have paid for their seats is asked for the fee. Must he pay it?',
      options: [
        'Yes, because an arena is a place of the same class as those named',
        'Yes, because the reasons for the fee are as good for an arena',
        'No, because the list has no general words and does not name it',
        'No, because a law that is doubtful is read in favour of the owner',
      ],
      explanation:
        'A list "which contains no general words is complete", "however similar the reasons" may be. The class would matter only if general words followed the list. There is no doubt to be resolved, and the principle of doubt is about acts that are punishable.',
    },
    {
      name: 'motorcycle',
      difficulty: 7,
      right: 'B',
      text: 'An Act makes it punishable to bring a vehicle into a park, and says that ‘vehicle’ includes a boat and a sledge. Rekha rides into the park on a motorcycle. She says that a motorcycle is not in the definition. Has she broken the Act?',
      options: [
        'No, because the definition names only a boat and a sledge',
        'Yes, because with ‘includes’ the word keeps its ordinary meaning',
        'Yes, because a motorcycle is of the same class as boats and sledges',
        'No, because a doubt about a punishable act favours the accused',
      ],
      explanation:
        'If a law says that a word includes certain things, "the word keeps its ordinary meaning besides", and in ordinary speech a motorcycle is a vehicle. No doubt is left, because "one of the rules gives a clear answer". Classes are asked about when general words follow a list.',
    },
    {
      name: 'horses',
      difficulty: 7,
      right: 'D',
      text: 'An Act makes it punishable to be a dealer without a licence, and says that ‘dealer’ means a person who buys and sells cattle, sheep or goats. Salim buys and sells horses without a licence. Has he broken the Act?',
      options: [
        'Yes, because horses are of the same class as the animals named',
        'Yes, because in ordinary speech he is certainly a dealer',
        'No, because it is doubtful whether horses come under the Act',
        'No, because with ‘means’ the word covers only what is named',
      ],
      explanation:
        'If a law says that a word means certain things, "it means those and nothing else". The result is therefore not doubtful, so the principle that favours the accused is not needed; and the ordinary meaning stays only with a word that "includes".',
    },
    {
      name: 'tank',
      difficulty: 8,
      right: 'D',
      text: 'A by-law makes it punishable to ‘wash clothes, quarrel, pray aloud, fly kites, sell fish or do any other thing’ on the steps of a tank. Trupti sits there and sketches. The court finds no feature that the acts named have in common. Is sketching within the by-law?',
      options: [
        'No, because sketching is not of the class of the acts named',
        'No, because the by-law is doubtful and she is accused under it',
        'Yes, because sketching on the steps disturbs others as those acts do',
        'Yes, because without a class the general words mean what they say',
      ],
      explanation:
        'If the court can find no such feature, "the general words have their full meaning", and any other thing is any other thing. There is then no class from which sketching could be missing, nor any doubt. To say that sketching disturbs others like the rest would be to find the common feature which the court did not find.',
    },
  ],
});

/** When an employer answers for those who work for him. */
export const mastersAndDetours = passageSet(FILED, {
  name: 'masters-and-detours',
  title: 'In the course of employment',
  paragraphs: [
    'By the law of the imaginary Federation of Godavari an employer answers for a wrong done by another, although he himself has done nothing amiss, if two conditions hold. The wrongdoer must be his employee and not a person in business for himself; and the wrong must have been done in the course of the employment.',
    'On the first condition the court looks at the whole relation. It asks who decides how the work is to be done, who supplies the tools, whether the worker may send another in his place, and whether he stands to gain or to lose by the way in which he manages the work. No single answer is decisive, nor is it decisive what the parties have called themselves in their contract. If someone lends a machine to another together with the employee who works it, he remains the employer, unless the borrower is given the right to direct not merely what is done but how the machine is worked.',
    'On the second condition, a wrong is done in the course of the employment if it is an act that the employer has authorised, or an unauthorised way of doing what he has authorised. That the employer has forbidden the act is not by itself enough to take it out of the employment. An employer who forbids his carters to race still answers for those who race with his loads, because he has only forbidden a manner of doing their work. If, on the other hand, he has forbidden a whole kind of work, an employee who does it all the same is on his own. A small departure from the route leaves a driver in the course of his employment. A journey that he undertakes for purposes of his own does not, and he enters it again only when he is back on the way on which his duty would have taken him.',
    'The reason given for all this is not that employers are rich. Whoever carries on a business through others lets loose upon the world the risks that go with it, and it is fair that the business should bear what the risks cost. What an employee does in his own cause is no part of those risks, even if he does it at the place and in the hours of work.',
  ],
  questions: [
    {
      name: 'speed',
      difficulty: 5,
      right: 'C',
      text: 'A bakery has forbidden its drivers in writing to drive faster than 40 km/h. Delivering bread for it, Lalit, one of its employees, drives at 60 km/h and injures a cyclist. Does the bakery answer for it?',
      options: [
        'No, because Lalit did what it had expressly forbidden',
        'Yes, because an employer answers for all that is done in working hours',
        'Yes, because it had forbidden only a manner of doing his work',
        'No, because the bakery itself had done nothing amiss',
      ],
      explanation:
        'Like the employer who forbids his carters to race, the bakery "has only forbidden a manner of doing their work". A prohibition "is not by itself enough". Not all that is done in working hours counts: what an employee does "in his own cause" does not.',
    },
    {
      name: 'friend',
      difficulty: 6,
      right: 'A',
      text: 'Lalit’s duty ends when the van is back at the bakery. After his last delivery the bakery lies two kilometres to the north, but he drives fifteen kilometres to the south to see a friend, and on the way there he injures a cyclist. Does the bakery answer for it?',
      options: [
        'No, because the journey to his friend served his own purposes',
        'Yes, because a departure from the route does not end the employment',
        'Yes, because he was driving the van that the bakery gave him',
        'No, because his work was over when the last loaf was delivered',
      ],
      explanation:
        'A journey "that he undertakes for purposes of his own" takes him out of the employment until "he is back on the way on which his duty would have taken him". Only "a small departure from the route" does not. His work was not over: the van had still to be taken back.',
    },
    {
      name: 'painter',
      difficulty: 7,
      right: 'D',
      text: 'Meera has her house painted by Nandu. Their contract calls him her employee. He brings his own ladders, decides how and when he works, may send his cousin instead, and is paid a fixed sum, out of which he buys the paint. He drops a tin on a passer-by. Does Meera answer for it as his employer?',
      options: [
        'Yes, because in their contract both of them called him an employee',
        'No, because a person who may send another is never an employee',
        'Yes, because he dropped the tin while doing the work she wanted',
        'No, because on the whole relation he is in business for himself',
      ],
      explanation:
        'The court "looks at the whole relation", and method, tools, substitute and gain all point the same way. What the parties have called themselves is not decisive, and neither is the substitute alone: "No single answer is decisive".',
    },
    {
      name: 'conductor',
      difficulty: 6,
      right: 'B',
      text: 'A bus company has forbidden its conductors to drive, whatever the reason; driving is the drivers’ work. To clear the gate of the depot a conductor moves a bus, and crushes a cart. Does the company answer for it?',
      options: [
        'Yes, because a prohibition does not take an act out of the employment',
        'No, because it had forbidden conductors that whole kind of work',
        'Yes, because he moved the bus for the good of the company',
        'No, because he moved the bus for a purpose of his own',
      ],
      explanation:
        'If the employer "has forbidden a whole kind of work, an employee who does it all the same is on his own". That a prohibition alone is not enough holds where only a manner of doing the work is forbidden. He had no purpose of his own: he was clearing the gate.',
    },
    {
      name: 'crane',
      difficulty: 7,
      right: 'C',
      text: 'For a week a firm lends a builder a crane with the firm’s employee who works it. The builder tells him which loads to lift and where to put them; how he handles the crane is left to him. He swings a load carelessly and hurts someone. Who answers for it as his employer?',
      options: [
        'The builder, because he directed which loads were lifted',
        'Both, because they shared the right to direct him',
        'The firm, because the builder could not direct how he worked the crane',
        'The firm, because the crane that did the harm is its property',
      ],
      explanation:
        'The lender remains the employer unless the borrower may direct "not merely what is done but how the machine is worked". The builder directed only what was lifted and where. Whose property the crane is is not what the rule asks.',
    },
  ],
});
