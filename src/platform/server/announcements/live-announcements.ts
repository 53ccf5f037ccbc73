import type { PageAnnouncement } from '#platform/contract/announcement.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Hub } from '../realtime/hub.ts'
import { latestRead } from '../realtime/latest-read.ts'
import { listUnendedAnnouncements, type UnendedAnnouncement } from './announcements.queries.ts'

/** What stands above every page just now. */
export type LiveAnnouncements = {
  /** That of a moment; members read what is for them alone, too. */
  at(now: number, isMember: boolean): PageAnnouncement | undefined
  /** Reads them anew and waits until they are in force here; other instances hear of it themselves. */
  refresh(): Promise<void>
  close(): void
}

/** Reads the announcements that have not ended, and again whenever one changes anywhere. */
export async function openLiveAnnouncements(input: {
  db: Db
  hub: Hub
  log: Log
}): Promise<LiveAnnouncements> {
  const { db, hub, log } = input
  let rows: readonly UnendedAnnouncement[] = []
  const refresh = latestRead(async () => {
    rows = await listUnendedAnnouncements(db)
  })
  const hear = () =>
    void refresh().catch((error: Error) => log.error({ error: error.message }, 'announcements were not read'))
  await refresh()
  const stops = [hub.subscribe('announcements.changed', hear), hub.subscribe('hub.reconnected', hear)]
  return {
    at(now, isMember) {
      // Nearly always there is none, and pages are asked for often.
      const row = rows.find(
        ({ beginsAt, endsAt, audience }) =>
          Date.parse(beginsAt) <= now && now < Date.parse(endsAt) && (isMember || audience === 'everybody'),
      )
      if (!row) return undefined
      const { id, kind, bhs, en, link, endsAt } = row
      return { id, kind, texts: { bhs, en }, link, until: endsAt }
    },
    refresh,
    close() {
      for (const stop of stops) stop()
    },
  }
}
