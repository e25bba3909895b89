export { recordChange, type Change } from './audit.ts';
export { bindList, bindManaged } from './bind-managed.ts';
export { changeRow } from './change-row.ts';
export { containsText, equals, flagIs } from './conditions.ts';
export { deleteUnlessReferenced } from './delete-unless-referenced.ts';
export { readPage, type ListPlan, type Page, type RowQuery } from './list.ts';
export { notFound, refused } from './refusals.ts';
