import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts, inputClass } from './field.tsx'

type PasswordInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & {
    name: string
    autoComplete: 'current-password' | 'new-password'
    showLabel: string
    hideLabel: string
  }

export function PasswordInput({
  label,
  help,
  error,
  aside,
  id,
  showLabel,
  hideLabel,
  className,
  ...rest
}: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <Field {...{ label, help, error, aside, id }} {...(className && { className })}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isVisible ? 'text' : 'password'}
            className={classNames(inputClass, 'min-h-field pr-13')}
          />
          <span className="absolute top-0.5 right-0.5">
            <IconButton
              icon={isVisible ? <EyeOff /> : <Eye />}
              label={isVisible ? hideLabel : showLabel}
              aria-controls={control.id}
              onClick={() => setVisible(!isVisible)}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
