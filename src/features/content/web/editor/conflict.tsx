import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DraftFigure } from '#features/library/web/index.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { LineView } from '#platform/web/rich-text/line-view.tsx'
import type { CurrentBlock } from '../../contract/block-parts.ts'
import { useText } from '../use-text.ts'

type ConflictProps = {
  mine: RichText
  theirs: CurrentBlock
  onPublishMine: () => void
  onTakeTheirs: () => void
  onEdit: () => void
}

/** Shows both texts after somebody else has published in the meantime, and lets the person decide. */
export function Conflict({ mine, theirs, onPublishMine, onTakeTheirs, onEdit }: ConflictProps) {
  const t = useText()
  const locale = useLocale()
  const at = new Date(theirs.savedAt)
  const name = theirs.savedBy ?? t('conflict.somebody')
  return (
    <div role="alert" className="grid gap-3">
      <p className="text-sm">
        <b>{t('conflict.title')}</b>{' '}
        {t('conflict.text', { name, date: formatDate(at, locale), time: formatTime(at) })}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Version title={t('conflict.theirs', { name })} document={theirs.document} />
        <Version title={t('conflict.mine')} document={mine} />
      </div>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button small look="river" onClick={onPublishMine}>
          {t('conflict.publishMine')}
        </Button>
        <Button small onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button small look="quiet" onClick={onEdit}>
          {t('conflict.edit')}
        </Button>
      </div>
    </div>
  )
}

function Version({ title, document }: { title: string; document: RichText }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-line p-3">
      <h3 className="mb-1 text-xs tracking-normal text-ink-2">{title}</h3>
      <p className="max-h-[20dvh] overflow-y-auto text-sm">
        <LineView document={document} />
      </p>
      {figuresIn(document).map((attrs) => (
        <DraftFigure key={attrs.picture} {...attrs} />
      ))}
    </section>
  )
}
