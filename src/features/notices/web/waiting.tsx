import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from './use-text.ts'

type Query = { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }

/** What stands where something is still to come or could not be had. */
export function Waiting({ query: { isPending, isError, refetch } }: { query: Query }) {
  const t = useText()
  if (isPending) {
    return (
      <div role="status" aria-busy aria-label={t('loading')}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  }
  if (!isError) return null
  return (
    <ErrorState
      title={t('failed')}
      text={t('failedText')}
      action={
        <Button small onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
