import type { ComponentProps, ReactNode } from 'react'
import { isGone } from '../../api/api-error.ts'
import { Failed, type FailedQuery } from './failed.tsx'
import { Waiting } from './waiting.tsx'

type Props<Data> = Omit<ComponentProps<typeof Failed>, 'query'> & {
  query: FailedQuery & { data: Data | undefined; isError: boolean }
  waiting?: ReactNode
  /** Shown where it is not there. */
  gone?: ReactNode
  /** Drawn of what came; without it the data stands elsewhere. */
  children?: (data: Data) => ReactNode
}

/** Shows the data, or else the failure or the placeholder. */
export function QueryState<Data>({ query, waiting = <Waiting />, gone, children, ...failed }: Props<Data>) {
  if (query.data !== undefined) return children?.(query.data)
  if (gone && isGone(query.error)) return gone
  return query.isError || query.fetchStatus === 'paused' ? <Failed query={query} {...failed} /> : waiting
}
