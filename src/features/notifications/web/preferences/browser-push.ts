import { call } from '#platform/web/api/api.ts'
import { addPushSubscription, getPushKey, removePushSubscription } from '../../contract/push.endpoints.ts'

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Returns the state of pushes in this browser. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await subscription()) ? 'on' : 'off'
}

/** Asks the person for permission, subscribes at the browser's push service and informs the server. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const { key } = await call(getPushKey, {})
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(async () => {
      // A subscription for another key blocks a new one.
      await (await subscription())?.unsubscribe()
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    })
  await register(made)
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const made = await subscription()
  if (made) {
    await call(removePushSubscription, { body: { endpoint: made.endpoint } })
    await made.unsubscribe()
  }
  return 'off'
}

/** Subscribes a browser with permission for the member signed in now, because a subscription ends with its session. */
export async function renewPush(): Promise<void> {
  if ((await pushState()) !== 'on') return
  const made = await subscription()
  if (made) await register(made)
}

async function register(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call(addPushSubscription, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
