import { passageSet } from './written-passage.ts';

const FILED = { subject: 'Legal Reasoning' };

/** Lost things: finder against occupier. */
export const findersAndKeepers = passageSet(FILED, {
  name: 'finders-and-keepers',
  title: 'Finders and keepers',
  paragraphs: [
    'The law of the imaginary State of Kaveripur on things that are found can be put in four rules. First, a person who finds a thing that has been lost, and takes it into his hands, may keep it against the whole world except the person who lost it. The finder does not become the owner; he merely has a better right than everyone who comes after him. Second, the first rule does not help a finder who was trespassing when he found the thing. In that case the person who is in lawful occupation of the place has the better right.',
    'Third, a thing that is attached to land or to a building, or that lies beneath the surface, belongs as against the finder to the occupier, whether or not the occupier knew that it was there. A thing that merely lies upon the surface goes to the finder, unless the occupier had shown by his conduct, before the finding, that he meant to control the place and whatever might be in it. A bank that locks its vault and searches those who leave shows this; a shopkeeper who lets all comers walk about his shop does not. Fourth, an employee who finds a thing in the course of the work that he is employed to do finds it for his employer.',
    'The rules do not ask how valuable the thing is. Nor do they ask whether the finder is honest, except in one respect. A finder who knows who the owner is, or could learn it by such steps as an ordinary honest person would take, must take these steps. If he does not, he loses the protection of the first rule, and the occupier of the place has the better right.',
    'The reasons for the rules are not far to seek. The first encourages people to pick up what would otherwise be lost for good. The second, and the duty to look for the owner, keep anyone from profiting by a wrong. The third follows the ordinary expectation that what is in the wall goes with the wall. As for the fourth, an employer who pays for a person’s time is taken to have paid for what the work brings to light. None of the rules touches the right of the true owner, who may claim the thing from whoever holds it.',
  ],
  questions: [
    {
      name: 'ring',
      difficulty: 4,
      right: 'B',
      text: 'Anil walks about a shoe shop that is open to all comers, and picks up a gold ring that lies on the floor. He advertises it as an honest person would; nobody comes forward. The shopkeeper, who had not known of the ring, claims it. Who has the better right?',
      options: [
        'The shopkeeper, because the ring was found inside his shop',
        'Anil, because the shopkeeper had not shown control of what lay there',
        'Anil, because a finder who cannot trace the owner becomes the owner',
        'The shopkeeper, because Anil was there by his permission only',
      ],
      explanation:
        'A thing on the surface goes to the finder unless the occupier showed that he meant to control the place, which "a shopkeeper who lets all comers walk about his shop does not". Anil does not win by becoming the owner: "The finder does not become the owner".',
    },
    {
      name: 'jar',
      difficulty: 5,
      right: 'D',
      text: 'Babu’s neighbour, Mrs Rao, lets him dig up some bulbs in her garden to plant in his own. Half a metre down he finds a jar of old coins. Mrs Rao had no idea that it was there, and nobody can say who buried it. Who has the better right?',
      options: [
        'Babu, because Mrs Rao did not know that the jar was there',
        'Babu, because he was in the garden with leave and no trespasser',
        'Mrs Rao, because a person who digs in a garden works for its owner',
        'Mrs Rao, because the jar lay beneath the surface of her garden',
      ],
      explanation:
        'A thing "that lies beneath the surface" belongs to the occupier "whether or not the occupier knew that it was there". That Babu was no trespasser keeps the second rule away, but does not help him against the third.',
    },
    {
      name: 'chain',
      difficulty: 5,
      right: 'A',
      text: 'Chitra climbs over a locked gate to take a short cut, without leave, through the yard of a factory. On the path she sees a gold chain and picks it up. She does all she can to trace the owner, in vain. The company that lawfully occupies the yard claims the chain. Who has the better right?',
      options: [
        'The company, because Chitra was a trespasser when she found it',
        'Chitra, because the chain was lying upon the surface of the path',
        'Chitra, because she took the steps that an honest person would take',
        'The company, because a thing that lies on a path is attached to it',
      ],
      explanation:
        'The first rule "does not help a finder who was trespassing when he found the thing". That she looked for the owner only saves her from losing the protection of the first rule, which she never had; and a chain on a path merely lies on it.',
    },
    {
      name: 'cinema',
      difficulty: 6,
      right: 'C',
      text: 'Deepa is employed by a cinema to clean the hall after each show. Sweeping between the seats she finds a watch whose owner cannot be traced. The cinema lets everyone in who has a ticket, searches nobody, and claims the watch. Who has the better right?',
      options: [
        'Deepa, because the cinema had never shown control of what lay there',
        'Deepa, because a finder may keep a thing against all but its owner',
        'The cinema, because she found the watch while doing its work',
        'The cinema, because the watch was found in a hall that it occupies',
      ],
      explanation:
        'An employee who finds a thing "in the course of the work that he is employed to do finds it for his employer". The want of control would matter if a visitor had found the watch; the mere occupation of the hall would then not be enough for the cinema.',
    },
    {
      name: 'purse',
      difficulty: 7,
      right: 'B',
      text: 'In the lobby of a hotel, which all may enter and where nobody is searched, Farid picks up a purse. In it is a card with a name and a telephone number. He does not ring the number and keeps the purse. The hotel, which occupies the lobby, hears of it and claims the purse. Who has the better right as between the two?',
      options: [
        'Farid, because the hotel had not shown that it meant to control the lobby',
        'The hotel, because Farid did not try to reach the owner',
        'The hotel, because a thing that is found in a lobby belongs to the building',
        'Farid, because no one but the owner may take a thing from its finder',
      ],
      explanation:
        'A finder who could learn of the owner and does not take the steps "loses the protection of the first rule, and the occupier of the place has the better right". Without that duty Farid would have won, since the lobby was open to all.',
    },
  ],
});

