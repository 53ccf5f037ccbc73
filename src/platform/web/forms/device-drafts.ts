import { deviceDatabase } from '../offline/device-database.ts'

const inStore = deviceDatabase('drafts', 'drafts')

/** A kept draft with a mark that identifies it, because another tab may have kept something else since. */
export type StoredDraft = { value: unknown; version: string; mark: string }

/** Where one draft of one member lies on this device. */
export type DraftPlace = {
  read(): Promise<StoredDraft | undefined>
  /** Rejects where the device has no room or keeps nothing. */
  keep(draft: StoredDraft): Promise<void>
  /** Removes what bears the mark, and nothing that was kept since. */
  drop(mark: string): Promise<void>
}

/** The member is part of the key: whoever signs in next on this device never sees it. */
export function draftPlace(member: string, name: string): DraftPlace {
  const key = [member, name]
  return {
    read: () => inStore('readonly', (store) => store.get(key) as IDBRequest<StoredDraft | undefined>),
    keep: async (draft) =>
      void (await inStore('readwrite', (store) => {
        const request = store.put(draft, key)
        // At once: the page may be gone the next moment.
        store.transaction.commit()
        return request
      })),
    drop: async (mark) =>
      void (await inStore('readwrite', (store) => {
        const request = store.get(key) as IDBRequest<StoredDraft | undefined>
        request.addEventListener('success', () => {
          if (request.result?.mark === mark) store.delete(key)
        })
        return request
      })),
  }
}

/** Names of what a member has left here unsaved, as far as they begin so. */
export async function draftNames(member: string, prefix: string): Promise<string[]> {
  const keys = await inStore('readonly', (store) => store.getAllKeys(allOf(member)))
  return keys.flatMap((key) => {
    const [, name] = key as [string, string]
    return name.startsWith(prefix) ? [name] : []
  })
}

function allOf(member: string): IDBKeyRange {
  // Arrays come after all texts, so that the range ends with this member's names.
  return IDBKeyRange.bound([member], [member, []])
}
