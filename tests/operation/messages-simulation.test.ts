import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApi, openServices } from '#app/compose.ts'
import type { Message } from '#features/messaging/contract/message.ts'
import { signAccessToken } from '#platform/server/auth/access-token.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { Device, Disk, type Answer, type Link } from './messages-device.ts'
import { clearUp, dataFolder, ORIGIN, type Product, startProduct } from './product.fixture.ts'
import { type Chance, chanceOf } from './chance.ts'

const RUNS = Number(process.env.SIM_RUNS ?? 1000)
const SEED = Number(process.env.SIM_SEED ?? Date.now() % 1_000_000_000)
const AT_ONCE = 8
/** Enough that nobody reaches the limit of messages per minute. */
const PEOPLE = 160
const KILLS = 3

let database: Awaited<ReturnType<typeof createTestDatabase>>
let here: Awaited<ReturnType<typeof openHere>>
let other: Product
let startOther: () => Promise<Product>
const people: SignedIn[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const dataDir = dataFolder()
  startOther = () => startProduct({ dataDir, env: { DATABASE_URL: database.url, SEED: 'none' } })
  other = await startOther()
  here = await openHere(dataDir)
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signIn(here as unknown as TestApp))
})
afterAll(async () => {
  await other.stop()
  await here.http.close()
  await here.close()
  await clearUp()
  await database.drop()
})

/** Starts one instance in this process, beside one that can be killed. */
async function openHere(dataDir: string) {
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, PUBLIC_URL: ORIGIN })
  const opened = await openServices({
    config,
    log: createLog('silent'),
    secrets: await loadSecrets(config.secret),
    databaseUrl: database.url,
  })
  const http = await buildApi(opened.services)
  await http.ready()
  return { ...opened, http }
}

test(`${RUNS} conversations over links that drop, double, delay and tear, while an instance is killed: each accepted message once, in one order, on every device (SIM_SEED=${SEED})`, async () => {
  let next = 0
  let isOver = false
  const killing = killNowAndThen(() => isOver)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < RUNS) {
        const run = next++
        await live(chanceOf(SEED + run), run).catch((error: unknown) => {
          throw new Error(`SIM_SEED=${SEED + run} SIM_RUNS=1: ${String(error)}`, { cause: error })
        })
      }
    }),
  ).finally(() => {
    isOver = true
  })
  await killing
}, 1_800_000)

async function killNowAndThen(isOver: () => boolean): Promise<void> {
  for (let n = 0; n < (RUNS > 1 ? KILLS : 0) && !isOver(); n += 1) {
    await other.kill()
    // On a crowded machine a start may exceed its timeout.
    other = await startOther().catch(() => startOther())
  }
}

/** Runs one history: members, random events, and a comparison of all devices at the end. */
async function live(chance: Chance, run: number): Promise<void> {
  const many = run % 20 === 0 ? 8 : chance.between(2, 4)
  const members = await Promise.all(
    Array.from({ length: many }, (_, n) => renewToken(people[(run * 4 + n) % PEOPLE]!)),
  )
  const conversation = await begin(members)
  const weather = { isFine: false }
  const written = new Map<string, string[]>()
  const taken = new Set<string>()
  const disks = new Map<string, { disk: Disk; member: SignedIn }>()
  // One member has two devices.
  for (const [n, member] of [...members, members[0]!].entries())
    disks.set(`${n}`, { disk: new Disk(), member })
  const devices = new Map<string, Device>()
  const turnOn = async (name: string) => {
    const { disk, member } = disks.get(name)!
    const link = linkOf({ member, chance, weather })
    const device = new Device({ name, disk, link, conversation, taken: (id) => taken.add(id) })
    devices.set(name, device)
    await device.open()
    await device.timeline.open().catch(() => undefined)
  }
  const stop = here.services.hub.subscribe(`user:${members[1]!.userId}`, (message) => {
    const { data } = message as { data?: { version?: number } }
    // The member gets other topics too, such as notifications.
    if (data?.version === undefined) return
    const { version } = data
    // For each device the channel may lose, double or delay its messages.
    for (const device of devices.values())
      for (let times = chance.pick([0, 1, 1, 2]); times > 0; times -= 1)
        void device.timeline.hear(version - chance.pick([0, 0, 1])).catch(() => undefined)
  })
  for (const name of disks.keys()) await turnOn(name)
  for (let step = chance.between(4, 9); step > 0; step -= 1) {
    const name = chance.pick([...disks.keys()])
    const device = devices.get(name)!
    const act = chance.between(0, 9)
    if (act === 0) {
      device.crash()
      await turnOn(name)
    } else if (act === 1) device.wake()
    else {
      const id = randomUUID()
      written.set(name, [...(written.get(name) ?? []), id])
      const writing = device.write(id, `poruka ${step} od ${name}`)
      if (chance.isLikely(0.5)) await writing
    }
  }
  weather.isFine = true
  for (const device of devices.values()) {
    device.wake()
    await device.settle()
  }
  stop()
  for (const device of devices.values()) {
    await device.settle()
    expect(device.unsent, `left on device ${device.name}`).toEqual([])
  }
  check({ truth: await messagesOf(conversation), devices: [...devices.values()], written, taken })
}

