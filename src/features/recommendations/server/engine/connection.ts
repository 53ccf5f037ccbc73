import { Client } from 'pg'

/** The thread's own database connection, opened when needed and reopened when it broke. */
export class Connection {
  #client: Client | undefined
  readonly #databaseUrl: string

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
  }

  async open(): Promise<Client> {
    if (this.#client) return this.#client
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'zamah-recommendations',
    })
    client.on('error', () => (this.#client = undefined))
    await client.connect()
    return (this.#client = client)
  }

  async drop(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }
}
