import type { ReactNode } from 'react'
import {
  type EditedListItem,
  listRevisions,
  type SavedRevision,
} from '#features/content/contract/blocks.endpoints.ts'
import { DraftFigure } from '#features/library/web/index.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { LineView } from '#platform/web/rich-text/line-view.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useContentText } from './use-content-text.ts'
import { useRestore } from './use-restore.ts'

type HistorySheetProps = { block: EditedListItem; globalAdmin: boolean; onClose: () => void }

/** Lists every version of a text, with a button to restore each. */
export function HistorySheet({ block, globalAdmin, onClose }: HistorySheetProps) {
  const t = useContentText()
  const locale = useLocale()
  const list = useEndpointPages(listRevisions, {
    params: { id: block.id },
    query: { locale: block.locale },
    cursor: 'before',
    staleTime: 0,
  })
  const pages = list.data?.pages ?? []
  const revisions = pages.flatMap((page) => page.revisions)
  const original = pages[0]?.original
  const current = revisions[0]?.revision ?? 0
  const { restore, restoring } = useRestore({ block, current })
  function act(revision: number, name: string): ReactNode {
    if (!globalAdmin) return null
    return (
      <Button
        small
        aria-label={name}
        busy={restoring === revision && t('history.restoring')}
        onClick={() => restore(revision)}
      >
        {t('history.restore')}
      </Button>
    )
  }
  return (
    <Sheet open onClose={onClose} title={t('history.title')} closeLabel={t('history.close')}>
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
        <Chip tone="line">{t(`content.${block.locale}`)}</Chip> {block.name[locale]}
      </p>
      {!globalAdmin && <Note>{t('history.onlyGlobal')}</Note>}
      <ol>
        {revisions.map((row) => (
          <Version
            key={row.revision}
            title={t('history.version', { n: String(row.revision) })}
            document={row.document}
            about={<About row={row} current={row.revision === current} />}
            act={
              row.revision === current
                ? null
                : act(row.revision, t('history.restoreVersion', { n: String(row.revision) }))
            }
          />
        ))}
        {original && !list.hasNextPage && (
          <Version
            title={t('history.original')}
            document={original}
            act={act(0, t('history.restoreOriginal'))}
          />
        )}
      </ol>
      <ListFoot list={list} />
    </Sheet>
  )
}

function Version({
  title,
  document,
  about,
  act,
}: {
  title: string
  document: RichText
  about?: ReactNode
  act: ReactNode
}) {
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4">
        <div>
          <h3 className="text-sm tracking-normal">{title}</h3>
          {about}
        </div>
        {act}
      </div>
      <p className="text-sm [overflow-wrap:anywhere]">
        <LineView document={document} />
      </p>
      {figuresIn(document).map((attrs) => (
        <DraftFigure key={attrs.picture} {...attrs} />
      ))}
    </li>
  )
}

function About({ row, current }: { row: SavedRevision; current: boolean }) {
  const t = useContentText()
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      <span>
        {row.savedBy ?? t('content.somebody')}, <DateText at={row.savedAt} show="both" />
      </span>
      {row.restoredFrom === 0 && <span>{t('history.restoredOriginal')}</span>}
      {row.restoredFrom !== null && row.restoredFrom > 0 && (
        <span>{t('history.restoredFrom', { n: String(row.restoredFrom) })}</span>
      )}
      {current && <Chip tone="have">{t('history.current')}</Chip>}
    </p>
  )
}
