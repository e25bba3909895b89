import { number, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asCount, isWhole } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const CHARTS = 'Data Interpretation';

export const caselets = [
  mcq('caselet-of-a-college', CHARTS, 4, (random) => {
    const students = random.int(8, 40) * 50;
    const [girlsShare, girlsPlay, boysPlay] = [
      random.int(35, 65, 5),
      random.int(20, 60, 5),
      random.int(30, 75, 5),
    ];
    const girls = (students * girlsShare) / 100;
    const boys = students - girls;
    const [playing, playingBoys] = [(girls * girlsPlay) / 100, (boys * boysPlay) / 100];
    const all = [girls, boys, playing, playingBoys];
    const idleGirls = (girls * (100 - girlsPlay)) / 100;
    const value = students - playing - playingBoys;
    return all.some((count) => !isWhole(count)) || girlsPlay === boysPlay
      ? null
      : {
          text: tex`A college has ${students} students, of whom $${girlsShare}\%$ are girls. $${girlsPlay}\%$ of the girls and $${boysPlay}\%$ of the boys play at least one game. How many students of the college play no game?`,
          value,
          check: idleGirls + (boys * (100 - boysPlay)) / 100,
          within: [students * 0.1, students * 0.95],
          step: 10,
          mistakes: [
            students - value,
            (students * (200 - girlsPlay - boysPlay)) / 200,
            (girls * (100 - boysPlay)) / 100 + (boys * (100 - girlsPlay)) / 100,
            students - playing,
            students - playingBoys,
          ].filter((mistake) => isWhole(mistake) && mistake !== value),
          show: asCount,
          why: tex`Girls: $\frac{${girlsShare}}{100} \times ${students} = ${girls}$; boys: $${students} - ${girls} = ${boys}$. Girls who play no game: $\frac{${100 - girlsPlay}}{100} \times ${girls} = ${idleGirls}$. Boys who play no game: $\frac{${100 - boysPlay}}{100} \times ${boys} = ${boys - playingBoys}$. Together: $${idleGirls} + ${boys - playingBoys} = ${value}$. The other $${students - value}$ students play at least one game.`,
        };
  }),

  mcq('table-of-candidates', CHARTS, 4, (random) => {
    const states = random.sample(['Assam', 'Bihar', 'Goa', 'Kerala', 'Odisha', 'Punjab'], 4).sort();
    const [seen, shares] = [states.map(() => random.int(20, 90) * 100), states.map(() => random.int(12, 45))];
    const passed = seen.map((count, at) => (count * (shares[at] ?? 0)) / 100);
    const [one, other] = random.sample([0, 1, 2, 3], 2) as [number, number];
    const at = (list: readonly number[], place: number) => list[place] ?? Number.NaN;
    const value = at(passed, one) - at(passed, other);
    const rows = states
      .map((state, place) => tex`${state} & ${seen[place]} & ${shares[place]} \\`)
      .join('\n');
    const failed = (place: number) => (at(seen, place) * (100 - at(shares, place))) / 100;
    return value < 100
      ? null
      : {
          text: tex`The table gives the number of candidates from four States who appeared in an examination, and the percentage of them who qualified.

\begin{tabular}{lcc}
\hline
State & Appeared & Qualified (\%) \\
\hline
${rows}
\hline
\end{tabular}

By how much does the number of candidates who qualified from ${states[one] ?? ''} exceed the number who qualified from ${states[other] ?? ''}?`,
          value,
          check: at(seen, one) - failed(one) - (at(seen, other) - failed(other)),
          within: [20, 4000],
          mistakes: [
            Math.abs(at(seen, one) - at(seen, other)),
            Math.abs(failed(one) - failed(other)),
            Math.abs(at(seen, one) * at(shares, other) - at(seen, other) * at(shares, one)) / 100,
            Math.abs(at(passed, one) - at(passed, (one + 1) % 4)),
            (Math.abs(at(seen, one) - at(seen, other)) * at(shares, one)) / 100,
          ].filter((mistake) => isWhole(mistake) && mistake !== value),
          show: asCount,
          why: tex`${states[one] ?? ''}: $\frac{${shares[one]}}{100} \times ${seen[one]} = ${passed[one]}$. ${states[other] ?? ''}: $\frac{${shares[other]}}{100} \times ${seen[other]} = ${passed[other]}$. Difference: $${passed[one]} - ${passed[other]} = ${value}$. The difference of $${Math.abs(at(seen, one) - at(seen, other))}$ is that between the candidates who appeared.`,
        };
  }),

  mcq('table-of-production', 'Data Charts', 5, (random) => {
    const years = [2019, 2020, 2021, 2022, 2023];
    const [made, sold] = [years.map(() => random.int(40, 95)), years.map(() => random.int(60, 95, 5))];
    const left = made.map((count, at) => (count * 1000 * (100 - (sold[at] ?? 0))) / 100);
    const value = sum(left) / years.length;
    const rows = years.map((year, at) => tex`${year} & ${made[at]} & ${sold[at]} \\`).join('\n');
    const soldUnits = made.map((count, at) => count * 10 * (sold[at] ?? 0));
    return !isWhole(value) || new Set(sold).size < 4
      ? null
      : {
          text: tex`The table gives the production of a factory of electric fans (in thousands) and the percentage of each year's production that was sold in the same year.

\begin{tabular}{ccc}
\hline
Year & Produced (thousands) & Sold (\%) \\
\hline
${rows}
\hline
\end{tabular}

What is the average number of fans per year that were not sold in the year of their production?`,
          value,
          check: (sum(made) * 1000 - sum(soldUnits)) / years.length,
          within: [2000, 60000],
          mistakes: [
            sum(left) / (years.length - 1),
            sum(soldUnits) / years.length,
            (sum(made) * 10 * (500 - sum(sold))) / 25,
            (sum(left) - (left[0] ?? 0)) / years.length,
            (sum(left) - (left[4] ?? 0)) / years.length,
          ].filter((mistake) => isWhole(mistake) && mistake !== value),
          show: asCount,
          why: tex`Not sold: ${range(0, 4)
            .map(
              (at) =>
                tex`$${made[at]}000 \times \frac{${100 - (sold[at] ?? 0)}}{100} = ${number(left[at] ?? 0)}$`,
            )
            .join(', ')}. Average: $\frac{${sum(left)}}{5} = ${value}$.`,
        };
  }),
];
