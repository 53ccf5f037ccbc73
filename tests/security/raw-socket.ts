import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/** Sends exactly these bytes and reads until the server hangs up; `undefined` without a response. */
export function exchange({
  port,
  bytes,
  address,
}: {
  port: number
  bytes: Buffer
  /** The source address, within 127.0.0.0/8. */
  address?: string
}): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    // Only Linux lets a process use every loopback address.
    const from = process.platform === 'linux' && address ? { localAddress: address } : {}
    const socket = connect({ port, host: '127.0.0.1', ...from })
    socket.setTimeout(25_000, () => socket.destroy(new Error('The server neither answers nor hangs up')))
    // A request that announces more than it sends would wait for the server's timeout; slow clients have their own test.
    const patience = setTimeout(() => socket.end(), 3000)
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may hang up before it has read everything.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(read(Buffer.concat(chunks)))
      else reject(error)
    })
    socket.on('close', () => {
      clearTimeout(patience)
      resolve(read(Buffer.concat(chunks)))
    })
  })
}

function read(raw: Buffer): RawAnswer | undefined {
  const text = raw.toString('utf8').replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
  if (!status) return undefined
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  const body = rest.join('\r\n\r\n')
  if (headers.get('transfer-encoding') === 'chunked') return { status, headers, body: unchunk(body) }
  const length = Number(headers.get('content-length') ?? body.length)
  return { status, headers, body: Buffer.from(body).subarray(0, length).toString() }
}

function unchunk(body: string): string {
  let rest = Buffer.from(body)
  let whole = ''
  for (;;) {
    const end = rest.indexOf('\r\n')
    const size = parseInt(rest.subarray(0, Math.max(end, 0)).toString(), 16)
    if (end < 0 || !size) return whole
    whole += rest.subarray(end + 2, end + 2 + size).toString()
    rest = rest.subarray(end + 4 + size)
  }
}
