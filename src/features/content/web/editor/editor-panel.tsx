import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { countCharacters } from '#platform/contract/characters.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { BlockState } from '../../contract/blocks.endpoints.ts'
import { plainText, sameText } from '../../contract/rich-text.ts'
import { blockKey, type EditStore, type OpenBlock } from '../edit-store.ts'
import { useText } from '../use-text.ts'
import { Conflict } from './conflict.tsx'
import { draftKeys, dropDraft, keepDraft, readDraft } from './drafts.ts'
import { Surface, type SurfaceHandle } from './surface.tsx'
import { Toolbar, type Tool, useMarks } from './toolbar.tsx'
import { useCurrentBlock } from './use-current-block.ts'
import { type EditorText, useEditorText } from './use-editor-text.ts'
import { usePanelPlace } from './use-panel-place.ts'
import { usePublish } from './use-publish.ts'

/** Writes one text in one language; the page shows it meanwhile. */
export function EditorPanel({ block, store }: { block: OpenBlock; store: EditStore }) {
  const t = useText()
  const id = useId()
  const key = blockKey(block.locale, block.id)
  const [draft] = useState(() => readDraft(key))
  const [published, setPublished] = useState(block.published)
  const [base, setBase] = useState(draft?.revision ?? block.published.revision)
  const text = useEditorText(draft?.runs ?? block.published.runs)
  const [tool, setTool] = useState<Tool>()
  const surface = useRef<SurfaceHandle>(null)
  const panel = useRef<HTMLElement>(null)
  const changed = !sameText(text.runs, published.runs)
  const { saving, problem, conflict, publish, forgive, whatIsWrong } = usePublish({
    block,
    onPublished: finish,
  })
  const marks = useMarks({ text, locked: saving })
  usePanelPlace(panel, block.element)
  useCurrentBlock({ block, onNewer: takeNewer })

  useEffect(() => surface.current?.focus(), [])
  useEffect(() => {
    store.set({ preview: text.runs })
    if (changed) keepDraft(key, { runs: text.runs, revision: base })
    else dropDraft(key)
  }, [store, key, text.runs, changed, base])
  useEffect(() => () => store.set({ unsaved: draftKeys() }), [store])

  /** The page came from a cache: start from what is really there, unless something was typed. */
  function takeNewer(newer: BlockState) {
    if (changed || newer.revision <= published.revision) return
    setPublished(newer)
    setBase(newer.revision)
    text.replaced({ runs: newer.runs, selection: { from: 0, to: 0 } })
    showPublished(newer)
  }
  function showPublished({ runs, revision }: { runs: BlockState['runs']; revision: number }) {
    store.set({ published: { ...store.get().published, [key]: { runs, revision } } })
  }
  function close() {
    store.set({ open: undefined, preview: undefined })
    block.element.focus({ preventScroll: true })
  }
  function finish(state: BlockState) {
    dropDraft(key)
    showPublished(state)
    close()
    toast({ title: t('editor.published'), description: t('editor.publishedText') })
  }
  function cancel() {
    if (saving) return
    dropDraft(key)
    close()
  }
  function save(revision = base) {
    if (saving) return
    setTool(undefined)
    void publish({ runs: text.runs, revision })
    surface.current?.focus()
  }
  function shortcut(event: KeyboardEvent): boolean {
    if (!event.ctrlKey && !event.metaKey) return false
    const letter = event.key.toLowerCase()
    const command = {
      b: () => marks.toggle('bold'),
      i: () => marks.toggle('italic'),
      k: () =>
        block.noLinks
          ? toast({ variant: 'destructive', title: t('editor.noLinks') })
          : marks.selected() && setTool('link'),
      z: () => (event.shiftKey ? text.redo() : text.undo()),
      y: () => text.redo(),
      enter: () => save(),
    }[letter]
    if (!command) return false
    if (!saving) command()
    return true
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || saving) return
    event.stopPropagation()
    close()
  }
  function edited(change: () => void) {
    forgive()
    change()
  }

  const count = countCharacters(plainText(text.runs))
  const over = count > block.max
  const shownProblem = problem ?? (over ? whatIsWrong(text.runs) : undefined)
  const control = {
    ...text,
    typed: (next: EditorText) => edited(() => text.typed(next)),
    changed: (next: EditorText) => edited(() => text.changed(next)),
  }
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
          <span className="block truncate text-xs font-body tracking-normal text-ink-3">{block.id}</span>
        </h2>
        <Chip tone="line">{t(`languages.${block.locale}`)}</Chip>
      </div>
      {conflict ? (
        <Conflict
          mine={text.runs}
          theirs={conflict}
          onPublishMine={() => save(conflict.revision)}
          onTakeTheirs={() => {
            dropDraft(key)
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
          <Toolbar
            text={control}
            noLinks={block.noLinks}
            locked={saving}
            tool={tool}
            onTool={setTool}
            onDone={() => surface.current?.focus()}
          />
          <Surface
            ref={surface}
            text={control}
            label={t('editor.surface')}
            lang={htmlLang(block.locale)}
            describedBy={`${id}-count ${id}-problem`}
            invalid={Boolean(shownProblem)}
            locked={saving}
            onShortcut={shortcut}
          />
          <div className="flex items-start justify-between gap-4 text-xs">
            <p id={`${id}-problem`} role="alert" className="min-w-0 font-ui text-harm-ink">
              {shownProblem}
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
              {t('editor.save')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const PANEL =
  'fixed inset-x-0 bottom-0 z-30 grid max-h-[80dvh] grid-cols-1 gap-3 overflow-y-auto rounded-t-sheet border border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-lift motion-safe:animate-appear lg:inset-x-auto lg:right-8 lg:bottom-34 lg:max-h-[calc(100dvh-11rem)] lg:w-120 lg:rounded-surface'
