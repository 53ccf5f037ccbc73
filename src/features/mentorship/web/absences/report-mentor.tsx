import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { addGroupAbsence } from '../../contract/absences/absences.endpoints.ts'
import type { GroupSession } from '../../contract/groups/groups.endpoints.ts'
import { isReportTime } from './report-time.ts'
import { useAbsenceText } from './use-absence-text.ts'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** A member says of a group session that its mentor did not come, or reads that somebody has said so. */
export function ReportMentor({ group }: { group: GroupSession }) {
  const t = useAbsenceText()
  const me = useMemberId()
  const [open, setOpen] = useState(false)
  const { id, at, mine, state, people, isMentorAbsent, isSettled } = group
  if (isMentorAbsent)
    return <p className="text-sm text-ink-2">{t(mine === 'mentor' ? 'mentor.own' : 'mentor.other')}</p>
  const isAbsent = isSettled && people?.find((one) => one.id === me)?.came === false
  if (mine !== 'place' || state === 'cancelled' || isAbsent || !isReportTime(at)) return null
  return (
    <div>
      <Button
        small
        look="quiet"
        className="-ml-3"
        onPointerEnter={ReportDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('mentor.report')}
      </Button>
      <Suspense>
        {open && (
          <ReportDialog
            title={t('mentor.title')}
            send={() => call(addGroupAbsence, { params: { id } })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
