/** A name of a skill as stems; `words` are the same as written. */
export type SkillLabel = {
  skill: number
  stems: readonly string[]
  words: readonly string[]
  /** 1 for the first name, less for others. */
  weight: number
  /** A name like Polish or PLC, which only matches the exact word. */
  isProper: boolean
  /** Chosen by us or the first name, so it means nothing else. */
  isChosen: boolean
}

/**
 * All names of all skills, found by their rarest stem: a text only touches names whose rarest word it contains, so the time
 * does not grow with the number of skills.
 */
export class LabelTable {
  readonly stems = new Map<string, number>()
  readonly skillOf: Int32Array
  readonly weightOf: Float32Array
  /** Offsets of each label's stems; the rarest comes first. */
  readonly starts: Int32Array
  readonly parts: Int32Array
  readonly rarity: Float32Array
  readonly total: Float32Array
  readonly words: (readonly string[])[]
  readonly isProper: boolean[]
  readonly isChosen: boolean[]
  /** A number per stem, zero between two uses. */
  readonly scratch: Float32Array
  readonly #byAnchor: Int32Array[]

  constructor(labels: readonly SkillLabel[], skills: number) {
    const owners: Set<number>[] = []
    for (const { skill, stems } of labels)
      for (const stem of stems) {
        const number = this.stems.get(stem) ?? this.stems.size
        this.stems.set(stem, number)
        ;(owners[number] ??= new Set()).add(skill)
      }
    this.rarity = Float32Array.from(owners, (set) => Math.log(1 + skills / (set.size + 0.5)))
    this.scratch = new Float32Array(owners.length)
    this.skillOf = Int32Array.from(labels, ({ skill }) => skill)
    this.weightOf = Float32Array.from(labels, ({ weight }) => weight)
    this.words = labels.map(({ words }) => words)
    this.isProper = labels.map(({ isProper }) => isProper)
    this.isChosen = labels.map(({ isChosen }) => isChosen)
    this.starts = new Int32Array(labels.length + 1)
    this.total = new Float32Array(labels.length)
    const parts: number[] = []
    const anchors: number[][] = owners.map(() => [])
    labels.forEach(({ stems }, label) => {
      const numbers = [...new Set(stems)].map((stem) => this.stems.get(stem)!)
      numbers.sort((a, b) => this.rarity[b]! - this.rarity[a]!)
      anchors[numbers[0]!]!.push(label)
      parts.push(...numbers)
      this.starts[label + 1] = parts.length
      this.total[label] = numbers.reduce((sum, number) => sum + this.rarity[number]!, 0)
    })
    this.parts = Int32Array.from(parts)
    this.#byAnchor = anchors.map((list) => Int32Array.from(list))
  }

  /** Returns labels with this rarest stem. */
  anchoredAt(stem: number): Int32Array {
    return this.#byAnchor[stem] ?? NONE
  }
}

const NONE = new Int32Array()
