const STORE = 'feed.position'

/** Where a member was in a list of posts: the post at the top of the window, and how far below the edge it began. */
export type Position = {
  /** The entry of the browser's history. */
  entry: string
  /** When the document began in which it was. */
  document: number
  post: string
  top: number
}

/** How the reader came to the list. */
export type Arrival = {
  entry: string
  document: number
  /** Back or forward, or the first page of a document. */
  isPop: boolean
  /** How the document came: a reload and a way back return to where one was, an address that is opened anew does not. */
  load: string
}

/** Whether the reader comes back to where they were, and does not open the list anew. */
export function isReturn(position: Position, { entry, document, isPop, load }: Arrival): boolean {
  if (!isPop || position.entry !== entry) return false
  return position.document === document || load === 'reload' || load === 'back_forward'
}

/** Reads where the reader of this tab was, if they come back there. */
export function returnPosition(at: Pick<Arrival, 'entry' | 'isPop'>): Position | undefined {
  const position = stored()
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const arrival = { ...at, document: performance.timeOrigin, load: entry?.type ?? 'navigate' }
  return position && isReturn(position, arrival) ? position : undefined
}

export function keepPosition(position: Omit<Position, 'document'>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...position, document: performance.timeOrigin }))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function stored(): Position | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as Position | null) ?? undefined
  } catch {
    return undefined
  }
}
