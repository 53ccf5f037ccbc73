import { Suspense } from 'react'
import { useParams } from 'react-router'
import { isGone } from '#platform/web/api/api-error.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getMemberProfile } from '../contract/public.endpoints.ts'
import { title } from '../contract/titles.ts'
import { MemberActions } from './view/member-actions.tsx'
import { ProfileParts } from './view/registered-parts.tsx'
import { ProfileSkeleton } from './view/profile-skeleton.tsx'
import { ProfileView } from './view/profile-view.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title, protected: true, chrome: 'full' }

export default function MemberProfileScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-6 pb-8 lg:pt-10">
        <MemberProfile />
      </main>
    </Suspense>
  )
}

function MemberProfile() {
  const t = useText()
  const { x = '' } = useParams()
  const query = useEndpoint(getMemberProfile, { params: { x } })
  if (isGone(query.error)) {
    return (
      <Gone
        heading={t('title')}
        title={t('gone')}
        text={t('goneText')}
        action={<ButtonLink to="/dashboard">{t('home')}</ButtonLink>}
      />
    )
  }
  return (
    <QueryState query={query} title={t('failed')} waiting={<ProfileSkeleton />}>
      {(profile) => (
        <ProfileView
          profile={profile}
          actions={<MemberActions person={profile} />}
          beside={<ProfileParts key={profile.id} person={profile} place="beside" />}
          parts={<ProfileParts key={profile.id} person={profile} />}
        />
      )}
    </QueryState>
  )
}
