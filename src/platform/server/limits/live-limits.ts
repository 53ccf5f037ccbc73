import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Hub } from '../realtime/hub.ts'
import { latestRead } from '../realtime/latest-read.ts'
import type { AdjustableLimit } from './adjustable-limit.ts'
import { listLimitSettings } from './limit-settings.queries.ts'
import { limitInForce, putLimitsInForce } from './limits-in-force.ts'

/** The limits that staff may change, as they are in force just now. */
export type LiveLimits = {
  all: readonly AdjustableLimit[]
  /** The same with the numbers that are in force. */
  inForce(): readonly AdjustableLimit[]
  /** Reads them anew and waits until they are in force here; other instances hear of it themselves. */
  refresh(): Promise<void>
  close(): void
}

/** Reads what staff have chosen, and again whenever it changes anywhere. */
export async function openLiveLimits(input: {
  db: Db
  hub: Hub
  log: Log
  all: readonly AdjustableLimit[]
}): Promise<LiveLimits> {
  const { db, hub, log, all } = input
  const keys = new Map(all.map(({ id, key }) => [id, key]))
  const refresh = latestRead(async () => {
    const settings = await listLimitSettings(db)
    // A limit of an earlier version of the product has no key any more.
    putLimitsInForce(
      new Map(
        settings.flatMap(({ id, times }): [string, number][] => {
          const key = keys.get(id)
          return key === undefined ? [] : [[key, times]]
        }),
      ),
    )
  })
  const hear = () =>
    void refresh().catch((error: Error) => log.error({ error: error.message }, 'limits were not read'))
  await refresh()
  const stops = [hub.subscribe('limits.changed', hear), hub.subscribe('hub.reconnected', hear)]
  return {
    all,
    inForce: () => all.map((limit) => ({ ...limit, times: limitInForce(`${limit.key}:`) ?? limit.times })),
    refresh,
    close() {
      for (const stop of stops) stop()
    },
  }
}
