import { passageSet } from '../../passages/written-passage.ts';

const FILED = { subject: 'Legal Reasoning' };

/** Dangerous things: the strict rule of 1868 and the absolute one of the Supreme Court. */
export const dangerousThings = passageSet(FILED, {
  name: 'clat-law/dangerous-things',
  title: 'Two rules for dangerous things',
  paragraphs: [
    'Two rules of Indian law deal with those who keep dangerous things. The older was laid down in England in 1868, in Rylands v Fletcher, after the water of a new reservoir had burst into a neighbour’s mine. A person who for his own purposes brings on to his land, and keeps there, a thing that is likely to do mischief if it escapes, must answer for the damage that naturally follows if it does, however careful he was. The use of the land must be non-natural, that is, a special use which brings increased danger to others; water in household pipes and fire on a kitchen hearth are no such uses. And the thing must escape: it must get out of the place which the defendant controls into one which he does not.',
    'This rule is called strict and not absolute, because there are answers to it. The defendant is not liable if the escape was due to the claimant’s own fault; if it was brought about by a stranger whom he could not control and whose act he could not foresee; if it was an act of God, a force of nature against which no human foresight could provide; if a statute had authorised it; or if the claimant had consented to the thing being kept. He is taken to have consented if it was kept for his own benefit and the defendant’s alike.',
    'After oleum gas had leaked from a factory in Delhi in 1985, the Supreme Court held in M.C. Mehta v Union of India that a rule of another age was not enough for modern industry. An enterprise that carries on a hazardous or inherently dangerous activity owes the community a duty to see that nobody is harmed. If someone is harmed by an accident in that activity, the enterprise must compensate all who are affected, inside its premises or outside. None of the answers to the older rule is open to it, and it cannot plead that it took all reasonable care. It makes the profit, and it alone has the means to discover the danger. The compensation must deter, and so it is measured by the capacity of the enterprise: the larger and more prosperous this is, the more it must pay.',
    'The older rule has not disappeared. It still governs those who keep a thing that is dangerous if it escapes, but carry on no activity of that kind. To them its answers remain open.',
  ],
  questions: [
    {
      name: 'cloudburst',
      difficulty: 4,
      right: 'C',
      text: 'To breed fish Gurdeep keeps a large reservoir on his farm, which is no hazardous or inherently dangerous activity. A cloudburst against which no human foresight could provide bursts its wall, and the water ruins Harpreet’s wheat next door. Is Gurdeep liable?',
      options: [
        'Yes, because he kept the water for his own purposes and it escaped',
        'Yes, because whoever makes a profit from water must pay for its harm',
        'No, because the water escaped by an act of God',
        'No, because a farmer who was not careless answers for nothing',
      ],
      explanation:
        'An act of God is "a force of nature against which no human foresight could provide", and to those who carry on no hazardous activity the "answers remain open". That he was not careless is no answer by itself: he is liable "however careful he was" unless there is one of the answers.',
    },
    {
      name: 'chlorine',
      difficulty: 5,
      right: 'B',
      text: 'A company bottles chlorine, which is an inherently dangerous activity, and guards its plant with all reasonable care. One night a stranger, whose act nobody could have foreseen, cuts through the fence and opens a valve. The gas hurts the lungs of Jaya, who lives beyond the wall. Is the company liable?',
      options: [
        'No, because the gas was let out by a stranger whom it could not control',
        'Yes, because none of the answers to a claim is open to such an enterprise',
        'No, because it had guarded the plant with all reasonable care',
        'Yes, because the gas escaped into a place beyond its wall',
      ],
      explanation:
        'Of the answers, of which the act of a stranger is one, the passage says that "none of the answers to the older rule is open to it, and it cannot plead that it took all reasonable care". That the gas escaped is not the reason: under the older rule the stranger would be an answer all the same, and under the rule for such an enterprise it does not matter whether people are harmed "inside its premises or outside".',
    },
    {
      name: 'two-makers',
      difficulty: 5,
      right: 'A',
      text: 'Two enterprises make the same explosive. One has forty plants and large profits; the other has a single plant and small ones. Accidents at a plant of each do the same harm to the same number of people. What follows for the compensation?',
      options: [
        'The larger must pay more, since its capacity is greater',
        'Both must pay the same, since they did the same harm',
        'The smaller must pay more, since it had less to spend on care',
        'The smaller need not pay, since it lacks the capacity to do so',
      ],
      explanation:
        'Compensation "is measured by the capacity of the enterprise: the larger and more prosperous this is, the more it must pay". Equal harm does not therefore mean equal sums. But want of capacity is not among the answers to a claim, none of which is open anyway; it bears upon the sum.',
    },
    {
      name: 'terrace',
      difficulty: 6,
      right: 'D',
      text: 'Kiran, a retired teacher, has a glass tank of 8,000 litres put up on his terrace for rare fish, a special use that brings increased danger to others. Without any carelessness of his it bursts, and the rush of water throws down Lobo, a guest, who is sitting on the same terrace. Is Kiran liable to Lobo under the older rule?',
      options: [
        'Yes, because the use that he made of the terrace was non-natural',
        'Yes, because those who are harmed inside must be compensated too',
        'No, because fish need water as naturally as a kitchen needs fire',
        'No, because the water harmed Lobo in a place that Kiran controls',
      ],
      explanation:
        'Under the older rule the thing must "get out of the place which the defendant controls into one which he does not". That the use is special is needed but is not enough. Those who are harmed "inside its premises or outside" are compensated under the rule of the Supreme Court, which is about enterprises with dangerous activities.',
    },
    {
      name: 'sprinklers',
      difficulty: 8,
      right: 'D',
      text: 'Meher has a shop on the upper floor of a building, Nitin on the lower. In a loft above her shop Meher keeps a large water tank for sprinklers, which guard both shops against fire. The tank bursts without anybody’s fault, the water runs down, and Nitin’s cloth is spoilt. He claims under the older rule. Which change of the facts would help him most?',
      options: [
        'Meher had neglected to tell him how many litres the tank could hold',
        'The tank had been burst by a storm of a kind that comes every year',
        'Nitin had known of the tank when he rented his shop, and said nothing',
        'The tank had served only a dye works that Meher ran on her own floor',
      ],
      explanation:
        'As it is, Nitin is taken to have consented, since the tank was kept "for his own benefit and the defendant’s alike". If it served her dye works only, that answer would be gone, and the rule would apply: she would have kept a special and dangerous thing for her own purposes, and it escaped from her floor to his. A yearly storm would merely be no act of God, on which she need not rely as long as his consent stands in the way.',
    },
  ],
});

