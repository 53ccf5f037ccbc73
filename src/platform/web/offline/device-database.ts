type Ask = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>

/** One store of a database on this device. Rejects where the device has no room or keeps nothing. */
export function deviceDatabase(database: string, store: string): Ask {
  let opened: Promise<IDBDatabase> | undefined
  const forgetOpened = () => {
    opened = undefined
  }

  function open(): Promise<IDBDatabase> {
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      request.addEventListener('success', () => {
        // The browser may take it away, such as when site data are cleared; the next use opens it anew.
        request.result.addEventListener('close', forgetOpened)
        resolve(request.result)
      })
    })
    opening.catch(forgetOpened)
    return opening
  }

  return async (mode, ask) => {
    opened ??= open()
    const connection = await opened
    return new Promise((resolve, reject) => {
      const transaction = connection.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing is kept')))
    })
  }
}
