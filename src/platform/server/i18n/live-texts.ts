import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Hub } from '../realtime/hub.ts'
import { latestRead } from '../realtime/latest-read.ts'
import { putInForce, takeBack, textsOf } from './text-overrides.ts'
import { listOverrides } from './text-overrides.queries.ts'

/** Texts that staff change while the product runs. */
export type LiveTexts = {
  /** Reads them anew and waits until they are in force here; other instances hear of it themselves. */
  refresh(): Promise<void>
  close(): void
}

/** Reads the texts that are in force, and again whenever one changes anywhere. */
export async function openLiveTexts({ db, hub, log }: { db: Db; hub: Hub; log: Log }): Promise<LiveTexts> {
  const me = {}
  const refresh = latestRead(async () => putInForce(me, await textsOf(await listOverrides(db), log)))
  const hear = () =>
    void refresh().catch((error: Error) => log.error({ error: error.message }, 'texts were not read'))
  await refresh()
  const stops = [hub.subscribe('texts.changed', hear), hub.subscribe('hub.reconnected', hear)]
  return {
    refresh,
    close() {
      for (const stop of stops) stop()
      takeBack(me)
    },
  }
}
