import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { OfferedSection } from '../../contract/cv.endpoints.ts'
import type { CvSectionName } from '../../contract/variant.ts'
import { useText } from '../use-text.ts'
import { changeSection, moved } from './draft.ts'
import { EntryList } from './entry-list.tsx'
import { OrderRow } from './order-row.tsx'
import type { DraftCv } from './use-draft-cv.ts'
import { useDragOrder } from './use-drag-order.ts'

/** Lists the sections of the CV in their order, each with its entries. */
export function SectionList({ editing }: { editing: DraftCv }) {
  const t = useText()
  const { offered, edit } = editing
  const [announcement, setAnnouncement] = useState('')
  const nameOf = (name: CvSectionName) => t(`sections.${name}`)

  function say(name: string, at: number) {
    setAnnouncement(t('edit.moved', { name, place: String(at + 1), of: String(offered.length) }))
  }
  function place(name: CvSectionName, to: number) {
    edit((now) => {
      const from = now.sections.findIndex((section) => section.name === name)
      return { ...now, sections: moved(now.sections, from, to) }
    })
  }
  const drag = useDragOrder(
    (name, to) => place(name as CvSectionName, to),
    (name) =>
      say(
        nameOf(name as CvSectionName),
        offered.findIndex((section) => section.name === name),
      ),
  )
  return (
    <>
      <ul data-rows>
        {offered.map((section, index) => (
          <li
            key={section.name}
            data-row={section.name}
            className={`border-t border-line py-2 first:border-0 ${drag.held === section.name ? 'bg-river-tint' : ''}`}
          >
            <OrderRow
              id={section.name}
              name={nameOf(section.name)}
              index={index}
              count={offered.length}
              handle={drag.handle(section.name)}
              onMove={(to) => {
                place(section.name, to)
                say(nameOf(section.name), to)
              }}
            >
              <Checkbox
                name={`shown.${section.name}`}
                label={<span className="font-strong">{nameOf(section.name)}</span>}
                checked={section.shown}
                onChange={({ target }) =>
                  edit((now) =>
                    changeSection(now, section.name, (one) => ({ ...one, shown: target.checked })),
                  )
                }
              />
              <Inside section={section} editing={editing} />
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

type InsideProps = { section: OfferedSection; editing: DraftCv }

function Inside({ section, editing }: InsideProps) {
  const t = useText()
  const { entries, empty } = section
  if (empty) {
    return (
      <p className="-mt-2 pl-8 text-sm text-ink-2">
        {t('edit.none')} ·{' '}
        <Link className="link inline-flex min-h-target items-center" to={`/profile#${section.name}`}>
          {t('edit.fill')}
        </Link>
      </p>
    )
  }
  if (entries.length === 0) return null
  const visibleCount = entries.filter((entry) => entry.shown).length
  return (
    <details className="group -mt-2 pl-8">
      <summary className="inline-flex min-h-target list-none items-center gap-1 text-sm text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('edit.count', { shown: String(visibleCount), all: String(entries.length) })}
        <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <EntryList section={section} editing={editing} />
    </details>
  )
}
