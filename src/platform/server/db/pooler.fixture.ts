import { once } from 'node:events'
import { openRelay } from './relay.fixture.ts'

/** Passes everything on to a database and notes what a pooler in transaction mode would have to understand. */
export async function openPooler(databaseUrl: string) {
  const settings = new Set<string>()
  const names = new Set<string>()
  const texts: string[] = []

  function note(kind: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString().split('\0')
    if (kind === 'Q') texts.push(first)
    if (kind === 'P') texts.push(second)
    if (kind === 'P' && first !== '') names.add(first)
    if (kind === 'B' && second !== '') names.add(second)
  }

  /** Reads the messages of one connection as they come, whole or in pieces. */
  function reader() {
    let rest: Buffer = Buffer.alloc(0)
    let isStarted = false
    return (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        const at = isStarted ? 1 : 0
        if (rest.length < at + 4 || rest.length < at + rest.readInt32BE(at)) return
        const end = at + rest.readInt32BE(at)
        const body = rest.subarray(at + 4, end)
        if (isStarted) note(String.fromCharCode(rest[0]!), body)
        else {
          const parts = body.subarray(4).toString().split('\0')
          for (let n = 0; parts[n]; n += 2) settings.add(parts[n]!)
        }
        isStarted = true
        rest = rest.subarray(end)
      }
    }
  }

  const { url, server } = await openRelay(databaseUrl, (near) => near.on('data', reader()))
  return {
    url,
    /** Settings of a session that a connection begins with. */
    settings,
    /** Names of statements that a session is to keep. */
    names,
    /** All statements. */
    texts,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
