import { Eye } from 'lucide-react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { previewProfile } from '../../contract/public.endpoints.ts'
import type { Audience } from '../../contract/visibility.ts'
import { ProfileSkeleton } from '../view/profile-skeleton.tsx'
import { ProfileView } from '../view/profile-view.tsx'
import { useText } from '../use-text.ts'

/** The own profile as somebody else sees it, freshly fetched. */
export function PreviewAs({ audience, published }: { audience: Audience; published: boolean }) {
  const t = useText()
  const query = useEndpoint(previewProfile, { query: { as: audience }, gcTime: 0, staleTime: 0 })
  return (
    <>
      <Note tone="lilac" icon={<Eye />} className="mb-6">
        <p>{t(`viewAs.note.${audience}`)}</p>
        {audience === 'public' && !published && <p>{t('viewAs.unpublished')}</p>}
      </Note>
      <QueryState query={query} title={t('failed')} waiting={<ProfileSkeleton />}>
        {(profile) => <ProfileView profile={profile} />}
      </QueryState>
    </>
  )
}
