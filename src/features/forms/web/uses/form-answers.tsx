import { ChevronDown, FileText } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { hasAnswer, isFile } from '../../contract/rules/kinds.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { getUseFile, listUseSubmissions, type UsedSubmission } from '../../contract/uses.endpoints.ts'
import { useUsesText } from './use-uses-text.ts'

type Thing = { kind: string; id: string }

/** The answers to the form of an opportunity or a call; nothing if it never had one. */
export function FormAnswers({ kind, id }: Thing) {
  const t = useUsesText()
  const query = useEndpointPages(listUseSubmissions, {
    params: { kind, id },
    query: {},
    refetchOnMount: 'always',
  })
  const first = query.data?.pages[0]
  if (!first || first.received === 0) return null
  const submissions = query.data?.pages.flatMap((page) => page.submissions) ?? []
  return (
    <section aria-labelledby="form-answers" className="mt-8">
      <h2 id="form-answers" className="text-lg">
        {t('answers.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {first.hidden ? t(`answers.${first.hidden}`) : t('answers.count', { count: first.received })}
      </p>
      <ul className="mt-3">
        {submissions.map((submission) => (
          <li key={submission.id} className="border-t border-line">
            <Submission thing={{ kind, id }} fields={first.fields} submission={submission} />
          </li>
        ))}
      </ul>
      <ListFoot list={query} className="" />
    </section>
  )
}

type Props = { thing: Thing; fields: readonly Field[]; submission: UsedSubmission }

function Submission({ thing, fields, submission }: Props) {
  const t = useUsesText()
  const locale = useLocale()
  const { number, member, answers, sentAt, clearedAt } = submission
  const questions = fields.filter(({ id, kind }) => hasAnswer(kind) && answers[id] !== undefined)
  return (
    <details className="group">
      <summary className="flex min-h-target cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2.5">
        <span className="font-strong [overflow-wrap:anywhere]">
          {number}. {member ?? t('answers.visitor')}
        </span>
        <span className="flex items-center gap-2 text-sm text-ink-2">
          {formatDate(new Date(sentAt), locale)} {formatTime(new Date(sentAt))}
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      {clearedAt && <p className="pb-3 text-sm">{t('answers.cleared')}</p>}
      <dl className="pb-3">
        {questions.map((field) => (
          <div key={field.id} className="grid gap-0.5 border-t border-line py-2.5">
            <dt className="text-xs text-ink-3">{readText(field.label, locale).text || field.id}</dt>
            <dd className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
              {isFile(field.kind) ? (
                <Files thing={thing} submission={submission} field={field.id} />
              ) : (
                sayAnswer(field, answers[field.id]!, locale)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Files({ thing, submission, field }: Pick<Props, 'thing' | 'submission'> & { field: string }) {
  const t = useUsesText()
  const { busy, act } = useAct({ failed: t('answers.failed') })
  async function save(file: string, name: string) {
    const path = fillPath(getUseFile.path, { ...thing, submission: submission.id, file })
    const answer = await request(path, { method: getUseFile.method })
    saveFile({ content: await answer.blob(), name })
  }
  return submission.files
    .filter((file) => file.field === field)
    .map(({ id, name }) => (
      <button
        key={id}
        type="button"
        disabled={busy}
        className="link flex min-h-target items-center gap-2 text-left"
        aria-label={t('answers.file', { name })}
        onClick={() => void act(() => save(id, name))}
      >
        <FileText size={18} className="flex-none" aria-hidden />
        <span className="[overflow-wrap:anywhere]" translate="no">
          {name}
        </span>
      </button>
    ))
}
