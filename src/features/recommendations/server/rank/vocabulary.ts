/** Numbers for words: skills, employers. A word keeps its number for the life of the table. */
export class Numbers {
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []

  get size(): number {
    return this.#words.length
  }

  of(word: string): number {
    const number = this.#numbers.get(word)
    if (number !== undefined) return number
    const fresh = this.#words.length
    this.#numbers.set(word, fresh)
    this.#words.push(word)
    return fresh
  }

  find(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  word(number: number): string {
    return this.#words[number] ?? ''
  }
}
