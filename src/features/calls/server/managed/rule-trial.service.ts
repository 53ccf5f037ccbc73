import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { type ApplicationContent, contributedOf, requestedOf } from '../../contract/application-content.ts'
import type { CanvasTemplate } from '../../contract/canvas-template.ts'
import { checkRules } from '../../contract/check-rules.ts'
import type { Rule } from '../../contract/rules.ts'
import { isTried, TRIED_MAX, type TriedApplication } from '../../contract/trial/rule-trial.endpoints.ts'
import type { CallRequest } from './call-editing.service.ts'
import { findManagedCall } from './managed-calls.queries.ts'

const TRIALS_AN_HOUR = 300

const applicationRows = rowsOf({
  title: z.custom<Bilingual>(),
  number: z.number(),
  content: z.custom<ApplicationContent>(),
})

/** Tries rules on earlier applications, without anything that identifies a team. */
export async function previewRulesOf(
  { services: { db }, session, id }: CallRequest,
  { rules, template }: { rules: readonly Rule[]; template: CanvasTemplate },
): Promise<TriedApplication[]> {
  const call = await findManagedCall(db, { session, which: sql`c.id = ${id}` })
  if (!call) throw new Problem(platform.notFound)
  const key = `calls:trial:${session.userId}`
  await limitOrThrow(db, { key, limit: TRIALS_AN_HOUR, windowSeconds: 3600 })
  const { rows } = await applicationRows(db)(sql`
    select c.content -> 'title' as title, s.content,
      row_number() over (partition by c.id order by s.counted_at, s.canvas_id)::int as number
    from grant_calls c join submitted_applications s on s.call_id = c.id
    where c.programme_id = ${call.programme_id} and c.bank_id is not distinct from ${call.bank_id}
      and c.deadline <= clock_timestamp()
    order by c.deadline desc, c.id, s.counted_at, s.canvas_id limit ${TRIED_MAX}`)
  const tried = rules.filter(isTried)
  const applications: TriedApplication[] = []
  for (const { title, number, content } of rows) {
    // Counting long texts takes time, so other requests are answered in between.
    await nextTurn()
    const broken = checkRules({ rules: tried, template, content, facts: { members: {} } })
    const must = new Map(broken.map(({ rule, severity }) => [rule, severity === 'must']))
    applications.push({
      call: title,
      number,
      people: content.members.length,
      municipality: content.municipality,
      requested: requestedOf(content),
      contributed: contributedOf(content),
      broken: [...must].map(([rule, isMust]) => ({ rule, must: isMust })),
    })
  }
  return applications
}
