import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type Cv, saveCv } from '../../contract/cv.endpoints.ts'
import { type CvVariant, cvVariant } from '../../contract/variant.ts'
import { offeredIn, variantOf } from './draft.ts'
import { useCvStore } from './use-cv.ts'

/** A CV that is being arranged; it saves itself, once it has a name. */
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
    // The name may be empty while somebody types another.
    isReadable: (kept) => cvVariant.safeParse({ ...kept, name: kept.name || 'CV' }).success,
  })
  const { value: draft } = autosave
  return { ...autosave, cv, draft, offered: offeredIn(draft, cv) }
}

function isNameless({ name }: CvVariant): boolean {
  return name.trim() === ''
}

export type DraftCv = ReturnType<typeof useDraftCv>
