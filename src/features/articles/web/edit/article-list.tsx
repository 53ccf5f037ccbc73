import { Plus } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ListRow } from '#platform/web/ui/blocks/list-row.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listOwnArticles, type OwnArticle } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { STATE_TONE } from './state-tone.ts'
import { WordpressImport } from './wordpress/wordpress-import.tsx'

/** Lists the member's own articles, the last changed first. */
export function ArticleList() {
  const t = useEditorText()
  const query = useEndpoint(listOwnArticles, { refetchOnMount: 'always' })
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('mine.title')}</h1>
        <p className="flex flex-wrap gap-2">
          <ButtonLink to="/articles/pictures">{t('mine.pictures')}</ButtonLink>
          <ButtonLink to="/articles/new" look="key" icon={<Plus />}>
            {t('create.title')}
          </ButtonLink>
        </p>
      </header>
      <WordpressImport />
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
    <ListRow
      href={`/articles/${id}/edit`}
      title={readText(title, locale).text || t('untitled')}
      facts={[formatDate(new Date(updatedAt), locale)]}
    >
      <Chip tone={STATE_TONE[state]}>{t(`states.${state}`)}</Chip>
    </ListRow>
  )
}
