import { randomUUID } from 'node:crypto'
import { emptySettings, formContent } from '#features/forms/server/forms.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates a form of an organisation of somebody else, with an answer. */
async function foreignForm(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const [organisation, id, submission] = [randomUUID(), randomUUID(), randomUUID()]
  const { pool } = app.services
  await pool.query(
    `insert into organisations (id, slug, name, kind, verification)
     values ($1::uuid, ($1::uuid)::text, 'Tuđa', 'employer', 'verified')`,
    [organisation],
  )
  await pool.query(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'owner')`,
    [organisation, userId],
  )
  await pool.query(
    `insert into forms (id, organisation_id, slug, content) values ($1::uuid, $2, 'tudji-' || $1::text, $3)`,
    [id, organisation, formContent],
  )
  await pool.query('insert into form_versions (form_id, number, content) values ($1, 1, $2)', [
    id,
    formContent,
  ])
  await pool.query(
    `insert into form_submissions (id, form_id, version, number, answers, typed, locale, key_digest)
     values ($1::uuid, $2, 1, 1, '{}', '{}', 'bhs', decode(replace($1::text, '-', ''), 'hex'))`,
    [submission, id],
  )
  return { organisation, id, submission, file: randomUUID(), delivery: randomUUID(), format: 'csv' }
}

const ONE = '/api/organisation-forms/{organisation}/{id}'

export const foreignForms = Object.fromEntries(
  [
    'GET /api/organisation-forms/{organisation}',
    'POST /api/organisation-forms/{organisation}',
    `GET ${ONE}`,
    `PUT ${ONE}`,
    `POST ${ONE}/copy`,
    `PUT ${ONE}/settings`,
    `POST ${ONE}/publication`,
    `DELETE ${ONE}/publication`,
    `PUT ${ONE}/archive`,
    `GET ${ONE}/statistics`,
    `GET ${ONE}/export/{format}`,
    `GET ${ONE}/files`,
    `GET ${ONE}/submissions`,
    `GET ${ONE}/submissions/{submission}`,
    `GET ${ONE}/submissions/{submission}/files/{file}`,
    `POST ${ONE}/submissions/{submission}/notes`,
    `PUT ${ONE}/submission-status`,
    `PUT ${ONE}/submission-reader`,
    `GET ${ONE}/readers`,
    `GET ${ONE}/submission-ids`,
    `PUT ${ONE}/submission-deletion`,
    `PUT ${ONE}/submission-restoration`,
    `GET ${ONE}/webhook`,
    `PUT ${ONE}/webhook`,
    `POST ${ONE}/webhook/test`,
    `POST ${ONE}/webhook/deliveries/{delivery}/repetition`,
  ].map((name) => [name, foreignForm]),
)

/** Bodies that would be valid for one's own. */
export const formBodies: Record<string, object> = {
  'POST /api/organisation-forms/{organisation}': { title: formContent.title },
  [`PUT ${ONE}`]: formContent,
  [`PUT ${ONE}/settings`]: emptySettings,
  [`PUT ${ONE}/archive`]: { archived: true },
  [`POST ${ONE}/submissions/{submission}/notes`]: { text: 'Tuđe' },
  [`PUT ${ONE}/submission-status`]: { submissions: [randomUUID()], status: 'reading', text: '' },
  [`PUT ${ONE}/submission-reader`]: { submissions: [randomUUID()], reader: randomUUID() },
  [`PUT ${ONE}/submission-deletion`]: { submissions: [randomUUID()] },
  [`PUT ${ONE}/submission-restoration`]: { submissions: [randomUUID()] },
  [`PUT ${ONE}/webhook`]: { address: null, renew: false },
}
