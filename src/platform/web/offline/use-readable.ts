import { use, useEffect } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Writer } from '#platform/contract/script/cyrillic.ts'
import { openedLast, type Readable, readableList, readAnew } from '#platform/contract/readable.ts'
import { impersonationToken, storedAccessToken } from '../api/stored-tokens.ts'
import { draftPlace } from '../forms/device-drafts.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { useMemberId } from '../session/session-provider.tsx'
import { WritingContext } from '../script/writing.ts'

type View = { list: readonly Readable[] } | { opened: Readable }

/**
 * Keeps what a page shows for the offline page: for this member alone, among what lies on this device until they sign out.
 * `name` is the list that it belongs to.
 */
export function useReadable(name: string, view: View | undefined): void {
  const member = useMemberId()
  const locale = useLocale()
  const write = use(WritingContext)
  const content = view && JSON.stringify(write ? inScript(view, write) : view)
  useEffect(() => {
    // A member's data that staff see by impersonation is not kept on their device.
    if (!content || member === '' || impersonationToken()) return
    const now = new Date()
    const when = `${formatDate(now, locale)}, ${formatTime(now)}`
    void keep({ member, name, seen: JSON.parse(content) as View, when })
  }, [member, locale, name, content])
}

/** The offline page draws what is kept as it is. */
function inScript(view: View, write: Writer): View {
  const toScript = ({ path, title, facts, text }: Readable): Readable => ({
    path,
    title: write(title),
    facts: facts.map(write),
    text: text.map(write),
  })
  return 'list' in view ? { list: view.list.map(toScript) } : { opened: toScript(view.opened) }
}

let last: Promise<void> = Promise.resolve()

/** One after another: of two at once one would be lost. A device that keeps nothing has nothing to show. */
function keep(work: Parameters<typeof keepNow>[0]): Promise<void> {
  last = last.then(() => keepNow(work)).catch(() => undefined)
  return last
}

async function keepNow(work: { member: string; name: string; seen: View; when: string }): Promise<void> {
  const { member, name, seen, when } = work
  const place = draftPlace(member, name)
  const read = readableList.safeParse((await place.read())?.value)
  const previous = read.success ? read.data.items : []
  const items = 'list' in seen ? readAnew(previous, seen.list) : openedLast(previous, seen.opened)
  // After signing out nothing is kept.
  if (storedAccessToken() === null) return
  await place.keep({ value: { seen: when, items }, version: '1', mark: name })
}
