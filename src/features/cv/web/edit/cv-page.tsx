import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { useText } from '../use-text.ts'
import { CvEditor } from './cv-editor.tsx'
import { useCvQuery } from './use-cv.ts'

const ReadableCv = lazyPart(async () => (await import('./readable-cv.tsx')).ReadableCv)

/** Shows the member's CV once it is loaded. */
export function CvPage({ id }: { id: string }) {
  const t = useText()
  const query = useCvQuery(id)
  const { data, error } = query
  const gone = !data && error instanceof ApiError && [404, 422].includes(error.status)
  return (
    <>
      <Link className="link inline-flex min-h-target items-center gap-1.5 text-sm" to="/profile/cv">
        <ArrowLeft aria-hidden />
        {t('edit.back')}
      </Link>
      {gone && (
        <>
          <h1 className="sr-only">{t('edit.title')}</h1>
          <EmptyState
            title={t('gone')}
            text={t('goneText')}
            action={<ButtonLink to="/profile/cv">{t('edit.back')}</ButtonLink>}
          />
        </>
      )}
      {!gone && (
        <QueryState query={query} title={t('failed')} waiting={<EditorSkeleton />}>
          {(cv) => (
            <>
              <Suspense>
                <ReadableCv cv={cv} />
              </Suspense>
              <CvEditor cv={cv} />
            </>
          )}
        </QueryState>
      )}
    </>
  )
}

function EditorSkeleton() {
  return (
    <Waiting className="grid gap-10 pt-3 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-12" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="aspect-[1/1.414] max-lg:hidden" />
    </Waiting>
  )
}
