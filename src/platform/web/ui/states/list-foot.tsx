import type { ReactNode } from 'react'
import { useShellText } from '../../i18n/use-shell-text.ts'
import { Button } from '../buttons/button.tsx'
import { Failed, type FailedQuery } from './failed.tsx'
import { Waiting } from './waiting.tsx'

type Props = {
  list: FailedQuery & {
    isPending: boolean
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** The name of the next page, where *more* does not say it. */
  more?: string
  waiting?: ReactNode
  className?: string
}

/** The foot of a paged list: its waiting state, its failure or the button for the next page. */
export function ListFoot({ list, more, waiting = <Waiting />, className = 'mt-4' }: Props) {
  const t = useShellText()
  const { isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  if (isPending && list.fetchStatus !== 'paused') return waiting
  // The next page alone may have failed; the rows above it stay.
  if (isError || isPending)
    return <Failed small query={hasNextPage ? { ...list, refetch: fetchNextPage } : list} />
  if (!hasNextPage) return null
  return (
    <div className={className}>
      <Button small busy={isFetchingNextPage && t('shell.loading')} onClick={() => void fetchNextPage()}>
        {more ?? t('queries.more')}
      </Button>
    </div>
  )
}
