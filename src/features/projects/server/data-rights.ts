import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless, type Place } from '#platform/server/nameless.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'

const teamRows = rowsOf({ slug: z.string(), title: z.string(), role: z.string(), lead: z.boolean() })
const activityRows = rowsOf({
  project: z.string(),
  day: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
})
const hoursRows = rowsOf({
  project: z.string(),
  day: z.string(),
  minutes: z.number(),
  what: z.string(),
  confirmed: z.boolean(),
  reason: z.nullable(z.string()),
})
const entryRows = rowsOf({
  project: z.string(),
  day: z.string(),
  kind: z.string(),
  amount: z.number(),
  what: z.string(),
  struck: z.boolean(),
})

const paperRows = rowsOf({ project: z.string(), name: z.string(), contract: z.boolean(), at: timestamp })
const changeRows = rowsOf({
  project: z.string(),
  amount: z.number(),
  reason: z.string(),
  answer: z.string(),
  at: timestamp,
})

/** Exports a person's teams and everything they wrote and entered; the names of givers belong to the givers. */
export const exportProjects: DataExporter = async function* ({ services: { db }, userId }) {
  const [teams, activities, entries, papers, changes, hours] = await Promise.all([
    teamRows(db)(sql`
      select p.slug, p.title, m.role, m.lead from project_members m join projects p on p.id = m.project_id
      where m.user_id = ${userId} order by p.started_at`),
    activityRows(db)(sql`
      select p.slug as project, a.happened_on::text as day, a.text, array(
        select f.alt from project_photos f where f.activity_id = a.id order by f.created_at, f.id) as photos
      from project_activities a join projects p on p.id = a.project_id
      where a.user_id = ${userId} order by a.created_at, a.id`),
    entryRows(db)(sql`
      select p.slug as project, e.happened_on::text as day, e.kind, e.amount, e.what,
        e.struck_at is not null as struck
      from project_entries e join projects p on p.id = e.project_id
      where e.entered_by = ${userId} order by e.entered_at, e.id`),
    paperRows(db)(sql`
      select p.slug as project, f.name, f.entry_id is null as contract, f.created_at as at
      from project_files f join projects p on p.id = f.project_id
      where f.uploaded_by = ${userId} order by f.created_at, f.id`),
    changeRows(db)(sql`
      select p.slug as project, c.amount, c.reason, c.answer, c.asked_at as at
      from project_changes c join projects p on p.id = c.project_id
      where c.asked_by = ${userId} order by c.asked_at, c.id`),
    hoursRows(db)(sql`
      select p.slug as project, h.worked_on::text as day, h.minutes, h.what, h.reason,
        h.confirmed_at is not null as confirmed
      from project_hours h join projects p on p.id = h.project_id
      where h.user_id = ${userId} order by h.worked_on, h.id`),
  ])
  yield {
    path: 'projects.json',
    content: {
      teams: teams.rows,
      activities: activities.rows,
      entries: entries.rows,
      receipts: papers.rows,
      budgetChanges: changes.rows,
      hours: hours.rows,
    },
  }
}

/** Removes a person from a project, which stays with its ledger; their role goes with them. */
export const eraseProjects: DataEraser = async ({ tx, userId }) => {
  // An issued contract is a document of both sides and stays; a draft loses the person's name and address.
  await tx.execute(sql`
    update project_agreements a set terms = jsonb_set(a.terms, '{team}', '{"represented": "", "address": ""}')
    from project_members m
    where m.project_id = a.project_id and m.user_id = ${userId} and m.lead and a.number is null`)
  await tx.execute(sql`update project_members set role = '' where user_id = ${userId}`)
  // Confirmed hours stay in the project's total, without a person.
  await tx.execute(sql`delete from project_hours where user_id = ${userId} and confirmed_at is null`)
  await tx.execute(sql`
    update project_hours set what = '', skills = '{}', user_id = null where user_id = ${userId}`)
  await makeNameless(tx, { userId, places: placesOf(userId) })
}

/** The texts of a team and its bank; contracts and receipts are financial documents and stay unchanged. */
function placesOf(userId: string): Place[] {
  const ids = sql`(select project_id from project_members where user_id = ${userId})`
  const where = sql`project_id in ${ids}`
  const activities = sql`activity_id in (select id from project_activities where ${where})`
  return [
    { table: 'projects', texts: PROJECT_TEXTS, documents: ['plan'], where: sql`id in ${ids}` },
    { table: 'project_photos', texts: ['alt'], where: activities },
    { table: 'project_activities', texts: ['text'], where },
    { table: 'project_changes', texts: ['reason', 'answer'], where },
    { table: 'project_entries', texts: ['what', 'giver'], where },
    { table: 'project_hours', texts: ['reason'], where },
    { table: 'project_instalments', texts: ['condition'], where },
    { table: 'project_reports', texts: ['text'], where },
  ]
}

const PROJECT_TEXTS = [
  'title',
  'summary',
  'report',
  'report_returned_why',
  'returned_report',
  'without_receipts',
]

export const mergeProjects: MergeRules = {
  'project_members.user_id': mergeRows('project_id'),
  'project_entries.entered_by': reassignRows,
  'project_entries.struck_by': reassignRows,
  'project_confirmations.asked_by': reassignRows,
  'project_instalments.released_by': reassignRows,
  'project_files.uploaded_by': reassignRows,
  'project_changes.asked_by': reassignRows,
  'projects.report_accepted_by': reassignRows,
  'project_activities.user_id': reassignRows,
  'project_hours.user_id': reassignRows,
  'project_hours.entered_by': reassignRows,
  'project_hours.confirmed_by': reassignRows,
  'project_hours.returned_by': reassignRows,
}
