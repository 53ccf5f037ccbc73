import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { interimOf } from '../../../contract/money/interim.ts'
import type { Terms } from '../../../contract/money/money.endpoints.ts'
import {
  insertPayment,
  findInitialTerms,
  saveIssue,
  savePlan,
  saveRelease,
  saveReportAcceptance,
  saveReportRejection,
  saveSignature,
  saveTerms,
} from '../money.queries.ts'
import { currentAgreement } from '../paper/agreement-file.service.ts'
import { insertIssued } from '../paper/issued.queries.ts'
import { saveInterimReport } from '../reminders/interim.queries.ts'
import { DEMO_ADDRESS, type DemoMoney } from './demo-money.ts'
import { seedChanges } from './papers.seed.ts'

const day = (inDays: number) => localDay(new Date(Date.now() + inDays * DAY_MS))
const boardRows = rowsOf({ user_id: z.string(), name: z.string() })

type MoneySeed = { project: { id: string; title: string; amount: number }; lead: string }

/** Seeds a contract with its instalments up to its state, by the board members who would have done it. */
export async function seedMoney(tx: Db, { project, lead }: MoneySeed, demo: DemoMoney): Promise<void> {
  const projectId = project.id
  const { rows: board } = await boardRows(tx)(sql`
    select b.user_id, u.first_name || ' ' || u.last_name as name
    from projects p join public_calls c on c.id = p.call_id
    join bank_boards b on b.bank_id = c.bank_id join users u on u.id = b.user_id
    where p.id = ${projectId} order by u.email <> ${cast.nermina.email}, b.user_id limit 2`)
  const [chair, second] = board
  if (!chair || !second) return
  const initial = await findInitialTerms(tx, projectId)
  const terms: Terms = {
    bank: { name: initial?.bank ?? '', address: DEMO_ADDRESS, represented: chair.name },
    team: { represented: initial?.represented ?? '', address: demo.address },
    from: day(-demo.issuedAgo),
    until: day(Math.max(...demo.reports.map(([, inDays]) => inDays))),
    reports: demo.reports.map(([what, inDays]) => ({ id: newId(), what, day: day(inDays) })),
    note: demo.note ?? '',
  }
  const plan = demo.instalments.map(([km, condition, inDays]) => ({
    id: newId(),
    amount: km * 100,
    condition,
    day: day(inDays),
  }))
  await saveTerms(tx, projectId, terms)
  await savePlan(tx, projectId, plan)
  await saveIssue(tx, projectId)
  await tx.execute(sql`
    update project_agreements set issued_at = now() - make_interval(days => ${demo.issuedAgo})
    where project_id = ${projectId}`)
  const content = await currentAgreement(tx, project)
  await insertIssued(tx, { projectId, kind: 'contract', content })
  if (demo.signedAgo !== undefined)
    await saveSignature(tx, { projectId, day: day(-demo.signedAgo), digest: '' })
  for (const [at, { id, amount, day: on }] of plan.entries()) {
    const state = demo.instalments[at]?.[3]
    if (state) await saveRelease(tx, { id, userId: chair.user_id })
    if (state === 'paid') await insertPayment(tx, { projectId, id, amount, day: on, userId: second.user_id })
  }
  if (demo.reportReturned) await saveReportRejection(tx, projectId, demo.reportReturned)
  if (demo.isReportAccepted) await saveReportAcceptance(tx, { projectId, userId: chair.user_id })
  const [first] = interimOf(terms.reports)
  if (demo.handedIn && first) {
    const [daysAgo, text] = demo.handedIn
    await saveInterimReport(tx, { projectId, id: first.id, text })
    await tx.execute(sql`
      update project_reports set handed_at = now() - make_interval(days => ${daysAgo})
      where project_id = ${projectId}`)
  }
  if (demo.changes) await seedChanges(tx, { project, lead, changes: demo.changes })
}
