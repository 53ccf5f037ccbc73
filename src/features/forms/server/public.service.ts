import { problems as platform } from '#platform/contract/problems.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { PUBLIC_STATES, type PublicForm, type OwnSubmission } from '../contract/public.endpoints.ts'
import { filesIn } from './files/files.service.ts'
import { type Form, selectForm, selectFormBySlug, selectVersion } from './forms.queries.ts'
import { makeMark, submissionKey } from './mark.ts'
import { contentOf, digestOf, draftOf } from './filling.service.ts'
import { listSubmissionsBy, selectSubmissionByKey } from './sender.queries.ts'
import { stateOf } from './state.ts'

/** A form as everybody sees it. */
export async function readForm(services: Services, slug: string, token?: string): Promise<PublicForm> {
  const form = await selectFormBySlug(services.db, slug)
  if (!form?.asked) throw new Problem(platform.notFound)
  const draft = token === undefined ? undefined : await draftOf(services, form, token)
  const state = stateOf(form)
  const content = (draft?.submission && (await contentOf(services, form, draft.submission))) || form.asked
  return {
    slug: form.slug,
    version: form.published!,
    content,
    audience: form.audience,
    state: draft?.submission ? 'open' : (PUBLIC_STATES.find((one) => one === state) ?? 'closed'),
    opensAt: form.opensAt,
    closesAt: form.closesAt,
    framed: form.framed,
    mark: makeMark(services, form.id, new Date(form.now)),
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

/** Returns a submission to the holder of its key. */
export async function getOwnSubmission(
  services: Services,
  slug: string,
  token: string,
): Promise<OwnSubmission> {
  const sent = await selectSubmissionByKey(services.db, digestOf(services, token))
  const form = sent && (await selectForm(services.db, sent.form))
  const content = form && (await selectVersion(services.db, form.id, sent.version))
  if (!content || form.slug !== slug) throw new Problem(platform.notFound)
  return {
    slug: form.slug,
    title: content.title,
    thanks: content.thanks,
    fields: content.fields,
    answers: sent.answers as OwnSubmission['answers'],
    version: sent.version,
    number: sent.number,
    status: sent.status,
    statusText: sent.statusText,
    statusAt: sent.statusAt,
    sentAt: sent.sentAt,
    editedAt: sent.editedAt,
    editableUntil: isOpenForChanges(form) && sent.clearedAt === null ? form.editableUntil : null,
    clearedAt: sent.clearedAt,
    clearsAt: clearsAt(form, sent.sentAt),
  }
}

function isOpenForChanges({ editableUntil, now }: Form): boolean {
  return editableUntil !== null && editableUntil > now
}

export function clearsAt({ retentionDays }: Pick<Form, 'retentionDays'>, sentAt: string): string | null {
  return retentionDays === null ? null : new Date(Date.parse(sentAt) + retentionDays * DAY_MS).toISOString()
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
