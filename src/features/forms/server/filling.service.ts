import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import type { Content } from '../contract/rules/content.ts'
import { type Draft, findDraft } from './drafts.queries.ts'
import { type Form, findFormBySlug, findVersion } from './forms.queries.ts'
import { findSubmissionByKey, findSubmissionOfSender } from './sender.queries.ts'
import { stateOf } from './state.ts'

type Input = { slug: string; session: Session | undefined; token: string | undefined }

/** A form that this person may fill in now, with what was begun or sent under the key. */
export async function fillable(services: Services, { slug, session, token }: Input) {
  const form = await findFormBySlug(services.db, slug)
  if (!form?.asked) throw new Problem(platform.notFound)
  const draft = token === undefined ? undefined : await draftOf(services, form, token)
  if (!draft?.submission) openOrThrow(form, session)
  const content = (draft?.submission && (await contentOf(services, form, draft.submission))) || form.asked
  return { form, draft, content }
}

/** Returns the draft of a key, or the submission that it may change. */
export async function draftOf(
  services: Services,
  form: Pick<Form, 'id'>,
  key: string,
): Promise<Draft | undefined> {
  const digest = digestOf(services, key)
  const draft = await findDraft(services.db, { form: form.id, digest })
  if (draft) return draft
  const submission = await findSubmissionByKey(services.db, digest)
  if (!submission || submission.form !== form.id) return undefined
  return {
    id: submission.id,
    typed: submission.typed,
    step: '',
    tried: false,
    notice: null,
    submission: submission.id,
    use: null,
  }
}

function openOrThrow(form: Form, session: Session | undefined): void {
  const state = stateOf(form)
  if (state === 'full') throw new Problem(problems.full)
  if (state !== 'open') throw new Problem(problems.closed)
  if ((form.audience === 'members' || form.onceOnly) && !session) throw new Problem(problems.membersOnly)
}

/** The questions that were answered, as long as answers may be changed. */
export async function contentOf(
  { db }: Services,
  form: Form,
  submission: string,
): Promise<Content | undefined> {
  const own = await findSubmissionOfSender(db, submission)
  if (form.editableUntil === null || form.editableUntil <= form.now || !own || own.clearedAt !== null)
    throw new Problem(problems.tooLate)
  return findVersion(db, form.id, own.version)
}

export function digestOf({ secrets }: Pick<Services, 'secrets'>, key: string): Buffer {
  return secrets.digest('form-key', key)
}
