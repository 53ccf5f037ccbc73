import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import type { OwnSubmission } from '../../contract/public.endpoints.ts'
import { hasAnswer } from '../../contract/rules/kinds.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { STATUS_TONE } from '../status-tone.ts'
import { useText } from '../use-text.ts'
import { OUT_OF_FRAME } from './form-view.tsx'
import { momentOf } from './moment-of.ts'

type Props = { sent: OwnSubmission | undefined; token: string; framed?: boolean }

/** Shows its sender a submission: its number, its status and its answers. */
export function Receipt({ sent, token, framed = false }: Props) {
  if (!sent) return <NoKey />
  return (
    <>
      <ReceiptHead sent={sent} token={token} framed={framed} />
      <ReceiptAnswers sent={sent} />
    </>
  )
}

/** Only the key in the address shows a submission. */
function NoKey() {
  const t = useText()
  return <Gone title={t('sent.gone')} text={t('sent.goneText')} />
}

type HeadProps = { sent: OwnSubmission; token: string; framed: boolean }

function ReceiptHead({ sent, token, framed }: HeadProps) {
  const t = useText()
  const locale = useLocale()
  const moment = (at: string) => momentOf(at, locale)
  const thanks = readText(sent.thanks, locale).text
  return (
    <section className="deep grid gap-3 rounded-surface p-5 lg:p-8">
      <p className="text-sm">
        {t('sent.number', { number: String(sent.number) })}, {readText(sent.title, locale).text}
      </p>
      <h1 className="text-2xl">{t('sent.title', moment(sent.sentAt))}</h1>
      {sent.editedAt && <p className="text-sm">{t('sent.changed', moment(sent.editedAt))}</p>}
      {thanks && <p className="whitespace-pre-line">{thanks}</p>}
      {framed ? (
        <p className="text-sm">
          {t('sent.keepFramed')}{' '}
          <a className="underline" href={`/forms/${sent.slug}/sent?token=${token}`} {...OUT_OF_FRAME}>
            {t('sent.own')}
          </a>
        </p>
      ) : (
        <p className="text-sm">{t('sent.keep')}</p>
      )}
      {sent.editableUntil && (
        <>
          <p className="text-sm">{t('sent.editable', moment(sent.editableUntil))}</p>
          <p>
            <ButtonLink
              to={`/forms/${sent.slug}${framed ? `/embed?lang=${locale}&` : '?'}token=${token}`}
              look="key"
            >
              {t('sent.change')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

function ReceiptAnswers({ sent }: { sent: OwnSubmission }) {
  const t = useText()
  const locale = useLocale()
  const moment = (at: string) => momentOf(at, locale)
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
          <p className="mt-2 text-ink-2">
            {t(sent.deleted ? 'sent.deleted' : 'sent.cleared', moment(sent.clearedAt))}
          </p>
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
