import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fold } from '#platform/contract/fold.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'

/** More choices than this are searched instead of scrolled. */
const FEW_CHOICES = 12

type Choice = { value: string; text: string }
type Props = {
  id: string
  name: string
  label: ReactNode
  /** The question alone. */
  listLabel: string
  help?: string
  error?: string
  aside?: ReactNode
  empty: string
  options: readonly Choice[]
  defaultValue: string | undefined
  'aria-required'?: boolean
}

/**
 * One choice of a list. Without script, and where the list is short, it is the browser's own; with script a long one stays
 * behind a field in which one searches, so that what is sent is the same.
 */
export function ChoiceSelect({ listLabel, ...props }: Props) {
  const { id, name, label, help, error, aside, empty, options, defaultValue } = props
  const select = useRef<HTMLSelectElement>(null)
  const [choiceValue, setChoiceValue] = useState<string>()
  const [input, setInput] = useState<string>()
  const [Search, setSearch] = useState<typeof SuggestField>()
  const isLong = options.length > FEW_CHOICES
  useEffect(() => {
    if (!isLong) return undefined
    let isGone = false
    import('#platform/web/ui/fields/suggest-field.tsx').then(
      (part) => {
        if (isGone) return
        // The visitor may have chosen before the script loaded: keep that choice.
        setChoiceValue(select.current?.value ?? '')
        setSearch(() => part.SuggestField)
      },
      // Without a connection the browser's own list stays.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isLong])
  if (choiceValue === undefined || !Search || !isLong) return <Select ref={select} {...props} />

  function choose(value: string) {
    setChoiceValue(value)
    setInput(undefined)
    if (!select.current || select.current.value === value) return
    select.current.value = value
    // The form reads what stands in its controls.
    select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  function leave() {
    if (input === undefined) return
    const [only, ...others] = matches(options, input)
    if (input.trim() === '') choose('')
    else if (only && (others.length === 0 || fold(only.text) === fold(input))) choose(only.value)
    else setInput(undefined)
  }
  const choice = options.find(({ value }) => value === choiceValue)?.text ?? ''
  return (
    <>
      <select
        ref={select}
        name={name}
        defaultValue={choiceValue || defaultValue}
        hidden
        // The profile may be put into it.
        onChange={(event) => setChoiceValue(event.target.value)}
      >
        <option value="">{empty}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Search
        id={id}
        name="form_search"
        label={label}
        listLabel={listLabel}
        {...(help && { help })}
        {...(error && { error })}
        {...(aside && { aside })}
        required={props['aria-required'] ?? false}
        placeholder={empty}
        browses
        value={input ?? choice}
        suggestions={matches(options, input ?? '').map(({ value, text }) => ({ id: value, text }))}
        onType={setInput}
        onChoose={(one) => choose(one.id)}
        onLeave={leave}
      />
    </>
  )
}

/** Choices with a word that begins so; those that begin so themselves come first. */
function matches(options: readonly Choice[], input: string): Choice[] {
  const text = fold(input)
  if (text === '') return [...options]
  const begins = options.filter((one) => fold(one.text).startsWith(text))
  return [
    ...begins,
    ...options.filter((one) => !begins.includes(one) && ` ${fold(one.text)}`.includes(` ${text}`)),
  ]
}
