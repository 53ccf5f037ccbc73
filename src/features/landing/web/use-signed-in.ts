import { useEffect, useState } from 'react'
import { storedAccessToken } from '#platform/web/api/stored-tokens.ts'

/** Returns whether this browser has a session; the server never knows, so every page arrives as for a visitor. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(storedAccessToken() !== null), [])
  return signedIn
}
