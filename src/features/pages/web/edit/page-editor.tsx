import {
  ArrowLeft,
  Eye,
  Layers,
  Monitor,
  Redo2,
  SlidersHorizontal,
  Smartphone,
  Tablet,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton, IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { type BlockType, BLOCKS_MAX } from '../../contract/blocks/definitions.ts'
import { copyOf, newBlock } from '../../contract/blocks/new-block.ts'
import { useEditorText } from '../use-editor-text.ts'
import { AddBlock } from './blocks/add-block.tsx'
import { BlockFields } from './fields/block-fields.tsx'
import type { LanguageChoice } from './fields/language-tabs.tsx'
import { BlockList } from './blocks/block-list.tsx'
import { PageFields } from './fields/page-fields.tsx'
import { Preview, type Width, WIDTHS } from './preview/preview.tsx'
import { PublishPanel } from './panel/publish-panel.tsx'
import { localId, withBlock, withMoved, withoutBlock, withPage, withValue } from './tree.ts'
import { useContent } from './use-edited.ts'
import { useHistory } from './use-history.ts'

type Side = 'fields' | 'add' | 'publish'
/** The views of which a phone shows one; wide screens show all three. */
type View = 'blocks' | 'side' | 'preview'

const WIDTH_ICONS = { desktop: Monitor, tablet: Tablet, phone: Smartphone }
const VIEW_ICONS = { blocks: Layers, side: SlidersHorizontal, preview: Eye }

/** A page being made: its blocks, how it looks, and the fields of one block. */
export function PageEditor() {
  const t = useEditorText()
  const locale = useLocale()
  const editing = useContent()
  const { edit, undo, redo } = useHistory(editing)
  const [selected, setSelected] = useState('page')
  const [side, setSide] = useState<Side>('fields')
  const [view, setView] = useState<View>('blocks')
  const [width, setWidth] = useState<Width>('desktop')
  const isWide = useWide()
  const [language, setLanguage] = useState<LanguageChoice>(isWide ? 'both' : locale)
  // On a phone one of the three fills the screen.
  useBackStep(!isWide && view !== 'blocks', () => setView('blocks'))
  const content = editing.value
  const block = content.content.find(({ props }) => props.id === selected)
  function open(next: Side, id = selected) {
    setSelected(id)
    setSide(next)
    setView('side')
  }
  function add(type: BlockType) {
    const addition = newBlock(type, localId)
    edit('add', withBlock(addition, block?.props.id))
    open('fields', addition.props.id)
  }
  const isFull = content.content.length >= BLOCKS_MAX
  function copy() {
    if (!block) return
    const twin = copyOf(block, localId)
    edit('copy', withBlock(twin, block.props.id))
    setSelected(twin.props.id)
  }
  const errorOf = (path: string) => editing.faults[path]
  const paneClass = (one: View) => classNames('min-w-0', view !== one && 'max-lg:hidden')
  return (
    <>
      <header className="print:hidden sticky top-0 z-10 flex items-center gap-x-1 border-b border-line bg-paper px-gutter py-1">
        <IconLink to="/admin/pages" icon={<ArrowLeft />} label={t('back')} className="-ml-2" />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-sm">
            {readText(content.root.props.title, locale).text || t('untitled')}
          </h1>
          <SaveNote autosave={editing} />
        </div>
        <div role="group" aria-label={t('preview.width')} className="flex max-lg:hidden">
          {WIDTHS.map((one) => {
            const Icon = WIDTH_ICONS[one]
            return (
              <IconButton
                key={one}
                icon={<Icon />}
                label={t(`preview.widths.${one}`)}
                aria-pressed={width === one}
                className="aria-pressed:bg-sunken aria-pressed:[&_.lucide]:fill-none"
                onClick={() => setWidth(one)}
              />
            )
          })}
        </div>
        <IconButton
          icon={<Undo2 />}
          label={t('undo')}
          aria-disabled={!undo}
          className="aria-disabled:opacity-40"
          onClick={undo}
        />
        <IconButton
          icon={<Redo2 />}
          label={t('redo')}
          aria-disabled={!redo}
          className="aria-disabled:opacity-40"
          onClick={redo}
        />
        <Button small look="key" onClick={() => open('publish')}>
          {t('publish.ask')}
        </Button>
      </header>
      <div
        className={classNames(
          'grid grid-cols-1 pb-20 lg:grid-cols-[17rem_minmax(0,1fr)_21rem] lg:pb-0',
          language === 'both' && 'xl:grid-cols-[17rem_minmax(0,1fr)_34rem]',
        )}
      >
        <section
          aria-label={t('list.label')}
          className={classNames(paneClass('blocks'), 'px-gutter py-4 lg:border-r lg:border-line lg:px-5')}
        >
          <BlockList
            content={content}
            selected={side === 'fields' ? selected : ''}
            onSelect={(id) => open('fields', id)}
            onAdd={() => open('add')}
            onMove={(id, by) => edit('move', withMoved(id, by))}
          />
        </section>
        <section
          aria-label={t('preview.label')}
          className={classNames(paneClass('preview'), 'bg-sunken p-4')}
        >
          <Preview
            content={content}
            width={width}
            selected={side === 'fields' ? selected : ''}
            onSelect={(id) => open('fields', id)}
          />
        </section>
        <section
          aria-label={t('side.label')}
          className={classNames(
            paneClass('side'),
            'grid grid-cols-1 content-start gap-4 px-gutter py-4 lg:border-l lg:border-line lg:px-5',
          )}
        >
          {side === 'add' && <AddBlock onAdd={add} />}
          {side === 'publish' && (
            <PublishPanel content={content} editing={editing} onMend={(id) => open('fields', id ?? 'page')} />
          )}
          {side === 'fields' && !block && (
            <PageFields
              page={content.root.props}
              beside={language === 'both'}
              errorOf={errorOf}
              onChange={(name, change) => edit(`page.${name}`, withPage(change))}
            />
          )}
          {side === 'fields' && block && (
            <BlockFields
              key={block.props.id}
              block={block}
              language={language}
              onLanguage={setLanguage}
              errorOf={errorOf}
              onChange={(name, value) =>
                edit(`${block.props.id}.${name}`, withValue(block.props.id, name, value))
              }
              onCopy={isFull ? undefined : copy}
              onRemove={() => {
                edit('remove', withoutBlock(block.props.id))
                setSelected('page')
                setView('blocks')
              }}
            />
          )}
        </section>
      </div>
      <nav
        aria-label={t('views.label')}
        className="foot-bar print:hidden fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {(['blocks', 'side', 'preview'] as const).map((one) => {
          const Icon = VIEW_ICONS[one]
          return (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className="grid min-h-15 place-content-center justify-items-center gap-0.5 text-2xs text-ink-2 aria-pressed:font-strong aria-pressed:text-river-ink"
            >
              <Icon className="size-5" aria-hidden />
              {t(`views.${one}`)}
            </button>
          )
        })}
      </nav>
    </>
  )
}
