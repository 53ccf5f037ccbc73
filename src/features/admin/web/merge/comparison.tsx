import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getUserComparison } from '../../contract/merge.endpoints.ts'
import type { Person } from '../../contract/person.endpoints.ts'
import type { UserRow } from '../../contract/users.endpoints.ts'
import { MergeForm } from './merge-form.tsx'
import { TwoAccounts } from './two-accounts.tsx'
import { useMergeText } from './use-merge-text.ts'

type Props = { user: Person['user']; other: UserRow; onBack: () => void; onClose: () => void }

/** Compares both accounts: which of them stays, and what will happen. */
export function Comparison({ user, other, onBack, onClose }: Props) {
  const t = useMergeText()
  useBackStep(true, onBack)
  const locale = useLocale()
  const [survivor, setSurvivor] = useState(survivorOf(user, other))
  const [from, into] = survivor === user.id ? [other, user] : [user, other]
  const both = useEndpoint(getUserComparison, {
    params: { id: from.id, into: into.id },
    locale,
    staleTime: 0,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <RadioGroup
        legend={t('keep')}
        name="kept"
        value={survivor}
        onChange={setSurvivor}
        options={[user, other].map((one) => ({ value: one.id, text: one.email, help: one.name }))}
      />
      <Button look="quiet" small className="-mt-3 -ml-3 justify-self-start" onClick={onBack}>
        {t('back')}
      </Button>
      {both.isPending && <SkeletonRow />}
      {both.isError && (
        <Note tone="harm" live>
          {errorText(both.error, t('general'))}
        </Note>
      )}
      {both.data && (
        <>
          <TwoAccounts {...both.data} />
          <Will email={from.email} twice={both.data.appliedTwice} />
          <MergeForm from={from} into={into} onClose={onClose} />
        </>
      )}
    </div>
  )
}

/** Returns the account used last, which is the one that its person knows. */
function survivorOf(one: UserRow, two: UserRow): string {
  return (one.lastUsedAt ?? '') >= (two.lastUsedAt ?? '') ? one.id : two.id
}

function Will({ email, twice }: { email: string; twice: number }) {
  const t = useMergeText()
  return (
    <section aria-labelledby="merge-will">
      <h3 id="merge-will" className="mb-1.5 text-md">
        {t('will')}
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2 [overflow-wrap:anywhere]">
        <li>{t('wills.moves')}</li>
        <li>{t('wills.profile')}</li>
        {twice > 0 && <li>{t('wills.twice', { n: twice })}</li>}
        <li>{t('wills.closes', { email })}</li>
        <li>{t('wills.mails')}</li>
        <li>
          <b className="text-ink">{t('wills.final')}</b>
        </li>
      </ul>
    </section>
  )
}
