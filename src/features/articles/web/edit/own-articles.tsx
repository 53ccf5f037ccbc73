import { Plus } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listOwnArticles, type OwnArticle } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { STATE_TONE } from './state-tone.ts'

/** What one writes and has written, the last changed first. */
export function OwnArticles() {
  const t = useEditorText()
  const query = useEndpoint(listOwnArticles, { refetchOnMount: 'always' })
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('mine.title')}</h1>
        <ButtonLink to="/articles/new" look="key" icon={<Plus />}>
          {t('create.title')}
        </ButtonLink>
      </header>
      <QueryState query={query}>
        {({ articles }) =>
          articles.length === 0 ? (
            <EmptyState title={t('mine.none')} text={t('mine.noneText')} />
          ) : (
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <Row article={article} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}

function Row({ article: { id, title, state, updatedAt } }: { article: OwnArticle }) {
  const t = useEditorText()
  const locale = useLocale()
  return (
    <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-4 hover:bg-sunken/60">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-md leading-snug">
          <a
            className="text-ink no-underline before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
            href={`/articles/${id}/edit`}
          >
            {readText(title, locale).text || t('untitled')}
          </a>
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">{formatDate(new Date(updatedAt), locale)}</p>
      </div>
      <Chip tone={STATE_TONE[state]}>{t(`states.${state}`)}</Chip>
    </div>
  )
}
