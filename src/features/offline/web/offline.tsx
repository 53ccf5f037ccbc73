import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useResend } from './outbox/use-resend.ts'
import { takeOver, useNewVersion } from './use-new-version.ts'
import { useOnline } from './use-online.ts'
import { useText } from './use-text.ts'

/** Shows a missing connection, and a newer version that waits. */
export function Offline() {
  // Requested here, because texts cannot be fetched once the connection is gone.
  const t = useText()
  const online = useOnline()
  const newer = useNewVersion()
  useResend()
  return (
    <div role="status">
      {!online && <Banner text={t('banner')} />}
      {online && newer && <Update worker={newer} />}
    </div>
  )
}

const BAR = 'border-t border-line bg-ink text-sm text-paper'

function Banner({ text }: { text: string }) {
  return (
    <div className={BAR}>
      <p className="wrap flex min-h-target items-center gap-3 py-2">
        <WifiOff aria-hidden />
        {text}
      </p>
    </div>
  )
}

const ACTION =
  'target px-3 font-strong underline underline-offset-4 focus-visible:-outline-offset-4 focus-visible:outline-paper'

function Update({ worker }: { worker: ServiceWorker }) {
  const t = useText()
  const [later, setLater] = useState<ServiceWorker>()
  if (later === worker) return null
  return (
    <div className={BAR}>
      <div className="wrap flex flex-wrap items-center gap-x-2">
        <p className="grow py-2">{t('update.text')}</p>
        <button type="button" className={ACTION} onClick={() => setLater(worker)}>
          {t('update.later')}
        </button>
        <button type="button" className={ACTION} onClick={() => takeOver(worker)}>
          {t('update.reload')}
        </button>
      </div>
    </div>
  )
}
