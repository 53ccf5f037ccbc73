import { isBelow } from '#platform/contract/area-paths.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log/log.ts'
import type { Hub } from '../realtime/hub.ts'
import { latestRead } from '../realtime/latest-read.ts'
import type { Area } from './area.ts'
import { listRestingAreas } from './areas.queries.ts'

/** A day: an area that rests comes back when staff want it to. */
const RETRY_SECONDS = 86_400

/** Which areas of the product are on just now. */
export type LiveAreas = {
  all: readonly Area[]
  isResting(id: string): boolean
  /** The area to which a call with this path belongs. */
  ofCall(path: string): Area | undefined
  /** Beginnings of the addresses of pages that rest. */
  pages(): readonly string[]
  /** Kinds of notification that wait. */
  kinds(): readonly string[]
  /** Reads them anew and waits until they are in force here; other instances hear of it themselves. */
  refresh(): Promise<void>
  close(): void
}

/** Reads which areas rest, and again whenever one changes anywhere. */
export async function openLiveAreas(input: {
  db: Db
  hub: Hub
  log: Log
  all: readonly Area[]
}): Promise<LiveAreas> {
  const { db, hub, log, all } = input
  let resting: readonly Area[] = []
  const refresh = latestRead(async () => {
    const ids = await listRestingAreas(db)
    resting = all.filter(({ id }) => ids.includes(id))
  })
  const hear = () =>
    void refresh().catch((error: Error) => log.error({ error: error.message }, 'areas were not read'))
  await refresh()
  const stops = [hub.subscribe('areas.changed', hear), hub.subscribe('hub.reconnected', hear)]
  return {
    all,
    isResting: (id) => resting.some((area) => area.id === id),
    ofCall: (path) => all.find(({ calls }) => isBelow(path, calls)),
    pages: () => resting.flatMap(({ pages }) => pages),
    kinds: () => resting.flatMap(({ kinds }) => kinds),
    refresh,
    close() {
      for (const stop of stops) stop()
    },
  }
}

/** 503 that says that an area rests. */
export function restingProblem(): Problem {
  return new Problem(problems.resting, { headers: { 'retry-after': String(RETRY_SECONDS) } })
}

/** Those features whose pages do not rest: others are not found and are nobody's next step. */
export function awake<F extends { areas?: readonly Pick<Area, 'id' | 'pages'>[] }>(
  { areas: live }: { areas: LiveAreas },
  features: readonly F[],
): readonly F[] {
  return features.filter(
    ({ areas = [] }) => !areas.some(({ id, pages }) => pages.length > 0 && live.isResting(id)),
  )
}
