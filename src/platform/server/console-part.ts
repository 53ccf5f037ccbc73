import type { SQL } from '#platform/server/db/sql.ts'
import type { AdminScope } from '../contract/admin-scopes.ts'
import type { Db } from './db/database.ts'

export type Waiting = { count: number; oldest: Date | null }

/**
 * Something that waits for staff: how much of it, since when, and the page on which they see to it. Its words are
 * `console.queues.<id>.title` and, if there is more to say, `.hint` in the catalogues of the feature.
 */
export type ConsoleQueue = {
  id: string
  scope: AdminScope
  path: string
  /** Hours after which it is late, 72 if not said; null where it waits for nobody and is only shown. */
  lateAfterHours?: number | null
  waiting: (db: Db) => Promise<Waiting>
}

/** Weeks from one Monday in Sarajevo to another, in all or for some municipalities. */
export type Span = {
  from: string
  to: string
  municipalities: readonly string[] | null
  /** A query for the `user_id` of those who live in one of them; none where no municipality is asked for. */
  people: SQL | undefined
}

export type WeekCount = { week: string; count: number }

/** One thing or person behind a number; `count` where they stand for several. */
export type DrillDownRow = { name: string; path: string | null; at: Date | null; count: number | null }

/**
 * Something that is counted by week, and what a number is made of. Its words are `console.metrics.<id>.title` and
 * `.note` in the catalogues of the feature.
 */
export type ConsoleMetric = {
  id: string
  scope: AdminScope
  weeks: (db: Db, span: Span) => Promise<readonly WeekCount[]>
  /** The same person counts in each week, so that weeks must not be added up. */
  repeats?: boolean
  /** The rows are no people, only numbers by place, so that nobody can be followed. */
  withoutNames?: boolean
  drillDown: (db: Db, span: Span & { limit: number }) => Promise<readonly DrillDownRow[]>
}

/** One feature's part of the console overview; an id is unique in the product. */
export type ConsolePart = { queues?: readonly ConsoleQueue[]; metrics?: readonly ConsoleMetric[] }
