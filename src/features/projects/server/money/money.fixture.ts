import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Rights } from '#platform/server/auth/users.queries.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Money, PlannedInstalment, Terms } from '../../contract/money/money.endpoints.ts'
import { startedProject } from '../projects.fixture.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
export const WHY = 'Adresa ekipe je pogrešno upisana.'

export const TERMS: Terms = {
  bank: { name: 'Omladinska banka Zenica', address: 'Trg 1, Zenica', represented: 'Mirna Lukić' },
  team: { represented: 'Lana Perić', address: 'Sarajevska 5, Zenica' },
  from: '2026-12-01',
  until: '2027-05-31',
  reports: [{ id: newId(), what: 'Završni izvještaj', day: '2027-06-15' }],
  note: '',
}

const SOME_DAY = '2026-01-05'
export const dayOf = (at: string | null | undefined) => (at ? localDay(new Date(at)) : SOME_DAY)

type Planned = [km: number, condition: PlannedInstalment['condition']]

export function planOf(...rows: readonly Planned[]) {
  return rows.map(([km, condition]) => ({ id: newId(), amount: km * 100, condition, day: '2027-01-15' }))
}

export async function somebody(app: TestApp, firstName: string, rights?: Rights) {
  const person = await signIn(app, { firstName, ...(rights && { rights }) })
  const send = (method: Method, url: string, body?: object, version?: string) =>
    app.http.inject({
      method,
      url,
      headers: {
        origin: 'http://localhost:3000',
        ...person.headers,
        ...(version && { 'if-match': `"${version}"` }),
      },
      ...(body && { payload: body }),
    })
  return { ...person, send }
}
export type Somebody = Awaited<ReturnType<typeof somebody>>

/** Creates a running project of Lana and Emir with 800 KM, two board members of its bank, and two admins who pay. */
export async function projectWithBank(app: TestApp) {
  const STAFF: Rights = { role: 'ADMIN', scopes: ['grants'] }
  const [lana, emir, ana, ben] = (await Promise.all(
    ['Lana', 'Emir', 'Ana', 'Ben'].map((name) => somebody(app, name)),
  )) as [Somebody, Somebody, Somebody, Somebody]
  const [sana, nedim] = (await Promise.all(['Sana', 'Nedim'].map((name) => somebody(app, name, STAFF)))) as [
    Somebody,
    Somebody,
  ]
  const { id, slug } = await startedProject(app, { team: [lana.userId, emir.userId] })
  const { rows } = await app.services.pool.query<{ bank_id: string }>(
    'select c.bank_id from projects p join grant_calls c on c.id = p.call_id where p.id = $1',
    [id],
  )
  await seatOnBoard(app.services.db, { bankId: rows[0]!.bank_id, board: [ana.userId, ben.userId] })
  const url = `/api/projects/${slug}`
  const see = async (one: Somebody) => (await one.send('GET', `${url}/money`)).json<Money>()
  const write = (one: Somebody, instalments: object[], terms: Terms = TERMS, version?: string) =>
    one.send('PUT', `${url}/agreement`, { terms, instalments }, version)
  const upload = (one: Somebody, path: string, bytes: Buffer = PDF, type = 'application/pdf') =>
    app.http.inject({
      method: 'PUT',
      url: `${url}/${path}?name=racun.pdf`,
      headers: { origin: 'http://localhost:3000', ...one.headers, 'content-type': type },
      payload: bytes,
    })
  /** Uploads the copy signed by the team. */
  const handIn = () => upload(lana, `agreement/files/${newId()}`)
  /** Marks the contract as signed with the uploaded copy, if there is one. */
  async function sign(one: Somebody, day?: string) {
    const { signedFile, issuedAt } = (await see(one)).agreement
    const body = { day: day ?? dayOf(issuedAt), copy: signedFile?.digest ?? '' }
    return one.send('PUT', `${url}/agreement/signed`, body)
  }
  /** Creates a contract with these instalments, issued and signed. */
  async function agreed(...planned: Planned[]) {
    const plan = planOf(...planned)
    await write(ana, plan)
    await ana.send('POST', `${url}/agreement/issue`)
    await handIn()
    await sign(ana)
    return plan
  }
  const release = (one: Somebody, instalment: string) =>
    one.send('PUT', `${url}/instalments/${instalment}/release`)
  /** Records a payment on the day of the signature, if no other is given. */
  async function pay(one: Somebody, instalment: string, day?: string) {
    const { signedOn } = (await see(ana)).agreement
    return one.send('PUT', `${url}/instalments/${instalment}/payment`, { day: day ?? signedOn ?? SOME_DAY })
  }
  const spend = (one: Somebody, amount: number, { line = 'paint', entry = newId() } = {}) =>
    one.send('PUT', `${url}/entries/${entry}`, {
      kind: 'expense',
      amount,
      what: 'Boja',
      day: '2026-01-07',
      line,
      giver: null,
    })
  /** Adds an expense with its receipt. */
  async function prove(one: Somebody, amount: number) {
    const entry = newId()
    await spend(one, amount, { entry })
    return upload(one, `entries/${entry}/receipts/${newId()}`)
  }
  return {
    upload,
    handIn,
    sign,
    prove,
    id,
    slug,
    url,
    lana,
    emir,
    ana,
    ben,
    sana,
    nedim,
    see,
    write,
    agreed,
    release,
    pay,
    spend,
  }
}
