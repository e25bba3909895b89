import {
  challengeKey,
  FEWEST_CHALLENGE,
  hasHiddenCharacters,
  keyChallenges,
  MOST_CHALLENGE,
  type KeyChallenge,
} from '@exam/shared-schema/contract';
import { useState } from 'react';
import { formatDate } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, refreshSeen, serverCall, useConnection, useSeen } from '../../state/index.ts';
import { AnalysisMore, Banner, Button, Field, Stack, TextArea } from '../../ui/index.ts';

interface ChallengeOfQuestionProps {
  readonly attemptId: string;
  readonly questionId: string;
}

/** KC1: below a question of a released result: the student's challenge of its key with its answer, or its form. */
export function ChallengeOfQuestion({ attemptId, questionId }: ChallengeOfQuestionProps) {
  const args = { params: { attemptId } };
  const seen = useSeen(keyChallenges, args, { freshMs: 60_000 });
  // Whether there is one is unknown until the list was loaded once.
  if (seen.value === null) return null;
  const challenge = seen.value.data.find((each) => each.questionId === questionId);
  if (challenge !== undefined) return <Challenged challenge={challenge} />;
  return (
    <AnalysisMore title={say.analysis.challenge.title}>
      <ChallengeForm
        attemptId={attemptId}
        questionId={questionId}
        onSent={() => void refreshSeen(keyChallenges, args)}
      />
    </AnalysisMore>
  );
}

function Challenged({ challenge }: { readonly challenge: KeyChallenge }) {
  const words = say.analysis.challenge;
  const { state, text, answer, createdAt } = challenge;
  return (
    <AnalysisMore title={words.states[state]}>
      <Stack gap={2}>
        <h3>{words.yours(formatDate(createdAt))}</h3>
        <p>{text}</p>
        {answer === null ? (
          <p>{words.waiting}</p>
        ) : (
          <>
            <h3>{words.answer}</h3>
            <p>{answer}</p>
          </>
        )}
      </Stack>
    </AnalysisMore>
  );
}

interface ChallengeFormProps extends ChallengeOfQuestionProps {
  readonly onSent: () => void;
}

/** What was typed stays until the server has it. */
function ChallengeForm({ attemptId, questionId, onSent }: ChallengeFormProps) {
  const words = say.analysis.challenge;
  const isThere = useConnection(isOnline);
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'short' | 'sending'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const hides = hasHiddenCharacters(text, true);
  const isShort = text.trim().length < FEWEST_CHALLENGE;
  const error = hides ? words.hidden : state === 'short' ? words.short(FEWEST_CHALLENGE) : undefined;
  const send = async () => {
    if (hides) return;
    if (isShort) return setState('short');
    setState('sending');
    setFailure(null);
    const result = await serverCall(challengeKey, { params: { attemptId }, body: { questionId, text } });
    setState('idle');
    // A conflict: it was challenged on another device.
    if (result.ok || result.code === 'CONFLICT') onSent();
    else setFailure(translate(result.message));
  };
  return (
    <Stack gap={3}>
      <p>{words.lead}</p>
      <Field label={words.field} error={error}>
        <TextArea
          rows={4}
          value={text}
          maxLength={MOST_CHALLENGE}
          placeholder={words.placeholder}
          onChange={(event) => {
            setText(event.target.value);
            setState('idle');
          }}
        />
      </Field>
      {failure !== null && <Banner tone="bad">{failure}</Banner>}
      {!isThere && <p>{words.offline}</p>}
      <div>
        <Button onClick={() => void send()} busy={state === 'sending'} unavailable={!isThere}>
          {words.send}
        </Button>
      </div>
    </Stack>
  );
}
