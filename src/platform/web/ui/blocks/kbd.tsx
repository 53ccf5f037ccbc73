export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded-[5px] border border-line bg-sunken px-1.5 py-1 [font-family:inherit] text-2xs leading-none font-ui text-ink-2">
      {children}
    </kbd>
  )
}
