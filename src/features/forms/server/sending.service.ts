import { problems as platform } from '#platform/contract/problems.ts'
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
import { deleteDraft, type Draft, type Notice, saveDraft } from './drafts.queries.ts'
import { digestOf, fillable } from './filling.service.ts'
import { claimOrThrow, filesIn, withNames } from './files/files.service.ts'
import { type Form, findFormBySlug } from './forms.queries.ts'
import { ageOf, newKey, readMark, submissionKey, sheetDigest } from './mark.ts'
import { insertSubmission, findIdOfSheet, claimNumber, updateSubmissionOfSender } from './sender.queries.ts'
import { termsOf } from './submission-terms.ts'
import type { FormAbouts } from './uses/about.ts'
import { findUseOfSubmission } from './uses/uses.queries.ts'
import { thingOf } from './uses/uses.service.ts'
import { notifyReaders } from './notifications.ts'
import { queueDelivery } from './webhooks/webhooks.service.ts'

/** The shortest plausible time for filling in a form; a faster sender is asked to send once more. */
const FAST_MS = 2000
const STALE_MS = 7 * DAY_MS

type Input = {
  services: Services
  abouts: FormAbouts
  slug: string
  session: Session | undefined
  sending: Sending
}
type Outcome = { path: string; sent: boolean }
type Sheet = {
  form: Form
  content: Content
  draft: Draft | undefined
  typed: FormInput
  verdict: Verdict
  use: string | null
  digest: Buffer
}

/**
 * Takes one step of a form. Whatever keeps it from being the last is kept under a key, and the sender goes on at its address:
 * with the next step, with what is wrong beside the fields, or on another device.
 */
export async function sendForm({ services, abouts, slug, session, sending }: Input): Promise<Outcome> {
  const { token } = sending
  const digest = await digestOfSheet(services, slug, sending)
  const before = await findIdOfSheet(services.db, digest)
  if (before !== undefined && sending.go === 'next')
    return receiptOf(services, { slug, sending, submission: before })
  const { form, draft, content } = await fillable(services, { slug, session, token: token ?? undefined })
  const input = replaced(content, { before: draft?.typed ?? {}, sending })
  const use = readMark(services, form.id, sending.mark)?.use ?? draft?.use ?? null
  if (use !== null && !draft?.submission && !(await thingOf(services.db, abouts, { id: use, form: form.id })))
    throw new Problem(problems.closed)
  const sheet: Sheet = { form, content, draft, typed: input, verdict: judge(content, input), use, digest }
  const next = nextOf(sheet, sending)
  if (next) return keep(services, { sheet, sending, ...next })
  const suspicion = suspicionOf(services, form, sending)
  if (suspicion)
    return keep(services, { sheet, sending, step: sending.step, tried: false, notice: suspicion })
  return draft?.submission
    ? change(services, sheet, { sending, submission: draft.submission, token: token! })
    : receive(services, sheet, { abouts, session, sending })
}

/**
 * Tells one press of a sender from all others: by the key of the draft, or the mark of the page, and what stands in the step.
 * A sender who got no answer and presses again sends the same submission, although its draft is gone and its files arrive anew.
 */
async function digestOfSheet(
  services: Services,
  slug: string,
  { token, mark, typed }: Sending,
): Promise<Buffer> {
  const form = await findFormBySlug(services.db, slug)
  if (!form?.asked) throw new Problem(platform.notFound)
  const step = toFormInput(typed)
  const files = await filesIn(services, { form: form.id, content: form.asked, typed: step })
  return sheetDigest(services, token ?? mark, withNames(step, files))
}

