import { useState } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useSubmission } from '#platform/web/editing/use-submission.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { submitArticle } from '../../contract/editing.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { useEditorText } from '../use-editor-text.ts'
import { ArticleActions } from './article-actions.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { type Editing, useEdited, useEditedStore } from './use-edited.ts'

type Props = {
  editing: Editing
  errors: Readonly<Record<string, string>>
  onErrors: (errors: Record<string, string>) => void
}

/** Where it stands, and the one thing to do next. */
export function PublishCard({ editing, errors, onErrors }: Props) {
  const t = useEditorText()
  const store = useEditedStore()
  const edited = useEdited()
  const [at, setAt] = useState<string | null>(null)
  const { state, reviewed, unpublished, foreign } = edited
  const isLive = state === 'published'
  const isWithAuthor = foreign && state === 'returned'
  const canSubmit = state !== 'waiting' && state !== 'hidden' && !isWithAuthor && (!isLive || unpublished)

  const { busy, submit } = useSubmission({
    editing,
    send: () => call(submitArticle, { params: { id: edited.id }, body: { at } }),
    incomplete: problems.incomplete.code,
    words: { unsaved: t('publish.unsaved'), failed: t('general') },
    onMissing: onErrors,
    onSent(answer) {
      setAt(null)
      store.change(() => answer)
      const { state: now } = answer
      if (now === 'published' || now === 'scheduled' || now === 'waiting')
        toast({ title: t(`publish.done.${now}`) })
    },
  })
  const names = [...new Set(Object.keys(errors).map((name) => name.split('.')[0]))]
    .flatMap((name) =>
      name === 'title' || name === 'summary' || name === 'body' || name === 'cover' || name === 'pictures'
        ? [t(`fields.${name}`)]
        : [],
    )
    .join(', ')
  return (
    <section aria-labelledby="publish-title" className="grid gap-3 border-t border-line pt-4">
      <h2 id="publish-title" className="text-lg">
        {t('publish.title')}
      </h2>
      {foreign && <Note tone="sun">{t('publish.foreign')}</Note>}
      <StateText />
      {names && (
        <Note tone="harm" live>
          {t('publish.missing', { list: names })}
        </Note>
      )}
      {canSubmit && reviewed && <p className="text-sm text-ink-2">{t('publish.reviewed')}</p>}
      {canSubmit && !reviewed && (
        <MomentField
          name="at"
          label={t('publish.at')}
          help={t('publish.atHelp')}
          value={at}
          onChange={setAt}
        />
      )}
      {canSubmit && (
        <Button look="key" busy={busy && t('publish.busy')} onClick={() => void submit()}>
          {t(labelOf({ isLive, reviewed, isLater: at !== null }))}
        </Button>
      )}
      {isLive && (
        <a className="link inline-flex min-h-target items-center text-sm" href={`/articles/${edited.slug}`}>
          {t('publish.open')}
        </a>
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <HistorySheet editing={editing} />
        <ArticleActions />
      </div>
    </section>
  )
}

function labelOf({ isLive, reviewed, isLater }: { isLive: boolean; reviewed: boolean; isLater: boolean }) {
  if (reviewed) return 'publish.submit' as const
  if (isLater) return 'publish.schedule' as const
  return isLive ? ('publish.changes' as const) : ('publish.publish' as const)
}

function StateText() {
  const t = useEditorText()
  const locale = useLocale()
  const { state, unpublished, returnedReason, liveAt, foreign } = useEdited()
  if (state === 'returned' && foreign)
    return (
      <p className="text-sm text-ink-2">{t('publish.foreignReturned', { reason: returnedReason ?? '' })}</p>
    )
  if (state === 'waiting' && foreign)
    return <p className="text-sm text-ink-2">{t('publish.foreignWaiting')}</p>
  if (state === 'returned')
    return (
      <Note tone="sun">
        <p>{t('publish.returned', { reason: returnedReason ?? '' })}</p>
        <p className="mt-1">{t('publish.stillRead')}</p>
      </Note>
    )
  const [first] = [liveAt.bhs, liveAt.en].flatMap((at) => at ?? []).toSorted()
  if (state === 'scheduled' && first) {
    const moment = new Date(first)
    const date = formatDate(moment, locale)
    return <p className="text-sm text-ink-2">{t('publish.scheduled', { date, time: formatTime(moment) })}</p>
  }
  const text = state === 'published' && unpublished ? 'unpublished' : state === 'scheduled' ? 'draft' : state
  return <p className="text-sm text-ink-2">{t(`publish.${text}`)}</p>
}
