import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { completeGoogle } from '#features/google/contract/google.endpoints.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ask, tokensOf } from '../shared/ask.ts'
import { sitePath } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'

/** Finishes a sign-in with Google after the return: with a ticket, without one, or with a failure. */
export function useGoogleReturn(): { completing: boolean } {
  const t = useText()
  const language = useLocale()
  const navigate = useNavigate()
  const session = useSession()
  const [search] = useSearchParams()
  const outcome = search.get('google')
  const [completing, setCompleting] = useState(outcome === 'done')
  const handled = useRef(false)

  async function complete() {
    try {
      const answer = await ask(completeGoogle, { body: { language } })
      const tokens = tokensOf(answer)
      if (!tokens) throw new Error('no tokens')
      const next = sitePath(answer.redirectTo) ?? '/dashboard'
      // The shell redirects signed-in guests, so a person with first steps to do has to leave before.
      if (next !== '/dashboard') await navigate(next, { replace: true })
      await session.signIn(tokens)
    } catch (error) {
      setCompleting(false)
      await navigate('/login', { replace: true })
      toast({
        title: t('errors.title'),
        description: errorText(error, t('google.failed')),
        variant: 'destructive',
      })
    }
  }

  useEffect(() => {
    if (handled.current || outcome === null) return
    handled.current = true
    if (outcome === 'done') return void complete()
    void navigate('/login', { replace: true })
    if (outcome === 'cancelled') return void toast({ title: t('google.cancelled') })
    const description = t(outcome === 'ended' ? 'google.ended' : 'google.failed')
    toast({ title: t('errors.title'), description, variant: 'destructive' })
  })

  return { completing }
}
