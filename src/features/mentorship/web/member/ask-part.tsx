import { Suspense, useState } from 'react'
import { Flag } from 'lucide-react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getMentor, type PublicMentor } from '../../contract/public.endpoints.ts'
import { useFacts } from '../public/use-facts.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'
import { deviceZone } from './device-zone.ts'
import { TimePicker } from './time-picker.tsx'

const AskSheet = lazyPart(async () => (await import('./ask-sheet.tsx')).AskSheet)

/** The free times as a member picks them, and the way to ask. */
export function AskPart({ mentor }: { mentor: PublicMentor }) {
  const words = useText()
  const t = useMemberText()
  const session = useSession()
  const { dayOf } = useFacts()
  const [at, setAt] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [reporting, setReporting] = useState(false)
  // The times of the rendered page may have been taken since.
  const fresh =
    useEndpoint(getMentor, { params: { slug: mentor.slug }, placeholderData: mentor }).data ?? mentor
  const { slots, places, pausedUntil, zone } = fresh
  const slot = at !== undefined && slots.includes(at) ? at : undefined
  if (session.status === 'authenticated' && session.user.id === mentor.id)
    return (
      <ButtonLink to="/mentorship/profile" small>
        {words('page.own')}
      </ButtonLink>
    )
  const reason = places.free === 0 ? t('ask.full') : slot === undefined ? t('ask.pick') : undefined
  return (
    <>
      <h2 className="text-lg">{words('page.times')}</h2>
      {pausedUntil !== null && <p className="text-sm">{t('ask.paused', { day: dayOf(pausedUntil) })}</p>}
      <TimePicker slots={slots} zone={deviceZone()} theirs={zone} value={slot} onChange={setAt} />
      <Button
        look="key"
        wide
        reason={reason}
        onPointerEnter={AskSheet.preload}
        onClick={() => setAsking(true)}
      >
        {words('page.ask')}
      </Button>
      <p className="text-xs text-ink-2">{words('page.promise')}</p>
      <Button
        small
        look="quiet"
        className="-ml-3 justify-self-start"
        icon={<Flag />}
        onClick={() => setReporting(true)}
      >
        {words('page.report')}
      </Button>
      <Suspense>
        {asking && slot && <AskSheet mentor={fresh} at={slot} onClose={() => setAsking(false)} />}
        {reporting && <ReportDialog kind="mentor" thing={mentor.id} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  )
}
