import { unseal } from '../config/sealed.ts'
import type { Task } from '../queue/queue.ts'
import { SMS_TASK } from './sms-sender.ts'

const TIME_MS = 10_000

/**
 * Hands one message to the gateway of the operator: a POST of `{"to", "text", "id"}` as JSON, with `Idempotency-Key`;
 * a name and password in the address become Basic authorisation. Any 2xx is taken as sent. What the gateway refuses
 * (4xx but 408 and 429) is not sent again; anything else is tried again with the same id.
 */
export const smsTask: Task<{ sealed?: string }> = {
  name: SMS_TASK,
  // A code is of no use later than that.
  retryLimit: 4,
  concurrency: 20,
  async handle({ config, secrets, log }, { sealed }, job) {
    if (!sealed || config.smsGatewayUrl === undefined) return
    const { to, text } = JSON.parse(unseal(secrets.key('sms-outbox'), sealed)) as { to: string; text: string }
    const { url, headers } = gatewayOf(config.smsGatewayUrl)
    const answer = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(TIME_MS),
      redirect: 'error',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': job.id },
      body: JSON.stringify({ to, text, id: job.id }),
    })
    await answer.body?.cancel()
    const { status, ok } = answer
    if (ok) return
    if (status >= 400 && status < 500 && status !== 408 && status !== 429)
      log.error({ status }, 'the SMS gateway refused a message')
    else throw new Error(`The SMS gateway answered ${status}`)
  },
}

function gatewayOf(address: string): { url: URL; headers: Record<string, string> } {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (username === '') return { url, headers: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
