import { ArrowLeft, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ProfileOffers } from '#features/profiles/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useText } from '../use-text.ts'
import { CvRow } from './cv-row.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { useCvs } from './use-cvs.ts'

const ReadableCvs = lazyPart(async () => (await import('./readable-cvs.tsx')).ReadableCvs)

/** Lists the member's CVs; without any, shows how to begin. */
export function CvList() {
  const t = useText()
  const [choosing, setChoosing] = useState(false)
  const query = useCvs()
  const { data } = query
  const some = data && data.cvs.length > 0
  return (
    <>
      <Link className="link inline-flex min-h-target items-center gap-1.5 text-sm" to="/profile">
        <ArrowLeft aria-hidden />
        {t('list.back')}
      </Link>
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('list.title')}</h1>
          <p className="mt-2 max-w-measure text-ink-2">{t('list.intro')}</p>
        </div>
        {some && (
          <Button look="key" icon={<Plus />} onClick={() => setChoosing(true)}>
            {t('list.new')}
          </Button>
        )}
      </div>
      <ProfileOffers intoCv />
      <QueryState query={query} title={t('failed')} />
      <Suspense>{data && <ReadableCvs cvs={data.cvs} />}</Suspense>
      {some && (
        <ul className="border-b border-line">
          {data.cvs.map((cv) => (
            <CvRow key={cv.id} cv={cv} />
          ))}
        </ul>
      )}
      {data && !some && <Beginning thin={data.profileEmpty} />}
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('list.choose')}
        closeLabel={t('close')}
      >
        <TemplatePicker />
      </Dialog>
    </>
  )
}

/** Offers the first CV, or explains what it needs first. */
function Beginning({ thin }: { thin: boolean }) {
  const t = useText()
  if (thin) {
    return (
      <EmptyState
        title={t('list.thinTitle')}
        text={t('list.thinText')}
        action={
          <ButtonLink to="/profile" look="key">
            {t('list.thinAction')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
      <div className="mx-auto max-w-2xl">
        <TemplatePicker />
      </div>
    </>
  )
}
