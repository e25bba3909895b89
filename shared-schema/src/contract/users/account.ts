import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { accountStatuses } from '../accounts/user.ts';

/** Deleted accounts have no owner any more and are not listed (OD). */
export const listedStatuses = accountStatuses.filter((status) => status !== 'deleted');
export type ListedStatus = (typeof listedStatuses)[number];

/** The path of the calls that the documents name by the user's id. */
export const userParams = z.object({ userId: idSchema });
