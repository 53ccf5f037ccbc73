import { randomUUID } from 'node:crypto'
import type { TestApp } from '#tests/setup/test-app.ts'

type Person = { userId: string }

/** Creates an organisation to which all of them belong. */
export async function colleagues({ services: { pool } }: TestApp, ...people: Person[]): Promise<string> {
  const id = randomUUID()
  await pool.query(
    "insert into organisations (id, slug, name, kind) values ($1::uuid, ($1::uuid)::text, 'Una regata', 'employer')",
    [id],
  )
  for (const { userId } of people)
    await pool.query(
      "insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')",
      [id, userId],
    )
  return id
}

/** Adds a skill of the vocabulary to a profile. */
export async function skilled({ services: { pool } }: TestApp, { userId }: Person): Promise<string> {
  const id = randomUUID()
  const label = `Vještina ${id}`
  await pool.query("insert into skills (id, group_name, kind) values ($1, 'data', 'skill')", [id])
  await pool.query(
    "insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)",
    [id, label],
  )
  const content = { items: [{ id: randomUUID(), skill: id, label, level: 'basic' }] }
  await pool.query(
    `insert into profile_sections (user_id, section, content) values ($1, 'skills', $2)
     on conflict (user_id, section) do update set content = excluded.content`,
    [userId, JSON.stringify(content)],
  )
  return id
}
