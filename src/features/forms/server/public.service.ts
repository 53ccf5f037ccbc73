import { problems as platform } from '#platform/contract/problems.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { PUBLIC_STATES, type PublicForm, type OwnSubmission } from '../contract/public.endpoints.ts'
import { filesIn } from './files/files.service.ts'
import { type Form, findForm, findFormBySlug, findVersion } from './forms.queries.ts'
import { makeMark, submissionKey } from './mark.ts'
import { contentOf, digestOf, draftOf } from './filling.service.ts'
import { listSubmissionsBy, findSubmissionByKey } from './sender.queries.ts'
import { stateOf } from './state.ts'
import type { FormAbouts } from './uses/about.ts'
import { thingOf } from './uses/uses.service.ts'

/** A form as everybody sees it. */
export async function getPublicForm(
  { services, abouts }: { services: Services; abouts: FormAbouts },
  { slug, token, for: about }: { slug: string; token?: string | undefined; for?: string | undefined },
): Promise<PublicForm> {
  const form = await findFormBySlug(services.db, slug)
  if (!form?.asked) throw new Problem(platform.notFound)
  const draft = token === undefined ? undefined : await draftOf(services, form, token)
  const use = (draft ? draft.use : about) ?? null
  const thing = use === null ? undefined : await thingOf(services.db, abouts, { id: use, form: form.id })
  // A form that was opened for an opportunity or a call is never sent without it.
  const state = use === null || thing ? stateOf(form) : 'closed'
  const content = (draft?.submission && (await contentOf(services, form, draft.submission))) || form.asked
  return {
    id: form.id,
    slug: form.slug,
    version: form.published!,
    content,
    audience: form.audience,
    state: draft?.submission ? 'open' : (PUBLIC_STATES.find((one) => one === state) ?? 'closed'),
    opensAt: form.opensAt,
    closesAt: form.closesAt,
    framed: form.framed,
    retentionDays: form.retentionDays,
    organisation: await organisationOf(services.db, form),
    about: thing ? { title: thing.title, by: thing.by, path: thing.path } : null,
    mark: makeMark(services, form.id, new Date(form.now), use),
    draft: draft
      ? {
          typed: Object.fromEntries(Object.entries(draft.typed).map(([name, all]) => [name, [...all]])),
          step: draft.step,
          tried: draft.tried,
          notice: draft.notice,
          files: await filesIn(services, { form: form.id, content, typed: draft.typed }),
          changes: draft.submission !== null,
        }
      : null,
  }
}

async function organisationOf(db: Db, { organisationId }: Form): Promise<PublicForm['organisation']> {
  if (organisationId === null) return null
  const card = (await listOrganisationCards(db, [organisationId])).get(organisationId)
  return card ? { name: card.name, path: `/organisations/${card.slug}` } : null
}

/** Returns a submission to the holder of its key. */
export async function getOwnSubmission(
  services: Services,
  slug: string,
  token: string,
): Promise<OwnSubmission> {
  const submission = await findSubmissionByKey(services.db, digestOf(services, token))
  const form = submission && (await findForm(services.db, submission.form))
  const content = form && (await findVersion(services.db, form.id, submission.version))
  if (!content || form.slug !== slug) throw new Problem(platform.notFound)
  return {
    slug: form.slug,
    title: content.title,
    thanks: content.thanks,
    fields: content.fields,
    answers: (submission.deleted ? {} : submission.answers) as OwnSubmission['answers'],
    version: submission.version,
    number: submission.number,
    status: submission.status,
    statusText: submission.statusText,
    statusAt: submission.statusAt,
    sentAt: submission.sentAt,
    editedAt: submission.editedAt,
    editableUntil: isOpenForChanges(form) && submission.clearedAt === null ? form.editableUntil : null,
    clearedAt: submission.clearedAt,
    deleted: submission.deleted,
    clearsAt: clearsAt(form, submission.sentAt),
  }
}

function isOpenForChanges({ editableUntil, hiddenAt, now }: Form): boolean {
  return editableUntil !== null && editableUntil > now && hiddenAt === null
}

export function clearsAt(
  { retentionDays }: Pick<Form, 'retentionDays'>,
  submissionTime: string,
): string | null {
  return retentionDays === null ? null : toIso(Date.parse(submissionTime) + retentionDays * DAY_MS)
}

/** Lists a member's submissions; the keys of their addresses derive from the ids. */
export async function listOwn(services: Services, member: string) {
  const rows = await listSubmissionsBy(services.db, member)
  return {
    submissions: rows.map(({ slug, ...sent }) => ({
      ...sent,
      path: `/forms/${slug}/sent?token=${submissionKey(services, sent.id)}`,
    })),
  }
}
