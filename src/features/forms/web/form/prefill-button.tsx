import { useText } from '../use-text.ts'

/** Puts what the member's account says into a field: only when the member presses, field by field. */
export function PrefillButton({ id, value }: { id: string; value: string }) {
  const t = useText()
  function fill() {
    const control = document.getElementById(id)
    if (!(control instanceof HTMLInputElement)) return
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
  }
  return (
    <button type="button" className="link -my-3 min-h-target py-3" onClick={fill}>
      {t('own')}
    </button>
  )
}
