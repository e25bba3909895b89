import './static-page.css';
import type { ReactNode } from 'react';
import { helpTopics } from '@exam/shared-schema/help';
import { say, useLanguage } from '../../sentences/index.ts';
import { AnalysisMore, Page, PageHead } from '../../ui/index.ts';

/**
 * HP1: /help. The texts are part of the app, so that they are there without a network.
 * @param terms HP3: the search for terms of the glossary.
 */
export default function HelpScreen({ terms }: { readonly terms?: ReactNode }) {
  const language = useLanguage();
  const words = say.help;
  return (
    <Page className="static">
      <PageHead title={words.title} lead={words.lead} />
      {terms}
      {helpTopics.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={`help-${id}`}>
          <h2 id={`help-${id}`}>{title[language]}</h2>
          <div>
            {items.map(({ id: item, question, answer }) => (
              <AnalysisMore key={item} title={question[language]}>
                <div className="static-answer">
                  {answer[language].map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </AnalysisMore>
            ))}
          </div>
        </section>
      ))}
    </Page>
  );
}
