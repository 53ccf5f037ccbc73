const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The verbs that endpoints begin with. The rest of a name follows the address. */
export const endpointVerbs = words(`
  get list search create update delete add remove save restore export import upload preview submit withdraw publish archive
  close cancel confirm accept decline reject decide propose assign send invite request answer verify sign start end complete
  release merge refresh reset`)

/**
 * The verbs that queries begin with: `get` always returns its row and `find` may not, `save` inserts or updates, `claim`
 * takes work that no other process gets, `consume` uses a one-time value. `is` and `has` answer yes or no, in SQL too.
 */
export const queryVerbs = words(
  'get list find count is has insert save update delete lock release claim consume',
)

/** How many names begin with each other verb. The numbers may only fall. */
export const otherEndpointVerbs: Readonly<Record<string, number>> = {}

export const otherQueryVerbs: Readonly<Record<string, number>> = {}
