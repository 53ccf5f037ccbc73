/** One figure: its labels, as Prometheus writes them, and its value. */
export type Sample = [labels: Record<string, string>, value: number]

/** Returns the lines of a metric in the text format of Prometheus. */
export function metricLines(name: string, type: 'gauge' | 'counter', samples: readonly Sample[]): string[] {
  return [
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => {
      const inside = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
      return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`
    }),
  ]
}
