import { useState } from 'react'

/** Returns one id for an entry until it has arrived, so that a retry enters nothing twice. */
export function useEntryId() {
  const [id, setId] = useState(() => crypto.randomUUID())
  return { id, renew: () => setId(crypto.randomUUID()) }
}
