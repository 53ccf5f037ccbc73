import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mount } from '#platform/server/feature.ts'
import { takeForms, tokenOf, wantsPage } from '#platform/server/http/take-forms.ts'
import { problemBody } from '#platform/server/http/errors.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { sendFormPage } from '#platform/server/pages/form-page.ts'
import { readerOf } from '#platform/server/pages/plain-page.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../../contract/messages.bhs.ts'
import { messages as en } from '../../contract/messages.en.ts'
import type { TopicWords } from '../words.ts'
import { unsubscribe } from './unsubscribe.service.ts'

const TRIES_AN_HOUR = 300

/**
 * Serves the unsubscribe button of mailboxes (RFC 8058), which their providers' machines call without cookies, and the
 * button of our page without script. The form's body is always the same; the address carries the token.
 */
export function mountUnsubscribe(words: TopicWords): (mount: Mount) => void {
  return ({ app, services }) =>
    takeForms(app, '/unsubscribe', async ({ request, reply }) => {
      const input = { token: tokenOf(request), client: request.ip }
      if (wantsPage(request)) return answerPage({ services, words, request, reply }, input)
      await endSubscription(services, input)
      return reply.header('cache-control', 'no-store').status(204).send()
    })
}

type Input = { token: string; client: string }
type Answered = { services: Services; words: TopicWords; request: FastifyRequest; reply: FastifyReply }

async function answerPage({ services, words, request, reply }: Answered, input: Input) {
  const { locale } = readerOf(request)
  const t = translator({ bhs, en }, locale)
  const page = (...paragraphs: string[]) =>
    sendFormPage(
      { request, reply, product: services.config.productName },
      {
        title: t('unsubscribe.title'),
        paragraphs,
        link: { href: '/settings#notifications', text: t('unsubscribe.settings') },
      },
    )
  try {
    const { topic } = await endSubscription(services, input)
    const title = services.notificationTopics.has(topic) ? words(topic, locale, 'title') : null
    const done = title === null ? t('unsubscribe.doneRound') : t('unsubscribe.done', { title })
    return page(done, t('unsubscribe.doneText'))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    reply.status(error.status)
    const { error: why } = problemBody(error, { texts: services.errorTexts, locale })
    return page(error.status === 429 ? why : t('unsubscribe.unknown'))
  }
}

export async function endSubscription(
  services: Services,
  { token, client }: Input,
): Promise<{ topic: string }> {
  await limitOrThrow(services.db, {
    key: `notifications:unsubscribe:${clientKey(services.secrets, client)}`,
    limit: TRIES_AN_HOUR,
    windowSeconds: 3600,
  })
  return unsubscribe(services, token)
}
