import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PAPER_UPLOADS } from '../../contract/money/files.endpoints.ts'
import type { IssuedPaper } from '../../contract/money/issued.ts'
import { type Money, signAmendment } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { PaperList } from './paper-list.tsx'
import { ConfirmedCopy, SignDialog } from './sign-dialog.tsx'
import { UploadButton } from './upload-button.tsx'
import { usePapersText } from './use-papers-text.ts'

type Props = {
  slug: string
  name: string
  version: string
  issuedOn: string
  signing: NonNullable<IssuedPaper['signing']>
  standing: Money['standing']
}

/** The signing of an amendment: the team uploads its copy, and the bank enters the day of the last signature. */
export function Amendment({
  slug,
  name,
  version,
  issuedOn,
  signing: { signedOn, signedDigest, file },
  standing,
}: Props) {
  const t = usePapersText()
  const { day } = useCallWords()
  const { busy, act } = useProjectAct()
  const [isSigning, setSigning] = useState(false)
  const mayHandIn = standing.team && signedOn === null
  const params = { slug, version }
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 pt-1">
      <Chip tone={signedOn ? 'have' : 'near'}>
        {signedOn ? t('issued.states.signed', { date: day(signedOn) }) : t('issued.states.waits')}
      </Chip>
      {file && <PaperList slug={slug} papers={[file]} mayRemove={mayHandIn} />}
      <ConfirmedCopy digest={signedDigest} />
      {mayHandIn && (
        <UploadButton
          path={`/api/projects/${slug}/agreement/amendments/${version}/files`}
          types={PAPER_UPLOADS}
          inPages
          text={t('issued.handIn')}
          label={t('issued.handInNamed', { name })}
          done={t('issued.handedIn')}
        />
      )}
      {standing.bank && signedOn === null && (
        <Button
          small
          aria-label={t('issued.signNamed', { name })}
          reason={!file && t('issued.noCopy')}
          onClick={() => setSigning(true)}
        >
          {t('issued.sign')}
        </Button>
      )}
      {isSigning && file && (
        <SignDialog
          copy={file}
          title={t('issued.sign')}
          text={t('issued.signText')}
          label={t('issued.signDay')}
          after={issuedOn}
          act={t('issued.sign')}
          busy={busy}
          onAct={(body) => act(() => call(signAmendment, { params, body }), t('issued.signed'))}
          onClose={() => setSigning(false)}
        />
      )}
    </div>
  )
}
