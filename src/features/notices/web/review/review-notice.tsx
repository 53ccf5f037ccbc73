import { ArrowLeft } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { htmlLang } from '#platform/contract/locale.ts'
import { isGone } from '#platform/web/api/api-error.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getNotice, type NoticeField } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'
import { LikeNote } from './like-note.tsx'
import { MarkedText } from './marked-text.tsx'
import { NoNoticeNote } from './no-notice-note.tsx'
import { ReviewForm } from './review-form.tsx'

/** One notice: its fields beside its text. */
export function ReviewNotice({ base }: { base: string }) {
  const t = useText()
  const { id = '' } = useParams()
  const [field, setField] = useState<NoticeField>()
  const query = useEndpoint(getNotice, { params: { id }, staleTime: 0, gcTime: 0 })
  const client = useQueryClient()
  const key = endpointKey(getNotice, { params: { id } })
  const { data, error } = query
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={base}
        className="link inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm"
      >
        <ArrowLeft size={18} aria-hidden />
        {t('back')}
      </Link>
      {isGone(error) ? <EmptyState title={t('gone')} text={t('goneText')} /> : <QueryState query={query} />}
      {data && (
        <>
          {data.organisation && <p className="text-ink-2">{data.organisation.name}</p>}
          {data.noNotice && <NoNoticeNote id={id} reason={data.noNotice} onAccepted={query.refetch} />}
          <LikeNote like={data.like} base={base} />
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
            <ReviewForm
              key={data.id}
              notice={data}
              base={base}
              onField={setField}
              onSaved={(saved) => client.setQueryData(key, { ...data, ...saved })}
              reload={query.refetch}
            />
            <section
              aria-labelledby="source"
              className="grid grid-cols-1 content-start gap-3 lg:sticky lg:top-bar lg:self-start lg:pt-2"
            >
              <SectionHeading id="source" title={t('source')} />
              <p className="text-sm text-ink-2">{t('sourceHelp')}</p>
              {data.link && (
                <a
                  href={data.link}
                  rel="nofollow noopener noreferrer"
                  className="link inline-flex min-h-target items-center justify-self-start text-sm"
                >
                  {t('page')}
                </a>
              )}
              <div lang={htmlLang(data.language)}>
                <MarkedText text={data.text} evidence={data.evidence} active={field} />
              </div>
            </section>
          </div>
        </>
      )}
    </div>
  )
}
