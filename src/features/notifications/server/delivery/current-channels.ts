import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { getRhythm, listTopicChoices, listKindChoices } from '../preferences/preferences.queries.ts'
import { kindOf } from '../words.ts'
import { type DueRow, updateChannelOff } from './due.queries.ts'

/**
 * Returns due rows with the channels that their reader still wants: a choice also applies to notifications that were
 * waiting when it was made. Rows without a channel are left out.
 */
export async function withCurrentChannels(
  { services, tx, userId }: { services: Services; tx: Db; userId: string },
  rows: readonly DueRow[],
): Promise<DueRow[]> {
  const [topics, kinds, { onlyDeadlines }] = [
    new Map((await listTopicChoices(tx, userId)).map((one) => [one.topic, one])),
    new Map((await listKindChoices(tx, userId)).map((one) => [one.kind, one])),
    await getRhythm(tx, userId),
  ]
  const judged = rows.map((row) => {
    const kind = kindOf(services, row.kind)
    const topic = kind && services.notificationTopics.get(kind.topic)
    if (!kind || !topic || kind.isTransactional) return row
    const [own, all] = [kinds.get(kind.id), topics.get(topic.id)]
    const isQuiet = onlyDeadlines && !topic.isDeadline && !kind.isAppointed
    const mail = !isQuiet && (own?.mail ?? all?.mail ?? topic.mail) !== 'off'
    const push = !isQuiet && (own?.push ?? all?.push ?? topic.push)
    return { ...row, mailDue: row.mailDue && mail, pushDue: row.pushDue && push }
  })
  for (const channel of ['mail', 'push'] as const) {
    const isDue = (row: DueRow | undefined) => (channel === 'mail' ? row?.mailDue : row?.pushDue) === true
    const dropped = rows.filter((row, n) => isDue(row) && !isDue(judged[n]))
    await updateChannelOff(tx, { ids: dropped.map(({ id }) => id), channel })
  }
  return judged.filter(({ mailDue, pushDue }) => mailDue || pushDue)
}
