import type { ComponentProps, ReactNode } from 'react'
import { countCharacters } from '#platform/contract/characters.ts'
import { classNames } from '../class-names.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldTexts, inputClass } from './field.tsx'

type TextInputProps = FieldTexts & ComponentProps<'input'> & { name: string; icon?: ReactNode }

/** Shorter fields show their whole text, and how long it may be is seen without a count. */
const COUNTED_FROM = 40

export function TextInput({ label, help, error, aside, id, icon, className, ...rest }: TextInputProps) {
  const { value, maxLength = 0 } = rest
  const used = countCharacters(String(value ?? ''))
  // Said before the end comes, and not while there is room.
  const foot = maxLength >= COUNTED_FROM && used > maxLength * 0.8 && (
    <p className="grow text-right text-xs text-ink-2">
      <Counter used={used} limit={maxLength} />
    </p>
  )
  return (
    <Field {...{ label, help, error, aside, id, foot }} {...(className && { className })}>
      {(control) => (
        <span className="relative block">
          {icon && <span className="pointer-events-none absolute top-3.5 left-3.5 text-ink-3">{icon}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            className={classNames(inputClass, 'min-h-field', Boolean(icon) && 'pl-11')}
          />
        </span>
      )}
    </Field>
  )
}
