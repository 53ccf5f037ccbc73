import { Suspense, useEffect, useRef } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getCase } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'
import { useCaseTitle } from './use-case-title.ts'
import { useQueueChanges } from './use-queue-changes.ts'

/** Loads while the list is read. */
export const CaseBody = lazyPart(async () => (await import('./case-body.tsx')).CaseBody)

type Props = { id: string; onDone: () => void }

/** One case over the queue, where there is no room beside it. */
export function CaseSheet({ id, onClose, onDone }: Props & { onClose: () => void }) {
  const t = useQueueText()
  const { title, body } = useCase(id, onDone)
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('close')}>
      {body}
    </Sheet>
  )
}

/** One case beside the queue; a moderator who opened it by keys continues there. */
export function CasePanel({ id, onDone }: Props) {
  const { title, body } = useCase(id, onDone)
  const heading = useRef<HTMLHeadingElement>(null)
  // Without scrolling, because it is visible already.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby="case-title" className="min-w-0">
      <h2
        id="case-title"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-xl outline-none [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      {body}
    </section>
  )
}

function useCase(id: string, onDone: () => void) {
  const t = useQueueText()
  const locale = useLocale()
  const query = useEndpoint(getCase, { params: { id }, locale, gcTime: 0, staleTime: 0 })
  const titleOf = useCaseTitle()
  // Refetches when another moderator has decided, and only then, because every view of a case is recorded.
  useQueueChanges((changed) => changed?.case === id && changed.what === 'case' && void query.refetch())
  const body = (
    <QueryState query={query}>
      {(view) => (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <CaseBody view={view} onDone={onDone} />
        </Suspense>
      )}
    </QueryState>
  )
  return { title: query.data ? titleOf(query.data) : t('title'), body }
}
