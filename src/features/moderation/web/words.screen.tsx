import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { titles } from '../contract/titles.ts'
import { useQueueText } from './use-queue-text.ts'
import { useWordsText } from './use-words-text.ts'
import { WordLists } from './words/word-lists.tsx'

export const handle: PageHandle = { title: titles.words, chrome: 'noFooter', protected: true }

export default function WordsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Words />
    </Suspense>
  )
}

function Words() {
  const t = useWordsText()
  // The texts are needed further down; requesting them here avoids a second wait.
  useQueueText()
  return (
    <ConsoleFrame
      title={t('title')}
      scope="moderation"
      aside={
        <ButtonLink to="/admin/moderation" small look="quiet">
          {t('back')}
        </ButtonLink>
      }
    >
      <WordLists />
    </ConsoleFrame>
  )
}
