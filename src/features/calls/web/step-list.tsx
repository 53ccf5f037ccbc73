import { Block } from '#features/content/web/index.ts'

/** Shows numbered steps with the blocks `<id>-step-<n>-title` and `-text`; the last one is apricot. */
export function StepList({ id, steps }: { id: string; steps: readonly number[] }) {
  return (
    <ol className="grid lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
      {steps.map((step) => (
        <li
          key={step}
          className="group grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-3.5 border-t border-line py-3.5 lg:grid-cols-1"
        >
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-stone bg-river-tint font-strong text-river-ink group-last:bg-apricot group-last:text-on-apricot"
          >
            {step}
          </span>
          <div>
            <Block id={`${id}-step-${step}-title`} as="h3" className="text-md" />
            <Block id={`${id}-step-${step}-text`} as="p" className="text-sm text-ink-2" />
          </div>
        </li>
      ))}
    </ol>
  )
}
