import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePeriod, useProfileText } from '#features/profiles/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { Row } from '../../contract/review.ts'
import { useText } from '../use-text.ts'
import { useRowName } from './row-name.ts'
import type { RowProps } from './row-props.ts'

const EditRow = lazyPart(async () => (await import('./edit-row.tsx')).EditRow)

/** Shows a certain item in two or three lines; it is imported unless the person declines. */
export function SureRow({ row, choice, language, onChoose, onEdit, onMove, isMoved }: RowProps) {
  const t = useText()
  const [isEditing, setEditing] = useState(isMoved)
  const name = useRowName()(row, language)
  const isTaken = choice !== 'leave'
  return (
    <>
      <div className="flex items-start gap-1">
        <Checkbox
          name={`take.${row.key}`}
          className="min-w-0 flex-1"
          checked={isTaken}
          onChange={() => onChoose(isTaken ? 'leave' : 'add')}
          label={
            <span className={isTaken ? undefined : 'text-ink-3 line-through'}>
              <Summary row={row} language={language} />
            </span>
          }
        />
        {typeof row.theirs === 'object' && (
          <IconButton
            icon={<Pencil />}
            label={t(isEditing ? 'row.doneNamed' : 'row.editNamed', { name })}
            aria-expanded={isEditing}
            onPointerEnter={EditRow.preload}
            onFocus={EditRow.preload}
            onClick={() => setEditing(!isEditing)}
          />
        )}
      </div>
      {isEditing && (
        <div className="pb-4 pl-8">
          <Suspense>
            <EditRow {...{ row, language, onEdit, onMove, isMoved }} />
          </Suspense>
        </div>
      )}
    </>
  )
}

function Summary({ row, language }: { row: Row; language: Locale }) {
  const profile = useProfileText()
  const period = usePeriod()
  const name = useRowName()(row, language)
  const { theirs } = row
  if (typeof theirs === 'object' && 'bhs' in theirs) {
    const reading = readText(theirs, language)
    return (
      <span lang={htmlLang(reading.language)} className="line-clamp-3 [overflow-wrap:anywhere]">
        {reading.text}
      </span>
    )
  }
  if (typeof theirs !== 'object' || !('title' in theirs))
    return (
      <span className="[overflow-wrap:anywhere]">
        {name}
        {typeof theirs === 'object' && 'url' in theirs && (
          <span className="block text-ink-2">{theirs.url.replace(/^https?:\/\/(?:www\.)?/, '')}</span>
        )}
      </span>
    )
  const hasTitle = readText(theirs.title, language).text !== ''
  const place = hasTitle ? readText(theirs.place, language).text : ''
  const isUsual = ['job', 'project', 'certificate'].includes(theirs.kind)
  const when = [isUsual ? '' : profile(`kinds.${theirs.kind}`), period(theirs)]
  const note = readText(theirs.note, language).text.replaceAll('\n', ' ')
  return (
    <span lang={htmlLang(language)} className="grid gap-0.5 [overflow-wrap:anywhere]">
      <span className="font-strong">{name}</span>
      {place !== '' && <span>{place}</span>}
      <span className="text-ink-2">{when.filter((text) => text !== '').join(', ')}</span>
      {note !== '' && <span className="line-clamp-1 text-ink-2">{note}</span>}
    </span>
  )
}
