import './rough-work.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { database, type RoughWork, type RoughWorkKeeper, roughWorkOf } from '../../../../offline/index.ts';
import { Sketch } from '../../../../ui/exam/sketch.tsx';
import { Field, FloatingPanel, Icon, Skeleton, TextArea } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

const NOTHING: RoughWork = { notes: '', strokes: [] };

/** Notes and a drawing beside each question, stored on this device with the attempt. */
export default function RoughWorkPanel({ room, question, onClose }: ExamToolProps) {
  const keeper = roughWorkOf(database, room);
  const disabled = useStore(room.store, ({ readOnly, attempt }) => readOnly || attempt.status === 'sealed');
  return (
    <FloatingPanel title={say.toolbar.names.roughWork} onClose={onClose}>
      <div className="rough-work">
        <Pad key={question._id} keeper={keeper} questionId={question._id} disabled={disabled} />
        <SaveLine keeper={keeper} />
      </div>
    </FloatingPanel>
  );
}

interface PadProps {
  readonly keeper: RoughWorkKeeper;
  readonly questionId: string;
  readonly disabled: boolean;
}

function Pad({ keeper, questionId, disabled }: PadProps) {
  const [work, setWork] = useState<RoughWork | 'loading' | 'unreadable'>('loading');
  useEffect(() => {
    let current = true;
    void keeper
      .read(questionId)
      .then((kept) => current && setWork(kept ?? NOTHING))
      // Not swallowed: the pad reports it and does not offer an empty sheet that would overwrite the stored one.
      .catch(() => current && setWork('unreadable'));
    return () => {
      current = false;
    };
  }, [keeper, questionId]);

  if (work === 'loading') return <Skeleton lines={6} label={say.tools.roughWork.opening} />;
  if (work === 'unreadable') return <p role="alert">{say.tools.roughWork.unreadable}</p>;
  const change = (next: RoughWork) => {
    setWork(next);
    void keeper.keep(questionId, next);
  };
  return (
    <>
      <Sketch
        label={say.tools.roughWork.drawing}
        strokes={work.strokes}
        onChange={(strokes) => change({ ...work, strokes })}
        disabled={disabled}
      />
      <Field label={say.tools.roughWork.notes}>
        <TextArea
          rows={3}
          value={work.notes}
          disabled={disabled}
          onChange={(event) => change({ ...work, notes: event.target.value })}
        />
      </Field>
    </>
  );
}

function SaveLine({ keeper }: { readonly keeper: RoughWorkKeeper }) {
  const save = useStore(keeper.store, (state) => state.save);
  return (
    <p className={`rough-work-line rough-work-${save}`} role={save === 'failed' ? 'alert' : undefined}>
      <Icon name={save === 'failed' ? 'alert' : 'phone-check'} small />
      {say.tools.roughWork[save]}
    </p>
  );
}
