import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { deleteRows, keepRows, type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { attachedFile } from '../contract/attached.ts'

const reportRows = rowsOf({
  kind: z.string(),
  reason: z.string(),
  note: z.string(),
  at: timestamp,
  outcome: z.nullable(z.string()),
})
const decisionRows = rowsOf({
  kind: z.string(),
  excerpt: z.string(),
  attached: z.array(attachedFile),
  signs: z.array(z.string()),
  measure: z.string(),
  limits: z.array(z.string()),
  endsAt: z.nullable(timestamp),
  rule: z.nullable(z.string()),
  reason: z.string(),
  at: timestamp,
  strikeUntil: z.nullable(timestamp),
  appeal: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answerReason: z.nullable(z.string()),
})

/** Exports the person's reports, and the decisions about their texts without the names of the reporters. */
export const exportModeration: DataExporter = async function* ({ services: { db }, userId }) {
  const [reports, decisions] = await Promise.all([
    reportRows(db)(sql`
      select c.kind, r.reason, r.note, r.created_at as "at", d.measure as outcome
      from moderation_reports r join moderation_cases c on c.id = r.case_id
      left join moderation_decisions d on d.case_id = c.id
      where r.reporter_id = ${userId} order by r.created_at, r.id`),
    decisionRows(db)(sql`
      select c.kind, c.excerpt, c.attached, array(select f.sign from moderation_flags f where f.case_id = c.id order by f.sign) as signs, d.measure, d.limits, d.ends_at as "endsAt", d.rule, d.reason, d.decided_at as "at", d.strike_until as "strikeUntil",
        d.appeal, d.answer, d.answer_reason as "answerReason"
      from moderation_decisions d join moderation_cases c on c.id = d.case_id
      where c.author_id = ${userId} and d.measure <> 'keep' order by d.decided_at, d.id`),
  ])
  yield { path: 'moderation/moderation.json', content: { reports: reports.rows, decisions: decisions.rows } }
}

/** Deletes a person's texts; their decisions stay in the public count. */
export const eraseModeration: DataEraser = async ({ tx, userId }) => {
  await tx.execute(sql`
    update moderation_decisions d set appeal = '-' from moderation_cases c
    where c.id = d.case_id and c.author_id = ${userId} and d.appeal is not null`)
  await tx.execute(sql`update moderation_cases set excerpt = '', attached = '[]' where author_id = ${userId}`)
  await tx.execute(sql`update moderation_reports set note = '' where reporter_id = ${userId}`)
  const cases = sql`case_id in (select id from moderation_cases where author_id = ${userId}
    union select case_id from moderation_reports where reporter_id = ${userId})`
  await makeNameless(tx, {
    userId,
    places: [
      {
        table: 'moderation_decisions',
        texts: ['reason', 'answer_reason'],
        where: sql`(${cases} or moderator_id = ${userId})`,
      },
    ],
  })
  // A profile is reported under its person's id; after the erasure two cases without a person stay two.
  await tx.execute(sql`
    update moderation_cases set thing = replace(thing, ${userId}, gen_random_uuid()::text) where strpos(thing, ${userId}) > 0`)
}

export const mergeModeration: MergeRules = {
  'moderation_cases.author_id': reassignRows,
  'moderation_writings.author_id': deleteRows,
  'moderation_reports.reporter_id': mergeRows('case_id'),
  'moderation_decisions.moderator_id': keepRows,
  'moderation_decisions.answered_by': keepRows,
  'moderation_words.changed_by': reassignRows,
  'moderation_cases.taken_by': reassignRows,
}
