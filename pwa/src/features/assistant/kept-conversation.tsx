import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState, type ReactNode } from 'react';
import { database } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { Button, Dialog, IconButton, Skeleton, useToasts } from '../../ui/index.ts';
import { askAbout } from './ask-server.ts';
import { Chat } from './chat.tsx';
import { changeTurn, deleteConversation, dropTurn, keepTurn, keptTurns } from './kept-turns.ts';
import type { Turn } from './turn.ts';
import { useAnswering, type Answering } from './use-answering.ts';

const askGenerally = askAbout({ mode: 'general' });
const NONE: readonly Turn[] = [];

interface KeptConversationProps {
  readonly userId: string;
  readonly children: (parts: { readonly actions: ReactNode; readonly chat: ReactNode }) => ReactNode;
}

/** AW6: the user's conversation on this device; there is only one. */
export function KeptConversation({ userId, children }: KeptConversationProps) {
  const kept = useLiveQuery(() => keptTurns(database, userId), [userId]);
  const [draft, setDraft] = useState('');
  const keep = useCallback((turn: Turn) => keepTurn(database, userId, turn), [userId]);
  const change = useCallback((turn: Turn) => changeTurn(database, userId, turn), [userId]);
  const drop = useCallback((turnId: string) => dropTurn(database, userId, turnId), [userId]);
  const answering = useAnswering(askGenerally, { turns: kept ?? NONE, keep, change, drop });
  const chat =
    kept === undefined ? (
      <div className="chat-turns">
        <Skeleton lines={4} label={say.common.loading} />
      </div>
    ) : (
      <Chat
        answering={answering}
        draft={draft}
        onDraft={setDraft}
        askLabel={say.assistant.ask}
        waiting={say.assistant.thinking}
        onAgain={answering.again}
        empty={<Welcome onAsk={answering.ask} />}
      />
    );
  return children({
    actions: answering.turns.length > 0 && <Remove userId={userId} answering={answering} />,
    chat,
  });
}

function Welcome({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const words = say.assistant;
  return (
    <div className="chat-welcome">
      <h3>{words.welcome}</h3>
      <p>{words.welcomeDetail}</p>
      <ul>
        {words.examples.map((example) => (
          <li key={example}>
            <Button onClick={() => onAsk(example)}>{example}</Button>
          </li>
        ))}
      </ul>
      <p className="chat-caution">{words.mayBeWrong}</p>
    </div>
  );
}

/** Deletion cannot be undone, so it asks for confirmation. */
function Remove({ userId, answering }: { readonly userId: string; readonly answering: Answering }) {
  const [isAsked, setAsked] = useState(false);
  const words = say.assistant;
  const remove = async () => {
    answering.forget();
    await deleteConversation(database, userId);
    setAsked(false);
    useToasts.getState().show({ tone: 'ok', text: words.removed });
  };
  const footer = (
    <>
      <Button data-autofocus onClick={() => setAsked(false)}>
        {words.keep}
      </Button>
      <Button variant="danger" onClick={() => void remove()}>
        {words.remove}
      </Button>
    </>
  );
  return (
    <>
      <IconButton icon="trash" label={words.remove} onClick={() => setAsked(true)} />
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={words.removeQuestion}
        cross={false}
        footer={footer}
      >
        <p>{words.removeDetail}</p>
      </Dialog>
    </>
  );
}
