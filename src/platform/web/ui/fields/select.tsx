import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts, inputClass } from './field.tsx'

export type Option = { value: string; text: string; disabled?: boolean }

type SelectProps = FieldTexts &
  ComponentProps<'select'> & { name: string; options: readonly Option[]; empty?: string }

/** The phone's own list; `empty` is the text while nothing is chosen. */
export function Select({ label, help, error, aside, id, options, empty, className, ...rest }: SelectProps) {
  return (
    <Field {...{ label, help, error, aside, id }} {...(className && { className })}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={classNames(inputClass, 'min-h-field appearance-none truncate pr-11')}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 text-ink-3" />
        </span>
      )}
    </Field>
  )
}