/** Returns the member with a new access token: on a slow machine all histories together outlast one. */
async function renewToken(member: SignedIn): Promise<SignedIn> {
  const { headers, userId } = member
  const { sid, n, email, role } = decodeJwt<{ sid: string; n: number; email: string; role: string }>(
    headers.authorization.replace('Bearer ', ''),
  )
  const claims = { sessionId: sid, counter: n, userId, email, role }
  const token = await signAccessToken(here.services.secrets, claims, new Date())
  return { userId, headers: { ...headers, authorization: `Bearer ${token}` } }
}

function check(input: {
  truth: Message[]
  devices: Device[]
  written: Map<string, string[]>
  taken: Set<string>
}): void {
  const { truth, devices, written, taken } = input
  const ids = truth.map(({ id }) => id)
  expect(truth.map(({ seq }) => seq)).toEqual(ids.map((_, n) => n + 1))
  expect(ids.toSorted()).toEqual([...written.values()].flat().toSorted())
  for (const id of taken) expect(ids).toContain(id)
  for (const mine of written.values()) expect(ids.filter((id) => mine.includes(id))).toEqual(mine)
  for (const { name, shown } of devices)
    expect(
      shown.map(({ id, seq }) => `${seq} ${id}`),
      `shown on device ${name}`,
    ).toEqual(truth.map(({ id, seq }) => `${seq} ${id}`))
}

async function begin(members: readonly SignedIn[]): Promise<string> {
  const id = randomUUID()
  await here.services.db.execute<object>(
    sql`insert into conversations (id, kind, title) values (${id}, 'group', 'x')`,
  )
  await here.services.db.execute<object>(sql`
    insert into conversation_members (conversation_id, user_id)
    select ${id}, who from unnest(${sql.param(members.map(({ userId }) => userId))}::uuid[]) who`)
  return id
}

async function messagesOf(conversation: string): Promise<Message[]> {
  const { rows } = await here.services.db.execute<Message>(sql`
    select id, seq::int from conversation_messages where conversation_id = ${conversation} order by seq`)
  return rows
}

/** Returns a link to either instance that loses calls and responses, doubles calls, and delays them. */
function linkOf(input: { member: SignedIn; chance: Chance; weather: { isFine: boolean } }): Link {
  const { member, chance, weather } = input
  return async (method, path, body) => {
    const call = () =>
      chance.isLikely(0.3)
        ? callOther(member, { method, path, body })
        : callHere(member, { method, path, body })
    if (weather.isFine) return callHere(member, { method, path, body })
    for (let pause = chance.between(0, 3); pause > 0; pause -= 1) await new Promise(setImmediate)
    const luck = chance.between(0, 9)
    if (luck === 0) throw new Error('the call was lost')
    if (luck === 1) {
      await call()
      throw new Error('the answer was lost')
    }
    if (luck === 2) return (await Promise.all([call(), call()]))[chance.between(0, 1)]!
    return call()
  }
}

type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; body: unknown }

async function callHere(member: SignedIn, { method, path, body }: Call): Promise<Answer> {
  const response = await here.http.inject({
    method,
    url: path,
    headers: { origin: ORIGIN, ...member.headers },
    ...(body !== undefined && { payload: body as object }),
  })
  return { status: response.statusCode, body: response.body ? response.json() : undefined }
}

async function callOther(member: SignedIn, { method, path, body }: Call): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${other.port}${path}`, {
    method,
    headers: {
      origin: ORIGIN,
      ...member.headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
