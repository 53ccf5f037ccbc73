import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import type { ownCalls } from '../../contract/library.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

/** Lists the uses of a picture with links to them. */
export function UseList({ id, calls }: { id: string; calls: typeof ownCalls }) {
  const t = useEditorText()
  const locale = useLocale()
  const query = useEndpoint(calls.uses, { params: { id }, staleTime: 0 })
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
