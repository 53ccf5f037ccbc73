import { awake } from '#platform/server/areas/live-areas.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { fold, foldedWords } from '#platform/contract/fold.ts'
import type { Feature, Registry } from '#platform/server/feature.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { HITS_PER_KIND, searchEverything } from '../contract/everything.endpoints.ts'
import { searchOpportunities } from './find/search.service.ts'

const SEARCHES_A_MINUTE = 120

/** Searches every feature for a member; kinds without a hit are left out. */
export function everythingRoute(features: Registry): Route {
  return route(searchEverything, 'member', async ({ services, session, locale, query: { query } }) => {
    const key = `search:everything:${session.userId}`
    await limitOrThrow(services.db, { key, limit: SEARCHES_A_MINUTE, windowSeconds: 60 })
    const input = { services, session, locale, query, limit: HITS_PER_KIND }
    const searched = kindsOf(awake(services, features())).filter(
      ({ kind }) => !(kind.isPrivate && session.impersonation),
    )
    const kinds = await Promise.all(
      searched.map(async ({ kind, catalogues }) => {
        const hits = await kind.find(input)
        return {
          id: kind.id,
          title: registeredText(catalogues, locale, 'search', 'kinds', kind.id) ?? kind.id,
          hits: hits
            .slice(0, HITS_PER_KIND)
            .map((hit) => ({ ...hit, icon: kind.icon, photo: hit.photo ?? null })),
        }
      }),
    )
    return { kinds: bestFirst(kinds, query) }
  })
}

/** Kinds with a hit that is called so precede those that only mention the words; empty ones are left out. */
function bestFirst<K extends { hits: readonly { title: string }[] }>(
  kinds: readonly K[],
  query: string,
): K[] {
  const words = foldedWords(query)
  const isCalledSo = ({ hits }: K) =>
    hits.some(({ title }) => words.every((word) => ` ${fold(title)}`.includes(` ${word}`)))
  return kinds
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)))
}

function kindsOf(features: readonly Feature[]) {
  const kinds = features.flatMap(({ searchKinds = [], catalogues }) =>
    searchKinds.map((kind) => ({ kind, catalogues })),
  )
  return kinds.toSorted((one, other) => (one.kind.order ?? 50) - (other.kind.order ?? 50))
}

/** Open opportunities, by the index of their own lists. */
export const opportunitySearch: SearchKind = {
  id: 'opportunities',
  icon: 'opportunity',
  order: 10,
  async find({ services, session, locale, query, limit }) {
    const { items, without } = await searchOpportunities({
      services,
      query: { q: query },
      session,
      match: undefined,
      countsMisses: false,
    })
    // There is no room to say what is only near.
    if (without.length > 0) return []
    return items.slice(0, limit).map(({ title, organisation, slug }) => ({
      title: readText(title, locale).text,
      text: organisation.name,
      path: `/opportunities/${slug}`,
    }))
  },
}
