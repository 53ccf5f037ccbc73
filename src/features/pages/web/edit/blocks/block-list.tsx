import { ChevronDown, ChevronUp, FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { LOCALES } from '#platform/contract/locale.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { type Block, BLOCKS_MAX } from '../../../contract/blocks/definitions.ts'
import { missingLanguages, wordsOf } from '../../../contract/blocks/walk.ts'
import type { Content } from '../../../contract/content.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { BLOCK_ICONS, useBlockName } from './block-names.ts'
import { WeightNote } from './weight-note.tsx'

type Props = {
  content: Content
  /** A block, `page` for the page itself. */
  selected: string
  onSelect: (id: string) => void
  onAdd: () => void
  onMove: (id: string, by: -1 | 1) => void
}

/** The blocks of a page in their order, which keys and taps change. */
export function BlockList({ content, selected, onSelect, onAdd, onMove }: Props) {
  const t = useEditorText()
  const nameOf = useBlockName()
  const [moved, setMoved] = useState('')
  const blocks = content.content
  function move(block: Block, at: number, by: -1 | 1) {
    onMove(block.props.id, by)
    setMoved(
      t('list.moved', { name: nameOf(block).kind, place: String(at + by + 1), count: String(blocks.length) }),
    )
  }
  return (
    <>
      <div className="flex min-h-target items-center justify-between">
        <h2 className="text-sm">{t('list.title', { count: String(blocks.length) })}</h2>
        <Button
          small
          look="quiet"
          icon={<Plus />}
          reason={blocks.length >= BLOCKS_MAX && t('list.full', { max: BLOCKS_MAX })}
          onClick={onAdd}
        >
          {t('list.add')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol>
        <li className={rowClass(selected === 'page')} {...(selected === 'page' && { 'aria-current': true })}>
          <FileText className="size-5 flex-none text-ink-3" aria-hidden />
          <RowButton title={t('list.page')} note={t('list.pageNote')} onPress={() => onSelect('page')} />
        </li>
        {blocks.map((block, at) => {
          const { id } = block.props
          const { kind, words } = nameOf(block)
          const Icon = BLOCK_ICONS[block.type]
          const missing = LOCALES.filter((language) =>
            wordsOf(block).some((one) => missingLanguages(one).includes(language)),
          )
          const isCurrent = selected === id
          return (
            <li key={id} className={rowClass(isCurrent)} {...(isCurrent && { 'aria-current': true })}>
              <Icon className="size-5 flex-none text-ink-3" aria-hidden />
              <RowButton
                title={kind}
                note={missing.length > 0 ? missing.map((one) => t(`list.missing.${one}`)).join(', ') : words}
                warns={missing.length > 0}
                onPress={() => onSelect(id)}
              />
              <span className="relative z-1 -mr-2 flex flex-none">
                <IconButton
                  icon={<ChevronUp />}
                  label={t('list.up', { name: kind })}
                  aria-disabled={at === 0}
                  className="aria-disabled:opacity-40"
                  onClick={() => at > 0 && move(block, at, -1)}
                />
                <IconButton
                  icon={<ChevronDown />}
                  label={t('list.down', { name: kind })}
                  aria-disabled={at === blocks.length - 1}
                  className="aria-disabled:opacity-40"
                  onClick={() => at < blocks.length - 1 && move(block, at, 1)}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <WeightNote content={content} />
    </>
  )
}

function rowClass(isCurrent: boolean): string {
  return classNames(
    'relative flex min-h-13 items-center gap-3 border-t border-line py-1.5',
    isCurrent && '-mx-3 rounded-control border-transparent bg-river-tint px-3',
  )
}

type RowProps = { title: string; note: string | undefined; warns?: boolean; onPress: () => void }

function RowButton({ title, note, warns, onPress }: RowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-target min-w-0 flex-1 text-left text-sm leading-ui font-ui before:absolute before:inset-0"
    >
      {title}
      {note && (
        <span className={classNames('block truncate text-xs', warns ? 'text-sun-ink' : 'text-ink-2')}>
          {note}
        </span>
      )}
    </button>
  )
}
