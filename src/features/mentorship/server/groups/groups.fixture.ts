import { randomUUID } from 'node:crypto'
import type { Person } from '#features/organisations/server/organisations.fixture.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { GroupDraft, GroupSession } from '../../contract/groups/groups.endpoints.ts'
import { groupsTask } from './groups.task.ts'

type Sender = {
  send: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => ReturnType<Person['send']>
}

const dayIn = (days: number) => localDay(new Date(Date.now() + days * DAY_MS))

/** A group session in a week, at seven in the evening. */
export const groupDraft = (more: Partial<GroupDraft> = {}): GroupDraft => ({
  topic: { bhs: 'Prvi razgovor za posao', en: '' },
  description: { bhs: 'Vježbamo pitanja u malom krugu.', en: '' },
  starts: `${dayIn(7)}T19:00`,
  joinBy: `${dayIn(6)}T19:00`,
  zone: 'Europe/Sarajevo',
  minutes: 60,
  places: 2,
  format: 'video',
  link: 'https://sastanak.primjer.ba/grupa',
  location: '',
  ...more,
})

export const announcing = (mentor: Sender, more: Partial<GroupDraft> & { id?: string } = {}) =>
  mentor.send('POST', '/api/mentorship/groups', { id: randomUUID(), ...groupDraft(more) })

export async function newGroup(mentor: Sender, more: Partial<GroupDraft> = {}): Promise<string> {
  return (await announcing(mentor, more)).json<{ id: string }>().id
}

export const joining = (who: Sender, id: string) => who.send('PUT', `/api/mentorship/groups/${id}/place`)
export const leaving = (who: Sender, id: string) => who.send('DELETE', `/api/mentorship/groups/${id}/place`)

const read = async (who: Sender, url: string) =>
  (await who.send('GET', url)).json<{ groups: GroupSession[] }>().groups
export const ownGroup = async (who: Sender, id: string) =>
  (await read(who, '/api/mentorship/groups/mine')).find((one) => one.id === id)
export const comingGroup = async (who: Sender, id: string) =>
  (await read(who, '/api/mentorship/groups')).find((one) => one.id === id)

const JOB = { id: randomUUID(), complete: async () => undefined }

/** What tests of group sessions do with the product: its task on two instances, its clock, what people hear. */
export function groupTools({ services, mails }: Pick<TestApp, 'services' | 'mails'>) {
  const query = (text: string, ...values: unknown[]) => services.pool.query(text, values)
  return {
    query,
    mind: () => Promise.all([1, 2].map(() => groupsTask.handle(services, {}, JOB))),
    noticesOf: async (who: Person) => (await who.send('GET', '/api/notifications')).body,
    async mailTo(who: Person, part: string): Promise<string> {
      const { rows } = await services.pool.query<{ email: string }>('select email from users where id = $1', [
        who.userId,
      ])
      const mail = await mails.next(rows[0]!.email, ({ subject }) => subject?.includes(part) ?? false)
      const content = mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))?.content ?? ''
      return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()
    },
    /** Moves the session to so many minutes from now. */
    putBack: (id: string, minutes: number) =>
      query(
        `update mentorship_groups set starts_at = now() + $2 * interval '1 minute', created_at = now() - interval '9 days',
          join_by = least(join_by, now() + ($2 - 1) * interval '1 minute') where id = $1`,
        id,
        minutes,
      ),
  }
}
