import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { SkillFinder } from '../facts/skills.ts'
import { type ReadFeed, readFeed } from '../feeds/read-feed.ts'
import { type ParsedNotice, parseNotice } from '../parse-notice.ts'
import { type InputTable, type ReadRows, readRows } from '../table/read-rows.ts'
import { cleanText } from '../text/clean-text.ts'

/** The tasks of the reader, and their results. */
export type ReaderTasks = {
  feed: { task: { bytes: Uint8Array; type: string; base: string }; result: ReadFeed | undefined }
  table: { task: { table: InputTable }; result: ReadRows }
  clean: { task: { raw: string }; result: string }
  notice: { task: { raw: string; now: Date; skills: ReturnType<SkillFinder> }; result: ParsedNotice }
}
export type ReaderTask = {
  [Kind in keyof ReaderTasks]: { kind: Kind } & ReaderTasks[Kind]['task']
}[keyof ReaderTasks]

handleTasks((task: ReaderTask): ReaderTasks[keyof ReaderTasks]['result'] => {
  if (task.kind === 'feed') return readFeed(task.bytes, { type: task.type, base: new URL(task.base) })
  if (task.kind === 'table') return readRows(task.table)
  if (task.kind === 'clean') return cleanText(task.raw)
  return parseNotice(task.raw, { now: task.now, findSkills: () => task.skills })
})
