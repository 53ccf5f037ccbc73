import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useText } from '../use-text.ts'
import type { ExternalProps } from './external-form.tsx'

// Separate, because the dashboard shows the board too and is the first page of many.
const ExternalForm = lazy(async () => ({ default: (await import('./external-form.tsx')).ExternalForm }))

/** Edits an external application: the opportunity and its status. */
export function ExternalDialog(props: ExternalProps) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(props.application ? 'external.editTitle' : 'external.newTitle')}
      closeLabel={t('close')}
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ExternalForm {...props} />
      </Suspense>
    </Dialog>
  )
}
