import { database, type NotebookCardRow } from '../../offline/index.ts';
import { keepEntry } from '../../offline/notebook/keep-entry.ts';
import { say } from '../../sentences/index.ts';
import { Button, useToasts } from '../../ui/index.ts';
import { listOf } from './use-notebook.ts';

interface InOrOutProps {
  readonly card: NotebookCardRow;
  /** The question's text in a list of several cards, so that each button has a distinct accessible name. */
  readonly question: string | null;
}

/** NB1: removes a card from the notebook, or adds it. */
export function InOrOut({ card, question }: InOrOutProps) {
  const words = say.notebook;
  const show = useToasts((state) => state.show);
  const list = listOf(card);
  const label = list === 'in' ? words.remove : list === 'removed' ? words.restore : words.add;
  const put = async (kind: 'removed' | 'restored') => {
    try {
      await keepEntry(database, card.userId, card.questionId, { kind });
      if (kind === 'removed')
        show({ text: words.removed, action: { label: words.undo, run: () => void put('restored') } });
    } catch {
      show({ tone: 'bad', text: words.session.notSaved });
    }
  };
  return (
    <Button
      variant="quiet"
      icon={list === 'in' ? 'minus' : 'plus'}
      aria-label={question === null ? undefined : words.named(label, question)}
      onClick={() => void put(list === 'in' ? 'removed' : 'restored')}
    >
      {label}
    </Button>
  );
}
