import type { Page } from '@playwright/test'

/** Returns the lists that this device stores for reading offline, by name, with their whole content. */
export async function keptForReading(page: Page): Promise<Map<string, string>> {
  const lists = await page.evaluate<[string, string][]>(
    `new Promise((resolve) => { const opening = indexedDB.open('drafts'); opening.onupgradeneeded = () => opening.transaction.abort(); opening.onerror = () => resolve([]); opening.onsuccess = () => { const store = opening.result.transaction('drafts').objectStore('drafts'); const [keys, values] = [store.getAllKeys(), store.getAll()]; values.onsuccess = () => { opening.result.close(); resolve(keys.result.map(([, name], at) => [name, JSON.stringify(values.result[at])]).filter(([name]) => name.startsWith('readable/')).toSorted()) } } })`,
  )
  return new Map(lists)
}
