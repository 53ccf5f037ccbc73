import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import type { ownDocumentCalls } from '../../contract/documents/documents.endpoints.ts'
import type { ownCalls } from '../../contract/library.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { id: string; call: typeof ownCalls.uses | typeof ownDocumentCalls.uses }

/** Lists where a picture or another file stands, with links to the places. */
export function UseList({ id, call }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const query = useEndpoint(call, { params: { id }, staleTime: 0 })
  return (
    <section aria-labelledby="uses-title" className="border-t border-line pt-4">
      <h3 id="uses-title" className="mb-1 text-md">
        {t('sheet.uses')}
      </h3>
      <QueryState query={query}>
        {({ uses }) =>
          uses.length === 0 ? (
            <p className="text-sm text-ink-2">{t('sheet.unused')}</p>
          ) : (
            <ul>
              {uses.map(({ path, title, isShown }) => (
                <li key={path} className="flex flex-wrap items-center gap-2">
                  <Link className="link inline-flex min-h-target items-center text-sm" to={path}>
                    {readText(title, locale).text}
                  </Link>
                  {!isShown && <Chip tone="line">{t('sheet.draft')}</Chip>}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
