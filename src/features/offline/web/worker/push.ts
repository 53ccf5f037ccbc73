import type { NotificationClick, PushEventInWorker, WorkerScope } from './worker-scope.ts'

type Message = { title: string; body: string; path: string; tag: string; lang: string }

/** Shows a push message; another one of its group replaces it. */
export async function showPush({ registration }: WorkerScope, { data }: PushEventInWorker): Promise<void> {
  const message = data?.json() as Message | undefined
  if (!message) return
  const { title, body, path, tag, lang } = message
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    data: { path },
  })
}

/** Opens the page of a push message, in an open page of ours if there is one. */
export async function openPushed(
  { clients }: WorkerScope,
  { notification }: NotificationClick,
): Promise<void> {
  notification.close()
  const { path } = notification.data as { path: string }
  const url = new URL(path, location.origin)
  // A push message never leads to another site.
  if (url.origin !== location.origin) return
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = open.find((one) => new URL(one.url).origin === location.origin)
  if (!page) return void (await clients.openWindow(url.href))
  await page.focus()
  await page.navigate(url.href)
}
