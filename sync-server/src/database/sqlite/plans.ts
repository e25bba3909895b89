import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { planTypes } from '@exam/shared-schema/contract';
import { flag, optionalTime, time } from './columns.ts';

/** PL1: plans that can be bought for a month. */
export const plans = sqliteTable(
  'plans',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    /** Paise; 0 for a free plan. */
    price: integer().notNull(),
    planType: text({ enum: planTypes }).notNull(),
    isPopular: flag().default(false),
    features: text({ mode: 'json' })
      .$type<readonly { readonly text: string; readonly included: boolean }[]>()
      .notNull(),
    isActive: flag().default(true),
    icon: text().notNull(),
    gradientColor: text().notNull(),
    /** PL4: -1 for unlimited. */
    monthlyTests: integer().notNull(),
    aiEnabled: flag().default(false),
    advancedAnalytics: flag().default(false),
    /** Per month; -1 for unlimited. */
    tokens: integer().notNull(),
    createdAt: time(),
    updatedAt: optionalTime(),
  },
  (table) => [
    index('plans_offered').on(table.isActive, table.price, table.id),
    /** PL2: at most one active plan is free: every account has it. */
    uniqueIndex('plans_free')
      .on(table.planType)
      .where(sql`${table.planType} = 'free' and ${table.isActive}`),
    check('plans_price', sql`${table.price} >= 0`),
    check('plans_tokens', sql`${table.tokens} >= -1 and ${table.monthlyTests} >= -1`),
  ],
);
