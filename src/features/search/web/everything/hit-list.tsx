import { Link } from 'react-router'
import type { Group, Hit } from './use-hits.ts'

type Props = {
  /** Prefix of the options' ids, numbered through all groups. */
  id: string
  groups: readonly Group[]
  active: number
  onPoint: (index: number) => void
  onOpen: (hit: Hit) => void
}

/** The results by kind; options are links, so they open in another tab like any other. */
export function HitList({ id, groups, active, onPoint, onOpen }: Props) {
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
            className="grid min-h-target content-center rounded-control px-3 py-1.5 text-ink no-underline aria-selected:bg-river-tint"
          >
            <span className="min-w-0 truncate font-ui">{hit.title}</span>
            {hit.text && <span className="min-w-0 truncate text-xs text-ink-2">{hit.text}</span>}
          </Link>
        )
      })}
    </div>
  ))
}
