import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import {
  acceptMentorship,
  type Mentorship,
  proposeTime,
  withdrawRequest,
} from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)
const TimeSheet = lazyPart(async () => (await import('./time-sheet.tsx')).TimeSheet)

/** The actions on a waiting request: one side answers, the other may withdraw it. */
export function RequestActs({ mentorship }: { mentorship: Mentorship }) {
  const t = useMemberText()
  const [open, setOpen] = useState<'decline' | 'propose'>()
  const { busy, act } = useAct({ refresh: ['/api/mentorship', '/api/notifications'], failed: t('general') })
  const { id, side, turn, other } = mentorship
  const params = { id }
  const isMine = turn === side
  const slug = side === 'mentor' ? undefined : (other?.slug ?? undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {isMine && (
        <>
          <Button
            small
            look="key"
            busy={busy && t('busy')}
            onClick={() => void act(() => call(acceptMentorship, { params }), t('acts.accepted'))}
          >
            {t('acts.accept')}
          </Button>
          <Button small onClick={() => setOpen('propose')}>
            {t('acts.propose')}
          </Button>
          <Button small look="quiet" onClick={() => setOpen('decline')}>
            {t('acts.decline')}
          </Button>
        </>
      )}
      {side === 'member' && !isMine && (
        <Button
          small
          look="quiet"
          busy={busy && t('busy')}
          onClick={() => void act(() => call(withdrawRequest, { params }), t('acts.withdrawn'))}
        >
          {t('acts.withdraw')}
        </Button>
      )}
      <Suspense>
        {open === 'decline' && <DeclineDialog id={id} side={side} onClose={() => setOpen(undefined)} />}
        {open === 'propose' && (
          <TimeSheet
            {...(slug && { slug })}
            title={t('acts.proposeTitle')}
            act={t('acts.proposeSend')}
            done={t('acts.proposed')}
            onClose={() => setOpen(undefined)}
            send={(at) => call(proposeTime, { params, body: { at } })}
          />
        )}
      </Suspense>
    </div>
  )
}
