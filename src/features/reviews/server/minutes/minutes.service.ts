import { problems as platformProblems } from '#platform/contract/problems.ts'
import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import type { getMinutes } from '../../contract/minutes.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { rankedCall, readRanking } from '../decisions/ranking.service.ts'
import { limitChanges } from '../limit-changes.ts'
import { obstaclesOf } from '../sharing/obstacles.ts'
import { selectBoardResidents, selectSharing } from '../sharing/sharing.queries.ts'
import { composeMinutes, minutesText } from './compose-minutes.ts'
import type { MinutesDocument } from './minutes-document.ts'

const drawInPool = drawingPool<MinutesDocument>({
  name: 'minutes',
  script: new URL('./draw.worker.ts', import.meta.url),
})

/** Once the board decides, nobody is blind any more; until then there is nothing to put on record. */
export async function minutesFile({
  services,
  session: { userId: me },
  params: { slug },
  query,
  locale,
  header,
}: Context<typeof getMinutes, 'owner'>): Promise<Buffer> {
  const { db } = services
  const { call, state } = await rankedCall(db, { me, slug })
  if (state === 'scoring') throw new Problem(problems.notDeciding)
  await limitChanges(db, me)
  const board = await selectBoardResidents(db, call.id)
  const there = new Set(query.present?.split(',') ?? board.map(({ id }) => id))
  const present = board.filter(({ id }) => there.has(id))
  if (present.length !== there.size) throw new Problem(platformProblems.invalid)
  const sharing = await selectSharing(db, call.id)
  const obstacles = await obstaclesOf(db, { callId: call.id, sharing })
  const document = composeMinutes({
    ranking: await readRanking(db, { me, slug }),
    present: present.map(({ name }) => name),
    absent: board.filter(({ id }) => !there.has(id)).map(({ name }) => name),
    conflicts: new Map(
      [...obstacles].map(([application, those]) => [
        application,
        board.flatMap(({ id, name }) => {
          const obstacle = those.get(id)
          return obstacle ? [{ name, obstacle }] : []
        }),
      ]),
    ),
    at: new Date(call.now),
    locale,
  })
  header('content-type', 'application/pdf')
  header('content-disposition', `attachment; filename="${minutesText(locale)('file')}-${slug}.pdf"`)
  return drawInPool(document)
}
