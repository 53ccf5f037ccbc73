import { formatAmount } from '#platform/contract/amount.ts'
import { formatDay } from '#platform/contract/dates.ts'
import type { Mount } from '#platform/server/feature.ts'
import { takeForms, tokenOf } from '#platform/server/http/take-forms.ts'
import { problemBody } from '#platform/server/http/errors.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { sendFormPage } from '#platform/server/pages/form-page.ts'
import { readerOf } from '#platform/server/pages/plain-page.ts'
import { messages as bhs } from '../../contract/confirm-messages.bhs.ts'
import { messages as en } from '../../contract/confirm-messages.en.ts'
import { confirmContribution, readContribution } from './confirmation.service.ts'

/**
 * Serves the giver's page without script: the first form only shows the contribution, and its response has the button to
 * confirm.
 */
export function mountConfirmation({ app, services }: Mount): void {
  takeForms(app, '/contributions/confirm', async ({ request, reply, form }) => {
    const { locale } = readerOf(request)
    const t = translator({ bhs, en }, locale)
    const to = { request, reply, product: services.config.productName }
    const link = { services, token: tokenOf(request), address: request.ip }
    try {
      if (form.has('confirm')) await confirmContribution(link)
      const gift = await readContribution(link)
      const isSaid = gift.confirmed
      return await sendFormPage(to, {
        title: t(isSaid ? 'done' : 'title'),
        paragraphs: isSaid ? [t('doneText')] : [t('lead', { project: gift.project }), t('public')],
        facts: [
          [t('what'), gift.what],
          [t('giver'), gift.giver],
          [t('amount'), formatAmount(gift.amount / 100, locale)],
          [t('day'), formatDay(gift.day, locale)],
        ],
        ...(!isSaid && { button: { name: 'confirm', label: t('confirm'), after: t('wrong') } }),
        link: { href: `/projects/${gift.slug}`, text: t('project') },
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const isGone = error.status === 404
      const { error: why } = problemBody(error, { texts: services.errorTexts, locale })
      reply.status(error.status)
      return sendFormPage(to, {
        title: t(isGone ? 'gone' : 'title'),
        paragraphs: [isGone ? t('goneText') : why],
      })
    }
  })
}
