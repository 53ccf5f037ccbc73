import { Suspense, useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { Paper } from '../../contract/money/files.endpoints.ts'
import {
  sendAgreement,
  type Money,
  withdrawAgreement,
  signAgreement,
  type Terms,
} from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { AgreedParts } from './agreed-parts.tsx'
import { IssuedPapers } from './issued-papers.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { SignedCopy } from './signed-copy.tsx'
import { useMoneyText } from './use-money-text.ts'

const AgreementForm = lazyPart(async () => (await import('./agreement-form.tsx')).AgreementForm)

/** The contract: written by the bank until it is issued, then readable for both sides. */
export function AgreementCard({ money }: { money: Money }) {
  const t = useMoneyText()
  const { date, day } = useCallWords()
  const { agreement, standing } = money
  const { number, issuedAt, signedOn, terms } = agreement
  const state = signedOn ? 'signed' : issuedAt ? 'issued' : 'draft'
  const tone = { draft: 'missing', issued: 'near', signed: 'have' } as const
  const facts = [
    number && t('agreement.number', { number }),
    issuedAt && t('agreement.issuedOn', { date: date(issuedAt) }),
    signedOn && t('agreement.signedOn', { date: day(signedOn) }),
  ].filter(Boolean)
  return (
    <section aria-labelledby="agreement">
      <SectionHeading
        id="agreement"
        title={t('agreement.title')}
        aside={<Chip tone={tone[state]}>{t(`agreement.states.${state}`)}</Chip>}
      />
      {facts.length > 0 && <p className="mb-4 text-sm text-ink-2">{facts.join(', ')}</p>}
      {state === 'draft' ? <Draft money={money} /> : <TermsList terms={terms} />}
      <AgreedParts agreement={agreement} />
      {state !== 'draft' && <SignedCopy money={money} />}
      {agreement.issued.length > (state === 'draft' ? 0 : 1) && <IssuedPapers money={money} />}
      {issuedAt && !signedOn && standing.bank && (
        <Issued slug={money.slug} copy={agreement.signedFile} issuedOn={localDay(new Date(issuedAt))} />
      )}
    </section>
  )
}

function Draft({ money }: { money: Money }) {
  const t = useMoneyText()
  const { busy, act } = useProjectAct()
  const [version, setVersion] = useState<string>()
  const { slug } = money
  if (!money.standing.bank) {
    const none = money.standing.team ? 'agreement.noneTeam' : 'agreement.none'
    return <p className="text-sm text-ink-2">{t(none)}</p>
  }
  const close = () => setVersion(undefined)
  async function issue() {
    await act(() => call(sendAgreement, { params: { slug }, ifMatch: `"${version}"` }), t('agreement.issued'))
    close()
  }
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <AgreementForm money={money} onIssue={setVersion} />
      </Suspense>
      <Dialog
        open={version !== undefined}
        onClose={close}
        title={t('agreement.issueSure')}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={close}
            act={t('agreement.issue')}
            onAct={issue}
            busy={busy && t('agreement.issuing')}
          />
        }
      >
        <p>{t('agreement.issueText')}</p>
      </Dialog>
    </>
  )
}

function Issued({ slug, copy, issuedOn }: { slug: string; copy: Paper | null; issuedOn: string }) {
  const t = useMoneyText()
  const { busy, act } = useProjectAct()
  const [dialog, setDialog] = useState<'sign' | 'reopen'>()
  const close = () => setDialog(undefined)
  const params = { slug }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button look="river" reason={!copy && t('agreement.noCopy')} onClick={() => setDialog('sign')}>
        {t('agreement.sign')}
      </Button>
      <Button look="quiet" onClick={() => setDialog('reopen')}>
        {t('agreement.reopen')}
      </Button>
      {dialog === 'sign' && copy && (
        <SignDialog
          copy={copy}
          title={t('agreement.sign')}
          text={t('agreement.signText')}
          label={t('agreement.signDay')}
          after={issuedOn}
          act={t('agreement.sign')}
          busy={busy}
          onAct={(body) => act(() => call(signAgreement, { params, body }), t('agreement.signed'))}
          onClose={close}
        />
      )}
      {dialog === 'reopen' && (
        <ReasonDialog
          about={`reopening.${params.slug}`}
          title={t('agreement.reopen')}
          text={t('agreement.reopenText')}
          act={t('agreement.reopen')}
          busy={busy}
          onAct={(reason) =>
            act(() => call(withdrawAgreement, { params, body: { reason } }), t('agreement.reopened'))
          }
          onClose={close}
        />
      )}
    </div>
  )
}

function TermsList({ terms: { bank, team, from, until, reports, note } }: { terms: Terms }) {
  const t = useMoneyText()
  const { day } = useCallWords()
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 [&_dt]:text-ink-2">
      <div>
        <dt>{t('agreement.bank')}</dt>
        <dd className="whitespace-pre-line">{[bank.name, bank.address, bank.represented].join('\n')}</dd>
      </div>
      <div>
        <dt>{t('agreement.team')}</dt>
        <dd className="whitespace-pre-line">{[team.represented, team.address].join('\n')}</dd>
      </div>
      {from && until && (
        <div>
          <dt>{t('agreement.period')}</dt>
          <dd>{t('agreement.fromUntil', { from: day(from), until: day(until) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('agreement.reports')}</dt>
        <dd>
          <ul>
            {reports.map(({ id, what, day: on }) => (
              <li key={id}>
                {what}, {day(on)}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {note && (
        <div className="sm:col-span-2">
          <dt>{t('agreement.note')}</dt>
          <dd className="whitespace-pre-line">{note}</dd>
        </div>
      )}
    </dl>
  )
}
