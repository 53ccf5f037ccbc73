import { Waiting as Part } from '#platform/web/ui/blocks/waiting.tsx'
import { useText } from './use-text.ts'

/** What stands where something is still to come or could not be had, in the words of this feature. */
export function Waiting({ query }: Pick<Parameters<typeof Part>[0], 'query'>) {
  return <Part query={query} t={useText()} />
}
