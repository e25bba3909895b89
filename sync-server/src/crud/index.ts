export { recordChange } from './audit.ts';
export { bindList, bindManaged } from './bind-managed.ts';
export { changeRow } from './change-row.ts';
export { equals, flagIs } from './conditions.ts';
export { BYTE_ORDER_MARK, csvLine } from './csv.ts';
export { deleteUnlessReferenced } from './delete-unless-referenced.ts';
export { readPage, type ListPlan, type PageQuery, type RowQuery } from './list.ts';
export { refused } from './refusals.ts';
export { isPublicOrManaged, ofMembers, ofUsers, within } from './within.ts';
