import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { blockKey, type EditStore } from '../edit-store.ts'
import { useText } from '../use-text.ts'
import { draftKeys } from './drafts.ts'
import { EditorPanel } from './editor-panel.tsx'

/** Id of the sentence that tells how to open the editor. */
export const EDIT_HINT = 'edit-mode-hint'

/** The one editor of the page. */
export function EditorHost({ store }: { store: EditStore }) {
  const t = useText()
  const locale = useLocale()
  const { open } = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    store.set({ unsaved: draftKeys() })
    return () => store.set({ open: undefined, preview: undefined })
  }, [store])
  useEffect(() => {
    // The page shows the other language now; what was written waits as unsaved.
    if (open && open.locale !== locale) store.set({ open: undefined, preview: undefined })
  }, [open, locale, store])
  return (
    <>
      <p id={EDIT_HINT} hidden>
        {t('block.hint')}
      </p>
      {open && <EditorPanel key={blockKey(open.locale, open.id)} block={open} store={store} />}
    </>
  )
}
