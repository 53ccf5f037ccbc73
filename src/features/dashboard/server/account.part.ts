import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { listSessions } from '#platform/server/auth/session.service.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { DashboardFact } from '../contract/dashboard.endpoints.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import type { DashboardPart, PartAnswer } from '#platform/server/dashboard-part.ts'

export const catalogues = { bhs, en }

type Texts = ReturnType<typeof textsIn>
type Steps = NonNullable<PartAnswer['steps']>

const ANSWERS = ['interests', 'phone', 'gender'] as const
/** Without an account nothing else counts: `keep` comes before whatever is due. */
const WEIGHTS = { keep: 300, onboarding: 90, interests: 70, password: 60, phone: 50, gender: 40 }

/** The dashboard's part of the account from the first day: the answers of the first steps and a password. */
export const accountPart: DashboardPart = async ({ db, user, session, locale }) => {
  const t = textsIn(locale)
  const devices = await listSessions(db, user.id)
  const others = devices.filter(({ id }) => id !== session.id).length
  return { steps: stepsOf({ user, locale, t }), facts: factsOf({ user, others, t }) }
}

function textsIn(locale: Locale) {
  return translator(catalogues, locale)
}

/** Lists the missing answers of the first steps, and a missing password. */
function openOf(user: User): string[] {
  const has = {
    interests: user.interests.length > 0,
    phone: user.phoneNumber !== null,
    gender: user.gender !== null,
    password: Boolean(user.passwordHash),
  }
  return Object.entries(has).flatMap(([id, done]) => (done ? [] : [id]))
}

function stepsOf({ user, locale, t }: { user: User; locale: Locale; t: Texts }): Steps {
  const open = openOf(user)
  return [
    ...(user.deleteAfter
      ? [
          {
            ...stepTexts('keep', t),
            title: t('steps.keep.title', { date: formatDate(user.deleteAfter, locale) }),
            path: '/settings#delete',
            progress: null,
            dueAt: toIso(user.deleteAfter),
          },
        ]
      : []),
    ...(user.onboardedAt ? openAnswers(open, t) : [onboardingStep(user, open, t)]),
    ...(open.includes('password')
      ? [{ ...stepTexts('password', t), path: '/settings#password', progress: null }]
      : []),
  ]
}

function openAnswers(open: string[], t: Texts): Steps {
  return ANSWERS.filter((id) => open.includes(id)).map((id) => ({
    ...stepTexts(id, t),
    path: `/settings#${id}`,
    progress: null,
  }))
}

function onboardingStep(user: User, open: string[], t: Texts): Steps[number] {
  const done = ANSWERS.filter((id) => !open.includes(id)).length
  return {
    ...stepTexts('onboarding', t),
    path: firstSteps(user),
    progress: { done, of: ANSWERS.length, text: t('steps.onboarding.progress', { done: ANSWERS.length }) },
  }
}

function stepTexts(id: keyof typeof WEIGHTS, t: Texts) {
  return {
    id,
    weight: WEIGHTS[id],
    title: id === 'keep' ? '' : t(`steps.${id}.title`),
    text: t(`steps.${id}.text`),
    action: t(`steps.${id}.action`),
  }
}

/** Returns the address of the first steps, which identify the person by the email in the query. */
function firstSteps({ email }: User): string {
  return `/onboarding?${new URLSearchParams({ email })}`
}

function factsOf({ user, others, t }: { user: User; others: number; t: Texts }): DashboardFact[] {
  const password = user.passwordHash !== null
  return [
    { id: 'email', text: t('facts.email'), state: 'fine', path: '/settings#email' },
    {
      id: 'password',
      text: t(password ? 'facts.password' : 'facts.noPassword'),
      state: password ? 'fine' : 'look',
      path: '/settings#password',
    },
    {
      id: 'devices',
      text: others === 0 ? t('facts.oneDevice') : t('facts.devices', { count: others }),
      state: others === 0 ? 'fine' : 'look',
      path: '/settings#devices',
    },
  ]
}
