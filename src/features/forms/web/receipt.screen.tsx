import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { getSentForm, type OwnSubmission } from '../contract/public.endpoints.ts'
import { hasAnswer } from '../contract/rules/kinds.ts'
import { sayAnswer } from '../contract/rules/say-answer.ts'
import { titles } from '../contract/titles.ts'
import { STATUS_TONE } from './status-tone.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = {
  reading: true,
  hidden: true,
  secret: true,
  chrome: 'bare',
  title: titles.sent,
}

const KEY = /^[\w-]{43}$/

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const [sent, blocks] = await Promise.all([
    KEY.test(token) ? api(getSentForm, { params: { slug: params.slug ?? '' }, query: { token } }) : undefined,
    loadBlocks(context, footerBlocks),
  ])
  // A wrong key is not written into the page.
  return { sent, token: sent ? token : '', blocks }
}

export default function SentScreen() {
  const { sent, token, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
          {sent ? (
            <>
              <SentHead sent={sent} token={token} />
              <SentAnswers sent={sent} />
            </>
          ) : (
            <NoKey />
          )}
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

/** The address alone says nothing: only its key shows what was sent. */
function NoKey() {
  const t = useText()
  return <Gone title={t('sent.gone')} text={t('sent.goneText')} />
}

function useMoment() {
  const locale = useLocale()
  return (at: string) => ({ date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) })
}

function SentHead({ sent, token }: { sent: OwnSubmission; token: string }) {
  const t = useText()
  const locale = useLocale()
  const moment = useMoment()
  const thanks = readText(sent.thanks, locale).text
  return (
    <section className="deep grid gap-3 rounded-surface p-5 lg:p-8">
      <p className="text-sm">
        {t('sent.number', { number: String(sent.number) })}, {readText(sent.title, locale).text}
      </p>
      <h1 className="text-2xl">{t('sent.title', moment(sent.sentAt))}</h1>
      {sent.editedAt && <p className="text-sm">{t('sent.changed', moment(sent.editedAt))}</p>}
      {thanks && <p className="whitespace-pre-line">{thanks}</p>}
      <p className="text-sm">{t('sent.keep')}</p>
      {sent.editableUntil && (
        <>
          <p className="text-sm">{t('sent.editable', moment(sent.editableUntil))}</p>
          <p>
            <ButtonLink to={`/forms/${sent.slug}?token=${token}`} look="key">
              {t('sent.change')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

function SentAnswers({ sent }: { sent: OwnSubmission }) {
  const t = useText()
  const locale = useLocale()
  const moment = useMoment()
  return (
    <>
      <section aria-labelledby="sent-status" className="mt-8">
        <h2 id="sent-status" className="text-lg">
          {t('sent.status')}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <Chip tone={STATUS_TONE[sent.status]}>{t(`statuses.${sent.status}`)}</Chip>
          {t('sent.statusAt', moment(sent.statusAt))}
        </p>
        {sent.statusText && <p className="mt-2 whitespace-pre-line">{sent.statusText}</p>}
      </section>
      <section aria-labelledby="sent-answers" className="mt-8">
        <h2 id="sent-answers" className="text-lg">
          {t('sent.answers')}
        </h2>
        {sent.clearedAt ? (
          <p className="mt-2 text-ink-2">{t('sent.cleared', moment(sent.clearedAt))}</p>
        ) : (
          <dl className="mt-2">
            {sent.fields
              .filter(({ kind }) => hasAnswer(kind) && kind !== 'hidden')
              .map((field) => {
                const answer = sent.answers[field.id]
                return (
                  <div key={field.id} className="grid gap-0.5 border-t border-line py-3">
                    <dt className="text-xs text-ink-3">{readText(field.label, locale).text}</dt>
                    <dd className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
                      {answer === undefined ? t('sent.none') : sayAnswer(field, answer, locale)}
                    </dd>
                  </div>
                )
              })}
          </dl>
        )}
        <p className="mt-4 text-xs text-ink-3">
          {t('sent.version', { version: String(sent.version) })}{' '}
          {sent.clearsAt && !sent.clearedAt && t('sent.clears', moment(sent.clearsAt))}
        </p>
      </section>
    </>
  )
}
