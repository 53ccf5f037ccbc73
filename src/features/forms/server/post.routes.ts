import type { Mount } from '#platform/server/feature.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { problemBody } from '#platform/server/http/errors.ts'
import { fieldErrors } from '#platform/server/http/field-errors.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { takeForms } from '#platform/server/http/take-forms.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { sendFormPage } from '#platform/server/pages/form-page.ts'
import { readerOf } from '#platform/server/pages/plain-page.ts'
import { FILE_LIMIT, FILES_MAX } from '../contract/files.ts'
import { CONTROLS, postedSheet } from '../contract/posted-sheet.ts'
import { sending } from '../contract/public.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { addFile } from './files/files.service.ts'
import type { FormAbouts } from './uses/about.ts'
import { sendForm } from './sending.service.ts'

const LIMIT = 400 * 1024
const FILES_LIMIT = 2 * FILE_LIMIT + LIMIT
/** More than any form of ours asks for; each costs work. */
const FILES_A_POST = 4 * FILES_MAX
/** Behind one address there may be a whole school. */
const SENT = { limit: 120, windowSeconds: 600 }

/** A form that a browser sends by itself: it is led on to the next step, or to where its sender follows it. */
export const mountPosts =
  (abouts: FormAbouts) =>
  ({ app, services }: Mount): void => {
    const place = { url: '/forms/:slug', limit: LIMIT, fileLimit: FILES_LIMIT }
    takeForms(app, place, async ({ request, reply, form, files }) => {
      const framed = form.get(CONTROLS.framed) === 'yes'
      // Within another site the browser tells us nothing of its reader's choice.
      const lang = framed ? form.get(CONTROLS.lang) : null
      const locale = isLocale(lang) ? lang : readerOf(request).locale
      const { slug = '' } = request.params as { slug?: string }
      try {
        await limitOrThrow(services.db, { key: `forms:${clientKey(services.secrets, request.ip)}`, ...SENT })
        const { token, mark } = postedSheet(form, locale)
        if (files.length > FILES_A_POST) throw new Problem(platform.tooLarge)
        for (const { field, file } of files) {
          if (file.size > FILE_LIMIT) throw new Problem(platform.tooLarge)
          const bytes = Buffer.from(await file.arrayBuffer())
          const input = { services, slug, session: undefined, token: token ?? undefined, mark, field }
          form.append(field, (await addFile({ ...input, name: file.name || '_', bytes })).value)
        }
        const sheet = sending.safeParse(postedSheet(form, locale), { reportInput: true })
        if (!sheet.success) throw new Problem(platform.invalid, { fields: fieldErrors(sheet.error.issues) })
        const { path } = await sendForm({ services, abouts, slug, session: undefined, sending: sheet.data })
        return await reply.code(303).header('location', path).header('cache-control', 'no-store').send()
      } catch (error) {
        if (!(error instanceof Problem) || error.status === 404) throw error
        const { error: why } = problemBody(error, { texts: services.errorTexts, locale })
        const t = translator({ bhs, en }, locale)
        reply.status(error.status)
        // Back in the browser brings everything that was typed.
        return sendFormPage(
          { request, reply, product: services.config.productName, locale },
          {
            title: t('refused.title'),
            paragraphs: [why, t('refused.back')],
            link: {
              href: `/forms/${encodeURIComponent(slug)}${framed ? `/embed?lang=${locale}` : ''}`,
              text: t('refused.form'),
            },
            framed,
          },
        )
      }
    })
  }