/** Theft: the mind that goes with the moving. */
export const honestTaking = passageSet(FILED, {
  name: 'honest-taking',
  title: 'An honest taking',
  paragraphs: [
    'By the penal code of the imaginary Province of Tungabhadra, a person commits theft who, intending to take a movable thing dishonestly out of the possession of another without that other’s consent, moves the thing in order to take it. The courts have explained each of these words. A person acts dishonestly if he intends a gain to which he has no right, or a loss to someone who has a right not to suffer it; and to keep another out of the use of a thing for a time is such a loss, even if the thing is meant to be given back. A person who takes a thing in the honest belief that he has a right to it does not act dishonestly, though the belief be mistaken and even unreasonable.',
    'Possession is not ownership. The thing must be in the possession of somebody other than the taker; it need not be the possessor’s property. An owner may therefore steal his own watch from the repairer who is entitled to hold it until he has been paid. A thing that is in nobody’s possession cannot be stolen, though to keep it may be another offence. A thing that its possessor has put down for a while in a place that others use is still in his possession.',
    'Consent may be given by words or by conduct, by the possessor or by someone whom he has allowed to give it. Consent that was obtained by deceit about who the taker is, is none. A taker who honestly believes that the possessor would have consented, as friends may about each other’s umbrellas, is not dishonest, because he believes that nobody will have anything to complain of.',
    'Theft is complete at the first movement, however slight, if the intention was there at that time. One who opens a box and lifts out a necklace to make off with it has committed theft, even if he thinks better of it and puts it back. One who takes a thing innocently and only later decides to keep it has not committed theft, since there was no dishonest mind when the thing was moved; a different section deals with him.',
  ],
  questions: [
    {
      name: 'motorcycle',
      difficulty: 5,
      right: 'D',
      text: 'A garage has repaired Arun’s motorcycle and is entitled to hold it until he pays. At night he rides it away with his spare key, in order not to pay. He knows that the garage has the right to hold it. What has he committed?',
      options: [
        'No theft, because nobody can steal a thing that is his own',
        'No theft, because he used a key that was rightfully his',
        'Theft, because the motorcycle is the garage’s until he pays',
        'Theft, because he took it dishonestly from the garage',
      ],
      explanation:
        'The thing must be in the possession of another, but "it need not be the possessor’s property": an owner may steal from one "who is entitled to hold it until he has been paid". The motorcycle is still Arun’s, so the option that makes the garage its owner gives a wrong reason.',
    },
    {
      name: 'umbrella',
      difficulty: 5,
      right: 'B',
      text: 'Bela takes from a hall stand a black umbrella which she honestly believes to be hers. At home she reads another’s name on the handle, and decides to keep it. What has she committed?',
      options: [
        'Theft, because she kept what she knew to be another’s',
        'No theft, because she meant no wrong when she took it',
        'No theft, because an umbrella in a hall is in nobody’s possession',
        'Theft, because a careful person would have looked for a name',
      ],
      explanation:
        'Whoever "takes a thing innocently and only later decides to keep it has not committed theft". What she did at home is for another section. The umbrella was in another’s possession, for a thing put down in a place that others use "is still in his possession".',
    },
    {
      name: 'bicycle',
      difficulty: 6,
      right: 'A',
      text: 'Without asking, Charan takes Devi’s bicycle from her verandah in order to ride it in a race a week later and then to bring it back. He knows that she needs it for her work and would never agree. He brings it back undamaged. What has he committed?',
      options: [
        'Theft, because he meant to keep her out of its use for a week',
        'No theft, because he meant from the first to give it back',
        'No theft, because Devi got back all that had been taken',
        'Theft, because taking a thing without asking is always theft',
      ],
      explanation:
        'It is a loss "to keep another out of the use of a thing for a time", and this "even if the thing is meant to be given back". Not every taking without asking is theft: whoever honestly believes that the possessor would have consented "is not dishonest".',
    },
    {
      name: 'carpet',
      difficulty: 7,
      right: 'C',
      text: 'A lawyer tells Ekta by mistake that her aunt has left her the carpet in her cousin’s flat. While the cousin is out she takes it, glad of what she believes to be hers. In truth it was left to the cousin, as she could have learnt by asking to see the will. What has she committed?',
      options: [
        'Theft, because her belief was mistaken and careless as well',
        'Theft, because the carpet was in her cousin’s possession',
        'No theft, because she honestly believed that it was hers',
        'No theft, because the lawyer consented in the cousin’s place',
      ],
      explanation:
        'An honest belief in a right excludes dishonesty "though the belief be mistaken and even unreasonable". The possession of the cousin is needed for theft but is not enough; and nobody had allowed the lawyer to consent for the cousin.',
    },
    {
      name: 'phone',
      difficulty: 7,
      right: 'A',
      text: 'In a café Feroz picks up a telephone from the next table, meaning to make off with it while its owner looks away. When the owner turns round he puts it back on the same table and says that he was admiring it. What has he committed?',
      options: [
        'Theft, which was complete as soon as he picked the telephone up',
        'No theft, because the telephone never went away from the table',
        'No theft, because he gave up his plan before any loss was caused',
        'Theft, which was complete only when the owner turned round',
      ],
      explanation:
        'Theft "is complete at the first movement, however slight, if the intention was there at that time", and this holds "even if he thinks better of it and puts it back". That the owner noticed plays no part in it.',
    },
  ],
});

