import { useSearchParams } from 'react-router'

/** Keeps the filters of a list in the address: an empty value removes its condition. */
export function useAddressFilter<Name extends string>() {
  const [search, setSearch] = useSearchParams()
  return {
    search,
    ask(name: Name, value: string) {
      const next = new URLSearchParams(search)
      if (value === '') next.delete(name)
      else next.set(name, value)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  }
}
