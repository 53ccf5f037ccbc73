import { useSearchParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Tabs } from '#platform/web/ui/blocks/tabs.tsx'
import { vocabularyTitle } from '../../contract/titles.ts'
import { useText } from '../use-text.ts'
import { EntryList } from './entry-list.tsx'
import { ImportList } from './import-list.tsx'

export const handle: PageHandle = { title: vocabularyTitle, chrome: 'noFooter', protected: true }

const PARTS = ['skill', 'occupation', 'imports'] as const

/** The vocabulary for all matching, maintained by staff. */
export default function VocabularyScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const selected = PARTS.find((part) => part === search.get('part')) ?? 'skill'
  return (
    <ConsoleFrame title={t('title')} scope="opportunities">
      <Tabs
        label={t('tabs')}
        selected={selected}
        onSelect={(part) => setSearch({ part }, { replace: true, preventScrollReset: true })}
        tabs={PARTS.map((id) => ({
          id,
          text: t(`kinds.${id}`),
          panel: id === 'imports' ? <ImportList /> : <EntryList key={id} kind={id} />,
        }))}
      />
    </ConsoleFrame>
  )
}
