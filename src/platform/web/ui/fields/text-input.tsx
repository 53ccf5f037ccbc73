import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts, inputClass } from './field.tsx'

type TextInputProps = FieldTexts & ComponentProps<'input'> & { name: string; icon?: ReactNode }

export function TextInput({ label, help, error, aside, id, icon, className, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, help, error, aside, id }} {...(className && { className })}>
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
