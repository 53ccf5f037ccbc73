import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log/log.ts'
import type { Hub } from '../realtime/hub.ts'
import { latestRead } from '../realtime/latest-read.ts'
import type { Config } from './config.ts'

/** The settings that staff may change while the product runs; an empty pixel means none. */
export const LIVE_SETTINGS = ['productName', 'pixelId'] as const
export type LiveSetting = (typeof LIVE_SETTINGS)[number]

export type LiveConfig = {
  /** What the environment says. */
  delivered: Pick<Config, LiveSetting>
  /** Reads them anew and waits until they are in force here; other instances hear of it themselves. */
  refresh(): Promise<void>
  close(): void
}

const settingRows = rowsOf({ name: z.enum(LIVE_SETTINGS), value: z.string() })

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
    const { rows } = await settingRows(db)(sql`select name, value from product_settings`)
    const chosen = new Map(rows.map(({ name, value }) => [name, value]))
    config.productName = chosen.get('productName') ?? productName
    config.pixelId = chosen.has('pixelId') ? chosen.get('pixelId') || undefined : pixelId
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
