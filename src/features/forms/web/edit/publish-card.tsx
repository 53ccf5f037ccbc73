import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useSubmission } from '#platform/web/editing/use-submission.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { publishForm, withdrawForm } from '../../contract/editing.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { retentionTerm } from '../../contract/retention.ts'
import { useEditorText } from '../use-editor-text.ts'
import { type Editing, useEdited, useEditedStore } from './use-edited.ts'
import { useDoor } from '../use-door.ts'

type Props = {
  editing: Editing
  missing: Readonly<Record<string, string>>
  onMissing: (missing: Record<string, string>) => void
}

/** The published version, and the button that publishes the draft. */
export function PublishCard({ editing, missing, onMissing }: Props) {
  const t = useEditorText()
  const { at } = useDoor()
  const locale = useLocale()
  const store = useEditedStore()
  const { id, slug, published, unpublished, state, settings } = useEdited()
  const { busy: isTaken, act } = useAct({ refresh: [], failed: t('general') })
  const { busy, submit } = useSubmission({
    editing,
    send: () => call(at(publishForm), { params: { id } }),
    incomplete: problems.incomplete.code,
    words: { unsaved: t('publish.unsaved'), failed: t('general') },
    onMissing,
    onSent(answer) {
      store.change(() => answer)
      toast({ title: t('publish.done', { path: `/forms/${answer.slug}` }) })
    },
  })
  const { fields } = editing.value
  const names = [...new Set(Object.keys(missing).map((path) => path.split('.')[0]!))].map((part) => {
    const field = fields.find((one) => one.id === part)
    if (field) return readText(field.label, locale).text || t('unnamed')
    return part === 'title' ? t('fields.title') : part === 'fields' ? t('tabs.questions') : t('tabs.logic')
  })
  const canPublish = state !== 'archived' && state !== 'hidden' && (published === null || unpublished)
  const version = String(published ?? '')
  return (
    <section aria-labelledby="publish-title" className="grid gap-3 border-t border-line pt-4">
      <h2 id="publish-title" className="text-lg">
        {t('publish.title')}
      </h2>
      <p className="text-sm text-ink-2">
        {published === null
          ? t('publish.draft')
          : t(unpublished ? 'publish.unpublished' : 'publish.open', { version })}
      </p>
      <p className="text-sm text-ink-2">
        {settings.retentionDays === null
          ? t('publish.keepsAll')
          : t('publish.keeps', retentionTerm(settings.retentionDays))}
      </p>
      {state === 'hidden' && <Note tone="harm">{t('publish.hidden')}</Note>}
      {names.length > 0 && (
        <Note tone="harm" live>
          {t('publish.missing', { list: [...new Set(names)].join(', ') })}
        </Note>
      )}
      {canPublish && (
        <Button look="key" busy={busy && t('publish.busy')} onClick={() => void submit()}>
          {t(published === null ? 'publish.publish' : 'publish.changes')}
        </Button>
      )}
      {published !== null && (
        <div className="flex flex-wrap items-center gap-x-4">
          <a className="link inline-flex min-h-target items-center text-sm" href={`/forms/${slug}`}>
            {t('publish.visit')}
          </a>
          <a className="link inline-flex min-h-target items-center text-sm" href={`/forms/${slug}/paper`}>
            {t('publish.paper')}
          </a>
          <Button
            small
            look="quiet"
            className="-ml-3"
            disabled={isTaken}
            onClick={() =>
              void act(() => call(at(withdrawForm), { params: { id } }), t('publish.withdrawn')).then(
                (done) => done && store.change(() => done.answer),
              )
            }
          >
            {t('publish.withdraw')}
          </Button>
        </div>
      )}
      <div>
        <Button
          small
          look="quiet"
          className="-ml-3"
          onClick={() =>
            saveFile({
              content: new Blob([JSON.stringify(editing.value, null, 1)], { type: 'application/json' }),
              name: `${slug}.json`,
            })
          }
        >
          {t('download.json')}
        </Button>
      </div>
    </section>
  )
}
