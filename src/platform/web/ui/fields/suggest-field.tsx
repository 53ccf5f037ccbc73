import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, inputClass } from './field.tsx'

export type Suggestion = { id: string; text: string; aside?: string }

type Props = {
  id?: string
  name: string
  label: ReactNode
  /** The name of the list, where the label is more than words. */
  listLabel?: string
  help?: ReactNode
  error?: ReactNode
  /** Stands right of the label. */
  aside?: ReactNode
  required?: boolean
  placeholder?: string
  /** All suggestions are there before anything is typed: a click or an arrow key opens them. */
  browses?: boolean
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
  const { name, label, help, error, aside, value, maxLength, suggestions, onType, onChoose, onLeave } = props
  const { browses = false } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const offered = open ? suggestions : []
  const active = offered[at] && `${id}-${at}`
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function choose(suggestion: Suggestion) {
    setOpen(false)
    onChoose(suggestion)
  }
  function browse() {
    setOpen(true)
    setAt(0)
  }
  function press(event: KeyboardEvent) {
    if (browses && !open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      browse()
      return event.preventDefault()
    }
    if (offered.length === 0) return
    const suggestion = offered[at]
    const to = { ArrowDown: Math.min(at + 1, offered.length - 1), ArrowUp: Math.max(at - 1, 0) }[event.key]
    if (to !== undefined) setAt(to)
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && suggestion) choose(suggestion)
    else return
    event.preventDefault()
  }
  return (
    <div className={props.className}>
      <Field label={label} help={help} error={error} aside={aside} {...(props.id && { id: props.id })}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              name={name}
              role="combobox"
              autoComplete="off"
              aria-expanded={offered.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              {...(active && { 'aria-activedescendant': active })}
              {...(props.required && { 'aria-required': true })}
              {...(props.placeholder && { placeholder: props.placeholder })}
              {...(browses && !open && { onClick: browse })}
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
              className={classNames(inputClass, 'min-h-field', browses && 'pr-11')}
            />
            {browses && (
              <ChevronDown
                aria-hidden
                className="pointer-events-none absolute top-3.5 right-3.5 text-ink-3"
              />
            )}
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={props.listLabel ?? String(label)}
              hidden={offered.length === 0}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-edge bg-surface py-1 shadow-lift"
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
                  {suggestion.aside && (
                    <span className="text-right text-xs text-ink-2">{suggestion.aside}</span>
                  )}
                </div>
              ))}
            </div>
          </div>
        )}
      </Field>
    </div>
  )
}
