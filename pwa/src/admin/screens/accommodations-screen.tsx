import { accommodations } from '../entities/accommodations.tsx';
import { EntityList } from '../list/entity-list.tsx';

export default function AccommodationsScreen() {
  return <EntityList entity={accommodations} />;
}
