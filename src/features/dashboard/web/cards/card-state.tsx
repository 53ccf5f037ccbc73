import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

type Query<Data> = {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** What a card shows of its own call: rows to be, what went wrong, or what came. */
export function CardState<Data>({
  query: { data, isError, isFetching, refetch },
  children,
}: {
  query: Query<Data>
  children: (data: Data) => ReactNode
}) {
  const t = useText()
  if (data !== undefined) return children(data)
  if (isError)
    return (
      <ErrorState
        title={t('card.failed')}
        text={t('card.failedText')}
        action={
          <Button small busy={isFetching && t('loading')} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  )
}
