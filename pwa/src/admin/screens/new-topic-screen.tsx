import { topics } from '../entities/topics.tsx';
import { EntityCreate } from '../form/entity-create.tsx';

export default function NewTopicScreen() {
  return <EntityCreate entity={topics} />;
}
