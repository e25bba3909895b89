import { useState } from 'react';

import { DataBadge, DataIcon, FieldSet, GradientTile, Row, Switch, Table, type TableSort } from '../index.ts';
import { GallerySection } from './section.tsx';

const icons = ['fa-solid fa-book', 'fa-brands fa-python', 'fa-solid fa-meteor', 'fa-solid fa-no-such-icon'];
const gradients = [
  'from-blue-400 to-blue-600',
  'from-yellow-200 to-amber-300',
  'from-purple-500 via-pink-500 to-red-500',
  'nonsense',
];

const subjects = [
  { name: 'Physics', topics: 21, status: 'Active' },
  { name: 'Chemistry', topics: 18, status: 'Inactive' },
];

/** Decoration that is data (icons, gradients, badges), and a table that sorts and folds. */
export function DecorationGallery() {
  const [on, setOn] = useState(true);
  const [turned, setTurned] = useState(false);
  const sort: TableSort = {
    direction: turned ? 'descending' : 'ascending',
    onSort: () => setTurned(!turned),
  };
  return (
    <GallerySection title="Decoration that comes as data">
      <Row>
        {icons.map((icon) => (
          <DataIcon key={icon} icon={icon} label={icon} />
        ))}
        {gradients.map((gradient) => (
          <GradientTile key={gradient} gradient={gradient} icon="fa-solid fa-atom" large />
        ))}
        <DataBadge colour="text-yellow-400" icon="fa-solid fa-star">
          Standard
        </DataBadge>
        <DataBadge colour="bg-amber-100 text-amber-900" icon="fa-solid fa-fire">
          2026 pattern
        </DataBadge>
        <DataBadge>Popular</DataBadge>
      </Row>
      <FieldSet label="State" error={on ? undefined : 'One of them has to be on'}>
        <Switch
          label="Active"
          hint={on ? 'Students see it.' : 'Students do not see it.'}
          checked={on}
          onChange={setOn}
        />
      </FieldSet>
      <Table
        caption="Subjects"
        items={turned ? [...subjects].reverse() : subjects}
        itemKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Subject', rowHeader: true, cell: ({ name }) => name, sort },
          { key: 'topics', header: 'Topics', secondary: true, cell: ({ topics }) => topics },
          { key: 'status', header: 'Status', secondary: true, cell: ({ status }) => status },
        ]}
      />
    </GallerySection>
  );
}
