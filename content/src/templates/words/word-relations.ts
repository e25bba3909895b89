import type { Relation } from './word-pairs.ts';

const quoted = (word: string) => `"${word.toLowerCase()}"`;

/** Relations between meanings, as verbal aptitude asks them. Source: the Concise Oxford English Dictionary. */
export const meaningRelations: readonly Relation[] = [
  {
    says: (weak, strong) =>
      `To be ${strong.toLowerCase()} is to be ${weak.toLowerCase()} to a much higher degree`,
    pairs: [
      ['Warm', 'Scorching', ['Chilly', 'Mild', 'Woollen', 'Tepid']],
      ['Tired', 'Exhausted', ['Rested', 'Sleepless', 'Lazy', 'Restless']],
      ['Hungry', 'Starving', ['Satiated', 'Thirsty', 'Edible', 'Delicious']],
      ['Large', 'Gigantic', ['Tiny', 'Medium', 'Broad', 'Spacious']],
      ['Pleased', 'Ecstatic', ['Sorrowful', 'Polite', 'Pleasant', 'Amusing']],
      ['Cool', 'Freezing', ['Heated', 'Tepid', 'Shady', 'Windy']],
      ['Annoyed', 'Furious', ['Calm', 'Noisy', 'Patient', 'Troublesome']],
      ['Afraid', 'Terrified', ['Bold', 'Dangerous', 'Cautious', 'Careful']],
    ],
  },
  {
    says: (one, other) => `The words ${quoted(one)} and ${quoted(other)} are opposite in meaning`,
    pairs: [
      ['Benevolent', 'Malevolent', ['Charitable', 'Kind', 'Wealthy', 'Helpful']],
      ['Transient', 'Permanent', ['Fleeting', 'Brief', 'Passing', 'Sudden']],
      ['Frugal', 'Extravagant', ['Thrifty', 'Sparing', 'Simple', 'Economical']],
      ['Verbose', 'Concise', ['Wordy', 'Verbal', 'Talkative', 'Rambling']],
      ['Novice', 'Expert', ['Beginner', 'Learner', 'Apprentice', 'Trainee']],
      ['Scarce', 'Abundant', ['Rare', 'Insufficient', 'Costly', 'Precious']],
      ['Mitigate', 'Aggravate', ['Alleviate', 'Lessen', 'Soften', 'Relieve']],
      ['Rigid', 'Flexible', ['Stiff', 'Firm', 'Inelastic', 'Hard']],
    ],
  },
  {
    says: (state, lacking) => `${state} is a lack of ${lacking.toLowerCase()}`,
    pairs: [
      ['Darkness', 'Light', ['Night', 'Shadow', 'Fear', 'Cave']],
      ['Ignorance', 'Knowledge', ['Stupidity', 'Mistake', 'Prejudice', 'Innocence']],
      ['Drought', 'Rain', ['Desert', 'Heat', 'Dust', 'Summer']],
      ['Famine', 'Food', ['Death', 'Hunger', 'Disaster', 'Misery']],
      ['Silence', 'Sound', ['Whisper', 'Peace', 'Library', 'Patience']],
      ['Poverty', 'Money', ['Misery', 'Slum', 'Beggar', 'Debt']],
      ['Insomnia', 'Sleep', ['Bed', 'Night', 'Disease', 'Worry']],
      ['Anarchy', 'Government', ['Chaos', 'Riot', 'Revolution', 'Violence']],
    ],
  },
  {
    says: (member, group) =>
      `The word ${quoted(group)} is used of a whole group, and ${quoted(member)} of one that belongs to it`,
    pairs: [
      ['Star', 'Constellation', ['Planet', 'Night', 'Telescope', 'Light']],
      ['Island', 'Archipelago', ['Beach', 'Ocean', 'Peninsula', 'Continent']],
      ['Wolf', 'Pack', ['Howl', 'Den', 'Forest', 'Prey']],
      ['Ship', 'Fleet', ['Captain', 'Harbour', 'Anchor', 'Ocean']],
      ['Singer', 'Choir', ['Song', 'Stage', 'Microphone', 'Melody']],
      ['Sailor', 'Crew', ['Deck', 'Anchor', 'Harbour', 'Voyage']],
      ['Book', 'Library', ['Page', 'Author', 'Reader', 'Chapter']],
      ['Mountain', 'Range', ['Peak', 'Snow', 'Valley', 'Climber']],
    ],
  },
];
