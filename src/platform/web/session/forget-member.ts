/** Settings of the device itself, whoever uses it; the tokens are removed when the server knows. */
const STAYS = new Set([
  'preferred-language',
  'theme',
  'consent',
  'script',
  'saver',
  'accessToken',
  'refresh_token',
])

/**
 * Takes everything of a member off this device: what waits to be sent, what was drafted and recorded, what was voted. Others
 * who use it keep theirs, because the member is part of each key.
 */
export async function forgetMember(member: string): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!STAYS.has(key)) localStorage.removeItem(key)
  const databases = await indexedDB.databases()
  await Promise.all(databases.map(({ name }) => name && forgetIn(name, member)))
}

async function forgetIn(name: string, member: string): Promise<void> {
  const database = await result(indexedDB.open(name))
  try {
    for (const store of database.objectStoreNames) {
      const transaction = database.transaction(store, 'readwrite')
      const keys = await result(transaction.objectStore(store).getAllKeys())
      for (const key of keys)
        if (JSON.stringify(key).includes(member)) transaction.objectStore(store).delete(key)
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve)
        transaction.addEventListener('abort', reject)
      })
    }
  } finally {
    database.close()
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing is kept')))
  })
}
