import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { Criteria } from '../../contract/criteria.ts'
import type { ListData } from '../list.screen.tsx'
import { useText } from '../use-text.ts'
import { EmptyResults } from './empty-results.tsx'
import { ResultList } from './result-list.tsx'
import { hrefOf } from './hrefs.ts'
import type { ResultState } from './use-results.ts'

type Props = {
  data: ListData
  found: ResultState
  /** The search that has results, where nothing has all that was understood. */
  nearest: Criteria
  busy: boolean
}

export function Results({ data, found, nearest, busy }: Props) {
  const t = useText()
  const { criteria, after } = data
  if (found.isPending) {
    return (
      <div role="status" aria-busy aria-label={t('results.loading')}>
        {[0, 1, 2, 3, 4].map((n) => (
          <SkeletonRow key={n} />
        ))}
      </div>
    )
  }
  if (found.isFailed) {
    return (
      <ErrorState
        title={t('results.failed')}
        text={t('results.failedText')}
        action={
          <Button small onClick={found.retry}>
            {t('results.retry')}
          </Button>
        }
      />
    )
  }
  if (found.items.length === 0)
    return <EmptyResults criteria={criteria} facets={found.facets.values} unknown={found.unknown} />
  function more(event: MouseEvent) {
    // A link that also opens elsewhere or without script; here the list grows.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return
    event.preventDefault()
    found.loadMore()
  }
  return (
    <div
      aria-busy={busy || found.isLoadingMore}
      className={busy ? 'opacity-60 transition-opacity' : undefined}
    >
      {after && (
        <p className="border-b border-line">
          <Link to={hrefOf(criteria)} className="link inline-flex min-h-target items-center text-sm">
            {t('results.first')}
          </Link>
        </p>
      )}
      <ResultList items={found.items} />
      {found.without.length > 0 && (found.facets.total ?? 0) > found.items.length && (
        <ButtonLink to={hrefOf(nearest)} small className="mt-5">
          {t('understood.all')}
        </ButtonLink>
      )}
      {found.next && (
        <ButtonLink
          to={hrefOf(criteria, { after: found.next })}
          small
          rel="next"
          className="mt-5"
          onClick={more}
          aria-busy={found.isLoadingMore}
        >
          {found.isLoadingMore ? t('results.loading') : t('results.more')}
        </ButtonLink>
      )}
    </div>
  )
}
