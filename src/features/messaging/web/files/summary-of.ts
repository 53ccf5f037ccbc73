import type { Message } from '../../contract/message.ts'
import type { useText } from '../use-text.ts'
import { clockText } from '../voice/clock-text.ts'

/** Returns a message in one line: its text, or else its files. */
export function summaryOf(
  { body, files }: Pick<Message, 'body' | 'files'>,
  t: ReturnType<typeof useText>,
): string {
  const [first] = files
  if (body || !first) return body
  if (first.kind === 'voice') return t('files.voice', { length: clockText(first.milliseconds) })
  return first.kind === 'picture' ? first.alt || t('files.picture') : first.name
}
