import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { blockKey, type EditStore } from '../edit-store.ts'
import { useText } from '../use-text.ts'
import { type Drafts, openDrafts } from './drafts.ts'
import { EditorPanel } from './editor-panel.tsx'

/** The id of the sentence that explains how to open the editor. */
export const EDIT_HINT = 'edit-mode-hint'

/** The only editor of the page. */
export function EditorHost({ store }: { store: EditStore }) {
  const t = useText()
  const locale = useLocale()
  const { open } = useSyncExternalStore(store.subscribe, store.get, store.get)
  const drafts = useDrafts(store)
  useEffect(() => () => store.set({ open: undefined, preview: undefined }), [store])
  useEffect(() => {
    // The page now shows the other language; the typed text stays as unsaved.
    if (open && open.locale !== locale) store.set({ open: undefined, preview: undefined })
  }, [open, locale, store])
  return (
    <>
      <p id={EDIT_HINT} hidden>
        {t('block.hint')}
      </p>
      {open && drafts && (
        <EditorPanel key={blockKey(open.locale, open.id)} block={open} store={store} drafts={drafts} />
      )}
    </>
  )
}

function useDrafts(store: EditStore): Drafts | undefined {
  const member = useMemberId()
  const [drafts, setDrafts] = useState<Drafts>()
  useEffect(() => {
    let gone = false
    void openDrafts(member).then((opened) => {
      if (gone) return
      setDrafts(opened)
      store.set({ unsaved: opened.keys() })
    })
    return () => {
      gone = true
    }
  }, [member, store])
  return drafts
}
