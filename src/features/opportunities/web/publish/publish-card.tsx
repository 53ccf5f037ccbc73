import { call } from '#platform/web/api/api.ts'
import { useSubmission } from '#platform/web/editing/use-submission.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { submitOpportunity } from '../../contract/editing.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { type Editing, useEdited, useEditedStore } from '../edit/use-edited.ts'
import { useEditorText } from '../use-editor-text.ts'
import { HistorySheet } from './history-sheet.tsx'
import { MoreActions } from './more-actions.tsx'
import { useMissing } from './use-missing.ts'

type Props = {
  editing: Editing
  missing: Readonly<Record<string, string>>
  onMissing: (fields: Record<string, string>) => void
}

/** The status, and the next step. */
export function PublishCard({ editing, missing, onMissing }: Props) {
  const t = useEditorText()
  const store = useEditedStore()
  const edited = useEdited()
  const namesOf = useMissing()
  const { status, slug, returnedReason, reviewed, unpublished } = edited

  const { busy, submit } = useSubmission({
    editing,
    send: () => call(submitOpportunity, { params: { id: edited.id } }),
    incomplete: problems.unfinished.code,
    words: { unsaved: t('publish.unsaved'), failed: t('general') },
    onMissing,
    async onSent(answer) {
      await store.replace(answer)
      toast({ title: t(answer.status === 'published' ? 'publish.published' : 'publish.submitted') })
    },
  })
  const isLive = status === 'published'
  const canSubmit = status === 'draft' || status === 'closed' || (isLive && unpublished)
  return (
    <section aria-labelledby="publish-title" className="grid gap-3 border-t border-line pt-4">
      <h2 id="publish-title" className="text-lg">
        {t('publish.title')}
      </h2>
      <p className="text-sm text-ink-2">
        <StateText />
      </p>
      {returnedReason && status !== 'published' && (
        <Note tone="sun">{t('publish.returned', { reason: returnedReason })}</Note>
      )}
      {status === 'in-review' && <Warnings />}
      {canSubmit && reviewed && <p className="text-sm text-ink-2">{t('publish.reviewed')}</p>}
      {Object.keys(missing).length > 0 && (
        <Note tone="harm" live>
          {t('publish.missing', { list: namesOf(Object.keys(missing)) })}
        </Note>
      )}
      {canSubmit && (
        <Button look="key" busy={busy && t('publish.busy')} onClick={() => void submit()}>
          {t(labelOf(status, reviewed))}
        </Button>
      )}
      {(isLive || (status === 'closed' && slug)) && (
        <a className="link inline-flex min-h-target items-center text-sm" href={`/opportunities/${slug}`}>
          {t('publish.open')}
        </a>
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <HistorySheet editing={editing} />
        <MoreActions />
      </div>
    </section>
  )
}

function labelOf(status: string, reviewed: boolean) {
  if (status === 'published') return 'publish.changes' as const
  if (status === 'closed') return 'publish.reopen' as const
  return reviewed ? ('publish.submit' as const) : ('publish.publish' as const)
}

function StateText() {
  const t = useEditorText()
  const { status, unpublished, closedReason } = useEdited()
  if (status === 'draft') return t('publish.draft')
  if (status === 'in-review') return t('publish.waiting')
  if (status === 'archived') return t('publish.archived')
  if (status === 'closed') return t(`publish.closed.${closedReason ?? 'withdrawn'}`)
  return t(unpublished ? 'publish.unpublished' : 'publish.live')
}

function Warnings() {
  const t = useEditorText()
  const { warnings } = useEdited()
  if (warnings.length === 0) return null
  return (
    <Note tone="sun">
      <p className="font-strong">{t('warnings.title')}</p>
      <ul className="list-disc pl-4">
        {warnings.map((warning) => (
          <li key={warning}>{t(`warnings.${warning}`)}</li>
        ))}
      </ul>
    </Note>
  )
}
