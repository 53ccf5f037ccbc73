import { useState } from 'react'
import type { SectionName } from '#features/profiles/contract/section-order.ts'
import { errorText, isConflict } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { applyCvImport } from '../../contract/cv-import.endpoints.ts'
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
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [conflict, setConflict] = useState<SectionName[]>([])

  async function apply() {
    setBusy(true)
    setError(undefined)
    setConflict([])
    try {
      const changed = composed(contentsOf(profile), rows, chosen)
      const sections = Object.fromEntries(
        Object.entries(changed).map(([name, content]) => [
          name,
          { version: profile.sections[name as SectionName].version, content },
        ]),
      )
      const { undo } = await call(applyCvImport, { body: { id: proposal.id, sections } })
      onTaken()
      store.show({ proposal, undo })
      await store.reloadProfile()
    } catch (failure) {
      if (isConflict(failure)) {
        setConflict(Object.keys(failure.fields) as SectionName[])
        await store.reloadProfile()
      } else setError(errorText(failure, t('general')))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, conflict, apply }
}

export type Apply = ReturnType<typeof useApply>
