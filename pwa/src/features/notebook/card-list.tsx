import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { formatDate } from '../../format/index.ts';
import { cardQuestions, database, type NotebookCardRow } from '../../offline/index.ts';
import { keepEntry } from '../../offline/notebook/keep-entry.ts';
import { say } from '../../sentences/index.ts';
import {
  Button,
  EmptyState,
  Field,
  Pill,
  RichText,
  Row,
  Segmented,
  Stack,
  TextInput,
  useToasts,
} from '../../ui/index.ts';
import { endOfDay } from './days.ts';
import { InOrOut } from './in-or-out.tsx';
import { type ListName, listOf } from './use-notebook.ts';

const PAGE = 20;
const NAMES: readonly ListName[] = ['in', 'unanswered', 'removed'];
/** The length of a question in its button's accessible name, characters. */
const LONGEST_NAME = 60;

interface CardListProps {
  readonly userId: string;
  readonly cards: readonly NotebookCardRow[];
  /** Epoch ms. */
  readonly now: number;
}

/** Every card that matches the filters, with its note; a search covers the notes too. */
export function CardList({ userId, cards, now }: CardListProps) {
  const words = say.notebook;
  const [list, setList] = useState<ListName>('in');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PAGE);
  const found = cards.filter((card) => listOf(card) === list && fits(card, search)).sort(bySoonest);
  const shown = found.slice(0, count);
  return (
    <section aria-label={words.lists}>
      <Stack gap={4}>
        <div className="revise-list-head">
          <Segmented
            label={words.lists}
            options={NAMES.map((name) => ({ value: name, label: words.list[name] }))}
            value={list}
            onChange={(name) => {
              setList(name);
              setCount(PAGE);
            }}
          />
          <Field label={words.search}>
            <TextInput
              type="search"
              icon="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
        </div>
        {found.length === 0 ? (
          <EmptyState title={words.none} icon="list">
            {words.noneFor[list]}
          </EmptyState>
        ) : (
          <>
            <Row apart>
              <p className="num revise-saved">{words.shown(shown.length, found.length)}</p>
              {list === 'unanswered' && <AddAll cards={found} />}
            </Row>
            <Rows userId={userId} cards={shown} now={now} />
          </>
        )}
        {found.length > shown.length && (
          <Button wide onClick={() => setCount(count + PAGE)}>
            {words.more}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function fits({ note }: NotebookCardRow, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return wanted === '' || note.toLocaleLowerCase().includes(wanted);
}

function bySoonest(a: NotebookCardRow, b: NotebookCardRow): number {
  return (a.due ?? 0) - (b.due ?? 0) || (a.questionId < b.questionId ? -1 : 1);
}

function AddAll({ cards }: { readonly cards: readonly NotebookCardRow[] }) {
  const show = useToasts((state) => state.show);
  const add = async () => {
    try {
      for (const { userId, questionId } of cards)
        await keepEntry(database, userId, questionId, { kind: 'restored' });
    } catch {
      show({ tone: 'bad', text: say.notebook.session.notSaved });
    }
  };
  return (
    <Button icon="plus" onClick={() => void add()}>
      {say.notebook.addAll(cards.length)}
    </Button>
  );
}

function Rows({ userId, cards, now }: CardListProps) {
  const ids = cards.map(({ questionId }) => questionId);
  const questions = useLiveQuery(() => cardQuestions(database, userId, ids), [userId, ids.join(' ')]);
  return (
    <ul className="revise-cards">
      {cards.map((card, place) => {
        const question = questions?.[place];
        const text = question?.questionId === card.questionId ? question.question.questionText.trim() : '';
        return <CardRow key={card.questionId} card={card} text={text} now={now} />;
      })}
    </ul>
  );
}

interface CardRowProps {
  readonly card: NotebookCardRow;
  readonly text: string;
  readonly now: number;
}

function CardRow({ card, text, now }: CardRowProps) {
  const words = say.notebook;
  const place = [card.subject, card.topic || words.noTopic].filter(Boolean).join(' · ');
  return (
    <li className="revise-card">
      <div className="revise-card-head">
        <span className="revise-place">{place}</span>
        {card.due !== undefined && <Due card={card} due={card.due} now={now} />}
      </div>
      <div className="revise-text">{text === '' ? words.picture : <RichText text={text} inline />}</div>
      {card.note !== '' && <p className="revise-note">{card.note}</p>}
      <div className="revise-card-foot">
        <InOrOut card={card} question={(text || words.picture).slice(0, LONGEST_NAME)} />
      </div>
    </li>
  );
}

function Due({
  card,
  due,
  now,
}: {
  readonly card: NotebookCardRow;
  readonly due: number;
  readonly now: number;
}) {
  const words = say.notebook.due;
  if (card.schedule === null) return <Pill tone="mark">{words.fresh}</Pill>;
  if (due < endOfDay(now)) return <Pill tone="warn">{words.now}</Pill>;
  return <span className="revise-saved num">{words.on(formatDate(due))}</span>;
}
