import { useState } from 'react'

/** One id for what is being written until it has arrived, so that sending it again enters nothing twice. */
export function useEntryId() {
  const [id, setId] = useState(() => crypto.randomUUID())
  return { id, renew: () => setId(crypto.randomUUID()) }
}
