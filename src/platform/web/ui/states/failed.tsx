import type { ReactNode } from 'react'
import { problems } from '#platform/contract/problems.ts'
import { ApiError, errorText, NoAnswerError } from '../../api/api-error.ts'
import { useShellText } from '../../i18n/use-shell-text.ts'
import { ErrorState } from '../blocks/empty-state.tsx'
import { Button } from '../buttons/button.tsx'

const RESTING = problems.resting.code

export type FailedQuery = {
  error: unknown
  isFetching: boolean
  fetchStatus?: string
  refetch: () => Promise<unknown>
}

type Props = {
  query: FailedQuery
  /** The name of the part that did not load, where the page around it does not say so. */
  title?: ReactNode
  small?: boolean
  className?: string | undefined
  /** Nothing else is on the page. */
  page?: boolean
}

/** Says whether the line or the server failed, and offers to try again. */
export function Failed({ query, title, small, ...shape }: Props) {
  const t = useShellText()
  const { error, isFetching, fetchStatus, refetch } = query
  // The call waits for the line by itself.
  if (fetchStatus === 'paused') {
    return <ErrorState {...shape} title={title ?? t('queries.failed')} text={t('shell.offline')} />
  }
  // The next try would be answered in the same way.
  if (error instanceof ApiError && (error.status === 403 || error.status === 404 || error.code === RESTING)) {
    return <ErrorState {...shape} title={error.text ?? t('queries.failed')} />
  }
  return (
    <ErrorState
      {...shape}
      title={title ?? t('queries.failed')}
      text={
        error instanceof NoAnswerError ? t('queries.noAnswer') : errorText(error, t('queries.serverFailed'))
      }
      action={
        <Button small={small} busy={isFetching && t('shell.loading')} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      }
    />
  )
}
