import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** What makes a lot fair. */
export const theToss = passageSet(FILED, {
  name: 'clat-logical/the-toss',
  title: 'The toss',
  paragraphs: [
    'In the cricket league of the Sahyadri towns, as everywhere, the captain who wins the toss chooses whether his side bats first or second. Over the last six seasons the side that won the toss has won fifty-eight of every hundred matches. A game that is decided by a coin, says the secretary of the league, Umesh Gaonkar, is no game. He wants the toss to be replaced by an auction. Each captain writes down how many runs he would give the other side in return for the choice. The higher offer has the choice and pays the runs. ‘Suppose’, he says, ‘that on a certain evening the choice is worth twelve runs. Nobody will offer more, for he would lose by it. Nobody will stop at less, for the other would then have it cheaply. So the choice will cost what it is worth, and luck will have no part in it.’',
    'Philomena D’Mello, who has umpired in the league for thirty years, thinks that there is nothing to mend. Before the coin falls, she says, each side is as likely to win the toss as the other. What favours nobody beforehand cannot be unfair to anyone; therefore the toss is fair, whatever comes after. The secretary finds that this proves too much. A judge who tossed a coin in order to decide each suit, he says, would favour nobody beforehand either.',
    'She has a second objection. An auction would reward the captain who can tell better what a wet pitch is worth, and this is a skill of the eye and not of the bat or the ball. He answers that captains have always needed it. It is just that under the toss one of the two, however good his eye may be, never gets to use it, because the other has called rightly.',
    'Meanwhile the treasurer, Rukmini Pawar, has gone through the results again. In matches that began in the afternoon, the side that won the toss won fifty-one of every hundred; in matches played in the evening under lamps, when the dew makes the ball hard to grip, it won sixty-five. Before the league changes the laws of the game, she says, it might consider changing the hour.',
  ],
  questions: [
    {
      name: 'assumption',
      difficulty: 6,
      right: 'B',
      text: 'Which assumption does the secretary need for saying that the choice will cost what it is worth?',
      options: [
        'A captain who has paid for the choice will always choose to bat second.',
        'The captains are able to judge how many runs the choice is worth.',
        'The choice is worth the same number of runs on every evening.',
        'The side that has bought the choice will win most of its matches.',
      ],
      explanation:
        'He says that "Nobody will offer more, for he would lose by it", and that nobody will stop at less. Captains can only act so if they know what the choice is worth; one who takes it to be worth twenty may offer fifteen and lose by it. The twelve runs are those of "a certain evening" and may be others on the next.',
    },
    {
      name: 'role',
      difficulty: 6,
      right: 'A',
      text: 'In Ms D’Mello’s argument, what is the role of the statement that what favours nobody beforehand cannot be unfair to anyone?',
      options: [
        'It is the general rule from which she concludes that the toss is fair.',
        'It is the conclusion that she draws from the fairness of the toss.',
        'It is an objection to the toss, which she goes on to answer.',
        'It is a fact about the league that she has observed for thirty years.',
      ],
      explanation:
        'She applies it to the toss, in which each side is as likely to win as the other, and concludes: "therefore the toss is fair, whatever comes after". The word ‘therefore’ stands after the rule, so the fairness of the toss is drawn from the rule, and not the rule from it.',
    },
    {
      name: 'parallel',
      difficulty: 7,
      right: 'C',
      text: 'Which of these replies is like the secretary’s reply about the judge?',
      options: [
        '‘You say that few have read the notice. If you made it larger, more people would read it.’',
        '‘You say that the train is late on Mondays. But it was late on this Tuesday too.’',
        '‘You say that whatever is old deserves respect. An old lie would then deserve it as well.’',
        '‘You say that the new fee is unjust. But you have paid it yourself for two years.’',
      ],
      explanation:
        'He says that her rule "proves too much": it would make a judge fair who "tossed a coin in order to decide each suit". So too the rule about what is old is applied to a case in which nobody accepts what follows. To tell someone that he has paid the fee himself says nothing about where his rule leads.',
    },
    {
      name: 'inference',
      difficulty: 8,
      right: 'D',
      text: 'If the figures of the secretary and the treasurer are all exact and every match was either an afternoon or an evening match, which of these must be true of the six seasons?',
      options: [
        'Most of the sides that won the toss in the evening chose to bat second.',
        'The side that lost the toss won more matches in the evening than in the afternoon.',
        'There were more matches in the afternoon than there were in the evening.',
        'There were as many matches in the evening as there were in the afternoon.',
      ],
      explanation:
        'Over all matches the winners of the toss won "fifty-eight of every hundred", which is seven more than fifty-one and seven fewer than sixty-five. An average lies in the very middle only if both parts weigh the same. With more afternoon matches it would lie nearer to fifty-one. The losers of the toss won at most thirty-five of a hundred matches in the evening, and what the winners chose the figures do not tell.',
    },
    {
      name: 'strengthen',
      difficulty: 5,
      right: 'A',
      text: 'Which of these, if true, would most strengthen the treasurer’s suggestion as a remedy for what troubles the secretary?',
      options: [
        'Another league moved its matches to the afternoon, and the winner of the toss now wins only half of them.',
        'Another league moved its matches to the evening, and twice as many spectators now come to see them.',
        'In the league itself, the dew has been as heavy in some seasons as it has been in others.',
        'In the league itself, captains who win the toss in the afternoon seldom choose to bat second.',
      ],
      explanation:
        'She suggests "changing the hour" because in the afternoon the winners of the toss won hardly more than half. That the change has worked elsewhere makes it likelier that the hour is the cause, and not something else in which the matches differ. What captains choose in the afternoon does not tell how often they win. And what troubles the secretary is that a game "is decided by a coin", not how many people come to see it.',
    },
  ],
});

