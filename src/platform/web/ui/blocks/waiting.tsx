import { Button } from '../buttons/button.tsx'
import { ErrorState } from './empty-state.tsx'
import { SkeletonRow } from './skeleton.tsx'

type Query = { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }
type Props = {
  query: Query
  /** Its words, as every feature has them. */
  t: (key: 'loading' | 'failed' | 'failedText' | 'retry') => string
}

/** What stands where something is still to come or could not be had. */
export function Waiting({ query: { isPending, isError, refetch }, t }: Props) {
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
