import './question-details.css';
import { useQuery } from '@tanstack/react-query';
import { oneQuestion, type WholeQuestion } from '@exam/shared-schema/contract';
import { questionTypes } from '@exam/shared-schema/question-types';
import { formatLanguage } from '../../format/index.ts';
import { RichText, Stack } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { Facts } from '../rows/details.tsx';
import { QuestionHistory } from './question-history.tsx';
import { isRight, answerKeyText } from './answer-key-text.ts';
import { PaperDiagram } from '../papers/paper-set.tsx';
import { QuestionOptions } from './question-options.tsx';
import { CorrectionReach } from './question-reach.tsx';
import { QuestionSetText } from './question-set-text.tsx';

/** BK11: a question with its key, explanation, usage and history. */
export function QuestionDetails({ id }: { readonly id: string }) {
  const result = useQuery({
    queryKey: ['questions', 'one', id],
    queryFn: async ({ signal }) => (await load(oneQuestion, { params: { id } }, signal)).data,
  });
  return (
    <Loaded
      result={result}
      lines={6}
      loading="Loading the question..."
      failed="Failed to load the question"
      failedText="An unexpected error occurred"
      failedOfStatus={{ 404: 'This question no longer exists.' }}
    >
      {(question) => <Whole question={question} />}
    </Loaded>
  );
}

function Whole({ question }: { readonly question: WholeQuestion }) {
  const {
    _id,
    set,
    text: asked,
    options,
    key,
    explanation,
    keywords,
    difficulty,
    licence,
    papers,
    changes,
    translations,
  } = question;
  return (
    <Stack gap={4}>
      {set !== null && <QuestionSetText set={set} />}
      <RichText text={asked} />
      <PaperDiagram of={question} label="Diagram of the question" />
      <QuestionOptions
        options={options.map(({ _id: id, text }) => ({ key: id, text, isRight: isRight(key, id) }))}
      />
      {Object.entries(translations).map(([language, words]) => (
        <section key={language} lang={language} aria-label={formatLanguage(language)}>
          <Stack gap={4}>
            <h3>{formatLanguage(language)}</h3>
            <RichText text={words.text} />
            <QuestionOptions
              options={words.options.map(({ _id: id, text }) => ({
                key: id,
                text,
                isRight: isRight(key, id),
              }))}
            />
            {words.explanation !== undefined && <RichText text={words.explanation} />}
          </Stack>
        </section>
      ))}
      <Facts
        facts={[
          ['Answer', questionTypes[key.type].isShownByOptions(key) ? null : answerKeyText(key, options)],
          ['Explanation', explanation === null ? null : <RichText text={explanation} />],
          ['Keywords', keywords.length === 0 ? null : keywords.join(', ')],
          ['Difficulty', String(difficulty)],
          ['Licence', licence],
          ['Test papers', papers.map(({ title }) => title).join(', ')],
          ['A corrected key would mark again', <CorrectionReach key="reach" id={_id} />],
        ]}
      />
      {changes.length > 0 && (
        <section>
          <h3>History</h3>
          <QuestionHistory changes={changes} options={options} />
        </section>
      )}
    </Stack>
  );
}
