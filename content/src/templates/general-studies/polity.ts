import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Studies');
const POLITY = 'Indian Polity and Governance';

export const polity = [
  fact('fundamental-rights', POLITY, 5, 'the Fundamental Rights', [
    [
      'Article 17 abolishes untouchability.',
      'Article 18 abolishes untouchability.',
      'It is titles that Article 18 abolishes.',
    ],
    [
      'The right to property is a constitutional right under Article 300A.',
      'The right to property is a Fundamental Right under Article 31.',
      'The 44th Amendment of 1978 removed it from the Fundamental Rights.',
    ],
    [
      'Article 21A gives the right to education to children of six to fourteen years.',
      'Article 21A gives the right to education to every child up to eighteen years.',
      'It was inserted by the 86th Amendment of 2002.',
    ],
    [
      'Article 19 protects citizens only.',
      'Article 21 protects citizens only.',
      'The right to life and personal liberty in Article 21 is given to every person.',
    ],
    [
      'Articles 20 and 21 remain enforceable during a national emergency.',
      'All Fundamental Rights can be suspended during a national emergency.',
      'Article 359 excepts Articles 20 and 21 since the 44th Amendment.',
    ],
    [
      'Article 32 lets a person move the Supreme Court for the enforcement of Fundamental Rights.',
      'Article 226 lets a person move the Supreme Court for the enforcement of Fundamental Rights.',
      'Article 226 gives the High Courts the power to issue writs.',
    ],
    [
      'Article 24 prohibits the employment of children below fourteen years in factories.',
      'Article 23 prohibits the employment of children below eighteen years in factories.',
      'Article 23 prohibits traffic in human beings and forced labour.',
    ],
    [
      'Article 30 lets minorities establish educational institutions of their choice.',
      'Article 29 lets minorities establish educational institutions of their choice.',
      'Article 29 protects the language, script and culture of a section of citizens.',
    ],
    [
      'Habeas corpus can be issued against a private person.',
      'Mandamus can be issued against a private person.',
      'Mandamus commands a public authority to do its duty.',
    ],
  ]),
  fact('parliament', POLITY, 5, 'Parliament', [
    [
      'A Money Bill can be introduced in the Lok Sabha only.',
      'A Money Bill can be introduced in either House.',
      'Article 109 says that it shall not be introduced in the Council of States.',
    ],
    [
      'The Speaker decides whether a Bill is a Money Bill.',
      'The President decides whether a Bill is a Money Bill.',
      'Under Article 110 the decision of the Speaker is final.',
    ],
    [
      'The Rajya Sabha may hold a Money Bill for fourteen days at most.',
      'The Rajya Sabha may hold a Money Bill for six months.',
      'It may make recommendations, which the Lok Sabha may accept or reject.',
    ],
    [
      'The Speaker presides over a joint sitting of both Houses.',
      'The Vice-President presides over a joint sitting of both Houses.',
      'Article 118 names the Speaker of the House of the People.',
    ],
    [
      'There is no joint sitting for a Bill that amends the Constitution.',
      'A Bill that amends the Constitution may be passed in a joint sitting.',
      'Article 368 asks each House to pass it separately with a special majority.',
    ],
    [
      'The Rajya Sabha is not subject to dissolution.',
      'The Rajya Sabha is dissolved every six years.',
      'As nearly as may be, one third of its members retire every second year.',
    ],
    [
      'A member of the Lok Sabha must be at least 25 years old.',
      'A member of the Lok Sabha must be at least 30 years old.',
      'Thirty years is the age for the Rajya Sabha.',
    ],
    [
      'No more than six months may pass between two sessions of a House.',
      'No more than one year may pass between two sessions of a House.',
      'Article 85 sets this limit for the President, who summons the Houses.',
    ],
    [
      'The Vice-President is the ex officio Chairman of the Rajya Sabha.',
      'The Rajya Sabha elects its Chairman from among its members.',
      'From among its members the House elects only a Deputy Chairman.',
    ],
  ]),
  fact('president-and-governor', POLITY, 5, 'the President and the Governors', [
    [
      'The President is elected by the elected members of both Houses and of the Legislative Assemblies.',
      'The President is elected by all members of both Houses, the nominated ones too.',
      'Nominated members have no vote in this election under Article 54.',
    ],
    [
      'The President is impeached for violation of the Constitution.',
      'The President is impeached for proved misbehaviour or incapacity.',
      'Proved misbehaviour or incapacity is the ground for removing a judge of the Supreme Court.',
    ],
    [
      'An ordinance of the President ceases six weeks after Parliament meets again, unless it is approved.',
      'An ordinance of the President ceases six months after Parliament meets again, unless it is approved.',
      'Article 123 says six weeks from the reassembly.',
    ],
    [
      'A President who resigns writes to the Vice-President.',
      'A President who resigns writes to the Chief Justice of India.',
      'The Chief Justice of India administers the oath to the President.',
    ],
    [
      'A Governor holds office during the pleasure of the President.',
      'A Governor is elected by the Legislative Assembly of the State.',
      'The Governor is appointed by the President under Article 155.',
    ],
    [
      'One person may be the Governor of two or more States.',
      'Nobody may be the Governor of more than one State.',
      'The 7th Amendment of 1956 allows it in Article 153.',
    ],
    [
      'The Vice-President is elected by the members of both Houses of Parliament.',
      'Members of the Legislative Assemblies vote for the Vice-President.',
      'Members of the Legislative Assemblies vote for the President, not for the Vice-President.',
    ],
    [
      'The President may ask the Supreme Court for its opinion under Article 143.',
      'The opinion of the Supreme Court under Article 143 binds the President.',
      'The opinion is advice, which the President may leave aside.',
    ],
  ]),
  fact('amendments-and-schedules', POLITY, 6, 'the Constitution and its amendments', [
    [
      'The 42nd Amendment added Socialist, Secular and Integrity to the Preamble.',
      'The 44th Amendment added Socialist, Secular and Integrity to the Preamble.',
      'The 42nd was passed in 1976.',
    ],
    [
      'The Tenth Schedule is about disqualification for defection.',
      'The Ninth Schedule is about disqualification for defection.',
      'The 52nd Amendment of 1985 added the Tenth; the Ninth protects certain laws.',
    ],
    [
      'The 73rd Amendment gave the Panchayats constitutional status.',
      'The 74th Amendment gave the Panchayats constitutional status.',
      'The 74th is about the Municipalities.',
    ],
    [
      'The 61st Amendment lowered the age of voting to 18 years.',
      'The 73rd Amendment lowered the age of voting to 18 years.',
      'It was 21 years before 1989.',
    ],
    [
      'The Sixth Schedule concerns tribal areas in Assam, Meghalaya, Tripura and Mizoram.',
      'The Fifth Schedule concerns tribal areas in Assam, Meghalaya, Tripura and Mizoram.',
      'The Fifth concerns scheduled areas and tribes of other States.',
    ],
    [
      'The Eighth Schedule lists 22 languages.',
      'The Eighth Schedule lists 18 languages.',
      'It had fourteen at first; Bodo, Dogri, Maithili and Santhali were added last, by the 92nd Amendment.',
    ],
    [
      'The 101st Amendment introduced the Goods and Services Tax.',
      'The 122nd Amendment introduced the Goods and Services Tax.',
      'It passed as the 122nd Amendment Bill and became the 101st Amendment Act of 2016.',
    ],
    [
      'Fundamental Duties were added by the 42nd Amendment.',
      'Fundamental Duties have been in the Constitution since 1950.',
      'They follow the recommendations of the Swaran Singh Committee; an eleventh was added in 2002.',
    ],
    [
      'The basic structure doctrine was laid down in the Kesavananda Bharati case.',
      'The basic structure doctrine was laid down in the Golaknath case.',
      'The Golaknath case of 1967 held that Parliament could not amend Fundamental Rights.',
    ],
  ]),
  fact('courts-and-bodies', POLITY, 5, 'the courts and the constitutional bodies', [
    [
      'A judge of the Supreme Court holds office until the age of 65 years.',
      'A judge of a High Court holds office until the age of 65 years.',
      'High Court judges retire at 62.',
    ],
    [
      'Article 324 vests the superintendence of elections in the Election Commission.',
      'Article 280 vests the superintendence of elections in the Election Commission.',
      'Article 280 provides for the Finance Commission.',
    ],
    [
      'The Finance Commission is constituted at the expiration of every fifth year or earlier.',
      'The Finance Commission is a permanent body whose members retire at 65.',
      'The President constitutes a new one each time.',
    ],
    [
      'The CAG submits the reports on the accounts of the Union to the President.',
      'The CAG submits the reports on the accounts of the Union to the Finance Commission.',
      'The President has them laid before Parliament under Article 151.',
    ],
    [
      'Elections to Panchayats are conducted by the State Election Commission.',
      'Elections to Panchayats are conducted by the Election Commission of India.',
      'Article 243K vests them in the State Election Commission.',
    ],
    [
      'NITI Aayog was created by a resolution of the Union Cabinet.',
      'NITI Aayog was created by an amendment of the Constitution.',
      'It replaced the Planning Commission, which was no constitutional body either, on 1 January 2015.',
    ],
    [
      'The Attorney General may take part in the proceedings of either House without a vote.',
      'The Attorney General votes in the House of which the office makes a member.',
      'Article 88 gives the right to speak and take part, but not to vote.',
    ],
    [
      'The original jurisdiction of the Supreme Court covers disputes between the Union and a State.',
      'Disputes between the Union and a State go to the High Court of that State first.',
      'Article 131 gives the Supreme Court exclusive jurisdiction.',
    ],
  ]),
];