/** Replaces the values of one step; a box that is not ticked is not sent at all. */
function replaced(
  { fields }: Content,
  { before, sending }: { before: FormInput; sending: Pick<Sending, 'asked' | 'typed'> },
): FormInput {
  const ids = new Set(fields.map(({ id }) => id))
  const inStep = new Set(sending.asked)
  const idOf = (name: string) => name.split('.')[0]!
  const others = Object.entries(before).filter(([name]) => ids.has(idOf(name)) && !inStep.has(idOf(name)))
  const fresh = Object.entries(toFormInput(sending.typed)).filter(([name]) => ids.has(idOf(name)))
  return Object.fromEntries([...others, ...fresh])
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
  const { form, typed, use } = sheet
  const digest = digestOf(services, key)
  const submission = sheet.draft?.submission
  await saveDraft(services.db, {
    form: form.id,
    digest,
    typed,
    use,
    ...next,
    ...(submission && { submission }),
  })
  return { path: pathOf(form, sending, { token: key }), sent: false }
}

type Place = { token: string; isSent?: boolean }

/** Where the sender goes on: in the frame of another site if the form stands in one, in the language it has there. */
function pathOf(
  { slug }: Pick<Form, 'slug'>,
  { framed, locale }: Sending,
  { token, isSent = false }: Place,
): string {
  const path = `/forms/${slug}${framed ? '/embed' : ''}${isSent ? '/sent' : ''}?token=${token}`
  return framed ? `${path}&lang=${locale}` : path
}

type Received = { abouts: FormAbouts; session: Session | undefined; sending: Sending }

async function receive(
  services: Services,
  input: Sheet,
  { abouts, session, sending }: Received,
): Promise<Outcome> {
  const { form, content, typed, verdict, use, digest: sheet } = input
  const member = session?.userId ?? null
  const id = newId()
  const files = await filesIn(services, { form: form.id, content, typed })
  const answers = withNames(verdict.answers, files)
  await inTransaction(services.pool, async (tx) => {
    const number = await claimNumber(tx, form.id)
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
      use,
    })
    // The same press twice, or a member who has sent one: nothing is counted.
    if (!isNew) throw new Problem(problems.once)
    if (isDelivered(form, use))
      await queueDelivery(tx, services, { form: form.id, submission: id, event: 'submission.sent' })
    await claimOrThrow(tx, { submission: id, content, files, answers: verdict.answers })
    await notifyReaders(tx, { services, abouts, form, use, by: session?.userId })
    if (sending.token) await deleteDraft(tx, digestOf(services, sending.token))
  }).catch(async (error: unknown) => {
    const before = await findIdOfSheet(services.db, sheet)
    if (before === undefined) throw error
    return before
  })
  const submission = (await findIdOfSheet(services.db, sheet)) ?? id
  return receiptOf(services, { slug: form.slug, sending, submission })
}

function receiptOf(
  services: Services,
  { slug, sending, submission }: { slug: string; sending: Sending; submission: string },
): Outcome {
  const token = submissionKey(services, submission)
  return { path: pathOf({ slug }, sending, { token, isSent: true }), sent: true }
}

/** An organisation that judges without names gets none by its webhook either. */
function isDelivered({ organisationId }: Form, use: string | null): boolean {
  return organisationId === null || use === null
}

async function change(
  services: Services,
  sheet: Sheet,
  { sending, submission, token }: { sending: Sending; submission: string; token: string },
): Promise<Outcome> {
  const { form, content, typed, verdict } = sheet
  const files = await filesIn(services, { form: form.id, content, typed })
  const answers = withNames(verdict.answers, files)
  await inTransaction(services.pool, async (tx) => {
    await updateSubmissionOfSender(tx, { id: submission, answers, typed, terms: termsOf(content, answers) })
    if (isDelivered(form, await findUseOfSubmission(tx, submission)))
      await queueDelivery(tx, services, { form: form.id, submission, event: 'submission.changed' })
    await claimOrThrow(tx, { submission, content, files, answers: verdict.answers })
    await deleteDraft(tx, digestOf(services, token))
  })
  return { path: pathOf(form, sending, { token, isSent: true }), sent: true }
}
