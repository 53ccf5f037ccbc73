import { Suspense, useState } from 'react'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { Person } from '../../contract/person.endpoints.ts'
import type { UserRow } from '../../contract/users.endpoints.ts'
import { Comparison } from './comparison.tsx'
import { FindOther } from './find-other.tsx'
import { useMergeText } from './use-merge-text.ts'

type Props = { user: Person['user']; onClose: () => void }

/** "This is the same person as …": first asks for the other account, then compares both. */
export function MergeDialog({ user, onClose }: Props) {
  const t = useMergeText()
  const [other, setOther] = useState<UserRow>()
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')} className="sm:max-w-[46rem]!">
      <Suspense fallback={<Waiting />}>
        {other ? (
          <Comparison user={user} other={other} onBack={() => setOther(undefined)} onClose={onClose} />
        ) : (
          <FindOther user={user} onFound={setOther} />
        )}
      </Suspense>
    </Dialog>
  )
}
