import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>

/** Starts a real SMTP server that stores its emails. */
export async function startMailCatcher() {
  const caught: Email[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          caught.push(mail)
          for (const wake of waiting) wake()
          done()
        }, done)
      })
    },
  })
  // A killed sender breaks its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  /** Waits for the newest matching email to this address. */
  async function next(
    to: string,
    matches: (mail: Email) => boolean = () => true,
    timeoutMs = 60_000,
  ): Promise<Email> {
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const found = caught.findLast(
        (mail) => mail.to?.some((recipient) => recipient.address === to) && matches(mail),
      )
      if (found) return found
      const left = deadline - Date.now()
      if (left <= 0) throw new Error(`No mail to ${to} within ${timeoutMs} ms`)
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, left)
        waiting.add(wake)
      })
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    all: caught,
    next,
    to: (address: string) =>
      caught.filter((mail) => mail.to?.some((recipient) => recipient.address === address)),
    clear: () => void caught.splice(0),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
