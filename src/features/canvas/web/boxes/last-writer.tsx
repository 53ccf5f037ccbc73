import { useSyncExternalStore } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { writerOf } from '../../contract/canvas-writers.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useText } from '../use-text.ts'

type Props = { canvas: Canvas; session: CanvasSession; box: string }

/** Shows the last writer of a box and the time; people who left the team are not named. */
export function LastWriter({ canvas, session, box }: Props) {
  const t = useText()
  const locale = useLocale()
  const last = useSyncExternalStore(session.subscribe, () => writerOf(session.doc, box))
  const mate = last && canvas.team.find(({ id }) => id === last.by)
  if (!last || !mate) return null
  const at = new Date(last.at)
  const day = formatDate(at, locale)
  const when = day === formatDate(new Date(), locale) ? formatTime(at) : day
  const name = mate.id === canvas.me ? t('box.me') : (mate.name.split(' ')[0] ?? '')
  return <span className="text-xs text-ink-2">{t('box.last', { name, when })}</span>
}
