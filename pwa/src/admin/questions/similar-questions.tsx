import { useQuery } from '@tanstack/react-query';
import { hasHiddenCharacters, similarInBank } from '@exam/shared-schema/contract';
import { hasOptions } from './question-fields.ts';
import { RichText } from '../../ui/index.ts';
import { load } from '../load.ts';
import { useRested } from '../use-rested.ts';

const REST_MS = 700;
/** Characters. Of a shorter text almost every question would be a match. */
const SHORTEST = 15;

interface SimilarQuestionsProps {
  readonly values: {
    readonly topicId: string;
    readonly type: string;
    readonly text: string;
    readonly options: readonly { readonly text: string }[];
  };
  /** The question itself, if it is in the bank. */
  readonly except?: string;
}

/** BK17: questions of the topic that are like the one being written, for the author to compare. They refuse nothing. */
export function SimilarQuestions({
  values: { topicId, type, text, options },
  except,
}: SimilarQuestionsProps) {
  const words = !hasOptions({ type }) ? [] : options.flatMap((option) => option.text.trim() || []);
  const asked = JSON.stringify([text.trim(), words]);
  const rested = useRested(asked, REST_MS);
  const isWritten = text.trim().length >= SHORTEST && !hasHiddenCharacters([text, ...words].join(' '), true);
  const isAsked = topicId !== '' && isWritten && rested === asked;
  const { data = [] } = useQuery({
    queryKey: ['questions', 'similar', topicId, except, rested],
    queryFn: async ({ signal }) => {
      const body = { topicId, text: text.trim(), options: words, ...(except !== undefined && { except }) };
      return (await load(similarInBank, { body }, signal)).data;
    },
    enabled: isAsked,
  });
  if (data.length === 0) return null;
  return (
    <section className="similar-questions" aria-label="Similar questions">
      <h3>Similar in the bank</h3>
      <ul>
        {data.map((question) => (
          <li key={question._id}>
            <RichText text={question.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
