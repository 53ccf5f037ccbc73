import { Suspense } from 'react'
import { FormView } from '#features/forms/web/index.ts'
import { useIsMember } from '#features/landing/web/index.ts'
import { isBlank } from '#platform/contract/bilingual.ts'
import { useText } from '../use-text.ts'
import { Further, Nothing, useLive } from './live-blocks.tsx'
import { type BlockProps, Title } from './text-blocks.tsx'

/** A form in a page, sent without script too; one that takes no answers says so at its own address. */
export function FormBlock({ props: { id, title } }: BlockProps<'form'>) {
  const t = useText()
  const isMember = useIsMember()
  const form = useLive('form', id)?.form
  if (!form) return <Nothing title={title}>{t('live.noForm')}</Nothing>
  const takesAnswers = form.state === 'open' && (form.audience !== 'members' || isMember)
  return (
    <div className="grid max-w-3xl gap-4 rounded-surface border border-line bg-surface p-5 sm:p-8">
      <Title text={isBlank(title) ? form.content.title : title} />
      {takesAnswers ? (
        <Suspense>
          <FormView form={form} token={undefined} />
        </Suspense>
      ) : (
        <Further to={`/forms/${form.slug}`} text={t('live.form')} />
      )}
    </div>
  )
}
