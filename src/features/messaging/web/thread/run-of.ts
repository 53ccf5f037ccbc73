import { localParts } from '#platform/contract/dates.ts'
import type { Message } from '../../contract/message.ts'

/** The place of a message among those that one person wrote in a row. */
export type Run = { isFirst: boolean; isLast: boolean }

/** Minutes of silence after which the same person begins a new run. */
const RUN_MINUTES = 10

export function runOf(messages: readonly Message[], n: number): Run {
  const message = messages[n]
  return { isFirst: !isOneRun(messages[n - 1], message), isLast: !isOneRun(message, messages[n + 1]) }
}

function isOneRun(one: Message | undefined, next: Message | undefined): boolean {
  if (!one || !next || one.sender !== next.sender || dayOf(one) !== dayOf(next)) return false
  return Date.parse(next.sentAt) - Date.parse(one.sentAt) < RUN_MINUTES * 60_000
}

/** The local day on which a message was sent. */
export function dayOf({ sentAt }: Message): string {
  return dayIn(new Date(sentAt))
}

export function dayAt(daysAgo: number): string {
  return dayIn(new Date(Date.now() - daysAgo * 86_400_000))
}

function dayIn(moment: Date): string {
  const { year, month, day } = localParts(moment)
  return `${year}-${month}-${day}`
}
