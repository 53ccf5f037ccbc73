import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../auth/identity.tables.ts'

export const installation = pgTable('installation', {
  one: boolean('one').primaryKey().default(true),
  secretFingerprint: bytea('secret_fingerprint'),
  demoBegunAt: moment('demo_begun_at'),
  demoLaidAt: moment('demo_laid_at'),
})
