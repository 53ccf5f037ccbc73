import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { leaveImpersonation, impersonationEnd } from '#platform/web/session/impersonation.ts'
import { serverNow } from '#platform/web/server-clock.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { useImpersonationText } from './use-impersonation-text.ts'

const TICK_MS = 5000

/** Shows on every page that an admin impersonates somebody, with a button to end it. */
export function ImpersonationBar({ token }: { token: string }) {
  const t = useImpersonationText()
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  const left = useTimeLeft(token)
  const name = session.status === 'authenticated' ? session.user.name : ''
  return (
    <section
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-sun-ink bg-sun-tint px-gutter py-2 text-sm leading-ui text-ink"
    >
      <Eye size={20} strokeWidth={1.75} aria-hidden className="flex-none max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-36 [overflow-wrap:anywhere]">
        <b>{t('as', { name })}</b> <span>{t('left', { n: Math.ceil(left / MINUTE_MS) })}</span>
      </p>
      <Button
        small
        busy={leaving && t('ending')}
        onClick={() => {
          setLeaving(true)
          void leaveImpersonation()
        }}
      >
        {t('end')}
      </Button>
    </section>
  )
}

/** Returns the milliseconds until the end, when the page returns by itself. */
function useTimeLeft(token: string): number {
  const end = impersonationEnd(token)
  const [left, setLeft] = useState(() => Math.max(0, end - serverNow().getTime()))
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, end - serverNow().getTime())
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      void leaveImpersonation()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [end])
  return left
}
