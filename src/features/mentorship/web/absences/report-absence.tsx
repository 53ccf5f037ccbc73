import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { addAbsence } from '../../contract/absences/absences.endpoints.ts'
import type { Meeting, Mentorship } from '../../contract/requests.endpoints.ts'
import { isReportTime } from './report-time.ts'
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
  if (session.cancelled || !isReportTime(at)) return null
  return (
    <>
      <Button small look="quiet" onPointerEnter={ReportDialog.preload} onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <Suspense>
        {open && (
          <ReportDialog
            title={t('reportTitle')}
            send={() => call(addAbsence, { params: { id, session: session.id } })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
