import { useEffect, useState } from 'react'

/** Returns an object URL for bytes, valid as long as the page shows them. */
export function useObjectAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const url = URL.createObjectURL(bytes)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [bytes])
  return address
}
