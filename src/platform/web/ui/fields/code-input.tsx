import type { ComponentProps } from 'react'
import { codeClass, Field, type FieldTexts } from './field.tsx'

type CodeInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'size'> & { name?: string; inputMode?: 'numeric' | 'text' }

/** One single input for a code from a mail, so that it can be pasted and filled by the phone. */
export function CodeInput({
  label,
  help,
  error,
  aside,
  id,
  name = 'code',
  inputMode = 'numeric',
  className,
  ...rest
}: CodeInputProps) {
  return (
    <Field {...{ label, help, error, aside, id }} {...(className && { className })}>
      {(control) => (
        <input
          autoComplete="one-time-code"
          autoCapitalize={inputMode === 'text' ? 'characters' : 'none'}
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...control}
          type="text"
          name={name}
          inputMode={inputMode}
          className={codeClass}
        />
      )}
    </Field>
  )
}
