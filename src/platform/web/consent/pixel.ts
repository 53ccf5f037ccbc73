import { PIXEL_SCRIPT, scriptAddress } from '../shell/trusted-types.ts'
import { consentChoice } from './choice.ts'
import { isSecretAddress, plainAddress } from './secret-address.ts'

type Pixel = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
  disableConfigLoading: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

let state: 'absent' | 'loading' | 'loaded' | 'paused' = 'absent'
let waiting = false
let isInitialised = false
// The policy of a page that was opened with a secret in its address lets no pixel in, however far the person goes on.
// On the server, which renders the bar too, there is no address.
const openedInSecret = isSecretAddress(globalThis.location?.href ?? '')

/** Reports the page that is open now, if the person has agreed and its address is nobody's secret. */
export function reportPageView(): void {
  const id = document.body.dataset.pixel
  if (!id || openedInSecret) return
  if (consentChoice() !== 'accepted' || isSecretAddress(location.href)) return pause()
  if (state === 'absent') load()
  if (state === 'paused') resume()
  // Calls wait in a queue while the script loads, and it would meet them with the query still in the address bar.
  if (state === 'loading' && location.search) waiting = true
  else send(id)
}

function send(id: string): void {
  withoutQuery(() => {
    if (!isInitialised) {
      window.fbq?.('set', 'autoConfig', false, id)
      window.fbq?.('init', id)
    }
    isInitialised = true
    window.fbq?.('track', 'PageView')
  })
}

function load(): void {
  state = 'loading'
  hideReferrer()
  window.fbq ??= stub()
  window._fbq ??= window.fbq
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress(PIXEL_SCRIPT)
  script.addEventListener('load', stand)
  script.addEventListener('error', stand)
  document.head.append(script)
}

function stand(): void {
  if (state === 'loading') state = 'loaded'
  if (waiting) reportPageView()
  waiting = false
}

/** Collects calls until the script is there. It watches neither clicks nor forms nor the address by itself. */
function stub(): Pixel {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  pixel.queue = []
  pixel.push = pixel
  pixel.loaded = true
  pixel.version = '2.0'
  pixel.disablePushState = true
  pixel.disableConfigLoading = true
  return pixel
}

function pause(): void {
  if (state !== 'loading' && state !== 'loaded') return
  state = 'paused'
  waiting = false
  window.fbq?.('consent', 'revoke')
}

function resume(): void {
  state = 'loaded'
  window.fbq?.('consent', 'grant')
}

/** The pixel takes the address from the address bar itself. */
function withoutQuery(work: () => void): void {
  const { href, search } = location
  if (!search) return work()
  history.replaceState(history.state, '', plainAddress(href))
  try {
    work()
  } finally {
    history.replaceState(history.state, '', href)
  }
}

function hideReferrer(): void {
  const { referrer } = document
  if (/[?#]/.test(referrer))
    Object.defineProperty(document, 'referrer', { value: plainAddress(referrer), configurable: true })
}
