import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { BULK_MAX, previewSuspensions, type SuspensionPreview } from '../../../contract/bulk.endpoints.ts'

/** Asks what suspending these accounts would do, so many in each call. */
export function useSuspensionPreview(users: readonly string[]) {
  const locale = useLocale()
  return useQuery({
    queryKey: [previewSuspensions.path, locale, users],
    queryFn: async () => {
      const parts: SuspensionPreview[] = []
      for (const some of partsOf(users)) parts.push(await call(previewSuspensions, { body: { users: some } }))
      return together(parts)
    },
    enabled: users.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function partsOf(users: readonly string[]): string[][] {
  const count = Math.ceil(users.length / BULK_MAX)
  return Array.from({ length: count }, (_, part) => users.slice(part * BULK_MAX, (part + 1) * BULK_MAX))
}

function together(parts: readonly SuspensionPreview[]): SuspensionPreview {
  const roles = new Map<string, SuspensionPreview['roles'][number]>()
  for (const { id, title, names } of parts.flatMap((part) => part.roles))
    roles.set(id, { id, title, names: [...(roles.get(id)?.names ?? []), ...names] })
  return {
    suspended: parts.flatMap((part) => part.suspended),
    skipped: parts.flatMap((part) => part.skipped),
    roles: [...roles.values()],
  }
}
