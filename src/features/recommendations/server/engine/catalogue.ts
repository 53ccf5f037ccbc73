import { getOfferChangesSince, listOffersById, listOpenOffers } from '../offers.queries.ts'
import { People } from '../people/people.ts'
import { listPeopleById, getPeopleChangesSince, listPublishedPeople } from '../people/people.queries.ts'
import { Recommender } from '../rank/recommender.ts'
import { Connection } from './connection.ts'
import { RefreshingCache } from './refreshing-cache.ts'

const NEVER = new Date(8e15)

/** All open opportunities and all published people, ready for ranking; each loads on the first use. */
export class Catalogue {
  readonly #offers = new Recommender()
  readonly #people = new People()
  readonly #connection: Connection
  readonly #offersCache: RefreshingCache
  readonly #peopleCache: RefreshingCache

  constructor(databaseUrl: string) {
    const connection = new Connection(databaseUrl)
    const onFailure = () => connection.drop()
    this.#connection = connection
    this.#offersCache = new RefreshingCache({
      isFragmented: () => this.#offers.isFragmented,
      readAll: () => this.#readOffers(),
      readChanged: (since, invalidated) => this.#readChangedOffers(since, invalidated),
      onFailure,
    })
    this.#peopleCache = new RefreshingCache({
      isFragmented: () => this.#people.isFragmented,
      readAll: () => this.#readPeople(),
      readChanged: (since) => this.#readChangedPeople(since),
      onFailure,
    })
  }

  invalidate(changed: readonly string[] | null): void {
    this.#offersCache.invalidate(changed)
  }

  async offers(): Promise<Recommender> {
    await this.#offersCache.refresh()
    return this.#offers
  }

  async people(): Promise<People> {
    await this.#peopleCache.refresh()
    return this.#people
  }

  async #readOffers(): Promise<Date> {
    const client = await this.#connection.open()
    const { until } = await getOfferChangesSince(client, NEVER)
    await this.#offers.load(listOpenOffers(client))
    return until
  }

  async #readChangedOffers(since: Date, invalidated: readonly string[]): Promise<Date> {
    const client = await this.#connection.open()
    const { ids, until } = await getOfferChangesSince(client, since)
    const all = [...new Set([...invalidated, ...ids])]
    if (all.length > 0) this.#offers.change(all, await listOffersById(client, all))
    return until
  }

  async #readPeople(): Promise<Date> {
    const client = await this.#connection.open()
    const { until } = await getPeopleChangesSince(client, NEVER)
    await this.#people.load(listPublishedPeople(client))
    return until
  }

  async #readChangedPeople(since: Date): Promise<Date> {
    const client = await this.#connection.open()
    const { ids, until } = await getPeopleChangesSince(client, since)
    if (ids.length > 0) this.#people.change(ids, await listPeopleById(client, ids))
    return until
  }
}
