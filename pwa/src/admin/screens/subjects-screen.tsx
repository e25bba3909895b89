import { subjects } from '../entities/subjects.tsx';
import { EntityList } from '../list/entity-list.tsx';

export default function SubjectsScreen() {
  return <EntityList entity={subjects} />;
}
