import { useState } from 'react'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { OfferedEntry, OfferedSection } from '../../contract/cv.endpoints.ts'
import { useText } from '../use-text.ts'
import { moved, withEntries } from './draft.ts'
import { OrderRow } from './order-row.tsx'
import type { DraftCv } from './use-draft-cv.ts'
import { useDragOrder } from './use-drag-order.ts'

/** Edits the entries of a section: which are shown, and their order. */
export function EntryList({ section, editing }: { section: OfferedSection; editing: DraftCv }) {
  const t = useText()
  const { name, entries } = section
  const [announcement, setAnnouncement] = useState('')
  const keep = (next: readonly OfferedEntry[]) => editing.edit((now) => withEntries(now, name, next))
  const titleOf = (id: string) => entries.find((entry) => entry.id === id)?.title ?? ''

  function place(id: string, to: number) {
    const from = entries.findIndex((entry) => entry.id === id)
    // A moved entry counts as decided.
    keep(moved(entries, from, to).map((entry) => (entry.id === id ? { ...entry, isNew: false } : entry)))
  }
  function say(id: string, to: number) {
    setAnnouncement(t('edit.moved', { name: titleOf(id), place: String(to + 1), of: String(entries.length) }))
  }
  const drag = useDragOrder(place, (id) =>
    say(
      id,
      entries.findIndex((entry) => entry.id === id),
    ),
  )
  return (
    <>
      <ul data-rows className="-mr-24 pb-1 max-sm:-ml-8">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            data-row={entry.id}
            className={`border-t border-line ${drag.held === entry.id ? 'bg-river-tint' : ''}`}
          >
            <OrderRow
              id={entry.id}
              name={entry.title}
              index={index}
              count={entries.length}
              handle={drag.handle(entry.id)}
              onMove={(to) => {
                place(entry.id, to)
                say(entry.id, to)
              }}
            >
              <Checkbox
                name={`shown.${entry.id}`}
                label={<Words entry={entry} />}
                checked={entry.shown}
                onChange={({ target }) =>
                  keep(
                    entries.map((one) =>
                      one.id === entry.id ? { ...one, shown: target.checked, isNew: false } : one,
                    ),
                  )
                }
              />
            </OrderRow>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function Words({ entry: { title, detail, isNew } }: { entry: OfferedEntry }) {
  const t = useText()
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <span className="block">{title}</span>
      {detail && <span className="block text-xs text-ink-2">{detail}</span>}
      {isNew && <Chip tone="lilac">{t('edit.new')}</Chip>}
    </span>
  )
}
