import { lazy, Suspense, useState } from 'react'
import { linkTo } from '../shared/rich.tsx'
import { useText } from '../use-text.ts'

const ResendDialog = lazy(async () => ({ default: (await import('./resend-dialog.tsx')).ResendDialog }))

export function LoginLinks() {
  const t = useText()
  /** Loaded on request, which is rare; undefined until then. */
  const [asking, setAsking] = useState<boolean>()
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="flex min-h-target items-center gap-1.5 text-ink-2">
        {t.rich('login.noAccount', { register: linkTo('/register') })}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="link min-h-target"
      >
        {t('login.resend')}
      </button>
      <Suspense fallback={null}>
        {asking !== undefined && <ResendDialog open={asking} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  )
}
