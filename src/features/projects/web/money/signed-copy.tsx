import { FileText } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PAPER_UPLOADS } from '../../contract/money/files.endpoints.ts'
import { getAgreementFile, type Money } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { PaperList } from './paper-list.tsx'
import { ConfirmedCopy } from './sign-dialog.tsx'
import { UploadButton } from './upload-button.tsx'
import { usePapersText } from './use-papers-text.ts'

/** The contract on paper: for both sides to sign, and as signed by the team. */
export function SignedCopy({ money: { slug, agreement, standing } }: { money: Money }) {
  const t = usePapersText()
  const { busy, act } = useProjectAct()
  const { signedFile, signedOn, signedDigest, number } = agreement
  const mayHandIn = standing.team && signedOn === null
  const save = () =>
    act(async () => {
      const answer = await request(fillPath(getAgreementFile.path, { slug }), { method: 'GET' })
      saveFile({ content: await answer.blob(), name: `${t('signed.file')}-${number}.pdf` })
    })
  return (
    <>
      <Button
        small
        className="mt-5"
        icon={<FileText />}
        busy={busy && t('sending')}
        onClick={() => void save()}
      >
        {t('signed.download')}
      </Button>
      <div className="mt-6 grid gap-2 border-t border-line pt-4">
        <h3 className="text-md">{t('signed.title')}</h3>
        {mayHandIn && <p className="text-sm text-ink-2">{t('signed.lead')}</p>}
        {signedFile ? (
          <PaperList slug={slug} papers={[signedFile]} mayRemove={mayHandIn} />
        ) : (
          !mayHandIn && <p className="text-sm text-ink-2">{t('signed.none')}</p>
        )}
        <ConfirmedCopy digest={signedDigest} />
        {mayHandIn && (
          <div>
            <UploadButton
              path={`/api/projects/${slug}/agreement/files`}
              types={PAPER_UPLOADS}
              inPages
              text={t('signed.add')}
              done={t('signed.added')}
              look="river"
            />
          </div>
        )}
      </div>
    </>
  )
}
