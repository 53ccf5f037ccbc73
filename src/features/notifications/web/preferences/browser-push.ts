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
  const pushSubscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(async () => {
      // A subscription for another key blocks a new one.
      await (await subscription())?.unsubscribe()
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    })
  await register(pushSubscription)
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const pushSubscription = await subscription()
  if (pushSubscription) {
    await call(removePushSubscription, { body: { endpoint: pushSubscription.endpoint } })
    await pushSubscription.unsubscribe()
  }
  return 'off'
}

/** Subscribes a browser with permission for the member signed in now, because a subscription ends with its session. */
export async function renewPush(): Promise<void> {
  if ((await pushState()) !== 'on') return
  const pushSubscription = await subscription()
  if (pushSubscription) await register(pushSubscription)
}

async function register(pushSubscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = pushSubscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call(addPushSubscription, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
