/** A test as it is written: its file and its exact title, placeholders and all. */
export type TestName = { file: string; name: string }

/** One sentence or table row of the specification, in our own words, and what holds it. */
export type Row = { id: string; says: string; tests: readonly TestName[]; later?: string }

/** A row of an area that is built. */
export function row(id: string, says: string, ...tests: TestName[]): Row {
  return { id, says, tests }
}

/** A row of an area that comes with a later issue. */
export function later(id: string, says: string, area: string): Row {
  return { id, says, tests: [], later: area }
}

/** Names tests of one file. */
export function testsOf(file: string) {
  return (name: string): TestName => ({ file, name })
}
