import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { NavLink } from 'react-router'
import { TabMark } from '../arch.tsx'

const STRIP = 'strip flex gap-4 border-b border-line sm:gap-6'
const TAB =
  'group relative inline-flex h-11.5 min-w-target flex-none items-center gap-1.5 text-sm font-ui whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink aria-selected:font-strong aria-selected:text-ink focus-visible:-outline-offset-2'

function Face({ text, count }: { text: ReactNode; count?: number | undefined }) {
  return (
    <>
      {text}
      {count !== undefined && <span className="text-xs tabular-nums text-ink-3">{count}</span>}
      <TabMark className="absolute bottom-0 left-1/2 -ml-[11px] hidden group-aria-[current=page]:block group-aria-selected:block" />
    </>
  )
}

type TabLinksProps = {
  label: string
  items: readonly { to: string; text: ReactNode; count?: number; end?: boolean }[]
}

/** Tabs that are pages of their own. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label} className={STRIP}>
      {items.map(({ to, text, count, end }) => (
        <NavLink key={to} to={to} className={TAB} {...(end && { end })}>
          <Face text={text} count={count} />
        </NavLink>
      ))}
    </nav>
  )
}

export type Tab<Id extends string> = { id: Id; text: ReactNode; count?: number; panel: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  className?: string
}

/** Panels of one page; arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={STRIP}>
        {tabs.map(({ id, text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}-tab`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={`${base}${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            className={TAB}
          >
            <Face text={text} count={count} />
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}${id}`}
          aria-labelledby={`${base}${id}-tab`}
          hidden={id !== selected}
          className="pt-4"
        >
          {id === selected && panel}
        </div>
      ))}
    </div>
  )
}
