import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'

type LinkFieldProps = {
  initial: string
  /** Returns false when this is no address. */
  onConfirm: (typed: string) => boolean
  onRemove: () => void
  onCancel: () => void
}

/** Address of a link, confirmed with Enter. */
export function LinkField({ initial, onConfirm, onRemove, onCancel }: LinkFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState(initial)
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  function confirm() {
    setWrong(!onConfirm(typed))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    confirm()
  }
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <TextInput
        ref={input}
        name="link"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('link.label')}
        placeholder="https://"
        help={t('link.help')}
        error={wrong && t('link.wrong')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2 sm:pt-7">
        <Button small onClick={confirm}>
          {t('link.confirm')}
        </Button>
        {initial && (
          <Button small look="quiet" onClick={onRemove}>
            {t('link.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