/** What may be concluded from silence. */
export const silentInscriptions = passageSet(FILED, {
  name: 'clat-logical/silent-inscriptions',
  title: 'The silence of the stones',
  paragraphs: [
    'The Vennar kings have left some six hundred inscriptions on stone, and not one of them mentions a ship. From this Dr Harbans Gill concludes in his new history that they had no navy. He is aware that silence as such proves little. A letter that says nothing of the weather does not show that there was none. But these inscriptions are long and boastful. They count elephants, they name the horses of princes, they list the gates of captured towns. People who had ships, he writes, would have said so.',
    'Dr Ambika Nambiar, who has reviewed the book, accepts his rule: silence tells us something where the thing, had it existed, would have been mentioned. But she asks what the inscriptions are for. Nearly all of them record gifts of land, and the boasts at their head are there for the sake of the gift: they tell by what victory the king had come to own the village that he gives away. Villages were won with elephants and horses. No one was ever given a piece of the sea. Nor do the stones say a word of salt pans, although we know from the letters of foreign merchants that the Vennar kings had many of them.',
    'Dr Gill has replied that salt proves nothing, for nobody boasts of salt. A fleet is another matter. The kings of the far south recorded gifts of land in just the same manner, and they do boast of their ships. Dr Nambiar calls this his best argument, and says why it fails all the same. The southern kings sent their ships against islands, and gave away villages on the islands that they had taken. If the ships of the Vennar kings did no more than keep pirates from the merchants, there were ships, and there was nothing that the stones had to say of them.',
    'She does not claim to know that there was a navy. On this, she says, the stones leave us where we were. If the question is ever answered, it will be from the mud of the river mouth, where an anchorage of that age is now being dug out.',
  ],
  questions: [
    {
      name: 'conclusion',
      difficulty: 4,
      right: 'D',
      text: 'What is the main conclusion of Dr Nambiar’s review?',
      options: [
        'The Vennar kings had ships, but only such as kept pirates away.',
        'No conclusion may be drawn from the silence of any inscription.',
        'The southern kings were stronger at sea than the Vennar kings.',
        'The inscriptions do not settle whether there was a Vennar navy.',
      ],
      explanation:
        'She "does not claim to know that there was a navy"; on this "the stones leave us where we were". Ships against pirates are what she supposes, not what she asserts. And she does not reject every inference from silence, for she "accepts his rule".',
    },
    {
      name: 'salt',
      difficulty: 5,
      right: 'B',
      text: 'For what purpose does Dr Nambiar bring up the salt pans?',
      options: [
        'To show that the Vennar kings traded with merchants from abroad',
        'To show that the stones are silent about things that did exist',
        'To show that the kings had more cause to boast of salt than of ships',
        'To show that letters are as a rule more truthful than inscriptions',
      ],
      explanation:
        'The stones do not "say a word of salt pans", and yet "the Vennar kings had many of them". The letters are only how we know of the pans; she does not compare their truthfulness with that of the stones, which say nothing false about salt.',
    },
    {
      name: 'assumption',
      difficulty: 7,
      right: 'C',
      text: 'Which assumption in Dr Gill’s comparison with the southern kings does Dr Nambiar call into question?',
      options: [
        'The southern kings lived at about the same time as the Vennar kings did.',
        'The southern kings told the truth when they boasted of what their ships had done.',
        'Vennar ships, if there were any, served ends that a record of gifts would mention.',
        'Vennar inscriptions, like those of the south, record gifts of land in the main.',
      ],
      explanation:
        'The southern ships won "the islands that they had taken", on which villages were given away; those of the Vennar may have done "no more than keep pirates from the merchants". The comparison only holds if both fleets had the same use. That both kinds of inscription record gifts is common ground.',
    },
    {
      name: 'strengthen',
      difficulty: 8,
      right: 'A',
      text: 'Which of these discoveries would most strengthen Dr Gill’s conclusion against Dr Nambiar’s objection?',
      options: [
        'A Vennar king gives a village to a man for driving pirates off with horsemen from the shore.',
        'A Vennar king gives away two hundred more villages, on stones that mention no ship.',
        'A foreign merchant writes that he found the Vennar coast free of pirates.',
        'A southern king boasts of his ships on a stone that records no gift of land.',
      ],
      explanation:
        'She holds that ships that kept "pirates from the merchants" would leave no trace on the stones. Here a fight against pirates does appear on one, and it is fought without ships. More stones of the old kind are as silent for the old reason, and a coast free of pirates rather suggests that someone kept it so.',
    },
    {
      name: 'parallel',
      difficulty: 6,
      right: 'B',
      text: 'Which inference from silence is best supported by the rule on which both historians agree?',
      options: [
        'A cook’s book of recipes does not mention plates, so the cook had none.',
        'A watchman’s list of all vehicles that came has no lorry on it, so none came.',
        'A traveller’s letter about a wedding does not mention rain, so it was dry.',
        'A shop’s bill for a table has no chair on it, so the buyer has no chairs.',
      ],
      explanation:
        'By the rule, silence counts "where the thing, had it existed, would have been mentioned". A list of all vehicles would have a lorry on it, if one had come. A letter on a wedding may leave out the rain just as well as a "letter that says nothing of the weather".',
    },
  ],
});