/** Defamation: what must be shown, and what answers it. */
export const aGoodName = passageSet(FILED, {
  name: 'clat-law/a-good-name',
  title: 'A good name',
  paragraphs: [
    'In the law of the imaginary State of Pennar a statement is defamatory if it tends to lower someone in the eyes of ordinary reasonable people. A claimant must show that a statement was defamatory, that a reasonable reader or hearer would take it to refer to him, and that it was made known to at least one person besides himself. He need not have been named, nor need the defendant have meant to refer to him. Where something is said about a group, a member of it has a claim only if the group is so small that the words must be understood of each of them. A person who repeats a defamatory statement answers for it as if it were his own, even if he adds that he merely passes on what he has heard.',
    'Three defences are known. The first is truth. It is a complete one, and the motive for which the truth was told does not matter. But the defendant has to prove it, and to have believed a thing is not to have proved it. It is enough if the statement is true in substance; an error in a detail that does not make it more damaging is overlooked.',
    'The second is comment. On a matter of public interest everyone may say what he honestly thinks, as harshly as he likes, provided that his hearers can recognise it as opinion, and that it is based on facts which are true and are either stated with it or generally known. If the facts turn out to be untrue, the comment falls with them, however honest it was.',
    'The third is privilege. What is said by judges, witnesses or counsel in the course of a trial, or by a member in the legislature, is privileged absolutely: even a deliberate lie gives no claim, though it may be punished otherwise. Other statements are privileged on a condition. If one person is under a duty to tell a thing, and tells it only to those who have a proper interest in learning it, then he is protected even if it is false, unless he was malicious. He is malicious if he knew that it was false, or if he spoke chiefly in order to injure. To be careless, or quick to believe, is not malice.',
  ],
  questions: [
    {
      name: 'district-lawyers',
      difficulty: 3,
      right: 'C',
      text: 'In a newspaper a columnist writes: ‘The lawyers of this district are thieves.’ There are nine hundred of them. Asha, who is one, sues him for defamation. What becomes of her claim?',
      options: [
        'It succeeds, because she is one of those about whom it was said',
        'It fails, because the columnist did not mention her by name',
        'It fails, because the group is too large for the words to be meant of each',
        'It succeeds, because the columnist need not have meant to refer to her',
      ],
      explanation:
        'A member has a claim "only if the group is so small that the words must be understood of each of them", and nine hundred are too many. That she was not named is not the reason: a claimant "need not have been named".',
    },
    {
      name: 'on-the-bus',
      difficulty: 4,
      right: 'D',
      text: 'On a bus Bhanu says to strangers in the next row: ‘I have it from her driver that Chandrika, who keeps the accounts of our housing society, has been stealing from it. I do not say that it is so.’ The driver did tell him this. It is false. Is Bhanu liable to Chandrika?',
      options: [
        'No, because it was true that the driver had told him so',
        'No, because he said that he did not vouch for the story',
        'Yes, because he passed the story on out of malice towards her',
        'Yes, because he answers for the story as if he had made it up',
      ],
      explanation:
        'Whoever repeats a defamatory statement "answers for it as if it were his own, even if he adds that he merely passes on what he has heard". Truth would have to be proved of the theft and not of the talk. Malice is asked about only where a statement is "privileged on a condition", and no facts show it.',
    },
    {
      name: 'reference',
      difficulty: 6,
      right: 'A',
      text: 'A school that may employ Elias asks Devika, who must answer such enquiries for his last school, about him. In confidence she writes to its head that he was dismissed for beating a pupil. It was another teacher with a similar name; she believed what she wrote, but had been careless with her files. Is she liable to Elias?',
      options: [
        'No, because she told it in duty to one with an interest, and without malice',
        'No, because it was true in substance that a teacher had been dismissed',
        'Yes, because the letter was false and a look at the files would have shown it',
        'Yes, because the letter was made known to a person other than Elias himself',
      ],
      explanation:
        'She was under a duty and wrote "only to those who have a proper interest in learning it"; such a statement is protected "even if it is false", unless there was malice. Her neglect of the files does not change that: "To be careless, or quick to believe, is not malice." Of Elias the statement was not true in substance.',
    },
    {
      name: 'stale-fish',
      difficulty: 6,
      right: 'B',
      text: 'A critic writes: ‘Last year the Lotus restaurant was fined for keeping stale fish. In my view nobody who is fond of his stomach should eat there.’ In fact another restaurant had been fined. The critic had honestly believed that it was the Lotus. He pleads the defence of comment. What becomes of it?',
      options: [
        'It succeeds, because he honestly held the opinion that he gave',
        'It fails, because the fact on which the opinion rests is untrue',
        'It fails, because so harsh a remark cannot pass for a comment',
        'It succeeds, because what restaurants serve is of public interest',
      ],
      explanation:
        'Comment must be "based on facts which are true", and if they are untrue "the comment falls with them, however honest it was". The harshness does it no harm, since everyone may speak "as harshly as he likes"; and the public interest is only one of the conditions.',
    },
    {
      name: 'rival',
      difficulty: 7,
      right: 'C',
      text: 'Feroza and Girish both wish to become secretary of a traders’ association. In order to ruin his chances she sends all members a leaflet: ‘Girish was convicted of cheating in March 2011.’ She can prove a conviction for cheating, but it was in May 2011. He sues her. What becomes of his claim?',
      options: [
        'It succeeds, because she spoke in order to injure him',
        'It succeeds, because she cannot prove what the leaflet said',
        'It fails, because the leaflet was true in all that mattered',
        'It fails, because she told it to those with an interest in it',
      ],
      explanation:
        'It is enough to be "true in substance; an error in a detail that does not make it more damaging is overlooked", and the month is such a detail. Her wish to injure him would destroy the privilege of speaking to those with an interest, but to the defence of truth "the motive for which the truth was told does not matter".',
    },
  ],
});
