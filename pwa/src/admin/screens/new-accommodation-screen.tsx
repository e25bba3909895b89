import { accommodations } from '../entities/accommodations.tsx';
import { EntityCreate } from '../form/entity-create.tsx';

export default function NewAccommodationScreen() {
  return <EntityCreate entity={accommodations} />;
}
