import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { previewProfile } from '../../contract/shown.endpoints.ts'
import type { Audience } from '../../contract/visibility.ts'
import { ProfileSkeleton } from '../shown/profile-skeleton.tsx'
import { ProfileView } from '../shown/profile-view.tsx'
import { useText } from '../use-text.ts'

/** The own profile with the eyes of somebody else, asked for afresh. */
export function PreviewAs({ audience, published }: { audience: Audience; published: boolean }) {
  const t = useText()
  const { data, isError, refetch } = useQuery({
    queryKey: [previewProfile.path, audience],
    queryFn: ({ signal }) => call(previewProfile, { query: { as: audience }, signal }),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <>
      <Note tone="lilac" icon={<Eye />} className="mb-6">
        <p>{t(`viewAs.note.${audience}`)}</p>
        {audience === 'public' && !published && <p>{t('viewAs.unpublished')}</p>}
      </Note>
      {data && <ProfileView profile={data} />}
      {!data && !isError && <ProfileSkeleton label={t('loading')} />}
      {!data && isError && (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </>
  )
}
