import type { ReactNode } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'

export type MenuOption = { id: string; text: string; mark?: ReactNode; note?: string; pick: () => void }

/** On a phone it would begin behind the keyboard or the bar. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** The id of an option, for the field that says which one is meant. */
export function optionId(list: string, place: number): string {
  return `${list}-${place}`
}

type Props = {
  label: string
  options: readonly MenuOption[]
  at: number
  /** Where the field says that this is its list. */
  id?: string
  /** Puts it elsewhere than below the text. */
  place?: (menu: HTMLElement | null) => void
}

/** What can be put where the caret is, below the text; the keys are the editor's. */
export function OptionMenu({ label, options, at, id: list, place: put }: Props) {
  const current = Math.min(at, options.length - 1)
  return (
    <div
      ref={put ?? intoView}
      id={list}
      role="listbox"
      aria-label={label}
      className={classNames(
        'scroll-mb-24 p-1.5',
        put
          ? 'absolute inset-x-1.5 z-10 max-h-60 overflow-y-auto rounded-control border border-edge bg-surface shadow-lift'
          : 'border-t border-line',
      )}
    >
      {options.map(({ id, text, mark, note, pick }, place) => (
        <div
          key={id}
          ref={put && place === current ? intoView : undefined}
          {...(list && { id: optionId(list, place) })}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          onMouseDown={(event) => event.preventDefault()}
          onClick={pick}
          className="flex min-h-target cursor-pointer items-center gap-3 rounded-control px-2.5 text-sm aria-selected:bg-river-tint aria-selected:font-strong aria-selected:text-river-ink"
        >
          {mark}
          <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
            {text}
            {note && <span className="block text-xs font-body text-ink-2">{note}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
