import { cleanText } from '#platform/contract/clean-text.ts'

const PASTED = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText'])

/** In every field: what is pasted stands there as it will be saved, and can be taken back with one press. */
export function cleanPaste(): () => void {
  addEventListener('beforeinput', clean)
  return () => removeEventListener('beforeinput', clean)
}

function clean(event: InputEvent): void {
  const { target, data, inputType } = event
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField || !data || !PASTED.has(inputType)) return
  const cleaned = cleanText(data)
  if (cleaned === data) return
  event.preventDefault()
  // The only way that keeps the field's own history.
  document.execCommand('insertText', false, cleaned)
}