/** Goods in the hands of another, and who bears their loss. */
export const goodsInOtherHands = passageSet(FILED, {
  name: 'goods-in-other-hands',
  title: 'Goods in other hands',
  paragraphs: [
    'A person who is given goods by another for some purpose, on the understanding that they will be returned or dealt with as the other directs, is called a keeper in the law of the imaginary Kingdom of Vaigai. How much care he owes depends on whom the arrangement benefits. If the keeper is paid, he must take the care that a prudent person takes of such goods. If the arrangement is for the owner’s benefit alone, as when a neighbour looks after a suitcase for nothing, the keeper must take the care that he takes of goods of his own, and no more. If it is for the keeper’s benefit alone, as when he borrows a ladder, he must take the utmost care and answers for the slightest neglect.',
    'In all three cases he answers for neglect and not for misfortune. Goods that are lost through a flood, a fire or a theft which the care due from him would not have prevented are lost to their owner. But it is for the keeper to prove that he took the care that was due. If he cannot say how the goods came to be lost, he pays.',
    'There is one exception to this mildness. A keeper who uses the goods in a way that the owner has not allowed, or keeps them after the time at which they should have been returned, or hands them to another without leave, does so at his own risk. From that moment he answers for any loss, even one that no care could have prevented, unless the same loss would have come to the goods if he had done his duty.',
    'Owners have duties too. An owner must tell the keeper of any defect of which he knows and which makes the goods dangerous; if the goods are let for hire, he answers even for defects of which he did not know. A term by which a paid keeper declares that he is not liable for loss is valid if it was brought to the owner’s notice before the goods were handed over. But no term protects a keeper from the consequences of a use that the owner has not allowed.',
  ],
  questions: [
    {
      name: 'sewing-machine',
      difficulty: 5,
      right: 'B',
      text: 'For nothing, Vimal looks after a sewing machine of his neighbour Usha. He keeps it in the locked room in which he keeps his own camera. Thieves break the lock and take both. A prudent person would have had an alarm. Must Vimal pay?',
      options: [
        'Yes, because he did not take the care of a prudent person',
        'No, because he took the care that he takes of his own goods',
        'No, because a keeper who is not paid never answers for a loss',
        'Yes, because he cannot return what was handed to him',
      ],
      explanation:
        'Vimal kept it for Usha’s benefit alone and owed "the care that he takes of goods of his own, and no more". The prudent person is the measure for a keeper who is paid. It is too broad that one who is not paid never answers: he does if he takes less care than of his own.',
    },
    {
      name: 'tent',
      difficulty: 6,
      right: 'D',
      text: 'Wahid borrows a tent from Xavier for nothing, to be returned on Monday. He is tired and keeps it, without asking, until Thursday. On Wednesday a flood sweeps through his street and carries the tent away. Xavier’s house on the hill stays dry. Must Wahid pay?',
      options: [
        'No, because no care could have prevented the flood',
        'No, because the flood was not caused by his delay',
        'Yes, because a borrower answers for every loss of the goods',
        'Yes, because he had the tent beyond its time at his own risk',
      ],
      explanation:
        'A keeper who holds goods "after the time at which they should have been returned" answers for any loss, "even one that no care could have prevented", and on the hill the tent would have been safe. A borrower does not answer for every loss: in time, the flood would have been a misfortune.',
    },
    {
      name: 'cleaner',
      difficulty: 5,
      right: 'A',
      text: 'Yamini leaves a carpet with a cleaner, whom she pays. It disappears from his shop. He says, truthfully, that he has no idea how. No term was agreed about loss. Must the cleaner pay?',
      options: [
        'Yes, because he cannot show that he took the care due from him',
        'Yes, because a keeper who is paid answers for all losses',
        'No, because Yamini cannot show that he neglected the carpet',
        'No, because a carpet that disappears must have been stolen',
      ],
      explanation:
        'It is "for the keeper to prove that he took the care that was due. If he cannot say how the goods came to be lost, he pays." Yamini has nothing to prove. A paid keeper does not answer for all losses, since he too "answers for neglect and not for misfortune".',
    },
    {
      name: 'fork',
      difficulty: 6,
      right: 'C',
      text: 'Zubin lets a bicycle to Asha for hire. Its fork has a hidden crack of which he does not know. It breaks on the first day, and Asha is hurt. Does Zubin answer for it?',
      options: [
        'No, because he could not tell her of a crack that he did not know of',
        'Yes, because every owner answers for goods that are dangerous',
        'Yes, because goods let for hire make him answer for unknown defects too',
        'No, because a person who uses goods must take the utmost care',
      ],
      explanation:
        'If the goods are let for hire, the owner "answers even for defects of which he did not know". Not every owner does: otherwise he must tell only of a defect "of which he knows". The utmost care is owed by one for whose benefit alone the arrangement is.',
    },
    {
      name: 'car-park',
      difficulty: 8,
      right: 'A',
      text: 'At the gate of a paid car park hangs a board: ‘No liability for loss or damage.’ Bharat reads it and leaves his car with its key, to be parked there. The manager sends an attendant in Bharat’s car to buy tea. On the way a lorry runs into it, without any fault of the attendant. Must the car park pay?',
      options: [
        'Yes, because no term covers a use that Bharat had not allowed',
        'No, because Bharat had read the board before he left the car',
        'No, because the attendant took all the care that was due',
        'Yes, because a paid keeper cannot exclude liability by a term',
      ],
      explanation:
        'The drive was a use that the owner had not allowed, from which "no term protects a keeper"; and after such a use he answers even for a loss "that no care could have prevented". The board would otherwise have been valid, since Bharat had notice of it "before the goods were handed over".',
    },
  ],
});
