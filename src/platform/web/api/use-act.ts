import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { toast } from '../ui/layers/toast-store.ts'
import { errorText } from './api-error.ts'

type Options = {
  /** Beginnings of the paths whose answers may be others afterwards. */
  refresh: readonly string[]
  /** The text when no answer comes; the usual one by default. */
  failed?: string
}
type Said = string | Parameters<typeof toast>[0]

/**
 * Does what was pressed, once at a time: says that it is done or why it was not, and lets what shows it ask again. `act`
 * gives the answer of the call, undefined when it was refused or something else was still under way.
 */
export function useAct({ refresh, failed }: Options) {
  const t = useShellText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  // A second press may come before the first is drawn.
  const isActing = useRef(false)
  async function act<T>(
    change: () => Promise<T>,
    said?: Said | ((answer: T) => Said),
  ): Promise<{ answer: T } | undefined> {
    if (isActing.current) return undefined
    isActing.current = true
    setBusy(true)
    try {
      const answer = await change()
      const words = typeof said === 'function' ? said(answer) : said
      if (words) toast(typeof words === 'string' ? { title: words } : words)
      return { answer }
    } catch (error) {
      toast({ title: errorText(error, failed ?? t('queries.noAnswer')), variant: 'destructive' })
      return undefined
    } finally {
      isActing.current = false
      setBusy(false)
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => refresh.some((begin) => String(path).startsWith(begin)),
      })
    }
  }
  return { busy, act }
}
