import { removeFilesSoon } from '#features/media/server/index.ts'
import { flagText } from '#features/moderation/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import type * as endpoints from '../contract/projects.endpoints.ts'
import { notify } from '#features/notifications/server/index.ts'
import { hasJustifyingReceipt, listExpenses } from './money/files.queries.ts'
import { moneyKind } from './money/notifications.ts'
import { listBank } from './money/bank-side.queries.ts'
import { lockTeamProject } from './projects.queries.ts'
import { recordPictureUses } from './photos/uses.service.ts'
import { projectKind } from './reported.ts'
import {
  countOf,
  deleteActivity,
  insertActivity,
  insertEntry,
  findProjectOf,
  findEntryState,
  saveReport,
  saveEntryReversal,
  saveSummary,
} from './writing.queries.ts'
import { pastDayOrThrow } from './past-day.ts'

type ProjectRequest = { services: Services; me: string; slug: string }
export type EntryRequest = ProjectRequest & { id: string }
type LockedProject = NonNullable<Awaited<ReturnType<typeof lockTeamProject>>>

/** Cancelled entries count too: the limit is on stored rows. */
const MOST = 1000

/** Enters money exactly once, however often an offline device sends it. */
export async function addEntry(
  entryRequest: EntryRequest,
  body: BodyOf<typeof endpoints.addEntry>,
): Promise<void> {
  await withRunningProject(entryRequest, async (tx, { id: projectId, plan, today }) => {
    const { id, me: userId } = entryRequest
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

export async function cancelEntry(entryRequest: EntryRequest): Promise<void> {
  await withRunningProject(entryRequest, async (tx, { id: projectId }) => {
    const { id, me: userId } = entryRequest
    const entryState = await findEntryState(tx, { id, projectId })
    if (!entryState || entryState.struck) throw new Problem(platform.notFound)
    if (entryState.paid) throw new Problem(problems.bankPays)
    if (await hasJustifyingReceipt(tx, id)) throw new Problem(problems.receiptFixed)
    if (!(await saveEntryReversal(tx, { id, userId }))) throw new Problem(problems.confirmed)
  })
}

export async function addActivity(
  entryRequest: EntryRequest,
  body: BodyOf<typeof endpoints.addActivity>,
): Promise<void> {
  await withRunningProject(entryRequest, async (tx, { id: projectId, today }) => {
    const { id, me: userId } = entryRequest
    if (await isThere(tx, { table: 'project_activities', id, projectId })) return
    pastDayOrThrow({ day: body.day, today })
    if ((await countOf(tx, 'project_activities', projectId)) >= MOST) throw new Problem(problems.tooMany)
    if (!(await insertActivity(tx, { id, projectId, userId }, body))) throw new Problem(problems.idTaken)
    await flagText(tx, { kind: projectKind, id: entryRequest.slug })
  })
}

export async function removeActivity(entryRequest: EntryRequest): Promise<void> {
  await withRunningProject(entryRequest, async (tx, { id: projectId }) => {
    if (!(await deleteActivity(tx, { id: entryRequest.id, projectId }))) throw new Problem(platform.notFound)
    await recordPictureUses(tx, projectId)
    await removeFilesSoon(tx, entryRequest.services)
  })
}

export async function updateSummary(input: ProjectRequest, summary: string): Promise<void> {
  await withRunningProject(input, async (tx, { id }) => {
    await saveSummary(tx, id, summary)
    await flagText(tx, { kind: projectKind, id: input.slug })
  })
}

/** Ends a project; its ledger and log stay as they are. */
export async function completeProject(
  input: ProjectRequest,
  body: BodyOf<typeof endpoints.completeProject>,
): Promise<void> {
  await withRunningProject(input, async (tx, { id, leads, title }) => {
    if (!leads) throw new Problem(problems.onlyLead)
    const isProven = (await listExpenses(tx, id)).every(({ proven }) => proven)
    if (!isProven && body.withoutReceipts === undefined) throw new Problem(problems.receiptsMissing)
    await saveReport(tx, id, body)
    await flagText(tx, { kind: projectKind, id: input.slug })
    await notify(tx, {
      services: input.services,
      kind: moneyKind,
      to: await listBank(tx, id),
      about: id,
      by: undefined,
      data: { slug: input.slug, title, step: 'reported' },
    })
  })
}

export async function withRunningProject(
  { services, me, slug }: ProjectRequest,
  change: (tx: Db, project: LockedProject) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const project = await lockTeamProject(tx, { slug, userId: me })
    if (!project) throw new Problem(platform.notFound)
    if (project.finished) throw new Problem(problems.finished)
    await change(tx, project)
  })
}

type Item = { table: 'project_entries' | 'project_activities'; id: string; projectId: string }

async function isThere(tx: Db, { table, id, projectId }: Item): Promise<boolean> {
  const owner = await findProjectOf(tx, table, id)
  if (owner !== undefined && owner !== projectId) throw new Problem(problems.idTaken)
  return owner !== undefined
}
