import { useSyncExternalStore } from 'react'
import { writerOf } from '../../contract/canvas-writers.ts'
import { tagClass } from '../presence/caret-look.ts'
import type { Present } from '../presence/presence.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useText } from '../use-text.ts'

type Props = { session: CanvasSession; present: readonly Present[]; box: string }

/** Longer than the minute between two notes of typing. */
const WRITING_MS = 90_000

/** Shows the other people in a box; as writing only after they have changed it. */
export function InBox({ session, present, box }: Props) {
  const t = useText()
  const last = useSyncExternalStore(session.subscribe, () => writerOf(session.doc, box))
  const [first, ...more] = present.filter((one) => one.box === box)
  if (!first) return null
  const name = first.name.split(' ')[0] ?? ''
  const isWriting = last?.by === first.person && Math.abs(Date.now() - last.at) < WRITING_MS
  return (
    <span className={`rounded-control px-2 py-0.5 text-xs font-strong ${tagClass(first.place)}`}>
      {more.length > 0
        ? t('box.hereMany', { name, more: more.length })
        : t(isWriting ? 'box.writes' : 'box.here', { name })}
    </span>
  )
}
