import type { KnownPaperRank } from '@exam/shared-schema/contract';
import { formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import type { ShownResult } from './use-result.ts';

type Section = KnownPaperRank['sections'][number];
type Own = ShownResult['sectionWiseStats'][number];

interface RankSectionsProps {
  readonly sections: readonly Section[];
  readonly own: readonly Own[];
}

/** The student's marks in each section, with the median and the top tenth on the same scale. */
export function RankSections({ sections, own }: RankSectionsProps) {
  const pairs = own.flatMap((each) => {
    const section = sections.find((other) => other.section === each.section);
    return section === undefined ? [] : [{ own: each, section }];
  });
  if (pairs.length < 2) return null;
  return (
    <section aria-labelledby="rank-sections">
      <h3 className="rank-heading" id="rank-sections">
        {say.rank.bySection}
      </h3>
      <ul className="rank-sections">
        {pairs.map((pair) => (
          <SectionRow key={pair.own.section} {...pair} />
        ))}
      </ul>
    </section>
  );
}

function SectionRow({ own, section }: { readonly own: Own; readonly section: Section }) {
  const { median, topTenth } = section;
  const across = (marks: number) =>
    `${own.maximum > 0 ? Math.min(100, Math.max(0, (marks / own.maximum) * 100)) : 0}%`;
  return (
    <li>
      <span>{own.section}</span>
      <b className="num">{say.rank.sectionMarks(formatScore(own.score), formatScore(own.maximum))}</b>
      <span className="rank-track" aria-hidden="true">
        <span className="rank-fill" style={{ inlineSize: across(own.score) }} />
        <span className="rank-level" style={{ insetInlineStart: across(median) }} />
        {topTenth !== null && (
          <span className="rank-level rank-level-top" style={{ insetInlineStart: across(topTenth) }} />
        )}
      </span>
      <span className="rank-levels num">
        <span>
          <span className="rank-key" aria-hidden="true" />
          {say.rank.sectionMedian(formatScore(median))}
        </span>
        {topTenth !== null && (
          <span>
            <span className="rank-key rank-key-top" aria-hidden="true" />
            {say.rank.sectionTopTenth(formatScore(topTenth))}
          </span>
        )}
      </span>
    </li>
  );
}
