import type { AssistantSource } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import { Icon, RichText } from '../../ui/index.ts';

/** The sources of an answer, expandable. */
export function Sources({ sources }: { readonly sources: readonly AssistantSource[] }) {
  return (
    <details className="sources">
      <summary>
        <Icon name="book" small />
        {say.assistant.sources(sources.length)}
        <Icon name="down" small />
      </summary>
      <ul className="sources-list">
        {sources.map((source, index) => (
          <li key={index}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Source({ source: { type, name, text } }: { readonly source: AssistantSource }) {
  const title = (
    <>
      <span className="source-type">{say.assistant.sourceTypes[type]}</span>
      <span className="source-name">{name}</span>
    </>
  );
  if (text.trim() === '') return <p className="source source-plain">{title}</p>;
  return (
    <details className="source">
      <summary>
        {title}
        <Icon name="down" small />
      </summary>
      <RichText text={text} />
    </details>
  );
}
