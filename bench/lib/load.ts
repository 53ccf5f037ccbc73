import { connect } from 'node:net'

export type Load = { port: number; request: Buffer; connections: number; seconds: number }

/**
 * Sends the same request over persistent connections, the next one after a complete response; returns the number of
 * responses.
 */
export async function load({ port, request, connections, seconds }: Load): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => one({ port, request, until })))
  return counts.reduce((sum, count) => sum + count, 0)
}

function one({ port, request, until }: { port: number; request: Buffer; until: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let count = 0
    let missing = -1
    let head = ''
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 200)))
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        missing = length - (head.length - end - 4)
      } else {
        missing -= chunk.length
      }
      if (missing > 0) return
      count += 1
      missing = -1
      head = ''
      if (performance.now() < until) socket.write(request)
      else {
        socket.end()
        resolve(count)
      }
    })
  })
}

export function httpRequest({
  method = 'GET',
  path,
  headers = {},
  body = '',
}: {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
