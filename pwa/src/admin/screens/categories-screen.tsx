import { categories } from '../entities/categories.tsx';
import { EntityList } from '../list/entity-list.tsx';

export default function CategoriesScreen() {
  return <EntityList entity={categories} />;
}
