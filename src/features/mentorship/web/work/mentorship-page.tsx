import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { BeginButton } from '#features/messaging/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getMentorship, type Mentorship } from '../../contract/requests.endpoints.ts'
import { getWork, type Work } from '../../contract/work.endpoints.ts'
import { MentorshipRow } from '../member/mentorship-row.tsx'
import { useMemberText } from '../use-member-text.ts'
import { Meetings } from './meetings.tsx'
import { NoteField } from './note-field.tsx'
import { Tasks } from './tasks.tsx'

// Only what is over has one of these.
const FeedbackForm = lazyPart(async () => (await import('./feedback-form.tsx')).FeedbackForm)
const NextMentor = lazyPart(async () => (await import('./next-mentor.tsx')).NextMentor)
const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog)

/** Shows a mentorship: meetings, tasks and notes. */
export function MentorshipPage({ id }: { id: string }) {
  const t = useMemberText()
  const query = useEndpoint(getMentorship, { params: { id }, staleTime: 0 })
  const work = useEndpoint(getWork, { params: { id }, staleTime: 0 })
  const gone = (
    <Gone
      title={t('page.title')}
      text={t('work.gone')}
      action={<ButtonLink to="/mentorship">{t('work.back')}</ButtonLink>}
    />
  )
  return (
    <QueryState query={query} gone={gone}>
      {(mentorship) => (
        <>
          <Link className="inline-flex min-h-target items-center text-sm" to="/mentorship">
            {t('work.back')}
          </Link>
          <h1 className="text-2xl">{mentorship.other?.name ?? t('page.nobody')}</h1>
          <ul>
            <MentorshipRow mentorship={mentorship} isOpen />
          </ul>
          <QueryState query={work}>{(data) => <Parts mentorship={mentorship} work={data} />}</QueryState>
        </>
      )}
    </QueryState>
  )
}

function Parts({ mentorship, work }: { mentorship: Mentorship; work: Work }) {
  const t = useMemberText()
  const [ending, setEnding] = useState(false)
  const { id, state, other } = mentorship
  const { tasks, notes, feedback, next } = work
  if (state !== 'active' && state !== 'ended')
    return <Suspense>{next && <NextMentor from={id} next={next} />}</Suspense>
  const isActive = state === 'active'
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.5fr)]">
      <div className="grid content-start gap-8">
        <Meetings mentorship={mentorship} />
        <Tasks id={id} tasks={tasks} isActive={isActive} />
        <Suspense>{!isActive && <FeedbackForm id={id} feedback={feedback} />}</Suspense>
      </div>
      <aside aria-label={t('work.notes')} className="grid content-start gap-6">
        <NoteField id={id} note={notes.own} />
        <NoteField id={id} note={notes.shared} shared />
        {isActive && (
          <div className="flex flex-wrap gap-2">
            {other && <BeginButton person={other} about={{ kind: 'mentorship', id }} />}
            <Button small look="quiet" onClick={() => setEnding(true)}>
              {t('work.end')}
            </Button>
          </div>
        )}
      </aside>
      <Suspense>
        {ending && <EndDialog id={id} skills={work.skills} onClose={() => setEnding(false)} />}
      </Suspense>
    </div>
  )
}
