import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import { retentionTerm } from '../../contract/retention.ts'
import { stepsOf } from '../../contract/rules/steps.ts'
import { stateText } from '../form/state-text.ts'
import { useText } from '../use-text.ts'
import { logicNotes } from './logic-notes.ts'
import { numbersOf } from './numbers.ts'
import { Line } from './paper-answer.tsx'
import { PaperQuestion, SmallPrint } from './paper-question.tsx'
import { usePaperText } from './use-paper-text.ts'

export type PaperForm = Pick<
  PublicForm,
  'slug' | 'version' | 'content' | 'audience' | 'state' | 'opensAt' | 'closesAt' | 'retentionDays'
>

/** A form as it is filled in by hand: every question, whatever is answered, with its logic in words. */
export function PaperSheet({ form, address }: { form: PaperForm; address: string }) {
  const t = usePaperText()
  const words = useText()
  const locale = useLocale()
  const { content, version, audience, retentionDays } = form
  const { fields, rules } = content
  const numbers = numbersOf(fields)
  const { at, after } = logicNotes(content, { t, locale })
  const steps = stepsOf(fields)
  const until = stateText(form, { t: words, locale })
  const intro = readText(content.intro, locale).text
  const mayBeDemanded = (id: string) => rules.some(({ act, target }) => act === 'require' && target === id)
  return (
    <article className="on-white grid gap-6 rounded-surface border border-line p-4 sm:p-8 print:border-0 print:p-0 print:[--ink-2:black] print:[--ink:black]">
      <header className="grid gap-2">
        <h1 className="text-2xl tracking-title">{readText(content.title, locale).text}</h1>
        {intro && <p className="whitespace-pre-line">{intro}</p>}
        <div className="text-sm">
          {until && <p>{until}</p>}
          {retentionDays !== null && <p>{words('keeps', retentionTerm(retentionDays))}</p>}
          {audience === 'members' && <p>{words('members.title')}</p>}
          <p>{t('version', { version: String(version) })}</p>
          <p>
            {t('online')}{' '}
            <span className="[overflow-wrap:anywhere]" translate="no">
              {address}
            </span>
          </p>
        </div>
      </header>
      {steps.map(({ page, fields: questions }, place) => (
        <section key={page?.id ?? place} className="grid gap-6 border-t border-ink pt-4">
          {steps.length > 1 && (
            <div className="break-after-avoid">
              <p className="text-sm">{words('step', { at: String(place + 1), of: String(steps.length) })}</p>
              {page && <h2 className="text-lg">{readText(page.label, locale).text}</h2>}
              {page && (
                <SmallPrint
                  lines={[...(at.get(page.id) ?? []), readText(page.help, locale).text].filter(Boolean)}
                />
              )}
            </div>
          )}
          {questions
            .filter(({ kind }) => kind !== 'hidden')
            .map((field) => (
              <PaperQuestion
                key={field.id}
                field={field}
                numbers={numbers}
                notes={at.get(field.id) ?? []}
                optional={!field.required && !mayBeDemanded(field.id)}
              />
            ))}
          <SmallPrint lines={after.get(place) ?? []} />
        </section>
      ))}
      <footer className="grid break-inside-avoid gap-2 border-t border-ink pt-4 text-sm">
        <p className="font-strong">{t('receipt.title')}</p>
        <div className="grid grid-cols-2 gap-6">
          {(['date', 'number'] as const).map((name) => (
            <div key={name}>
              <p>{t(`receipt.${name}`)}</p>
              <Line />
            </div>
          ))}
        </div>
      </footer>
    </article>
  )
}
