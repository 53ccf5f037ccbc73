import { ArrowLeft, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { isGone } from '#platform/web/api/api-error.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listTemplates, type Template } from '../../contract/hiring.endpoints.ts'
import { TemplateRow } from './template-row.tsx'
import { useTemplateText } from './use-template-text.ts'

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }))

/** Manages the saved messages of an organisation. */
export function TemplateList() {
  const t = useTemplateText()
  const { id = '' } = useParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const [edited, setEdited] = useState<Template | 'new'>()
  const query = useEndpoint(listTemplates, { params: { id }, refetchOnMount: 'always' })
  const { data, error } = query
  if (isGone(error)) return <Gone title={t('gone')} text={t('goneText')} />
  if (!data) {
    return (
      <>
        {error && <h1 className="sr-only">{t('title')}</h1>}
        <QueryState query={query} waiting={<PageSpinner />} />
      </>
    )
  }
  const { templates, organisation, slug } = data
  const create = (
    <Button look="key" icon={<Plus />} onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={slug ? `/organisations/${slug}/manage` : '/organisations/mine'}
        className="link inline-flex min-h-target min-w-0 items-center gap-1.5 justify-self-start text-sm [overflow-wrap:anywhere]"
      >
        <ArrowLeft size={18} aria-hidden className="flex-none" />
        {organisation || t('back')}
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            {t('title')}
          </h1>
          <p className="mt-1 max-w-measure text-ink-2 [overflow-wrap:anywhere]">
            {t('intro', { organisation })}
          </p>
        </div>
        {templates.length > 0 && create}
      </header>
      {templates.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} action={create} />
      ) : (
        <section aria-label={t('count', { count: templates.length })}>
          <p className="text-sm text-ink-2">{t('count', { count: templates.length })}</p>
          <ul className="mt-2 grid grid-cols-1 divide-y divide-line border-y border-line">
            {templates.map((template) => (
              <li key={template.id}>
                <TemplateRow
                  template={template}
                  organisation={id}
                  onEdit={() => setEdited(template)}
                  onRemoved={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {edited && (
        <Suspense fallback={<PageSpinner />}>
          <TemplateDialog
            organisation={{ id, name: organisation }}
            template={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
