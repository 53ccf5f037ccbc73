import { Agent, request } from 'node:http'

export type Flooded = { tries: number; refused: number }

/** Tries passwords without a pause, each from another address with another password. */
export async function floodSignIns(flood: { port: number; nth: number; until: number }): Promise<Flooded> {
  const { port, nth, until } = flood
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sum = { tries: 0, refused: 0 }
  while (performance.now() < until) {
    const from = `10.${nth}.${(sum.tries >> 8) & 255}.${sum.tries & 255}`
    const status = await signIn({ port, agent, from, email: `poplava.${nth}.${sum.tries}@primjer.ba` })
    sum.tries += 1
    if (status !== 401) sum.refused += 1
  }
  agent.destroy()
  return sum
}

function signIn(call: { port: number; agent: Agent; from: string; email: string }): Promise<number> {
  const { port, agent, from, email } = call
  const body = JSON.stringify({ email, password: `Pogodi-${email}` })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-forwarded-for': from,
  }
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, agent, path: '/api/auth/login', method: 'POST', headers }
    request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end(body)
  })
}
