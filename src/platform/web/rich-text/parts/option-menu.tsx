import type { ReactNode } from 'react'

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
}

/** What can be put where the caret is, below the text; the keys are the editor's. */
export function OptionMenu({ label, options, at, id: list }: Props) {
  return (
    <div
      ref={intoView}
      id={list}
      role="listbox"
      aria-label={label}
      className="scroll-mb-24 border-t border-line p-1.5"
    >
      {options.map(({ id, text, mark, note, pick }, place) => (
        <div
          key={id}
          {...(list && { id: optionId(list, place) })}
          role="option"
          tabIndex={-1}
          aria-selected={place === Math.min(at, options.length - 1)}
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
