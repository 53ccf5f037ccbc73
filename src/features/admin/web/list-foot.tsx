import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from './use-text.ts'

type List = {
  isPending: boolean
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** What stands under a list that comes in pages: its waiting, its failure or the way on. */
export function ListFoot({ list }: { list: List }) {
  const t = useText()
  if (list.isPending) {
    return (
      <div role="status" aria-busy aria-label={t('console.loading')}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  }
  if (list.isError) {
    const again = () => void (list.hasNextPage ? list.fetchNextPage() : list.refetch())
    return (
      <ErrorState
        title={t('console.failed')}
        text={t('console.failedText')}
        action={
          <Button small onClick={again}>
            {t('console.retry')}
          </Button>
        }
      />
    )
  }
  if (!list.hasNextPage) return null
  return (
    <div className="mt-4">
      <Button
        small
        busy={list.isFetchingNextPage && t('console.loadingMore')}
        onClick={() => void list.fetchNextPage()}
      >
        {t('console.more')}
      </Button>
    </div>
  )
}
