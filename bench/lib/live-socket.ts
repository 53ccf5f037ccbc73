import type { Talker } from './talkers-world.ts'

type Heard = (message: { topic: string; data?: unknown }) => void

/** Opens the live channel as a page does; resolves once it receives. */
export async function openLive(port: number, talker: Talker, heard: Heard): Promise<WebSocket> {
  const { ticket } = (await (await send(port, talker, 'POST', '/api/live/tickets', {})).json()) as {
    ticket: string
  }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live?ticket=${ticket}`)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Parameters<Heard>[0]
      if (message.topic === 'live.ready') resolve()
      else heard(message)
    })
    socket.addEventListener('close', ({ code }) => reject(new Error(`the channel closed with ${code}`)))
  })
  return socket
}

export function send(
  port: number,
  { sid, accessToken }: Talker,
  method: string,
  path: string,
  body?: object,
) {
  const origin = `http://127.0.0.1:${port}`
  return fetch(origin + path, {
    method,
    headers: {
      origin,
      authorization: `Bearer ${accessToken}`,
      cookie: `__Host-sid=${sid}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
