declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** Cuts a font to the characters of a text; the package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, Axis>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
