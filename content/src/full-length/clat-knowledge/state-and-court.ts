import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** An institution of the Constitution: the Election Commission of India. */
export const electionCommission = passageSet(FILED, {
  name: 'clat-knowledge/election-commission',
  title: 'The keepers of the ballot',
  paragraphs: [
    'When India first elected a Lok Sabha, between October 1951 and February 1952, more than 170 million people were entitled to vote, and most of them could not read. Each candidate therefore had a separate box, which bore a symbol. The voter dropped the ballot paper into the box of her choice and needed to make no mark upon it. The body that ran this election, the Election Commission of India, had come into being on 25 January 1950, one day before the Republic.',
    'The Constitution vests in the Commission the superintendence, direction and control of the elections to Parliament, to the legislature of every State, and to the offices of President and Vice-President. The Supreme Court has called this a reservoir of power. Where the law is silent, the Commission may do what a free and fair election requires; where a valid law speaks to the matter, the Commission must follow it, whatever it may think better.',
    'A body that can offend those in power has to be made safe from them. The Chief Election Commissioner is removed, if ever, in the same manner and on the same grounds as a judge of the Supreme Court, and the conditions of service may not be worsened once he or she has been appointed. The other Election Commissioners have a protection of another kind: none of them may be removed unless the Chief Election Commissioner recommends it. For most of its first four decades the Commission had one member only. In 1993 it became a body of three, which decides by majority when its members do not agree.',
    'Not every election in the country is its business. Panchayats and municipalities are elected under the eye of another authority, of which each State has its own. Nor is voting what it was at the beginning. In 1951 one had to be twenty-one to be on the roll, and nobody who disliked all the candidates could say so in the booth.',
  ],
  questions: [
    {
      name: 'box',
      difficulty: 3,
      right: 'B',
      text: 'According to the passage, why did each candidate have a separate box in 1951–52?',
      options: [
        'Because a common box could not have held so many ballot papers',
        'Because a large part of the voters were unable to read',
        'Because the votes for each candidate were to be counted apart',
        'Because the candidates would not have trusted a common box',
      ],
      explanation:
        'The passage says of the voters that "most of them could not read. Each candidate therefore had a separate box". The large number of voters stands in the same sentence, but it is not what the word ‘therefore’ refers to, since a symbol and a vote without a mark help those who cannot read.',
    },
    {
      name: 'hour',
      difficulty: 5,
      right: 'D',
      text: 'Suppose that a valid law made by Parliament fixes the hour at which the poll closes. The Commission is convinced that a later hour would be fairer to the voters. According to the passage, what must it do?',
      options: [
        'Put the later hour in force, because a fair election requires it',
        'Put the later hour in force, if its three members decide so by majority',
        'Ask the Supreme Court to choose between the two hours',
        'Close the poll at the hour that the law has fixed',
      ],
      explanation:
        'Where a valid law speaks to the matter, "the Commission must follow it, whatever it may think better". What a free and fair election requires is the measure only "where the law is silent".',
    },
    {
      name: 'age',
      difficulty: 4,
      right: 'C',
      text: 'The passage says that a voter in 1951 had to be twenty-one. By which amendment of the Constitution was the age lowered to eighteen?',
      options: [
        'The Forty-second Amendment',
        'The Forty-fourth Amendment',
        'The Sixty-first Amendment',
        'The Seventy-third Amendment',
      ],
      explanation:
        'The Constitution (Sixty-first Amendment) Act, 1988, put eighteen years for twenty-one in the article on adult suffrage. The Forty-second Amendment, of 1976, added the words ‘socialist’ and ‘secular’ to the Preamble, and the Seventy-third, of 1992, is about panchayats. Source: Article 326 of the Constitution, as amended by that Act.',
    },
    {
      name: 'panchayats',
      difficulty: 4,
      right: 'A',
      text: 'Which is the authority that conducts the elections to the panchayats and municipalities of a State?',
      options: [
        'The State Election Commission',
        'The State Finance Commission',
        'The Delimitation Commission',
        'The District Planning Committee',
      ],
      explanation:
        'The preparation of the rolls for these elections and their conduct are vested in the State Election Commission. The State Finance Commission reviews the finances of panchayats and municipalities and has no part in electing them. Source: Articles 243K and 243ZA of the Constitution.',
    },
    {
      name: 'none',
      difficulty: 7,
      right: 'C',
      text: 'Since 2013 a voter who dislikes all the candidates has been able to say so in the booth. In whose case did the Supreme Court direct that the choice be provided?',
      options: [
        'Association for Democratic Reforms',
        'Lily Thomas',
        'People’s Union for Civil Liberties',
        'Common Cause',
      ],
      explanation:
        'In a petition of the People’s Union for Civil Liberties the Court directed the Commission to provide a button for ‘None of the above’. The case of the Association for Democratic Reforms, of 2002, obliged candidates to disclose their criminal cases and assets; that of Lily Thomas, of 2013, is about legislators who are convicted. Source: People’s Union for Civil Liberties v. Union of India, judgment of 27 September 2013.',
    },
  ],
});

