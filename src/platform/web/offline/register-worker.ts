import { scriptAddress, WORKER_SCRIPT } from '../shell/trusted-types.ts'

/** Registers the worker behind the offline page once the page itself is done; none while people work on the sources. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  await loaded()
  try {
    return await navigator.serviceWorker.register(scriptAddress(WORKER_SCRIPT))
  } catch {
    // Private windows and full disks refuse; the pages work without it.
    return undefined
  }
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const later = () => setTimeout(resolve, 0)
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
  })
}
