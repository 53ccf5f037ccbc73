import { Client } from 'pg'
import { changedSince, offersById, openOffers } from '../offers.queries.ts'
import { Recommender } from '../rank/recommender.ts'

/** A change that nobody told of is seen after this at the latest. */
const LOOK_EVERY_MS = 30_000
/** Likes are counted, and what was worn is tidied, when all is read again. */
const READ_AGAIN_MS = 3_600_000
/** A transaction may end later than the moment that its row states. */
const OVERLAP_MS = 60_000
const EPOCH = new Date(0)

/** All open opportunities, ready to be ranked, and kept as the database has them. */
export class Catalogue {
  readonly #recommender = new Recommender()
  readonly #databaseUrl: string
  readonly #told = new Set<string>()
  #client: Client | undefined
  #until = EPOCH
  #lookedAt = -Infinity
  #readAt = -Infinity
  #busy: Promise<void> = Promise.resolve()

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
  }

  hear(changed: readonly string[] | null): void {
    for (const id of changed ?? []) this.#told.add(id)
    if (changed === null) this.#lookedAt = -Infinity
  }

  /** One after another, so that nobody ranks half of a change. */
  async current(): Promise<Recommender> {
    const turn = this.#busy.then(() => this.#refresh())
    this.#busy = turn.catch(() => undefined)
    await turn
    return this.#recommender
  }

  async #refresh(): Promise<void> {
    const now = performance.now()
    const isOld = now - this.#readAt > READ_AGAIN_MS || this.#recommender.isWorn
    if (!isOld && now - this.#lookedAt < LOOK_EVERY_MS && this.#told.size === 0) return
    try {
      const client = await this.#connected()
      if (isOld) await this.#readAll(client)
      else await this.#readChanged(client)
      this.#lookedAt = now
    } catch (error) {
      await this.#client?.end().catch(() => undefined)
      this.#client = undefined
      // What is known is better than nothing while the database is away.
      if (this.#readAt === -Infinity) throw error
    }
  }

  async #readAll(client: Client): Promise<void> {
    const { until } = await changedSince(client, new Date(8e15))
    this.#told.clear()
    await this.#recommender.load(openOffers(client))
    this.#until = until
    this.#readAt = performance.now()
  }

  async #readChanged(client: Client): Promise<void> {
    const told = [...this.#told]
    const { ids, until } = await changedSince(client, new Date(this.#until.getTime() - OVERLAP_MS))
    const all = [...new Set([...told, ...ids])]
    if (all.length > 0) this.#recommender.change(all, await offersById(client, all))
    this.#until = until
    for (const id of told) this.#told.delete(id)
  }

  async #connected(): Promise<Client> {
    if (this.#client) return this.#client
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'zamah-recommendations',
    })
    client.on('error', () => (this.#client = undefined))
    await client.connect()
    return (this.#client = client)
  }
}
