import { useState } from 'react'
import { linkTo } from '../shared/rich.tsx'
import { useText } from '../use-text.ts'
import { ResendDialog } from './resend-dialog.tsx'

export function LoginLinks() {
  const t = useText()
  const [asking, setAsking] = useState(false)
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
      <ResendDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
