import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getOwnMentor, type OwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { ProfileForm } from './profile-form.tsx'
import { StopButton } from './stop-button.tsx'

/** The member's own mentor profile and its state. */
export function ProfilePage() {
  const t = useMemberText()
  const query = useEndpoint(getOwnMentor, { staleTime: 0, gcTime: 0 })
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-2xl">{t('own.title')}</h1>
        <p className="mt-1 max-w-measure text-ink-2">{t('own.lead')}</p>
      </header>
      <QueryState query={query}>
        {(own) => (
          <>
            <ReviewState own={own} />
            <ProfileForm own={own} />
            {own.state !== null && <StopButton />}
          </>
        )}
      </QueryState>
    </div>
  )
}

function ReviewState({ own: { state, slug, returnedReason, checkedForMinors } }: { own: OwnMentor }) {
  const t = useMemberText()
  if (state === null) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Chip tone={state === 'approved' ? 'have' : 'sun'}>{t(`own.state.${state}`)}</Chip>
      {state === 'waiting' && <p className="text-sm text-ink-2">{t('own.waitingText')}</p>}
      {state === 'hidden' && <p className="text-sm text-ink-2">{t('own.hiddenText')}</p>}
      {returnedReason !== null && <Note tone="sun">{returnedReason}</Note>}
      {checkedForMinors && <p className="text-sm text-river-ink">{t('own.minorsChecked')}</p>}
      {state === 'approved' && slug !== null && (
        <a className="link inline-flex min-h-target items-center text-sm" href={`/mentors/${slug}`}>
          {t('own.see')}
        </a>
      )}
    </div>
  )
}
