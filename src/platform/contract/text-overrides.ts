type Tree = { readonly [key: string]: unknown }

/** Other words for texts of a catalogue, by the way to each: `title.label`. */
export type Overrides = Readonly<Record<string, unknown>>

/** The catalogue with other words where there are any; a way that leads to no text changes nothing. */
export function withOverrides<T extends Tree>(catalogue: T, overrides: Overrides): T {
  // Only leaves become others, so the shape stays.
  return replaced(catalogue, overrides, '') as T
}

function replaced(tree: Tree, overrides: Overrides, above: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const way = above + key
      if (Object.hasOwn(overrides, way)) return [key, overrides[way]]
      const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [key, isBranch ? replaced(value as Tree, overrides, `${way}.`) : value]
    }),
  )
}
