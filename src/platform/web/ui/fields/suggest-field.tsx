import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Field, inputClass } from './field.tsx'

export type Suggestion = { id: string; text: string; aside?: string }

type Props = {
  name: string
  label: string
  help?: ReactNode
  error?: ReactNode
  value: string
  maxLength?: number
  suggestions: readonly Suggestion[]
  onType: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
  onLeave?: () => void
  className?: string
}

/** A field that offers what begins as it is typed; arrow keys and Enter choose, Escape and leaving close. */
export function SuggestField(props: Props) {
  const { name, label, help, error, value, maxLength, suggestions, onType, onChoose, onLeave } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const offered = open ? suggestions : []

  function choose(suggestion: Suggestion) {
    setOpen(false)
    onChoose(suggestion)
  }
  function press(event: KeyboardEvent) {
    if (offered.length === 0) return
    const chosen = offered[at]
    const to = { ArrowDown: Math.min(at + 1, offered.length - 1), ArrowUp: Math.max(at - 1, 0) }[event.key]
    if (to !== undefined) setAt(to)
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div className={`relative ${props.className ?? ''}`}>
      <Field label={label} help={help} error={error}>
        {(control) => (
          <input
            {...control}
            name={name}
            role="combobox"
            autoComplete="off"
            aria-expanded={offered.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(offered[at] && { 'aria-activedescendant': `${id}-${at}` })}
            value={value}
            maxLength={maxLength}
            onChange={(event) => {
              setOpen(true)
              setAt(0)
              onType(event.target.value)
            }}
            onKeyDown={press}
            onBlur={() => {
              setOpen(false)
              onLeave?.()
            }}
            className={`${inputClass} min-h-field`}
          />
        )}
      </Field>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={offered.length === 0}
        className="absolute inset-x-0 top-20 z-10 max-h-72 overflow-y-auto rounded-control border border-edge bg-surface py-1 shadow-lift"
      >
        {offered.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // Before the field loses the focus, which would close the list.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(suggestion)
            }}
            className="flex min-h-target cursor-pointer items-baseline justify-between gap-3 px-3.5 py-2.5 hover:bg-sunken aria-selected:bg-river-tint"
          >
            <span className="min-w-0">{suggestion.text}</span>
            {suggestion.aside && <span className="text-right text-xs text-ink-2">{suggestion.aside}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
