import * as Y from 'yjs'
import type { CallContent } from '#features/calls/contract/call.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Rights } from '#platform/server/auth/users.queries.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Canvas, getUpdates } from '../contract/canvas.endpoints.ts'
import { aboutOf, rowsOf, type RowsName, textOf } from '../contract/canvas-document.ts'
import { CanvasSync } from '../contract/canvas-sync.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Creates a member with the calls of canvases. */
export async function writer(app: TestApp, firstName = 'Amra', rights?: Rights) {
  const person = await signIn(app, { firstName, ...(rights && { rights }) })
  const send = (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', ...person.headers, ...headers },
      ...(body && { payload: body }),
    })
  const see = async (id: string) => (await send('GET', `/api/canvases/${id}`)).json<Canvas>()
  const decide = (method: 'PUT' | 'POST', what: string) => async (id: string) => {
    const { seq, stamp } = await see(id)
    return send(method, `/api/canvases/${id}/${what}`, { seq, clock: { stamp, elapsed: 0 } })
  }
  return {
    ...person,
    send,
    see,
    begin: async (call: string) => (await send('POST', '/api/canvases', { call })).json<{ id: string }>().id,
    confirm: decide('PUT', 'confirmation'),
    submit: decide('POST', 'submission'),
    /** Opens the application on one of the member's devices. */
    async device(id: string) {
      const doc = new Y.Doc()
      const sync = new CanvasSync({ doc, transport: transportOf(id, send) })
      await sync.sync()
      return { doc, sync }
    },
  }
}
export type Writer = Awaited<ReturnType<typeof writer>>

function transportOf(id: string, send: Writer['send']) {
  const bytesOf = (text: string | null | undefined) =>
    text ? new Uint8Array(Buffer.from(text, 'base64')) : null
  async function ask(query: string) {
    const answer = await send('GET', `/api/canvases/${id}/updates?${query}`)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const { snapshot, update, seq } = answer.json<ResponseOf<typeof getUpdates>>()
    return { snapshot: bytesOf(snapshot), update: bytesOf(update), seq }
  }
  return {
    open: () => ask('open=1'),
    read: (after: number) => ask(`after=${after}`),
    async write(update: Uint8Array) {
      const body = { update: Buffer.from(update).toString('base64'), title: '' }
      const answer = await send('POST', `/api/canvases/${id}/updates`, body)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<{ seq: number }>()
    },
  }
}

export function writeText(doc: Y.Doc, { box, words }: { box: string; words: string }): void {
  const paragraph = new Y.XmlElement('paragraph')
  paragraph.insert(0, [new Y.XmlText(words)])
  textOf(doc, box).insert(0, [paragraph])
}

export function addRow(doc: Y.Doc, name: RowsName, row: Record<string, unknown>): void {
  rowsOf(doc, name).push([new Y.Map(Object.entries(row))])
}

/** Writes an application that keeps all rules of the fixture's call. */
export function fillApplication(doc: Y.Doc, { template, projectFrom, projectUntil }: CallContent): void {
  doc.transact(() => {
    aboutOf(doc).set('title', 'Klupe uz Bosnu')
    aboutOf(doc).set('municipality', 'zenica')
    for (const box of template.boxes)
      if (box.kind === 'text') writeText(doc, { box: box.id, words: 'ž'.repeat(box.limit) })
    for (const id of ['t1', 't2', 't3'])
      addRow(doc, 'timeline', { id, what: 'Radna subota', from: projectFrom, until: projectUntil })
    addRow(doc, 'budget', { id: 'b1', what: 'Građa', category: 'material', amount: 1000_00 })
    addRow(doc, 'contributions', { id: 'c1', kind: 'goods', what: 'Alat', giver: 'Škola', value: 600_00 })
  })
}

/** Creates a team of three with a complete application that nobody has confirmed. */
export async function completeApplication(app: TestApp, changed: Partial<CallContent> = {}) {
  const call = await insertCall(app.services.db, changed)
  const lead = await writer(app, 'Amra')
  const id = await lead.begin(call.slug)
  const others = [await writer(app, 'Emir'), await writer(app, 'Lana')]
  for (const other of others) await join(lead, other, id)
  const team = [lead, ...others]
  for (const mate of team) await mate.send('PUT', `/api/canvases/${id}/birthday`, { born: '2004-05-06' })
  const { doc, sync } = await lead.device(id)
  fillApplication(doc, call.content)
  await sync.sync()
  return { call, id, lead, others, team, doc, sync }
}

/** Creates a link and lets somebody join by it. */
export async function join(lead: Writer, other: Writer, id: string) {
  const { link } = (await lead.send('POST', `/api/canvases/${id}/invitations`, { email: null })).json<{
    link: string
  }>()
  return other.send('POST', '/api/canvas-memberships', { token: link.split('=')[1] ?? '' })
}
