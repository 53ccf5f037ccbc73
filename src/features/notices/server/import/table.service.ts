import type { BodyOf } from '#platform/contract/endpoint.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { type importTable as importTableEndpoint, REFUSED_CELLS } from '../../contract/tables.endpoints.ts'
import { readApart } from '../reader/reader-pool.ts'
import type { TableRow } from '../table/read-rows.ts'
import { type Call, limitReading, refuseForeign } from './access.policy.ts'
import { insertNotices } from './notices.queries.ts'
import { type Proposal, propose } from './propose.service.ts'

/** Stores a notice for each valid row; invalid ones are named by row and column. */
export async function importTable({
  services,
  session,
  body: { organisation, ...table },
}: Call & { body: BodyOf<typeof importTableEndpoint> }) {
  await refuseForeign(services.db, session, organisation)
  await limitReading({ services, session }, table.rows.length)
  const read = await readApart({ kind: 'table', table })
  if (read.rows.length === 0 && read.refused.length > 0)
    throw new Problem(problems.tableRefused, {
      values: { count: read.refused.length },
      extra: { [REFUSED_CELLS]: read.refused },
    })
  const proposals: Proposal[] = []
  for (const row of read.rows) proposals.push(withStated(await propose(services, row.text), row))
  if (proposals.length === 0) throw new Problem(problems.nothingRead)
  const origin = { organisationId: organisation, createdBy: session.userId, source: 'file' as const }
  return { ids: await insertNotices(services.db, origin, proposals), refused: read.refused }
}

/** Replaces facts by those of the columns, together with their evidence. */
function withStated(proposal: Proposal, { aside, stated }: TableRow): Proposal {
  const form = { ...proposal.form, ...stated }
  const { form: read, evidence } = proposal
  const same = {
    title: form.title === read.title,
    organisation: form.organisationName === read.organisationName,
    place: form.municipality === read.municipality && form.place === read.place,
    deadline: form.deadline === read.deadline,
    amountMin: form.amountMin === read.amountMin && form.amountMax === read.amountMax,
    vacancies: form.vacancies === read.vacancies,
  }
  const gone = Object.entries(same).flatMap(([field, isSame]) => (isSame ? [] : [field]))
  return {
    ...proposal,
    // The member listed it as a notice, so the parser's doubt does not count.
    noNotice: null,
    text: aside === '' ? proposal.text : `${proposal.text}\n${aside.toWellFormed()}`,
    form,
    evidence: Object.fromEntries(Object.entries(evidence).filter(([field]) => !gone.includes(field))),
  }
}
