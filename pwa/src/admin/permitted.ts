import { createContext, useContext, useMemo } from 'react';
import { mayCall, type Permissions } from '@exam/shared-schema/access';
import type { Call } from '@exam/shared-schema/contract';
import type { Entity } from './entity.ts';

/** A call by which a part of the console reads or changes something. */
export type NamedCall = Pick<Call, 'name' | 'method'>;

const Context = createContext<Permissions>({});

/** OR11: what the signed-in role may do. */
export const PermissionsProvider = Context.Provider;

export const usePermissions = (): Permissions => useContext(Context);

/** Whether a role may make the call of a part. */
export const isPermitted =
  (permissions: Permissions) =>
  ({ call }: { readonly call: NamedCall }): boolean =>
    mayCall(permissions, call);

/** An entity with what a role may do of it. */
function permittedOf(entity: Entity, permissions: Permissions): Entity {
  const may = isPermitted(permissions);
  const { paths, list, create, actions, bulk, toggle } = entity;
  const { filters } = list;
  const isCreatable = create === undefined || may(create);
  return {
    ...entity,
    list: {
      ...list,
      filters: filters.filter(({ call }) => call === undefined || mayCall(permissions, call)),
    },
    paths: isCreatable ? paths : { list: paths.list },
    create: isCreatable ? create : undefined,
    actions: actions.filter(may),
    bulk: bulk.filter(may),
    toggle: toggle !== undefined && may(toggle) ? toggle : undefined,
  };
}

/** OR11: an entity with what the signed-in role may do of it. */
export function usePermitted(entity: Entity): Entity {
  const permissions = usePermissions();
  return useMemo(() => permittedOf(entity, permissions), [entity, permissions]);
}
