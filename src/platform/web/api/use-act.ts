import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { toast } from '../ui/layers/toast-store.ts'
import { errorText } from './api-error.ts'

type Options = {
  /** Beginnings of the paths whose answers may be others afterwards. */
  refresh?: readonly string[]
  /** The text when no answer comes; the usual one by default. */
  failed?: string
  /** Returns the text of a failure as `problem`, for the screen to show beside the button, instead of in a toast. */
  inline?: boolean
  /** Returns true for failures without a message, such as a browser prompt that the member cancelled. */
  isQuiet?: (error: unknown) => boolean
  /** Called with each failure, for what a screen shows besides its text. */
  onFailure?: (error: unknown) => void
}
type Notice = string | Parameters<typeof toast>[0]

/**
 * Does what was pressed, once at a time: says that it is done or why it was not, and lets what shows it ask again. `act`
 * gives the answer of the call, undefined when it was refused or something else was still under way.
 */
export function useAct({ refresh = [], failed, inline = false, isQuiet, onFailure }: Options) {
  const t = useShellText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A second press may come before the first is drawn.
  const isActing = useRef(false)
  async function act<T>(
    change: () => Promise<T>,
    notice?: Notice | ((answer: T) => Notice),
  ): Promise<{ answer: T } | undefined> {
    if (isActing.current) return undefined
    isActing.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await change()
      const words = typeof notice === 'function' ? notice(answer) : notice
      if (words) toast(typeof words === 'string' ? { title: words } : words)
      return { answer }
    } catch (error) {
      onFailure?.(error)
      if (isQuiet?.(error)) return undefined
      const title = errorText(error, failed ?? t('queries.noAnswer'))
      if (inline) setProblem(title)
      else toast({ title, variant: 'destructive' })
      return undefined
    } finally {
      isActing.current = false
      setBusy(false)
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => refresh.some((begin) => String(path).startsWith(begin)),
      })
    }
  }
  return { busy, problem, act }
}
