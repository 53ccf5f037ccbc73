import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Hub } from '../realtime/hub.ts'
import { latestRead } from '../realtime/latest-read.ts'
import type { Config } from './config.ts'
import { listSettings } from './live-config.queries.ts'
import type { LiveSetting } from './live-settings.ts'

export type LiveConfig = {
  /** What the environment says. */
  delivered: Pick<Config, LiveSetting>
  /** Reads them anew and waits until they are in force here; other instances hear of it themselves. */
  refresh(): Promise<void>
  close(): void
}

/** Puts what staff have chosen into the configuration, and again whenever it changes anywhere. */
export async function openLiveConfig(input: {
  db: Db
  hub: Hub
  log: Log
  config: Config
}): Promise<LiveConfig> {
  const { db, hub, log, config } = input
  const { productName, pixelId } = config
  const delivered = { productName, pixelId }
  const refresh = latestRead(async () => {
    const settings = new Map((await listSettings(db)).map(({ name, value }) => [name, value]))
    config.productName = settings.get('productName') ?? productName
    config.pixelId = settings.has('pixelId') ? settings.get('pixelId') || undefined : pixelId
  })
  const hear = () =>
    void refresh().catch((error: Error) =>
      log.error({ error: error.message }, 'settings of the product were not read'),
    )
  await refresh()
  const stops = [hub.subscribe('product.changed', hear), hub.subscribe('hub.reconnected', hear)]
  return {
    delivered,
    refresh,
    close() {
      for (const stop of stops) stop()
    },
  }
}
