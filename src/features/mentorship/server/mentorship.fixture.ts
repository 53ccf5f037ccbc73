import { randomUUID } from 'node:crypto'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { emptyProfile, type MentorProfile } from '../contract/mentor-profile.ts'
import type { OwnMentor } from '../contract/mentor-profile.endpoints.ts'
import type { PublicMentor } from '../contract/public.endpoints.ts'
import type { Mentorship } from '../contract/requests.endpoints.ts'

/** Time every day from morning to evening. */
export const OFFER: MentorProfile = {
  ...emptyProfile('Europe/Sarajevo'),
  about: { bhs: 'Pomažem ti da od tabele dođeš do upita.', en: '' },
  topics: ['skills', 'interview'],
  formats: ['video', 'text'],
  languages: ['bhs', 'de'],
  municipality: 'bihac',
  link: 'https://sastanak.primjer.ba/soba',
  minutes: 60,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
  capacity: 2,
}

export async function staff(app: TestApp) {
  return person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
}

/** A mentor as everybody finds them. */
export async function mentor(app: TestApp, more: Partial<MentorProfile> = {}, by?: Person) {
  const who = await person(app, { firstName: 'Damir', lastName: `Mentor ${randomUUID().slice(0, 8)}` })
  await who.send('PUT', '/api/mentorship/profile', { ...OFFER, ...more })
  await who.send('POST', '/api/mentorship/profile/submission')
  const admin = by ?? (await staff(app))
  const approve = async (minors = false) => {
    const url = `/api/admin/mentors/${who.userId}`
    const { version } = (await admin.send('GET', url)).json<{ version: string }>()
    return admin.send(
      'POST',
      `${url}/decision`,
      { decision: 'approve', reason: '', minors },
      { 'if-match': `"${version}"` },
    )
  }
  await approve(more.minors ?? false)
  const own = (await who.send('GET', '/api/mentorship/profile')).json<OwnMentor>()
  return {
    ...who,
    slug: own.slug ?? '',
    own: async () => (await who.send('GET', '/api/mentorship/profile')).json<OwnMentor>(),
    page: async () => (await app.http.inject(`/api/public/mentors/${own.slug}`)).json<PublicMentor>(),
  }
}
export type TestMentor = Awaited<ReturnType<typeof mentor>>

/** Asks at the n-th free time. */
export async function asking(
  member: Person,
  of: TestMentor,
  more: { id?: string; at?: string; format?: string; goal?: string; slot?: number } = {},
) {
  const { slot = 0, ...given } = more
  const at = given.at ?? (await of.page()).slots[slot]
  return member.send('POST', '/api/mentorship', {
    id: randomUUID(),
    mentor: of.userId,
    goal: 'Hoću sam napisati prvi upit.',
    background: 'Znam Excel.',
    format: 'text',
    at,
    ...given,
  })
}

export async function requestMentorship(member: Person, of: TestMentor, slot = 0): Promise<Mentorship> {
  return (await asking(member, of, { slot })).json<Mentorship>()
}

/** A mentorship that both agreed to. */
export async function agreed(member: Person, of: TestMentor, slot = 0, format = 'text'): Promise<Mentorship> {
  const { id } = (await asking(member, of, { slot, format })).json<Mentorship>()
  return (await of.send('POST', `/api/mentorship/${id}/acceptance`)).json<Mentorship>()
}

export const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code
