import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { Proposal } from '../contract/proposal.ts'
import { UndoNote } from './undo-note.tsx'
import { UploadCard } from './upload-card.tsx'
import { useImport } from './use-import.ts'
import { useText } from './use-text.ts'

const Review = lazyPart(async () => (await import('./review/review.tsx')).Review)

/** The import of a CV: upload, comparison with the profile, and import of the chosen items. */
export function ImportPage() {
  const t = useText()
  const store = useImport()
  const { data, profile } = store
  const isReviewed = data?.proposal != null && !data.undo
  function read(proposal: Proposal) {
    store.show({ proposal, undo: null })
    toast({ title: t('upload.done') })
  }
  return (
    <>
      <ButtonLink look="quiet" small icon={<ArrowLeft />} className="-ml-3" to="/profile">
        {t('back')}
      </ButtonLink>
      <h1 className="mt-2 text-2xl">{t('title')}</h1>
      {!isReviewed && <p className="mt-2 max-w-measure text-ink-2">{t('lead')}</p>}
      {data && profile ? (
        <>
          {data.undo && <UndoNote undo={data.undo} store={store} />}
          {isReviewed && data.proposal ? (
            <Suspense fallback={<Skeleton className="mt-6 h-48" />}>
              <Review
                key={data.proposal.id}
                proposal={data.proposal}
                profile={profile}
                store={store}
                onRead={read}
              />
            </Suspense>
          ) : (
            <UploadCard onRead={read} />
          )}
        </>
      ) : (
        <QueryState
          query={{ ...store.pending, data: undefined }}
          waiting={
            <Waiting className="mt-6 grid gap-4">
              <Skeleton className="h-32" />
              <Skeleton className="h-48" />
            </Waiting>
          }
        />
      )}
    </>
  )
}
