import { DAY_MS } from '#platform/contract/durations.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toFormInput } from '../contract/posted-sheet.ts'
import { problems } from '../contract/problems.ts'
import type { Sending } from '../contract/public.endpoints.ts'
import type { FormInput } from '../contract/rules/answers.ts'
import type { Content } from '../contract/rules/content.ts'
import { isTyped } from '../contract/rules/kinds.ts'
import { judge, type Verdict } from '../contract/rules/verdict.ts'
import { deleteDraft, type Draft, type Notice, upsertDraft } from './drafts.queries.ts'
import { digestOf, fillable } from './filling.service.ts'
import { claimOrThrow, filesIn, withNames } from './files/files.service.ts'
import type { Form } from './forms.queries.ts'
import { ageOf, newKey, submissionKey, sheetDigest } from './mark.ts'
import { insertSubmission, selectIdOfSheet, takeNumber, updateSubmissionOfSender } from './sender.queries.ts'
import { termsOf } from './submission-terms.ts'

/** The shortest plausible time for filling in a form; a faster sender is asked to send once more. */
const FAST_MS = 2000
const STALE_MS = 7 * DAY_MS

type Given = { services: Services; slug: string; session: Session | undefined; sending: Sending }
type Outcome = { path: string; sent: boolean }
type Sheet = { form: Form; content: Content; draft: Draft | undefined; typed: FormInput; verdict: Verdict }

/**
 * Takes one step of a form. Whatever keeps it from being the last is kept under a key, and the sender goes on at its address:
 * with the next step, with what is wrong beside the fields, or on another device.
 */
export async function takeStep({ services, slug, session, sending }: Given): Promise<Outcome> {
  const { token } = sending
  const { form, draft, content } = await fillable(services, { slug, session, token: token ?? undefined })
  const typed = replaced(content, { before: draft?.typed ?? {}, sending })
  const sheet: Sheet = { form, content, draft, typed, verdict: judge(content, typed) }
  const next = nextOf(sheet, sending)
  if (next) return keep(services, { sheet, sending, ...next })
  const suspicion = suspicionOf(services, form, sending)
  if (suspicion)
    return keep(services, { sheet, sending, step: sending.step, tried: false, notice: suspicion })
  return draft?.submission
    ? change(services, sheet, { submission: draft.submission, token: token! })
    : receive(services, sheet, { session, sending })
}

/** Replaces the values of one step; a box that is not ticked is not sent at all. */
function replaced(
  { fields }: Content,
  { before, sending }: { before: FormInput; sending: Pick<Sending, 'asked' | 'typed'> },
): FormInput {
  const ids = new Set(fields.map(({ id }) => id))
  const asked = new Set(sending.asked)
  const idOf = (name: string) => name.split('.')[0]!
  const kept = Object.entries(before).filter(([name]) => ids.has(idOf(name)) && !asked.has(idOf(name)))
  const fresh = Object.entries(toFormInput(sending.typed)).filter(([name]) => ids.has(idOf(name)))
  return Object.fromEntries([...kept, ...fresh])
}

type Next = { step: string; tried: boolean; notice: Notice | null }

/** Returns the step that follows; undefined when the form is complete. */
function nextOf({ verdict }: Sheet, { step, go, asked }: Sending): Next | undefined {
  const { steps, faults } = verdict
  const at = Math.max(
    0,
    steps.findIndex(({ page }) => (page?.id ?? '') === step),
  )
  const idAt = (index: number) => steps[index]?.page?.id ?? ''
  if (go === 'back') return { step: idAt(Math.max(0, at - 1)), tried: false, notice: null }
  if (go === 'keep') return { step: idAt(at), tried: false, notice: 'kept' }
  const fields = steps[at]?.fields ?? []
  const isUnseen = fields.some(({ id, kind }) => isTyped(kind) && !asked.includes(id))
  const wrong = fields.some(({ id }) => faults[id] && asked.includes(id))
  if (wrong) return { step: idAt(at), tried: true, notice: isUnseen ? 'more' : null }
  if (isUnseen) return { step: idAt(at), tried: false, notice: 'more' }
  if (at < steps.length - 1) return { step: idAt(at + 1), tried: false, notice: null }
  const first = steps.findIndex((one) => one.fields.some(({ id }) => faults[id]))
  return first < 0 ? undefined : { step: idAt(first), tried: true, notice: null }
}

function suspicionOf(services: Services, form: Form, { mark, trap }: Sending): Notice | undefined {
  if (trap !== '') return 'trap'
  const age = ageOf(services, form.id, mark, new Date(form.now))
  if (age === undefined || age < FAST_MS) return 'fast'
  return age > STALE_MS ? 'stale' : undefined
}

async function keep(
  services: Services,
  { sheet, sending, ...next }: Next & { sheet: Sheet; sending: Sending },
): Promise<Outcome> {
  const key = sheet.draft && sending.token ? sending.token : newKey()
  const { form, typed } = sheet
  const digest = digestOf(services, key)
  const submission = sheet.draft?.submission
  await upsertDraft(services.db, { form: form.id, digest, typed, ...next, ...(submission && { submission }) })
  return { path: `/forms/${form.slug}${sending.framed ? '/embed' : ''}?token=${key}`, sent: false }
}

type Received = { session: Session | undefined; sending: Sending }

async function receive(services: Services, given: Sheet, { session, sending }: Received): Promise<Outcome> {
  const { form, content, typed, verdict } = given
  const sheet = sheetDigest(services, sending.mark, typed)
  const pathOf = (id: string) => `/forms/${form.slug}/sent?token=${submissionKey(services, id)}`
  const member = session?.userId ?? null
  const id = newId()
  const files = await filesIn(services, { form: form.id, content, typed })
  const answers = withNames(verdict.answers, files)
  await inTransaction(services.pool, async (tx) => {
    const number = await takeNumber(tx, form.id)
    if (number === undefined) throw new Problem(problems.full)
    const isNew = await insertSubmission(tx, {
      id,
      form: form.id,
      version: form.published!,
      number,
      answers,
      typed,
      terms: termsOf(content, answers),
      member,
      onlyOne: form.onceOnly && member !== null,
      locale: sending.locale,
      digest: digestOf(services, submissionKey(services, id)),
      sheet,
    })
    // The same press twice, or a member who has sent one: nothing is counted.
    if (!isNew) throw new Problem(problems.once)
    await claimOrThrow(tx, { submission: id, content, files, answers: verdict.answers })
    if (sending.token) await deleteDraft(tx, digestOf(services, sending.token))
  }).catch(async (error: unknown) => {
    const before = await selectIdOfSheet(services.db, sheet)
    if (before === undefined) throw error
    return before
  })
  return { path: pathOf((await selectIdOfSheet(services.db, sheet)) ?? id), sent: true }
}

async function change(
  services: Services,
  sheet: Sheet,
  { submission, token }: { submission: string; token: string },
): Promise<Outcome> {
  const { form, content, typed, verdict } = sheet
  const files = await filesIn(services, { form: form.id, content, typed })
  const answers = withNames(verdict.answers, files)
  await inTransaction(services.pool, async (tx) => {
    await updateSubmissionOfSender(tx, { id: submission, answers, typed, terms: termsOf(content, answers) })
    await claimOrThrow(tx, { submission, content, files, answers: verdict.answers })
    await deleteDraft(tx, digestOf(services, token))
  })
  return { path: `/forms/${form.slug}/sent?token=${token}`, sent: true }
}
