import { describe, expect, it } from 'vitest';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { catalogue } from './catalogue.ts';
import { furtherTopics } from './further-topics.ts';
import { practiceSets } from './practice-sets/index.ts';
import { drawMissing, FEWEST_TO_PRACTISE, practiceTopics } from './practice-topics.ts';
import { contentOf, QuestionBank } from './question-bank.ts';
import { templates, type Template } from './templates/index.ts';

const written = practiceSets.flatMap(({ questions }) => questions);

/** As a first start makes it, but for what papers ask already. */
const bank = new QuestionBank(templates, 'a first start');
const practice = practiceTopics().map((topic) => {
  const ofSets = written.filter((one) => one.subject === topic.subject && one.topic === topic.topic);
  const counts = new Map<QuestionTypeName, number>();
  for (const { key } of ofSets) counts.set(key.type, (counts.get(key.type) ?? 0) + 1);
  const drawn = drawMissing(bank, topic, counts);
  const types = [...ofSets.map(({ key }) => key.type), ...drawn.map(({ template }) => template.type)];
  return { ...topic, drawn, types };
});
const drawn = practice.flatMap((topic) => topic.drawn);

const listed = catalogue.flatMap(({ subjects }) =>
  subjects.flatMap(({ name, topics }) => topics.map((topic) => ({ ...topic, subject: name }))),
);
const further = Object.entries(furtherTopics).flatMap(([subject, topics]) =>
  Object.entries(topics).map(([topic, sources]) => ({ subject, topic, sources })),
);
const isFrom = ({ name, subject, topic }: Template, source: string) =>
  source === name || source === `${subject}: ${topic}`;

describe('practice', () => {
  it('[BK41] has 40 questions for each topic and exam, of the types that the exam asks', () => {
    const short = practice.flatMap(({ subject, topic, asked, types }) =>
      asked
        .filter((own) => types.filter((type) => own.includes(type)).length < FEWEST_TO_PRACTISE)
        .map((own) => `${subject}: ${topic} (${own.join(', ')})`),
    );
    expect(short).toEqual([]);
  });

  it('[AB60] has so many questions of each topic that none has to be in a fifth of the whole tests', () => {
    const short = practice.filter(({ asked: [most = []], wanted, types }) => {
      return types.filter((type) => most.includes(type)).length < wanted;
    });
    // Its passages are written, and there are no more.
    expect(short.map(({ topic }) => topic)).toEqual(['Para Summary']);
    expect(new Set(practice.map(({ wanted }) => wanted)).size).toBeGreaterThan(1);
  });

  it('[BK41] shows no subject without topics', () => {
    const subjects = new Set(practice.map(({ subject }) => subject));
    const empty = catalogue.flatMap((exam) => exam.subjects.filter(({ name }) => !subjects.has(name)));
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('[CT14] has five options in the topics of bank exams, and four in all others', () => {
    const wrong = practice.flatMap(({ topic, options, drawn: own }) =>
      own
        .filter(({ made, template }) => template.type === 'MCQ' && made.options.length !== options)
        .map(() => topic),
    );
    expect(wrong).toEqual([]);
    const ofBanks =
      catalogue.find(({ cid }) => cid === 'bank')?.subjects.flatMap(({ topics }) => topics) ?? [];
    expect(practice.filter(({ options }) => options === 5)).toHaveLength(ofBanks.length);
  });

  it('[BK8] has no question twice', () => {
    const contents = [
      ...drawn.map(({ made }) => made),
      ...written.map((one) => ({ ...one, options: one.options.map((text) => ({ text })) })),
    ].map(contentOf);
    expect(new Set(contents).size).toBe(contents.length);
  });

  it('[BK42] has questions of other topics where the table has such topics and templates', () => {
    for (const { subject, topic, sources } of further) {
      expect
        .soft(
          listed.some((one) => one.subject === subject && one.name === topic),
          topic,
        )
        .toBe(true);
      for (const source of sources)
        expect
          .soft(
            templates.some((template) => isFrom(template, source)),
            source,
          )
          .toBe(true);
    }
  });

  it('[BK42] has questions of other topics that are as difficult as those of the exam', () => {
    const beyond = further.flatMap(({ subject, topic, sources }) => {
      const { difficultyMin = 1, difficultyMax = 10 } =
        listed.find((one) => one.subject === subject && one.name === topic) ?? {};
      return templates
        .filter((template) => sources.some((source) => isFrom(template, source)))
        .filter(({ difficulty }) => difficulty < difficultyMin || difficulty > difficultyMax)
        .map(({ name }) => `${topic}: ${name}`);
    });
    expect(beyond).toEqual([]);
  });
});
