import { useEffect, useState } from 'react'
import { registerWorker } from '#platform/web/offline/register-worker.ts'
import { DEFAULT_LOCALE } from '#platform/contract/locale.ts'
import { storedScript } from '#platform/web/shell/stored-script.ts'
import { storedLocale } from '#platform/web/i18n/stored-locale.ts'
import type { OfflineLanguage, WorkerMessage } from '../contract/worker-messages.ts'

const CHECK_MS = 30 * 60 * 1000

/** Registers the worker, and returns a newer one that waits until the reader reloads. */
export function useNewVersion(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()
  useEffect(() => {
    const gone = new AbortController()
    void registerWorker().then((registration) => {
      if (registration && !gone.signal.aborted)
        watch(registration, { signal: gone.signal, onWaiting: setWaiting })
    })
    return () => gone.abort()
  }, [])
  return waiting
}

/** Activates the newer version and reloads. */
export function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(worker, 'take over')
}

type Watch = { signal: AbortSignal; onWaiting: (worker: ServiceWorker) => void }

function watch(registration: ServiceWorkerRegistration, { signal, onWaiting }: Watch): void {
  let looked = Date.now()
  // The first worker replaces none, so no reload is needed.
  const report = () => registration.waiting && registration.active && onWaiting(registration.waiting)
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', report, { signal }),
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden || Date.now() - looked < CHECK_MS) return
      looked = Date.now()
      registration.update().catch(() => undefined)
    },
    { signal },
  )
  report()
  void navigator.serviceWorker.ready.then(
    ({ active }) => active && !savesData() && tell(active, { keepApplicationIn: languageHere() }),
  )
}

function languageHere(): OfflineLanguage {
  const locale = storedLocale() ?? DEFAULT_LOCALE
  return locale === DEFAULT_LOCALE && storedScript() === 'cyrillic' ? 'bs-Cyrl' : locale
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
