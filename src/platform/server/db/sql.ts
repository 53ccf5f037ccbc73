/**
 * A statement or a part of one: texts with values between them, which the database gets apart from the text.
 * `sql` makes it of a template; parts stand in other parts: sql`select 1 from users where ${condition}`.
 */
export class SQL {
  readonly #texts: readonly string[]
  readonly #values: readonly unknown[]

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.#texts = texts
    this.#values = values
  }

  /** Returns what the driver sends: the text with numbered places, and their values. */
  toQuery(): { text: string; values: unknown[] } {
    const values: unknown[] = []
    return { text: this.#write(values), values }
  }

  #write(values: unknown[]): string {
    let text = this.#texts[0] ?? ''
    for (const [index, value] of this.#values.entries()) {
      if (value instanceof SQL) text += value.#write(values)
      else if (value !== undefined)
        text += `$${values.push(value instanceof Parameter ? value.value : value)}`
      text += this.#texts[index + 1] ?? ''
    }
    return text
  }
}

class Parameter {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** What stands between the texts: a part, a value, or `undefined` for nothing; a list is given with `sql.param()`. */
type Value = SQL | Parameter | string | number | bigint | boolean | Date | Uint8Array | null | undefined

export function sql(texts: TemplateStringsArray, ...values: readonly Value[]): SQL {
  return new SQL(texts, values)
}

/** A text as it is; it must never come from outside. */
sql.raw = (text: string): SQL => new SQL([text], [])

/** The name of a table or a column. */
sql.identifier = (name: string): SQL => new SQL([`"${name.replaceAll('"', '""')}"`], [])

/** A value of any type as one parameter; the driver sends an array as one of the database. */
sql.param = (value: unknown): Parameter => new Parameter(value)

/** Parts one after another, with the same text between them. */
sql.join = (parts: readonly Value[], between: SQL = sql``): SQL =>
  new SQL(
    [],
    parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])),
  )
