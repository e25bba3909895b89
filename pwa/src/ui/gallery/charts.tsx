import {
  BarList,
  Card,
  CardGrid,
  Donut,
  HeatMap,
  Histogram,
  LineChart,
  StackedBar,
  TimePlot,
} from '../index.ts';
import { GallerySection } from './section.tsx';

const scores = [
  { label: '3 Nov', value: 96, words: '96 of 300' },
  { label: '7 Nov', value: 142, words: '142 of 300' },
  { label: '12 Nov', value: 128, words: '128 of 300' },
  { label: '19 Nov', value: 187, words: '187 of 300' },
] as const;

const spread = [
  { label: 'Below 120', words: '40 students', from: 0, to: 120, count: 40, isOwn: false },
  { label: '120 to 160', words: '210 students', from: 120, to: 160, count: 210, isOwn: false },
  { label: '160 to 180', words: '150 students, you among them', from: 160, to: 180, count: 150, isOwn: true },
  { label: '180 and above', words: '35 students', from: 180, to: 300, count: 35, isOwn: false },
] as const;

/** All charts, including edge cases. */
export function ChartsGallery() {
  return (
    <GallerySection title="Charts">
      <CardGrid>
        <Card title="By topic">
          <BarList
            label="Right answers"
            summary="Optics is the weakest."
            max={10}
            bars={[
              { label: 'Mechanics', value: 9, words: '9 of 10', tone: 'ok' },
              { label: 'Electricity', value: 6, words: '6 of 10' },
              { label: 'Optics', value: 1, words: '1 of 10', tone: 'bad' },
              { label: 'Waves', value: 0, words: '0 of 10' },
            ]}
          />
        </Card>
        <Card title="Over time">
          <LineChart label="Score" summary="Up by 91 in four attempts." points={scores} min={0} max={300} />
          <LineChart label="Last four" points={scores} spark />
          <LineChart label="A single attempt" points={scores.slice(0, 1)} min={0} max={300} />
        </Card>
        <Card>
          <HeatMap
            label="Your days"
            summary="Reviews of the last weeks."
            days={Array.from({ length: 60 }, (_, day) => ({
              label: `Day ${day + 1}`,
              value: (day * 7) % 40,
              words: `${(day * 7) % 40} reviews`,
            }))}
            scale={['Less', 'More']}
          />
        </Card>
        <Card title="How many of what size">
          <Histogram
            label="Marks of all students"
            bars={spread}
            ownLabel="Where you are"
            level={{ at: 148, label: 'Median, 148' }}
            ends={['0', '300']}
          />
        </Card>
        <Card title="Parts of a whole">
          <StackedBar
            label="Answers"
            parts={[
              { label: 'Right', value: 41, words: '41', tone: 'ok' },
              { label: 'Wrong', value: 12, words: '12', tone: 'bad' },
              { label: 'Partly', value: 0, words: '0', tone: 'warn' },
              { label: 'Unanswered', value: 22, words: '22', tone: 'rest' },
            ]}
          />
          <TimePlot
            label="Time by question"
            summary="The wrong one took longest."
            kinds={[
              { id: 'right', label: 'Correct', shape: 'dot' },
              { id: 'wrong', label: 'Incorrect', shape: 'cross' },
              { id: 'blank', label: 'Unanswered', shape: 'ring' },
            ]}
            level={{ seconds: 70, label: 'Average, 1m 10s' }}
            parts={[
              { title: 'Physics', count: 2 },
              { title: 'Chemistry', count: 1 },
            ]}
            points={[
              { label: 'Question 1', seconds: 61, kind: 'right', words: 'Correct, 1m 1s' },
              { label: 'Question 2', seconds: 149, kind: 'wrong', words: 'Incorrect, 2m 29s' },
              { label: 'Question 3', seconds: 0, kind: 'blank', words: 'Unanswered, 0m 0s' },
            ]}
          />
          <Donut label="Accuracy" value={77} max={100} words="77%" tone="ok" />
        </Card>
      </CardGrid>
    </GallerySection>
  );
}
