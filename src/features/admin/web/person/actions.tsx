import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Person } from '../../contract/person.endpoints.ts'
import type { Act } from './act-dialog.tsx'
import { usePersonText } from './use-person-text.ts'

const MergeDialog = lazy(async () => ({ default: (await import('../merge/merge-dialog.tsx')).MergeDialog }))
const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }))

/** Offers the acts that are possible on this account now; each asks for a reason first. */
export function Actions({ person }: { person: Person }) {
  const t = usePersonText()
  const [act, setAct] = useState<Act | 'merge'>()
  const { user, may } = person
  const acts: (Act | 'merge')[] = [
    ...(may.impersonate ? (['impersonate'] as const) : []),
    ...(may.giveRights ? (['rights'] as const) : []),
    user.suspended ? 'lift' : 'suspend',
    'signOut',
    ...(may.giveRights ? (['export'] as const) : []),
    ...(may.merge ? (['merge'] as const) : []),
    ...(user.leaving ? [] : (['delete'] as const)),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((each) => (
        <Button key={each} small look={each === 'delete' ? 'harm' : 'line'} onClick={() => setAct(each)}>
          {each === 'merge' ? t('merge') : t(`acts.${each}.open`)}
        </Button>
      ))}
      {act && (
        <Suspense fallback={null}>
          {act === 'merge' ? (
            <MergeDialog user={user} onClose={() => setAct(undefined)} />
          ) : (
            <ActDialog act={act} person={person} onClose={() => setAct(undefined)} />
          )}
        </Suspense>
      )}
    </div>
  )
}
