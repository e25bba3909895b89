import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say, withElements } from '../../sentences/index.ts';
import { Icon } from '../../ui/index.ts';

/** Collapsed questions and answers. */
export function PlansFaq() {
  const { title, items } = say.plans.faq;
  return (
    <section className="plans-faq" aria-label={title}>
      <h2>{title}</h2>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="down" small />
            </summary>
            <p>{withElements(answer, { refunds: (text) => <Link href={paths.refunds}>{text}</Link> })}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
