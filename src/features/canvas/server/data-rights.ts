import { readFile } from '#features/media/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { deleteThreads } from '#features/discussions/server/index.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { listDocuments } from './attached/attached.queries.ts'
import { callOf, canvasOf, currentContent } from './canvas.service.ts'
import { findRequest } from './changes/changes.queries.ts'
import { listInvitations } from './invitations/invitations.queries.ts'
import { listOwnVersions } from './versions/versions.queries.ts'
import { findSubmission, listTeam } from './canvas.queries.ts'

const ownRows = rowsOf({
  id: z.string(),
  joined_at: timestamp,
  confirmed_at: z.nullable(timestamp),
})

/** Exports the applications of the person's teams as they are; of personal data, only the person's own. */
export const exportCanvases: DataExporter = async function* ({ services, userId }) {
  const { db } = services
  const { rows } = await ownRows(db)(sql`
    select canvas_id as id, joined_at, confirmed_at from canvas_members
    where user_id = ${userId} order by joined_at, canvas_id`)
  for (const { id, ...own } of rows) {
    const canvas = await canvasOf(db, { id, userId })
    const call = await callOf(db, canvas)
    const team = await listTeam(db, canvas)
    const { content } = await currentContent(db, { id, call: call.content, team })
    const submission = await findSubmission(db, id)
    const changes = await findRequest(db, id)
    const first = changes && (await findSubmission(db, id, { first: true }))
    const versions = await listOwnVersions(db, { canvasId: id, userId })
    yield {
      path: `grant-applications/${id}.json`,
      content: { call: call.slug, own, content, submission, changes, first, versions },
    }
    for (const { id: document, name } of await listDocuments(db, id))
      yield {
        path: `grant-applications/${id}/${document}-${name}`,
        content: () => readFile(services, { id: document }),
      }
  }
  const { rows: mentored } = await mentoredRows(db)(sql`
    select c.id, c.title, m.joined_at from canvas_mentors m join canvases c on c.id = m.canvas_id
    where m.user_id = ${userId} order by m.joined_at, c.id`)
  if (mentored.length > 0) yield { path: 'grant-applications/mentored.json', content: mentored }
  const { rows: requests } = await requestRows(db)(sql`
    select canvas_id as application, why, asked, asked_at from canvas_change_requests
    where asked_by = ${userId} order by asked_at, canvas_id`)
  if (requests.length > 0) yield { path: 'grant-applications/changes-asked.json', content: requests }
  const invited = await listInvitations(db, userId)
  if (invited.length > 0) yield { path: 'grant-applications/invitations.json', content: invited }
}

const requestRows = rowsOf({
  application: z.string(),
  why: z.string(),
  asked: z.unknown(),
  asked_at: timestamp,
})
const mentoredRows = rowsOf({ id: z.string(), title: z.string(), joined_at: timestamp })

const idRows = rowsOf({ id: z.string() })

/**
 * Leaves the team's work with the team, without the person's name; the longest other member becomes the lead, and a draft
 * without other members is deleted.
 */
export const eraseCanvases: DataEraser = async ({ tx, userId }) => {
  const { rows: gone } = await idRows(tx)(sql`
    delete from canvases c where c.submitted_at is null
      and exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = ${userId})
      and not exists (select from canvas_members m where m.canvas_id = c.id and m.user_id <> ${userId})
    returning c.id`)
  await deleteThreads(tx, { kind: 'canvas', ids: gone.map(({ id }) => id) })
  await tx.execute(sql`
    update canvases c set lead_id = (select m.user_id from canvas_members m
      where m.canvas_id = c.id and m.user_id <> ${userId} order by m.joined_at, m.user_id limit 1)
    where c.lead_id = ${userId}`)
  const theirs = sql`canvas_id in (
    select canvas_id from canvas_members where user_id = ${userId}
    union select canvas_id from canvas_mentors where user_id = ${userId}
    union select canvas_id from canvas_updates where user_id = ${userId}
    union select canvas_id from canvas_versions where author_id = ${userId}
    union select canvas_id from canvas_submissions where submitted_by = ${userId})`
  const own = sql`id in (select canvas_id from canvas_members where user_id = ${userId})`
  await makeNameless(tx, {
    userId,
    places: [
      { table: 'canvas_submissions', documents: ['content'], where: theirs },
      { table: 'canvas_answers', documents: ['content'], where: theirs },
      { table: 'canvas_change_requests', texts: ['why'], documents: ['asked'], where: theirs },
      { table: 'canvas_documents', texts: ['name'], where: theirs },
      { table: 'canvas_snapshots', bytes: ['content', 'dense'], where: theirs },
      { table: 'canvas_updates', bytes: ['content'], where: theirs },
      { table: 'canvases', texts: ['title'], where: own },
      // Last, because the rows before are found by their authors.
      { table: 'canvas_versions', texts: ['name'], documents: ['content'], bytes: ['state'], where: theirs },
    ],
  })
}

export const mergeCanvases: MergeRules = {
  'canvases.lead_id': reassignRows,
  'canvas_members.user_id': mergeRows('canvas_id'),
  'canvas_mentors.user_id': mergeRows('canvas_id'),
  'canvas_removals.user_id': mergeRows('canvas_id'),
  'canvas_invitations.invited_by': reassignRows,
  'canvas_invitations.user_id': mergeRows('canvas_id'),
  'canvas_updates.user_id': reassignRows,
  'canvas_submissions.submitted_by': reassignRows,
  'canvas_change_requests.asked_by': reassignRows,
  'canvas_answers.submitted_by': reassignRows,
  'canvas_versions.author_id': reassignRows,
  'canvas_documents.user_id': reassignRows,
  'canvas_applicants.user_id': mergeRows('call_id'),
}
