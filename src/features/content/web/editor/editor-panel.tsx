import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { countCharacters } from '#platform/contract/characters.ts'
import { sameLine } from '#platform/contract/rich-text/line.ts'
import { figuresIn, wordsAlone } from '#platform/contract/rich-text/figures.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { LINE } from '#platform/contract/rich-text/profiles.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { EditorSettings } from '#platform/web/rich-text/use-editor.ts'
import { EditorSurface, type SurfaceHandle } from '#platform/web/rich-text/editor-surface.tsx'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { BlockState } from '../../contract/blocks.endpoints.ts'
import { blockKey, type EditStore, type OpenBlock } from '../edit-store.ts'
import { useText } from '../use-text.ts'
import { Conflict } from './conflict.tsx'
import type { Drafts } from './drafts.ts'
import { PanelPictures, withFigures } from './panel-pictures.tsx'
import { useCurrentBlock } from './use-current-block.ts'
import { useMayUse } from './use-may-use.ts'
import { usePanelPlace } from './use-panel-place.ts'
import { usePublish } from './use-publish.ts'

type Props = { block: OpenBlock; store: EditStore; drafts: Drafts }

/** Edits one text in one language; the page shows it during typing. */
export function EditorPanel({ block, store, drafts }: Props) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const key = blockKey(block.locale, block.id)
  const [draft] = useState(() => drafts.read(key))
  const [name, setName] = useState<BlockState['name']>()
  const [published, setPublished] = useState(block.published)
  const [base, setBase] = useState(draft?.revision ?? block.published.revision)
  const [text, setText] = useState(draft?.document ?? block.published.document)
  const surface = useRef<SurfaceHandle>(null)
  const panel = useRef<HTMLElement>(null)
  const changed = !sameLine(text, published.document)
  const { saving, problem, conflict, publish, forgive, whatIsWrong } = usePublish({
    block,
    onPublished: finish,
  })
  const mayUse = useMayUse(block)
  usePanelPlace(panel, block.element)
  useCurrentBlock({ block, onNewer: takeNewer })

  useEffect(() => {
    store.set({ preview: text })
    if (changed) drafts.keep(key, { document: text, revision: base })
    else drafts.drop(key)
  }, [store, drafts, key, text, changed, base])
  useEffect(() => () => store.set({ unsaved: drafts.keys() }), [store, drafts])

  /** Replaces a text of a cached page by the current one, unless something was typed. */
  function takeNewer(newer: BlockState) {
    setName(newer.name)
    if (changed || newer.revision <= published.revision) return
    setPublished(newer)
    setBase(newer.revision)
    setText(newer.document)
    showPublished(newer)
  }
  function showPublished({ document, revision }: { document: RichText; revision: number }) {
    store.set({ published: { ...store.get().published, [key]: { document, revision } } })
  }
  function close() {
    store.set({ open: undefined, preview: undefined })
    block.element.focus({ preventScroll: true })
  }
  // The device keeps the draft.
  useBackStep(true, () => saving || close())
  function finish(state: BlockState) {
    drafts.drop(key)
    showPublished(state)
    close()
    const { versioned } = block
    toast({
      title: t(versioned ? 'editor.drafted' : 'editor.published'),
      description: t(versioned ? 'editor.draftedText' : 'editor.publishedText'),
    })
  }
  function cancel() {
    if (saving) return
    drafts.drop(key)
    close()
  }
  function save(revision = base) {
    if (saving) return
    void publish({ document: text, revision })
    surface.current?.focus()
  }
  const takesKey: EditorSettings['onKey'] = (event, editor) => {
    if (!event.ctrlKey && !event.metaKey) return false
    if (event.key === 'Enter') save()
    return event.key === 'Enter' || (/^[bi]$/i.test(event.key) && !mayUse('bold', editor))
  }
  function onKeyDown(event: KeyboardEvent) {
    // A dialog above it closes alone.
    const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || saving || isAbove) return
    event.stopPropagation()
    close()
  }
  function write(next: RichText) {
    forgive()
    setText(next)
  }

  const count = countCharacters(plainText(wordsAlone(text)))
  const over = count > block.max
  const fault = problem ?? (over ? whatIsWrong(text) : undefined)
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-busy={saving}
      onKeyDown={onKeyDown}
      className={PANEL}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="min-w-0 text-md">
          {t('editor.title')}{' '}
          <span className="block truncate text-xs font-body tracking-normal text-ink-3">
            {name?.[locale] ?? '\u00A0'}
          </span>
        </h2>
        <Chip tone="line">{t(`languages.${block.locale}`)}</Chip>
      </div>
      {conflict ? (
        <Conflict
          mine={text}
          theirs={conflict}
          onPublishMine={() => save(conflict.revision)}
          onTakeTheirs={() => {
            drafts.drop(key)
            showPublished(conflict)
            close()
          }}
          onEdit={() => {
            setBase(conflict.revision)
            setPublished(conflict)
            showPublished(conflict)
            forgive()
          }}
        />
      ) : (
        <>
          <EditorSurface
            ref={surface}
            profile={LINE}
            label={t('editor.surface')}
            language={block.locale}
            value={wordsAlone(text)}
            describedBy={`${id}-count ${id}-problem`}
            invalid={Boolean(fault)}
            locked={saving}
            autoFocus
            mayUse={mayUse}
            onKey={takesKey}
            onChange={(words) => write(withFigures(words, figuresIn(text)))}
          />
          {block.pictures && <PanelPictures text={text} language={block.locale} onChange={write} />}
          <div className="flex items-start justify-between gap-4 text-xs">
            <p id={`${id}-problem`} role="alert" className="min-w-0 font-ui text-harm-ink">
              {fault}
            </p>
            <p
              id={`${id}-count`}
              className={classNames(
                'flex-none tabular-nums',
                over ? 'font-strong text-harm-ink' : 'text-ink-2',
              )}
            >
              <span className="sr-only">{t('editor.count')} </span>
              {count} / {block.max}
            </p>
          </div>
          {draft && changed && <p className="text-xs text-ink-2">{t('editor.restored')}</p>}
          <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
            <Button small onClick={cancel}>
              {t('editor.cancel')}
            </Button>
            <Button small look="river" busy={saving && t('editor.saving')} onClick={() => save()}>
              {t(block.versioned ? 'editor.saveDraft' : 'editor.save')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const PANEL =
  'print:hidden fixed inset-x-0 bottom-0 z-40 grid max-h-[80dvh] grid-cols-1 gap-3 overflow-y-auto rounded-t-sheet border border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-lift motion-safe:animate-appear lg:inset-x-auto lg:right-8 lg:bottom-34 lg:max-h-[calc(100dvh-11rem)] lg:w-120 lg:rounded-surface'
