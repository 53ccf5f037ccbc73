import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { countCharacters } from '#platform/contract/characters.ts'
import { classNames } from '../class-names.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldTexts, inputClass } from './field.tsx'

type TextareaProps = FieldTexts &
  ComponentProps<'textarea'> & {
    name: string
    /** Characters wanted at most; the counter turns red beyond, typing is not cut. */
    limit?: number
    /** Such as "Saved", left of the counter. */
    state?: ReactNode
  }

export function Textarea({
  label,
  help,
  error,
  aside,
  id,
  limit,
  state,
  className,
  onInput,
  ...rest
}: TextareaProps) {
  const [draft, setDraft] = useState(() => String(rest.defaultValue ?? ''))
  const used = countCharacters(rest.value === undefined ? draft : String(rest.value))
  function follow(event: FormEvent<HTMLTextAreaElement>) {
    setDraft(event.currentTarget.value)
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }
  const foot = (state || limit !== undefined) && (
    <p className="flex grow justify-between gap-4 text-xs text-ink-2">
      <span className="flex items-center gap-1">{state}</span>
      {limit !== undefined && <Counter used={used} limit={limit} />}
    </p>
  )
  return (
    <Field {...{ label, help, error, aside, id, foot }} {...(className && { className })}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          onInput={follow}
          className={classNames(inputClass, 'min-h-20')}
        />
      )}
    </Field>
  )
}
