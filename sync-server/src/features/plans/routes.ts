import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  planCalls,
  plans as plansCall,
  type CallInput,
  type paymentWays,
  type Plan,
} from '@exam/shared-schema/contract';
import { paiseOf } from '@exam/shared-schema/labels';
import type { Context } from '../../context.ts';
import { bindManaged, changeRow } from '../../crud/index.ts';
import { bind, consoleScope, signedIn } from '../../http/index.ts';
import { requireAgreement } from './plan-rules.ts';
import { toPlan } from './wire.ts';

/** The dependencies of plans on other features. */
export interface Selling {
  /** The payment methods of this installation. */
  readonly paymentWay: (typeof paymentWays)[number];
  /** AC52. @throws AppError on the icon if there is none of this name. */
  readonly requireIcons: (named: { readonly icon?: string | undefined }) => void;
}

/** PL1: the public list of plans, and their administration. */
export function planRoutes(app: FastifyInstance, context: Context, selling: Selling): void {
  bind(app, plansCall, async ({ query: { all } }, { identity }) => {
    // ST41: plans that are not offered are visible to those only who manage them.
    if (all === 'true') consoleScope(signedIn(identity), 'plans');
    return { data: await readPlans(context, all === 'true'), payment: selling.paymentWay };
  });
  bindPlanCalls(app, context, selling);
}

/** Cheapest first, then by name. */
async function readPlans({ store: { read, t } }: Context, all: boolean): Promise<Plan[]> {
  const { plans } = t;
  const rows = await read
    .select()
    .from(plans)
    .where(all ? undefined : eq(plans.isActive, true))
    .orderBy(asc(plans.price), asc(plans.name), asc(plans.id));
  return rows.map(toPlan);
}

type Form = CallInput<typeof planCalls.create>['body'];
type Changes = CallInput<typeof planCalls.update>['body'];

function bindPlanCalls(app: FastifyInstance, context: Context, { requireIcons }: Selling): void {
  const { t } = context.store;
  const { plans } = t;
  bindManaged(app, context, planCalls, {
    from: plans,
    ofOrganisation: null,
    select: (queries) => queries.select().from(plans).$dynamic(),
    present: (rows) => rows.map(toPlan),
    insert: async (queries, { price, Tokens: tokens, ...form }, made) => {
      requireIcons(form);
      await requireAgreement(t, queries, made.id, { ...form, price });
      await queries.insert(plans).values({ ...form, ...made, price: paiseOf(price), tokens });
    },
    update: async (queries, changes, { id, updatedAt, before }) => {
      requireIcons(changes);
      await requireAgreement(t, queries, id, pricedWith(before, changes));
      const { price, Tokens: tokens, ...own } = changes;
      const paise = price === undefined ? undefined : paiseOf(price);
      await changeRow(queries, plans, id, { ...own, price: paise, tokens, updatedAt });
    },
    references: { payment: t.payments.planId },
    instead: 'You can disable it instead.',
  });
}

const pricedWith = (before: Form, { planType, price, isActive }: Changes) => ({
  planType: planType ?? before.planType,
  price: price ?? before.price,
  isActive: isActive ?? before.isActive,
});
