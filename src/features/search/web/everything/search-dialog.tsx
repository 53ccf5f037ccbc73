import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { HitList } from './hit-list.tsx'
import { useActiveOption } from './use-active-option.ts'
import { setOpenSearch, useOpenSearch } from './open-search.ts'
import { useHits } from './use-hits.ts'
import { useRecent } from './use-recent.ts'
import { useText } from './use-text.ts'

/** The global search: one field, with arrow keys and Enter for the results. */
export function SearchDialog({ close }: { close: () => void }) {
  const t = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { typed } = useOpenSearch()
  const { recent, remember, forget } = useRecent()
  const { query, groups, count, search, waits } = useHits({ typed, recent })
  const options = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const { active, setActive, press } = useActiveOption({ id, count: options, query })
  // After the dialog has opened, which focuses its first button.
  useEffect(() => field.current?.focus(), [])
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      className="max-sm:h-dvh max-sm:max-h-dvh sm:mt-[12dvh] sm:max-h-[76dvh]"
    >
      <label className="print:hidden sticky top-0 z-10 block bg-surface pb-1">
        <span className="sr-only">{t('placeholder')}</span>
        <span className="flex items-center gap-2.5 rounded-control border border-edge bg-surface px-3.5 focus-within:border-river">
          <Search aria-hidden className="flex-none text-ink-2" />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            aria-expanded={options > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(options > 0 && { 'aria-activedescendant': `${id}-${active}` })}
            placeholder={t('placeholder')}
            value={typed}
            onChange={(event) => setOpenSearch({ typed: event.target.value })}
            onKeyDown={press}
            className="min-h-field w-full min-w-0 bg-transparent text-md text-ink outline-none placeholder:text-ink-3"
          />
        </span>
      </label>
      <p role="status" className="sr-only">
        {query !== '' && !waits && !search.isError && t('count', { count })}
      </p>
      {search.isError || search.fetchStatus === 'paused' ? (
        <Failed query={search} small />
      ) : waits ? (
        count === 0 && <Waiting />
      ) : (
        query !== '' && count === 0 && <EmptyState title={t('empty', { query })} text={t('emptyText')} />
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t('found')} aria-busy={waits} hidden={options === 0}>
        <HitList
          id={id}
          groups={groups}
          query={query}
          active={active}
          onPoint={setActive}
          onOpen={(hit) => {
            remember(hit)
            close()
          }}
        />
      </div>
      {query === '' && recent.length > 0 && (
        <Button small look="quiet" onClick={forget}>
          {t('forget')}
        </Button>
      )}
    </Dialog>
  )
}
