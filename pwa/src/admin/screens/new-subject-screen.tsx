import { subjects } from '../entities/subjects.tsx';
import { EntityCreate } from '../form/entity-create.tsx';

export default function NewSubjectScreen() {
  return <EntityCreate entity={subjects} />;
}
