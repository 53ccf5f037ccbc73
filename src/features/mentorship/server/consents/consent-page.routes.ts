import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import type { Mount } from '#platform/server/feature.ts'
import { problemBody } from '#platform/server/http/errors.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { takeForms, tokenOf } from '#platform/server/http/take-forms.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { type FormPage, sendFormPage } from '#platform/server/pages/form-page.ts'
import { readerOf } from '#platform/server/pages/plain-page.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import type { Question } from './consents.queries.ts'
import { answer, questionOf } from './consent.service.ts'

const PATH = '/guardian-consent'

/** The page of a guardian's mailed link, which works without script; opening it answers nothing. */
export function mountConsents({ app, services }: Mount): void {
  async function show(request: FastifyRequest, reply: FastifyReply, form?: URLSearchParams) {
    const locale = localeOf(request)
    const to = { request, reply, product: services.config.productName, locale }
    const link = { services, token: tokenOf(request), address: request.ip }
    try {
      if (form?.has('agree')) await answer(link, true)
      if (form?.has('refuse')) await answer(link, false)
      return await sendFormPage(to, pageOf(await questionOf(link), locale))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { error: why } = problemBody(error, { texts: services.errorTexts, locale })
      reply.status(error.status)
      return sendFormPage(to, { title: translator({ bhs, en }, locale)('guardian.title'), paragraphs: [why] })
    }
  }
  app.get(PATH, (request, reply) => show(request, reply))
  takeForms(app, PATH, ({ request, reply, form }) => show(request, reply, form))
}

function pageOf({ state, memberName, mentorName, slug }: Question, locale: Locale): FormPage {
  const t = translator({ bhs, en }, locale)
  const names = { member: memberName, mentor: mentorName }
  const agree = { name: 'agree', label: t('guardian.agree') }
  const refuse = { name: 'refuse', label: t(state === 'agreed' ? 'guardian.withdraw' : 'guardian.refuse') }
  return {
    title: t(`guardian.states.${state}`),
    paragraphs: [
      t(`guardian.texts.${state}`, names),
      ...(state === 'asked' ? [t('guardian.safety'), t('guardian.later')] : []),
    ],
    facts: [
      [t('guardian.member'), memberName],
      [t('guardian.mentor'), mentorName],
    ],
    ...(state !== 'agreed' && { button: agree }),
    ...(state !== 'refused' && { other: refuse }),
    ...(slug !== null && { link: { href: `/mentors/${slug}`, text: t('guardian.profile') } }),
  }
}

/** The language of the mail, else that of the reader. */
function localeOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown }
  return typeof lang === 'string' && isLocale(lang) ? lang : readerOf(request).locale
}
