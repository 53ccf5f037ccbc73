import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type Cv, saveCv } from '../../contract/cv.endpoints.ts'
import { CV_SECTIONS, type CvVariant, DESIGNS, FACTS, SCRIPTS } from '../../contract/variant.ts'
import { offeredIn, variantOf } from './draft.ts'
import { useCvStore } from './use-cv.ts'

/** Edits a CV, which saves itself once it has a name. */
export function useDraftCv(cv: Cv) {
  const store = useCvStore(cv.id)
  const autosave = useAutosave<CvVariant>({
    name: `cv.${cv.id}`,
    saved: { value: variantOf(cv), version: cv.version },
    async send(body, ifMatch) {
      const answer = await call(saveCv, { params: { id: cv.id }, body, autosave: true, ifMatch })
      store.write(answer)
      return answer.version
    },
    reload: store.reload,
    isHeld: isNameless,
    isReadable,
  })
  const { value: draft } = autosave
  return { ...autosave, cv, draft, offered: offeredIn(draft, cv) }
}

/** Returns true if every choice still exists; the server checks the rest, so that this screen needs no schemas. */
function isReadable({ design, script, shows, sections }: Partial<CvVariant>): boolean {
  return (
    DESIGNS.some((one) => one === design) &&
    SCRIPTS.some((one) => one === script) &&
    FACTS.every((fact) => typeof shows?.[fact] === 'boolean') &&
    Array.isArray(sections) &&
    sections.every(({ name, entries }) => CV_SECTIONS.includes(name) && Array.isArray(entries))
  )
}

function isNameless({ name }: CvVariant): boolean {
  return name.trim() === ''
}

export type DraftCv = ReturnType<typeof useDraftCv>
