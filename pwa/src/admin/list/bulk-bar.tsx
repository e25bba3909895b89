import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../ui/index.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Entity } from '../entity.ts';
import type { Keyed, RowAction } from '../rows/action.ts';
import { bulkForm, namesOf, type BulkOutcome } from '../rows/bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly entity: Pick<Entity, 'bulk' | 'nameOf'>;
  readonly selection: Selection;
  readonly onClose: () => void;
  /** @param ok every row was done. */
  readonly onDone: (ok: boolean, message: string) => void;
}

/** CN1: the number of selected rows and the bulk actions. Empty while no row is selected. */
export function BulkBar({ entity, selection, onClose, onDone }: BulkBarProps) {
  const [opened, setOpened] = useState<RowAction | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { rows } = selection;
  const isEmpty = rows.length === 0;
  useFocusKept(box, isEmpty);
  const close = () => {
    setOpened(null);
    onClose();
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Selected rows"
      className={isEmpty ? 'visually-hidden' : 'list-bulk'}
    >
      <span className="list-bulk-count num" role="status">
        {isEmpty ? '' : `${rows.length} selected`}
      </span>
      {!isEmpty && (
        <>
          {entity.bulk.map((action) => {
            const offered = rows.filter(action.isOffered).length;
            return (
              <Button key={action.key} unavailable={offered === 0} onClick={() => setOpened(action)}>
                {`${action.label} (${offered})`}
              </Button>
            );
          })}
          <Button variant="quiet" onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      )}
      {opened !== null && (
        <BulkDialog
          action={opened}
          entity={entity}
          rows={rows}
          onClose={close}
          onDone={(message, { done, refused }) => {
            setOpened(null);
            selection.set(done, false);
            onDone(refused.length === 0, message);
          }}
        />
      )}
    </div>
  );
}

/**
 * The buttons disappear with the selection; keeps the focus here instead of letting it fall back to the document's
 * start.
 */
function useFocusKept(box: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  const wasEmpty = useRef(true);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isEmpty && !wasEmpty.current && isLost) box.current?.focus();
    wasEmpty.current = isEmpty;
  }, [box, isEmpty]);
}

interface BulkDialogProps {
  readonly action: RowAction;
  readonly entity: BulkBarProps['entity'];
  readonly rows: readonly Keyed[];
  readonly onClose: () => void;
  readonly onDone: (message: string, outcome: BulkOutcome) => void;
}

function BulkDialog({ action, entity: { nameOf }, rows: chosen, onClose, onDone }: BulkDialogProps) {
  // The rows stay the same while the dialog is open, even if the list is reloaded.
  const [rows] = useState(() => chosen.filter(action.isOffered));
  const outcome = useRef<BulkOutcome>({ done: [], refused: [] });
  const [plan] = useState(() =>
    bulkForm(action, rows, nameOf, (ended) => {
      outcome.current = ended;
    }),
  );
  const [others] = useState(chosen.length - rows.length);
  const text = `${action.text ?? ''}${others === 0 ? '' : ` It does not apply to ${others} of the selected rows.`}`;
  return (
    <FormDialog
      asked={{ ...action, title: `${action.title} (${rows.length})`, text }}
      plan={plan}
      name={namesOf(rows.map(nameOf))}
      onClose={onClose}
      onDone={(message) => onDone(message, outcome.current)}
    />
  );
}
