import { useQuery } from '@tanstack/react-query'
import { getProviders } from '#features/google/contract/google.endpoints.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { useText } from '../use-text.ts'
import { ask } from './ask.ts'

const NAME = 'keepIdentities'

/** Asks whether to keep signing in with Google if it is linked; without a link, explains why the choice does not matter. */
export function KeepIdentities() {
  const t = useText()
  const { data } = useQuery({
    queryKey: [getProviders.path],
    queryFn: ({ signal }) => ask(getProviders, { signal }),
    retry: false,
  })
  if (data?.google !== true) return null
  return <Checkbox name={NAME} label={t('google.keep')} help={t('google.keepHelp')} />
}

/** Returns the form's choice; empty if nothing was chosen. */
export function identityChoice(data: FormData): { keepIdentities?: true } {
  return data.has(NAME) ? { keepIdentities: true } : {}
}
