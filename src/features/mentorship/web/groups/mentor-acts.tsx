import { Suspense, useState } from 'react'
import { DAY_MS } from '#platform/contract/durations.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ATTENDANCE_DAYS, cancelGroup, type GroupSession } from '../../contract/groups/groups.endpoints.ts'
import { REASON_MAX } from '../../contract/kinds.ts'
import { useMemberText } from '../use-member-text.ts'
import { CalendarButton, Enter, GROUPS_PATH, People } from './join-acts.tsx'
import { useGroupText } from './use-group-text.ts'

const GroupSheet = lazyPart(async () => (await import('./group-sheet.tsx')).GroupSheet)
const AttendanceDialog = lazyPart(async () => (await import('./attendance-dialog.tsx')).AttendanceDialog)

/** What a mentor does with their own group session. */
export function MentorActs({ group }: { group: GroupSession }) {
  const t = useGroupText()
  const words = useMemberText()
  const [open, setOpen] = useState<'edit' | 'cancel' | 'mark'>()
  const { busy, act } = useAct({ refresh: [GROUPS_PATH, '/api/public/mentors'], failed: words('general') })
  const { id, state, people, version, isSettled, isMentorAbsent } = group
  const close = () => setOpen(undefined)
  const isToCome = state === 'open' || state === 'closed'
  const canMark =
    (state === 'begun' || state === 'over') &&
    !isSettled &&
    !isMentorAbsent &&
    (people?.length ?? 0) > 0 &&
    Date.now() - Date.parse(group.at) < ATTENDANCE_DAYS * DAY_MS
  const came = people?.filter((one) => one.came).length ?? 0
  const isMarked = people?.some((one) => one.came !== null) ?? false
  return (
    <>
      <People group={group} />
      {(isToCome || state === 'begun') && <Enter group={group} />}
      {isMarked && <p className="text-sm text-ink-2">{t('came', { came, of: people?.length ?? 0 })}</p>}
      <div className="flex flex-wrap gap-2">
        {isToCome && (
          <>
            <CalendarButton id={id} />
            <Button small onClick={() => setOpen('edit')}>
              {t('edit')}
            </Button>
            <Button small look="quiet" onClick={() => setOpen('cancel')}>
              {t('cancel')}
            </Button>
          </>
        )}
        {canMark && (
          <Button small onClick={() => setOpen('mark')}>
            {t('mark')}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'edit' && <GroupSheet group={group} onClose={close} />}
        {open === 'mark' && <AttendanceDialog group={group} onClose={close} />}
        {open === 'cancel' && (
          <ReasonDialog
            draft={`mentorship.group-cancel.${id}`}
            title={t('cancelTitle')}
            closeLabel={words('close')}
            act={t('cancel')}
            busy={busy && words('busy')}
            reason={{ label: t('cancelReason'), least: 1, most: REASON_MAX, short: t('cancelMissing') }}
            onAct={(reason) =>
              act(() => call(cancelGroup, { params: { id }, body: { reason, version } }), t('cancelled'))
            }
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
