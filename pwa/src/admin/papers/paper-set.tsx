import type { PackageSet } from '@exam/shared-schema/paper-package';
import { Diagram, LatexDiagram, RichText } from '../../ui/index.ts';

interface PaperSetProps {
  readonly set: PackageSet;
  /** The numbers of its first and its last question. */
  readonly first: number;
  readonly last: number;
}

/** BK5: a passage, table or chart, expanded, above the first of its questions. */
export function PaperSet({ set, first, last }: PaperSetProps) {
  const label = `${KINDS[set.kind]} for questions ${first} to ${last}`;
  return (
    <section className="paper-set" aria-label={label}>
      <p className="list-small">{label}</p>
      {set.title !== undefined && (
        <h4>
          <RichText text={set.title} inline />
        </h4>
      )}
      <RichText text={set.text} />
      <PaperDiagram of={set} label={`${label}, image`} />
    </section>
  );
}

const KINDS = { passage: 'Passage', table: 'Table', chart: 'Chart' } as const;

interface PaperDiagramProps {
  readonly of: {
    readonly [Name in 'diagramUrl' | 'diagramAlt' | 'diagramLatex']?: string | null | undefined;
  };
  /** Unique among the images of the page. */
  readonly label: string;
}

/** The diagram below a text, if there is one. */
export function PaperDiagram({ of: { diagramUrl, diagramAlt, diagramLatex }, label }: PaperDiagramProps) {
  return (
    <>
      {diagramUrl != null && <Diagram src={diagramUrl} alt={diagramAlt ?? ''} label={label} />}
      {diagramLatex != null && <LatexDiagram tex={diagramLatex} label={label} />}
    </>
  );
}
