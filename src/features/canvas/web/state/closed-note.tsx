import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'

/** Explains why the application can no longer change, and where its texts can be reused. */
export function ClosedNote({ canvas, unsent = false }: { canvas: Canvas; unsent?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { deadline } = canvas.call.content.dates
  const over = new Date(deadline ?? 0)
  const why =
    canvas.state?.kind !== 'cancelled'
      ? t('closed.late', { date: formatDate(over, locale), time: formatTime(over) })
      : t(canvas.submission ? 'closed.sentCancelled' : 'closed.cancelled')
  return (
    <Note tone="sun" className="mb-6 print:hidden">
      <p className="font-strong">{why}</p>
      {unsent && <p className="mt-1">{t('closed.unsent')}</p>}
      <p className="mt-1">{t('closed.keep')}</p>
      <ButtonLink small to="/ob" className="mt-3">
        {t('own.calls')}
      </ButtonLink>
    </Note>
  )
}
