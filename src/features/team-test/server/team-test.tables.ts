import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/server/auth/identity.tables.ts'

export const teamTestResults = pgTable('team_test_results', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  edition: smallint('edition').notNull(),
  answers: smallint('answers').array().notNull(),
  takenAt: moment('taken_at').notNull().defaultNow(),
})

export const teamTestSharing = pgTable('team_test_sharing', {
  userId: uuid('user_id').primaryKey(),
  advice: text('advice').notNull().default(''),
  suggested: boolean('suggested').notNull().default(false),
})

export const teamTestTeams = pgTable('team_test_teams', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const teamTestMembers = pgTable(
  'team_test_members',
  {
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    invitedAt: moment('invited_at').notNull().defaultNow(),
    joinedAt: moment('joined_at'),
    shares: boolean('shares').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
)
