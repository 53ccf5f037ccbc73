import type { CallContent } from '#features/calls/contract/call.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { Version, WholeVersion } from '../../contract/versions/versions.endpoints.ts'
import { listTeam } from '../canvas.queries.ts'
import { callOf, canvasOf, currentContent } from '../canvas.service.ts'
import {
  countNamed,
  insertVersion,
  deleteRestoredVersions,
  findVersion,
  listVersionRows,
} from './versions.queries.ts'

type Input = { services: Services; id: string; userId: string }

/** Far above what a team saves in a year of writing. */
export const NAMED_VERSIONS = 50
/** Each restore saves one, so the oldest are deleted. */
const RESTORED_VERSIONS = 10

export async function listVersions({ services: { db }, id, userId }: Input): Promise<Version[]> {
  await canvasOf(db, { id, userId, reads: true })
  return listVersionRows(db, id)
}

export async function getVersion({
  services: { db },
  id,
  userId,
  version,
}: Input & { version: string }): Promise<WholeVersion> {
  await canvasOf(db, { id, userId, reads: true })
  const row = await findVersion(db, { canvasId: id, id: version })
  if (!row) throw new Problem(platform.notFound)
  return { ...row, state: row.state.toString('base64') }
}

/** Saves the current state as a version under the lock of its row, so that concurrent calls cannot pass the limit. */
export async function createVersion({ services, id, userId, name }: Input & { name: string | null }) {
  return inTransaction(services.pool, async (tx) => {
    const canvas = await canvasOf(tx, { id, userId, hold: true })
    if (canvas.submittedAt) throw new Problem(problems.alreadySent)
    if (name !== null && (await countNamed(tx, id)) >= NAMED_VERSIONS)
      throw new Problem(problems.versionsFull)
    const call = await callOf(tx, canvas)
    const kind = name === null ? 'restored' : 'named'
    const versionId = await saveState(tx, {
      ...canvas,
      call: call.content,
      userId,
      kind,
      name: name?.trim() ?? '',
    })
    if (kind === 'restored') await deleteRestoredVersions(tx, { canvasId: id, most: RESTORED_VERSIONS })
    return versionId
  })
}

type NewState = {
  id: string
  callId: string
  call: CallContent
  userId: string
  kind: Version['kind']
  name?: string
}

/** Stores the shared document as a version; the caller holds its row. */
export async function saveState(tx: Db, { id, callId, call, ...version }: NewState): Promise<string> {
  const team = await listTeam(tx, { id, callId })
  const { content, state } = await currentContent(tx, { id, call, team })
  return insertVersion(tx, { canvasId: id, state, content, ...version })
}
