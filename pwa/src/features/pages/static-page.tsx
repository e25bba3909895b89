import './static-page.css';
import type { ReactNode } from 'react';
import { formatCalendarDate } from '../../format/index.ts';
import { Page, PageHead } from '../../ui/index.ts';
import { organisation } from './organisation.ts';

export interface StaticSection {
  readonly title: string;
  readonly body: ReactNode;
}

interface StaticPageProps {
  readonly title: string;
  readonly lead: string;
  /** When the text was last changed, YYYY-MM-DD; only for binding texts. */
  readonly changed?: string;
  readonly sections: readonly StaticSection[];
}

/** A public page of text, in a measure that can be read. */
export function StaticPage({ title, lead, changed, sections }: StaticPageProps) {
  return (
    <Page className="static">
      <PageHead
        title={title}
        lead={lead}
        eyebrow={changed === undefined ? undefined : `Last changed ${formatCalendarDate(changed)}`}
      />
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.body}
        </section>
      ))}
    </Page>
  );
}

export function SupportLink() {
  return <a href={`mailto:${organisation.supportEmail}`}>{organisation.supportEmail}</a>;
}
