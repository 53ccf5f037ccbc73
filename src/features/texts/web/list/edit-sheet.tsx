import { useState } from 'react'
import { htmlLang, LOCALES, type Locale } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type PreviewedText, previewTexts } from '../../contract/changes.endpoints.ts'
import { versionOf } from '../../contract/file/text-version.ts'
import type { ListedText } from '../../contract/texts.endpoints.ts'
import { FaultList } from '../fault-list.tsx'
import { useApply } from '../import/use-apply.ts'
import { useText } from '../use-text.ts'

/** Edits one text in both languages. */
export function EditSheet({ text, onClose }: { text: ListedText; onClose: () => void }) {
  const t = useText()
  const readerLocale = useLocale()
  const [input, setInput] = useState<Record<Locale, string>>(text.texts)
  const [stands, setStands] = useState<Record<Locale, string>>(text.texts)
  const [judged, setJudged] = useState<readonly PreviewedText[]>([])
  const [problem, setProblem] = useState<string>()
  const { busy, apply } = useApply()
  const changed = LOCALES.filter((locale) => input[locale] !== stands[locale])
  const changeOf = (locale: Locale, words: string | null) => ({
    id: text.id,
    locale,
    text: words,
    base: versionOf(stands[locale]),
    // The history records that this text was typed by hand, so its author has seen it.
    reason: t('edit.byHand'),
  })
  async function put(texts: ReturnType<typeof changeOf>[]) {
    const outcome = await apply(null, texts)
    setProblem(outcome.problem)
    if (outcome.newer.length > 0)
      setStands({ ...stands, ...Object.fromEntries(outcome.newer.map((one) => [one.locale, one.text])) })
    if (outcome.problem) return
    toast({ title: t('import.applied', { count: outcome.applied }) })
    onClose()
  }
  async function save() {
    const changes = changed.map((locale) => ({ id: text.id, locale, text: input[locale], base: null }))
    try {
      const { texts } = await call(previewTexts, { body: { form: 'exact', texts: changes } })
      setJudged(texts)
      if (texts.some(({ faults }) => faults.length > 0)) return setProblem(undefined)
    } catch (error) {
      return setProblem(errorText(error, t('import.failed')))
    }
    await put(changed.map((locale) => changeOf(locale, input[locale])))
  }
  return (
    <Sheet open onClose={onClose} title={t('edit.title')} closeLabel={t('history.close')}>
      <p className="text-xs text-ink-3 [overflow-wrap:anywhere]" {...(!text.name && { translate: 'no' })}>
        {text.name?.[readerLocale] ?? text.id}
      </p>
      <div className="grid gap-5">
        {LOCALES.map((locale) => (
          <div key={locale} className="grid gap-2">
            <Textarea
              name={locale}
              lang={htmlLang(locale)}
              label={t(`language.${locale}`)}
              limit={text.max}
              value={input[locale]}
              onChange={(event) => setInput({ ...input, [locale]: event.target.value })}
            />
            <FaultList faults={judged.find((one) => one.locale === locale)?.faults ?? []} />
            {stands[locale] !== text.texts[locale] && (
              <Note tone="sun" live>
                <b>{t('edit.newer')}</b>
                <p lang={htmlLang(locale)} translate="no" className="[overflow-wrap:anywhere]">
                  {stands[locale]}
                </p>
              </Note>
            )}
          </div>
        ))}
        {problem && (
          <Note tone="harm" live>
            {problem}
          </Note>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            look="river"
            busy={busy && t('import.applying')}
            {...(changed.length === 0 && { reason: t('edit.same') })}
            onClick={() => void save()}
          >
            {t('edit.save')}
          </Button>
          {text.state !== 'delivered' && (
            <Button
              busy={busy && t('import.applying')}
              onClick={() => void put(LOCALES.map((locale) => changeOf(locale, null)))}
            >
              {t('edit.delivered')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
