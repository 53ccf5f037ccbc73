import type { Db } from '#platform/server/db/database.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { documentInScript, lettersOf } from '#platform/server/documents/document-in-script.ts'
import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import type { Ranking } from '../../contract/decisions.endpoints.ts'
import type { getMinutes } from '../../contract/minutes.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { listSignedConflicts } from '../decisions/decisions.queries.ts'
import { rankedCall, getRanking } from '../decisions/ranking.service.ts'
import { limitChanges } from '../limit-changes.ts'
import { conflictsOf } from '../sharing/obstacles.ts'
import { listBoardNames } from '../sharing/sharing.queries.ts'
import { composeMinutes, type Meeting, minutesText } from './compose-minutes.ts'
import type { MinutesDocument } from './minutes-document.ts'

const drawInPool = drawingPool<MinutesDocument>({
  name: 'minutes',
  script: new URL('./draw.worker.ts', import.meta.url),
})

/** Returns the minutes once the board decides and is no longer blind; before that there is nothing to record. */
export async function minutesFile({
  services,
  session: { userId: me },
  params: { slug },
  query,
  locale,
  header,
  cookies,
}: Context<typeof getMinutes, 'owner'>): Promise<Buffer> {
  const { db } = services
  const { call, state } = await rankedCall(db, { me, slug })
  if (state === 'scoring') throw new Problem(problems.notDeciding)
  await limitChanges(db, me)
  const board = await listBoardNames(db, call.id)
  const there = new Set(query.present?.split(',') ?? board.map(({ id }) => id))
  const present = board.filter(({ id }) => there.has(id))
  if (present.length !== there.size) throw new Problem(platformProblems.invalid)
  const ranking = await getRanking(db, { me, slug })
  const document = composeMinutes({
    ranking,
    present: present.map(({ name }) => name),
    absent: board.filter(({ id }) => !there.has(id)).map(({ name }) => name),
    conflicts: await conflictsAt(db, { callId: call.id, ranking, board }),
    at: new Date(call.now),
    locale,
  })
  header('content-type', 'application/pdf')
  header('content-disposition', `attachment; filename="${minutesText(locale)('file')}-${slug}.pdf"`)
  return drawInPool(documentInScript(document, lettersOf(locale, cookies)))
}

type Board = Awaited<ReturnType<typeof listBoardNames>>

/** Returns conflicts: at the signature for signed decisions, current ones for the others. */
async function conflictsAt(
  db: Db,
  { callId, ranking, board }: { callId: string; ranking: Ranking; board: Board },
): Promise<Meeting['conflicts']> {
  const signed = await listSignedConflicts(db, callId)
  const now = await conflictsOf(db, callId)
  return new Map(
    ranking.applications.map(({ id, decision }) => [
      id,
      decision?.signed
        ? signed.flatMap(({ canvas_id, name, kind }) => (canvas_id === id ? [{ name, obstacle: kind }] : []))
        : board.flatMap(({ id: member, name }) => {
            const obstacle = now.get(id)?.get(member)
            return obstacle ? [{ name, obstacle }] : []
          }),
    ]),
  )
}
