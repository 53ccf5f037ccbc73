import { useState } from 'react'
import { ApiError, errorText } from '../api/api-error.ts'
import { toast } from '../ui/layers/toast-store.ts'

type Options<Answer> = {
  editing: { save: () => Promise<string> }
  send: () => Promise<Answer>
  /** The refusal that names what is still missing. */
  incomplete: string
  words: { unsaved: string; failed: string }
  /** The missing fields; none once it was sent. */
  onMissing: (fields: Record<string, string>) => void
  onSent: (answer: Answer) => void | Promise<void>
}

/** Saves what is being written, then sends it to be published or reviewed. */
export function useSubmission<Answer>(options: Options<Answer>) {
  const { editing, send, incomplete, words, onMissing, onSent } = options
  const [busy, setBusy] = useState(false)
  async function submit() {
    setBusy(true)
    try {
      if ((await editing.save()) !== 'saved') {
        toast({ title: words.unsaved, variant: 'destructive' })
        return
      }
      const answer = await send()
      onMissing({})
      await onSent(answer)
    } catch (error) {
      if (error instanceof ApiError && error.code === incomplete) onMissing(error.fields)
      else toast({ title: errorText(error, words.failed), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, submit }
}
