import { useRef } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listFeeds } from '../../contract/feeds.endpoints.ts'
import { useText } from '../use-text.ts'
import { FeedForm } from './feed-form.tsx'
import { FeedRow } from './feed-row.tsx'

type Props = { organisations: readonly { id: string; name: string }[]; staff: boolean }

/** The feeds with their state, and the form to add one. */
export function FeedList({ organisations, staff }: Props) {
  const t = useText()
  const query = useEndpoint(listFeeds, { staleTime: 0 })
  const { data } = query
  const intro = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p ref={intro} tabIndex={-1} className="max-w-measure text-ink-2">
        {t('feeds.intro')}
      </p>
      <QueryState query={query} />
      {data && data.feeds.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
          {data.feeds.map((feed) => (
            <li key={feed.id}>
              <FeedRow feed={feed} onRemoved={() => intro.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      <FeedForm organisations={organisations} staff={staff} />
    </>
  )
}
