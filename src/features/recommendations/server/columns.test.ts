import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { getMemberFacts } from './member.queries.ts'
import { listPeopleById, getPeopleChangesSince, listPublishedPeople } from './people/people.queries.ts'
import { getOfferChangesSince, listOffersById, listOpenOffers } from './offers.queries.ts'

/** All columns that the ranking may read. Adding one is a decision about people: see docs/decisions. */
const READABLE: Readonly<Record<string, string>> = {
  active_members: 'id, interests',
  member_places: 'user_id, municipality',
  member_skills: 'user_id, skill, label, level',
  member_languages: 'user_id, language, level',
  published_profiles: 'user_id, visibility',
  profile_changes: 'user_id, updated_at',
  skill_names: 'skill_id, folded, origin, place',
  member_organisations: 'user_id, organisation_id',
  opportunity_changes: 'id, changed_at',
  recommendation_settings: 'user_id, near, pay, learning, seeking, reset_at',
  member_opportunity_events: 'user_id, opportunity_id, kind, reason, created_at',
  wanted_skills: 'opportunity_id, skill_id, importance, level',
  open_opportunities: `id, kind, organisation_id, organisation, municipalities, mode, languages, first_job,
    amount_min, amount_max, deadline, published_at, created_at`,
  // The columns that the views themselves read.
  users: 'id, language, interests, onboarded_at, created_at, suspended_at, delete_after',
  profiles: 'user_id, published_at, visibility, updated_at',
  profile_slugs: 'user_id, slug, is_current',
  profile_sections: 'user_id, section, content, updated_at',
  opportunity_events: 'user_id, opportunity_id, kind, reason, created_at',
  opportunity_skills: 'opportunity_id, skill_id, importance, level',
  opportunities: `id, slug, kind, status, organisation_id, organisation_name, title, summary, body, details, municipalities,
    mode, languages, amount_min, amount_max, amount_net, contract, first_job, vacancies, deadline, starts_at, ends_at,
    apply_here, external_url, questions, source_url, version, created_at, updated_at, changed_at, published_at, closed_at,
    closed_reason`,
  organisations: 'id, name, suspended_at, closed_at',
  organisation_members: 'organisation_id, user_id',
  skills: 'id, group_name',
  skill_labels: 'skill_id, locale, label, folded, origin, place',
}

let app: TestApp
let client: Client
let userId = ''
beforeAll(async () => {
  app = await buildTestApp()
  userId = (await signIn(app)).userId
  client = new Client({ connectionString: app.services.pool.options.connectionString })
  await client.connect()
  // From now on this database's account may only read these columns; the database is dropped afterwards.
  for (const [table, columns] of Object.entries(READABLE)) {
    await client.query(`revoke all on ${table} from current_user`)
    await client.query(`grant select (${columns}) on ${table} to current_user`)
  }
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

describe('the ranking', () => {
  test('works where the database lets nobody read gender, name, picture, mail or phone', async () => {
    expect(await getMemberFacts(app.services.db, userId)).toEqual({
      skills: [],
      spoken: [],
      near: [],
      municipality: null,
      languages: [],
      interests: [],
      interactions: [],
      done: [],
      seeking: [],
      weights: { near: 'normal', pay: 'normal', learning: 'normal' },
    })
    for await (const offer of listOpenOffers(client)) expect(offer).toBeUndefined()
    expect(await listOffersById(client, [randomUUID()])).toEqual([])
    expect((await getOfferChangesSince(client, new Date(0))).ids).toEqual([])
    for await (const person of listPublishedPeople(client)) expect(person).toBeUndefined()
    expect(await listPeopleById(client, [userId])).toEqual([])
    await getPeopleChangesSince(client, new Date(0))
    for (const column of ['gender', 'first_name', 'last_name', 'picture_url', 'email', 'phone_number'])
      await expect(client.query(`select ${column} from users`)).rejects.toThrow(/permission denied/)
  })

  test('takes of a profile only skills, languages and the municipality', () => {
    const text = readFileSync(join(import.meta.dirname, 'member.queries.ts'), 'utf8')
    expect(viewsOfPeople(text)).toEqual([
      'member_languages',
      'member_opportunity_events',
      'member_organisations',
      'member_places',
      'member_skills',
    ])
    expect(text).not.toContain('->>')
  })

  test('takes of other people only skills and the municipality, and what interests them', () => {
    const text = readFileSync(join(import.meta.dirname, 'people/people.queries.ts'), 'utf8')
    expect(viewsOfPeople(text)).toEqual([
      'active_members',
      'member_places',
      'member_skills',
      'profile_changes',
      'published_profiles',
    ])
    // The visibility is read only for these closed fields.
    expect(
      new Set([...text.matchAll(/(\w+) ->>? '(\w+)'/g)].map(([, of, field]) => `${of} ${field}`)),
    ).toEqual(new Set(['visibility interests', 'visibility intro', 'visibility skills']))
  })

  test('has no word for who somebody is', () => {
    for (const folder of ['.', 'rank', 'engine', 'people'])
      for (const file of readdirSync(join(import.meta.dirname, folder)).filter((name) =>
        name.endsWith('.ts'),
      )) {
        if (/\.(test|fixture)\.ts$/.test(file)) continue
        const code = readFileSync(join(import.meta.dirname, folder, file), 'utf8').replaceAll(
          /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
          '',
        )
        expect([
          file,
          code.match(/gender|birth|\bage\b|firstName|first_name|last_name|picture|photo/i),
        ]).toEqual([file, null])
      }
  })
})

function viewsOfPeople(text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|join) ([a-z_]*(?:profile|member)[a-z_]*)\b/g)].map(
    ([, name]) => name!,
  )
  return [...new Set(named)].sort()
}
