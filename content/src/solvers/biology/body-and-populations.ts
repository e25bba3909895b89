import { firstOf, named, numberIn, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';

const LEVELS = ['producers', 'primary consumers', 'secondary consumers', 'tertiary consumers'];

export const bodyAndPopulations: Solvers = {
  'biology/birth-rate': firstOf(
    solve(
      'pond had # lotus plants last year…# new plants are added this year. The birth rate',
      (plants, added) => {
        return added / plants;
      },
    ),
    solve('Of # fruit flies in a laboratory population # die in a week. The death rate', (flies, dead) => {
      return dead / flies;
    }),
  ),
  'biology/ten-per-cent-law': ({ text }) => {
    const [from = '', energy = '', to = ''] = wordsOf(
      text,
      'food chain the @ have # J of energy…becomes available to the @ is',
    );
    const steps = LEVELS.indexOf(to) - LEVELS.indexOf(from);
    if (!LEVELS.includes(from) || steps <= 0) throw new Unreadable(text);
    return numberIn(energy) / 10 ** steps;
  },
  'biology/cardiac-output': firstOf(
    solve(
      'cardiac output of a person is # L per minute…stroke volume is # mL. The heart rate',
      (litres, stroke) => {
        return (litres * 1000) / stroke;
      },
    ),
    solve('beats # times per minute and pumps out # mL…The cardiac output, in litres', (beats, stroke) => {
      return (beats * stroke) / 1000;
    }),
  ),
  'biology/volumes-of-the-lung': ({ text }) => {
    const said = wordsOf(
      text,
      ': tidal volume # mL, inspiratory reserve volume # mL, expiratory reserve volume # mL and residual volume # mL. The @ is',
    );
    const [tidal = 0, inspiratory = 0, expiratory = 0, residual = 0] = said.slice(0, 4).map(numberIn);
    return named(
      {
        'inspiratory capacity': tidal + inspiratory,
        'expiratory capacity': tidal + expiratory,
        'functional residual capacity': expiratory + residual,
        'vital capacity': tidal + inspiratory + expiratory,
        'total lung capacity': tidal + inspiratory + expiratory + residual,
      },
      said[4] ?? '',
    );
  },
};
