import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { createAppeal, getStatement } from '../../contract/report.endpoints.ts'
import { useDecisionText } from '../use-decision-text.ts'
import { AppealForm } from './appeal-form.tsx'
import { Attached } from '../attached.tsx'
import { LineList } from '../report/line-list.tsx'

/** The decision about the reader's own text: its rule, its reason and how to appeal. */
export function Statement({ id }: { id: string }) {
  const t = useDecisionText()
  const locale = useLocale()
  const query = useEndpoint(getStatement, { params: { id }, locale, staleTime: 0 })
  return (
    <main id="main" className="wrap grid max-w-[44rem] gap-8 pt-6 pb-12 lg:pt-10">
      <h1 className="text-2xl">{t(query.data?.measure === 'help' ? 'helpTitle' : 'title')}</h1>
      <QueryState query={query}>
        {(statement) => (
          <Stated
            draft={`moderation.appeal.${id}`}
            statement={statement}
            reload={query.refetch}
            onSend={(text) => call(createAppeal, { params: { id }, body: { text } })}
          />
        )}
      </QueryState>
    </main>
  )
}

type Stated = {
  statement: ResponseOf<typeof getStatement>
  /** The key under which the draft of an appeal is stored. */
  draft: string
  reload(): Promise<unknown>
  onSend(text: string): Promise<unknown>
}

export function Stated({ statement, draft, reload, onSend }: Stated) {
  const t = useDecisionText()
  const locale = useLocale()
  const day = (at: string) => formatDate(new Date(at), locale)
  if (statement.measure === 'help') return <HelpOffered message={statement.reason} />
  const { measure, rule, strikeUntil, limits, endsAt, appeal, appealUntil } = statement
  return (
    <>
      <Note tone="sun">
        <p>{t(`measures.${measure}`)}</p>
        {limits.length > 0 && endsAt && (
          <>
            <p>{t('until', { date: day(endsAt) })}</p>
            <ul className="list-disc pl-5">
              {limits.map((limit) => (
                <li key={limit}>{t(`limits.${limit}`)}</li>
              ))}
            </ul>
          </>
        )}
        {measure === 'suspend' && endsAt && <p>{t('closedUntil', { date: day(endsAt) })}</p>}
        {strikeUntil && <p>{t('strikeUntil', { date: day(strikeUntil) })}</p>}
      </Note>
      <section>
        <h2 className="mb-2 text-lg">{t('why')}</h2>
        {rule && <p className="font-strong">{t(`rules.${rule}`)}</p>}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{statement.reason}</p>
        <p className="mt-1 text-sm text-ink-2">{t('decidedAt', { date: day(statement.decidedAt) })}</p>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t('written')}</h2>
        <p className="mb-1 text-sm text-ink-2">{t('what', { what: statement.what })}</p>
        {statement.excerpt && (
          <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {statement.excerpt}
          </blockquote>
        )}
        <Attached files={statement.attached} />
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t('appeal.title')}</h2>
        {appeal ? (
          <div className="grid gap-2">
            <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {appeal.text}
            </blockquote>
            <p role="status">{t(appeal.answer ? `appeal.answers.${appeal.answer}` : 'appeal.waits')}</p>
            {appeal.answerReason && <p className="[overflow-wrap:anywhere]">{appeal.answerReason}</p>}
          </div>
        ) : appealUntil ? (
          <>
            <p className="mb-3 text-sm text-ink-2">{t('appeal.help', { date: day(appealUntil) })}</p>
            <AppealForm draftKey={draft} onSend={onSend} onDone={() => void reload()} />
          </>
        ) : (
          <p className="text-ink-2">{t('appeal.over')}</p>
        )}
      </section>
    </>
  )
}

/** A moderator's message and numbers to call; it decides nothing about anybody. */
function HelpOffered({ message }: { message: string }) {
  const t = useDecisionText()
  return (
    <section className="grid gap-4">
      <p className="text-lg">{t('helpLead')}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      <LineList />
    </section>
  )
}
