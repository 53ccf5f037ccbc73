import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { lockOrganisation, listOrganisationCards, findRoleIn } from '#features/organisations/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import {
  type createTemplate as createTemplateEndpoint,
  type Template,
  template as templateShape,
  TEMPLATES_MAX,
} from '../../contract/hiring.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { refuseUnknownPlaceholders } from './message.policy.ts'

const templateRows = rowsOf(templateShape.shape)
const manyRows = rowsOf({ many: z.number() })

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }
type TemplateInput = BodyOf<typeof createTemplateEndpoint>

/** Checks that the member writes messages for the organisation as owner or editor; throws not found for others. */
async function refuseForeign(db: Db, { session, id }: Omit<Call, 'services'>): Promise<void> {
  const role = await findRoleIn(db, { organisationId: id, userId: session.userId })
  if (role !== 'owner' && role !== 'editor') throw new Problem(platform.notFound)
}

export async function listTemplates({
  services: { db },
  ...call
}: Call): Promise<{ organisation: string; slug: string | null; templates: Template[] }> {
  await refuseForeign(db, call)
  const card = (await listOrganisationCards(db, [call.id])).get(call.id)
  const { rows } = await templateRows(db)(sql`
    select id, status, name, body from application_templates where organisation_id = ${call.id} order by name, id`)
  return { organisation: card?.name ?? '', slug: card?.slug ?? null, templates: rows }
}

export async function createTemplate({
  services,
  body,
  ...call
}: Call & { body: TemplateInput }): Promise<Template> {
  await refuseForeign(services.db, call)
  refuseUnknownPlaceholders(body.body)
  return inTransaction(services.pool, async (tx) => {
    await lockOrganisation(tx, call.id)
    const { rows: counted } = await manyRows(tx)(
      sql`select count(*)::int as many from application_templates where organisation_id = ${call.id}`,
    )
    if ((counted[0]?.many ?? 0) >= TEMPLATES_MAX) throw new Problem(problems.tooManyTemplates)
    const { rows } = await templateRows(tx)(sql`
      insert into application_templates (id, organisation_id, status, name, body)
      values (${newId()}, ${call.id}, ${body.status}, ${body.name.trim()}, ${JSON.stringify(body.body)}::jsonb)
      returning id, status, name, body`)
    return requireTemplate(rows)
  })
}

export async function saveTemplate({
  services: { db },
  template,
  body,
  ...call
}: Call & { template: string; body: TemplateInput }): Promise<Template> {
  await refuseForeign(db, call)
  refuseUnknownPlaceholders(body.body)
  const { rows } = await templateRows(db)(sql`
    update application_templates set status = ${body.status}, name = ${body.name.trim()},
      body = ${JSON.stringify(body.body)}::jsonb, updated_at = now()
    where id = ${template} and organisation_id = ${call.id} returning id, status, name, body`)
  return requireTemplate(rows)
}

export async function deleteTemplate({
  services: { db },
  template,
  ...call
}: Call & { template: string }): Promise<void> {
  await refuseForeign(db, call)
  const { rowCount } = await db.execute<object>(
    sql`delete from application_templates where id = ${template} and organisation_id = ${call.id}`,
  )
  if (rowCount === 0) throw new Problem(platform.notFound)
}

function requireTemplate([row]: readonly Template[]): Template {
  if (!row) throw new Problem(platform.notFound)
  return row
}
