import type { Mount } from '#platform/server/feature.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { problemBody } from '#platform/server/http/errors.ts'
import { fieldErrors } from '#platform/server/http/field-errors.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { takeForms } from '#platform/server/http/take-forms.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { sendFormPage } from '#platform/server/pages/form-page.ts'
import { readerOf } from '#platform/server/pages/plain-page.ts'
import { postedSheet } from '../contract/posted-sheet.ts'
import { sending } from '../contract/public.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { takeStep } from './sending.service.ts'

const LIMIT = 400 * 1024
/** Behind one address there may be a whole school. */
const SENT = { limit: 120, windowSeconds: 600 }

/** A form that a browser sends by itself: it is led on to the next step, or to where its sender follows it. */
export function mountPosts({ app, services }: Mount): void {
  takeForms(app, { url: '/forms/:slug', limit: LIMIT }, async ({ request, reply, form }) => {
    const { locale } = readerOf(request)
    const { slug = '' } = request.params as { slug?: string }
    try {
      await limitOrThrow(services.db, { key: `forms:${clientKey(services.secrets, request.ip)}`, ...SENT })
      const sheet = sending.safeParse(postedSheet(form, locale), { reportInput: true })
      if (!sheet.success) throw new Problem(platform.invalid, { fields: fieldErrors(sheet.error.issues) })
      const { path } = await takeStep({ services, slug, session: undefined, sending: sheet.data })
      return await reply.code(303).header('location', path).header('cache-control', 'no-store').send()
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 404) throw error
      const { error: why } = problemBody(error, { texts: services.errorTexts, locale })
      const t = translator({ bhs, en }, locale)
      reply.status(error.status)
      // Back in the browser brings everything that was typed.
      return sendFormPage(
        { request, reply, product: services.config.productName },
        {
          title: t('refused.title'),
          paragraphs: [why, t('refused.back')],
          link: { href: `/forms/${encodeURIComponent(slug)}`, text: t('refused.form') },
        },
      )
    }
  })
}
