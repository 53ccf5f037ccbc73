import { useState } from 'react'
import type { SectionName } from '#features/profiles/contract/section-order.ts'
import { isConflict } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { acceptCvImport } from '../../contract/cv-import.endpoints.ts'
import type { Proposal } from '../../contract/proposal.ts'
import { type Choices, composed, type Row } from '../../contract/review.ts'
import { contentsOf, type ImportStore, type OwnProfile } from '../use-import.ts'
import { useText } from '../use-text.ts'

type Input = {
  proposal: Proposal
  profile: OwnProfile
  store: ImportStore
  rows: readonly Row[]
  chosen: Choices
  onTaken: () => void
}

/** Imports the chosen items; a conflict with changes elsewhere is explained, and every choice stays. */
export function useApply({ proposal, profile, store, rows, chosen, onTaken }: Input) {
  const t = useText()
  const [conflict, setConflict] = useState<SectionName[]>([])
  const { busy, problem, act } = useAct({ failed: t('general'), inline: true })

  async function apply() {
    setConflict([])
    await act(async () => {
      const changed = composed(contentsOf(profile), rows, chosen)
      const sections = Object.fromEntries(
        Object.entries(changed).map(([name, content]) => [
          name,
          { version: profile.sections[name as SectionName].version, content },
        ]),
      )
      const answer = await call(acceptCvImport, { body: { id: proposal.id, sections } }).catch(
        explainConflict,
      )
      if (!answer) return
      const { undo } = answer
      onTaken()
      store.show({ proposal, undo })
      await store.reloadProfile()
    })
  }
  async function explainConflict(failure: unknown) {
    if (!isConflict(failure)) throw failure
    setConflict(Object.keys(failure.fields) as SectionName[])
    await store.reloadProfile()
  }
  return { busy, problem, conflict, apply }
}

export type Apply = ReturnType<typeof useApply>
