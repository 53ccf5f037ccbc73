import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { PreviewedText } from '../../contract/changes.endpoints.ts'
import { useText } from '../use-text.ts'
import { ImportEntry } from './import-entry.tsx'
import type { Preview } from './preview-file.ts'
import { type Newer, useApply } from './use-apply.ts'
import { keyOf, useChoices } from './use-choices.ts'

type Props = { preview: Preview; globalAdmin: boolean; onDone: () => void }

const PAGE = 50

/** The changes that a file would make: for review first, and only then in force. */
export function ImportView({ preview, globalAdmin, onDone }: Props) {
  const t = useText()
  const [texts, setTexts] = useState<readonly PreviewedText[]>(preview.texts)
  const [rowCount, setRowCount] = useState(PAGE)
  const [problem, setProblem] = useState<string>()
  const choices = useChoices()
  const { busy, apply } = useApply()
  const selection = texts.filter((text) => choices.isChosen(text))
  const isUnexplained = selection.some((text) => text.avoided.length > 0 && !choices.reasonOf(text).trim())
  const wrong = texts.filter(({ faults }) => faults.length > 0).length
  async function put() {
    const outcome = await apply(
      preview.name,
      selection.map((text) => ({
        id: text.id,
        locale: text.locale,
        text: text.text,
        base: text.base,
        ...(text.avoided.length > 0 && { reason: choices.reasonOf(text) }),
      })),
    )
    setProblem(outcome.problem)
    setTexts(withNewer(texts, outcome.newer))
    choices.forget(outcome.newer)
    if (outcome.applied > 0) toast({ title: t('import.applied', { count: outcome.applied }) })
    if (!outcome.problem) onDone()
  }
  const why = !globalAdmin
    ? t('import.onlyGlobal')
    : selection.length === 0
      ? t('import.noneChosen')
      : isUnexplained && t('import.reasonMissing')
  const counts = [
    ['changes', texts.length - wrong],
    ['same', preview.same],
    ['wrong', wrong],
    ['unknown', preview.unknown.length],
  ] as const
  return (
    <section aria-labelledby="import-title" className="grid grid-cols-1 gap-4">
      <div>
        <Button small look="quiet" icon={<ArrowLeft />} onClick={onDone} className="-ml-3">
          {t('import.back')}
        </Button>
      </div>
      <h2 id="import-title" tabIndex={-1} className="text-xl [overflow-wrap:anywhere]">
        {preview.name}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        {counts.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5 text-sm">
            <dt>{t(`import.counts.${name}`)}</dt>
            <dd className="font-strong tabular-nums">{t('import.count', { count })}</dd>
          </div>
        ))}
      </dl>
      {preview.unknown.length > 0 && (
        <Note tone="sun">
          {t('import.unknownKeys', {
            count: preview.unknown.length,
            what: preview.unknown.slice(0, 5).join(', '),
          })}
        </Note>
      )}
      <ul aria-label={t('import.list')}>
        {texts.slice(0, rowCount).map((text) => (
          <ImportEntry key={keyOf(text)} text={text} choices={choices} />
        ))}
      </ul>
      {texts.length > rowCount && (
        <div>
          <Button small onClick={() => setRowCount(rowCount + PAGE)}>
            {t('import.more', { count: texts.length - rowCount })}
          </Button>
        </div>
      )}
      {problem && (
        <Note tone="harm" live>
          {problem}
        </Note>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button
          look="key"
          busy={busy && t('import.applying')}
          {...(why && { reason: why })}
          onClick={() => void put()}
        >
          {t('import.apply', { count: selection.length })}
        </Button>
        <Button onClick={onDone}>{t('import.cancel')}</Button>
      </div>
      <p className="text-xs text-ink-2">{t('import.wayBack')}</p>
    </section>
  )
}

/** Marks texts that somebody else changed in the meantime, with the new text, so that the user decides again. */
function withNewer(texts: readonly PreviewedText[], newer: readonly Newer[]): PreviewedText[] {
  const changed = new Map(newer.map((text) => [keyOf(text), text]))
  return texts.map((text) => {
    const now = changed.get(keyOf(text))
    return now ? { ...text, before: now.text, base: now.base, isNewer: true } : text
  })
}
