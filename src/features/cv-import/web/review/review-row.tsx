import { Pencil, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { htmlLang } from '#platform/contract/locale.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { doubtsOf, hasMine } from '../../contract/doubts.ts'
import type { Choice, Row } from '../../contract/review.ts'
import { More } from '../more.tsx'
import { useText } from '../use-text.ts'
import { ItemView } from './item-view.tsx'
import { useRowName } from './row-name.ts'
import type { RowProps } from './row-props.ts'

const EditRow = lazyPart(async () => (await import('./edit-row.tsx')).EditRow)

/** Shows an item of the CV beside the profile's, with the possible choices. */
export function ReviewRow({ row, choice, language, onChoose, onEdit, onMove, isMoved }: RowProps) {
  const t = useText()
  const [isEditing, setEditing] = useState(isMoved)
  const name = useRowName()(row, language)
  const unsure = doubtsOf(row)
  const isNew = !hasMine(row)
  const asRead = <ItemView kind={row.kind} value={row.theirs} language={language} />
  const theirs = (
    <div className="min-w-0 border-l-2 border-river-line pl-4">
      {!isNew && <h3 className="mb-1 text-xs font-ui text-ink-2">{t('row.theirs')}</h3>}
      {isEditing ? (
        <Suspense fallback={asRead}>
          <EditRow {...{ row, language, onEdit, onMove, isMoved }} />
        </Suspense>
      ) : (
        asRead
      )}
      {unsure.length > 0 && (
        <p className="mt-2">
          <Chip tone="sun" icon={<TriangleAlert />}>
            {t('row.unsure', { fields: unsure.map((field) => t(`doubt.${field}`)).join(', ') })}
          </Chip>
        </p>
      )}
      {row.kind !== 'municipality' && (
        <Button
          small
          look="quiet"
          icon={<Pencil />}
          className="-ml-3"
          aria-expanded={isEditing}
          onPointerEnter={EditRow.preload}
          onFocus={EditRow.preload}
          aria-label={t(isEditing ? 'row.doneNamed' : 'row.editNamed', { name })}
          onClick={() => setEditing(!isEditing)}
        >
          {t(isEditing ? 'row.done' : 'row.edit')}
        </Button>
      )}
      {hasSource(row) && (
        <More title={t('row.source')}>
          <p lang={htmlLang(language)} className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {row.source}
          </p>
        </More>
      )}
    </div>
  )
  const choices = (
    <RadioGroup
      inline
      legend={<span className="sr-only">{t('row.legend', { name })}</span>}
      name={`choice.${row.key}`}
      value={choice}
      options={row.options.map((value) => ({
        value,
        text: t(value === 'add' && row.options.includes('replace') ? 'row.addAs' : `row.${value}`),
      }))}
      onChange={(value) => onChoose(value as Choice)}
    />
  )
  // A new item stands alone with its choice; only one that the profile has too is compared.
  if (isNew) {
    return (
      <div className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        {theirs}
        {choices}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
      <div className="min-w-0">
        <h3 className="mb-1 text-xs font-ui text-ink-2">{t('row.mine')}</h3>
        <ItemView kind={row.kind} value={row.mine as Row['theirs']} language={language} />
      </div>
      {theirs}
      <div className="md:col-span-2">{choices}</div>
    </div>
  )
}

/** Returns true if the source words say more than the item's name. */
function hasSource({ kind, source, theirs }: Row): boolean {
  if (source === '' || kind === 'links') return false
  return !(typeof theirs === 'object' && 'label' in theirs && source.length < theirs.label.length + 3)
}
