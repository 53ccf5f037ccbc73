import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { SavedList } from './saved/saved-list.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { protected: true, title: titles.saved }

export default function SavedScreen() {
  const t = useText()
  return (
    <main id="main" className="wrap max-w-[56rem] pt-6 pb-12 lg:pt-10">
      <h1 className="text-2xl">{t('saved.title')}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{t('saved.intro')}</p>
      <SavedList />
    </main>
  )
}
