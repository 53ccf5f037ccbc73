import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'

/** Does something about reviews, and lets whatever shows them ask again; true when it is done. */
export function useAct() {
  const t = useShellText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function act(change: () => Promise<unknown>, said?: string): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await change()
      if (said) toast({ title: said })
      return true
    } catch (error) {
      toast({ title: errorText(error, t('queries.noAnswer')), variant: 'destructive' })
      return false
    } finally {
      setBusy(false)
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/reviews'),
      })
    }
  }
  return { busy, act }
}
