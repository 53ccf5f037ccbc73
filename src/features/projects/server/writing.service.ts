import { removeFilesSoon } from '#features/media/server/index.ts'
import { flagText } from '#features/moderation/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import type { addActivity, addEntry, finishProject } from '../contract/projects.endpoints.ts'
import { notify } from '#features/notifications/server/index.ts'
import { selectExpenses } from './money/files.queries.ts'
import { moneyKind } from './money/notifications.ts'
import { selectBank } from './money/role.policy.ts'
import { holdOfTeam } from './projects.queries.ts'
import { projectKind } from './reported.ts'
import {
  countOf,
  deleteActivity,
  insertActivity,
  insertEntry,
  projectOf,
  selectEntryState,
  storeReport,
  reverseEntry,
  storeSummary,
} from './writing.queries.ts'
import { pastDayOrThrow } from './past-day.ts'

type Asked = { services: Services; me: string; slug: string }
export type EntryRequest = Asked & { id: string }
type Held = NonNullable<Awaited<ReturnType<typeof holdOfTeam>>>

/** Cancelled entries count too: the limit is on stored rows. */
const MOST = 1000

/** Enters money exactly once, however often an offline device sends it. */
export async function enter(asked: EntryRequest, body: BodyOf<typeof addEntry>): Promise<void> {
  await whileRunning(asked, async (tx, { id: projectId, plan, today }) => {
    const { id, me: userId } = asked
    if (await isThere(tx, { table: 'project_entries', id, projectId })) return
    pastDayOrThrow({ day: body.day, today })
    const isLine = body.kind === 'expense' && plan.budget.some((row) => row.id === body.line)
    if (body.line !== null && !isLine) throw new Problem(problems.noSuchLine)
    if ((body.giver !== null) !== (body.kind === 'contribution')) throw new Problem(problems.giverNeeded)
    if ((await countOf(tx, 'project_entries', projectId)) >= MOST) throw new Problem(problems.tooMany)
    // Another project may have taken the id concurrently.
    if (!(await insertEntry(tx, { id, projectId, userId }, body))) throw new Problem(problems.idTaken)
  })
}

export async function strike(asked: EntryRequest): Promise<void> {
  await whileRunning(asked, async (tx, { id: projectId }) => {
    const { id, me: userId } = asked
    const found = await selectEntryState(tx, { id, projectId })
    if (!found || found.struck) throw new Problem(platform.notFound)
    if (found.paid) throw new Problem(problems.bankPays)
    if (!(await reverseEntry(tx, { id, userId }))) throw new Problem(problems.confirmed)
  })
}

export async function tell(asked: EntryRequest, body: BodyOf<typeof addActivity>): Promise<void> {
  await whileRunning(asked, async (tx, { id: projectId, today }) => {
    const { id, me: userId } = asked
    if (await isThere(tx, { table: 'project_activities', id, projectId })) return
    pastDayOrThrow({ day: body.day, today })
    if ((await countOf(tx, 'project_activities', projectId)) >= MOST) throw new Problem(problems.tooMany)
    if (!(await insertActivity(tx, { id, projectId, userId }, body))) throw new Problem(problems.idTaken)
    await flagText(tx, { kind: projectKind, id: asked.slug })
  })
}

export async function untell(asked: EntryRequest): Promise<void> {
  await whileRunning(asked, async (tx, { id: projectId }) => {
    if (!(await deleteActivity(tx, { id: asked.id, projectId }))) throw new Problem(platform.notFound)
    await removeFilesSoon(tx, asked.services)
  })
}

export async function describe(asked: Asked, summary: string): Promise<void> {
  await whileRunning(asked, async (tx, { id }) => {
    await storeSummary(tx, id, summary)
    await flagText(tx, { kind: projectKind, id: asked.slug })
  })
}

/** Ends a project; its ledger and log stay as they are. */
export async function finish(asked: Asked, body: BodyOf<typeof finishProject>): Promise<void> {
  await whileRunning(asked, async (tx, { id, leads, title }) => {
    if (!leads) throw new Problem(problems.onlyLead)
    const isProven = (await selectExpenses(tx, id)).every(({ proven }) => proven)
    if (!isProven && body.withoutReceipts === undefined) throw new Problem(problems.receiptsMissing)
    await storeReport(tx, id, body)
    await flagText(tx, { kind: projectKind, id: asked.slug })
    await notify(tx, {
      services: asked.services,
      kind: moneyKind,
      to: await selectBank(tx, id),
      about: id,
      by: undefined,
      data: { slug: asked.slug, title, step: 'reported' },
    })
  })
}

export async function whileRunning(
  { services, me, slug }: Asked,
  change: (tx: Db, held: Held) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const held = await holdOfTeam(tx, { slug, userId: me })
    if (!held) throw new Problem(platform.notFound)
    if (held.finished) throw new Problem(problems.finished)
    await change(tx, held)
  })
}

type Item = { table: 'project_entries' | 'project_activities'; id: string; projectId: string }

async function isThere(tx: Db, { table, id, projectId }: Item): Promise<boolean> {
  const owner = await projectOf(tx, table, id)
  if (owner !== undefined && owner !== projectId) throw new Problem(problems.idTaken)
  return owner !== undefined
}
