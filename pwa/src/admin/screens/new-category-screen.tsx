import { categories } from '../entities/categories.tsx';
import { EntityCreate } from '../form/entity-create.tsx';

export default function NewCategoryScreen() {
  return <EntityCreate entity={categories} />;
}
