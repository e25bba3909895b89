import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarList, share } from './bar-list.tsx';
import { LineChart, placesOf } from './line-chart.tsx';
import { StackedBar } from './stacked-bar.tsx';
import { ticksOf, TimePlot } from './time-plot.tsx';

test('a line runs from its lowest value at the bottom to its highest at the top', () => {
  expect(placesOf([10, 30, 20]).places).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 0 },
    { x: 100, y: 20 },
  ]);
  expect(placesOf([50], 0, 100)).toEqual({ places: [{ x: 50, y: 20 }], zero: null });
  expect(placesOf([7, 7]).places).toEqual([
    { x: 0, y: 20 },
    { x: 100, y: 20 },
  ]);
});

test('a loss lies below a line at zero, and is filled up to it', () => {
  expect(placesOf([-25, 75], -25, 75)).toEqual({
    places: [
      { x: 0, y: 40 },
      { x: 100, y: 0 },
    ],
    zero: 30,
  });
  const points = [-25, 75].map((value) => ({ label: 'Mon', value, words: `${value}%` }));
  const { container } = render(<LineChart label="Score" points={points} min={-25} max={75} />);
  expect(container.querySelector('.chart-area')?.getAttribute('d')).toBe('M0 40L100 0L100 30L0 30Z');
  expect(container.querySelector('.chart-zero')?.getAttribute('d')).toBe('M0 30H100');
});

test('a share never leaves its track, and nothing of nothing is nothing', () => {
  expect([share(1, 4), share(9, 4), share(-1, 4), share(1, 0)]).toEqual([25, 100, 0, 0]);
});

test('a line tells every value in words', () => {
  const points = [
    { label: 'Mon', value: 41, words: '41 marks' },
    { label: 'Tue', value: 63, words: '63 marks' },
  ];
  render(<LineChart label="Score" summary="Up by 22." points={points} />);
  expect(screen.getByRole('figure').textContent).toContain('Score Up by 22.');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Mon41 marks', 'Tue63 marks']);
});

test('bars and parts have their names and values written beside them', () => {
  render(<BarList label="By topic" bars={[{ label: 'Optics', value: 3, words: '3 of 5' }]} />);
  render(<StackedBar label="Answers" parts={[{ label: 'Right', value: 0, words: '0', tone: 'ok' }]} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Optics3 of 5', 'Right0']);
});

test('a line without a point is no picture', () => {
  render(<LineChart label="Score" points={[]} />);
  expect(screen.queryByRole('figure')).toBeNull();
});

test('the scale of a time plot reaches over the longest time in at most four steps', () => {
  expect(ticksOf(61)).toEqual([0, 30, 60, 90]);
  expect(ticksOf(240)).toEqual([0, 60, 120, 180, 240]);
  expect(ticksOf(1)).toEqual([0, 5]);
  expect(ticksOf(20_000)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
});

test('a time plot tells every point in words', () => {
  const kinds = [{ id: 'right', label: 'Correct', shape: 'dot' }] as const;
  const points = [{ label: 'Question 1', seconds: 9, kind: 'right', words: 'Correct, 0m 9s' }];
  render(<TimePlot label="Time" points={points} kinds={kinds} level={{ seconds: 9, label: 'Average' }} />);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Question 1Correct, 0m 9s']);
});
