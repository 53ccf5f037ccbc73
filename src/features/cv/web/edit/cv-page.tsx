import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { EmptyState, ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useText } from '../use-text.ts'
import { CvEditor } from './cv-editor.tsx'
import { useCvQuery } from './use-cv.ts'

/** A CV of the signed-in person, once it is here. */
export function CvPage({ id }: { id: string }) {
  const t = useText()
  const { data, error, refetch } = useCvQuery(id)
  const gone = !data && error instanceof ApiError && [404, 422].includes(error.status)
  return (
    <>
      <Link className="link inline-flex min-h-target items-center gap-1.5 text-sm" to="/profile/cv">
        <ArrowLeft aria-hidden />
        {t('edit.back')}
      </Link>
      {data && <CvEditor cv={data} />}
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
      {!data && error && !gone && (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {!data && !error && <EditorSkeleton label={t('loading')} />}
    </>
  )
}

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy aria-label={label} className="grid gap-10 pt-3 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-12" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="aspect-[1/1.414] max-lg:hidden" />
    </div>
  )
}
