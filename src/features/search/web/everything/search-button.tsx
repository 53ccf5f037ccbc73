import { Search } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Kbd } from '#platform/web/ui/blocks/kbd.tsx'
import { closeSearch, setOpenSearch, useOpenSearch } from './open-search.ts'
import { commandKey, openedBy } from './shortcuts.ts'
import { useText } from './use-text.ts'

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)
const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** The global search, behind a button of the header and three keys. */
export function SearchButton() {
  const t = useText()
  const session = useSession()
  const member = session.status === 'authenticated'
  const { opened } = useOpenSearch()
  useEffect(() => {
    if (!member) return
    function press(event: KeyboardEvent) {
      const opens = openedBy(event)
      if (!opens) return
      event.preventDefault()
      setOpenSearch({ opened: opens })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [member])
  if (!member) return null
  return (
    <>
      {/* A field to look at on wide screens, an icon elsewhere. */}
      <button
        type="button"
        className="inline-flex size-target flex-none items-center justify-center gap-2 rounded-control text-sm text-ink-2 transition-colors hover:bg-sunken hover:text-ink xl:w-52 xl:border xl:border-line xl:bg-surface xl:px-2.5"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpenSearch({ opened: 'search' })}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
      >
        <Search aria-hidden />
        <span className="sr-only flex-1 text-left xl:not-sr-only">{t('button')}</span>
        <span aria-hidden className="hidden xl:block">
          <Kbd>{commandKey()}</Kbd>
        </span>
      </button>
      <Suspense>
        {opened === 'search' && <SearchDialog close={closeSearch} />}
        {opened === 'keys' && <KeysDialog close={closeSearch} />}
      </Suspense>
    </>
  )
}
