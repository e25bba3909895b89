import './paper-rules.css';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { memo } from 'react';

import { paperRules } from './paper-rules.ts';
import { say, useLanguage } from '../../sentences/index.ts';

export interface PaperRulesListProps {
  readonly paper: PaperPackage;
  readonly extraTimePercent?: number | undefined;
}

/** The paper's own rules by section. A list rather than a table, because it has to be readable on a phone. */
export const PaperRulesList = memo(function PaperRulesList({ paper, extraTimePercent }: PaperRulesListProps) {
  useLanguage();
  return (
    <ul className="paper-rules">
      {paperRules(paper, extraTimePercent).map(({ id, title, rows, rules }) => (
        <li key={id}>
          <h3>{title}</h3>
          {rows.map((row) => (
            <div key={row.key} className="paper-rules-row">
              <p>{row.questions}</p>
              <p className="paper-rules-marks num">{say.start.rules.rightAndWrong(row.right, row.wrong)}</p>
              <p className="paper-rules-words">{row.words}</p>
            </div>
          ))}
          {rules.map((rule) => (
            <p key={rule} className="paper-rules-words">
              {rule}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
});
