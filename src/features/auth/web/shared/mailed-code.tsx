import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CodeInput } from '#platform/web/ui/fields/code-input.tsx'
import { useText } from '../use-text.ts'
import { CODE_LENGTH } from './code-signs.ts'

/** Cleans a code while it is typed or pasted, and returns whether it is complete. */
export function useMailedCode(clean: (text: string) => string) {
  const ref = useRef<HTMLInputElement>(null)
  const [complete, setComplete] = useState(false)
  function follow() {
    const input = ref.current
    if (!input) return
    const cleaned = clean(input.value)
    // Assigning the same text again would move the caret to its end.
    if (cleaned !== input.value) input.value = cleaned
    setComplete(cleaned.length === CODE_LENGTH)
  }
  // Typing before hydration causes no event.
  useEffect(follow, [clean])
  return { input: { ref, onInput: follow }, complete }
}

type MailedCodeProps = ReturnType<typeof useMailedCode>['input'] & {
  kind: 'digits' | 'signs'
  defaultValue?: string
  error: string | undefined
  help?: ReactNode
}

export function MailedCode({ kind, error, help, ...input }: MailedCodeProps) {
  const t = useText()
  return (
    <CodeInput
      {...input}
      label={t('fields.code')}
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      error={error}
      help={help}
      required
    />
  )
}
