import './static-page.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatCalendarDate } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate, withElements } from '../../sentences/index.ts';
import type { PageBlock, PageText } from '../../sentences/page-text.ts';
import { Page, PageHead } from '../../ui/index.ts';
import { organisation } from './organisation.ts';

interface StaticPageProps {
  readonly text: PageText;
  /** The date of the last change, YYYY-MM-DD; only for legally binding texts. */
  readonly changed?: string;
}

/** A public text page with a readable line length. */
export function StaticPage({ text: { title, lead, sections }, changed }: StaticPageProps) {
  return (
    <Page className="static">
      <PageHead
        title={title}
        lead={lead}
        eyebrow={changed === undefined ? undefined : say.pages.lastChanged(formatCalendarDate(changed))}
      />
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </Page>
  );
}

function Block({ block }: { readonly block: PageBlock }) {
  if (typeof block === 'string') return <p>{rich(block)}</p>;
  if ('facts' in block) {
    return (
      <dl>
        {block.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{rich(text)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {block.map((text, index) => (
        <li key={index}>{rich(text)}</li>
      ))}
    </ul>
  );
}

const linkTo = (href: string) => (text: string) => <Link href={href}>{text}</Link>;

function rich(text: string): ReactNode {
  return withElements(text, {
    contact: linkTo(paths.contactUs),
    downloads: linkTo(paths.downloads),
    ownData: linkTo(paths.ownData),
    privacy: linkTo(paths.privacy),
    refunds: linkTo(paths.refunds),
    sync: linkTo(paths.sync),
    support: () => <a href={`mailto:${organisation.supportEmail}`}>{organisation.supportEmail}</a>,
    organisation: () => organisation.name,
    city: () => translate(organisation.city),
    country: () => translate(organisation.country),
  });
}
