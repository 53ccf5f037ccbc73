import { Suspense, useState } from 'react'
import { CalendarPlus, ExternalLink, Flag } from 'lucide-react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { call, request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import {
  getGroupCalendar,
  type GroupSession,
  saveGroupPlace,
} from '../../contract/groups/groups.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { useGroupText } from './use-group-text.ts'

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
const ConsentSheet = lazyPart(async () => (await import('./consent-sheet.tsx')).ConsentSheet)

export const GROUPS_PATH = '/api/mentorship/groups'

/** Joining with one tap, and what somebody who has a place can do. */
export function JoinActs({ group }: { group: GroupSession }) {
  const t = useGroupText()
  const words = useMemberText()
  const [open, setOpen] = useState<'leave' | 'consent' | 'report'>()
  const { busy, act } = useAct({ refresh: [GROUPS_PATH, '/api/public/mentors'], failed: words('general') })
  const { id, mine, state, obstacle, places } = group
  const close = () => setOpen(undefined)
  const join = () =>
    act(
      () => call(saveGroupPlace, { params: { id } }),
      (answer) => t(`joined.${answer.state}`),
    )
  if (mine === 'mentor') return null
  const isToCome = state === 'open' || state === 'closed'
  return (
    <>
      {mine === null && state === 'open' && obstacle === null && (
        <div className="grid justify-items-start gap-1">
          <Button small look="key" busy={busy && words('busy')} onClick={() => void join()}>
            {t(places.free > 0 ? 'join' : 'wait')}
          </Button>
          <p className="text-xs text-ink-2">{t('joinHelp')}</p>
        </div>
      )}
      {obstacle !== null && isToCome && (
        <div className="grid justify-items-start gap-1.5">
          <p className="text-sm text-ink-2">{t(`obstacle.${obstacle}`)}</p>
          {obstacle === 'guardianNeeded' && (
            <Button small onClick={() => setOpen('consent')}>
              {t('obstacle.ask')}
            </Button>
          )}
        </div>
      )}
      {mine === 'place' && <People group={group} />}
      {mine === 'place' && (isToCome || state === 'begun') && <Enter group={group} />}
      <div className="flex flex-wrap gap-2">
        {mine === 'place' && isToCome && <CalendarButton id={id} />}
        {mine !== null && isToCome && (
          <Button small look="quiet" onClick={() => setOpen('leave')}>
            {t(`leave.${mine}`)}
          </Button>
        )}
        <Button small look="quiet" icon={<Flag />} onClick={() => setOpen('report')}>
          {t('report')}
        </Button>
      </div>
      <Suspense>
        {open === 'leave' && mine !== null && <LeaveDialog id={id} mine={mine} onClose={close} />}
        {open === 'report' && <ReportDialog kind="group-session" thing={id} onClose={close} />}
        {open === 'consent' && <ConsentSheet mentor={group.mentor.id} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The address on the web, from ten minutes before the session on; its mentor has it always. */
export function Enter({ group: { link, format } }: { group: GroupSession }) {
  const t = useGroupText()
  if (link === null) return format === 'video' ? <p className="text-xs">{t('linkLater')}</p> : null
  return (
    <p>
      <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ small: true })}>
        <ExternalLink aria-hidden />
        {t('enter')}
      </a>
    </p>
  )
}

export function CalendarButton({ id }: { id: string }) {
  const t = useGroupText()
  const words = useMemberText()
  const { busy, act } = useAct({ failed: words('general') })
  async function download() {
    const file = await request(fillPath(getGroupCalendar.path, { id }), { method: 'GET' })
    saveFile({ content: await file.blob(), name: 'grupni-susret.ics' })
  }
  return (
    <Button small icon={<CalendarPlus />} busy={busy && words('busy')} onClick={() => void act(download)}>
      {t('calendar')}
    </Button>
  )
}

/** Who comes, or came. */
export function People({ group: { people, state } }: { group: GroupSession }) {
  const t = useGroupText()
  if (people === null || state === 'cancelled') return null
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      {people.length === 0 ? (
        t('nobody')
      ) : (
        <>
          <span className="text-ink-2">{t('people')}:</span> {people.map(({ name }) => name).join(', ')}
        </>
      )}
    </p>
  )
}
