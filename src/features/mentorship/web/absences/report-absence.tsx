import { Suspense, useState } from 'react'
import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { REPORT_AFTER_MINUTES, REPORT_DAYS } from '../../contract/absences/absences.endpoints.ts'
import type { Meeting, Mentorship } from '../../contract/requests.endpoints.ts'
import { useAbsenceText } from './use-absence-text.ts'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

type Props = { mentorship: Pick<Mentorship, 'id' | 'side'>; session: Meeting }

/** Says of a meeting that was that the other side did not come, or that somebody has said so. */
export function ReportAbsence({ mentorship: { id, side }, session }: Props) {
  const t = useAbsenceText()
  const [open, setOpen] = useState(false)
  const { absent, at } = session
  if (absent !== null)
    return <p className="text-sm text-ink-2">{t(absent === side ? 'absent.own' : 'absent.other')}</p>
  const since = Date.now() - Date.parse(at)
  if (session.cancelled || since < REPORT_AFTER_MINUTES * MINUTE_MS || since > REPORT_DAYS * DAY_MS)
    return null
  return (
    <>
      <Button small look="quiet" onPointerEnter={ReportDialog.preload} onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <Suspense>
        {open && <ReportDialog params={{ id, session: session.id }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
