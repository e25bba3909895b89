import './analysis-options.css';

import { say } from '../../sentences/index.ts';
import { cx } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

export interface AnalysedOption {
  readonly id: string;
  readonly letter: string;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly isYours: boolean;
  readonly isRight: boolean;
}

/** The options in the order of the exam, with the chosen and the correct ones marked. */
export function AnalysisOptions({ options }: { readonly options: readonly AnalysedOption[] }) {
  return (
    <ol className="analysis-options">
      {options.map(({ id, letter, text, lang, isYours, isRight }) => (
        <li
          key={id}
          className={cx(
            'analysis-option',
            isRight && 'analysis-option-right',
            isYours && 'analysis-option-yours',
          )}
        >
          <span className="analysis-option-letter">{letter}</span>
          <RichText text={text} lang={lang} inline className="analysis-option-text" />
          {(isYours || isRight) && (
            <span className="analysis-option-tags">
              {isYours && (
                <span className={isRight ? 'analysis-ok' : 'analysis-bad'}>
                  <Icon name={isRight ? 'check' : 'cross'} small />
                  {say.analysis.yourAnswer}
                </span>
              )}
              {isRight && (
                <span className="analysis-ok">
                  <Icon name="check" small />
                  {say.analysis.correctAnswer}
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
