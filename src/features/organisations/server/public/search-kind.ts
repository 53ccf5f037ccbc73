import type { SearchKind } from '#platform/server/search-kind.ts'
import { listVerified } from './public.service.ts'

/** Finds verified organisations by name. */
export const organisationKind: SearchKind = {
  id: 'organisations',
  icon: 'organisation',
  async find({ services, query, limit }) {
    const { organisations } = await listVerified(services.db, { query })
    return organisations.slice(0, limit).map(({ name, slug }) => ({
      title: name,
      text: '',
      path: `/organisations/${slug}`,
    }))
  },
}
