import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Part } from '#platform/web/ui/blocks/part.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { CaseView } from '../../contract/queue.endpoints.ts'
import { WORRIES } from '../../contract/kinds.ts'
import { useQueueText } from '../use-queue-text.ts'
import { useReportText } from '../use-report-text.ts'
import { Attached } from '../attached.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ReportedDocument } from './reported-document.tsx'
import { ReportedVoice } from './reported-voice.tsx'
import { useClaim } from './use-claim.ts'

/** Everything about one case, and the decision. */
export function CaseBody({ view, onDone }: { view: CaseView; onDone: () => void }) {
  const t = useQueueText()
  const words = useReportText()
  const locale = useLocale()
  const { decision } = view
  return (
    <div className="grid gap-6">
      <Part title={t('author')}>
        <p className="[overflow-wrap:anywhere]">{view.author?.name ?? t('somebody')}</p>
        <p className="text-sm text-ink-2">{t('strikes', { count: view.strikes })}</p>
      </Part>
      <Part title={t('written')}>
        <CaseText view={view} />
        <Attached files={view.attached} />
        {view.attached.map(
          ({ kind, name }, place) =>
            kind === 'file' && <ReportedDocument key={place} id={view.id} place={place} name={name} />,
        )}
        {view.pictures.map(({ address, alt }, n) => (
          <img
            key={n}
            src={address}
            alt={alt || t('picture')}
            className="mt-2 max-h-80 max-w-full rounded-control"
          />
        ))}
        {view.voices.map((voice, n) => (
          <ReportedVoice key={n} voice={voice} />
        ))}
      </Part>
      {view.signs.length > 0 && (
        <Part title={t('signList')}>
          <ul className="text-sm">
            {view.signs.map((sign) => (
              <li key={sign} className="border-t border-line py-2">
                {t(`signs.${sign}`)}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-2">{t('signHelp')}</p>
        </Part>
      )}
      {view.reportList.length > 0 && (
        <Part title={t('reportList')}>
          <ul className="text-sm">
            {view.reportList.map(({ reason, note, name, right, judged }, n) => (
              <li key={n} className="border-t border-line py-2 [overflow-wrap:anywhere]">
                <b className="font-strong">{words(`reasons.${reason}`)}</b>
                {note && <span className="block">{note}</span>}
                <span className="block text-ink-2">
                  {[
                    name || t('somebody'),
                    judged > 0 ? t('trust', { right: String(right), judged: String(judged) }) : t('noTrust'),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {view.history.length > 0 && (
        <Part title={t('history')}>
          <ul className="text-sm">
            {view.history.map(({ measure, rule, at }) => (
              <li key={at} className="py-1">
                {[t(`measures.${measure}`), rule && t(`rules.${rule}`), formatDate(new Date(at), locale)]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {decision && (
        <Part title={t('decision')}>
          <p className="text-sm text-ink-2">
            {t('decidedBy', {
              measure: t(`measures.${decision.measure}`),
              name: decision.by || t('somebody'),
            })}
          </p>
          {decision.endsAt && (
            <p className="text-sm text-ink-2">
              {[
                ...decision.limits.map((limit) => t(`limits.${limit}`)),
                t('endsAt', { date: formatDate(new Date(decision.endsAt), locale) }),
              ].join('\u00a0· ')}
            </p>
          )}
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{decision.reason}</p>
        </Part>
      )}
      {decision?.appeal && (
        <Part title={t('appeal')}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{decision.appeal}</p>
          {decision.answer && (
            <p className="mt-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
              {t(`answers.${decision.answer}`)}. {decision.answerReason}
            </p>
          )}
        </Part>
      )}
      <Deciding view={view} onDone={onDone} />
    </div>
  )
}

function Deciding({ view, onDone }: { view: CaseView; onDone: () => void }) {
  const t = useQueueText()
  const { decision } = view
  const isOver = decision !== null && (!decision.appeal || decision.answer !== null)
  const { holder, takeOver } = useClaim(view.id, !isOver && view.mayDecide)
  if (isOver) return null
  if (!view.mayDecide) return <Note>{t('involved')}</Note>
  if (holder !== undefined)
    return (
      <Note tone="sun">
        <p>{t('taken', { name: holder || t('somebody') })}</p>
        <Button small className="mt-2" onClick={() => void takeOver()}>
          {t('takeOver')}
        </Button>
      </Note>
    )
  const isWorry = view.reportList.some(({ reason }) => WORRIES.some((one) => one === reason))
  return (
    <DecisionForm
      id={view.id}
      earlier={view.earlier}
      isAppeal={decision !== null}
      isWorry={isWorry}
      onDone={onDone}
    />
  )
}

/** The reported text, with the messages around it where it cannot be judged alone. */
function CaseText({ view }: { view: CaseView }) {
  const t = useQueueText()
  if (view.around.length > 0)
    return (
      <ol className="grid gap-2">
        {view.around.map(({ name, text, attached, at, isReported }, n) => (
          <li
            key={n}
            className={
              isReported
                ? 'border-l-2 border-harm bg-harm-tint px-3 py-2 [overflow-wrap:anywhere]'
                : 'border-l-2 border-line px-3 py-1 text-sm text-ink-2 [overflow-wrap:anywhere]'
            }
          >
            <span className="block text-xs text-ink-2">
              {name || t('somebody')} <DateText at={at} show="both" />
            </span>
            {text || (isReported ? view.excerpt : '')}
            {!isReported && <Attached files={attached} />}
          </li>
        ))}
      </ol>
    )
  return (
    <>
      {view.text === null && <p className="mb-1 text-sm text-ink-2">{t('gone')}</p>}
      {view.excerpt && (
        <blockquote className="max-h-80 overflow-y-auto border-l-2 border-line pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
          {view.excerpt}
        </blockquote>
      )}
      {view.path && (
        <a
          className="link inline-flex min-h-target items-center text-sm"
          href={view.path}
          target="_blank"
          rel="noopener"
        >
          {t('open')}
        </a>
      )}
    </>
  )
}
