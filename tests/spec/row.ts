/** A test as written: its file and its exact title, with placeholders. */
export type TestName = { file: string; name: string }

/** One sentence or table row of the specification, in our own words, and its tests. */
export type Row = { id: string; says: string; tests: readonly TestName[]; later?: string }

/** Returns a row of a finished area. */
export function row(id: string, says: string, ...tests: TestName[]): Row {
  return { id, says, tests }
}

/** Returns a row of an area in a later issue. */
export function later(id: string, says: string, area: string): Row {
  return { id, says, tests: [], later: area }
}

/** Returns a function that names tests of one file. */
export function testsOf(file: string) {
  return (name: string): TestName => ({ file, name })
}
