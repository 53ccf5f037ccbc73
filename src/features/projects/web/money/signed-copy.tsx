import { SIGNED_TYPES } from '../../contract/money/files.endpoints.ts'
import type { Money } from '../../contract/money/money.endpoints.ts'
import { PaperList } from './paper-list.tsx'
import { UploadButton } from './upload-button.tsx'
import { usePapersText } from './use-papers-text.ts'

/** The contract as the team has signed it. */
export function SignedCopy({ money: { slug, agreement, standing } }: { money: Money }) {
  const t = usePapersText()
  const { signedFile, signedOn } = agreement
  const mayHandIn = standing.team && signedOn === null
  return (
    <div className="mt-6 grid gap-2 border-t border-line pt-4">
      <h3 className="text-md">{t('signed.title')}</h3>
      {mayHandIn && <p className="text-sm text-ink-2">{t('signed.lead')}</p>}
      {signedFile ? (
        <PaperList slug={slug} papers={[signedFile]} mayRemove={mayHandIn} />
      ) : (
        !mayHandIn && <p className="text-sm text-ink-2">{t('signed.none')}</p>
      )}
      {mayHandIn && (
        <div>
          <UploadButton
            path={`/api/projects/${slug}/agreement/files`}
            types={SIGNED_TYPES}
            text={t('signed.add')}
            done={t('signed.added')}
            look="river"
          />
        </div>
      )}
    </div>
  )
}
