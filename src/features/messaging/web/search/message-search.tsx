import { type ReactNode, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { MarkedText, type TextRange } from '#platform/web/ui/blocks/marked-text.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { searchMessages } from '../../contract/message.endpoints.ts'
import type { LinkState } from '../thread/link-state.ts'
import { ShortMoment } from '../list/short-moment.tsx'
import { useText } from '../use-text.ts'

const WORDS_MIN = 2
const WORDS_MAX = 100

type Props = {
  /** The conversation to search; all of them without it. */
  conversation?: string
  onOpen?: () => void
  /** The content while nothing is searched for. */
  children?: ReactNode
}

/** Searches messages, in one conversation or in all, and leads to the found one. */
export function MessageSearch({ conversation, onOpen, children }: Props) {
  const t = useText()
  const [input, setInput] = useState('')
  const query = useDeferredValue(input.trim())
  return (
    <>
      <div role="search" className="px-gutter pb-3 lg:px-4">
        <SearchField
          name="query"
          label={t('list.search')}
          placeholder={t('list.search')}
          value={input}
          maxLength={WORDS_MAX}
          onChange={setInput}
        />
      </div>
      {query.length < WORDS_MIN ? (
        children
      ) : (
        <Hits query={query} conversation={conversation} onOpen={onOpen} />
      )}
    </>
  )
}

type HitsProps = { query: string; conversation: string | undefined; onOpen: (() => void) | undefined }

/** Characters before the first hit, so that it stands in the two lines of a result. */
const LEAD = 40

/** Begins a long message near its first hit. */
function excerptOf(text: string, marks: readonly TextRange[]) {
  const [first] = marks
  if (!first || first[0] <= LEAD) return { text, marks }
  const from = text.indexOf(' ', first[0] - LEAD) + 1
  if (from === 0 || from > first[0]) return { text, marks }
  const shift = from - 2
  return {
    text: `… ${text.slice(from)}`,
    marks: marks.map(([start, end]): TextRange => [start - shift, end - shift]),
  }
}

function Hits({ query, conversation, onOpen }: HitsProps) {
  const t = useText()
  const list = useEndpointPages(searchMessages, {
    query: { query, ...(conversation && { conversation }) },
  })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <p role="status" className="px-gutter pb-1 text-xs text-ink-2 lg:px-4">
        {list.isSuccess && items.length === 0 && t('list.found', { count: 0 })}
      </p>
      <ul aria-label={t('list.results')}>
        {items.map(({ conversation: id, title, message, marks }) => (
          <li key={message.id}>
            <Link
              to={`/messages/${id}?at=${message.seq}`}
              state={{ marks } satisfies LinkState}
              {...(onOpen && { onClick: onOpen })}
              className="block min-h-17 px-gutter py-3 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 lg:px-4"
            >
              <span className="flex items-baseline justify-between gap-3">
                <b className="truncate font-ui">{title || t('thread.gone')}</b>
                <ShortMoment at={message.sentAt} />
              </span>
              <span className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
                <MarkedText {...excerptOf(message.body, marks)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ListFoot list={list} className="px-gutter py-4 lg:px-4" />
    </>
  )
}
