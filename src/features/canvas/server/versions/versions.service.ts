import type { CallContent } from '#features/calls/contract/call.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { Version, WholeVersion } from '../../contract/versions/versions.endpoints.ts'
import { selectTeam } from '../canvas.queries.ts'
import { callOf, canvasOf, currentContent } from '../canvas.service.ts'
import {
  countNamed,
  insertVersion,
  pruneRestored,
  selectVersion,
  selectVersions,
} from './versions.queries.ts'

type Asked = { services: Services; id: string; userId: string }

/** Far above what a team saves in a year of writing. */
export const NAMED_VERSIONS = 50
/** Each restore saves one, so the oldest are deleted. */
const RESTORED_VERSIONS = 10

export async function listVersions({ services: { db }, id, userId }: Asked): Promise<Version[]> {
  await canvasOf(db, { id, userId, reads: true })
  return selectVersions(db, id)
}

export async function showVersion({
  services: { db },
  id,
  userId,
  version,
}: Asked & { version: string }): Promise<WholeVersion> {
  await canvasOf(db, { id, userId, reads: true })
  const found = await selectVersion(db, { canvasId: id, id: version })
  if (!found) throw new Problem(platform.notFound)
  return { ...found, state: found.state.toString('base64') }
}

/** Saves the current state as a version under the lock of its row, so that concurrent calls cannot pass the limit. */
export async function keepVersion({ services, id, userId, name }: Asked & { name: string | null }) {
  return inTransaction(services.pool, async (tx) => {
    const found = await canvasOf(tx, { id, userId, hold: true })
    if (found.submittedAt) throw new Problem(problems.alreadySent)
    if (name !== null && (await countNamed(tx, id)) >= NAMED_VERSIONS)
      throw new Problem(problems.versionsFull)
    const call = await callOf(tx, found)
    const kind = name === null ? 'restored' : 'named'
    const kept = await keepState(tx, {
      ...found,
      call: call.content,
      userId,
      kind,
      name: name?.trim() ?? '',
    })
    if (kind === 'restored') await pruneRestored(tx, { canvasId: id, most: RESTORED_VERSIONS })
    return kept
  })
}

type Kept = {
  id: string
  callId: string
  call: CallContent
  userId: string
  kind: Version['kind']
  name?: string
}

/** Stores the shared document as a version; the caller holds its row. */
export async function keepState(tx: Db, { id, callId, call, ...version }: Kept): Promise<string> {
  const team = await selectTeam(tx, { id, callId })
  const { content, state } = await currentContent(tx, { id, call, team })
  return insertVersion(tx, { canvasId: id, state, content, ...version })
}