/** An international court: the International Court of Justice. */
export const courtAtTheHague = passageSet(FILED, {
  name: 'clat-knowledge/court-at-the-hague',
  title: 'A court for States',
  paragraphs: [
    'In the Peace Palace at The Hague sits a court that can neither arrest anyone nor send anyone to prison, for only States may be parties before it. The International Court of Justice was set up by the Charter of the United Nations in 1945 as the principal judicial organ of that organisation. It is the only one of the six principal organs that does not have its seat in New York.',
    'Its fifteen judges are elected for nine years by the General Assembly and by the Security Council, which vote independently of each other; a candidate needs an absolute majority in both. Five seats fall vacant every three years, and no two judges may be nationals of the same State. A judge does not sit as the agent of his or her country, and need not even stand aside when that country is a party. Instead, a party that has no judge of its nationality on the bench may choose one for the case in hand.',
    'The Court has two tasks. It decides disputes between States, and its decision binds the parties to the case, in respect of that case, and nobody else. It also gives advisory opinions on questions of law. These no State can request: the request must come from an organ or agency of the United Nations that is entitled to make it.',
    'No State is brought before the Court against its will. It may consent to the hearing of a single dispute, or it may accept the Court’s jurisdiction beforehand, by a general declaration or by a clause in a treaty. It was such a clause, in a protocol to a treaty, that allowed India to bring a case against Pakistan in 2017. One of India’s nationals was in prison there and had been sentenced to death by a military court, without having been able to speak to a consular officer of his country. Two years later the Court held that Pakistan had broken the treaty, and that it had to provide for an effective review of the conviction and the sentence.',
  ],
  questions: [
    {
      name: 'opinion',
      difficulty: 5,
      right: 'A',
      text: 'A member of the United Nations is unsure whether a law of its own agrees with a treaty. It asks the Court for an advisory opinion. What follows from the passage?',
      options: [
        'The Court cannot give it, since no State can make such a request',
        'The Court may give it, since the agreement with a treaty is a question of law',
        'The Court may give it, provided that the State has made a general declaration',
        'The Court cannot give it, since a State’s own law is not its concern',
      ],
      explanation:
        'Of advisory opinions the passage says: "These no State can request". That the question is one of law is needed but not enough, for "the request must come from an organ or agency of the United Nations". A general declaration opens the way to disputes, not to opinions.',
    },
    {
      name: 'bench',
      difficulty: 6,
      right: 'C',
      text: 'India and one of its neighbours are the parties to a case. Among the fifteen judges there is an Indian, but no national of the neighbour. What does the passage say of the bench?',
      options: [
        'The Indian judge stands aside until the case has been decided.',
        'The neighbour may choose a judge, whom the General Assembly has to elect.',
        'The Indian judge may sit, and the neighbour may choose a judge for the case.',
        'The Indian judge and one chosen by the neighbour hear the case alone.',
      ],
      explanation:
        'A judge "need not even stand aside when that country is a party. Instead, a party that has no judge of its nationality on the bench may choose one for the case in hand." The State itself chooses; an election by the Assembly and the Council is for the fifteen seats.',
    },
    {
      name: 'third-state',
      difficulty: 5,
      right: 'B',
      text: 'In a case between the States P and Q, the Court decides how a rule on fishing is to be read. P has the same quarrel with the State R, which took no part in the case. Is R bound by the decision?',
      options: [
        'Yes, because P was a party and the two quarrels are the same',
        'No, because R was not a party to the case',
        'Yes, because R is a member of the United Nations',
        'No, because such a decision is no more than an opinion',
      ],
      explanation:
        'The decision "binds the parties to the case, in respect of that case, and nobody else". That P was a party does not help, since R was none; and the decision in a dispute is more than an opinion, for it does bind P and Q.',
    },
    {
      name: 'treaty',
      difficulty: 6,
      right: 'D',
      text: 'Which treaty did the Court find to have been broken in the case that the passage describes?',
      options: [
        'The Vienna Convention on the Law of Treaties',
        'The Vienna Convention on Diplomatic Relations',
        'The Geneva Convention on Prisoners of War',
        'The Vienna Convention on Consular Relations',
      ],
      explanation:
        'The Vienna Convention on Consular Relations of 1963 lets the consular officers of a State visit a national who is in prison, and obliges the State that arrests him to tell him of his rights without delay. The Convention on Diplomatic Relations of 1961 is about embassies and their staff. Source: Article 36 of the Convention, and the judgment of the International Court of Justice in the Jadhav case of 17 July 2019.',
    },
    {
      name: 'adviser',
      difficulty: 6,
      right: 'B',
      text: 'The Constitutional Adviser to the Constituent Assembly of India was later a judge of this Court. Who was he?',
      options: ['Nagendra Singh', 'B. N. Rau', 'R. S. Pathak', 'Radhabinod Pal'],
      explanation:
        'Sir Benegal Narsing Rau, who as Constitutional Adviser had prepared the first draft of the Constitution, was a judge of the Court in 1952 and 1953. Nagendra Singh, its President from 1985 to 1988, had been a member of the Constituent Assembly but not its adviser, and Radhabinod Pal sat on the tribunal at Tokyo. Source: the list of former members that the Court publishes.',
    },
  ],
});
