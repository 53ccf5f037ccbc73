import { randomUUID } from 'node:crypto'
import type { Person } from '#features/organisations/server/organisations.fixture.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { GroupDraft, GroupSession } from '../../contract/groups/groups.endpoints.ts'

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
