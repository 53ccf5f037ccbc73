import { Link } from 'react-router'
import { foldedWords } from '#platform/contract/fold.ts'
import { highlightBeginnings } from '../../contract/highlight.ts'
import { MarkedText } from '#platform/web/ui/blocks/marked-text.tsx'
import { HitIcon } from './hit-icon.tsx'
import type { Group, Hit } from './use-hits.ts'

type Props = {
  /** Prefix of the options' ids, numbered through all groups. */
  id: string
  groups: readonly Group[]
  /** The typed words, marked in the results. */
  query: string
  active: number
  onPoint: (index: number) => void
  onOpen: (hit: Hit) => void
}

/** The results by kind; options are links, so they open in another tab like any other. */
export function HitList({ id, groups, query, active, onPoint, onOpen }: Props) {
  const words = foldedWords(query)
  let index = -1
  return groups.map((group) => (
    <div
      key={group.id}
      role="group"
      aria-labelledby={`${id}-${group.id}`}
      className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
    >
      <div
        id={`${id}-${group.id}`}
        role="presentation"
        className="px-3 py-1.5 text-xs font-strong text-ink-2"
      >
        {group.title}
      </div>
      {group.hits.map((hit) => {
        index += 1
        const at = index
        return (
          <Link
            key={at}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            to={hit.path}
            onPointerMove={() => onPoint(at)}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              if (!ctrlKey && !metaKey && !shiftKey) onOpen(hit)
            }}
            className="flex min-h-target items-center gap-3 rounded-control px-3 py-1.5 text-ink no-underline aria-selected:bg-river-tint"
          >
            <HitIcon hit={hit} />
            <span className="grid min-w-0 flex-1">
              <span className="line-clamp-2 font-ui leading-snug [overflow-wrap:anywhere]">
                <MarkedText text={hit.title} marks={highlightBeginnings(hit.title, words)} />
              </span>
              {hit.text && (
                <span className="truncate text-xs text-ink-2">
                  <MarkedText text={hit.text} marks={highlightBeginnings(hit.text, words)} />
                </span>
              )}
            </span>
          </Link>
        )
      })}
    </div>
  ))
}
