import type { Activity } from '../contract/activity.ts'
import { useText } from './use-text.ts'

/** Beside a face: a green point with its words, while somebody is here. */
export function ActiveDot({ activity }: { activity: Activity | null | undefined }) {
  const t = useText()
  if (activity?.unit !== 'now') return null
  return (
    <span className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-paper bg-river">
      <span className="sr-only">{t('activity', activity)}</span>
    </span>
  )
}
