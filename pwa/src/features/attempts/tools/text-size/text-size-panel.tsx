import './text-size.css';
import { IconButton, RichText } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size.ts';
import { useLocalizedQuestion } from '../language/language-switch.tsx';
import { say } from '../../../../sentences/index.ts';

/** The text size of questions, applied immediately. */
export default function TextSizePanel({ room, question }: ExamToolProps) {
  const size = useTextSize();
  const place = TEXT_SIZES.indexOf(size);
  const step = (by: number) => {
    const next = TEXT_SIZES[place + by];
    if (next !== undefined) setTextSize(next);
  };
  const { text, lang } = useLocalizedQuestion(room, question);
  return (
    <div className="text-size">
      <div className="text-size-row">
        <IconButton
          icon="minus"
          label={say.tools.textSize.smaller}
          unavailable={place === 0}
          onClick={() => step(-1)}
        />
        <output className="num" aria-label={say.toolbar.names.textSize}>
          {size}%
        </output>
        <IconButton
          icon="plus"
          label={say.tools.textSize.larger}
          unavailable={place === TEXT_SIZES.length - 1}
          onClick={() => step(1)}
        />
      </div>
      <div className="text-size-sample" aria-hidden="true" inert>
        <RichText text={text} lang={lang} className="question-text" />
      </div>
      <p className="text-size-note">{say.tools.textSize.note}</p>
    </div>
  );
}
