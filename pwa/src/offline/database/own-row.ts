/** PK6: a row that belongs to this user; undefined for anybody else's. @param userId null: nobody is signed in. */
export function ownRow<Row extends { readonly userId: string }>(
  row: Row | undefined,
  userId: string | null,
): Row | undefined {
  return row?.userId === userId ? row : undefined;
}
