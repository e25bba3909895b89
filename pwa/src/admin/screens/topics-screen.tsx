import { topics } from '../entities/topics.tsx';
import { EntityList } from '../list/entity-list.tsx';

export default function TopicsScreen() {
  return <EntityList entity={topics} />;
}
