import { type DraftProgress, getDraftProgress } from '#features/applications/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { DashboardPart, WeightedStep } from '#platform/server/dashboard-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { listDeadlinesOf, type OwnDeadline } from './deadlines.queries.ts'
import { findOffer, findUndatedDraft } from './undated.queries.ts'

/** Somebody waits at an interview; a draft can still be sent; what is only saved may be let go. */
const WEIGHTS = { invitation: 80, interview: 75, offer: 65, draft: 55, elsewhere: 50, event: 40, saved: 35 }
const DAYS = 30

type Reading = { db: Db; locale: Locale }

/** Shows the earliest interview, draft, event and saved opportunity, and an offer that waits for its answer. */
export const deadlinesPart: DashboardPart = async ({ db, user, locale }) => {
  const [deadlines, offer, undated] = await Promise.all([
    listDeadlinesOf(db, { userId: user.id, days: DAYS }),
    findOffer(db, user.id),
    findUndatedDraft(db, user.id),
  ])
  const first = (kind: OwnDeadline['kind']) => deadlines.find((one) => one.kind === kind)
  const interview = first('interview')
  const draft = first('draft')
  const steps = [
    ...(interview ? [interviewStep(interview, locale)] : []),
    ...(draft?.application
      ? [await draftStep({ ...draft, application: draft.application }, { db, locale })]
      : []),
    ...(undated ? [await draftStep({ ...undated, at: null }, { db, locale })] : []),
    ...(['elsewhere', 'event', 'saved'] as const).flatMap((kind) => {
      const one = first(kind)
      return one ? [endingStep(kind, one, locale)] : []
    }),
    ...(offer ? [offerStep(offer, locale)] : []),
  ]
  return { steps }
}

function interviewStep({ id, title, by, at, path, answer }: OwnDeadline, locale: Locale): WeightedStep {
  const t = translator({ bhs, en }, locale)
  const which = answer === null ? 'invitation' : 'interview'
  const words = { organisation: by, title: readText(title, locale).text, ...momentOf(at, locale) }
  return {
    id: `interview-${id}`,
    weight: WEIGHTS[which],
    dueAt: at,
    title: t(`steps.${which}.title`, words),
    text: t(`steps.${which}.text`, words),
    action: t(`steps.${which}.action`),
    path,
    progress: null,
  }
}

async function draftStep(
  {
    application,
    title,
    at,
    path,
  }: Pick<OwnDeadline, 'title' | 'path'> & { application: string; at: string | null },
  { db, locale }: Reading,
): Promise<WeightedStep> {
  const t = translator({ bhs, en }, locale)
  const parts = await getDraftProgress(db, application)
  const left = t(`steps.draft.left.${leftOf(parts)}`, { count: parts.required - parts.answered })
  return {
    // One without a deadline stands beside the one with the next.
    id: at === null ? 'draft-undated' : 'draft',
    weight: WEIGHTS.draft,
    ...(at !== null && { dueAt: at }),
    title: t('steps.draft.title', { title: readText(title, locale).text }),
    text: [left, ...(at === null ? [] : [t('steps.draft.deadline', momentOf(at, locale))])].join(' '),
    action: t('steps.draft.action'),
    path,
    progress: {
      done: Number(parts.letter) + parts.answered,
      // Sending is its last part.
      of: parts.required + 2,
      text: t('steps.draft.progress'),
    },
  }
}

function endingStep(
  kind: 'elsewhere' | 'event' | 'saved',
  { id, title, by, at, path }: OwnDeadline,
  locale: Locale,
): WeightedStep {
  const t = translator({ bhs, en }, locale)
  return {
    id: `${kind}-${id}`,
    weight: WEIGHTS[kind],
    dueAt: at,
    title: t(`steps.${kind}.title`, { title: readText(title, locale).text }),
    text: [by && `${by}.`, t(`steps.${kind}.text`, momentOf(at, locale))].filter(Boolean).join(' '),
    action: t(`steps.${kind}.action`),
    path,
    progress: null,
  }
}

function offerStep(
  { application, title, by }: NonNullable<Awaited<ReturnType<typeof findOffer>>>,
  locale: Locale,
): WeightedStep {
  const t = translator({ bhs, en }, locale)
  return {
    id: `offer-${application}`,
    weight: WEIGHTS.offer,
    title: t('steps.offer.title', { organisation: by }),
    text: t('steps.offer.text', { title: readText(title, locale).text }),
    action: t('steps.offer.action'),
    path: `/applications/${application}`,
    progress: null,
  }
}

function momentOf(at: string, locale: Locale) {
  const moment = new Date(at)
  return { date: formatDate(moment, locale), time: formatTime(moment) }
}

function leftOf({ letter, required, answered }: DraftProgress): 'letter' | 'answers' | 'both' | 'sending' {
  if (answered < required) return letter ? 'answers' : 'both'
  return letter ? 'sending' : 'letter'
}
