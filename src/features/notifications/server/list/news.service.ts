import type { Locale } from '#platform/contract/locale.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { kindOf, tellingOf } from '../words.ts'
import { listNewsRows } from './list.queries.ts'
import { facesOf } from './list.service.ts'

type Question = {
  services: Services
  userId: string
  /** Ids of topics. */
  topics: readonly string[]
  since: string
  limit: number
  locale: Locale
}

/** More rows than are shown, because only the newest row of each thing counts. */
const MOST_ROWS = 40

/** Lists the notifications of these topics since a moment, read or not, each as one sentence; the newest first. */
export async function listNewsSince({ services, userId, topics, since, limit, locale }: Question) {
  const kinds = [...services.notificationKinds.values()]
    .filter(({ topic, isOwnAct }) => !isOwnAct && topics.includes(topic))
    .map(({ id }) => id)
  const rows = await listNewsRows(services.db, { userId, kinds, since, most: MOST_ROWS })
  const keys = new Set<string>()
  const news = rows.flatMap((row) => {
    const line = kindOf(services, row.kind)?.tell(tellingOf(services, row, locale))
    const key = `${row.kind} ${line?.path}`
    if (!line || keys.has(key)) return []
    keys.add(key)
    const { lead = '', text, path } = line
    return [{ id: row.id, lead, text, path, at: toIso(row.happenedAt), face: facesOf(row, line)[0] ?? null }]
  })
  return news.slice(0, limit)
}
